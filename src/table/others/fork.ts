/**
 * Two entries with one number, both under the host's seal: whoever holds both can prove to everybody that the host
 * showed different logs to different people.
 */
import {BadMessage} from '../../base/bad-message.ts';
import {decodeEntry} from '../../log/entry.ts';
import type {Ledger} from '../playing/ledger.ts';

/** Texts of two entries. */
export type ForkProof = readonly [string, string];

/** Number of an entry, read off its text; null when it is none. */
export const numberOf = (text: string): number | null => {
  const digits = /^\{"n":(0|[1-9]\d{0,8}),/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Its term, likewise. */
export const termOf = (text: string): number | null => {
  const digits = /^\{"n":\d{1,9},"t":(0|[1-9]\d{0,9}),/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** The number at which a proof holds for this log; null when it proves nothing. */
export async function forkAt(ledger: Ledger, [one, two]: ForkProof): Promise<number | null> {
  const n = numberOf(one);
  if (n === null || n !== numberOf(two) || one === two || !isEntry(one) || !isEntry(two)) return null;
  const seals = await Promise.all([ledger.chain.isSealed(one), ledger.chain.isSealed(two)]);
  return seals.every(Boolean) ? n : null;
}

/** The first of these entries that proves a fork with what stands here. */
export async function findFork(ledger: Ledger, texts: readonly string[]): Promise<ForkProof | null> {
  for (const text of texts) {
    const own = ledger.chain.entries[numberOf(text) ?? -1]?.text;
    if (own === undefined || own === text) continue;
    // A seal is looked at for the first difference only: what follows it differs anyway.
    return (await forkAt(ledger, [own, text])) === null ? null : [own, text];
  }
  return null;
}

function isEntry(text: string): boolean {
  try {
    decodeEntry(text);
    return true;
  } catch (error) {
    if (error instanceof BadMessage) return false;
    throw error;
  }
}
