/** Numbers of legal bids: a wrong count shows that one was added or lost. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NO_FACES} from '../../../src/engine/ask.ts';
import {countActions, expand} from '../../../src/engine/choice.ts';
import {game} from '../../../src/games/goofspiel/index.ts';
import {type GoofAction, type GoofState, HIGHEST} from '../../../src/games/goofspiel/types.ts';
import {bid, position, turn} from './support.ts';

/** Ways in which so many whole rounds can go. */
function ways(state: GoofState, rounds: number): number {
  if (rounds === 0) return 1;
  const [mine, others] = [0, 1].map(seat =>
    game.choices(state, seat, NO_FACES).flatMap(choice => [...expand(choice)] as unknown as GoofAction[]),
  );
  let sum = 0;
  for (const a of mine!)
    for (const b of others!) {
      const after = bid(state, [a.card, b.card]);
      sum += rounds === 1 ? 1 : ways(turn(after, HIGHEST - after.round), rounds - 1);
    }
  return sum;
}

test('two seats with n cards each can play n² × (n − 1)² × … rounds', () => {
  const state = position(2, {
    hands: [
      [1, 2, 3, 4],
      [2, 4, 6, 8],
    ],
  });
  assert.deepEqual(
    [1, 2, 3].map(rounds => ways(state, rounds)),
    [16, 16 * 9, 16 * 9 * 4],
  );
});

test('thirteen bids in the first round, none for who has chosen', () => {
  const count = (state: GoofState, seat: number) =>
    game.choices(state, seat, NO_FACES).reduce((all, choice) => all + countActions(choice), 0);
  const state = game.answer(position(3), {sealed: 2});
  assert.deepEqual(
    [0, 1, 2].map(seat => count(state, seat)),
    [HIGHEST, HIGHEST, 0],
  );
});
