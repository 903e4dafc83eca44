/** What was thought ahead is of use when the game has come there, and only then. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {Mind, type Position} from '../../src/bots/mind.ts';
import {search} from '../../src/bots/search.ts';
import type {Action, AnyGame} from '../../src/engine/game.ts';
import {game as catan} from '../../src/games/catan/index.ts';
import {game as portolano} from '../../src/games/portolano/advised.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import {game as sanJuan} from '../../src/games/san-juan/advised.ts';
import {prState} from '../games/puerto-rico/support/state.ts';
import {EVERYTHING} from '../support/games/expansions.ts';
import {Walk} from './walk.ts';

const still = () => 0;

const opening = () => new Walk(game, 3, 'mind', {}, prState(3).state);

/** A mind that has thought ahead of a position. */
function dreamt(of: AnyGame, position: Position, playouts: number, most?: number): Mind {
  const mind = new Mind(of, position, still, most);
  const rng = seededRng('dream');
  for (let i = 0; i < playouts; i++) mind.ahead(rng, true);
  return mind;
}

test('playouts that were made ahead count when the game has come there', () => {
  const walk = opening();
  const mind = dreamt(game, walk.known(1), 100);
  // Nobody has anything to sell: seat 1 is next.
  walk.play(0, {type: 'takeRole', role: 'trader'} as Action);
  assert.equal(walk.toAct, 1);
  const there = walk.known(1);
  assert.ok(mind.follow(there));
  let kept = 0;
  const tried = mind.decide(seededRng('now'), visits => {
    kept = visits;
    return {playouts: 10};
  });
  assert.ok(kept > 0, 'something of it was about this');
  assert.equal(
    tried.reduce((all, {visits}) => all + visits, 0),
    kept + 10,
  );
  assert.equal(game.check(there.state as never, 1, tried[0]!.action as never), null);
});

test('it stands behind its own answer at once, and thinks on from there', () => {
  const walk = opening();
  const mind = new Mind(game, walk.known(0), still);
  const [best] = mind.decide(seededRng('own'), () => ({playouts: 40}));
  for (let i = 0; i < 30; i++) mind.ahead(seededRng(`on ${i}`));
  walk.play(0, best!.action);
  assert.ok(mind.follow(walk.known(walk.toAct!)));
  let kept = 0;
  mind.decide(seededRng('next'), visits => {
    kept = visits;
    return {playouts: 0};
  });
  assert.ok(kept > 30, `${kept} playouts`);
});

test('another move than its own answer: nothing of it is used', () => {
  const walk = opening();
  const mind = new Mind(game, walk.known(0), still);
  const [best] = mind.decide(seededRng('own'), () => ({playouts: 10}));
  const roles = ['craftsman', 'trader'].map(role => ({type: 'takeRole', role}) as Action);
  walk.play(0, roles.find(action => JSON.stringify(action) !== JSON.stringify(best!.action))!);
  assert.equal(mind.follow(walk.known(walk.toAct!)), false);
});

test('a position that does not follow is not taken for the one that was thought about', () => {
  const start = opening();
  const before = start.known(1);
  start.play(0, start.random(0));
  const after = start.known(1);
  const tells = (what: string, position: Position, want: boolean) =>
    assert.equal(dreamt(game, before, 5).follow(position), want, what);
  const traced = (changed: object) => ({...after, trace: {...after.trace, ...changed}});
  tells('the same table, one move later', after, true);
  tells('the position itself', before, true);
  tells('another table', traced({table: 'another'}), false);
  tells(
    'a take-back, a sealed choice: nothing is told of what came before',
    traced({from: 1, steps: []}),
    false,
  );
  tells('a step is missing', traced({steps: []}), false);
  tells('a step of another seat', traced({steps: [{...after.trace.steps[0]!, seat: 2}]}), false);
  tells('another state', {...after, state: prState(3).withGoods(0, {corn: 1}).state}, false);
  assert.equal(dreamt(game, after, 5).follow(before), false, 'back again');
});

test('without thinking ahead it is the search itself', () => {
  const walk = opening();
  const budget = {playouts: 25};
  assert.deepEqual(
    new Mind(game, walk.known(0), still).decide(seededRng('same'), () => budget),
    search(game, walk.state, 0, new Map(), seededRng('same'), budget),
  );
});

test('all strong bots of a table share one tree if nobody holds anything hidden', () => {
  const walk = opening();
  assert.ok(dreamt(game, walk.known(1), 3).follow(walk.known(2)));
});

test('a mind of one seat is of no use to another where hands are hidden', () => {
  const walk = new Walk(sanJuan, 3, 'hands');
  while (walk.sealing) walk.play(walk.toAct!, walk.random(walk.toAct!));
  const [one, other] = [0, 1];
  assert.equal(dreamt(sanJuan, walk.known(one), 3).follow(walk.known(other)), false);
  assert.ok(dreamt(sanJuan, walk.known(one), 3).follow(walk.known(one)));
});

test('it keeps no more than it may, however long a game goes on', () => {
  const walk = opening();
  const most = 25;
  const rng = seededRng('bounded');
  let mind = dreamt(game, walk.known(1), 2 * most, most);
  assert.ok(mind.full);
  for (let moves = 0; moves < 15; moves++) {
    walk.play(walk.toAct!, walk.random(walk.toAct!));
    const here = walk.known(1);
    if (!mind.follow(here)) mind = new Mind(game, here, still, most);
    for (let i = 0; i < most; i++) mind.ahead(rng);
    assert.ok(mind.size <= most + 1, `${mind.size} nodes`);
  }
});

/** One game: a seat thinks ahead of every position and decides with what it has kept. @returns how often that was something */
function playedAhead(of: AnyGame, options: object, seed: string, decisions: number): number {
  const walk = new Walk(of, 3, seed, options);
  const own = 1;
  const rng = seededRng(seed);
  let mind: Mind | null = null;
  let used = 0;
  for (let decided = 0; decided < decisions && walk.toAct !== null; ) {
    const seat = walk.toAct;
    if (walk.sealing) {
      walk.play(seat, walk.random(seat));
      mind = null;
      continue;
    }
    const here = walk.known(own);
    if (!mind?.follow(here)) mind = new Mind(of, here, still);
    if (seat === own) {
      decided++;
      const [best] = mind.decide(rng, kept => {
        if (kept > 0) used++;
        return {playouts: 2};
      });
      // The walk refuses what is not legal, and cards that are not what an action says.
      assert.ok(walk.dealer.proves(of.openings?.(best!.action) ?? []), JSON.stringify(best!.action));
      walk.play(seat, best!.action);
    } else {
      for (let i = 0; i < 6; i++) mind.ahead(rng);
      walk.play(seat, walk.random(seat));
    }
  }
  return used;
}

for (const [name, of, options] of [
  ['Puerto Rico', game, {}],
  ['Puerto Rico with all expansions', game, EVERYTHING],
  ['San Juan', sanJuan, {}],
  ['Portolano', portolano, {}],
  ['Catan, as if it had no mind of its own', catan, {}],
] as const)
  test(`${name}: whatever was thought ahead, what is played is legal`, () => {
    assert.ok(playedAhead(of, options, `legal ${name}`, 12) > 0, 'something was thought ahead');
  });
