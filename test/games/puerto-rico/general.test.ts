/** Principles of the decision catalogue (PR-D-GEN), actions out of foreign JSON, and the notation. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NO_FACES} from '../../../src/engine/ask.ts';
import {game} from '../../../src/games/puerto-rico/full.ts';
import type {PrAction} from '../../../src/games/puerto-rico/types.ts';
import {notationOf} from '../../support/games/notation.ts';
import {ruleRows} from './support/rows.ts';
import {prState} from './support/state.ts';

const notation = notationOf(game);

ruleRows([
  [
    'PR-D-GEN-1',
    'exactly one player decides',
    prState(4),
    ['0 takeRole role=builder'],
    state => assert.deepEqual(game.toAct(state), [0]),
  ],
  [
    'PR-D-GEN-1',
    'while a draw is asked for nobody does',
    prState(4).withCity(0, {hacienda: 1}),
    ['0 takeRole role=settler', '0 drawTile', 'hold'],
    state => {
      assert.deepEqual(game.toAct(state), []);
      assert.equal(game.check(state, 0, {type: 'pass'})?.code, 'pr/waiting-for-draw');
    },
  ],
  [
    'PR-D-GEN-2',
    'nothing to decide, nothing asked: a builder phase without money passes by',
    prState(2).withDoubloons(0, 0).withDoubloons(1, 0),
    ['0 takeRole role=builder', '0 pass'],
    {phase: 'role', turn: 1},
  ],
  [
    'PR-D-GEN-2',
    'a tile with one target is still asked, passing is the other option',
    prState(3).withRow('corn').supplyQuarries(0),
    ['0 takeRole role=settler'],
    {offers: ['settle tile=corn', 'pass']},
  ],
  [
    'PR-D-GEN-3',
    'equal tiles are listed once',
    prState(3).withRow('sugar', 'sugar', 'sugar', 'sugar').supplyQuarries(0),
    ['0 takeRole role=settler'],
    {offers: ['settle tile=sugar', 'pass']},
  ],
  [
    'PR-D-GEN-5',
    'what is not offered is refused',
    prState(3),
    ['0 takeRole role=trader', '1 sell good=corn'],
    'pr/other-decision PR-D-GEN-5',
  ],
  [
    'PR-D-GEN-6',
    'the order of tiles on the own board is no part of the game: it keeps counts only',
    prState(3).withTiles(0, {corn: 2}),
    [],
    state => assert.deepEqual(state.players[0]!.tiles, [2, 0, 0, 0, 0, 0]),
  ],
]);

const ACTIONS: readonly [string, PrAction][] = [
  ['takeRole role=mayor privilegeWorkers=1', {type: 'takeRole', role: 'mayor', privilegeWorkers: 1}],
  ['takeRole role=prospector-2', {type: 'takeRole', role: 'prospector-2'}],
  ['drawTile', {type: 'drawTile'}],
  ['settle tile=quarry', {type: 'settle', tile: 'quarry'}],
  ['settle tile=corn takeWorker=false', {type: 'settle', tile: 'corn', takeWorker: false}],
  ['place slots=1,0,0,0,0,2,3', {type: 'place', slots: [1, 0, 0, 0, 0, 2, 3]}],
  ['build building=city-hall takeWorker=true', {type: 'build', building: 'city-hall', takeWorker: true}],
  ['takeGood good=coffee', {type: 'takeGood', good: 'coffee'}],
  ['sell good=corn', {type: 'sell', good: 'corn'}],
  ['load good=sugar ship=2', {type: 'load', good: 'sugar', ship: 2}],
  ['load good=sugar ship=wharf', {type: 'load', good: 'sugar', ship: 'wharf'}],
  ['store kinds=corn,sugar singles=coffee,', {type: 'store', kinds: ['corn', 'sugar'], singles: ['coffee']}],
  ['store kinds=, singles=corn,', {type: 'store', kinds: [], singles: ['corn']}],
  ['pass', {type: 'pass'}],
];

for (const [line, action] of ACTIONS) {
  test(`notation: ${line}`, () => {
    assert.equal(notation.write(action), line);
    assert.deepEqual(notation.read(line), action);
  });
  test(`foreign JSON: ${line} is copied, with a field more or less it is refused`, () => {
    assert.deepEqual(game.parse(JSON.parse(JSON.stringify(action))), action);
    assert.equal(game.parse({...action, extra: 1}), null);
    const fields = Object.keys(action).filter(field => !['takeWorker', 'privilegeWorkers'].includes(field));
    for (const field of fields) {
      const {[field as 'type']: _gone, ...rest} = action;
      assert.equal(game.parse(rest), null, `without ${field}`);
    }
  });
}

for (const line of [
  '',
  'role',
  'role king',
  'role mayor 1',
  'settle corn maybe',
  'load corn to 1',
  'store corn',
  'pass pass',
])
  test(`notation: "${line}" is no line`, () => assert.equal(notation.read(line), null));

const FOREIGN: readonly unknown[] = [
  null,
  undefined,
  0,
  'pass',
  [],
  [{type: 'pass'}],
  {},
  {type: 'constructor'},
  {type: '__proto__'},
  {type: 'takeRole', role: 'toString'},
  {type: 'takeRole', role: 'mayor', privilegeWorkers: 3},
  {type: 'takeRole', role: 'mayor', privilegeWorkers: undefined},
  {type: 'takeRole', role: 'mayor', privilegeWorkers: '1'},
  {type: 'settle', tile: 'forest'},
  {type: 'settle', tile: 'corn', takeWorker: 1},
  {type: 'place', slots: '111111'},
  {type: 'place', slots: [0.5, 0, 0, 0, 0, 0]},
  {type: 'place', slots: [-1, 0, 0, 0, 0, 0]},
  {type: 'place', slots: [1e9, 0, 0, 0, 0, 0]},
  {type: 'place', slots: new Array(1000).fill(0)},
  {type: 'load', good: 'corn', ship: 3},
  {type: 'load', good: 'corn', ship: -1},
  {type: 'load', good: 'corn', ship: 'Wharf'},
  {type: 'store', kinds: ['corn', 'corn', 'corn', 'corn', 'corn', 'corn'], singles: []},
  {type: 'store', kinds: ['quarry'], singles: []},
  {type: 'build', building: 'casino'},
];
for (const value of FOREIGN)
  test(`foreign JSON: ${JSON.stringify(value)?.slice(0, 60)} is refused`, () =>
    assert.equal(game.parse(value), null));

test('choices of another seat are empty', () =>
  assert.deepEqual(game.choices(prState(3).state, 1, NO_FACES), []));
