/** When a thread of bots thinks ahead: a message is let in after each slice, and it ends by itself. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {THINKING_AHEAD} from '../../src/bots/budget.ts';
import {Foresight} from '../../src/bots/foresight.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {game as catan} from '../../src/games/catan/advised.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import {prState} from '../games/puerto-rico/support/state.ts';
import {Walk} from './walk.ts';

const walk = () => new Walk(game, 3, 'foresight', {}, prState(3).state);

/** A thread whose clock and messages the test has in hand. */
function thread(tick = 5) {
  let time = 0;
  let breathe: (() => void) | null = null;
  const foresight = new Foresight(
    () => {
      time += tick;
      return time;
    },
    () =>
      new Promise(resolve => {
        breathe = resolve;
      }),
  );
  return {
    foresight,
    time: () => time,
    /** It has let messages in, and waits for them. */
    waits: () => breathe !== null,
    /** Lets it think on until it lets messages in again, or has done with it. */
    async slice(): Promise<void> {
      const resume = breathe;
      breathe = null;
      resume?.();
      await new Promise(resolve => setImmediate(resolve));
    },
  };
}

const regard = (to: Foresight, at: Walk, of: AnyGame = game) =>
  to.regard(of, at.known(1), seededRng('dream'));
const choose = (to: Foresight, at: Walk, seat = at.toAct!) =>
  to.choose(at.game, at.known(seat), seededRng('asked'));

test('it lets messages in before it begins, and after some milliseconds again', async () => {
  const {foresight, time, waits, slice} = thread();
  regard(foresight, walk());
  assert.ok(waits());
  for (let i = 0; i < 3; i++) {
    const before = time();
    await slice();
    assert.ok(waits());
    assert.ok(time() - before <= 50, `${time() - before} ms`);
  }
});

test('a question is answered between two slices, with a legal move, and it thinks on', async () => {
  const {foresight, waits, slice} = thread(60);
  const at = walk();
  regard(foresight, at);
  await slice();
  at.play(0, at.random(0));
  const seat = at.toAct!;
  const action = choose(foresight, at);
  assert.equal(game.check(at.state as never, seat, action as never), null);
  assert.ok(waits());
});

test('it ends by itself, and the same position again is nothing new', async () => {
  const {foresight, time, waits, slice} = thread(40);
  const at = walk();
  const begun = time();
  regard(foresight, at);
  while (waits()) await slice();
  // The clock goes on with each look at it, in the thinking and around it.
  assert.ok(time() - begun < 3 * THINKING_AHEAD);
  regard(foresight, at);
  assert.ok(!waits());
  at.play(0, at.random(0));
  regard(foresight, at);
  assert.ok(waits(), 'another position is');
});

test('at rest it does not think, until there is something to regard again', async () => {
  const {foresight, waits, slice} = thread(40);
  const at = walk();
  regard(foresight, at);
  foresight.rest();
  await slice();
  assert.ok(!waits());
  at.play(0, at.random(0));
  assert.equal(choose(foresight, at), null, 'who has not thought ahead has nothing to add');
  assert.ok(!waits());
  regard(foresight, at);
  assert.ok(waits());
});

test('a forgotten position is not thought on', async () => {
  const {foresight, waits, slice} = thread(40);
  regard(foresight, walk());
  await slice();
  foresight.forget();
  await slice();
  assert.ok(!waits());
});

test('a game with a mind of its own grows no tree', () => {
  const {foresight, waits} = thread();
  regard(foresight, new Walk(catan, 3, 'own mind'), catan);
  assert.ok(!waits());
});

test('a failure while nobody waits is nobody’s trouble', async () => {
  const {foresight, waits, slice} = thread(40);
  const broken = {
    ...game,
    clone: (state: never) => ({...game.clone(state), players: null}) as never,
  } as AnyGame;
  regard(foresight, walk(), broken);
  await slice();
  assert.ok(!waits());
  regard(foresight, walk());
  assert.ok(waits(), 'there is another thought');
});
