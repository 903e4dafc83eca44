/**
 * What an entry of the log says about dealing, unread. Apart from those who read it: the page hands it on, and needs none of
 * the mathematics.
 */
import {fromBase64url} from '../../base/bytes.ts';
import type {Owed} from '../../fair/index.ts';
import type {Entry} from '../../log/entry.ts';
import type {SETTLED} from './folding.ts';

/** What it says about dealing: a step of its own, or the proofs of the cards that an action shows. */
export function fairOf({kind, payload}: Pick<Entry, 'kind' | 'payload'>) {
  if (kind === 'fair' || kind === 'dealt') {
    const {step, bytes} = payload as {readonly step: string; readonly bytes: string};
    // An unknown step is refused where the steps are known.
    return {step: step as Owed['kind'] | typeof SETTLED, bytes: fromBase64url(bytes) ?? new Uint8Array()};
  }
  const shows = kind === 'action' ? (payload as {readonly shows?: unknown}).shows : undefined;
  return typeof shows === 'string'
    ? {step: 'action' as const, bytes: fromBase64url(shows) ?? new Uint8Array()}
    : null;
}
