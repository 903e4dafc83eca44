import assert from 'node:assert/strict';
import {test} from 'node:test';
import {spreadOf, winRate} from '../../src/cli/statistics.ts';

for (const [wins, games, want] of [
  [0, 0, {rate: 0, low: 0, high: 1}],
  [0, 10, {rate: 0, low: 0, high: 0.2775}],
  [10, 10, {rate: 1, low: 0.7225, high: 1}],
  [50, 100, {rate: 0.5, low: 0.4038, high: 0.5962}],
  [25.5, 100, {rate: 0.255, low: 0.1797, high: 0.3484}],
] as const) {
  test(`${wins} wins of ${games}: the Wilson interval`, () => assert.deepEqual(winRate(wins, games), want));
}

test('the spread of a list', () => {
  assert.deepEqual(spreadOf([3, 1, 2, 10]), {min: 1, median: 3, mean: 4, max: 10});
});
