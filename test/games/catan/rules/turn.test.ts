/** The turn and production: a row for every rule. */
import assert from 'node:assert/strict';
import {game} from '../../../../src/games/catan/index.ts';
import type {CatAction} from '../../../../src/games/catan/types.ts';
import {begun, testRows, trading} from '../support/rows.ts';
import {counts} from '../support/table.ts';

const equal: typeof assert.equal = assert.equal;
const deepEqual: typeof assert.deepEqual = assert.deepEqual;

testRows([
  [
    'CAT-TURN-1',
    'nothing comes before the roll but cards, and nobody passes without it',
    () => {
      const table = begun();
      equal(table.refused(0, {type: 'endTurn'}), 'cat/other-decision (CAT-TURN-1)');
      equal(table.roll(6, 6).refused(0, {type: 'endTurn'}), '');
    },
  ],
  [
    'CAT-TURN-2',
    'a card before the roll, and the roll after it',
    () => {
      const table = begun();
      const [card] = table.holds(0, 'year-of-plenty');
      table.do(0, {type: 'yearOfPlenty', card: card!, take: counts({ore: 2})});
      equal(table.state.phase, 'preRoll');
      table.roll(6, 6);
    },
  ],
  [
    'CAT-TURN-3',
    'almanac: a purchase ends trading; modern: trade goes on; free roads end nothing',
    () => {
      const road: CatAction = {type: 'buildRoad', edge: 27};
      const old = trading().gives(0, {lumber: 5, brick: 1}).do(0, road);
      equal(
        old.refused(0, {type: 'bankTrade', give: 'lumber', take: 'ore'}),
        'cat/other-decision (CAT-TURN-1)',
      );
      const modern = trading({edition: 'modern'}).gives(0, {lumber: 5, brick: 1}).do(0, road);
      equal(modern.refused(0, {type: 'bankTrade', give: 'lumber', take: 'ore'}), '');
      const free = trading();
      const [card] = free.holds(0, 'road-building');
      free
        .do(0, {type: 'roadBuilding', card: card!})
        .do(0, {type: 'freeRoad', edge: 27})
        .do(0, {type: 'freeRoad', edge: 28});
      equal(free.state.phase, 'trade');
    },
  ],
  [
    'CAT-TURN-4',
    'as many purchases as cards allow',
    () => {
      const table = trading().gives(0, {wool: 3, grain: 3, ore: 3});
      for (let i = 0; i < 3; i++) table.do(0, {type: 'buyCard'});
      equal(table.state.players[0]!.cards.length, 3);
    },
  ],
  [
    'CAT-TURN-5',
    'others neither build nor buy nor trade with the bank',
    () => {
      const table = trading().gives(1, {lumber: 4, brick: 1, wool: 1, grain: 1, ore: 1});
      for (const action of [
        {type: 'buyCard'},
        {type: 'bankTrade', give: 'lumber', take: 'ore'},
        {type: 'endTurn'},
      ] as const)
        equal(table.refused(1, action), 'cat/not-your-turn (CAT-TURN-5)');
    },
  ],

  ['CAT-PROD-1', 'two dice, their sum', () => equal(begun().roll(3, 5).told('rolled')[0]!.sum, 8)],
  [
    'CAT-PROD-2',
    'a card for a settlement, two for a city, not from the robber’s hex',
    () => {
      const table = begun()
        .empty()
        .pieces({}, {0: [18], 1: [123], 2: [0]});
      table.roll(5, 6);
      // H09 is grain 11: V18 a settlement, V23 would be too close in play, and a city here.
      deepEqual(
        table.state.players.map(({hand}) => hand[2]),
        [1, 2, 0, 0],
      );
      const robbed = begun()
        .empty()
        .set({robber: 9})
        .pieces({}, {0: [18]})
        .roll(5, 6);
      deepEqual(robbed.state.players[0]!.hand, [0, 0, 0, 0, 0]);
    },
  ],
  [
    'CAT-PROD-3',
    'the desert pays nothing',
    () => {
      const table = begun()
        .empty()
        .pieces({}, {0: [27]});
      for (const a of [1, 2, 3]) {
        table.roll(a, a);
        table.do(table.state.active, {type: 'endTurn'});
      }
      deepEqual(table.state.players[0]!.hand, [0, 0, 0, 0, 0]);
    },
  ],
  [
    'CAT-PROD-4',
    'cards come from the bank',
    () =>
      equal(
        begun()
          .empty()
          .pieces({}, {0: [18]})
          .roll(5, 6).state.bank[2],
        18,
      ),
  ],
  [
    'CAT-PROD-5',
    'a short pile pays nobody; a single claimant gets the rest in the modern edition',
    () => {
      const short = (edition: string, corners: Record<number, number[]>) =>
        begun({edition})
          .empty()
          .bank({grain: 1})
          .pieces({}, corners)
          .roll(5, 6)
          .state.players.map(({hand}) => hand[2]);
      deepEqual(short('almanac', {0: [118]}), [0, 0, 0, 0]);
      deepEqual(short('modern', {0: [118]}), [1, 0, 0, 0]);
      deepEqual(short('modern', {0: [118], 1: [30]}), [0, 0, 0, 0]);
    },
  ],
  [
    'CAT-PROD-6',
    'others see how many cards, not which',
    () => {
      const view = begun().view(1);
      equal(view.players[0]!.cards, 3);
      deepEqual(view.hand, counts({brick: 1, wool: 1, ore: 1}));
      equal(game.view(begun().state, null, new Map()).hand, null);
    },
  ],

  ['CAT-ROB-1', 'a 7 pays nobody', () => equal(begun().roll(3, 4).told('produced').length, 0)],
]);
