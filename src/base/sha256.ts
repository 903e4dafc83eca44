/**
 * SHA-256 (FIPS 180-4) of texts and bytes. Written out here because the chain hashes every entry of a log while it opens,
 * also on pages that have no Web Crypto. This takes half the time of the library, against which it is tested.
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
  for (let at = 0; at < end; at += 64) addBlock(buffer, at);
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

function addBlock(bytes: Uint8Array, at: number): void {
  // Under names of this function: bundlers make variables of a module's constants.
  const words = schedule;
  const constants = ROUND;
  for (let i = 0; i < 16; i++, at += 4) {
    words[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15]!;
    const y = words[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  // A round renames all eight variables: eight in a row use each under its own name. Written out, since calls in
  // here are not inlined and would more than double the time.
  for (let i = 0; i < 64; i += 8) {
    h =
      (h +
        (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) +
        (g ^ (e & (f ^ g))) +
        constants[i]! +
        words[i]!) |
      0;
    d = (d + h) | 0;
    h =
      (h +
        (((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) +
        ((a & b) | (c & (a | b)))) |
      0;
    g =
      (g +
        (((d >>> 6) | (d << 26)) ^ ((d >>> 11) | (d << 21)) ^ ((d >>> 25) | (d << 7))) +
        (f ^ (d & (e ^ f))) +
        constants[i + 1]! +
        words[i + 1]!) |
      0;
    c = (c + g) | 0;
    g =
      (g +
        (((h >>> 2) | (h << 30)) ^ ((h >>> 13) | (h << 19)) ^ ((h >>> 22) | (h << 10))) +
        ((h & a) | (b & (h | a)))) |
      0;
    f =
      (f +
        (((c >>> 6) | (c << 26)) ^ ((c >>> 11) | (c << 21)) ^ ((c >>> 25) | (c << 7))) +
        (e ^ (c & (d ^ e))) +
        constants[i + 2]! +
        words[i + 2]!) |
      0;
    b = (b + f) | 0;
    f =
      (f +
        (((g >>> 2) | (g << 30)) ^ ((g >>> 13) | (g << 19)) ^ ((g >>> 22) | (g << 10))) +
        ((g & h) | (a & (g | h)))) |
      0;
    e =
      (e +
        (((b >>> 6) | (b << 26)) ^ ((b >>> 11) | (b << 21)) ^ ((b >>> 25) | (b << 7))) +
        (d ^ (b & (c ^ d))) +
        constants[i + 3]! +
        words[i + 3]!) |
      0;
    a = (a + e) | 0;
    e =
      (e +
        (((f >>> 2) | (f << 30)) ^ ((f >>> 13) | (f << 19)) ^ ((f >>> 22) | (f << 10))) +
        ((f & g) | (h & (f | g)))) |
      0;
    d =
      (d +
        (((a >>> 6) | (a << 26)) ^ ((a >>> 11) | (a << 21)) ^ ((a >>> 25) | (a << 7))) +
        (c ^ (a & (b ^ c))) +
        constants[i + 4]! +
        words[i + 4]!) |
      0;
    h = (h + d) | 0;
    d =
      (d +
        (((e >>> 2) | (e << 30)) ^ ((e >>> 13) | (e << 19)) ^ ((e >>> 22) | (e << 10))) +
        ((e & f) | (g & (e | f)))) |
      0;
    c =
      (c +
        (((h >>> 6) | (h << 26)) ^ ((h >>> 11) | (h << 21)) ^ ((h >>> 25) | (h << 7))) +
        (b ^ (h & (a ^ b))) +
        constants[i + 5]! +
        words[i + 5]!) |
      0;
    g = (g + c) | 0;
    c =
      (c +
        (((d >>> 2) | (d << 30)) ^ ((d >>> 13) | (d << 19)) ^ ((d >>> 22) | (d << 10))) +
        ((d & e) | (f & (d | e)))) |
      0;
    b =
      (b +
        (((g >>> 6) | (g << 26)) ^ ((g >>> 11) | (g << 21)) ^ ((g >>> 25) | (g << 7))) +
        (a ^ (g & (h ^ a))) +
        constants[i + 6]! +
        words[i + 6]!) |
      0;
    f = (f + b) | 0;
    b =
      (b +
        (((c >>> 2) | (c << 30)) ^ ((c >>> 13) | (c << 19)) ^ ((c >>> 22) | (c << 10))) +
        ((c & d) | (e & (c | d)))) |
      0;
    a =
      (a +
        (((f >>> 6) | (f << 26)) ^ ((f >>> 11) | (f << 21)) ^ ((f >>> 25) | (f << 7))) +
        (h ^ (f & (g ^ h))) +
        constants[i + 7]! +
        words[i + 7]!) |
      0;
    e = (e + a) | 0;
    a =
      (a +
        (((b >>> 2) | (b << 30)) ^ ((b >>> 13) | (b << 19)) ^ ((b >>> 22) | (b << 10))) +
        ((b & c) | (d & (b | c)))) |
      0;
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
