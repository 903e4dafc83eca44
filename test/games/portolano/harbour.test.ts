/** PORT-HARB: what is unloaded, what is paid, and the tile that comes next. */
import assert from 'node:assert/strict';
import {game} from '../../../src/games/portolano/index.ts';
import {ruleRows} from './support/rows.ts';
import {A, B, cargo, harbour, type Outfit, refill, Table, unload} from './support/table.ts';

const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const equal: typeof assert.equal = assert.equal;

/** Seat 0 has just reached a harbour. */
const inHarbour = (tile: number, face: number, outfit: Outfit, filling?: readonly number[]): Table => {
  const table = new Table().ship(0, outfit).tile(0, harbour(tile), face);
  if (filling) table.filled(0, filling);
  return table.arrived(0, 0);
};

/** A visit that fills the last slot, up to the draw of the next tile. */
const completed = (): Table =>
  inHarbour(1, A, {load: {rum: 2, cotton: 1}}, [-1, 1, 2])
    .do(0, unload(0, -1, -1))
    .do(0, refill(0));

ruleRows([
  [
    'PORT-HARB-1',
    'three to five slots for one good each, and a number of rum',
    () => {
      const table = inHarbour(4, B, {load: {rum: 1, tea: 1}});
      const {slots, refill} = table.view(0).cells[0]!.harbour!;
      deepEqual(
        slots,
        [2, 0, 1, 2, 0].map(demand => ({demand, filled: -1})),
      );
      equal(refill, 2);
    },
  ],
  [
    'PORT-HARB-2',
    'any selection of goods, each on an empty slot of its kind; nothing as well',
    () => {
      const table = inHarbour(1, B, {load: {cotton: 1, tea: 1, wine: 1}}, [0, -1, -1, -1]);
      // Slots C C W T: the second, third and fourth, each or not.
      equal(table.count(0), 8);
      equal(table.refused(0, unload(0, -1, -1, -1)), 'port/does-not-fit (PORT-HARB-2)', 'a filled slot');
      equal(table.refused(0, unload(-1, 2, -1, -1)), 'port/does-not-fit (PORT-HARB-2)', 'another kind');
      equal(table.refused(0, unload(-1, 0, 1)), 'port/does-not-fit (PORT-HARB-2)', 'too short a row');
      table.do(0, unload(-1, 0, -1, 2));
      deepEqual(table.state.slots[0], [0, 0, -1, 2]);
      equal(
        inHarbour(1, A, {load: {cotton: 1}})
          .do(0, unload(-1, -1, -1))
          .at(0).coins,
        0,
      );
      const twice = inHarbour(1, B, {load: {cotton: 1}});
      equal(
        twice.refused(0, unload(0, 0, -1, -1)),
        'port/does-not-fit (PORT-HARB-2)',
        'one cotton on two slots',
      );
    },
  ],
  [
    'PORT-HARB-3',
    'cocoa on one empty slot of any kind or two side by side; the row does not wrap',
    () => {
      const table = inHarbour(1, A, {load: {rum: 1, cocoa: 1}});
      // Nothing, one of three, one of two pairs.
      equal(table.count(0), 1 + 3 + 2);
      for (const filling of [
        [5, -1, 4],
        [4, -1, 5],
        [-1, -1, 4],
        [4, -1, -1],
        [5, 4, -1],
        [4, 5, 3],
      ])
        equal(table.refused(0, unload(...filling)), 'port/does-not-fit (PORT-HARB-2)', filling.join());
      table.do(0, unload(-1, 4, 5));
      deepEqual(table.told('unloaded')[0]!.goods, 2);
      equal(inHarbour(1, A, {load: {cocoa: 1}}, [-1, 1, -1]).count(0), 3, 'no pair is left');
    },
  ],
  [
    'PORT-HARB-4',
    '1, 3, 5, 7, 10 coins for one to five goods',
    () => {
      for (const [filling, coins] of [
        [[2, -1, -1, -1, -1], 1],
        [[2, 0, -1, -1, -1], 3],
        [[2, 0, 1, -1, -1], 5],
        [[2, 0, 4, 5, -1], 7],
        [[2, 0, 4, 5, 0], 10],
      ] as const) {
        const table = inHarbour(4, B, {load: {cotton: 2, wine: 1, tea: 1, cocoa: 1}});
        equal(table.do(0, unload(...filling)).at(0).coins, coins);
      }
    },
  ],
  [
    'PORT-HARB-5',
    'then rum up to the refill, with room made for it; without a delivery none',
    () => {
      const table = inHarbour(1, A, {load: {rum: 3, cotton: 1, wine: 3}}).do(0, unload(0, -1, -1));
      equal(table.refused(0, refill(4)), 'port/too-much-rum (PORT-HARB-5)');
      equal(table.refused(0, refill(2)), 'port/too-much-rum (PORT-HARB-5)', 'no room for the second');
      equal(
        table.refused(0, refill(1, {wine: 1})),
        'port/too-much-rum (PORT-HARB-5)',
        'no need to throw out',
      );
      table.do(0, refill(3, {wine: 2}));
      deepEqual(table.at(0).load, cargo({rum: 6, wine: 1}));
      const none = inHarbour(1, A, {load: {rum: 3, cotton: 1}}).do(0, unload(-1, -1, -1));
      equal(none.state.phase, 'wind');
    },
  ],
  [
    'PORT-HOLD-2',
    'a refill, room: from none to its number, nothing thrown out; no room: fewer, or against as much as is too much',
    () => {
      const room = inHarbour(1, A, {load: {rum: 2, cotton: 1}}).do(0, unload(0, -1, -1));
      deepEqual(room.offers('refill'), ['0 out 0', '1 out 0', '2 out 0', '3 out 0']);
      const little = inHarbour(1, A, {load: {rum: 3, cotton: 1, wine: 3}}).do(0, unload(0, -1, -1));
      deepEqual(little.offers('refill'), ['0 out 0', '1 out 0', '2 out 1', '3 out 2']);
    },
  ],
  [
    'PORT-HARB-6',
    'the last slot: a chest, the goods into the box, another tile in the same place',
    () => {
      const table = completed();
      equal(table.state.chests.length, 14);
      equal(table.view(0).ships[0]!.chestValues!.length, 1);
      equal(table.view(1).ships[0]!.chestValues, null, 'for its owner alone');
      equal(table.view(1).ships[0]!.chests, 1);
      const {box} = table.state;
      table.draws([0], [1]).settle();
      deepEqual(table.state.box, box);
      deepEqual(table.state.slots[0], [-1, -1, -1]);
      deepEqual([table.state.tiles[0], table.state.faces[0]], [harbour(4), A]);
      equal(table.at(0).cell, 0, 'ships stay');
      // Without a chest where there are none.
      const bare = inHarbour(1, A, {load: {cotton: 1}}, [-1, 1, 2]);
      const {ships, chests} = bare.loose;
      ships[1]!.chests = chests.splice(0);
      bare
        .do(0, unload(0, -1, -1))
        .do(0, refill(0))
        .draws([0], [1])
        .settle();
      deepEqual(bare.at(0).chests, []);
    },
  ],
  [
    'PORT-HARB-7',
    'a tile not seen before shows a face by lot; nothing more is unloaded this turn, but later ships may',
    () => {
      const table = completed().ship(0, {load: {rum: 1, cotton: 2}});
      table.draws([0], [2]).settle();
      deepEqual([table.state.tiles[0], table.state.faces[0]], [harbour(4), B]);
      equal(table.state.phase, 'wind', 'its turn is over');
    },
  ],
  [
    'PORT-HARB-8',
    'an empty pile is made of the tiles aside, this one too, and each shows its other face',
    () => {
      const table = inHarbour(1, A, {load: {rum: 2, cotton: 1}}, [-1, 1, 2]);
      table.set({
        pile: [],
        aside: [4, 5, 6, 7, 8].map((number, i): [number, number] => [harbour(number), i % 2]),
      });
      table.do(0, unload(0, -1, -1)).do(0, refill(0));
      deepEqual(table.state.pile, [
        [harbour(4), B],
        [harbour(5), A],
        [harbour(6), B],
        [harbour(7), A],
        [harbour(8), B],
        [harbour(1), B],
      ]);
      const [ask] = [game.ask(table.state)];
      deepEqual(ask?.kind === 'beacon' && ask.draws[0], {kind: 'pick', from: 6, count: 1});
      table.draws([5], [1]).settle();
      deepEqual(
        [table.state.tiles[0], table.state.faces[0]],
        [harbour(1), B],
        'whatever the lot for a face says',
      );
      equal(table.told('harbour')[0]!.reshuffled, true);
    },
  ],
  [
    'PORT-P2P-4',
    'a won chest is dealt to its owner alone, opened by all at the end, and counts 1 where it stays closed',
    () => {
      const table = inHarbour(1, A, {load: {rum: 2, cotton: 1}}, [-1, 1, 2]);
      const [top] = table.state.chests;
      table.state = game.apply(table.state, 0, unload(0, -1, -1));
      table.state = game.apply(table.state, 0, refill(0));
      deepEqual(game.ask(table.state), {kind: 'deal', handles: [top], to: 0});
      table.answer();
      equal(table.dealer.faces(0).size, 1);
      equal(table.dealer.faces(1).size, 0);
      table.draws([0], [1]).settle().set({lastRound: 2, start: 0});
      table.ship(0, {cell: 15}).set({pirate: 4}).gust('north').settle();
      equal(table.state.phase, 'over');
      equal(table.told('chestsOpened').length, 1);
      const scored = game.result(table.state)!.scores[0]!.parts.chests!;
      equal(scored, table.told('chestsOpened')[0]!.values[0]);
      const closed = {...table.state, opened: []};
      equal(game.result(closed)!.scores[0]!.parts.chests, 1);
    },
  ],
]);
