/** What other devices may send: anything. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {game} from '../../../src/games/san-juan/index.ts';
import {parse} from '../../../src/games/san-juan/parse.ts';
import type {SjAction} from '../../../src/games/san-juan/types.ts';
import {notationOf} from '../../support/games/notation.ts';
import {position} from './support/position.ts';
import {Play} from './support/rows.ts';

const notation = notationOf(game);

const SHAPELESS: readonly [what: string, value: unknown][] = [
  ['nothing', null],
  ['a list', []],
  ['no type', {}],
  ['a foreign type', {type: 'settle'}],
  ['a type from a prototype', {type: 'toString'}],
  ['a field too many', {type: 'pass', why: 1}],
  ['a field too few', {type: 'tuck'}],
  ['half a card', {type: 'tuck', card: 1.5}],
  ['a card below nothing', {type: 'take', card: -1}],
  ['a list with a hole', {type: 'keep', cards: Object.assign(new Array(3), {0: 1, 2: 2})}],
  ['more cards than there are', {type: 'discard', cards: new Array(200).fill(1)}],
  ['an unknown role', {type: 'takeRole', role: 'mayor'}],
  ['a library that is a number', {type: 'takeRole', role: 'trader', useLibrary: 1}],
  ['a face beyond the deck', {type: 'build', card: 1, face: 110, pay: [], goods: []}],
  ['a building without payment', {type: 'build', card: 1, face: 3, goods: []}],
  ['a place nowhere', {type: 'produce', places: [99]}],
];

for (const [what, value] of SHAPELESS)
  test(`san-juan: ${what} is no action`, () => assert.equal(parse(value), null));

test('san-juan: a parsed action shares nothing with what came in', () => {
  const given = {type: 'keep', cards: [1, 2]};
  const parsed = parse(given);
  given.cards.push(3);
  assert.deepEqual(parsed, {type: 'keep', cards: [1, 2]});
});

const ACTIONS: readonly SjAction[] = [
  {type: 'draft', keep: [1, 2, 3, 4]},
  {type: 'tuck', card: 7},
  {type: 'discard', cards: []},
  {type: 'takeRole', role: 'builder'},
  {type: 'takeRole', role: 'trader', useLibrary: false},
  {type: 'build', card: 4, face: 88, over: 0, pay: [5, 6], goods: [1, 2]},
  {type: 'build', card: 4, face: 88, pay: [], goods: []},
  {type: 'produce', places: [0, 3]},
  {type: 'sell', places: [2]},
  {type: 'consult'},
  {type: 'keep', cards: [9]},
  {type: 'mine'},
  {type: 'take', card: 3},
  {type: 'pass'},
];

for (const action of ACTIONS)
  test(`san-juan: "${notation.write(action)}" reads back`, () => {
    assert.deepEqual(notation.read(notation.write(action)), action);
    assert.deepEqual(parse(JSON.parse(JSON.stringify(action))), action);
  });

test('san-juan: the same card twice pays once', () => {
  const play = new Play(position().withHand(0, 'tower', 'well', 'hero'));
  play.move('0 role builder');
  const [tower, well] = play.state.towns[0]!.hand as [number, number];
  const face = play.dealer.all.get(tower)!;
  const refusal = game.check(play.state, 0, {type: 'build', card: tower, face, pay: [well, well], goods: []});
  assert.equal(refusal?.code, 'sj/order');
});

test('san-juan: a card is proved to be what the action says', () => {
  assert.deepEqual(game.openings!({type: 'build', card: 4, face: 88, pay: [5], goods: []}), [
    {handle: 4, face: 88},
  ]);
  assert.deepEqual(game.openings!({type: 'pass'}), []);
});
