/** Set-up and founding: a row for every rule. */
import assert from 'node:assert/strict';
import {decodeOptions} from '../../../../src/engine/options.ts';
import {HEX_HEXES} from '../../../../src/games/catan/data/island.ts';
import {isRed} from '../../../../src/games/catan/data.ts';
import {game} from '../../../../src/games/catan/index.ts';
import {begun, found, founding, random, testRows} from '../support/rows.ts';
import {counts} from '../support/table.ts';

const equal: typeof assert.equal = assert.equal;
const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const ok: typeof assert.ok = assert.ok;

testRows([
  [
    'CAT-SETUP-1',
    'terrain and harbours are those of the box',
    () => {
      const {board} = random({}, 'one');
      deepEqual(
        [0, 1, 2, 3, 4, 5].map(kind => board.terrain.filter(each => each === kind).length),
        [4, 4, 4, 3, 3, 1],
      );
      deepEqual([...board.harbours].sort(), [0, 1, 2, 3, 4, 5, 5, 5, 5]);
    },
  ],
  [
    'CAT-SETUP-2',
    'a spiral lays tokens in letter order and never two red ones side by side; the desert has none',
    () => {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const {tokens, terrain} = random({}, seed).board;
        equal(tokens[terrain.indexOf(5)], 0);
        deepEqual(
          [...tokens].sort((a, b) => a - b).slice(1),
          [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12],
        );
        for (const [hex, token] of tokens.entries())
          if (isRed(token)) ok(HEX_HEXES[hex]!.every(other => !isRed(tokens[other]!)));
      }
    },
  ],
  [
    'CAT-SETUP-3',
    'tokens by lot are laid again until no two red ones touch',
    () => {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const {tokens} = random({tokens: 'random-no-red-neighbours'}, seed).board;
        for (const [hex, token] of tokens.entries())
          if (isRed(token)) ok(HEX_HEXES[hex]!.every(other => !isRed(tokens[other]!)));
      }
    },
  ],
  [
    'CAT-SETUP-4',
    'robber in the desert, full bank, 25 cards',
    () => {
      const state = random({}, 'x');
      equal(state.board.terrain[state.robber], 5);
      deepEqual(state.bank, [19, 19, 19, 19, 19]);
      equal(state.deck.length, 25);
    },
  ],
  [
    'CAT-SETUP-5',
    'the beginners’ pieces and cards; with three seats red is out',
    () => {
      const {state} = begun();
      deepEqual(
        state.players.map(({hand}) => hand),
        [
          counts({grain: 1, lumber: 1, wool: 1}),
          counts({brick: 1, wool: 1, ore: 1}),
          counts({wool: 1, ore: 1, lumber: 1}),
          counts({wool: 1, lumber: 1, grain: 1}),
        ],
      );
      equal(state.corners[18], 0);
      equal(begun({}, 3).state.corners[49], 0);
      equal(begun({}, 3).state.corners[18], -1);
    },
  ],
  [
    'CAT-SETUP-6',
    'the newer island is fixed and its pieces are founded',
    () => equal(founding().state.phase, 'foundSettlement'),
  ],
  [
    'CAT-FND-1',
    'the highest roll begins; who ties for it rolls again',
    () => {
      const table = begun({startingPlayer: 'dice', board: 'beginner-modern'}, 3);
      const fresh = game.setup(decodeOptions(game.options, {board: 'beginner-modern'})!, 3);
      const ask = game.ask(fresh)!;
      const deck = game.answer(fresh, table.dealer.answer(ask));
      const tied = game.answer(deck, {
        drawn: [
          [6, 4],
          [5, 5],
          [1, 1],
        ],
      });
      deepEqual(tied.waiting, [0, 1]);
      equal(
        game.answer(tied, {
          drawn: [
            [1, 2],
            [3, 3],
          ],
        }).active,
        1,
      );
      equal(begun({startingPlayer: 'seat-3'}).state.active, 2);
    },
  ],
  [
    'CAT-FND-2',
    'a settlement at a distance, then a road at it, clockwise',
    () => {
      const table = founding().do(0, {type: 'foundSettlement', at: 18});
      equal(table.refused(0, {type: 'foundRoad', edge: 0}), 'cat/not-at-settlement (CAT-FND-2)');
      table.do(0, {type: 'foundRoad', edge: 20});
      equal(table.state.active, 1);
      equal(table.refused(1, {type: 'foundSettlement', at: 13}), 'cat/too-close (CAT-BLD-5)');
    },
  ],
  [
    'CAT-FND-3',
    'the second round goes backwards',
    () => {
      const table = founding(3);
      const order: number[] = [];
      while (table.state.turn === 0) {
        if (table.state.phase === 'foundSettlement') order.push(table.state.active);
        const seat = table.state.active;
        const [choice] = game.choices(table.state, seat, table.dealer.faces(seat));
        const place = ((choice!.at ?? choice!.edge) as unknown as {of: number[]}).of.at(-1)!;
        table.do(
          seat,
          choice!.type === 'foundRoad'
            ? {type: 'foundRoad', edge: place}
            : {type: 'foundSettlement', at: place},
        );
      }
      deepEqual(order, [0, 1, 2, 2, 1, 0]);
    },
  ],
  [
    'CAT-FND-4',
    'the second settlement pays a card for each hex but the desert',
    () => {
      const table = found(founding());
      for (const {cards, seat} of table.told('income'))
        deepEqual(table.state.players[seat]!.hand, [...cards]);
      equal(table.told('income').length, 4);
    },
  ],
  [
    'CAT-FND-5',
    'everybody then has two points',
    () =>
      deepEqual(
        found(founding())
          .view(0)
          .players.map(({points}) => points),
        [2, 2, 2, 2],
      ),
  ],
  ['CAT-FND-6', 'who founded first has the first turn', () => equal(found(founding()).state.active, 0)],
]);
