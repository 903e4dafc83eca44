import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {search} from '../../src/bots/search.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import {prState} from '../games/puerto-rico/support/state.ts';
import {wholeGame} from '../games/puerto-rico/support/whole-game.ts';
import {EVERYTHING} from '../support/games/expansions.ts';

test('the same seed and number of playouts give the same moves', () => {
  const {state} = prState(3);
  const think = () => search(game, state, 0, NO_FACES, seededRng('same'), {playouts: 20});
  assert.deepEqual(think(), think());
});

test('a search looks at a copy', () => {
  const {state} = prState(4);
  const before = JSON.stringify(state);
  search(game, state, 0, NO_FACES, seededRng('copy'), {playouts: 10});
  assert.equal(JSON.stringify(state), before);
});

test('the last move of a game is the one that wins it', () => {
  // The round is the last one: six barrels are six points as captain, and nothing else brings one.
  const {state} = prState(3)
    .withTaken('settler', 'builder')
    .withFlag('city')
    .withChips(0, 5)
    .withGoods(2, {corn: 6});
  const [best] = search(game, state, 2, NO_FACES, seededRng('last'), {playouts: 120});
  assert.deepEqual(best!.action, {type: 'takeRole', role: 'captain'});
});

test('time that is up ends the thinking, with a legal move', () => {
  const {state} = prState(3);
  const moves = search(game, state, 0, NO_FACES, seededRng('soon'), {playouts: 1000, goesOn: () => false});
  assert.equal(moves[0]!.visits, 0);
  assert.equal(game.check(state, 0, moves[0]!.action as never), null);
});

test('with expansions every move that it finds is legal, whatever its seat cannot see', () => {
  const all = EVERYTHING;
  let asked = 0;
  wholeGame(all, 3, 'search', (state, dealer) => {
    const seat = game.toAct(state)[0];
    if (seat === undefined || asked++ % 25 !== 0) return;
    const [best] = search(game, state, seat, dealer.faces(seat), seededRng(`at ${asked}`), {playouts: 3});
    assert.equal(game.check(state, seat, best!.action as never), null);
  });
  assert.ok(asked > 100);
});
