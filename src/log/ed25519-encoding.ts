/** Which encodings of points and scalars count: what platforms disagree about is refused before they see it. */
import {toBase64url} from '../base/bytes.ts';

/** The group order L = 2^252 + 27742317777372353535851937790883648493, little-endian. */
const ORDER = Uint8Array.from(
  [0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14].concat(
    new Array(15).fill(0),
    0x10,
  ),
);

/** The field's prime p = 2^255 - 19, little-endian. */
const PRIME = Uint8Array.from([0xed, ...new Array(30).fill(0xff), 0x7f]);

/** y of the eight points of small order, canonical, sign bit clear: 0, 1, -1 and the two of order 8. */
const SMALL_ORDER_Y = new Set([
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  '7P_______________________________________38',
  'JuiVj8KyJ7BFw_SJ8u-Y8NXfrAXTxjM5sTgCiG1T_AU',
  'xxdqcD1N2E-6PAt2DRBnDyogU_osOczGTsf9d5KsA3o',
]);

function below(bytes: Uint8Array, limit: Uint8Array): boolean {
  for (let i = 31; i >= 0; i--) {
    if (bytes[i]! !== limit[i]!) return bytes[i]! < limit[i]!;
  }
  return false;
}

/** 32 bytes whose y is below p, and not a point of small order. Whether y is on the curve is not looked at. */
export function isCanonicalPoint(bytes: Uint8Array): boolean {
  if (bytes.length !== 32) return false;
  const y = Uint8Array.from(bytes);
  y[31]! &= 0x7f;
  return below(y, PRIME) && !SMALL_ORDER_Y.has(toBase64url(y));
}

/** 32 bytes, little-endian, below the group order. */
export const isCanonicalScalar = (bytes: Uint8Array): boolean => bytes.length === 32 && below(bytes, ORDER);
