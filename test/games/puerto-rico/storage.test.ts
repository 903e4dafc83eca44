import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NO_FACES} from '../../../src/engine/ask.ts';
import {game} from '../../../src/games/puerto-rico/full.ts';
import {keptBy, storeActions} from '../../../src/games/puerto-rico/phases/storage.ts';
import {ruleRows} from './support/rows.ts';
import {prState} from './support/state.ts';

const captain = '0 takeRole role=captain';
/** Every ship carries coffee or is full, so that nothing but coffee can be loaded. */
const blocked = () => prState(3).withShips(['coffee', 1], ['tobacco', 5], ['indigo', 6]);
/** No ship takes anything that is stored here. */
const harbour = () => blocked().withShips(['coffee', 4]).supplyGoods({coffee: 5});

ruleRows([
  [
    'PR-STORE-1',
    'clockwise from the captain',
    harbour().withGoods(0, {indigo: 1, tobacco: 1}).withGoods(2, {indigo: 2, tobacco: 1}),
    [captain, '0 store kinds=, singles=indigo,'],
    {phase: 'store', turn: 2},
  ],
  [
    'PR-STORE-2',
    'one token of his choice',
    harbour().withGoods(1, {indigo: 2, tobacco: 3}),
    [captain, '1 store kinds=, singles=tobacco,'],
    {1: {goods: {indigo: 0, tobacco: 1}}, phase: 'role'},
  ],
  [
    'PR-STORE-2',
    'not two',
    harbour().withGoods(1, {indigo: 2, tobacco: 3}),
    [captain, '1 store kinds=, singles=indigo,tobacco'],
    'pr/too-many-singles PR-STORE-2',
  ],
  [
    'PR-STORE-3',
    'small warehouse: one kind besides',
    harbour().withGoods(1, {indigo: 2, tobacco: 3}).withCity(1, {'small-warehouse': 1}),
    [captain, '1 store kinds=tobacco, singles=indigo,'],
    {1: {goods: {indigo: 1, tobacco: 3}}},
  ],
  [
    'PR-STORE-3',
    'not more kinds than the warehouses hold',
    harbour().withGoods(1, {indigo: 2, tobacco: 3}),
    [captain, '1 store kinds=tobacco, singles=indigo,'],
    'pr/too-many-kinds PR-STORE-3',
  ],
  [
    'PR-STORE-3',
    'kinds differ from each other',
    harbour()
      .withGoods(1, {indigo: 2, tobacco: 3, coffee: 2, corn: 2})
      .withCity(1, {'large-warehouse': 1})
      .withShips(null, null, null),
    [captain, '1 store kinds=tobacco,tobacco singles=indigo,'],
    'pr/store-order PR-STORE-3',
  ],
  [
    'PR-STORE-4',
    'all others go to the supply',
    harbour().withGoods(1, {indigo: 2, tobacco: 3}),
    [captain, '1 store kinds=, singles=tobacco,'],
    {supply: {indigo: 11, tobacco: 8}},
  ],
  [
    'PR-STORE-4',
    'what fits is not thrown away: no empty warehouse',
    harbour().withGoods(1, {indigo: 2, tobacco: 3}).withCity(1, {'small-warehouse': 1}),
    [captain, '1 store kinds=, singles=indigo,'],
    'pr/store-more PR-STORE-4',
  ],
  [
    'PR-STORE-4',
    'nor a lone barrel in the warehouse while many rot',
    harbour().withGoods(1, {indigo: 1, tobacco: 2, coffee: 1}).withCity(1, {'small-warehouse': 1}),
    [captain, '1 store kinds=indigo, singles=tobacco,'],
    'pr/store-more PR-STORE-4',
  ],
  [
    'PR-STORE-4',
    'storing cannot be passed',
    harbour().withGoods(1, {indigo: 2, tobacco: 3}),
    [captain, '1 pass'],
    'pr/cannot-pass PR-STORE-4',
  ],
  [
    'PR-STORE-4',
    'what one has not cannot be kept',
    harbour().withGoods(1, {indigo: 2, tobacco: 3}),
    [captain, '1 store kinds=, singles=corn,'],
    'pr/no-such-good PR-STORE-4',
  ],
  [
    'PR-STORE-5',
    'a warehouse does not free from loading',
    prState(3).withGoods(1, {corn: 2, sugar: 3}).withCity(1, {'large-warehouse': 1}),
    [captain, '1 pass'],
    'pr/must-load PR-CAPT-8',
  ],
  [
    'PR-STORE-6',
    'full ships are emptied into the supply, the others keep their load',
    prState(3).withShips(['corn', 4], ['sugar', 3], null),
    [captain],
    {ships: ['empty', 'sugar 3', 'empty'], supply: {corn: 10, sugar: 8}},
  ],
  [
    'PR-STORE-7',
    'in the captain phase only',
    prState(3).withGoods(1, {corn: 5, sugar: 4}),
    ['0 takeRole role=craftsman'],
    {1: {goods: {corn: 5, sugar: 4}}, phase: 'role'},
  ],
  [
    'PR-D-STORE',
    'every choice to which no token could be added',
    harbour().withGoods(1, {indigo: 3, tobacco: 1, corn: 0, coffee: 1}).withCity(1, {'small-warehouse': 1}),
    [captain],
    {
      offers: [
        'store kinds=indigo, singles=tobacco,',
        'store kinds=indigo, singles=coffee,',
        'store kinds=coffee, singles=tobacco,',
      ],
    },
  ],
  [
    'PR-D-STORE',
    'the same goods in another arrangement are the same option',
    harbour().withGoods(1, {indigo: 3, tobacco: 1, coffee: 1}).withCity(1, {'small-warehouse': 1}),
    [captain, '1 store kinds=tobacco, singles=coffee,'],
    'pr/store-same PR-STORE-4',
  ],
  [
    'PR-D-STORE',
    'automatic when only one kind is held',
    harbour().withGoods(1, {indigo: 4}),
    [captain],
    {phase: 'role', 1: {goods: {indigo: 1}}},
  ],
  [
    'PR-D-STORE',
    'automatic when everything fits',
    harbour().withGoods(1, {indigo: 4, tobacco: 1}).withCity(1, {'small-warehouse': 1}),
    [captain],
    {phase: 'role', 1: {goods: {indigo: 4, tobacco: 1}}},
  ],
  [
    'PR-B-SMALL-WAREHOUSE',
    'one kind and one token',
    harbour().withGoods(1, {indigo: 2, tobacco: 3}).withCity(1, {'small-warehouse': 1}),
    [captain],
    {offers: ['store kinds=indigo, singles=tobacco,', 'store kinds=tobacco, singles=indigo,']},
  ],
  [
    'PR-B-SMALL-WAREHOUSE',
    'not while idle',
    harbour().withGoods(1, {indigo: 2, tobacco: 3}).withCity(1, {'small-warehouse': 0}),
    [captain],
    {offers: ['store kinds=, singles=indigo,', 'store kinds=, singles=tobacco,']},
  ],
  [
    'PR-B-LARGE-WAREHOUSE',
    'two kinds and one token',
    harbour().withGoods(1, {indigo: 2, tobacco: 3, coffee: 2}).withCity(1, {'large-warehouse': 1}),
    [captain, '1 store kinds=indigo,tobacco singles=coffee,'],
    {1: {goods: {indigo: 2, tobacco: 3, coffee: 1}}},
  ],
  [
    'PR-X-6',
    'both warehouses: three kinds and one token',
    harbour()
      .withGoods(1, {indigo: 2, tobacco: 3, coffee: 2})
      .withCity(1, {'small-warehouse': 1, 'large-warehouse': 1}),
    [captain],
    {phase: 'role', 1: {goods: {indigo: 2, tobacco: 3, coffee: 2}}},
  ],
  [
    'PR-EX-30',
    'both warehouses: all of three kinds and one of a fourth',
    prState(4)
      .withShips(['corn', 5], ['sugar', 6], ['indigo', 7])
      .withGoods(1, {corn: 2, indigo: 2, sugar: 3})
      .supplyGoods({coffee: 4})
      .withCity(1, {'small-warehouse': 1, 'large-warehouse': 1})
      .withGoods(1, {coffee: 0, tobacco: 2}),
    [captain, '1 store kinds=corn,indigo,sugar singles=tobacco,'],
    {1: {goods: {corn: 2, indigo: 2, sugar: 3, tobacco: 1}}},
  ],
  [
    'PR-EX-83',
    'small warehouse, 3 corn, 2 sugar: two options',
    prState(3)
      .withShips(['corn', 4], ['sugar', 5], null)
      .withGoods(1, {corn: 3, sugar: 2})
      .withCity(1, {'small-warehouse': 1}),
    [captain],
    {offers: ['store kinds=corn, singles=sugar,', 'store kinds=sugar, singles=corn,']},
  ],
]);

/** All that may be kept of some goods by the words of PR-STORE-2 to -4: subsets of kinds, one token, no more to add. */
function maximalStores(goods: readonly number[], kinds: number): string[] {
  const found: number[][] = [];
  for (let whole = 0; whole < 32; whole++) {
    if ([0, 1, 2, 3, 4].filter(good => (whole >> good) & 1).length > kinds) continue;
    for (let single = 0; single < 5; single++)
      found.push(
        goods.map((count, good) => ((whole >> good) & 1 ? count : good === single ? Math.min(1, count) : 0)),
      );
  }
  const more = (a: readonly number[], b: readonly number[]) =>
    a.every((count, good) => count >= b[good]!) && a.some((count, good) => count > b[good]!);
  const maximal = found.filter(kept => !found.some(other => more(other, kept)));
  return [...new Set(maximal.map(String))].sort();
}

test('PR-D-STORE: the offer is what brute force finds, for every holding of up to three each', () => {
  const warehouses = [
    {},
    {'small-warehouse': 1},
    {'large-warehouse': 1},
    {'small-warehouse': 1, 'large-warehouse': 1},
  ];
  warehouses.forEach((city, kinds) => {
    const base = prState(3).withShips(['corn', 4], ['sugar', 5], ['indigo', 6]).withCity(1, city).state;
    for (let holding = 0; holding < 4 ** 5; holding++) {
      const goods = [0, 1, 2, 3, 4].map(good => Math.floor(holding / 4 ** good) % 4);
      const state = game.clone(base);
      const island = state.players[1]!;
      island.goods = [...goods];
      game.play(state, 0, {type: 'takeRole', role: 'captain'});
      const offered =
        state.phase === 'store'
          ? game
              .choices(state, 1, NO_FACES)
              .map((_, i) => String(keptBy(island, storeActions(state, island)[i]!)))
          : [String(island.goods)];
      assert.deepEqual(offered.sort(), maximalStores(goods, kinds), `${goods} with ${kinds} kinds`);
    }
  });
});
