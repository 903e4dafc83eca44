/** docs/fair-play.md, "Who leaves, who comes back": the card key of a dropped seat comes back from its shares. */

import {backupShareHolds} from './backup.ts';
import {join, Reader, u8} from './bytes.ts';
import {add, inverse, mod, mul, type Point, readScalar, sc} from './group.ts';

/** `seat.recover`: `u8 j, u8 m, s sc` (34 B) */
export const writeRecover = (j: number, m: number, s: bigint): Uint8Array => join(u8(j), u8(m), sc(s));

export function readRecover(message: Uint8Array): {j: number; m: number; s: bigint} {
  const reader = new Reader(message);
  const read = {j: reader.u8(), m: reader.u8(), s: readScalar(reader.bytes(32))};
  reader.end();
  return read;
}

/** A recovery share of seat m for seat j, by the Feldman equation. */
export function recoverHolds(j: number, m: number, Yj: Point, A: Point[], message: Uint8Array): boolean {
  const read = readRecover(message);
  return read.j === j && read.m === m && m !== j && backupShareHolds(Yj, A, m, read.s);
}

/** The same in the exponent: `sum_m prod_{k != m} (k+1) / (k - m) D_m`. */
export function addUp(parts: Map<number, Point>): Point {
  const terms = [...parts].map(([m, D]) => {
    let weight = 1n;
    for (const k of parts.keys()) if (k !== m) weight = mod(weight * BigInt(k + 1) * inverse(BigInt(k - m)));
    return mul(weight, D);
  });
  return add(...(terms as [Point, ...Point[]]));
}

/** Lagrange at 0 over all other seats: `x_j = sum_m s_m prod_{k != m} (k+1) / (k - m)`. */
export function recoverKey(messages: Uint8Array[]): bigint {
  const shares = messages.map(readRecover);
  let x = 0n;
  for (const {m, s} of shares) {
    let weight = 1n;
    for (const {m: k} of shares) if (k !== m) weight = mod(weight * BigInt(k + 1) * inverse(BigInt(k - m)));
    x = mod(x + s * weight);
  }
  return x;
}
