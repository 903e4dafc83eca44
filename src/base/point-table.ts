/** Many multiplications of one point of edwards25519, by a table: for public keys and for nonces of proofs. */
import {ed25519} from '@noble/curves/ed25519.js';

export type EdwardsPoint = InstanceType<typeof ed25519.Point>;
/** @param scalar 32 bytes, little-endian, below the group order */
export type TableTimes = (scalar: Uint8Array) => EdwardsPoint;

/**
 * `table[w][d] = d 2^(bits w) P`: one addition for each digit of the scalar, the same number for every scalar, zeros
 * included.
 * @param bits 4: 960 additions to build and 64 to multiply; 8: some 8,000 and 32
 */
export function pointTable(point: EdwardsPoint, bits: 4 | 8): TableTimes {
  const table: EdwardsPoint[][] = [];
  for (let base = point; table.length < 256 / bits; ) {
    const row = [ed25519.Point.ZERO];
    while (row.length < 1 << bits) row.push(row.at(-1)!.add(base));
    table.push(row);
    base = row.at(-1)!.add(base);
  }
  const zero = ed25519.Point.ZERO;
  if (bits === 8) return scalar => scalar.reduce((total, d, w) => total.add(table[w]![d]!), zero);
  return scalar =>
    scalar.reduce((total, d, w) => total.add(table[2 * w]![d & 15]!).add(table[2 * w + 1]![d >> 4]!), zero);
}
