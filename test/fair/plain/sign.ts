/** Signatures under what seats say: Ed25519, strict encodings, the equation without the cofactor. */
import {ed25519} from '@noble/curves/ed25519.js';
import {sha512} from '@noble/hashes/sha2.js';
import {int, join, must, same} from './bytes.ts';
import {l, mod} from './group.ts';

const {Point} = ed25519;

/** `S B = R + k A`, `k = SHA-512(R || A || message)`; A and R canonical and not of small order, S below l. */
export function signatureHolds(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    const [R, A] = [signature.slice(0, 32), key].map(bytes => {
      const point = Point.fromBytes(bytes, false);
      must(same(point.toBytes(), bytes), 'a canonical point');
      must(!point.isSmallOrder(), 'a point of large order');
      return point;
    }) as [InstanceType<typeof Point>, InstanceType<typeof Point>];
    const S = int(signature.slice(32));
    if (signature.length !== 64 || S >= l) return false;
    const k = mod(int(sha512(join(signature.slice(0, 32), key, message))));
    const times = (n: bigint, point: InstanceType<typeof Point>) =>
      n === 0n ? Point.ZERO : point.multiply(n);
    return times(S, Point.BASE).equals(R.add(times(k, A)));
  } catch {
    return false;
  }
}

export const sign = (seed: Uint8Array, message: Uint8Array): Uint8Array => ed25519.sign(message, seed);
