import assert from 'node:assert/strict';
import {defaultOptions} from '../../../src/engine/options.ts';
import {game} from '../../../src/games/puerto-rico/full.ts';
import {sum} from '../../../src/games/puerto-rico/state.ts';
import {type Row, ruleRows} from './support/rows.ts';

type Options = Readonly<Record<string, string | boolean>>;
const fresh =
  (seats: number, options: Options = {}) =>
  () =>
    game.setup({...defaultOptions(game.options), ...options}, seats);
const byFirst = {firstPlayer: 'seat-1'};

const [corn, indigo] = [
  {corn: 1, indigo: 0},
  {corn: 0, indigo: 1},
];
const others = {sugar: 0, tobacco: 0, coffee: 0, quarry: 0};
const start = (doubloons: number, tile: Readonly<Record<string, number>>) => ({
  doubloons,
  chips: 0,
  sanJuan: 0,
  goods: {corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0},
  tiles: {...tile, ...others},
  city: [],
});

const governor: Row[] = [
  ['PR-SETUP-1', 'the lot decides the first governor', fresh(4), ['chance 2'], {governor: 2, turn: 2}],
  ['PR-SETUP-1', 'before that nobody acts', fresh(4), ['hold'], {asking: 'governor', turn: null}],
  [
    'PR-SETUP-1',
    'a seat may be named; only the row is drawn then',
    fresh(4, {firstPlayer: 'seat-3'}),
    ['hold'],
    {governor: 2, asking: 'row'},
  ],
  [
    'PR-SETUP-1',
    'a named seat beyond the table counts on around it',
    fresh(3, {firstPlayer: 'seat-5'}),
    [],
    {governor: 1},
  ],
  [
    'PR-ED-2',
    'the lot is the default in both editions',
    fresh(3, {edition: '2001'}),
    ['hold'],
    {asking: 'governor'},
  ],
];

const islands: Row[] = [
  ['PR-SETUP-2', '2 players', fresh(2, byFirst), [], {0: start(3, indigo), 1: start(3, corn)}],
  [
    'PR-SETUP-2',
    '3 players',
    fresh(3, byFirst),
    [],
    {0: start(2, indigo), 1: start(2, indigo), 2: start(2, corn)},
  ],
  [
    'PR-SETUP-2',
    '4 players, tiles from the governor on',
    fresh(4, {firstPlayer: 'seat-2'}),
    [],
    {0: start(3, corn), 1: start(3, indigo), 2: start(3, indigo), 3: start(3, corn)},
  ],
  [
    'PR-SETUP-2',
    '5 players',
    fresh(5, byFirst),
    [],
    {0: start(4, indigo), 1: start(4, indigo), 2: start(4, indigo), 3: start(4, corn), 4: start(4, corn)},
  ],
];

const board: Row[] = [
  [
    'PR-SETUP-4',
    '2 players: 33 tiles in the deck, 3 of them turned up',
    fresh(2, byFirst),
    ['chance 0 6 6'],
    {row: ['corn', 'indigo', 'indigo'], deck: {corn: 5, indigo: 6, sugar: 8, tobacco: 6, coffee: 5}},
  ],
  [
    'PR-SETUP-4',
    '3 players: 47 tiles, 4 turned up',
    fresh(3, byFirst),
    ['chance 46 45 44 43'],
    {
      row: ['coffee', 'coffee', 'coffee', 'coffee'],
      deck: {corn: 9, indigo: 10, sugar: 11, tobacco: 9, coffee: 4},
    },
  ],
  [
    'PR-SETUP-4',
    '4 players: 46 tiles, 5 turned up',
    fresh(4, byFirst),
    ['chance 0 0 0 0 0'],
    {
      row: ['corn', 'corn', 'corn', 'corn', 'corn'],
      deck: {corn: 3, indigo: 10, sugar: 11, tobacco: 9, coffee: 8},
    },
  ],
  [
    'PR-SETUP-4',
    '5 players: 45 tiles, 6 turned up',
    fresh(5, byFirst),
    ['chance 44 43 42 41 40 39'],
    {deck: {corn: 8, indigo: 9, sugar: 11, tobacco: 9, coffee: 2}},
  ],
  [
    'PR-ED-3',
    'one deck stands for all stacks, in both editions',
    fresh(3, {...byFirst, edition: '2001'}),
    ['hold'],
    state =>
      assert.deepEqual(game.ask(state), {
        kind: 'beacon',
        purpose: 'row',
        draws: [{kind: 'pick', from: 47, count: 4}],
      }),
  ],
  [
    'PR-SETUP-5',
    '2 players',
    fresh(2, byFirst),
    [],
    {
      quarries: 5,
      ships: ['empty', 'empty'],
      house: [],
      pool: 65,
      supply: {corn: 8, indigo: 9, sugar: 9, tobacco: 7, coffee: 7},
    },
  ],
  ...[3, 4, 5].map(
    (seats): Row => [
      'PR-SETUP-5',
      `${seats} players`,
      fresh(seats, byFirst),
      [],
      {
        quarries: 8,
        ships: ['empty', 'empty', 'empty'],
        house: [],
        pool: {3: 76, 4: 101, 5: 126}[seats],
        supply: {corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 9},
      },
    ],
  ),
  ['PR-ED-1', '2001: 75 points with 3 players', fresh(3, {...byFirst, edition: '2001'}), [], {pool: 75}],
  ['PR-ED-1', '2001: 100 points with 4 players', fresh(4, {...byFirst, edition: '2001'}), [], {pool: 100}],
  ['PR-ED-1', '2001: 126 points with 5 players', fresh(5, {...byFirst, edition: '2001'}), [], {pool: 126}],
  ['PR-ED-1', '65 points with 2 players in both', fresh(2, {...byFirst, edition: '2001'}), [], {pool: 65}],
  ['PR-ED-1', 'the table may ask for another pool', fresh(4, {...byFirst, vpPool: '75'}), [], {pool: 75}],
  ['PR-SETUP-6', '2 players', fresh(2, byFirst), [], {workers: 40, arrivals: 2}],
  ['PR-SETUP-6', '3 players', fresh(3, byFirst), [], {workers: 55, arrivals: 3}],
  ['PR-SETUP-6', '4 players', fresh(4, byFirst), [], {workers: 75, arrivals: 4}],
  ['PR-SETUP-6', '5 players', fresh(5, byFirst), [], {workers: 95, arrivals: 5}],
  [
    'PR-SETUP-7',
    '3-5 players: 49 buildings',
    fresh(3, byFirst),
    [],
    state => {
      assert.deepEqual(state.market, [4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]);
      assert.equal(sum(state.market), 49);
    },
  ],
  [
    'PR-SETUP-7',
    '2 players: two of each production building, one of every other',
    fresh(2, byFirst),
    [],
    state =>
      assert.deepEqual(state.market, [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
  ],
  [
    'PR-SETUP-10',
    'the governor begins, no card carries doubloons',
    fresh(5, {firstPlayer: 'seat-4'}),
    [],
    {
      phase: 'role',
      turn: 3,
      round: 1,
      cards: {settler: 0, mayor: 0, builder: 0, craftsman: 0, trader: 0, captain: 0, prospector: 0},
    },
  ],
  [
    'PR-ED-31',
    'two players: three plantations of every kind are out, sugar too',
    fresh(2, {...byFirst, edition: '2001'}),
    ['hold'],
    {deck: {corn: 6, indigo: 8, sugar: 8, tobacco: 6, coffee: 5}},
  ],
  [
    'PR-ED-32',
    'two players: seven roles, one prospector',
    fresh(2, byFirst),
    [],
    {
      offers: [
        'takeRole role=settler',
        'takeRole role=mayor privilegeWorkers=1',
        'takeRole role=mayor privilegeWorkers=0',
        'takeRole role=builder',
        'takeRole role=craftsman',
        'takeRole role=trader',
        'takeRole role=captain',
        'takeRole role=prospector',
      ],
    },
  ],
  [
    'PR-TWO-1',
    'ships for 4 and 6',
    fresh(2, byFirst),
    [],
    state =>
      assert.deepEqual(
        game.view(state, 0, new Map()).ships.map(ship => ship.capacity),
        [4, 6],
      ),
  ],
];

ruleRows([...governor, ...islands, ...board]);
