/** Byte arrays and their text forms: UTF-8, hexadecimal, base64url (RFC 4648 section 5, no padding). */

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** A byte order mark is a character like any other. @throws TypeError when the bytes are not valid UTF-8. */
export const fromUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes);

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

export const equalBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** By twelve bits: two characters at once. */
const PAIRS = Array.from({length: 4096}, (_, i) => ALPHABET[i >> 6]! + ALPHABET[i & 63]!);
/** By character code; 64 is no value. */
const VALUE_OF = new Uint8Array(128).fill(64);
for (let i = 0; i < 64; i++) VALUE_OF[ALPHABET.charCodeAt(i)] = i;

export function toBase64url(bytes: Uint8Array): string {
  let out = '';
  const whole = bytes.length - (bytes.length % 3);
  for (let i = 0; i < whole; i += 3) {
    const word = (bytes[i]! << 16) | (bytes[i + 1]! << 8) | bytes[i + 2]!;
    out += PAIRS[word >> 12]! + PAIRS[word & 4095]!;
  }
  if (bytes.length - whole === 1) out += PAIRS[bytes[whole]! << 4]!;
  if (bytes.length - whole === 2) {
    const word = (bytes[whole]! << 10) | (bytes[whole + 1]! << 2);
    out += PAIRS[word >> 6]! + ALPHABET[word & 63]!;
  }
  return out;
}

/** The bytes of a canonical base64url text, or `null` when it is not one (foreign characters, stray bits). */
export function fromBase64url(text: string): Uint8Array | null {
  const tail = text.length % 4;
  if (tail === 1) return null;
  const out = new Uint8Array((text.length * 3) >> 2);
  let word = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const value = VALUE_OF[text.charCodeAt(i)] ?? 64;
    if (value === 64) return null;
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out[at++] = (word >> bits) & 255;
    }
  }
  return (word & ((1 << bits) - 1)) === 0 ? out : null;
}
