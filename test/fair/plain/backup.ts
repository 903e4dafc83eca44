/** docs/fair-play.md, "Set-up": the back-up of a card key by Feldman shares. */
import {join, must, Reader, u8, u32} from './bytes.ts';
import {seatKey} from './context.ts';
import {add, G, H64, mod, mul, O, type Point, pt, readPoint, readScalar, S, sc} from './group.ts';

/** `S(H64("backup-coef", seatSecret, gameId, u32 i))`: `a_i` for i >= 1, `e` for i = 0. */
const coefficient = (seatSecret: Uint8Array, gameId: Uint8Array, i: number): bigint =>
  S(H64('backup-coef', seatSecret, gameId, u32(i)));

/** `S(H64("backup-mask", gameId, u8 j, u8 m, pt(e Y_m)))`; `eY` is also `x_m E`. */
const mask = (gameId: Uint8Array, j: number, m: number, eY: Point): bigint =>
  S(H64('backup-mask', gameId, u8(j), u8(m), pt(eY)));

export interface Backup {
  seat: number;
  E: Point;
  A: Point[];
  ct: bigint[];
  /** Of the beacon key, in format 2. */
  draws?: {A: Point[]; ct: bigint[]};
}

/** Seat j's back-up for its keepers, whose card keys are among `Y`. */
export function makeBackup(
  gameId: Uint8Array,
  j: number,
  seatSecret: Uint8Array,
  keepers: number[],
  Y: Point[],
): Backup {
  must(keepers.length >= 2, 'back-up: at least three devices');
  const e = coefficient(seatSecret, gameId, 0);
  const a = Array.from({length: keepers.length - 1}, (_, i) => coefficient(seatSecret, gameId, i + 1));
  const x = seatKey('card', seatSecret).secret;
  // f_j(z) = x_j + a_1 z + ... + a_{k-1} z^{k-1}
  const f = (z: number) => mod(x + a.reduce((total, ai, i) => total + ai * BigInt(z) ** BigInt(i + 1), 0n));
  return {
    seat: j,
    E: mul(e, G),
    A: a.map(ai => mul(ai, G)),
    ct: keepers.map(m => mod(f(m + 1) + mask(gameId, j, m, mul(e, Y[m]!)))),
  };
}

/** `u8 j, E pt, A_1..A_{k-1} pt, ct_m sc for each keeper m` = `1 + 64 k` B */
export const writeBackup = ({seat, E, A, ct}: Backup): Uint8Array =>
  join(u8(seat), pt(E), ...A.map(pt), ...ct.map(sc));

export function readBackup(keepersOf: (j: number) => number[], message: Uint8Array, format = 1): Backup {
  const reader = new Reader(message);
  const point = () => readPoint(reader.bytes(32));
  const seat = reader.u8();
  const k = keepersOf(seat).length;
  must(k > 0, 'back-up: no such seat');
  const shared = () => ({
    A: reader.list(k - 1, point),
    ct: reader.list(k, () => readScalar(reader.bytes(32))),
  });
  const E = point();
  const read = {seat, E, ...shared(), ...(format > 1 ? {draws: shared()} : {})};
  reader.end();
  must(!read.E.equals(O), 'back-up: E is the identity');
  return read;
}

/** Seat m computes `x_m E` and unmasks its `s`. */
export function unmask(gameId: Uint8Array, keepers: number[], m: number, xm: bigint, backup: Backup): bigint {
  const place = keepers.indexOf(m);
  must(place >= 0, 'back-up: not addressed to this seat');
  return mod(backup.ct[place]! - mask(gameId, backup.seat, m, mul(xm, backup.E)));
}

/** Feldman: `s G = Y_j + sum_i (m+1)^i A_i` */
export function backupShareHolds(Yj: Point, A: Point[], m: number, s: bigint): boolean {
  const powers = A.map((Ai, i) => mul(BigInt(m + 1) ** BigInt(i + 1), Ai));
  return mul(s, G).equals(add(Yj, ...powers));
}

/** What keeper m answers with for the draws of seat j: `B_j + sum_i (m+1)^i A'_i` */
export const heirKey = (Bj: Point, {draws}: Backup, m: number): Point =>
  add(Bj, ...draws!.A.map((Ai, i) => mul(mod(BigInt(m + 1) ** BigInt(i + 1)), Ai)));

/** The same where seat m published `x_m E` (`backup.bad`): who lied? */
export function complaintHolds(
  gameId: Uint8Array,
  keepers: number[],
  m: number,
  xmE: Point,
  backup: Backup,
  Yj: Point,
): boolean {
  const place = keepers.indexOf(m);
  must(place >= 0, 'back-up: not addressed to this seat');
  const s = mod(backup.ct[place]! - mask(gameId, backup.seat, m, xmE));
  return !backupShareHolds(Yj, backup.A, m, s);
}
