/** Hints for a person: the best moves of the strong bot, with what a sentence can be made of. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {advise} from '../../src/bots/advise.ts';
import {search} from '../../src/bots/search.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import {prState} from '../games/puerto-rico/support/state.ts';
import {OneDevice} from '../support/table/one-device.ts';

const ROLES = ['settler', 'craftsman', 'builder', 'trader'] as const;
const BUDGET = {playouts: 40};

test('the three moves that the search puts first, with how often they won', () => {
  const {state} = prState(3);
  const hints = advise(game, state, 0, NO_FACES, seededRng('hint'), BUDGET);
  const found = search(game, state, 0, NO_FACES, seededRng('hint'), BUDGET);
  assert.deepEqual(
    hints.map(({action}) => action),
    found.slice(0, 3).map(({action}) => action),
  );
  for (const {tried} of hints) {
    assert.ok(tried && tried.games > 0 && tried.wins >= 0 && tried.wins <= 100, JSON.stringify(tried));
    assert.ok(tried.points > 10, 'points of a whole game');
  }
  assert.equal(hints[0]!.events[0]!.type, 'tookRole');
});

test('a single move is told without a thought', () => {
  const {state} = prState(3);
  const only: AnyGame = {...game, choices: () => [{type: 'takeRole', role: 'captain'}]};
  const [hint, ...more] = advise(only, state, 0, NO_FACES, seededRng('one'), BUDGET);
  assert.deepEqual([hint!.action, hint!.tried, more.length], [{type: 'takeRole', role: 'captain'}, null, 0]);
});

test('a game that thinks for itself is asked, not searched', () => {
  const {state} = prState(3);
  const thoughts = ROLES.map((role, i) => ({action: {type: 'takeRole', role} as const, worth: 10 - i}));
  const own: AnyGame = {...game, ponder: () => thoughts};
  assert.deepEqual(
    advise(own, state, 0, NO_FACES, seededRng('own'), BUDGET).map(({action, tried}) => [action, tried]),
    thoughts.slice(0, 3).map(({action}) => [action, null]),
  );
});

test('a game’s own advice is no hint if the seat may not do it now: the move is searched instead', () => {
  const {state} = prState(3);
  const illegal = {action: {type: 'takeRole', role: 'mayor'}, worth: 2};
  const legal = {action: {type: 'takeRole', role: 'builder'}, worth: 1};
  const choices = () => [
    {type: 'takeRole', role: 'builder'},
    {type: 'takeRole', role: 'captain'},
  ];
  const hinted = (...thoughts: (typeof legal)[]) =>
    advise({...game, choices, ponder: () => thoughts} as AnyGame, state, 0, NO_FACES, seededRng('now'), {
      playouts: 0,
    }).map(({action}) => (action as {role?: string}).role);
  assert.deepEqual(hinted(illegal, legal), ['builder']);
  assert.equal(hinted(illegal).length, 1);
  assert.notEqual(hinted(illegal)[0], 'mayor');
});

test('an invited seat gets the reply of the game; one that may act unasked gets nothing', () => {
  const {state} = prState(3);
  const reply = {type: 'takeRole', role: 'builder'};
  const own = {
    ...game,
    toAct: () => [1],
    invited: () => [0],
    ponder: () => assert.fail('it is not its turn'),
    reply: () => reply,
  } as unknown as AnyGame;
  const told = (seat: number) => advise(own, state, seat, NO_FACES, seededRng('asked'), BUDGET);
  assert.deepEqual(
    told(0).map(({action}) => action),
    [reply],
  );
  assert.deepEqual(told(2), []);
});

test('a game with reasons gives one for each move, out of the view of its seat', () => {
  const {state} = prState(3);
  const seen: unknown[] = [];
  const own: AnyGame = {
    ...game,
    reason: (view, {role}) => {
      seen.push(view.viewer);
      return {id: 'role', details: {role}};
    },
  };
  const hints = advise(own, state, 0, NO_FACES, seededRng('why'), BUDGET);
  assert.deepEqual(
    hints.map(({reason}) => reason?.details.role),
    hints.map(({action}) => (action as {role?: string}).role),
  );
  assert.deepEqual(new Set(seen), new Set([0]));
});

for (const {id, seats, advised} of GAME_LIST)
  test(`${id}: the moves of a hint are legal, and looking for them changes nothing`, async () => {
    const rules = await advised();
    const device = await OneDevice.started(rules, Math.max(3, seats.min), `hints ${id}`, ['easy', 'easy']);
    for (let decisions = 0; decisions < 3; decisions++) {
      await device.until(
        () => device.view.choices.length > 0 && device.view.toAct.includes(device.view.viewer!),
      );
      const {viewer} = device.view;
      const {replay, dealer} = device.session.ledger!;
      const before = JSON.stringify(replay.state);
      const faces = dealer.faces(viewer!);
      const hints = advise(rules, replay.state, viewer!, faces, seededRng(id), {playouts: 3});
      assert.equal(JSON.stringify(replay.state), before);
      assert.ok(hints.length >= 1 && hints.length <= 3);
      const seals = replay.ask?.kind === 'commit';
      for (const {action} of hints)
        if (!seals) assert.equal(rules.check(replay.state, viewer!, action), null);
      await device.session.act({act: 'move', action: hints[0]!.action});
      const {head} = device.session.ledger!;
      await device.until(() => device.session.ledger!.head > head || device.view.decision >= 0);
    }
    device.session.close();
  });
