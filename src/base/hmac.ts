import {concat} from './bytes.ts';
import {sha256} from './sha256.ts';

const BLOCK = 64;

/** HMAC-SHA-256 (RFC 2104): 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    concat(
      padded.map(byte => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    concat(
      padded.map(byte => byte ^ 0x5c),
      inner,
    ),
  );
}
