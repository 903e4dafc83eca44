/** A row for each rule. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {game} from '../../../src/games/new-game/index.ts';
import {CARDS, HAND, type NewGameAction, type NewGameState} from '../../../src/games/new-game/types.ts';

const HANDLES = Array.from({length: CARDS}, (_, i) => i + 1);

/** After the deal: the cards in their order, so that seat 0 holds the handles 1 to 4, seat 1 those from 5 to 8. */
function dealt(seats = 2): NewGameState {
  let state = game.answer(game.setup({}, seats), {fresh: HANDLES});
  for (let seat = 0; seat < seats; seat++) state = game.answer(state, {dealt: HAND});
  return state;
}

const play = (card: number, face: number): NewGameAction => ({type: 'play', card, face});

/** After these cards, each played by the seat whose turn it is. */
const after = (...moves: readonly (readonly [card: number, face: number])[]): NewGameState =>
  moves.reduce((state, [card, face]) => game.apply(state, state.turn, play(card, face)), dealt());

/** Three rounds that the first seat wins. */
const WON = [
  [1, 9],
  [5, 2],
  [2, 10],
  [6, 3],
  [3, 11],
  [7, 4],
] as const;

const ROWS: readonly (readonly [rule: string, what: string, found: () => unknown, want: unknown])[] = [
  ['NEW-DEAL-1', 'four cards each', () => dealt(4).hands.map(hand => hand.length), [4, 4, 4, 4]],
  [
    'NEW-DEAL-1',
    'others see their backs alone',
    () =>
      game.view(dealt(), 1, new Map([[5, 8]])).players.map(({hand}) => hand.of.map(card => card?.name ?? '')),
    [
      ['', '', '', ''],
      ['8', '', '', ''],
    ],
  ],
  ['NEW-PLAY-1', 'in turn', () => game.toAct(after([1, 9])), [1]],
  ['NEW-PLAY-1', 'out of turn', () => game.check(dealt(), 1, play(5, 2))?.code, 'newgame/not-your-turn'],
  [
    'NEW-PLAY-1',
    'not out of another hand',
    () => game.check(dealt(), 0, play(5, 2))?.code,
    'newgame/not-your-card',
  ],
  [
    'NEW-PLAY-2',
    'the highest wins and leads',
    () => [after([1, 2], [5, 9])].map(({points, turn}) => [points, turn]),
    [[[0, 1], 1]],
  ],
  ['NEW-PLAY-2', 'as many points as the round has in its number', () => after(...WON).points, [6, 0]],
  ['NEW-PLAY-2', 'the cards lie until the next round', () => after([1, 2], [5, 9]).played, [2, 9]],
  ['NEW-PLAY-2', 'and no longer', () => after([1, 2], [5, 9], [6, 3]).played, [0, 3]],
  ['NEW-END-1', 'the most points win', () => game.result(after(...WON))?.ranking, [[0], [1]]],
  ['NEW-END-1', 'a card of each stays hidden', () => after(...WON).hands, [[4], [8]]],
];

for (const [rule, what, found, want] of ROWS) test(`${rule}: ${what}`, () => assert.deepEqual(found(), want));
