/** Numbers of legal sequences of one, two and three actions; each odd position is named after what it watches. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {defaultOptions} from '../../../src/engine/options.ts';
import {perft} from '../../../src/engine/perft.ts';
import {game} from '../../../src/games/puerto-rico/full.ts';
import type {PrState} from '../../../src/games/puerto-rico/state.ts';
import {playLines} from './support/rows.ts';
import {type Position, prState} from './support/state.ts';

const opening = (seats: number) =>
  game.setup({...defaultOptions(game.options), firstPlayer: 'seat-1'}, seats);

type Count = readonly [
  name: string,
  given: PrState | Position,
  prefix: readonly string[],
  ...counts: number[],
];

const COUNTS: readonly Count[] = [
  ['opening, 2 players', opening(2), [], 8, 53, 306],
  ['opening, 3 players', opening(3), [], 7, 39, 187],
  ['opening, 4 players', opening(4), [], 8, 53, 316],
  ['opening, 5 players: equal prospectors are one option', opening(5), [], 8, 57, 401],
  [
    'prospectors with different doubloons are two',
    prState(5).withCardDoubloons({prospector: 1}).withTaken('settler', 'mayor', 'builder'),
    [],
    5,
    20,
    178,
  ],
  [
    'hacienda, hut and hospice of one settler',
    prState(3)
      .withRow('corn', 'sugar', 'coffee', 'coffee')
      .withCity(0, {hacienda: 1, 'construction-hut': 1, hospice: 1}),
    ['0 takeRole role=settler'],
    2,
    18,
    64,
  ],
  [
    'eleven tiles and a hacienda: drawing takes the action away',
    prState(3).withRow('corn', 'sugar').withTiles(0, {corn: 6, indigo: 5}).withCity(0, {hacienda: 1}),
    ['0 takeRole role=settler'],
    2,
    7,
    17,
  ],
  [
    'placing with more slots than pieces',
    prState(3)
      .withTiles(0, {corn: [2, 1], indigo: 2, quarry: 1})
      .withCity(0, {'indigo-plant': 1, 'coffee-roaster': 0, factory: 1}),
    ['0 takeRole role=mayor privilegeWorkers=1'],
    83,
    415,
    1992,
  ],
  [
    'equal production buildings when placing',
    prState(2, {duplicateProduction: 'yes'})
      .withTiles(0, {indigo: 2})
      .withCity(0, {'indigo-plant': 0})
      .withCity(0, {'indigo-plant': 0}),
    ['0 takeRole role=mayor privilegeWorkers=1'],
    6,
    36,
    198,
  ],
  [
    'university with a full purse',
    prState(3).withDoubloons(0, 30).withCity(0, {university: 1}).withDoubloons(1, 3),
    ['0 takeRole role=builder'],
    45,
    360,
    2154,
  ],
  ...(['2020', '2001'] as const).map(
    (edition): Count => [
      `hospice and university with an empty supply, ${edition}`,
      prState(3, {edition})
        .withRow('corn', 'sugar', 'sugar')
        .withCity(0, {hospice: 1, university: 1})
        .withDoubloons(0, 5)
        .supplyWorkers(0),
      [],
      ...(edition === '2020' ? [6, 54, 277] : [6, 51, 269]),
    ],
  ),
  [
    'four large buildings and two spaces',
    prState(3)
      .withDoubloons(0, 30)
      .withCity(0, {'guild-hall': 0, residence: 0, fortress: 0, 'customs-house': 0, office: 0, wharf: 0}),
    ['0 takeRole role=builder'],
    17,
    102,
    609,
  ],
  [
    'office beside a house with three goods',
    prState(3)
      .withHouse('corn', 'sugar', 'coffee')
      .withGoods(0, {corn: 2, sugar: 2})
      .withCity(0, {office: 1})
      .withGoods(1, {corn: 1, tobacco: 1})
      .withGoods(2, {tobacco: 1}),
    ['0 takeRole role=trader'],
    3,
    14,
    70,
  ],
  [
    'captain with wharf among empty and half-full ships',
    prState(3)
      .withShips(['corn', 1], null, null)
      .withGoods(0, {corn: 2, indigo: 5, coffee: 6})
      .withCity(0, {wharf: 1, harbor: 1})
      .withGoods(1, {corn: 4, sugar: 5})
      .withGoods(2, {tobacco: 1, coffee: 2}),
    ['0 takeRole role=captain'],
    7,
    18,
    48,
  ],
  [
    'wharf only, passing round and round',
    prState(3)
      .withShips(['corn', 4], ['sugar', 5], ['indigo', 6])
      .withGoods(0, {corn: 1, sugar: 1})
      .withCity(0, {wharf: 1})
      .withGoods(1, {indigo: 2, corn: 1})
      .withCity(1, {wharf: 1}),
    ['0 takeRole role=captain'],
    3,
    9,
    36,
  ],
  [
    'storing five kinds with a large warehouse, two of them lone barrels',
    prState(4)
      .withShips(['corn', 5], ['indigo', 6], ['sugar', 7])
      .withGoods(0, {corn: 2, indigo: 1, sugar: 3, tobacco: 1, coffee: 2})
      .withCity(0, {'large-warehouse': 1})
      .withGoods(1, {corn: 1, indigo: 1}),
    ['0 takeRole role=captain'],
    12,
    24,
    168,
  ],
];

for (const [name, given, prefix, ...counts] of COUNTS) {
  test(`counts: ${name}`, () => {
    const state = playLines('state' in given ? given.state : given, prefix);
    assert.deepEqual(
      counts.map((_, i) => perft(game, state, i + 1)),
      counts,
    );
  });
}
