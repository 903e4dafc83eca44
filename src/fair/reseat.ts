/**
 * A person goes on from another device (docs/fair-play.md, "Who leaves, who comes back"). The seat's secret stays on the
 * old one, so its keys are made anew: from here on the seat counts under another identity key, and everybody waits for the
 * keys that the new device makes.
 *
 * `reseat` = `u8 seat, idKey 32, set consents`: signed by the seat's present key, then nobody else is named; or, where
 * that key is gone, by the host's person, with the others who agree. The log has checked who signed, and that they are enough.
 * Format 1: `u8 seat, idKey 32`, by the host's person alone.
 *
 * It is judged by everything that is pending. By its own word a seat goes only while nothing waits for it or for its keys.
 * Where the old device is gone, dice that wait for it are given up, and a joint shuffle as well. Other questions take a new
 * form, to be answered by the new keys. What only the old device could answer keeps the seat where it is.
 *
 * What the old device knew stays known to it. A seat whose key locks a card cannot go: nobody could take its layer off any
 * more.
 */
import {equalBytes} from '../base/bytes.ts';
import {waitsFor} from './asked.ts';
import {FairError} from './errors.ts';
import {layers} from './handle.ts';
import {needsAll, renew} from './members.ts';
import {HASH, message, record, SEATS, U8} from './shape.ts';
import {type Claims, type FairState, noClaims, type Pending} from './state.ts';

interface Reseat {
  readonly seat: number;
  readonly idKey: Uint8Array;
  /** Who agrees, ascending; nobody where the seat itself says it. */
  readonly consents: readonly number[];
}

const FORMAT_1 = message(record<Omit<Reseat, 'consents'>>({seat: U8, idKey: HASH}));
const RESEAT = message(record<Reseat>({seat: U8, idKey: HASH, consents: SEATS}));

export const encodeReseat = (format: 1 | 2, reseat: Reseat): Uint8Array =>
  format === 1 ? FORMAT_1.encode(reseat) : RESEAT.encode(reseat);

/**
 * @param author who signed it, as the log has checked
 * @param round of the game
 * @throws FairError fair/wrong-author, fair/not-ready, fair/backed-up, fair/bad-device, fair/equal-keys, fair/holds-cards,
 *   fair/key-known, fair/draw-waits, fair/choice-sealed, fair/needs-all; in format 1 fair/too-soon
 */
export function reseat(state: FairState, bytes: Uint8Array, author: number | null, round: number): Claims {
  if (state.table.format === 1) return reseat1(state, bytes, author, round);
  const {seat, idKey, consents} = RESEAT.decode(bytes);
  const own = author === seat;
  if (own ? consents.length > 0 : author !== state.host || consents.length === 0 || consents.includes(seat))
    throw new FairError('wrong-author', {seat: author ?? -1});
  if (state.table.backup) throw new FairError('backed-up', {seat});
  if (!state.readyBut(seat)) throw new FairError('not-ready');
  requireMovable(state, seat, idKey);
  // Its hand lies open for good: cards that come to it are open under that key.
  if (state.publicKeys.has(seat)) throw new FairError('key-known', {seat});
  const claims = noClaims();
  if (!own && needsAll(state, seat, round)) requireEverybody(state, seat, consents);
  for (const pending of [...state.pending.values()]) {
    if (!concerns(state, pending, seat)) continue;
    if (own) throw new FairError('draw-waits', {seat});
    const {kind} = pending.request;
    if (kind === 'beacon' || kind === 'shuffle') state.giveUp(pending, seat, round, claims);
    else if (pending.commitments?.has(seat)) throw new FairError('choice-sealed', {seat});
  }
  if ([...state.committed.values()].some(set => set.has(seat))) throw new FairError('choice-sealed', {seat});
  Object.assign(state.seats[seat]!, {idKey, keys: null, moved: true});
  renew(state, claims);
  return claims;
}

/** @throws FairError fair/needs-all */
function requireEverybody(state: FairState, seat: number, consents: readonly number[]): void {
  const others = state.devices.filter(device => device !== seat);
  if (!others.every(device => consents.includes(device))) throw new FairError('needs-all', {seat});
}

/** @throws FairError fair/unknown-seat, fair/bad-device, fair/equal-keys, fair/holds-cards */
function requireMovable(state: FairState, seat: number, idKey: Uint8Array): void {
  const {bot, device} = state.seat(seat);
  if (bot || seat === state.host || state.seatsOf(device).length !== 1)
    throw new FairError('bad-device', {seat});
  if (state.seats.some(other => equalBytes(other.idKey, idKey)))
    throw new FairError('equal-keys', {field: 'idKey'});
  for (const handle of state.handles.all())
    if (handle.life !== 'dead' && layers(handle, state.publicKeys).includes(seat))
      throw new FairError('holds-cards', {seat});
}

/** Whether a question is answered by a seat, under its key, or for it. */
function concerns(state: FairState, pending: Pending, seat: number): boolean {
  const {request, by, shuffle, commitments} = pending;
  if (waitsFor(state, pending).includes(seat) || by.includes(seat)) return true;
  if (shuffle?.key.includes(seat) || commitments?.has(seat)) return true;
  if (request.kind === 'rekey') return request.from === seat || request.to.includes(seat);
  return request.kind === 'deal' && request.to === seat;
}

/** By the rules of earlier versions. */
function reseat1(state: FairState, bytes: Uint8Array, author: number | null, round: number): Claims {
  const {seat, idKey} = FORMAT_1.decode(bytes);
  const old = state.seat(seat);
  if (author !== state.host) throw new FairError('wrong-author', {seat: author ?? -1});
  if (!state.ready || state.table.backup) throw new FairError('not-ready');
  if (old.returned >= round) throw new FairError('too-soon', {seat});
  requireMovable(state, seat, idKey);
  const claims = noClaims();
  for (const pending of [...state.pending.values()]) {
    if (!waitsFor(state, pending).includes(seat)) continue;
    // Its choice is sealed on the old device.
    if (pending.request.kind !== 'beacon') throw new FairError('draw-waits', {seat});
    state.cancel(pending, claims);
  }
  Object.assign(old, {idKey, keys: null, returned: round});
  return claims;
}
