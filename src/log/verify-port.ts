/** What the page and the worker that checks entries say to each other, and the page's end of it. */
import {BadMessage} from '../base/bad-message.ts';
import type {Json} from '../base/json.ts';
import type {Ed25519} from './sign.ts';
import type {VerifyOptions} from './verify.ts';

export interface VerifyRequest {
  readonly entries: readonly string[];
}

export type VerifyReply =
  | {readonly done: number; readonly total: number}
  | {readonly good: true; readonly signatures: number; readonly way: Ed25519['name']}
  | {readonly good: false; readonly code: string; readonly details: {readonly [field: string]: Json}}
  | {readonly error: string};

/** The part of `Worker` that is used. */
export interface VerifyThread {
  postMessage(message: VerifyRequest): void;
  addEventListener(type: 'message', listener: (event: {readonly data: unknown}) => void): void;
  addEventListener(type: 'error', listener: (event: Event) => void): void;
  terminate(): void;
}

/**
 * Checks entries on a worker, or in slices on the page where no worker starts.
 * @param start opens the thread: `() => new Worker('verify.js', {type: 'module'})`
 * @returns how many signatures were checked
 * @throws BadMessage of the first wrong entry; the signal's reason when aborted
 */
export async function verifyAside(
  start: () => VerifyThread,
  entries: readonly string[],
  options: VerifyOptions = {},
): Promise<number> {
  let thread: VerifyThread;
  try {
    thread = start();
  } catch {
    return onPage(entries, options);
  }
  try {
    return await outcome(thread, entries, options);
  } catch (error) {
    if (error !== BROKEN) throw error;
    return onPage(entries, options);
  } finally {
    thread.terminate();
  }
}

/** On this thread, in slices. Loaded only where no worker starts. */
async function onPage(entries: readonly string[], options: VerifyOptions): Promise<number> {
  const {verifyEntries} = await import('./verify.ts');
  return (await verifyEntries(entries, options)).signatures;
}

/** The worker's script could not be loaded or failed: no statement about the entries. */
const BROKEN = Symbol('broken worker');

function outcome(
  thread: VerifyThread,
  entries: readonly string[],
  {onProgress, signal}: VerifyOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason), {once: true});
    thread.addEventListener('error', () => reject(BROKEN));
    thread.addEventListener('message', ({data}) => {
      const reply = data as VerifyReply;
      if ('done' in reply) onProgress?.(reply.done, reply.total);
      else if ('error' in reply) reject(BROKEN);
      else if (reply.good) resolve(reply.signatures);
      else reject(new BadMessage(reply.code, reply.details));
    });
    thread.postMessage({entries});
  });
}
