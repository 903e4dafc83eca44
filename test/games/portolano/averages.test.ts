/** The designed figures make games of the length that the rules promise, for players of both kinds. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {aimless, averages, greedy, ROUNDS} from './support/captains.ts';

for (const seats of [2, 3, 4, 5]) {
  test(`portolano: games of ${seats} players with a plan last as many rounds as the rules found`, () => {
    const {rounds, deliveries, mutinies} = averages(greedy, seats, 4);
    const [low, high] = ROUNDS.greedy[seats - 2]!;
    assert.ok(rounds >= low && rounds <= high, `${rounds} rounds`);
    assert.ok(deliveries > 4, `${deliveries} deliveries`);
    assert.ok(mutinies < 3, `${mutinies} mutinies`);
  });

  test(`portolano: aimless games of ${seats} players last as many rounds as the rules found`, () => {
    const {rounds, mutinies} = averages(aimless, seats, 10);
    const [low, high] = ROUNDS.aimless[seats - 2]!;
    assert.ok(rounds >= low && rounds <= high, `${rounds} rounds`);
    assert.ok(mutinies > 1, `${mutinies} mutinies`);
  });
}
