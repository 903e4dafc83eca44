/** Building: a row for every rule. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {testRows, trading} from '../support/rows.ts';

const equal: typeof assert.equal = assert.equal;
const deepEqual: typeof assert.deepEqual = assert.deepEqual;

testRows([
  [
    'CAT-BLD-1',
    'the price goes to the bank, and the piece must be there',
    () => {
      const table = trading().gives(0, {lumber: 1, brick: 1}).do(0, {type: 'buildRoad', edge: 27});
      deepEqual(table.state.bank, [19, 19, 19, 19, 19]);
      equal(table.refused(0, {type: 'buildRoad', edge: 28}), 'cat/short (CAT-BLD-1)');
      const none = trading().gives(0, {lumber: 1, brick: 1});
      none.state.players[0]!.roads = 0;
      equal(none.refused(0, {type: 'buildRoad', edge: 27}), 'cat/no-piece-left (CAT-BLD-1)');
    },
  ],
  [
    'CAT-BLD-2',
    'one road on an edge',
    () =>
      equal(
        trading().gives(0, {lumber: 1, brick: 1}).refused(0, {type: 'buildRoad', edge: 20}),
        'cat/occupied (CAT-BLD-2)',
      ),
  ],
  [
    'CAT-BLD-3',
    'from an own building or road, not past an opponent',
    () => {
      const table = trading()
        .pieces({0: [26, 35]}, {1: [29]})
        .gives(0, {lumber: 1, brick: 1});
      equal(table.refused(0, {type: 'buildRoad', edge: 43}), 'cat/blocked (CAT-BLD-3)');
      equal(table.refused(0, {type: 'buildRoad', edge: 70}), 'cat/not-connected (CAT-BLD-3)');
      equal(table.refused(0, {type: 'buildRoad', edge: 27}), '');
    },
  ],
  [
    'CAT-BLD-4',
    'a free corner that an own road reaches',
    () => {
      const table = trading()
        .pieces({0: [20]}, {})
        .gives(0, {lumber: 1, brick: 1, wool: 1, grain: 1});
      equal(table.refused(0, {type: 'buildSettlement', at: 30}), 'cat/not-connected (CAT-BLD-4)');
      equal(table.refused(0, {type: 'buildSettlement', at: 18}), '');
    },
  ],
  [
    'CAT-BLD-5',
    'the neighbours are free',
    () =>
      equal(
        trading()
          .pieces({0: [20]}, {1: [24]})
          .gives(0, {lumber: 1, brick: 1, wool: 1, grain: 1})
          .refused(0, {type: 'buildSettlement', at: 18}),
        'cat/too-close (CAT-BLD-5)',
      ),
  ],
  [
    'CAT-BLD-6',
    'five settlements stand: first a city',
    () => {
      const table = trading()
        .pieces({0: [20]}, {0: [0, 2, 11, 16, 51]})
        .gives(0, {lumber: 1, brick: 1, wool: 1, grain: 3, ore: 3});
      equal(table.refused(0, {type: 'buildSettlement', at: 18}), 'cat/no-piece-left (CAT-BLD-6)');
      equal(table.do(0, {type: 'buildCity', at: 0}).refused(0, {type: 'buildSettlement', at: 18}), '');
    },
  ],
  [
    'CAT-BLD-7',
    'a city replaces an own settlement',
    () => {
      const table = trading().gives(0, {grain: 2, ore: 3});
      equal(table.refused(0, {type: 'buildCity', at: 49}), 'cat/no-settlement-there (CAT-BLD-7)');
      table.do(0, {type: 'buildCity', at: 18}).sound();
      deepEqual(table.view(0).players[0]!.left, {road: 13, settlement: 4, city: 3});
    },
  ],
  [
    'CAT-BLD-8',
    'no card from an empty deck',
    () =>
      equal(
        trading().gives(0, {wool: 1, grain: 1, ore: 1}).set({deck: []}).refused(0, {type: 'buyCard'}),
        'cat/deck-empty (CAT-BLD-8)',
      ),
  ],
]);

test('the table of costs: nothing is forgotten', () => {
  const table = trading()
    .gives(0, {lumber: 1, brick: 1, wool: 1, grain: 1})
    .pieces({0: [20]}, {});
  deepEqual(table.do(0, {type: 'buildSettlement', at: 18}).hand(0), [0, 0, 0, 0, 0]);
});
