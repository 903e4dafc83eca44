/** docs/fair-play.md, "Notation": the group, its encodings, the hashes. */
import {ristretto255, ristretto255_hasher} from '@noble/curves/ed25519.js';
import {sha512} from '@noble/hashes/sha2.js';
import {int, join, lp, must, utf8} from './bytes.ts';

export type Point = InstanceType<typeof ristretto255.Point>;

/** Group order `l`, generator `G`, identity `O`. */
export const l = 2n ** 252n + 27742317777372353535851937790883648493n;
export const G: Point = ristretto255.Point.BASE;
export const O: Point = ristretto255.Point.ZERO;

/** Scalars are taken modulo `l`. */
export const mod = (n: bigint): bigint => ((n % l) + l) % l;

export const add = (...points: Point[]): Point => points.reduce((sum, point) => sum.add(point), O);
export const sub = (a: Point, b: Point): Point => a.subtract(b);
export const mul = (k: bigint, point: Point): Point => point.multiplyUnsafe(mod(k));

/** Sums of scalars modulo `l`. */
export const sum = (scalars: bigint[]): bigint => mod(scalars.reduce((total, k) => total + k, 0n));

/** `1 / k` modulo `l`, by Fermat. */
export function inverse(k: bigint): bigint {
  must(mod(k) !== 0n, 'no inverse of zero');
  let result = 1n;
  let square = mod(k);
  for (let e = l - 2n; e > 0n; e /= 2n) {
    if (e % 2n === 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}

/** `pt`: 32-byte canonical encoding. */
export const pt = (point: Point): Uint8Array => point.toBytes();

export function readPoint(bytes: Uint8Array): Point {
  must(bytes.length === 32, 'pt: 32 bytes');
  try {
    return ristretto255.Point.fromBytes(bytes);
  } catch {
    must(false, 'pt: not canonical');
  }
}

/** `sc`: 32-byte little-endian scalar below `l`. */
export function sc(k: bigint): Uint8Array {
  must(k >= 0n && k < l, 'sc: out of range');
  return Uint8Array.from({length: 32}, (_, i) => Number((k >> BigInt(8 * i)) & 255n));
}

export function readScalar(bytes: Uint8Array): bigint {
  must(bytes.length === 32, 'sc: 32 bytes');
  const k = int(bytes);
  must(k < l, 'sc: not canonical');
  return k;
}

/** "Notation": the name space. */
export const NS = utf8('roadstead/fair/2/');

/** `H64(label, x1, …) = SHA-512(NS || lp(label) || lp(x1) || …)` */
export const H64 = (label: string, ...xs: Uint8Array[]): Uint8Array =>
  sha512(join(NS, lp(utf8(label)), ...xs.map(lp)));

/** The first 32 bytes of `H64`. */
export const H32 = (label: string, ...xs: Uint8Array[]): Uint8Array => H64(label, ...xs).slice(0, 32);

/** `P(label, x1, …)`: hash_to_ristretto255 of `lp(x1) || …` under the label's own DST. */
export const P = (label: string, ...xs: Uint8Array[]): Point =>
  ristretto255_hasher.hashToCurve(join(...xs.map(lp)), {
    DST: join(NS, utf8(label), utf8('/ristretto255_XMD:SHA-512_R255MAP_RO_')),
  });

/** `S(b) = int(b) mod l` for 64-byte `b`. */
export function S(b: Uint8Array): bigint {
  must(b.length === 64, 'S: 64 bytes');
  return mod(int(b));
}

/** "Handles": the two points of a handle. */
export interface Ciphertext {
  a: Point;
  b: Point;
}
