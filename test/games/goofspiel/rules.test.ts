/** A row for each rule. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NO_FACES} from '../../../src/engine/ask.ts';
import {IllegalAction} from '../../../src/engine/illegal.ts';
import {game} from '../../../src/games/goofspiel/index.ts';
import {type GoofEvent, type GoofState, HIGHEST} from '../../../src/games/goofspiel/types.ts';
import {bid, position, seen, turn} from './support.ts';

const EACH = Array.from({length: HIGHEST}, (_, i) => i + 1);
const begun = () => game.answer(game.setup({ties: 'stay'}, 3), {fresh: EACH});
/** What is seen of the last round: its prizes, the bids, who took, what is told. */
function shown(state: GoofState): unknown {
  const {stakes, of, winner, told} = seen(state).last;
  return [stakes.map(({id}) => id), of.map(card => card?.id), winner, told?.type];
}
/** The thirteenth round is about to begin. */
const last = (hands: number[][], table: number[] = []): GoofState =>
  position(hands.length, {phase: 'turn', round: 12, pile: [0], table, hands, waiting: []});

type Row = readonly [rule: string, what: string, found: () => unknown, want: unknown];

const ROWS: readonly Row[] = [
  [
    'GOOF-CARD-1',
    'the prizes 1 to 13 are shuffled by all',
    () => game.ask(game.setup({ties: 'stay'}, 2)),
    {kind: 'shuffle', deck: 'prizes', inputs: [], mint: EACH, by: [0, 1], key: [0, 1]},
  ],
  [
    'GOOF-CARD-1',
    'nobody sees what is to come',
    () => [seen(begun()).prizes.of, seen(begun()).pile.count],
    [[], 13],
  ],
  ['GOOF-CARD-2', 'each holds 1 to 13', () => begun().hands, [EACH, EACH, EACH]],
  [
    'GOOF-CARD-2',
    'everybody sees what is left in a hand',
    () =>
      seen(bid(position(2), [3, 5])).players.map(({hand}) =>
        hand.of.filter(card => card?.spent).map(card => card?.id),
      ),
    [[3], [5]],
  ],
  ['GOOF-ROUND-1', 'the top prize is asked for', () => game.ask(begun()), {kind: 'reveal', handles: [1]}],
  ['GOOF-ROUND-1', 'it comes to those that are there', () => turn(bid(position(2), [4, 4]), 2).table, [7, 2]],
  ['GOOF-ROUND-2', 'all are asked at once', () => game.toAct(turn(begun(), 7)), [0, 1, 2]],
  [
    'GOOF-ROUND-2',
    'who has chosen is not asked again',
    () =>
      [game.answer(position(2), {sealed: 1})].map(state => [
        game.toAct(state),
        game.choices(state, 1, NO_FACES),
      ]),
    [[[0], []]],
  ],
  [
    'GOOF-ROUND-2',
    'a bid in the open is refused',
    () => game.check(position(2), 0, {type: 'bid', card: 3})?.code,
    'goof/sealed-only',
  ],
  ['GOOF-ROUND-3', 'bids are spent', () => bid(position(2), [3, 9]).bids, [[3], [9]]],
  ['GOOF-ROUND-3', 'before the first there are none', () => shown(position(2)), [[], [], null, undefined]],
  [
    'GOOF-ROUND-3',
    'they stay in sight beside the next prize',
    () => shown(turn(bid(position(3), [3, 9, 5]), 2)),
    [[7], [3, 9, 5], 1, 'took'],
  ],
  [
    'GOOF-ROUND-3',
    'a bid that is sealed lies face down, and what was shown stays',
    () => {
      const state = game.answer(turn(bid(position(2), [3, 9]), 2), {sealed: 0});
      return [seen(state).players.map(({bid: each}) => each.of), shown(state)];
    },
    [
      ['back', null],
      [[7], [3, 9], 1, 'took'],
    ],
  ],
  ['GOOF-ROUND-4', 'the highest takes', () => bid(position(3), [3, 9, 5]).won, [[], [7], []]],
  ['GOOF-ROUND-4', 'all that is there', () => bid(position(2, {table: [7, 2]}), [1, 2]).won, [[], [7, 2]]],
  ['GOOF-ROUND-5', 'what is never shown is the lowest', () => bid(position(2), [null, 2]).bids, [[1], [2]]],
  [
    'GOOF-ROUND-5',
    'so is what is not held',
    () =>
      bid(
        position(2, {
          hands: [
            [4, 6],
            [5, 6],
          ],
        }),
        [9, 5],
      ).bids,
    [[4], [5]],
  ],
  ['GOOF-ROUND-6', 'the last cards play themselves', () => turn(last([[4], [9]]), 11).won, [[], [11]]],
  ['GOOF-TIE-1', 'nobody takes', () => bid(position(3), [9, 9, 5]).won, [[], [], []]],
  ['GOOF-TIE-1', 'the prizes stay', () => bid(position(3), [9, 9, 5]).table, [7]],
  [
    'GOOF-TIE-1',
    'that they stay is seen, beside the next one',
    () => [
      shown(turn(bid(position(2), [9, 9]), 2)),
      seen(turn(bid(position(2), [9, 9]), 2)).prizes.of.length,
    ],
    [[[7], [9, 9], null, 'stayed'], 2],
  ],
  [
    'GOOF-TIE-1',
    'whoever takes them then is seen to take all',
    () => shown(turn(bid(turn(bid(position(2), [9, 9]), 2), [4, 5]), 12)),
    [[7, 2], [4, 5], 1, 'took'],
  ],
  ['GOOF-TIE-1', 'lower bids may be equal', () => bid(position(3), [9, 5, 5]).won, [[7], [], []]],
  [
    'GOOF-TIE-2',
    'the highest of the others',
    () => bid(position(3, {ties: 'cancel'}), [9, 9, 5]).won,
    [[], [], [7]],
  ],
  ['GOOF-TIE-2', 'none is left', () => bid(position(2, {ties: 'cancel'}), [9, 9]).table, [7]],
  [
    'GOOF-END-1',
    'what is left is lost',
    () => game.result(turn(last([[4], [4]], [3]), 11))?.scores.map(({total}) => total),
    [0, 0],
  ],
  ['GOOF-END-1', 'not before', () => game.result(last([[4], [4]])), null],
  [
    'GOOF-END-2',
    'the sum of the prizes',
    () => game.result(turn({...last([[4], [9]], [3]), won: [[13], []]}, 11))?.scores.map(({total}) => total),
    [13, 14],
  ],
  [
    'GOOF-END-3',
    'equal points share',
    () => game.result(turn({...last([[4], [9]]), won: [[11], []]}, 11))?.ranking,
    [[0, 1]],
  ],
];

for (const [rule, what, found, want] of ROWS) test(`${rule}: ${what}`, () => assert.deepEqual(found(), want));

test('the events of a round are told in order, and none before all have chosen', () => {
  const events: GoofEvent[] = [];
  turn(bid(position(2), [3, 9], events), 2, events);
  assert.deepEqual(events, [
    {type: 'shown', bids: [3, 9]},
    {type: 'took', seat: 1, prizes: [7]},
    {type: 'turned', prize: 2, round: 2},
  ]);
});

test('an answer of another kind is none', () => {
  assert.throws(() => game.answer(position(2), {drawn: [[1]]}), IllegalAction);
});
