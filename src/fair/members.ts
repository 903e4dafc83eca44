/**
 * Who leaves and who comes back (docs/fair-play.md, "Who leaves, who comes back"). People decide about devices: a device
 * goes with all its seats, bots included, and has one vote, whatever plays on it.
 *
 * `drop` = `u8 device, prev 32, u8 k, k times (u8 seat, signature 64)`: votes over `NS || lp("drop") || gameId || u8
 * device || prev`, prev being the hash of the entry before. One person of each voting device, not of the device itself;
 * more than half of all active devices, the one to be dropped counted among them. So with three persons both others have
 * to agree, with two nobody is dropped, and a table never splits into two halves that drop each other.
 * `back` has the same form under the label "back": the persons who return and all active ones sign.
 * `host` = `u8 seat`: another device seals the entries from here on, in a later term. Who may, the log says: there the votes
 * stand. `u8 seat, u8 device`: and goes on without the other one of two, where each keeps the other's keys. The bots stay with the device that has their secrets, or, where they have heirs, go with the host.
 * `leave` = `u8 device, prev 32, u8 k, k times (u8 seat, x sc), signature 64`: a device goes by its own word, or, being
 * away, gives up its card keys. `seat.recover`: the others publish their shares of a lost seat's key.
 *
 * What leaving does: future beacons use those who remain. A beacon or shuffle that waits for the device is given up and
 * asked again under a new name, which is remembered (format 2: `redraws`) and limited (`needsAll`). With the card keys
 * known, everybody computes the seats' layers: pending deals resolve to the same cards, and the hands are public.
 *
 * Known weakness: who saw a beacon first and then falls silent forces one re-roll, and everybody sees whose. A majority can
 * expel anybody, and then the next one: what is promised holds while one *active* seat is honest.
 */
import {concat, equalBytes} from '../base/bytes.ts';
import {answerForAbsent} from './absent.ts';
import {sharedKey, waitsFor} from './asked.ts';
import {decodeRecovery, encodeBackup, encodeRecovery, isShareOf, unmask} from './backup.ts';
import {FairError, FairnessBreach} from './errors.ts';
import {G, type Point, times} from './group.ts';
import {statement, u8} from './hash.ts';
import {backupOf} from './setup.ts';
import {HASH, many, message, record, SCALAR, SIGNATURE, U8} from './shape.ts';
import type {Sign} from './signature.ts';
import {type Claims, type FairState, type FairView, noClaims, type Pending, type SeatState} from './state.ts';
import {goesOnAlone, keepersOf} from './table-info.ts';

export type Change = 'drop' | 'back';

export interface Vote {
  readonly seat: number;
  /** 64 bytes. */
  readonly signature: Uint8Array;
}

/** What a voter signs. @param prev hash of the last entry */
export const voteBytes = (change: Change, gameId: Uint8Array, device: number, prev: Uint8Array): Uint8Array =>
  statement(change, gameId, u8(device), prev);

/** Votes under which a device goes or comes back, on top of an entry. */
interface Changed {
  readonly device: number;
  readonly prev: Uint8Array;
  readonly votes: readonly Vote[];
}
const CHANGE = message(
  record<Changed>({
    device: U8,
    prev: HASH,
    votes: many(U8, record<Vote>({seat: U8, signature: SIGNATURE})),
  }),
);

export const encodeChange = (device: number, prev: Uint8Array, votes: readonly Vote[]): Uint8Array =>
  CHANGE.encode({device, prev, votes});

/**
 * The seat of a device about which something is said, on top of the last entry.
 * @throws FairError fair/not-ready, fair/other-entry, fair/unknown-device
 */
function requireDevice(state: FairState, device: number, onTop: boolean): SeatState {
  if (!state.readyBut(device)) throw new FairError('not-ready');
  if (!onTop) throw new FairError('other-entry');
  const lead = state.seats[device];
  if (lead?.device !== device) throw new FairError('unknown-device', {seat: device});
  return lead;
}

/** @throws FairError fair/bad-vote and those of `requireDevice` */
function readChange(state: FairState, change: Change, bytes: Uint8Array, prev: Uint8Array) {
  const {device, prev: over, votes} = CHANGE.decode(bytes);
  requireDevice(state, device, equalBytes(over, prev));
  const signed = voteBytes(change, state.gameId, device, over);
  for (const {seat, signature} of votes)
    if (!state.verify(state.seat(seat).idKey, signed, signature)) throw new FairError('bad-vote', {seat});
  return {device, voters: votes.map(({seat}) => seat)};
}

const ascending = (list: readonly number[]) => list.every((seat, i) => i === 0 || list[i - 1]! < seat);

/** Who may vote on dropping a device: the active persons of all others. */
export const mayDrop = (state: FairView, device: number): number[] =>
  state.persons.filter(seat => state.seats[seat]!.device !== device);

/** Whether all others together are enough to drop a device: with two devices nobody is dropped. */
export const canDrop = (state: FairView, device: number): boolean =>
  2 * new Set(mayDrop(state, device).map(seat => state.seats[seat]!.device)).size > state.devices.length;

/** Dice that would wait for ever, were these seats gone, as askers or as keepers: nobody could complete them. */
const lostDice = (state: FairView, seats: readonly number[]): Pending[] =>
  [...state.pending.values()].filter(
    ({request, by}) =>
      request.kind === 'beacon' &&
      !by
        .filter(seat => seats.includes(seat) || !state.seats[seat]!.active)
        .every(seat => isKept(state, seat, seats)),
  );

/** Whether the keepers of a seat can give its part of dice: all of them have to be here. @param gone who will not be */
const isKept = (state: FairView, seat: number, gone: readonly number[]): boolean =>
  state.seats[seat]!.backup?.draws != null &&
  keepersOf(state.table, seat).every(keeper => state.seats[keeper]!.active && !gone.includes(keeper));

/**
 * Whether a device can go, or go on elsewhere, now only with the consent of everybody else. So it is where dice would be
 * thrown again for it, and that has happened for it before, or at this table in this round.
 * @param round of the game
 */
export function needsAll(state: FairView, device: number, round: number): boolean {
  const seats = state.seatsOf(device);
  if (state.table.format === 1 || lostDice(state, seats).length === 0) return false;
  return state.redraws.some(
    redraw => redraw.kind === 'beacon' && (redraw.round >= round || seats.includes(redraw.seat)),
  );
}

/**
 * @param round of the game
 * @throws FairError fair/not-active, fair/wrong-voters, fair/too-few-voters, fair/needs-all and those of the votes
 */
export function drop(state: FairState, bytes: Uint8Array, prev: Uint8Array, round: number): Claims {
  const {device, voters} = readChange(state, 'drop', bytes, prev);
  if (!state.seats[device]!.active) throw new FairError('not-active', {seat: device});
  const may = mayDrop(state, device);
  const voting = new Set(voters.map(seat => state.seats[seat]!.device));
  if (!ascending(voters) || voters.some(seat => !may.includes(seat)) || voting.size !== voters.length)
    throw new FairError('wrong-voters');
  if (2 * voting.size <= state.devices.length) throw new FairError('too-few-voters');
  if (needsAll(state, device, round) && voting.size < state.devices.length - 1)
    throw new FairError('needs-all', {seat: device});
  const claims = noClaims();
  leave(state, device, round, claims);
  return claims;
}

/** Who has to sign a return. */
export const mayReturn = (state: FairView, device: number): number[] =>
  state.seats.flatMap((seat, i) => (!seat.bot && (seat.active || seat.device === device) ? [i] : []));

/**
 * @param round of the game; a device comes back once in each, or it could be dropped and come back for draw after draw
 * @throws FairError fair/active-already, fair/wrong-voters, fair/too-soon and those of the votes
 */
export function comeBack(state: FairState, bytes: Uint8Array, prev: Uint8Array, round: number): Claims {
  const {device, voters} = readChange(state, 'back', bytes, prev);
  const lead = state.seats[device]!;
  if (lead.active) throw new FairError('active-already', {seat: device});
  if (voters.join() !== mayReturn(state, device).join()) throw new FairError('wrong-voters');
  if (lead.returned >= round) throw new FairError('too-soon', {seat: device});
  for (const seat of state.seatsOf(device)) {
    state.seats[seat]!.active = true;
    state.seats[seat]!.returned = round;
  }
  const own = (seat: number) => state.seats[seat]!.device === device;
  for (const pending of [...state.pending.values()]) {
    const {request, by, heirs, commitments} = pending;
    // She gives her part herself again, and chooses where the others still do.
    if (heirs) state.wait({...pending, heirs: new Map([...heirs].filter(([lost]) => !own(lost)))});
    else if (request.kind === 'commit') {
      const due = request.by.filter(seat => by.includes(seat) || (own(seat) && !commitments!.has(seat)));
      state.wait({...pending, by: due});
    }
  }
  const claims = noClaims();
  renew(state, claims);
  return claims;
}

/**
 * Another device seals the log. All that is pending is asked again, under the names that it has: acknowledgements of an
 * earlier term answer nothing any more, and a draw that somebody wanted to escape stays the same draw.
 * @param round of the game
 * @throws FairError fair/bad-length, fair/not-active; of one that goes on alone fair/no-backup, fair/unknown-device, fair/not-ready
 */
export function changeHost(state: FairState, bytes: Uint8Array, round: number): Claims {
  const [seat, without] = bytes;
  if (bytes.length < 1 || bytes.length > 2 || seat === undefined)
    throw new FairError('bad-length', {field: 'host'});
  if (!state.seat(seat).active || state.seats[seat]!.bot) throw new FairError('not-active', {seat});
  if (without !== undefined) requirePair(state, seat, without);
  state.host = seat;
  // Bots that can go with the table do.
  if (state.table.heirs) for (const one of state.seats) if (one.bot && one.active) one.device = seat;
  const claims = noClaims();
  if (without !== undefined && state.seats[without]!.active) leave(state, without, round, claims);
  else renew(state, claims);
  return claims;
}

/** One device goes on without the only other one. */
function requirePair(state: FairState, device: number, without: number): void {
  if (state.table.format === 1 || !goesOnAlone(state.table))
    throw new FairError('no-backup', {seat: without});
  if (without === device || state.seats[without]?.device !== without)
    throw new FairError('unknown-device', {seat: without});
  if (!state.ready) throw new FairError('not-ready');
}

/** Takes a device out of the active set and cancels what cannot be answered without it. */
function leave(state: FairState, device: number, round: number, claims: Claims): void {
  const seats = state.seatsOf(device);
  const lost = lostDice(state, seats);
  for (const seat of seats) {
    state.seats[seat]!.active = false;
    state.seats[seat]!.leftAt = state.head.seq + 1;
  }
  for (const pending of [...state.pending.values()]) {
    const {request, by, shuffle} = pending;
    if (request.kind === 'commit' || request.kind === 'disclose') {
      state.wait({...pending, by: by.filter(seat => !seats.includes(seat))});
      continue;
    }
    // The seat's own hand, and what it was asked to hand on, wait for its key or for its return.
    const own = request.kind === 'shuffle' && request.by.length === 1;
    const needed = own ? [] : (shuffle?.key ?? []).concat(by);
    const broken = shuffle && !own && needed.some(seat => seats.includes(seat));
    if (lost.includes(pending) || broken) state.giveUp(pending, device, round, claims);
  }
  renew(state, claims);
}

/** After a change of who is here or of what is known: what is pending takes a new form, or is over. */
export function renew(state: FairState, claims: Claims): void {
  for (const pending of [...state.pending.values()]) {
    const renewed = {...pending, since: state.head.seq + 1};
    state.wait(renewed);
    answerForAbsent(state, renewed, claims);
  }
}

/**
 * The seat whose card key shares recover, and of which this keeper's is still to come.
 * @throws FairError fair/still-active, fair/key-known, fair/wrong-turn
 */
export function requireLost(state: FairView, lost: number, keeper: number): FairView['seats'][number] {
  const left = state.seat(lost);
  if (left.active) throw new FairError('still-active', {seat: lost});
  if (left.cardKey !== null) throw new FairError('key-known', {seat: lost});
  const keeps = keepersOf(state.table, lost).includes(keeper);
  if (!state.seat(keeper).active || !keeps || !owesShare(state, lost, keeper))
    throw new FairError('wrong-turn', {seat: keeper});
  return left;
}

/** Whether a keeper's share is missing, or all are known since the seat was here and one more word makes the key public. */
export const owesShare = (state: FairView, lost: number, keeper: number): boolean =>
  !state.seats[lost]!.recovered.has(keeper) || sharedKey(state, lost) !== null;

/**
 * A share of a lost seat's card key. With the last one the key is known. A false one changes nothing, and convicts its keeper.
 * @throws FairError fair/no-backup and those of `requireLost`; FairnessBreach fair/bad-recovery
 */
export function recover(state: FairState, bytes: Uint8Array): Claims {
  const {lost, seat, s} = decodeRecovery(bytes);
  const {recovered} = requireLost(state, lost, seat);
  const backup = backupOf(state, lost);
  const claims = noClaims();
  if (!isShareOf(backup, state.keysOf(lost).Y, seat, s)) {
    state.takeProof(new FairnessBreach(seat, 'recovery', 'bad-recovery', bytes));
    return claims;
  }
  recovered.set(seat, s);
  if (cascade(state, claims)) renew(state, claims);
  return claims;
}

export interface CardKey {
  readonly seat: number;
  readonly x: bigint;
}

interface Word {
  readonly device: number;
  readonly prev: Uint8Array;
  readonly keys: readonly CardKey[];
}
const WORD = {device: U8, prev: HASH, keys: many(U8, record<CardKey>({seat: U8, x: SCALAR}))};
const UNSIGNED = record<Word>(WORD);
const SIGNED = message(record<Word & {signature: Uint8Array}>({...WORD, signature: SIGNATURE}));

const leaveBytes = (gameId: Uint8Array, body: Uint8Array): Uint8Array => statement('leave', gameId, body);

/** The word of a device that goes. @param sign of its lowest person. @param prev hash of the last entry */
export function encodeLeave(
  sign: Sign,
  gameId: Uint8Array,
  device: number,
  prev: Uint8Array,
  keys: readonly CardKey[],
): Uint8Array {
  const body = UNSIGNED.write({device, prev, keys});
  return concat(body, sign(leaveBytes(gameId, body)));
}

/**
 * A device goes, or gives up its keys after it has gone. Refused while a draw waits for it: its word cannot be kept back
 * until the others have shown their shares.
 * @param round of the game
 * @throws FairError fair/other-entry, fair/bad-vote, fair/draw-waits, fair/key-known, fair/not-its-key
 */
export function takeLeave(state: FairState, bytes: Uint8Array, prev: Uint8Array, round: number): Claims {
  const {device, prev: over, keys, signature} = SIGNED.decode(bytes);
  const lead = requireDevice(state, device, equalBytes(over, prev));
  const body = bytes.subarray(0, bytes.length - 64);
  if (!state.verify(lead.idKey, leaveBytes(state.gameId, body), signature))
    throw new FairError('bad-vote', {seat: device});
  const wanted = state.seatsOf(device).filter(seat => state.seats[seat]!.cardKey === null);
  if (keys.map(({seat}) => seat).join() !== wanted.join() || (!lead.active && wanted.length === 0))
    throw new FairError('key-known', {seat: device});
  const bad = keys.find(({seat, x}) => !opens(x, state.keysOf(seat).Y));
  if (bad) throw new FairError('not-its-key', {seat: bad.seat});
  const seats = state.seatsOf(device);
  if (
    lead.active &&
    [...state.pending.values()].some(one => waitsFor(state, one).some(seat => seats.includes(seat)))
  )
    throw new FairError('draw-waits', {seat: device});
  const claims = noClaims();
  if (lead.active) leave(state, device, round, claims);
  for (const {seat, x} of keys) learn(state, seat, x, claims);
  cascade(state, claims);
  renew(state, claims);
  return claims;
}

/**
 * With its card key everybody reads what a keeper was given: a share that does not fit convicts who made it, and the keeper,
 * which signed that all of its shares fit. (What lies for one that has moved since, its new key does not open.)
 */
function testShares(state: FairState, keeper: number, x: bigint): void {
  if (state.seats[keeper]!.moved) return;
  state.seats.forEach(({backup}, j) => {
    if (!backup || !keepersOf(state.table, j).includes(keeper)) return;
    const s = unmask(backup, state.gameId, keeper, times(backup.E, x));
    if (isShareOf(backup, state.keysOf(j).Y, keeper, s)) return;
    const evidence = [encodeBackup(backup), encodeRecovery({lost: j, seat: keeper, s})];
    state.convict({seat: j, rule: 'backup', code: 'fair/bad-backup', evidence});
    state.convict({seat: keeper, rule: 'backup', code: 'fair/false-confirmation', evidence});
  });
}

/** `x G = Y` */
const opens = (x: bigint, Y: Point): boolean => times(G, x).equals(Y);

function learn(state: FairState, seat: number, x: bigint, claims: Claims): void {
  state.seats[seat]!.cardKey = x;
  testShares(state, seat, x);
  // Whatever only this seat's layer still hid is open now, but for the cards of a pending request.
  const ids = Array.from(state.handles.all()).filter(
    handle => handle.life === 'live' && handle.viewOf === null && handle.value === null,
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
function cascade(state: FairState, claims: Claims): boolean {
  let any = false;
  for (let found = true; found; ) {
    found = false;
    state.seats.forEach((_, j) => {
      const x = sharedKey(state, j);
      if (x === null) return;
      learn(state, j, x, claims);
      found = true;
      any = true;
    });
  }
  return any;
}
