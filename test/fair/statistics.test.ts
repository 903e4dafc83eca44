/**
 * No bias while one seat is honest. The dishonest seats do what the protocol leaves them: any keys they like, any
 * permutation they like. Seeds: the honest secret is 32 × 07; request names are hashes of the run's number.
 *
 * Shuffles are run at the layer where the order is decided: the honest seat's permutation, derived from its
 * secret and the real transcript of the pile it gets, between the permutations of cheaters. That this layer is what
 * a full pass uses is tested first; encryption and proof do not touch the order.
 */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {beaconPoint, beaconValue, beaconWords} from '../../src/fair/beacon.ts';
import {requestRid} from '../../src/fair/context.ts';
import {type Point, times} from '../../src/fair/group.ts';
import {u32} from '../../src/fair/hash.ts';
import {Nonces, seatKeys} from '../../src/fair/seat-secret.ts';
import {inputTranscript} from '../../src/fair/shuffle.ts';
import {provePass} from '../../src/fair/shuffle-prove.ts';
import {EVERY} from '../support/in-turn.ts';
import {fill} from './support/hex.ts';
import {CONTEXT, K, pile} from './support/pile.ts';

/**
 * How far counts are from the expected ones, as a number of standard deviations: chi-squared, brought to a normal
 * variable by the Wilson-Hilferty transformation. Beyond ±3.7 a fair source comes once in 5,000 times; the seeds are
 * fixed, so a test that passes passes always.
 */
function chiSquaredScore(counts: readonly number[], expected: number): number {
  const degrees = counts.length - 1;
  const chi = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(chi / degrees) - (1 - spread)) / Math.sqrt(spread);
}

const FAR = 3.7;

const HONEST = fill(7);
const GAME = CONTEXT.gameId;
const ridOf = (run: number) => requestRid(GAME, Uint8Array.from([...fill(0).subarray(4), ...u32(run)]));
const unbiased = (counts: readonly number[], expected: number) => {
  const score = chiSquaredScore(counts, expected);
  assert.ok(Math.abs(score) < FAR, `${score.toFixed(2)} standard deviations`);
};

/** A quarter of them in the short run. */
const BEACONS = EVERY ? 2000 : 500;
const SHUFFLES = EVERY ? 20_000 : 5000;

describe(`${50 * BEACONS} draws of ${BEACONS} beacons, two of three seats dishonest`, () => {
  const {b} = seatKeys(HONEST);
  const sixes = new Array<number>(6).fill(0);
  const faces = new Array<number>(36).fill(0);
  const firsts = new Array<number>(52).fill(0);

  it('dice, pairs of dice and cards drawn show no bias', () => {
    for (let run = 0; run < BEACONS; run++) {
      const rid = ridOf(run);
      const point = beaconPoint(GAME, rid);
      // Keys 1 and -3: the cheaters know their shares' relation to the point, and to each other's.
      const D: Point[] = [times(point, b), point, point.add(point).add(point).negate()];
      const words = beaconWords(beaconValue(GAME, rid, D));
      for (let pair = 0; pair < 20; pair++) {
        const [one, two] = [words.uniform(6), words.uniform(6)];
        sixes[one]!++;
        sixes[two]!++;
        faces[6 * one + two]!++;
      }
      for (const [k, index] of words.pick(52, 10).entries()) if (k === 0) firsts[index]!++;
    }
    unbiased(sixes, (BEACONS * 40) / 6);
    unbiased(faces, (BEACONS * 20) / 36);
    unbiased(firsts, BEACONS / 52);
  });
});

describe(`${SHUFFLES} shuffles at the layer of permutations, all seats but one dishonest`, () => {
  const orderOf = (inputs: ReturnType<typeof pile>, run: number) =>
    new Nonces(HONEST, inputTranscript({...CONTEXT, rid: ridOf(run)}, 0, K, inputs))
      .permutationWords()
      .permutation(inputs.length);

  it('the order of a full pass is the order of this layer', () => {
    const inputs = pile(6);
    for (let run = 0; run < 3; run++) {
      const {pi} = provePass(HONEST, inputs, K, {...CONTEXT, rid: ridOf(run)}, 0);
      assert.deepEqual(pi, orderOf(inputs, run));
    }
  });

  it('five cards, permutations only: all 120 orders come equally often, and each card equally often to each place', () => {
    const inputs = pile(5);
    const before = [4, 2, 0, 1, 3]; // the cheater that shuffles first sorts as it likes
    const after = [1, 0, 4, 3, 2]; // the one that shuffles last too
    const orders = new Map<string, number>();
    const places = new Array<number>(25).fill(0);
    for (let run = 0; run < SHUFFLES; run++) {
      const honest = orderOf(inputs, run);
      const order = after.map(place => before[honest[place]!]!);
      orders.set(order.join(), (orders.get(order.join()) ?? 0) + 1);
      order.forEach((card, place) => {
        places[5 * card + place]!++;
      });
    }
    assert.equal(orders.size, 120);
    unbiased([...orders.values()], SHUFFLES / 120);
    unbiased(places, SHUFFLES / 5);
  });

  it('106 cards, 3,000 of them: the top card is any, and the first card comes anywhere', () => {
    const inputs = pile(106);
    const top = new Array<number>(106).fill(0);
    const placeOfFirst = new Array<number>(106).fill(0);
    for (let run = 0; run < 3000; run++) {
      const order = orderOf(inputs, run);
      top[order[0]!]!++;
      placeOfFirst[order.indexOf(0)]!++;
    }
    unbiased(top, 3000 / 106);
    unbiased(placeOfFirst, 3000 / 106);
  });
});

describe('uniform', () => {
  it('refuses the incomplete last interval: with m = 3 · 2^30 a plain remainder would double a third (60,000 draws, seed 32 × 05)', () => {
    const words = beaconWords(fill(5));
    const m = 3 * 2 ** 30;
    const thirds = [0, 0, 0];
    for (let run = 0; run < 60_000; run++) thirds[Math.floor((3 * words.uniform(m)) / m)]!++;
    unbiased(thirds, 20_000);
  });
});
