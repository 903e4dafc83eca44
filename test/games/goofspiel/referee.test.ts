/** The rules once more, told from the end: who has what after these prizes and these bids. The engine says the same. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {game} from '../../../src/games/goofspiel/index.ts';
import {HIGHEST, TIES, type Ties} from '../../../src/games/goofspiel/types.ts';
import {shuffled} from '../../support/games/shuffled.ts';
import {bid, turn} from './support.ts';

/** The points of each seat, round by round: a prize waits in the pot until somebody outbids everybody else. */
function referee(ties: Ties, prizes: readonly number[], bids: readonly (readonly number[])[]): number[] {
  const points = bids.map(() => 0);
  let pot = 0;
  for (const [round, prize] of prizes.entries()) {
    pot += prize;
    const shown = bids.map(cards => cards[round]!).sort((a, b) => b - a);
    const alone = (card: number) => shown.filter(other => other === card).length === 1;
    const best = ties === 'stay' ? shown[0]! : (shown.find(alone) ?? 0);
    if (best === 0 || !alone(best)) continue;
    points[bids.findIndex(cards => cards[round] === best)]! += pot;
    pot = 0;
  }
  return points;
}

const EACH = Array.from({length: HIGHEST}, (_, i) => i + 1);

for (const ties of TIES)
  for (const seats of [2, 3, 4, 5])
    test(`${seats} seats, ${ties}: the engine and the referee count the same in every round of 40 games`, () => {
      for (let seed = 0; seed < 40; seed++) {
        const rng = seededRng(`${ties} ${seats} ${seed}`);
        const mixed = () => EACH.map(shuffled(EACH, rng));
        const prizes = mixed();
        const bids = Array.from({length: seats}, mixed);
        let state = game.answer(game.setup({ties}, seats), {fresh: EACH});
        for (const [round, prize] of prizes.entries()) {
          state = turn(state, prize);
          if (round + 1 < HIGHEST)
            state = bid(
              state,
              bids.map(cards => cards[round]!),
            );
          assert.deepEqual(
            game.standing?.(state).points,
            referee(ties, prizes.slice(0, round + 1), bids),
            `seed ${seed}, round ${round + 1}`,
          );
        }
        assert.deepEqual(
          game.result(state)?.scores.map(({total}) => total),
          referee(ties, prizes, bids),
        );
      }
    });
