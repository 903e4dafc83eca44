/** Aimless captains come to the averages that the rules found: how long a game is, how often a crew mutinies. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {AIMLESS, aimless, figures} from './support/captains.ts';

const GAMES = 300;
/** Rounds either way; mutinies as a part of what the rules found. */
const ROUNDS_OFF = 0.5;
const MUTINIES_OFF = 0.2;

for (const seats of [2, 3, 4, 5])
  test(`portolano: ${GAMES} aimless games of ${seats} come to the rules' rounds and mutinies`, t => {
    const played = figures(aimless, seats, GAMES);
    const {rounds, mutinies} = {rounds: played.rounds.mean, mutinies: played.mutinies.mean};
    t.diagnostic(`${rounds.toFixed(2)} rounds, ${mutinies.toFixed(2)} mutinies`);
    const found = {rounds: AIMLESS.rounds[seats - 2]!, mutinies: AIMLESS.mutinies[seats - 2]!};
    assert.ok(Math.abs(rounds - found.rounds) <= ROUNDS_OFF, `${rounds} rounds, the rules: ${found.rounds}`);
    assert.ok(
      Math.abs(mutinies / found.mutinies - 1) <= MUTINIES_OFF,
      `${mutinies} mutinies, the rules: ${found.mutinies}`,
    );
  });
