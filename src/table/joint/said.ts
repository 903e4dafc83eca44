/** What an entry of the log says about dealing, as the library reads it. */

import {BadMessage} from '../../base/bad-message.ts';
import {fromBase64url} from '../../base/bytes.ts';
import {foreign} from '../../base/codes.ts';
import type {Replay} from '../../engine/replay.ts';
import {encodeReseat, FairError, type Place, type Step} from '../../fair/index.ts';
import type {TableFact} from '../../log/entry.ts';
import {SETTLED} from './folding.ts';
import type {PlacedEntry} from './port.ts';
import {bytesOf} from './table-info.ts';

/**
 * Where an entry stands.
 * @param hashes of the log's entries by number, up to this one
 * @param replay before the entry
 */
export function placeOf(
  {term, n, basis}: PlacedEntry['fact'],
  hashes: readonly Uint8Array[],
  {game, state}: Pick<Replay, 'game' | 'state'>,
): Place {
  return {
    term,
    seq: n,
    entryHash: hashes[n]!,
    prev: hashes[n - 1]!,
    ...(basis === null ? {} : {basis: hashes[basis]!}),
    ...(game.standing && {round: game.standing(state).round}),
  };
}

/** As the library reads it. @throws BadMessage fair/unknown-kind, FairError fair/wrong-author */
export function stepOf({fact, fair}: Omit<PlacedEntry, 'hash'>): Step | null {
  const moved = fact.kind === 'table' ? (fact.payload as TableFact) : null;
  if (moved?.type === 'seatKey')
    return {
      kind: 'reseat',
      payload: encodeReseat(moved.consents ? 2 : 1, {
        seat: moved.seat,
        idKey: bytesOf(moved.key),
        consents: (moved.consents ?? []).map(([seat]) => seat),
      }),
      author: fact.seat,
    };
  if (moved?.type === 'leave') {
    const payload = fromBase64url(moved.bytes) ?? new Uint8Array();
    // Each for herself: the seat that a bot takes is the one whose keys are given up.
    if (payload[0] !== fact.seat) throw new FairError('wrong-author', {seat: fact.seat ?? -1});
    return {kind: 'leave', payload, author: null};
  }
  // What the engine is told late was settled by an entry before: this one says nothing to those who deal.
  if (fair?.step === SETTLED && fact.kind === 'dealt' && fair.bytes.length === 0) return null;
  // Who sits where, and who plays, the log says by a fact of the table alone.
  if (fair?.step === 'reseat' || fair?.step === 'leave' || fair?.step === SETTLED)
    throw new BadMessage(foreign('fair/unknown-kind'), {field: 'step'});
  return fair && {kind: fair.step, payload: fair.bytes, author: fact.seat};
}
