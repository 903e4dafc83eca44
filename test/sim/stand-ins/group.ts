/**
 * Stands for `src/fair/group.ts`: the integers modulo l under addition. The same algebra, so that every proof of an honest
 * device holds and every false one fails; but a logarithm is the point itself. For speed, and never against somebody who lies.
 */
import {sha512} from '@noble/hashes/sha2.js';
import {concat, utf8} from '../../../src/base/bytes.ts';
import {badLength, FairError} from '../../../src/fair/errors.ts';
import {type HashInput, lpAll, NS, u32} from '../../../src/fair/hash.ts';

export const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

export const mod = (s: bigint): bigint => {
  const rest = s % ORDER;
  return rest < 0n ? rest + ORDER : rest;
};

export class Point {
  readonly value: bigint;
  #bytes: Uint8Array | null = null;

  constructor(value: bigint) {
    this.value = mod(value);
  }

  add(other: Point): Point {
    return new Point(this.value + other.value);
  }

  subtract(other: Point): Point {
    return new Point(this.value - other.value);
  }

  negate(): Point {
    return new Point(-this.value);
  }

  multiply(s: bigint): Point {
    return new Point(this.value * s);
  }

  is0(): boolean {
    return this.value === 0n;
  }

  equals(other: Point): boolean {
    return this.value === other.value;
  }

  toBytes(): Uint8Array {
    this.#bytes ??= encodeScalar(this.value);
    return this.#bytes;
  }
}

export const G = new Point(1n);
export const O = new Point(0n);

/** Of a byte, of each value. */
const HEX = Array.from({length: 256}, (_, byte) => byte.toString(16).padStart(2, '0'));

export function int(bytes: Uint8Array): bigint {
  let hex = '0x0';
  for (let i = bytes.length - 1; i >= 0; i--) hex += HEX[bytes[i]!]!;
  return BigInt(hex);
}

export const S = (hash: Uint8Array): bigint => int(hash) % ORDER;

export function encodeScalar(s: bigint): Uint8Array {
  const hex = s.toString(16).padStart(64, '0');
  return Uint8Array.from({length: 32}, (_, i) => Number.parseInt(hex.slice(62 - 2 * i, 64 - 2 * i), 16));
}

export function decodeScalar(bytes: Uint8Array, field: string): bigint {
  if (bytes.length !== 32) throw badLength(field, bytes.length, 32);
  const s = int(bytes);
  if (s >= ORDER) throw new FairError('bad-scalar', {field});
  return s;
}

export const encodePoint = (point: Point): Uint8Array => point.toBytes();

export function decodePoint(bytes: Uint8Array, field: string): Point {
  if (bytes.length !== 32) throw badLength(field, bytes.length, 32);
  const value = int(bytes);
  if (value >= ORDER) throw new FairError('bad-point', {field});
  return new Point(value);
}

export const hashToPoint = (label: string, ...parts: readonly HashInput[]): Point =>
  new Point(S(sha512(concat(NS, utf8(label), lpAll(parts)))));

/** By Euclid. */
export function invert(a: bigint): bigint {
  let [r, next, s, t] = [mod(a), ORDER, 1n, 0n];
  while (next > 0n) {
    const q = r / next;
    [r, next] = [next, r - q * next];
    [s, t] = [t, s - q * t];
  }
  return mod(s);
}

export const times = (point: Point, s: bigint): Point => (s === 0n || point.is0() ? O : point.multiply(s));

export const KEPT = 96;
export const keepPoint = (point: Point): Uint8Array => concat(encodePoint(point), new Uint8Array(64));
export const keptPoint = (bytes: Uint8Array): Point => decodePoint(bytes.subarray(0, 32), 'kept');

export type Times = (s: bigint) => Point;
export const fixed =
  (point: Point): Times =>
  s =>
    times(point, s);

export const sum = (points: readonly Point[]): Point => points.reduce((total, point) => total.add(point), O);

let pedersenH: Point | null = null;
export const H = (): Point => {
  pedersenH ??= hashToPoint('pedersen', 'H');
  return pedersenH;
};

const generators: Point[] = [];
export function h(count: number): readonly Point[] {
  for (let i = generators.length; i < count; i++) generators.push(hashToPoint('pedersen', 'h', u32(i)));
  return generators.slice(0, count);
}

export function msm(points: readonly Point[], scalars: readonly bigint[]): Point {
  if (points.length !== scalars.length) throw new RangeError('a scalar for each point');
  return new Point(points.reduce((total, {value}, i) => total + value * scalars[i]!, 0n));
}

export const sumOfKeys = msm;
export const sumOfGenerators = (scalars: readonly bigint[]): Point => msm(h(scalars.length), scalars);
