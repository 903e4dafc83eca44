/** Awards, the end, and house rules: a row for every rule. */
import assert from 'node:assert/strict';
import {game} from '../../../../src/games/catan/index.ts';
import {begun, testRows, trading} from '../support/rows.ts';

const equal: typeof assert.equal = assert.equal;
const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const ok: typeof assert.ok = assert.ok;

testRows([
  [
    'CAT-LR-1',
    'the view tells for each road that can be laid how long the own one is then',
    () => {
      const table = trading({edition: 'modern'})
        .pieces({0: [24, 25, 26, 19]}, {0: [16]})
        .gives(0, {lumber: 1, brick: 1});
      const {spots, lengths} = table.view(0).builds[0]!;
      ok(spots.length > 3);
      deepEqual(
        lengths,
        spots.map(edge => game.apply(table.state, 0, {type: 'buildRoad', edge}).players[0]!.trail),
      );
      deepEqual(table.gives(0, {}).view(0).builds[0]!.lengths, [], 'what cannot be laid has none');
    },
  ],
  [
    'CAT-LR-1',
    'no edge twice; side branches do not count',
    () => equal(begun().pieces({0: [24, 25, 26, 27, 28, 29, 30, 19, 36]}, {}).state.players[0]!.trail, 7),
  ],
  [
    'CAT-LR-2',
    'a trail ends at an opponent’s building',
    () => equal(begun().pieces({0: [24, 25, 26, 27]}, {1: [17]}).state.players[0]!.trail, 2),
  ],
  [
    'CAT-LR-3',
    'the first with five has the award',
    () => {
      const table = trading()
        .pieces({0: [24, 25, 26, 27]}, {})
        .gives(0, {lumber: 1, brick: 1});
      equal(table.view(0).players[0]!.points, 0);
      equal(table.do(0, {type: 'buildRoad', edge: 28}).view(0).players[0]!.points, 2);
    },
  ],
  [
    'CAT-LR-4',
    'a longer road takes it',
    () => {
      const table = trading()
        .pieces({0: [24, 25, 26, 27, 28], 1: [62, 66, 67, 63, 57]}, {})
        .set({longestRoad: 1})
        .gives(0, {lumber: 1, brick: 1});
      equal(table.do(0, {type: 'buildRoad', edge: 29}).state.longestRoad, 0);
    },
  ],
  [
    'CAT-LR-5',
    'a settlement can cost the award',
    () => {
      const table = trading()
        .pieces({1: [24, 25, 26, 27, 28, 29], 0: [35]}, {})
        .set({longestRoad: 1})
        .gives(0, {lumber: 1, brick: 1, wool: 1, grain: 1});
      table.do(0, {type: 'buildSettlement', at: 23});
      equal(table.state.longestRoad, -1);
      equal(table.state.players[1]!.trail, 3);
    },
  ],
  [
    'CAT-LR-6',
    'a single leader holds it, with five at least',
    () => {
      const table = trading()
        .pieces({0: [24, 25, 26], 1: [62, 66]}, {})
        .gives(0, {lumber: 1, brick: 1});
      equal(table.do(0, {type: 'buildRoad', edge: 27}).state.longestRoad, -1);
    },
  ],
  [
    'CAT-LR-7',
    'a tie sets it aside in the almanac and leaves it with its holder in the modern edition',
    () => {
      const tie = (edition: string) =>
        trading({edition})
          .pieces({0: [24, 25, 26, 27], 1: [62, 66, 67, 63, 57]}, {})
          .set({longestRoad: 1})
          .gives(0, {lumber: 1, brick: 1})
          .do(0, {type: 'buildRoad', edge: 28}).state.longestRoad;
      equal(tie('almanac'), -1);
      equal(tie('modern'), 1);
    },
  ],
  [
    'CAT-LA-1',
    'the third knight takes the award',
    () => {
      const table = trading();
      const [card] = table.holds(0, 'knight');
      table.state.players[0]!.knights = 2;
      equal(table.do(0, {type: 'knight', card: card!}).state.largestArmy, 0);
    },
  ],
  [
    'CAT-LA-2',
    'a tie does not move it',
    () => {
      const table = trading().set({largestArmy: 1});
      table.state.players[0]!.knights = 2;
      table.state.players[1]!.knights = 3;
      const [card] = table.holds(0, 'knight');
      equal(table.do(0, {type: 'knight', card: card!}).state.largestArmy, 1);
    },
  ],
  [
    'CAT-LA-3',
    'it can change before the roll',
    () => {
      const table = begun();
      table.state.players[0]!.knights = 2;
      const [card] = table.holds(0, 'knight');
      equal(table.do(0, {type: 'knight', card: card!}).state.largestArmy, 0);
    },
  ],
  [
    'CAT-END-1',
    'settlements, cities, awards',
    () =>
      equal(
        begun()
          .pieces({}, {0: [0, 102]})
          .set({longestRoad: 0, largestArmy: 0})
          .view(0).players[0]!.points,
        7,
      ),
  ],
  [
    'CAT-END-2',
    'points reached in another turn win when the own turn begins',
    () => {
      const table = trading()
        .pieces({}, {1: [100, 102, 111, 116, 51]})
        .set({longestRoad: 1});
      equal(table.state.winner, -1);
      equal(table.do(0, {type: 'endTurn'}).state.winner, 1);
    },
  ],
  [
    'CAT-END-3',
    'visible points win after the action; too few shown are no victory',
    () => {
      const table = trading().pieces({}, {0: [100, 102, 111, 116, 51]});
      const [card] = table.holds(0, 'victory-point');
      const short = table.set({longestRoad: -1});
      short.state.players[0]!.settlements = 5;
      equal(short.refused(0, {type: 'declareVictory', cards: [card!]}), 'cat/not-enough-points (CAT-END-3)');
    },
  ],
  [
    'CAT-END-4',
    'one winner, and nothing after the end',
    () => {
      const table = trading()
        .pieces({}, {1: [100, 102, 111, 116, 51]})
        .set({longestRoad: 1})
        .do(0, {type: 'endTurn'});
      deepEqual(game.result(table.state)!.ranking[0], [1]);
      deepEqual([...game.toAct(table.state)], []);
      equal(table.refused(1, {type: 'roll'}), 'cat/game-over (CAT-END-3)');
    },
  ],
  [
    'CAT-HOUSE-1',
    'the friendly robber keeps off hexes beside others with two points or fewer, whoever else builds there',
    () => {
      // Seat 1 has two points, at H1, H3, H4, H5 and H8; seat 2 three, at H4 and H14 among others; the mover one at H12.
      const table = begun({friendlyRobber: true})
        .empty()
        .pieces({}, {0: [39], 1: [13, 17], 2: [23, 145]})
        .gives(2, {ore: 1})
        .roll(3, 4);
      equal(table.refused(0, {type: 'robber', hex: 4, victim: null}), 'cat/spared (CAT-HOUSE-1)');
      equal(table.refused(0, {type: 'robber', hex: 4, victim: 2}), 'cat/spared (CAT-HOUSE-1)');
      equal(table.refused(0, {type: 'robber', hex: 14, victim: 2}), '', 'three points are not spared');
      equal(table.refused(0, {type: 'robber', hex: 12, victim: null}), '', 'nor is the mover');
      deepEqual(
        table.view(0).robberTargets.map(({hex}) => hex),
        [0, 2, 6, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
      );
      ok(table.view(0).robberKeepsOff);
    },
  ],
  [
    'CAT-HOUSE-1',
    'where no other hex is left the robber stays, after a seven and a knight that counts, or goes to the desert in the modern edition',
    () => {
      // The others have two settlements each, which touch every hex but H9, where the robber stands.
      const surrounded = (options: object) =>
        begun({friendlyRobber: true, ...options})
          .empty()
          .pieces({}, {1: [8, 14], 2: [22, 31], 3: [39, 45]})
          .gives(2, {ore: 1})
          .set({robber: 9});
      const seven = surrounded({}).roll(3, 4);
      deepEqual([seven.state.robber, seven.state.phase], [9, 'trade']);
      deepEqual(seven.told('robberStayed'), [{type: 'robberStayed', seat: 0}]);
      const table = surrounded({}).roll(6, 6).empty();
      const [card] = table.holds(0, 'knight');
      table.do(0, {type: 'knight', card: card!});
      deepEqual([table.state.robber, table.state.phase, table.state.players[0]!.knights], [9, 'trade', 1]);
      const desert = surrounded({edition: 'modern'}).roll(3, 4);
      deepEqual(
        desert.view(0).robberTargets.map(({hex}) => hex),
        [7],
      );
      equal(desert.do(0, {type: 'robber', hex: 7, victim: 2}).state.robber, 7, 'the usual theft there');
      equal(
        surrounded({edition: 'modern'}).set({robber: 7}).roll(3, 4).state.phase,
        'robber',
        'H9 is free now',
      );
    },
  ],
  [
    'CAT-HOUSE-1',
    'after a discard too, the robber stays where no hex is left',
    () => {
      const table = begun({friendlyRobber: true})
        .empty()
        .pieces({}, {1: [8, 14], 2: [22, 31], 3: [39, 45]})
        .gives(1, {wool: 8})
        .set({robber: 9})
        .roll(3, 4);
      table.discard(1, {type: 'discard', cards: [0, 4, 0, 0, 0], hidden: []});
      deepEqual([table.state.robber, table.state.phase], [9, 'trade']);
    },
  ],
  [
    'CAT-HOUSE-1',
    'a table of the first rule set goes on by it: the hex may be chosen, the theft is spared',
    () => {
      const table = begun({friendlyRobber: true}, 4, 1).roll(3, 4);
      equal(table.refused(0, {type: 'robber', hex: 12, victim: 1}), 'cat/spared (CAT-HOUSE-1)');
      equal(table.do(0, {type: 'robber', hex: 12, victim: null}).state.robber, 12);
    },
  ],
  [
    'CAT-HOUSE-2',
    'another goal; a high one ends after 100 rounds',
    () => {
      const table = trading({goal: '8'}).pieces({}, {1: [100, 102, 111, 116]});
      equal(table.do(0, {type: 'endTurn'}).state.winner, 1);
      const long = trading({goal: '15'})
        .set({turn: 400})
        .pieces({}, {2: [100]});
      equal(long.do(0, {type: 'endTurn'}).state.winner, 2);
    },
  ],
]);
