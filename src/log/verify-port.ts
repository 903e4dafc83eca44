/** What the page and the worker that checks entries say to each other, and the page's end of it. */

import {aside, type Progress} from '../base/aside.ts';
import {BadMessage} from '../base/bad-message.ts';
import type {AnyCode} from '../base/codes.ts';
import type {Json} from '../base/json.ts';
import {loadModule} from '../base/load-module.ts';
import type {Failed, Thread} from '../base/thread.ts';
import type {Ed25519} from './sign.ts';
import type {VerifyOptions} from './verify.ts';

export interface VerifyRequest {
  readonly entries: readonly string[];
}

type Verdict =
  | {readonly good: true; readonly signatures: number; readonly way: Ed25519['name']}
  | {readonly good: false; readonly code: AnyCode; readonly details: {readonly [field: string]: Json}};

export type VerifyReply = Progress | Verdict | Failed;

/**
 * Checks entries on a worker, or in slices on the page where no worker starts.
 * @param start opens the thread: `() => new Worker('verify.js', {type: 'module'})`
 * @returns how many signatures were checked
 * @throws BadMessage of the first wrong entry; the signal's reason when aborted
 */
export async function verifyAside(
  start: () => Thread,
  entries: readonly string[],
  options: VerifyOptions = {},
): Promise<number> {
  let verdict: Verdict;
  try {
    verdict = await aside(start, {entries} satisfies VerifyRequest, options);
  } catch {
    options.signal?.throwIfAborted();
    // The worker's script could not be loaded or failed: no statement about the entries.
    return onPage(entries, options);
  }
  if (!verdict.good) throw new BadMessage(verdict.code, verdict.details);
  return verdict.signatures;
}

/** On this thread, in slices. Loaded only where no worker starts. */
async function onPage(entries: readonly string[], options: VerifyOptions): Promise<number> {
  const {verifyEntries} = await loadModule(() => import('./verify.ts'));
  return (await verifyEntries(entries, options)).signatures;
}
