/** PORT-HOLD, PORT-SEA, PORT-UPG and the sterns that act at sea: what a tile gives, and the room that it takes. */
import assert from 'node:assert/strict';
import {game} from '../../../src/games/portolano/index.ts';
import {ruleRows} from './support/rows.ts';
import {
  A,
  B,
  buyRum,
  cargo,
  END,
  freeRum,
  harbour,
  onSea,
  PICK_CANNON,
  pick,
  refill,
  sellRum,
  swap,
  Table,
  unload,
  upgrade,
} from './support/table.ts';

const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const equal: typeof assert.equal = assert.equal;

const FULL = {rum: 4, cotton: 2, tea: 1};

ruleRows([
  [
    'PORT-HOLD-1',
    'a hold of 7, two more for each extension; rum, goods and cocoa take a space each',
    () => {
      equal(onSea(1, A, {load: FULL}).view(0).ships[0]!.free, 0);
      const wide = onSea(1, A, {load: {...FULL, cocoa: 1}, upgrades: ['hold-extension', 'hold-extension 2']});
      deepEqual([wide.view(0).ships[0]!.hold, wide.view(0).ships[0]!.free], [11, 3]);
    },
  ],
  [
    'PORT-HOLD-2',
    'a gain beyond the hold throws out exactly what is too much, rum or goods that were there before',
    () => {
      const table = onSea(1, A, {load: FULL});
      equal(table.refused(0, pick('wine')), 'port/not-offered (PORT-SEA-3)');
      equal(table.refused(0, pick('wine', {rum: 2})), 'port/not-offered (PORT-SEA-3)');
      equal(table.refused(0, pick('wine', {wine: 1})), 'port/not-offered (PORT-SEA-3)', 'not what is gained');
      equal(table.refused(0, pick('wine', {rum: 1})), '');
      const {box} = table.state;
      table.do(0, pick('wine', {cotton: 1}));
      deepEqual(table.at(0).load, cargo({rum: 4, cotton: 1, wine: 1, tea: 1}));
      equal(table.state.box[0], box[0]! + 1);
    },
  ],
  // What each gain may be: by its rule where there is room, less or against something thrown out where there is none.
  [
    'PORT-HOLD-2',
    'a pick-up, room: the thing that was chosen; no room: that against one thing, or none',
    () => {
      const room = onSea(1, A, {load: {rum: 4, cotton: 1, tea: 1}});
      deepEqual(room.offers('pick', 'wine'), ['1 out 0']);
      const full = onSea(1, A, {load: FULL});
      deepEqual(full.offers('pick', 'wine'), ['1 out 1']);
      deepEqual(full.do(0, END).at(0).load, cargo(FULL));
    },
  ],
  [
    'PORT-HOLD-2',
    'a free rum, room: that one; no room: that against one thing, or none',
    () => {
      deepEqual(onSea(7, A, {load: {rum: 4, cotton: 1, tea: 1}}).offers('freeRum'), ['1 out 0']);
      const full = onSea(7, A, {load: FULL});
      deepEqual(full.offers('freeRum'), ['1 out 1']);
      deepEqual(full.do(0, END).at(0).load, cargo(FULL));
    },
  ],
  [
    'PORT-HOLD-2',
    'a goods trade, room: two, never one; no room: two against one thing thrown out, or one',
    () => {
      const room = onSea(13, A, {load: {rum: 4, cotton: 1, tea: 1}});
      deepEqual(room.offers('swap', 'tea'), ['2 out 0']);
      equal(room.refused(0, swap('tea', {wine: 1})), 'port/no-trade (PORT-SEA-7)');
      const full = onSea(13, A, {load: FULL});
      deepEqual(full.offers('swap', 'tea'), ['1 out 0', '2 out 1']);
      full.do(0, swap('cotton', {wine: 1}));
      deepEqual(full.at(0).load, cargo({rum: 4, cotton: 1, wine: 1, tea: 1}));
    },
  ],
  [
    'PORT-HOLD-2',
    'a rum trade and the Huckster give a place for each that they take, and throw out nothing',
    () => {
      const full = onSea(10, A, {stern: 'huckster', load: FULL});
      full.do(0, buyRum({cotton: 2, tea: 1}));
      deepEqual(full.at(0).load, cargo({rum: 7}));
      const swapped = onSea(10, A, {stern: 'huckster', load: FULL}).do(0, {type: 'huckster', good: 2});
      deepEqual(swapped.at(0).load, cargo({rum: 5, cotton: 2}));
    },
  ],
  [
    'PORT-HOLD-3',
    'nothing is thrown out without need, and cannons never',
    () => {
      const table = onSea(1, A, {load: {rum: 3, cotton: 1}, cannons: 1});
      equal(table.refused(0, pick('wine', {rum: 1})), 'port/not-offered (PORT-SEA-3)');
      deepEqual(table.offered(0), ['pick', 'end']);
    },
  ],
  [
    'PORT-HOLD-4',
    'one cannon slot, two more for each deck',
    () => {
      equal(onSea(5, A, {cannons: 1}).refused(0, PICK_CANNON), 'port/not-offered (PORT-SEA-3)');
      const table = onSea(5, A, {cannons: 1, upgrades: ['cannon-deck']});
      table.do(0, PICK_CANNON);
      equal(table.at(0).cannons, 2);
      equal(table.view(0).ships[0]!.slots, 3);
      equal(
        onSea(5, A, {cannons: 5, upgrades: ['cannon-deck', 'cannon-deck 2']}).refused(0, PICK_CANNON) !== '',
        true,
      );
    },
  ],
  [
    'PORT-HOLD-5',
    'what is thrown out or given away lies in the box, and the supply is as it was',
    () => {
      const table = onSea(7, A, {load: {rum: 5, tea: 2}});
      const {rows, box} = table.state;
      table.do(0, freeRum({tea: 1}));
      deepEqual(table.state.rows, rows);
      deepEqual(table.state.box, [box[0], box[1], box[2]! + 1, box[3]]);
    },
  ],
  [
    'PORT-SEA-1',
    'the tile where the movement ends is used, and no other',
    () => {
      const table = new Table()
        .ship(0, {cell: 9, upgrades: ['extra-sail'], coins: 1})
        .set({pirate: 3})
        .round()
        .seal({0: ['north', 'east']});
      equal(table.at(0).cell, 6);
      deepEqual(table.view(0).items, [0, 4], 'those of sea-04');
      equal(table.refused(0, pick('tea')), 'port/not-offered (PORT-SEA-3)');
    },
  ],
  [
    'PORT-SEA-2',
    'a pick-up and the action, each once, in either order, or neither',
    () => {
      const first = onSea(7, A).do(0, pick('cotton'));
      equal(first.refused(0, pick('wine')), 'port/picked-up (PORT-SEA-2)');
      first.do(0, freeRum());
      equal(first.state.phase, 'wind', 'over when both are used');
      const second = onSea(7, A).do(0, freeRum());
      equal(second.refused(0, freeRum()), 'port/action-used (PORT-SEA-2)');
      second.do(0, pick('cotton'));
      deepEqual(second.at(0).load, first.at(0).load);
      equal(onSea(7, A).do(0, END).state.phase, 'wind');
      equal(onSea(7, A).do(0, pick('wine')).do(0, END).at(0).load[0], 3);
    },
  ],
  [
    'PORT-SEA-3',
    'a pick-up is one printed thing: the next marker of a row, or a cannon for a free slot',
    () => {
      const table = onSea(5, A);
      deepEqual(table.view(0).items, [1, 4]);
      equal(table.refused(0, pick('cotton')), 'port/not-offered (PORT-SEA-3)');
      const [, wine] = table.state.rows;
      table.do(0, pick('wine'));
      equal(table.state.rows[1]!.length, wine!.length - 1);
      equal(onSea(5, A).do(0, PICK_CANNON).state.cannons, 11);
      const none = onSea(5, A).ship(1, {cannons: 12});
      equal(none.state.cannons, 0);
      equal(none.refused(0, PICK_CANNON), 'port/not-offered (PORT-SEA-3)');
    },
  ],
  [
    'PORT-SEA-4',
    'where cocoa is next, cocoa is taken; an empty row gives nothing',
    () => {
      const table = onSea(1, A).rowLeft('cotton', 4).do(0, pick('cotton'));
      deepEqual(table.at(0).load, cargo({rum: 3, cocoa: 1}));
      deepEqual(table.told('picked'), [{type: 'picked', seat: 0, item: 0, got: 3, out: cargo()}]);
      equal(onSea(1, A).rowLeft('cotton', 0).refused(0, pick('cotton')), 'port/not-offered (PORT-SEA-3)');
    },
  ],
  [
    'PORT-SEA-5',
    'an upgrade: one coin, the top one of a pile, one a visit, of a kind that is there already as well',
    () => {
      const table = onSea(1, A, {coins: 2, upgrades: ['extra-sail']});
      table.do(0, upgrade('extra-sail'));
      equal(table.at(0).coins, 1);
      deepEqual(table.view(0).ships[0]!.upgrades, [
        {kind: 2, value: 1},
        {kind: 2, value: 4},
      ]);
      deepEqual(table.state.upgrades[2], [3, 2, 1]);
      equal(table.refused(0, upgrade('extra-fuse')), 'port/action-used (PORT-SEA-2)');
      equal(onSea(1, A).refused(0, upgrade('extra-sail')), 'port/no-upgrade (PORT-SEA-5)');
      const gone = onSea(1, A, {coins: 1}).set({upgrades: [[], [4], [], []]});
      equal(gone.refused(0, upgrade('extra-sail')), 'port/no-upgrade (PORT-SEA-5)');
      equal(gone.count(0), 2 + 1 + 1, 'two goods, the deck, the end');
    },
  ],
  [
    'PORT-SEA-6',
    'goods for rum or rum for goods out of the box, one for one; cocoa can be given, never had',
    () => {
      const table = onSea(10, A, {load: {rum: 1, cotton: 2, cocoa: 1}});
      table.do(0, buyRum({cotton: 1, cocoa: 1}));
      deepEqual(table.at(0).load, cargo({rum: 3, cotton: 1}));
      equal(table.state.box[3], 1);
      const other = onSea(10, A, {load: {rum: 3}}).do(0, sellRum({wine: 2, tea: 1}));
      deepEqual(other.at(0).load, cargo({wine: 2, tea: 1}));
      const few = onSea(10, A, {load: {rum: 3}});
      few.state.box[1] = 1;
      equal(few.refused(0, sellRum({wine: 2})), 'port/no-trade (PORT-SEA-6)');
      equal(few.refused(0, sellRum({})), 'port/no-trade (PORT-SEA-6)', 'at least one');
      equal(few.refused(0, sellRum({tea: 4})), 'port/no-trade (PORT-SEA-6)');
      equal(few.refused(0, buyRum({tea: 1})), 'port/no-trade (PORT-SEA-6)');
      equal(game.parse({type: 'sellRum', goods: [0, 0, 0, 1]}), null, 'cocoa has no place in it');
    },
  ],
  [
    'PORT-SEA-7',
    'one good for two others out of the box, never its own kind; for one where there is but one, for none not at all',
    () => {
      const table = onSea(6, B, {load: {rum: 3, tea: 1}});
      equal(table.refused(0, swap('tea', {tea: 1, wine: 1})), 'port/no-trade (PORT-SEA-7)');
      table.do(0, swap('tea', {cotton: 2}));
      deepEqual(table.at(0).load, cargo({rum: 3, cotton: 2}));
      const cocoa = onSea(6, B, {load: {rum: 3, cocoa: 1}}).do(0, swap('cocoa', {cotton: 1, tea: 1}));
      deepEqual(cocoa.at(0).load, cargo({rum: 3, cotton: 1, tea: 1}));
      equal(
        onSea(6, B, {load: {rum: 3, tea: 1}}).refused(0, swap('tea', {wine: 1})),
        'port/no-trade (PORT-SEA-7)',
      );
      const scarce = (wine: number): Table => {
        const given = onSea(6, B, {load: {rum: 3, tea: 1}});
        const [cotton, held] = given.state.box;
        given.ship(1, {load: {cotton: cotton!, wine: held! - wine}, upgrades: ['hold-extension']});
        return given;
      };
      equal(scarce(1).refused(0, swap('tea', {wine: 2})), 'port/no-trade (PORT-SEA-7)');
      deepEqual(
        scarce(1)
          .do(0, swap('tea', {wine: 1}))
          .at(0).load,
        cargo({rum: 3, wine: 1}),
      );
      deepEqual(scarce(0).offered(0), ['pick', 'end']);
      // Two for one take a space.
      const full = onSea(6, B, {load: FULL});
      equal(full.refused(0, swap('tea', {wine: 2})), 'port/no-trade (PORT-SEA-7)');
      full.do(0, swap('tea', {wine: 2}, {rum: 1}));
      deepEqual(full.at(0).load, cargo({rum: 3, cotton: 2, wine: 2}));
    },
  ],
  [
    'PORT-SEA-7',
    'a table of the first rule set goes on by it: one may be taken although there is room for two',
    () => {
      const table = onSea(13, A, {load: {rum: 1, tea: 1}}).byFirstRules();
      deepEqual(table.offers('swap', 'tea'), ['1 out 0', '2 out 0']);
      table.do(0, swap('tea', {wine: 1}));
      deepEqual(table.at(0).load, cargo({rum: 1, wine: 1}));
    },
  ],
  [
    'PORT-SEA-8',
    'a rum, or a coin, for nothing',
    () => {
      equal(onSea(7, A).do(0, freeRum()).at(0).load[0], 4);
      equal(onSea(3, B).do(0, {type: 'coin'}).at(0).coins, 1);
      equal(onSea(3, B).refused(0, freeRum()), 'port/no-gift (PORT-SEA-8)');
      equal(onSea(7, A).refused(0, {type: 'coin'}), 'port/no-gift (PORT-SEA-8)');
    },
  ],
  [
    'PORT-SEA-9',
    'an Isle of Peace asks nothing; who stands on it fights nobody and cannot choose to',
    () => {
      const table = onSea(12, B);
      deepEqual(table.offered(0), ['pick', 'end']);
      table.ship(1, {cell: 9, cannons: 1}).set({pirate: 8}).gust('south').settle();
      equal(table.state.pirate, 12);
      deepEqual(table.state.fought, []);
      equal(table.state.round, 3, 'no battle of any kind');
    },
  ],
  [
    'PORT-SEA-10',
    'Huckster: a good for a rum instead of the action, on an Isle of Peace as well',
    () => {
      const table = onSea(7, A, {stern: 'huckster', load: {rum: 1, cocoa: 1}});
      table.do(0, {type: 'huckster', good: 3});
      deepEqual(table.at(0).load, cargo({rum: 2}));
      equal(table.refused(0, freeRum()), 'port/action-used (PORT-SEA-2)');
      const isle = onSea(12, B, {stern: 'huckster', load: {rum: 1, tea: 1}}).do(0, {
        type: 'huckster',
        good: 2,
      });
      isle.do(0, END).set({pirate: 8}).gust('south').settle();
      deepEqual(isle.state.fought, [], 'its protection stays');
      equal(
        onSea(7, A, {load: {tea: 1}}).refused(0, {type: 'huckster', good: 2}),
        'port/no-huckster (PORT-SEA-10)',
      );
      const empty = onSea(7, A, {stern: 'huckster', load: {rum: 2}});
      equal(empty.refused(0, {type: 'huckster', good: 0}), 'port/no-huckster (PORT-SEA-10)');
    },
  ],
  [
    'PORT-SEA-11',
    'trades leave the supply alone; only pick-ups empty it',
    () => {
      const table = onSea(10, A, {load: {rum: 3}});
      const {rows, box} = table.state;
      table.do(0, sellRum({cotton: 1}));
      deepEqual(table.state.rows, rows);
      equal(table.state.box[0], box[0]! - 1);
      table.do(0, pick('cotton'));
      equal(table.state.rows[0]!.length, rows[0]!.length - 1);
      equal(table.state.box[0], box[0]! - 1);
    },
  ],
  [
    'PORT-UPG-1',
    'copies add up; a second sail adds nothing but its value',
    () => {
      const [ship] = onSea(1, A, {
        upgrades: [
          'hold-extension',
          'hold-extension 2',
          'cannon-deck',
          'cannon-deck 2',
          'extra-fuse',
          'extra-fuse 3',
        ],
        cannons: 4,
      }).view(0).ships;
      deepEqual([ship!.hold, ship!.slots, ship!.sureHits], [11, 5, 2]);
    },
  ],
  [
    'PORT-UPG-2',
    'upgrades work at once; the value of a ship is the sum of their numbers',
    () => {
      const table = onSea(4, A, {coins: 1, cannons: 1, upgrades: ['extra-sail 2']});
      equal(table.refused(0, PICK_CANNON), 'port/not-offered (PORT-SEA-3)');
      table.do(0, upgrade('cannon-deck')).do(0, PICK_CANNON);
      equal(table.at(0).cannons, 2);
      equal(table.view(0).ships[0]!.value, 6);
    },
  ],
  [
    'PORT-STERN-5',
    'the Huckster swaps once, with any good of its own',
    () => {
      const table = onSea(11, A, {stern: 'huckster', load: {rum: 1, wine: 2, cocoa: 1}});
      equal(table.refused(0, {type: 'huckster', good: 0}), 'port/no-huckster (PORT-SEA-10)');
      table.do(0, {type: 'huckster', good: 1});
      equal(table.refused(0, {type: 'huckster', good: 1}), 'port/action-used (PORT-SEA-2)');
    },
  ],
  [
    'PORT-STERN-6',
    'the Southern Cape is seen in the price of a step south',
    () => {
      const table = new Table().ship(0, {stern: 'southern-cape', cell: 9}).round();
      deepEqual(
        table.view(0).plays.map(({cost}) => cost),
        [1, 0, 0, 2],
      );
    },
  ],
  [
    'PORT-STERN-9',
    'the Strategist is offered the double card alone, nobody else is',
    () => {
      const table = new Table().ship(0, {stern: 'strategist', cell: 9}).round();
      const anchor = table.view(0).plays.at(-1)!;
      deepEqual([anchor.cards, anchor.path, anchor.cost], [[4], [], 0]);
      equal(table.view(1).plays.length, 4);
    },
  ],
  [
    'PORT-P2P-3',
    'a harbour is drawn when it is turned up, out of those that are left, with fresh chance',
    () => {
      const table = new Table()
        .ship(0, {load: {rum: 1, cotton: 1}})
        .filled(0, [-1, 1, 2])
        .arrived(0, 0)
        .do(0, unload(0, -1, -1))
        .do(0, refill(0));
      deepEqual(game.ask(table.state), {
        kind: 'beacon',
        purpose: 'harbour',
        draws: [
          {kind: 'pick', from: 5, count: 1},
          {kind: 'roll', sides: [2]},
        ],
      });
      table.draws([3], [2]).settle();
      deepEqual([table.state.tiles[0], table.state.faces[0]], [harbour(7), B]);
      equal(table.state.pile.length, 4);
    },
  ],
]);
