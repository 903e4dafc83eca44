/**
 * Who leaves and who comes back (design 6).
 *
 * `drop` = `u32 seats, entryHash 32, u8 k, k times (u8 seat, signature 64)`: signatures of all other active seats
 * over `NS || lp("drop") || gameId || u32 seats || entryHash`, entryHash being the entry before. At least two seats
 * must remain. `back` has the same form, under the label "back", signed by all active seats and those that return.
 * `seat.cardKey`: a polite leaver publishes its own card key and needs no vote. `seat.recover`: the others publish
 * their shares of a lost seat's key.
 *
 * What a drop does: future beacons use the remaining seats; a beacon or shuffle that waits for the seat is cancelled
 * and asked again under a new name. With the card key known, everybody computes the seat's layers: pending deals
 * resolve to the same cards, and its hand is public.
 *
 * Known weakness: a quitter that saw a beacon first forces one re-roll at the price of its seat. All others together
 * can expel a seat.
 */
import {concat, equalBytes} from '../base/bytes.ts';
import {verifySignature} from './ack.ts';
import {closeCommitments} from './answer.ts';
import {decodeCardKey, decodeRecovery, isShareOf, othersThan, recoverKey, unmask} from './backup.ts';
import {FairError, FairnessBreach} from './errors.ts';
import {G, type Point, times} from './group.ts';
import {lpAll, NS, u8} from './hash.ts';
import {encodeSeats, readSeats} from './request.ts';
import {backupOf} from './setup.ts';
import {type Claims, type FairState, noClaims} from './state.ts';
import {decode} from './wire.ts';

export type Change = 'drop' | 'back';

export interface Vote {
  readonly seat: number;
  /** 64 bytes. */
  readonly signature: Uint8Array;
}

/** What a voter signs. */
export const voteBytes = (
  change: Change,
  gameId: Uint8Array,
  seats: readonly number[],
  entryHash: Uint8Array,
): Uint8Array => concat(NS, lpAll([change]), gameId, encodeSeats(seats), entryHash);

export const encodeChange = (
  seats: readonly number[],
  entryHash: Uint8Array,
  votes: readonly Vote[],
): Uint8Array =>
  concat(
    encodeSeats(seats),
    entryHash,
    u8(votes.length),
    ...votes.map(({seat, signature}) => concat(u8(seat), signature)),
  );

/** @throws FairError fair/other-entry, fair/wrong-voters, fair/bad-vote */
function readChange(
  state: FairState,
  change: Change,
  bytes: Uint8Array,
  prev: Uint8Array,
  voters: (seats: readonly number[]) => readonly number[],
): readonly number[] {
  const {seats, entryHash, votes} = decode(bytes, reader => ({
    seats: readSeats(reader, 'seats'),
    entryHash: reader.bytes(32, 'entryHash'),
    votes: Array.from({length: reader.u8('k')}, () => ({
      seat: reader.u8('seat'),
      signature: reader.bytes(64, 'signature'),
    })),
  }));
  if (!state.ready) throw new FairError('not-ready');
  if (!equalBytes(entryHash, prev)) throw new FairError('other-entry');
  for (const seat of seats) state.seat(seat);
  const wanted = voters(seats);
  if (
    seats.length === 0 ||
    votes.length !== wanted.length ||
    wanted.some((seat, i) => votes[i]!.seat !== seat)
  )
    throw new FairError('wrong-voters');
  const signed = voteBytes(change, state.gameId, seats, entryHash);
  const bad = votes.find(
    ({seat, signature}) => !verifySignature(signature, signed, state.seats[seat]!.idKey),
  );
  if (bad) throw new FairError('bad-vote', {seat: bad.seat});
  return seats;
}

/** @throws FairError fair/too-few-voters, fair/not-active and those of the votes */
export function drop(state: FairState, bytes: Uint8Array, prev: Uint8Array): Claims {
  const seats = readChange(state, 'drop', bytes, prev, lost =>
    state.active.filter(seat => !lost.includes(seat)),
  );
  const away = seats.find(seat => !state.seats[seat]!.active);
  if (away !== undefined) throw new FairError('not-active', {seat: away});
  if (state.active.length - seats.length < 2) throw new FairError('too-few-voters');
  const claims = noClaims();
  leave(state, seats, claims);
  return claims;
}

/** @throws FairError fair/active-already and those of the votes */
export function comeBack(state: FairState, bytes: Uint8Array, prev: Uint8Array): Claims {
  const seats = readChange(state, 'back', bytes, prev, returning =>
    state.seats.flatMap(({active}, seat) => (active || returning.includes(seat) ? [seat] : [])),
  );
  const here = seats.find(seat => state.seats[seat]!.active);
  if (here !== undefined) throw new FairError('active-already', {seat: here});
  for (const seat of seats) state.seats[seat]!.active = true;
  return noClaims();
}

/** Takes seats out of the active set and cancels what cannot be answered without them. */
function leave(state: FairState, seats: readonly number[], claims: Claims): void {
  for (const seat of seats) state.seats[seat]!.active = false;
  const cancelled: string[] = [];
  for (const [name, pending] of [...state.pending]) {
    const {request, rid} = pending;
    const needed = request.kind === 'shuffle' ? request.key : pending.by;
    const waits = needed.some(seat => seats.includes(seat));
    if (request.kind === 'deal' || request.kind === 'reveal' || !waits) continue;
    if (request.kind === 'commit' || request.kind === 'disclose') {
      const by = pending.by.filter(seat => !seats.includes(seat));
      state.pending.set(name, {...pending, by});
      if (request.kind === 'commit') closeCommitments(state, rid);
      else if (by.length === 0) state.settle(rid);
      continue;
    }
    const reserved =
      request.kind === 'shuffle'
        ? request.inputs
        : request.kind === 'rekey'
          ? [request.handle]
          : (pending.open ?? []);
    for (const id of reserved) state.handles.change(id, {life: 'live'});
    state.settle(rid);
    cancelled.push(name);
  }
  claims.cancelled = cancelled;
}

/**
 * A share of a lost seat's card key. With the last one the key is known.
 * @throws FairError fair/still-active, fair/no-backup; FairnessBreach fair/bad-recovery
 */
export function recover(state: FairState, bytes: Uint8Array): Claims {
  const {lost, seat, s} = decodeRecovery(bytes);
  const left = state.seat(lost);
  if (left.active) throw new FairError('still-active', {seat: lost});
  if (left.cardKey !== null) throw new FairError('key-known', {seat: lost});
  if (!state.seat(seat).active || left.recovered.has(seat)) throw new FairError('wrong-turn', {seat});
  const backup = backupOf(state, lost);
  if (!isShareOf(backup, state.keysOf(lost).Y, seat, s))
    throw new FairnessBreach(seat, 'recovery', 'bad-recovery', bytes);
  left.recovered.set(seat, s);
  const claims = noClaims();
  cascade(state, claims);
  return claims;
}

/**
 * `seat.cardKey` of a seat that leaves politely, or of one that left.
 * @throws FairError fair/key-known; fair/not-its-key
 */
export function publishKey(state: FairState, bytes: Uint8Array): Claims {
  const {seat, x} = decodeCardKey(bytes);
  const {Y} = state.keysOf(seat);
  if (!state.ready) throw new FairError('not-ready');
  if (state.seats[seat]!.cardKey !== null) throw new FairError('key-known', {seat});
  if (!opens(x, Y)) throw new FairError('not-its-key', {seat});
  const claims = noClaims();
  if (state.seats[seat]!.active) leave(state, [seat], claims);
  learn(state, seat, x, claims);
  cascade(state, claims);
  return claims;
}

/** `x G = Y` */
const opens = (x: bigint, Y: Point): boolean => times(G, x).equals(Y);

function learn(state: FairState, seat: number, x: bigint, claims: Claims): void {
  state.seats[seat]!.cardKey = x;
  // Whatever only this seat's layer still hid is open now, but for the cards of a pending request.
  const ids = Array.from(state.handles.all()).filter(
    handle => handle.life === 'live' && handle.viewOf === null,
  );
  state.readOpened(
    state.handles,
    ids.map(({id}) => id),
    claims,
  );
}

/**
 * Recovers every key for which all shares are known: published by the others, or computed from the card keys of
 * those that left before, to whom they were addressed. One recovered key may complete the next.
 */
function cascade(state: FairState, claims: Claims): void {
  const n = state.seats.length;
  for (let found = true; found; ) {
    found = false;
    state.seats.forEach((lost, j) => {
      if (lost.active || lost.cardKey !== null || !lost.backup) return;
      const shares = new Map(lost.recovered);
      for (const [m, x] of state.publicKeys) {
        if (m !== j && !shares.has(m))
          shares.set(m, unmask(lost.backup, state.gameId, m, times(lost.backup.E, x)));
      }
      if (othersThan(j, n).some(m => !shares.has(m))) return;
      const x = recoverKey(new Map([...shares].filter(([m]) => m !== j)));
      if (!opens(x, state.keysOf(j).Y)) return; // a back-up that somebody confirmed although it was bad
      learn(state, j, x, claims);
      found = true;
    });
  }
}
