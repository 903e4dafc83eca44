/**
 * Stands for `src/log/strict-ed25519.ts`: a hash over public key and bytes in the form of a signature. Everybody could make it;
 * here nobody does but whose it is.
 */
import {sha512} from '@noble/hashes/sha2.js';
import {concat, equalBytes} from '../../../src/base/bytes.ts';
import {sha256} from '../../../src/base/sha256.ts';

export const publicKeyOf = (seed: Uint8Array): Uint8Array => sha256(concat(Uint8Array.of(7), seed));

function signatureOf(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const signature = sha512(concat(key, bytes));
  // Its second half has to look like a scalar below the order of the group, its first like a point.
  signature[63]! &= 0x0f;
  signature[31]! &= 0x7e;
  return signature;
}

export function strictSigner(seed: Uint8Array): (bytes: Uint8Array) => Uint8Array {
  const key = publicKeyOf(seed);
  return bytes => signatureOf(key, bytes);
}

export const signStrict = (seed: Uint8Array, bytes: Uint8Array): Uint8Array => strictSigner(seed)(bytes);

export const verifyStrict = (key: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean =>
  signature.length === 64 && equalBytes(signatureOf(key, bytes), signature);
