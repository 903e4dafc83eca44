/**
 * Back-up of keys for drop-outs (docs/fair-play.md, "Set-up"), Feldman's verifiable secret sharing. The *keepers* of seat j
 * are one person of each other device, k of them. j takes `f_j(z) = x_j + a_1 z + … + a_{k-1} z^{k-1}` and sends `f_j(m+1)`
 * to each keeper m under a mask that only j and m can compute, `e Y_m = x_m E`. Anyone can check a share in the exponent:
 * `s G = Y_j + sum_i (m+1)^i A_i`.
 *
 * In format 2 the beacon key is shared as well, by `f'_j` with coefficients of its own, under masks `e B_m = b_m E`. It is
 * never put together: of a draw that waits for a lost seat each keeper gives its part `s' P`, with a proof against
 * `S'_{j,m} = B_j + sum_i (m+1)^i A'_i`, and these add up to the part that is missing. So the seat, once back, is as secret as before.
 *
 * Who knows what: all other devices together can compute `x_j`, and foresee j's part of draws, at any time; fewer learn nothing.
 * That is the price, and the lobby must say it. Masks of card keys use card keys, so drop-outs cascade: with a lost seat's
 * key the shares addressed to it are known too. Those of beacon keys do not, or whoever is left at last could foresee alone. A
 * device's bots keep nothing: they would vanish together with it.
 *
 * Messages: `seat.backup` = `u8 j, E pt, A_1..A_{k-1} pt, ct_m sc for each keeper m ascending`, in format 2 followed by
 * `A'_1..A'_{k-1}, ct'_m`; `seat.recover` = `u8 j, u8 m, s sc` (34 bytes).
 *
 * Known weakness: a seat that lost its key by mistake cannot get it back without everybody. Two devices that vanish at the
 * same moment cannot be recovered at all (each holds a share of the other).
 */
import {concat} from '../base/bytes.ts';
import {FairError} from './errors.ts';
import {encodePoint, encodeScalar, G, invert, mod, msm, type Point, S, times} from './group.ts';
import {H64, u8} from './hash.ts';
import {backupCoefficient, drawsCoefficient, type SeatSecret, seatKeys} from './seat-secret.ts';
import {exactly, KEY, message, POINT, record, SCALAR, U8} from './shape.ts';
import {decode} from './wire.ts';

/** One key, shared out. */
export interface Sharing {
  /** `A_1 … A_{k-1}` */
  readonly A: readonly Point[];
  /** `ct_m` for each keeper m, ascending. */
  readonly ct: ReadonlyMap<number, bigint>;
}

export interface Backup extends Sharing {
  readonly seat: number;
  readonly E: Point;
  /** Of the beacon key; null in format 1. */
  readonly draws: Sharing | null;
}

export type Shared = 'cards' | 'draws';

const MASKS: Readonly<Record<Shared, string>> = {cards: 'backup-mask', draws: 'backup-mask-draws'};

/** `S(H64("backup-mask", gameId, u8 j, u8 m, pt(e Y_m)))`, of draws `"backup-mask-draws"` and `e B_m` */
const mask = (what: Shared, gameId: Uint8Array, j: number, m: number, shared: Point): bigint =>
  S(H64(MASKS[what], gameId, u8(j), u8(m), encodePoint(shared)));

/**
 * @param keepers keys of those who get a share, by seat, ascending
 * @param format of the table
 * @param own its keys: those of a bot with heirs are others than the secret gives
 */
export function makeBackup(
  secret: SeatSecret,
  gameId: Uint8Array,
  seat: number,
  keepers: ReadonlyMap<number, {readonly B: Point; readonly Y: Point}>,
  format: 1 | 2 = 1,
  {x, b} = seatKeys(secret),
): Backup {
  const e = backupCoefficient(secret, gameId, 0);
  const share = (what: Shared, key: bigint, coefficient: typeof backupCoefficient): Sharing => {
    const a = Array.from({length: keepers.size - 1}, (_, i) => coefficient(secret, gameId, i + 1));
    // f_j(z) = x_j + a_1 z + … + a_{k-1} z^{k-1}, by Horner
    const f = (z: bigint) => mod([...a].reverse().reduce((value, one) => mod((value + one) * z), 0n) + key);
    const ct = new Map(
      [...keepers].map(([m, keys]) => {
        const to = times(what === 'cards' ? keys.Y : keys.B, e);
        return [m, mod(f(BigInt(m + 1)) + mask(what, gameId, seat, m, to))];
      }),
    );
    return {A: a.map(one => times(G, one)), ct};
  };
  return {
    ...{seat, E: times(G, e)},
    ...share('cards', x, backupCoefficient),
    draws: format === 1 ? null : share('draws', b, drawsCoefficient),
  };
}

/** How a key is shared out. @throws FairError fair/no-backup */
function sharing(backup: Backup, what: Shared): Sharing {
  const shared = what === 'cards' ? backup : backup.draws;
  if (!shared) throw new FairError('no-backup', {seat: backup.seat});
  return shared;
}

/** What seat m takes out of j's back-up. @param shared `x_m E` (`b_m E`), by m itself or as published in a complaint */
export const unmask = (
  backup: Backup,
  gameId: Uint8Array,
  m: number,
  shared: Point,
  what: Shared = 'cards',
): bigint => {
  const ct = sharing(backup, what).ct.get(m);
  if (ct === undefined) throw new FairError('wrong-turn', {seat: m});
  return mod(ct - mask(what, gameId, backup.seat, m, shared));
};

/** `Y_j + sum_i (m+1)^i A_i`: what the share of seat m is the logarithm of. @param key `Y_j`, of draws `B_j` */
export function shareKey(backup: Backup, key: Point, m: number, what: Shared = 'cards'): Point {
  const {A} = sharing(backup, what);
  const z = BigInt(m + 1);
  return msm([key, ...A], [1n, ...A.map((_, i) => mod(z ** BigInt(i + 1)))]);
}

/** `s G = Y_j + sum_i (m+1)^i A_i`: the share of seat m is on the polynomial that j committed to. */
export function isShareOf(backup: Backup, key: Point, m: number, s: bigint, what: Shared = 'cards'): boolean {
  const {A} = sharing(backup, what);
  const z = BigInt(m + 1);
  const powers = A.map((_, i) => z ** BigInt(i + 1));
  return msm([G, key, ...A], [s, -1n, ...powers.map(one => -one)]).is0();
}

/** Lagrange's coefficient at 0 of keeper m: `prod (k+1) / ((k+1) - (m+1))` over the other keepers k */
function lagrange(m: number, keepers: Iterable<number>): bigint {
  let over = 1n;
  let under = 1n;
  for (const k of keepers) {
    if (k === m) continue;
    over = mod(over * BigInt(k + 1));
    under = mod(under * BigInt(k - m));
  }
  return mod(over * invert(under));
}

/** `b_j P` from the parts `s'_m P` of all keepers. */
export const addUp = (parts: ReadonlyMap<number, Point>): Point =>
  msm(
    [...parts.values()],
    [...parts.keys()].map(m => lagrange(m, parts.keys())),
  );

/** `x_j` from the shares of all other seats, by Lagrange's formula at 0. Check it against `Y_j`. */
export const recoverKey = (shares: ReadonlyMap<number, bigint>): bigint =>
  mod([...shares].reduce((x, [m, s]) => x + s * lagrange(m, shares.keys()), 0n));

const encodeSharing = ({A, ct}: Sharing): Uint8Array =>
  concat(...A.map(encodePoint), ...[...ct.values()].map(encodeScalar));

export const encodeBackup = (backup: Backup): Uint8Array =>
  concat(
    u8(backup.seat),
    encodePoint(backup.E),
    encodeSharing(backup),
    ...(backup.draws ? [encodeSharing(backup.draws)] : []),
  );

/**
 * @param keepersOf who gets a share of a seat's key
 * @param format of the table
 * @throws FairError as all decoders
 */
export const decodeBackup = (
  bytes: Uint8Array,
  keepersOf: (seat: number) => readonly number[],
  format: 1 | 2 = 1,
): Backup =>
  decode(bytes, reader => {
    const seat = U8.read(reader, 'j');
    const keepers = keepersOf(seat);
    const E = KEY.read(reader, 'E');
    const shared = (): Sharing => ({
      A: exactly(keepers.length - 1, POINT).read(reader, 'A'),
      ct: new Map(keepers.map(m => [m, SCALAR.read(reader, 'ct')])),
    });
    const cards = shared();
    return {seat, E, ...cards, draws: format === 1 ? null : shared()};
  });

/** One seat's share of a lost seat's key. */
export interface Recovery {
  /** The lost seat. */
  readonly lost: number;
  readonly seat: number;
  readonly s: bigint;
}

/** @throws FairError as all decoders */
export const {encode: encodeRecovery, decode: decodeRecovery} = message(
  record<Recovery>({lost: U8, seat: U8, s: SCALAR}),
);
