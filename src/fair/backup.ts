/**
 * Back-up of card keys for drop-outs (docs/fair-play.md, "Set-up"), Feldman's verifiable secret sharing. The *keepers* of
 * seat j are one person of each other device, k of them: j takes `f_j(z) = x_j + a_1 z + … + a_{k-1} z^{k-1}` and sends
 * `f_j(m+1)` to each keeper m under a mask that only j and m can compute, `e Y_m = x_m E`. Anyone can check a share in
 * the exponent: `s G = Y_j + sum_i (m+1)^i A_i`.
 *
 * Who knows what: all other devices together can compute `x_j` at any time; fewer learn nothing. That is the price, and
 * the lobby must say it: "the other players together could look at a player's cards". Beacon keys are never backed up.
 * Masks use card keys, so drop-outs cascade: with a lost seat's key the shares addressed to it are known too. A device's
 * bots keep nothing: they would vanish together with it.
 *
 * Messages: `seat.backup` = `u8 j, E pt, A_1..A_{k-1} pt, ct_m sc for each keeper m ascending`;
 * `seat.recover` = `u8 j, u8 m, s sc` (34 bytes).
 *
 * Known weakness: a seat that lost its key by mistake cannot get it back without everybody; two devices that vanish at
 * the same moment cannot be recovered at all (each holds a share of the other).
 */
import {concat} from '../base/bytes.ts';
import {FairError} from './errors.ts';
import {encodePoint, encodeScalar, G, invert, mod, msm, type Point, S, times} from './group.ts';
import {H64, u8} from './hash.ts';
import {backupCoefficient, type SeatSecret, seatKeys} from './seat-secret.ts';
import {exactly, KEY, message, POINT, record, SCALAR, U8} from './shape.ts';
import {decode} from './wire.ts';

export interface Backup {
  readonly seat: number;
  readonly E: Point;
  /** `A_1 … A_{k-1}` */
  readonly A: readonly Point[];
  /** `ct_m` for each keeper m, ascending. */
  readonly ct: ReadonlyMap<number, bigint>;
}

/** `S(H64("backup-mask", gameId, u8 j, u8 m, pt(e Y_m)))` */
const mask = (gameId: Uint8Array, j: number, m: number, shared: Point): bigint =>
  S(H64('backup-mask', gameId, u8(j), u8(m), encodePoint(shared)));

/** @param keepers card keys of those who get a share, by seat, ascending */
export function makeBackup(
  secret: SeatSecret,
  gameId: Uint8Array,
  seat: number,
  keepers: ReadonlyMap<number, Point>,
): Backup {
  const {x} = seatKeys(secret);
  const e = backupCoefficient(secret, gameId, 0);
  const a = Array.from({length: keepers.size - 1}, (_, i) => backupCoefficient(secret, gameId, i + 1));
  // f_j(z) = x_j + a_1 z + … + a_{k-1} z^{k-1}, by Horner
  const f = (z: bigint) => mod([...a].reverse().reduce((value, one) => mod((value + one) * z), 0n) + x);
  const ct = new Map(
    [...keepers].map(([m, Y]) => [m, mod(f(BigInt(m + 1)) + mask(gameId, seat, m, times(Y, e)))]),
  );
  return {seat, E: times(G, e), A: a.map(one => times(G, one)), ct};
}

/** What seat m takes out of j's back-up. @param shared `x_m E`, by m itself or as published in a complaint */
export const unmask = (backup: Backup, gameId: Uint8Array, m: number, shared: Point): bigint => {
  const ct = backup.ct.get(m);
  if (ct === undefined) throw new FairError('wrong-turn', {seat: m});
  return mod(ct - mask(gameId, backup.seat, m, shared));
};

/** `s G = Y_j + sum_i (m+1)^i A_i`: the share of seat m is on the polynomial that j committed to. */
export function isShareOf(backup: Backup, Y: Point, m: number, s: bigint): boolean {
  const z = BigInt(m + 1);
  const powers = backup.A.map((_, i) => z ** BigInt(i + 1));
  return msm([G, Y, ...backup.A], [s, -1n, ...powers.map(one => -one)]).is0();
}

/** `x_j` from the shares of all other seats, by Lagrange's formula at 0. Check it against `Y_j`. */
export function recoverKey(shares: ReadonlyMap<number, bigint>): bigint {
  let x = 0n;
  for (const [m, s] of shares) {
    let over = 1n;
    let under = 1n;
    for (const k of shares.keys()) {
      if (k === m) continue;
      over = mod(over * BigInt(k + 1)); // prod (k+1) / ((k+1) - (m+1))
      under = mod(under * BigInt(k - m));
    }
    x = mod(x + s * over * invert(under));
  }
  return x;
}

export const encodeBackup = ({seat, E, A, ct}: Backup): Uint8Array =>
  concat(u8(seat), encodePoint(E), ...A.map(encodePoint), ...[...ct.values()].map(encodeScalar));

/** @param keepersOf who gets a share of a seat's key. @throws FairError as all decoders */
export const decodeBackup = (bytes: Uint8Array, keepersOf: (seat: number) => readonly number[]): Backup =>
  decode(bytes, reader => {
    const seat = U8.read(reader, 'j');
    const keepers = keepersOf(seat);
    return {
      seat,
      E: KEY.read(reader, 'E'),
      A: exactly(keepers.length - 1, POINT).read(reader, 'A'),
      ct: new Map(keepers.map(m => [m, SCALAR.read(reader, 'ct')])),
    };
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
