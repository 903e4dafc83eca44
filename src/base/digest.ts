/** SHA-256 (FIPS 180-4) of texts and of JSON values. */
import {toBase64url} from './bytes.ts';
import {canonicalJson} from './json.ts';
import {sha256} from './sha256.ts';

export const hashBytes = (bytes: Uint8Array): Uint8Array => sha256(bytes);

export const hashText = (text: string): Uint8Array => sha256(text);

/** Base64url SHA-256 (43 characters) of the canonical JSON text: equal values, equal digests, on every peer. */
export const digest = (value: unknown): string => toBase64url(sha256(canonicalJson(value)));
