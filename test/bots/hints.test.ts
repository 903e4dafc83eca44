import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import {suggest} from '../../src/games/puerto-rico/hints.ts';
import type {GoodCounts, PrAction, PrView} from '../../src/games/puerto-rico/types.ts';
import {drawWith} from '../support/games/draw.ts';

const rng = seededRng('hints');

/** The first decision of a 3-player game as its governor sees it, seat 0. */
function firstView(): PrView {
  let state = game.setup({...defaultOptions(game.options), firstPlayer: 'seat-1'}, 3);
  for (let open = game.ask(state); open; open = game.ask(state))
    state = game.answer(state, drawWith(open, seededRng('tiles')));
  return game.view(state, 0, NO_FACES);
}

const withGoods = (view: PrView, goods: readonly GoodCounts[]): PrView => ({
  ...view,
  players: view.players.map((player, seat) => ({...player, goods: goods[seat]!})),
});

const suggestOf = (view: PrView, actions: readonly PrAction[]): PrAction => suggest(view, actions, rng);

test('trader: the sale that pays most, and none for a barrel that is worth more on a ship', () => {
  const view = {
    ...firstView(),
    sales: [
      {good: 'corn', doubloons: 0, price: 0, bonus: 0},
      {good: 'sugar', doubloons: 2, price: 2, bonus: 0},
      {good: 'coffee', doubloons: 4, price: 4, bonus: 0},
    ],
  } as const;
  const corn = {type: 'sell', good: 'corn'} as const;
  const sugar = {type: 'sell', good: 'sugar'} as const;
  const coffee = {type: 'sell', good: 'coffee'} as const;
  const pass = {type: 'pass'} as const;
  assert.equal(suggestOf(view, [corn, sugar, coffee, pass]), coffee);
  assert.equal(suggestOf(view, [corn, pass]), pass);
});

test('captain: the good that brings most over the whole phase', () => {
  const view = withGoods(firstView(), [
    [5, 1, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ]);
  const all = {type: 'load', good: 'corn', ship: 1} as const;
  const few = {type: 'load', good: 'indigo', ship: 1} as const;
  assert.equal(suggestOf(view, [few, all]), all);
});

test('captain: takes the ship that another player needs', () => {
  const view = withGoods(
    {
      ...firstView(),
      ships: [
        {capacity: 4, good: 'coffee', load: 4},
        {capacity: 5, good: 'tobacco', load: 5},
        {capacity: 6, good: null, load: 0},
      ],
    },
    [
      [1, 1, 0, 0, 0],
      [0, 5, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
  );
  const corn = {type: 'load', good: 'corn', ship: 2} as const;
  const indigo = {type: 'load', good: 'indigo', ship: 2} as const;
  assert.equal(suggestOf(view, [indigo, corn]), corn);
});

test('role: the captain when there is much to ship, not when only the others have', () => {
  const none: GoodCounts = [0, 0, 0, 0, 0];
  const much: GoodCounts = [4, 3, 0, 0, 0];
  const captain = {type: 'takeRole', role: 'captain'} as const;
  const settler = {type: 'takeRole', role: 'settler'} as const;
  assert.equal(suggestOf(withGoods(firstView(), [much, none, none]), [settler, captain]), captain);
  assert.equal(suggestOf(withGoods(firstView(), [none, much, much]), [settler, captain]), settler);
});

test('role: doubloons on a card can decide', () => {
  const view = firstView();
  const loaded = {
    ...view,
    roles: view.roles.map(card => (card.role === 'captain' ? {...card, doubloons: 3} : card)),
  };
  const captain = {type: 'takeRole', role: 'captain'} as const;
  const trader = {type: 'takeRole', role: 'trader'} as const;
  assert.equal(suggestOf(loaded, [trader, captain]), captain);
});

test('builder: money early, points at the end', () => {
  const view = firstView();
  const rich = {...view, players: view.players.map(player => ({...player, doubloons: 12}))};
  const market = {type: 'build', building: 'small-market'} as const;
  const hall = {type: 'build', building: 'city-hall'} as const;
  const late = {...rich, endFlags: ['city'] as const};
  assert.equal(suggestOf(rich, [hall, market, {type: 'pass'}]).type, 'build');
  assert.equal(suggestOf(late, [hall, market, {type: 'pass'}]), hall);
});

test('settler: a quarry at the start rather than the third corn', () => {
  const view = firstView();
  const quarry = {type: 'settle', tile: 'quarry'} as const;
  const corn = {type: 'settle', tile: 'corn'} as const;
  assert.equal(suggestOf(view, [corn, quarry]), quarry);
  assert.equal(suggestOf({...view, endFlags: ['points']}, [corn, {type: 'pass'}]), corn);
});
