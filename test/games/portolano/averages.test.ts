/** The designed figures make games of the length that the rules promise, for players of both kinds. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {aimless, figures, greedy, ROUNDS} from './support/captains.ts';

for (const seats of [2, 3, 4, 5]) {
  test(`portolano: games of ${seats} players with a plan last as many rounds as the rules found`, () => {
    const {rounds, deliveries, mutinies} = figures(greedy, seats, 4);
    const [low, high] = ROUNDS.greedy[seats - 2]!;
    assert.ok(rounds.mean >= low && rounds.mean <= high, `${rounds.mean} rounds`);
    assert.ok(deliveries.mean > 4, `${deliveries.mean} deliveries`);
    assert.ok(mutinies.mean < 3, `${mutinies.mean} mutinies`);
  });

  test(`portolano: aimless games of ${seats} players last as many rounds as the rules found`, () => {
    const {rounds, mutinies} = figures(aimless, seats, 10);
    const [low, high] = ROUNDS.aimless[seats - 2]!;
    assert.ok(rounds.mean >= low && rounds.mean <= high, `${rounds.mean} rounds`);
    assert.ok(mutinies.mean > 1, `${mutinies.mean} mutinies`);
  });
}
