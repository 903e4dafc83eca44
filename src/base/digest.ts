/** SHA-256 (FIPS 180-4) of texts and of JSON values. */
import {sha256} from '@noble/hashes/sha2.js';
import {toBase64url, utf8} from './bytes.ts';
import {canonicalJson} from './json.ts';

export const hashBytes = (bytes: Uint8Array): Uint8Array => sha256(bytes);

export const hashText = (text: string): Uint8Array => hashBytes(utf8(text));

/** Base64url SHA-256 (43 characters) of the canonical JSON text: equal values, equal digests, on every peer. */
export const digest = (value: unknown): string => toBase64url(hashText(canonicalJson(value)));
