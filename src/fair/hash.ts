/**
 * Names, lengths and hashes: the bytes under everything else.
 *
 * Every hash begins with the name space and a label, and every part is preceded by its length, so that no input of
 * one purpose is also an input of another. A change of any encoding changes the digit in `NS`.
 */
import {sha512} from '@noble/hashes/sha2.js';
import {concat, utf8} from '../base/bytes.ts';

export const NS: Uint8Array = utf8('roadstead/fair/2/');

export const u8 = (n: number): Uint8Array => Uint8Array.of(n);
// An array of bytes takes the lowest eight bits of each.
export const u16 = (n: number): Uint8Array => Uint8Array.of(n, n >>> 8);
export const u32 = (n: number): Uint8Array => Uint8Array.of(n, n >>> 8, n >>> 16, n >>> 24);

/** `lp(x) = u32(len x) || x` */
export const lp = (x: Uint8Array): Uint8Array => concat(u32(x.length), x);

/** A part of a hash: bytes as they are, text as UTF-8. */
export type HashInput = Uint8Array | string;
export const inputBytes = (part: HashInput): Uint8Array => (typeof part === 'string' ? utf8(part) : part);

/** `lp(x1) || lp(x2) || …` */
export const lpAll = (parts: readonly HashInput[]): Uint8Array =>
  concat(...parts.map(part => lp(inputBytes(part))));

/** What a signature under a label is over: `NS || lp(label)` and the rest as it is. */
export const statement = (label: string, ...rest: readonly Uint8Array[]): Uint8Array =>
  concat(NS, lpAll([label]), ...rest);

/** `H64(label, x1, …) = SHA-512(NS || lp(label) || lp(x1) || …)` */
export const H64 = (label: string, ...parts: readonly HashInput[]): Uint8Array =>
  sha512(concat(NS, lpAll([label, ...parts])));

/** The first 32 bytes of `H64`. */
export const H32 = (label: string, ...parts: readonly HashInput[]): Uint8Array =>
  H64(label, ...parts).subarray(0, 32);
