import assert from 'node:assert/strict';
import {defaultOptions} from '../../../../src/engine/options.ts';
import {game} from '../../../../src/games/puerto-rico/full.ts';
import {brokenLaw} from '../../../../src/games/puerto-rico/laws.ts';
import {ruleRows} from '../support/rows.ts';
import {prState} from '../support/state.ts';

const fest = (seats = 3) =>
  prState(seats, {festival: true}).withTasks('sugar', {corn: 2, indigo: 1}, 'harbor');
const opening = (seats: number) =>
  game.setup({...defaultOptions(game.options), festival: true, firstPlayer: 'seat-1'}, seats);

ruleRows([
  [
    'PR-SETUP-3',
    'cultivation tile, then three goods',
    () => opening(3),
    ['chance 2', 'chance 0 0 3', 'hold'],
    {more: {taskTile: 'sugar', taskGoods: {corn: 2, indigo: 1, sugar: 0}}, deck: {sugar: 10}},
  ],
  [
    'PR-FEST-2',
    'one of five kinds; its tile is out of the deck',
    () => opening(3),
    ['chance 4', 'hold'],
    {more: {taskTile: 'coffee'}, deck: {coffee: 7}},
  ],
  [
    'PR-FEST-3',
    'three of fifteen tokens, missing in the supply',
    () => opening(3),
    ['chance 0', 'chance 0 0 0', 'hold'],
    {more: {taskGoods: {corn: 3}}, supply: {corn: 7}},
  ],
  [
    'PR-SETUP-8',
    'the building at last, one copy on the festival board',
    () => opening(3),
    ['chance 0', 'chance 0 0 0', 'chance 0 0 0 0', 'chance 4', 'hold'],
    state => {
      assert.equal(state.phase, 'role');
      assert.equal(brokenLaw(state), null);
      assert.ok(state.more!.taskBuilding >= 0);
    },
  ],
  [
    'PR-FEST-4',
    'two players: a spare copy where there is only one',
    () => opening(2),
    ['chance 0', 'chance 3 3 3', 'chance 0 0 0', 'chance 2', 'hold'],
    state => {
      assert.equal(state.more?.taskSpare, true);
      assert.equal(state.market[state.more!.taskBuilding], 1);
    },
  ],
  [
    'PR-FEST-1',
    'won by the first who fulfils it, once',
    fest().withTiles(0, {sugar: 2}).withTiles(1, {sugar: 2}).withRow('sugar', 'sugar', 'corn', 'corn'),
    ['0 takeRole role=settler', '0 settle tile=sugar', '1 settle tile=sugar'],
    {0: {sanJuan: 3}, 1: {sanJuan: 0}, more: {winners: [0, -1, -1]}},
  ],
  [
    'PR-FEST-5',
    'three of the kind, manned or not; the tile goes to the discard',
    fest().withTiles(0, {sugar: 2}).withRow('sugar', 'corn'),
    ['0 takeRole role=settler', '0 settle tile=sugar'],
    {0: {sanJuan: 3}, more: {taskTile: null}, discard: {sugar: 1}, workers: 52},
  ],
  [
    'PR-FEST-6',
    'two corn and an indigo of one production',
    fest()
      .withCity(1, {'small-indigo-plant': 1})
      .withTiles(1, {corn: [2, 2], indigo: [1, 1]}),
    ['0 takeRole role=craftsman'],
    {1: {doubloons: 5}, more: {taskGoods: {corn: 0, indigo: 0}}, supply: {corn: 8, indigo: 10}},
  ],
  [
    'PR-EX-75',
    'one corn and one indigo, and a corn as privilege: not enough',
    fest()
      .withCity(0, {'small-indigo-plant': 1})
      .withTiles(0, {corn: [1, 1], indigo: [1, 1]}),
    ['0 takeRole role=craftsman', '0 takeGood good=corn'],
    {0: {doubloons: 2, goods: {corn: 2, indigo: 1}}, more: {winners: [-1, -1, -1]}},
  ],
  [
    'PR-X-31',
    'privilege tokens never count',
    fest()
      .withCity(0, {'small-indigo-plant': 1})
      .withTiles(0, {corn: [1, 1], indigo: [1, 1]}),
    ['0 takeRole role=craftsman', '0 takeGood good=indigo'],
    {more: {taskGoods: {corn: 2, indigo: 1}}},
  ],
  [
    'PR-EX-76',
    'three players: one harbor for sale; its buyer has 3 points, and the second is for sale',
    fest().withDoubloons(1, 8),
    ['0 takeRole role=builder', '0 pass', '1 build building=harbor'],
    {1: {chips: 3}, market: {harbor: 1}, more: {taskBuilding: null}},
  ],
  [
    'PR-FEST-7',
    'points out of the pool',
    fest().withDoubloons(0, 7),
    ['0 takeRole role=builder', '0 build building=harbor'],
    {0: {chips: 3}, pool: 73},
  ],
  [
    'PR-FEST-8',
    'workers wait in San Juan',
    fest().withTiles(0, {sugar: 2}).withRow('sugar', 'corn'),
    ['0 takeRole role=settler', '0 settle tile=sugar'],
    {0: {sanJuan: 3, manned: {sugar: 0}}},
  ],
  [
    'PR-FEST-9',
    'nobody wins during the set-up',
    () => opening(5),
    ['chance 1', 'hold'],
    {more: {winners: [-1, -1, -1]}},
  ],
  [
    'PR-X-26',
    'won when the third tile lies; what leaves later does not matter',
    prState(3, {festival: true, nobles: true})
      .withTasks('sugar', {corn: 2, indigo: 1}, 'harbor')
      .withCity(0, {'hunting-lodge': 1})
      .withTiles(0, {sugar: 2})
      .withRow('sugar', 'corn'),
    [
      '0 takeRole role=settler',
      '0 settle tile=sugar',
      '1 pass',
      '2 pass',
      '0 discardTile tile=sugar from=empty',
    ],
    {0: {sanJuan: 3, tiles: {sugar: 2}}, more: {winners: [0, -1, -1]}},
  ],
]);
