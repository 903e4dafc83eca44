/** What the log says about dealing, as the library reads it: entry 0 the table, each other entry a step at its place. */

import {BadMessage} from '../../../base/bad-message.ts';
import {foreign} from '../../../base/codes.ts';
import {devicesOf} from '../../../base/devices.ts';
import type {Replay} from '../../../engine/replay.ts';
import {encodeReseat, FairError, type Place, type Step, type TableInfo} from '../../../fair/index.ts';
import type {LeadPayload, TableFact} from '../../../log/entry.ts';
import {type Header, movesBots} from '../../../log/header.ts';
import {bytesOf} from '../fact.ts';
import {SETTLED} from './folding.ts';
import type {PlacedEntry} from './port.ts';

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
  if (fact.kind === 'lead') {
    const {without} = fact.payload as LeadPayload;
    return {kind: 'host', payload: Uint8Array.of(fact.seat!, ...without), author: null};
  }
  if (moved?.type === 'leave') {
    const payload = bytesOf(moved.bytes);
    // Each for herself: the seat that a bot takes is the one whose keys are given up.
    if (payload[0] !== fact.seat) throw new FairError('wrong-author', {seat: fact.seat ?? -1});
    return {kind: 'leave', payload, author: null};
  }
  // What the engine is told late was settled by an entry before: this one says nothing to those who deal.
  if (fair?.step === SETTLED && fact.kind === 'dealt' && fair.bytes.length === 0) return null;
  // Who sits where, who plays, and who is the host the log says in other words alone.
  if (fair?.step === 'host' || fair?.step === 'reseat' || fair?.step === 'leave' || fair?.step === SETTLED)
    throw new BadMessage(foreign('fair/unknown-kind'), {field: 'step'});
  return fair && {kind: fair.step, payload: fair.bytes, author: fact.seat};
}

/**
 * @param gameId of the chain, 43 characters
 * @param headerHash hash of entry 0, 43 characters
 * @param secrets somebody may hold what is hidden
 */
export function tableInfoOf(header: Header, gameId: string, headerHash: string, secrets: boolean): TableInfo {
  const host = header.hosts[0]!;
  const devices = devicesOf(header);
  const hasBots = devices.includes(null);
  const alone = new Set(devices.filter(device => device !== null)).size < 2;
  return {
    // Who is the host, and whose the bots are, is all that later ones change.
    format: header.format === 1 ? 1 : 2,
    gameId: bytesOf(gameId),
    entryHash: bytesOf(headerHash),
    backup: header.backup,
    // Of what lies open whoever is host knows enough, and a device that is alone has nobody to leave anything to.
    heirs: movesBots(header) && secrets && hasBots && !alone,
    host,
    // A bot is played by the host's device.
    seats: header.seats.map(({key, kind}, seat) => ({
      idKey: bytesOf(key),
      device: devices[seat] ?? host,
      bot: kind === 'bot',
    })),
  };
}
