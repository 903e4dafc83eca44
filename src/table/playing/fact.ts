/**
 * What an entry of the log says: to the fold, and to those who deal, unread. The page hands the latter on, and needs none of
 * their mathematics.
 */

import {BadMessage} from '../../base/bad-message.ts';
import {fromBase64url, utf8} from '../../base/bytes.ts';
import type {Carried, Fact} from '../../engine/fact.ts';
import type {Owed} from '../../fair/index.ts';
import {type CarriedPayload, decodeEntry, type Entry} from '../../log/entry.ts';
import {MOST_SEATS} from '../../log/header.ts';
import type {SETTLED} from './joint/folding.ts';

/** @throws BadMessage log/second-header: the header opens the fold */
export function factOf({n, term, kind, seat, basis, payload, text}: Entry): Fact {
  if (kind === 'header') throw new BadMessage('log/second-header', {n});
  const by = kind === 'lead' ? term % MOST_SEATS : seat;
  return {n, kind, seat: by, basis, payload: saidIn({kind, payload}), bytes: utf8(text).length};
}

/** What an entry says to the fold. @throws BadMessage for an entry that is carried, and none */
export function saidIn({kind, payload}: Pick<Entry, 'kind' | 'payload'>): unknown {
  if (kind === 'action') return withoutProofs(payload);
  if (kind !== 'carried') return payload;
  const entry = decodeEntry((payload as CarriedPayload).text);
  const carried: Carried = entry.kind === 'header' ? {start: entry.payload} : {fact: factOf(entry)};
  return carried;
}

/** The game's own part of an action: the proofs of the cards that it shows are the dealers'. */
export function withoutProofs(payload: object): object {
  if (!('shows' in payload)) return payload;
  const {shows: _, ...action} = payload;
  return action;
}

/** What it says about dealing: a step of its own, or the proofs of the cards that an action shows. */
export function fairOf({kind, payload}: Pick<Entry, 'kind' | 'payload'>) {
  if (kind === 'fair' || kind === 'dealt') {
    const {step, bytes} = payload as {readonly step: string; readonly bytes: string};
    // An unknown step is refused where the steps are known.
    return {step: step as Owed['kind'] | typeof SETTLED, bytes: bytesOf(bytes)};
  }
  const shows = kind === 'action' ? (payload as {readonly shows?: unknown}).shows : undefined;
  return typeof shows === 'string' ? {step: 'action' as const, bytes: bytesOf(shows)} : null;
}

/** Base64url that a schema has passed. */
export const bytesOf = (text: string): Uint8Array => fromBase64url(text) ?? new Uint8Array();
