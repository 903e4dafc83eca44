/** Counts against chance: what dice and lots give on average, and how odd a difference is. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {chartOfPicks, chartOfRolls, oddsOf, sumsOf} from '../../src/base/evenness.ts';
import {seededRng} from '../../src/base/rng.ts';

const close = (got: number, want: number, within = 1e-9) =>
  assert.ok(Math.abs(got - want) <= within, `${got}, not ${want}`);

test('two dice: seven comes six times in thirty-six, two and twelve once', () => {
  const sums = sumsOf([6, 6]);
  assert.deepEqual(
    sums.map(share => Math.round(36 * share)),
    [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
  );
  close(
    sums.reduce((sum, share) => sum + share),
    1,
  );
  assert.deepEqual(sumsOf([4]), [0.25, 0.25, 0.25, 0.25]);
});

test('rolls are counted by their sum, from the smallest on', () => {
  const chart = chartOfRolls(
    [6, 6],
    [
      [1, 1],
      [3, 4],
      [6, 1],
      [6, 6],
    ],
  );
  assert.deepEqual([chart.first, chart.counts], [2, [1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]]);
  close(chart.expected[5]!, 4 / 6);
});

test('picks are counted by tenths of their list, and a list of seven does not fill all tenths alike', () => {
  const chart = chartOfPicks(10, [
    {from: 100, at: 99},
    {from: 100, at: 0},
    {from: 7, at: 3},
  ]);
  assert.deepEqual(chart.counts, [1, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  close(chart.expected[4]!, 0.1 + 0.1 + 1 / 7);
  close(chart.expected[3]!, 0.1 + 0.1);
  close(
    chart.expected.reduce((sum, part) => sum + part),
    3,
  );
});

// Upper tail of the chi-squared distribution as tables print it: bars of 10 expected each, one shifted by d.
for (const [bars, chi, percent] of [
  [2, 3.841, 5],
  [3, 5.991, 5],
  [4, 7.815, 5],
  [6, 11.07, 5],
  [10, 16.919, 5],
  [11, 23.209, 1],
  [11, 9.342, 50],
] as const)
  test(`chi-squared ${chi} of ${bars} bars: ${percent} of 100`, () => {
    const expected = new Array<number>(bars).fill(10);
    // Two bars go apart by d each: 2 d² / 10 = chi.
    const d = Math.sqrt(5 * chi);
    const counts = expected.map((value, i) => (i === 0 ? value + d : i === 1 ? value - d : value));
    close(oddsOf({first: 1, counts, expected})!, percent, 0.02);
  });

test('with little there is nothing to tell; bars that should hold less than five go together', () => {
  assert.equal(oddsOf({first: 1, counts: [3, 1], expected: [2, 2]}), null);
  assert.equal(oddsOf({first: 1, counts: [], expected: []}), null);
  const odds = oddsOf({first: 1, counts: [4, 2, 1, 5], expected: [3, 3, 3, 3]});
  close(odds!, 100, 1e-9);
});

test('fair dice look fair: over many tables the odds are spread evenly (seed even)', () => {
  const rng = seededRng('even');
  const tables = 400;
  const odds = Array.from({length: tables}, () => {
    const rolls = Array.from({length: 200}, () => [1 + rng.below(6), 1 + rng.below(6)]);
    return oddsOf(chartOfRolls([6, 6], rolls))!;
  });
  for (const part of [10, 50, 90]) {
    const below = odds.filter(one => one < part).length / tables;
    assert.ok(Math.abs(100 * below - part) < 8, `${part}: ${below}`);
  }
  const loaded = Array.from({length: 200}, () => [6, 1 + rng.below(6)]);
  assert.ok(oddsOf(chartOfRolls([6, 6], loaded))! < 0.01);
});
