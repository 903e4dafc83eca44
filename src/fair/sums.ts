/**
 * Sums of multiples, for scalars that are public (or a prover's nonces, see `group.ts`): time and memory accesses depend
 * on them. They are taken among the Edwards points that stand for group elements, on bare integers: the package's own
 * points look at each coordinate and divide after each product, and take twice as long.
 */
import {ed25519} from '@noble/curves/ed25519.js';

type Inner = InstanceType<typeof ed25519.Point>;

/** `x = X/Z`, `y = Y/Z`, `xy = T/Z`, each modulo `p = 2^255 - 19`: not the least remainder, and perhaps negative. */
export type Edwards = Pick<Inner, 'X' | 'Y' | 'Z' | 'T'>;

const {ZERO, Fp} = ed25519.Point;

/** The package's point, for whatever is no sum. */
export const settled = ({X, Y, Z, T}: Edwards): Inner =>
  new ed25519.Point(Fp.create(X), Fp.create(Y), Fp.create(Z), Fp.create(T));

const LOW = 2n ** 256n - 1n;
/** The same modulo p, as `2^256 = 38`: half as many bits, and a few more. */
const fold = (n: bigint): bigint => (n & LOW) + (n >> 256n) * 38n;
const product = (one: bigint, other: bigint): bigint => fold(fold(one * other));

/**
 * One formula for all sums, doublings and the identity among them (Hisil, Wong, Carter and Dawson 2008, section 3.1). It is
 * scaled by 60833, so that nothing is multiplied by `d = -121665/121666`.
 */
export function add(one: Edwards, other: Edwards): Edwards {
  const A = fold((one.Y - one.X) * (other.Y - other.X));
  const B = fold((one.Y + one.X) * (other.Y + other.X));
  const C = fold(one.T * other.T) * 121665n;
  const D = fold(one.Z * other.Z) * 121666n;
  const E = (B - A) * 60833n;
  const F = D + C;
  const G = D - C;
  const H = (B + A) * 60833n;
  return {X: product(E, F), Y: product(G, H), Z: product(F, G), T: product(E, H)};
}

const negative = ({X, Y, Z, T}: Edwards): Edwards => ({X: -X, Y, Z, T: -T});

/** `0 P, 1 P, … count P` */
export function multiples(point: Edwards, count: number): Edwards[] {
  const list: Edwards[] = [ZERO];
  while (list.length <= count) list.push(add(list.at(-1)!, point));
  return list;
}

/** Up to this many terms a table of each (Straus) beats buckets for all (Pippenger). */
const SOME = 110;
/** Bits of a digit: least additions for up to some thousand terms. */
const widthFor = (terms: number): number => Math.max(5, Math.floor(Math.log2(terms / 3)));

/** `sum s_i P_i`: one chain of doublings for all. A negative scalar costs nothing, a short one half. */
export function sumOf(points: readonly Edwards[], scalars: readonly bigint[]): Edwards {
  const width = widthFor(points.length);
  const half = 2 ** (width - 1);
  const digits = scalars.map(s => signedDigits(s, width));
  const addAll = points.length > SOME ? byBuckets(points, half) : byTables(points, half);
  let total: Edwards = ZERO;
  for (let w = Math.max(...digits.map(row => row.length)) - 1; w >= 0; w--) {
    for (let i = 0; i < width; i++) total = add(total, total);
    total = addAll(
      total,
      digits.map(row => row[w] ?? 0),
    );
  }
  return total;
}

/** Adds `sum d_i P_i`, for digits `-half … half`. */
type AddAll = (total: Edwards, digits: readonly number[]) => Edwards;

function byTables(points: readonly Edwards[], half: number): AddAll {
  const tables = points.map(point => multiples(point, half));
  return (start, digits) =>
    digits.reduce((total, digit, i) => {
      const multiple = tables[i]![Math.abs(digit)]!;
      return digit === 0 ? total : add(total, digit < 0 ? negative(multiple) : multiple);
    }, start);
}

const byBuckets =
  (points: readonly Edwards[], half: number): AddAll =>
  (start, digits) => {
    const buckets: Edwards[] = [];
    points.forEach((point, i) => {
      const digit = digits[i]!;
      const term = digit < 0 ? negative(point) : point;
      const bucket = buckets[Math.abs(digit)];
      if (digit !== 0) buckets[Math.abs(digit)] = bucket ? add(bucket, term) : term;
    });
    // sum of d * bucket[d], by adding running sums from the top
    let total = start;
    let running: Edwards = ZERO;
    for (let d = half; d > 0; d--) {
      running = add(running, buckets[d] ?? ZERO);
      total = add(total, running);
    }
    return total;
  };

/** Digits in `[-2^(width-1), 2^(width-1)]`, lowest first; the sign of `s` stays, so short scalars have few. */
function signedDigits(s: bigint, width: number): number[] {
  const sign = s < 0n ? -1 : 1;
  const base = 2 ** width;
  const mask = BigInt(base - 1);
  const digits: number[] = [];
  let carry = 0;
  for (let rest = s < 0n ? -s : s; rest > 0n || carry > 0; rest >>= BigInt(width)) {
    const digit = Number(rest & mask) + carry;
    carry = digit > base / 2 ? 1 : 0;
    digits.push(sign * (digit - carry * base));
  }
  return digits;
}
