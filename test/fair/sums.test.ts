/** Long sums against the package's own points: scalars are hashes of their number, so every run is the same. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {fixed, G, H, hashToPoint, msm, O, ORDER, type Point, S, sum, times} from '../../src/fair/group.ts';
import {H64, u32} from '../../src/fair/hash.ts';

const scalar = (i: number): bigint => S(H64('scalar', u32(i)));
const points = Array.from({length: 7}, (_, i) => hashToPoint('card-point', u32(i)));
const naive = (list: readonly Point[], scalars: readonly bigint[]): Point =>
  sum(list.map((point, i) => point.multiplyUnsafe(((scalars[i]! % ORDER) + ORDER) % ORDER)));

describe('a sum of multiples', () => {
  // On both sides of each change of the way it is computed.
  for (const count of [0, 1, 2, 3, 110, 111, 191, 192, 384, 768])
    it(`of ${count} terms`, () => {
      const list = Array.from({length: count}, (_, i) => points[i % points.length]!);
      const scalars = list.map((_, i) => scalar(i) >> BigInt(i % 3 === 0 ? 125 : 0));
      const signed = scalars.map((s, i) => (i % 2 === 0 ? s : -s));
      assert.ok(msm(list, signed).equals(naive(list, signed)));
    });

  it('of extreme scalars, the identity and a point with its negative', () => {
    const list = [O, G, G.negate(), H(), H(), G, O, G];
    const scalars = [5n, 0n, 1n, ORDER - 1n, ORDER, -ORDER - 1n, 0n, 2n ** 300n];
    assert.ok(msm(list, scalars).equals(naive(list, scalars)));
    assert.ok(msm([G, G], [7n, -7n]).is0());
    assert.ok(msm([H()], [1n]).equals(H()));
  });

  it('is a point as the package makes them', () => {
    const total = msm(
      points,
      points.map((_, i) => scalar(i)),
    );
    assert.deepEqual(
      total.toBytes(),
      naive(
        points,
        points.map((_, i) => scalar(i)),
      ).toBytes(),
    );
    total.assertValidity();
  });
});

describe('the table of a point', () => {
  it('multiplies as the package does', () => {
    for (const point of [G, H(), points[0]!])
      for (const s of [0n, 1n, 255n, 256n, ORDER - 1n, scalar(1), scalar(2)])
        assert.ok(fixed(point)(s).equals(times(point, s)));
  });
});
