/**
 * The one rule for signatures, in JavaScript: Ed25519 with canonical encodings, nothing of small order, and the
 * equation without the cofactor, S·B − k·A = R, compared as bytes. Web Crypto computes just that; the library's own
 * `verify` multiplies by the cofactor and would accept more, hence the equation is written out here.
 *
 * At once, for callers that cannot wait (dealing). `sign.ts` loads this file only where the platform has no Ed25519.
 */
import {ed25519} from '@noble/curves/ed25519.js';
import {sha512} from '@noble/hashes/sha2.js';
import {concat, equalBytes, toBase64url} from '../base/bytes.ts';
import {type EdwardsPoint, pointTable, type TableTimes} from '../base/point-table.ts';
import {isCanonicalPoint, isCanonicalScalar} from './ed25519-encoding.ts';

const {Point} = ed25519;
const {Fn} = Point;

const hex = (byte: number) => byte.toString(16).padStart(2, '0');
const scalar = (littleEndian: Uint8Array) =>
  Fn.create(BigInt(`0x${[...littleEndian].reverse().map(hex).join('')}`));

/** By the bytes of a key: a table has few keys, and each of them signs again and again. The oldest goes first. */
const keys = new Map<string, {uses: number; readonly point: EdwardsPoint; table: TableTimes | null}>();
const MOST_KEYS = 32;
/** Uses from which a table of multiples pays. */
const OFTEN = 4;

/** @throws Error for a key that is no point of the curve */
function timesKey(key: Uint8Array, k: bigint): EdwardsPoint {
  const name = toBase64url(key);
  let known = keys.get(name);
  if (!known) {
    known = {uses: 0, point: Point.fromBytes(key), table: null};
    if (keys.size >= MOST_KEYS) keys.delete(keys.keys().next().value!);
    keys.set(name, known);
  }
  known.uses++;
  if (known.uses === OFTEN) known.table = pointTable(known.point, 4);
  return known.table ? known.table(Fn.toBytes(k)) : known.point.multiplyUnsafe(k);
}

/** @param seed 32 random bytes: the private key */
export const publicKeyOf = (seed: Uint8Array): Uint8Array => ed25519.getPublicKey(seed);

/**
 * Signs with one key: the 64 bytes of RFC 8032 (5.1.6), the same ones each time. The library's `sign` derives the key anew for
 * each message, which is half of its time.
 */
export function strictSigner(seed: Uint8Array): (bytes: Uint8Array) => Uint8Array {
  const {prefix, scalar: key, pointBytes} = ed25519.utils.getExtendedPublicKey(seed);
  return bytes => {
    const r = scalar(sha512(concat(prefix, bytes)));
    const R = Point.BASE.multiply(r).toBytes();
    const k = scalar(sha512(concat(R, pointBytes, bytes)));
    return concat(R, Fn.toBytes(Fn.create(r + k * key)));
  };
}

/** The same, for a key that signs once. */
export const signStrict = (seed: Uint8Array, bytes: Uint8Array): Uint8Array => strictSigner(seed)(bytes);

/** Whether the 64 bytes are the signature of `key` (32 bytes) on these bytes; false for whatever is malformed. */
export function verifyStrict(key: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== 64 || !isCanonicalPoint(key)) return false;
  const r = signature.subarray(0, 32);
  if (!isCanonicalPoint(r) || !isCanonicalScalar(signature.subarray(32))) return false;
  try {
    const k = scalar(sha512(concat(r, key, bytes)));
    const sB = Point.BASE.multiplyUnsafe(scalar(signature.subarray(32)));
    return equalBytes(sB.subtract(timesKey(key, k)).toBytes(), r);
  } catch {
    return false; // a key that is no point of the curve
  }
}
