/**
 * Which encodings of points and scalars count: what platforms disagree about is refused before they see it.
 * The field's prime is p = 2^255 - 19; y and scalars are little-endian, the highest bit of a point is the sign of x.
 */
import {fromBase64url} from '../base/bytes.ts';

/** The group order L = 2^252 + 27742317777372353535851937790883648493, little-endian. */
const ORDER = Uint8Array.from(
  [0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14].concat(
    new Array(15).fill(0),
    0x10,
  ),
);

/** y of the eight points of small order, canonical, sign bit clear: 0, 1, -1 and the two of order 8. */
const SMALL_ORDER_Y: readonly Uint8Array[] = [
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  '7P_______________________________________38',
  'JuiVj8KyJ7BFw_SJ8u-Y8NXfrAXTxjM5sTgCiG1T_AU',
  'xxdqcD1N2E-6PAt2DRBnDyogU_osOczGTsf9d5KsA3o',
].map(text => fromBase64url(text)!);

/** Whether the y of an encoded point, its sign bit left out, is this one. */
function hasY(bytes: Uint8Array, y: Uint8Array): boolean {
  for (let i = 0; i < 31; i++) if (bytes[i] !== y[i]) return false;
  return (bytes[31]! & 0x7f) === y[31];
}

/** 32 bytes whose y is below p, and not a point of small order. Whether y is on the curve is not looked at. */
export function isCanonicalPoint(bytes: Uint8Array): boolean {
  if (bytes.length !== 32) return false;
  // Only 0xed and more, followed by nothing but ones, is not below p.
  const beyond = bytes[0]! >= 0xed && (bytes[31]! & 0x7f) === 0x7f && isAllOnes(bytes);
  return !beyond && !SMALL_ORDER_Y.some(y => hasY(bytes, y));
}

function isAllOnes(bytes: Uint8Array): boolean {
  for (let i = 1; i < 31; i++) if (bytes[i] !== 0xff) return false;
  return true;
}

/** 32 bytes, little-endian, below the group order. */
export function isCanonicalScalar(bytes: Uint8Array): boolean {
  if (bytes.length !== 32) return false;
  for (let i = 31; i >= 0; i--) {
    if (bytes[i] !== ORDER[i]) return bytes[i]! < ORDER[i]!;
  }
  return false;
}
