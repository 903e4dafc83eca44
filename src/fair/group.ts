/**
 * The group: ristretto255 (RFC 9496) with hashing to it (RFC 9380), and scalars modulo its order `l`.
 *
 * Ways to multiply, and the difference is the rule of this library. `times` is for secret scalars: the library's
 * `multiply`, with the same operations for every scalar. Those of G it blinds with random bytes of the platform, which does
 * not change the result. `msm` is for public ones (variable time, fast). In between stands `fixed`, for the nonces of a
 * shuffle: hundreds for the same point, each used once.
 *
 * Known weakness: BigInt arithmetic is not constant-time. Someone who can measure single multiplications on the
 * device of a seat may learn something about its keys; answers leave when they are ready, not on a time grid
 * (docs/fair-play.md, "Timing").
 */
import {interleavedMSMUnsafe} from '@noble/curves/abstract/curve.js';
import {ed25519, ristretto255, ristretto255_hasher} from '@noble/curves/ed25519.js';
import {bytesToNumberLE} from '@noble/curves/utils.js';
import {concat, utf8} from '../base/bytes.ts';
import {type EdwardsPoint, pointTable, type TableTimes} from '../base/point-table.ts';
import {badLength, FairError} from './errors.ts';
import {type HashInput, lpAll, NS, u32} from './hash.ts';

const R = ristretto255.Point;
export type Point = InstanceType<typeof R>;

/** Generator and identity. */
export const G: Point = R.BASE;
export const O: Point = R.ZERO;
/** The prime order of the group. */
export const ORDER: bigint = R.Fn.ORDER;

/** The representative of `s` in `[0, l)`. */
export const mod = (s: bigint): bigint => R.Fn.create(s);

/** `1/s mod l`. @param s not 0 modulo l */
export const invert = (s: bigint): bigint => R.Fn.inv(s);

/** `int(b)`: the bytes as a little-endian integer. */
export const int = (bytes: Uint8Array): bigint => bytesToNumberLE(bytes);

/** `S(b) = int(b) mod l`, for the 64 bytes of a hash: no bias worth mentioning. */
export const S = (hash: Uint8Array): bigint => int(hash) % ORDER;

/** `sc`: 32 bytes, little-endian. */
export const encodeScalar = (s: bigint): Uint8Array => R.Fn.toBytes(s);

/** @throws FairError fair/bad-length, fair/bad-scalar (not below `l`) */
export function decodeScalar(bytes: Uint8Array, field: string): bigint {
  if (bytes.length !== 32) throw badLength(field, bytes.length, 32);
  const s = int(bytes);
  if (s >= ORDER) throw new FairError('bad-scalar', {field});
  return s;
}

/** Points are immutable and an encoding costs an inversion: kept with the point. */
const encodings = new WeakMap<Point, Uint8Array>();

/** `pt`: 32 bytes. The array is shared; do not write to it. */
export function encodePoint(point: Point): Uint8Array {
  let bytes = encodings.get(point);
  if (!bytes) {
    bytes = point.toBytes();
    encodings.set(point, bytes);
  }
  return bytes;
}

/** @throws FairError fair/bad-length, fair/bad-point (not the canonical encoding of a group element) */
export function decodePoint(bytes: Uint8Array, field: string): Point {
  if (bytes.length !== 32) throw badLength(field, bytes.length, 32);
  let point: Point;
  try {
    point = R.fromBytes(bytes);
  } catch {
    throw new FairError('bad-point', {field});
  }
  encodings.set(point, bytes.slice());
  return point;
}

/** `P(label, x1, …)`: a point whose logarithm nobody knows. Each label is a DST of its own. */
export function hashToPoint(label: string, ...parts: readonly HashInput[]): Point {
  const DST = concat(NS, utf8(`${label}/ristretto255_XMD:SHA-512_R255MAP_RO_`));
  // The hasher is shared by several groups and typed by their common base.
  return ristretto255_hasher.hashToCurve(lpAll(parts), {DST}) as Point;
}

/** `s P` for a secret `s`. The library refuses 0 and the identity has no table, hence the two early answers. */
export const times = (point: Point, s: bigint): Point =>
  s === 0n || point === O || point.is0() ? O : point.multiply(s);

/**
 * The Edwards point that stands for a group element. Adding representatives adds the elements, so a long sum may be
 * taken among them and wrapped once: a fifth faster. Nothing is encoded or compared before it is wrapped again.
 */
type Inner = EdwardsPoint;
// The library keeps its field from subclasses' users only in the types; its constructor is public.
const inner = (point: Point): Inner => (point as unknown as {readonly ep: Inner}).ep;

/** Bytes of a kept point: its encoding, then x and y of the Edwards point that stands for it. */
export const KEPT = 96;

/** For what a device keeps for itself: reading it again takes no square root. */
export function keepPoint(point: Point): Uint8Array {
  const {x, y} = inner(point).toAffine();
  return concat(encodePoint(point), ed25519.Point.Fp.toBytes(x), ed25519.Point.Fp.toBytes(y));
}

/** What `keepPoint` gave. It is not looked at whether the three agree: only the own device's word is read so. */
export function keptPoint(bytes: Uint8Array): Point {
  const coordinate = (at: number): bigint => int(bytes.subarray(at, at + 32)) % ed25519.Point.Fp.ORDER;
  const point = new R(ed25519.Point.fromAffine({x: coordinate(32), y: coordinate(64)}));
  encodings.set(point, bytes.slice(0, 32));
  return point;
}

/** Multiplication of one fixed point. */
export type Times = (s: bigint) => Point;

/** By encoding; the oldest goes first. */
const tables = new Map<string, Times>();
const MAX_TABLES = 8;
/** Multiplications from which building a table pays. */
const MANY = 32;

/**
 * Many multiplications of the same point, by a table. For nonces only: long-lived keys go through `times`.
 * @param uses how many are coming; for a few there is no table
 */
export function fixed(point: Point, uses = MANY): Times {
  if (uses < MANY || point.is0()) return s => times(point, s);
  const name = encodePoint(point).join();
  let known = tables.get(name);
  if (!known) {
    if (tables.size >= MAX_TABLES) tables.delete(tables.keys().next().value!);
    const table = pointTable(inner(point), 8);
    known = scalar => new R(table(encodeScalar(scalar)));
    tables.set(name, known);
  }
  return known;
}

/** Tables of keys, and how often those without one were asked for. */
const keyTables = new WeakMap<Point, TableTimes | number>();
/** Uses from which the table of a key pays. */
const OFTEN = 4;

/** The table of a long-lived point; null while it is seldom used. */
function keyTable(point: Point): TableTimes | null {
  const known = keyTables.get(point) ?? 0;
  if (typeof known !== 'number') return known;
  const table = known + 1 < OFTEN ? null : pointTable(inner(point), 4);
  keyTables.set(point, table ?? known + 1);
  return table;
}

/**
 * `sum s_i K_i` for public scalars and points that come again and again (G, public keys): by tables, once they have come
 * a few times.
 */
export function sumOfKeys(keys: readonly Point[], scalars: readonly bigint[]): Point {
  const tables = keys.map(keyTable);
  if (tables.some(table => !table)) return msm(keys, scalars);
  return new R(
    tables.reduce((total, table, i) => total.add(table!(encodeScalar(mod(scalars[i]!)))), ed25519.Point.ZERO),
  );
}

export const sum = (points: readonly Point[]): Point => points.reduce((total, point) => total.add(point), O);

const generators: Point[] = [];
let pedersenH: Point | null = null;

/** `H = P("pedersen", "H")` */
export const H = (): Point => {
  pedersenH ??= hashToPoint('pedersen', 'H');
  return pedersenH;
};

/** `h_0 … h_{count-1}`, `h_i = P("pedersen", "h", u32 i)` */
export function h(count: number): readonly Point[] {
  for (let i = generators.length; i < count; i++) generators.push(hashToPoint('pedersen', 'h', u32(i)));
  return generators.slice(0, count);
}

/** Up to this many terms one chain of doublings for all (Straus) beats buckets (Pippenger). */
const SOME = 160;

/**
 * `sum s_i P_i` for public scalars (or prover's nonces, see the header), each any integer: a negative one costs
 * nothing, a short one (a weight of 128 bits) costs half.
 */
export function msm(points: readonly Point[], scalars: readonly bigint[]): Point {
  if (points.length !== scalars.length) throw new RangeError('a scalar for each point');
  if (points.length === 0) return O;
  const terms = points.map(inner);
  return new R(
    terms.length > SOME
      ? buckets(terms, scalars)
      : interleavedMSMUnsafe(ed25519.Point, terms, 5)(scalars.map(mod)),
  );
}

let generatorSum: {readonly count: number; readonly of: (scalars: bigint[]) => Inner} | null = null;

/** `sum s_i h_i`, with tables that are kept. */
export function sumOfGenerators(scalars: readonly bigint[]): Point {
  if (!generatorSum || generatorSum.count < scalars.length)
    generatorSum = {
      count: scalars.length,
      of: interleavedMSMUnsafe(ed25519.Point, h(scalars.length).map(inner), 7),
    };
  return new R(generatorSum.of(scalars.map(mod)));
}

/** Bits of a digit: measured best for up to some thousand terms. */
const widthFor = (terms: number): number => (terms < 250 ? 6 : terms < 700 ? 7 : 8);

/** Pippenger's buckets with signed digits, which halve their number. */
function buckets(points: readonly Inner[], scalars: readonly bigint[]): Inner {
  const width = widthFor(points.length);
  const half = 1 << (width - 1);
  const digits = scalars.map(s => signedDigits(s, width));
  const windows = Math.max(...digits.map(row => row.length));
  const negatives: (Inner | undefined)[] = new Array(points.length);
  let total = ed25519.Point.ZERO;
  for (let w = windows - 1; w >= 0; w--) {
    if (w !== windows - 1) for (let i = 0; i < width; i++) total = total.double();
    const bucket: (Inner | undefined)[] = new Array(half + 1);
    for (let i = 0; i < points.length; i++) {
      const digit = digits[i]![w] ?? 0;
      if (digit === 0) continue;
      let term = points[i]!;
      if (digit < 0) {
        negatives[i] ??= term.negate();
        term = negatives[i]!;
      }
      const at = Math.abs(digit);
      bucket[at] = bucket[at]?.add(term) ?? term;
    }
    // sum of d * bucket[d], by adding running sums from the top
    let running: Inner | undefined;
    for (let d = half; d > 0; d--) {
      const own = bucket[d];
      if (own) running = running?.add(own) ?? own;
      if (running) total = total.add(running);
    }
  }
  return total;
}

/** Digits in `[-2^(width-1), 2^(width-1)]`, lowest first; the sign of `s` stays, so short scalars have few. */
function signedDigits(s: bigint, width: number): Int16Array {
  let rest = s % ORDER;
  const sign = rest < 0n ? -1 : 1;
  if (rest < 0n) rest = -rest;
  const base = 1 << width;
  const mask = BigInt(base - 1);
  const shift = BigInt(width);
  const out: number[] = [];
  let carry = 0;
  while (rest > 0n || carry > 0) {
    let digit = Number(rest & mask) + carry;
    rest >>= shift;
    carry = digit > base / 2 ? 1 : 0;
    digit -= carry * base;
    out.push(sign * digit);
  }
  return Int16Array.from(out);
}
