/**
 * SHA-256 (FIPS 180-4) of texts and bytes. Written out here because the chain hashes every entry of a log while it opens, also
 * on pages that have no Web Crypto, and this takes half the time of the library, against which it is tested.
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const ROUND = new Int32Array(64);
const START = new Int32Array(8);

for (let n = 2, count = 0; count < 64; n++) {
  if (!isPrime(n)) continue;
  if (count < 8) START[count] = fraction(Math.sqrt(n));
  ROUND[count++] = fraction(Math.cbrt(n));
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

// Shared by all calls: each runs to its end before the next begins.
const schedule = new Int32Array(64);
const hash = new Int32Array(8);
const encoder = new TextEncoder();
let buffer = new Uint8Array(8192);

/** 32 bytes. A text is hashed as UTF-8. */
export function sha256(data: string | Uint8Array): Uint8Array {
  const end = pad(fill(data));
  hash.set(START);
  for (let at = 0; at < end; at += 64) addBlock(at);
  const out = new Uint8Array(32);
  for (let i = 0; i < 32; i++) out[i] = hash[i >> 2]! >>> (24 - 8 * (i & 3));
  return out;
}

/** @returns the length in bytes */
function fill(data: string | Uint8Array): number {
  // A UTF-16 unit has at most 3 bytes in UTF-8; padding takes at most 72 more.
  const room = (typeof data === 'string' ? 3 : 1) * data.length + 72;
  if (room > buffer.length) buffer = new Uint8Array(room);
  if (typeof data === 'string') return encoder.encodeInto(data, buffer).written;
  buffer.set(data);
  return data.length;
}

/** A one bit, zeros, and the length in bits as a 64-bit integer. @returns the length with padding */
function pad(bytes: number): number {
  const end = ((bytes + 72) >> 6) << 6;
  buffer[bytes] = 0x80;
  buffer.fill(0, bytes + 1, end);
  for (let i = 1, bits = bytes * 8; bits > 0; i++, bits = Math.floor(bits / 256)) buffer[end - i] = bits;
  return end;
}

function addBlock(at: number): void {
  for (let i = 0; i < 16; i++, at += 4) {
    schedule[i] = (buffer[at]! << 24) | (buffer[at + 1]! << 16) | (buffer[at + 2]! << 8) | buffer[at + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15]!;
    const y = schedule[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    schedule[i] = (schedule[i - 16]! + s0 + schedule[i - 7]! + s1) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + (g ^ (e & (f ^ g))) + ROUND[i]! + schedule[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = s0 + ((a & b) | (c & (a | b)));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}
