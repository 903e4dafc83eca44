/**
 * Set-up (docs/fair-play.md, "Set-up"): keys of all seats, then, if the table wants it, back-ups of all card keys and everybody's word
 * that its shares are right. A complaint ends the set-up: anyone can decide who lied, and all seat secrets are thrown
 * away, so that a complaint is no lasting oracle.
 *
 * Messages: `seat.keys` and `seat.backup` (their own modules), `backup.ok` = `u8 m` of each keeper, `backup.bad` = `u8 j`
 * and a share of the point `E_j` under the card key of m, item `2 + j` of the set-up request; in format 2 then `u8` 0, or 1
 * where the beacon keys are meant: the share is under that of m, item `34 + j`.
 */
import {concat} from '../base/bytes.ts';
import {type Backup, decodeBackup, isShareOf, type Shared, unmask} from './backup.ts';
import {type Context, MAX_SEATS, setupRid} from './context.ts';
import {FairError, FairnessBreach} from './errors.ts';
import {u8} from './hash.ts';
import {hexName} from './hex-name.ts';
import type {Place} from './place.ts';
import {checkKeys, decodeKeys} from './possession.ts';
import {type SeatSecret, seatKeys} from './seat-secret.ts';
import {nameIn, U8} from './shape.ts';
import {decodeShare, encodeShare, proveShare, verifyShare} from './share.ts';
import {type Claims, type FairState, type FairView, noClaims} from './state.ts';
import {backsUp, keepersOf, keeps} from './table-info.ts';
import {decode} from './wire.ts';

/** @throws FairError fair/keys-twice, fair/equal-keys; FairnessBreach fair/bad-possession */
export function takeKeys(state: FairState, bytes: Uint8Array): Claims {
  const message = decodeKeys(bytes);
  const seat = state.seat(message.seat);
  if (seat.keys) throw new FairError('keys-twice', {seat: message.seat});
  const others = state.seats.flatMap(({keys}) => (keys ? [keys] : []));
  checkKeys(message, state.gameId, others);
  seat.keys = {B: message.B, Y: message.Y};
  return noClaims();
}

/** @throws FairError fair/no-backup, fair/no-keys, fair/backup-twice */
export function takeBackup(state: FairState, bytes: Uint8Array): Claims {
  const {table} = state;
  if (!table.backup && !table.heirs) throw new FairError('no-backup');
  const message = decodeBackup(
    bytes,
    seat => {
      state.seat(seat);
      return keepersOf(table, seat);
    },
    table.format,
  );
  const seat = state.seat(message.seat);
  if (!backsUp(table, message.seat)) throw new FairError('no-backup', {seat: message.seat});
  state.seats.forEach((_, other) => {
    state.keysOf(other);
  });
  if (seat.backup) throw new FairError('backup-twice', {seat: message.seat});
  seat.backup = message;
  // Who confirms them has to have seen this one.
  if (state.confirming) state.recent.clear();
  return noClaims();
}

/** @throws FairError fair/no-backup */
export function backupOf(state: FairView, seat: number): Backup {
  const backup = state.seats[seat]?.backup;
  if (!backup) throw new FairError('no-backup', {seat});
  return backup;
}

/**
 * Its author has signed it on top of all back-ups, so that it is a word on just these.
 * @throws FairError fair/no-backup while one is missing, fair/backup-twice, fair/other-entry when its author saw less
 */
export function takeConfirmation(state: FairState, bytes: Uint8Array, {basis}: Pick<Place, 'basis'>): Claims {
  const m = decode(bytes, reader => U8.read(reader, 'm'));
  const seat = state.seat(m);
  const {table} = state;
  state.seats.forEach((_, other) => {
    if (!table.heirs || backsUp(table, other)) backupOf(state, other);
  });
  if (seat.device !== m || seat.confirmed || !keeps(table, m)) throw new FairError('backup-twice', {seat: m});
  if (!basis || !state.recent.has(hexName(basis))) throw new FairError('other-entry');
  seat.confirmed = true;
  return noClaims();
}

const SHARED: readonly Shared[] = ['cards', 'draws'];

const complaintContext = (gameId: Uint8Array, m: number, j: number, what: Shared): Context => ({
  gameId,
  rid: setupRid(gameId),
  seat: m,
  item: 2 + j + (what === 'cards' ? 0 : MAX_SEATS),
});

/** Seat m publishes `x_m E_j`, of draws `b_m E_j`, so that all can look at its share of j's back-up. */
export function makeComplaint(
  state: FairView,
  secret: SeatSecret,
  m: number,
  j: number,
  what: Shared = 'cards',
): Uint8Array {
  const {x, Y, b, B} = seatKeys(secret);
  const at = complaintContext(state.gameId, m, j, what);
  const [key, public_] = what === 'cards' ? [x, Y] : [b, B];
  const share = proveShare(secret, key, public_, [backupOf(state, j).E], at);
  return concat(u8(j), encodeShare(share), ...(state.table.format === 1 ? [] : [u8(SHARED.indexOf(what))]));
}

/**
 * Decides a complaint: either the sender of the back-up lied, or the one who complains.
 * @throws FairError fair/confirmed-already; FairnessBreach fair/bad-share of one who complains without a proof
 */
export function takeComplaint(state: FairState, bytes: Uint8Array): Claims {
  const {format} = state.table;
  const {j, share, what} = decode(bytes, reader => ({
    j: U8.read(reader, 'j'),
    share: decodeShare(reader.bytes(reader.left - (format === 1 ? 0 : 1), 'share')),
    what: format === 1 ? 'cards' : nameIn(SHARED).read(reader, 'what'),
  }));
  const backup = backupOf(state, j);
  const m = share.seat;
  if (state.seat(m).confirmed || !backup.ct.has(m)) throw new FairError('confirmed-already', {seat: m});
  const keyOf = (seat: number) => state.keysOf(seat)[what === 'cards' ? 'Y' : 'B'];
  if (!verifyShare(share, keyOf(m), [backup.E], complaintContext(state.gameId, m, j, what)))
    throw new FairnessBreach(m, 'backup', 'bad-share', bytes);
  const right = isShareOf(backup, keyOf(j), m, unmask(backup, state.gameId, m, share.D[0]!, what), what);
  state.failed = right
    ? {seat: m, rule: 'backup', code: 'fair/false-complaint', evidence: [bytes]}
    : {seat: j, rule: 'backup', code: 'fair/bad-backup', evidence: [bytes]};
  return noClaims();
}
