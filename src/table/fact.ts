/** An entry of the log as the fold sees it. */
import {BadMessage} from '../base/bad-message.ts';
import {utf8} from '../base/bytes.ts';
import type {Carried, Fact} from '../engine/fact.ts';
import {type CarriedPayload, decodeEntry, type Entry} from '../log/entry.ts';

/** @throws BadMessage log/second-header: the header opens the fold */
export function factOf({n, kind, seat, basis, payload, text}: Entry): Fact {
  if (kind === 'header') throw new BadMessage('log/second-header', {n});
  return {n, kind, seat, basis, payload: saidIn({kind, payload}), bytes: utf8(text).length};
}

/** What an entry says to the fold. @throws BadMessage for an entry that is carried, and none */
export function saidIn({kind, payload}: Pick<Entry, 'kind' | 'payload'>): unknown {
  if (kind === 'action') return withoutProofs(payload);
  if (kind !== 'carried') return payload;
  const entry = decodeEntry((payload as CarriedPayload).text);
  const carried: Carried = entry.kind === 'header' ? {opening: entry.payload} : {fact: factOf(entry)};
  return carried;
}

/** The game's own part of an action: the proofs of the cards that it shows are the dealers'. */
export function withoutProofs(payload: object): object {
  if (!('shows' in payload)) return payload;
  const {shows: _, ...action} = payload;
  return action;
}
