import assert from 'node:assert/strict';
import {score} from '../../../src/games/puerto-rico/scoring.ts';
import type {PrState} from '../../../src/games/puerto-rico/state.ts';
import {ruleRows} from './support/rows.ts';
import {eleven, type Position, prState, ten} from './support/state.ts';

/** Seat 2 has the last role turn of the round. */
const lastTurn = (position: Position) => position.withTaken('craftsman', 'trader');
const flagged = lastTurn(prState(3).withFlag('city'));

/** What one source pays seat 0 as things stand. */
const pays = (part: string, points: number) => (state: PrState) =>
  assert.equal(score(state, 0).parts[part], points);

const tie = (doubloons: readonly [number, number], goods: readonly [number, number]) =>
  lastTurn(
    prState(3)
      .withFlag('points')
      .withChips(0, 10)
      .withChips(1, 10)
      .withDoubloons(0, doubloons[0])
      .withDoubloons(1, doubloons[1])
      .withGoods(0, {corn: goods[0]})
      .withGoods(1, {corn: goods[1]}),
  );

ruleRows([
  [
    'PR-END-1',
    'the worker supply does not suffice at the end of a mayor phase',
    lastTurn(prState(3)).supplyWorkers(2),
    ['2 takeRole role=mayor privilegeWorkers=0'],
    {phase: 'over', flags: ['workers'], arrivals: 2},
  ],
  [
    'PR-END-2',
    'the 12th city space is filled in a builder phase',
    prState(3).withDoubloons(0, 20).withCity(0, eleven),
    ['0 takeRole role=builder', '0 build building=office'],
    {flags: ['city'], phase: 'builder'},
  ],
  [
    'PR-END-2',
    'the eleventh space ends nothing',
    prState(3)
      .withDoubloons(0, 20)
      .withCity(0, {'guild-hall': 0, residence: 0, fortress: 0, office: 0, wharf: 0, harbor: 0, factory: 0}),
    ['0 takeRole role=builder', '0 build building=hospice'],
    {flags: [], 0: {doubloons: 17}},
  ],
  [
    'PR-END-2',
    'a large building fills two',
    prState(3).withDoubloons(0, 20).withCity(0, ten),
    ['0 takeRole role=builder', '0 build building=fortress'],
    {flags: ['city']},
  ],
  [
    'PR-END-3',
    'the pool is empty',
    prState(3).withGoods(1, {corn: 3}).supplyPool(3),
    ['0 takeRole role=captain', '1 load good=corn ship=0'],
    {flags: ['points'], pool: 0},
  ],
  [
    'PR-END-3',
    'one point left: not yet',
    prState(3).withGoods(1, {corn: 3}).supplyPool(4),
    ['0 takeRole role=captain', '1 load good=corn ship=0'],
    {flags: [], pool: 1},
  ],
  [
    'PR-END-3',
    'points beyond the pool are credited',
    prState(3).withGoods(1, {corn: 3}).supplyPool(1),
    ['0 takeRole role=captain', '1 load good=corn ship=0'],
    {1: {chips: 3}, pool: 0, flags: ['points']},
  ],
  [
    'PR-EX-64',
    'pool 2, captain loads 4 with privilege: 5 credited, the customs house counts all',
    prState(3)
      .withShips(['corn', 0], ['sugar', 5], ['indigo', 6])
      .withGoods(0, {corn: 4})
      .withCity(0, {'customs-house': 1})
      .supplyPool(2),
    ['0 takeRole role=captain'],
    state => {
      assert.equal(state.players[0]!.chips, 5);
      assert.equal(state.vpPool, 0);
      assert.deepEqual(state.endFlags, ['points']);
      pays('customs-house', 1)(state);
    },
  ],
  [
    'PR-END-4',
    'the round is played to its end first',
    prState(3).withFlag('city'),
    ['0 takeRole role=craftsman', '1 takeRole role=trader'],
    {phase: 'role', turn: 2},
  ],
  [
    'PR-END-4',
    'then the game is over',
    flagged,
    ['2 takeRole role=captain'],
    {phase: 'over', turn: null, offers: []},
  ],
  [
    'PR-END-4',
    'and nobody acts any more',
    flagged,
    ['2 takeRole role=captain', '0 takeRole role=settler'],
    'pr/game-over PR-END-4',
  ],
  [
    'PR-END-5',
    'a flag stays when the reason is gone',
    prState(3).supplyWorkers(0).withArrivals(0).supplyWorkers(2).withGovernor(0),
    ['0 takeRole role=mayor privilegeWorkers=0', '1 takeRole role=craftsman', '2 takeRole role=trader'],
    {phase: 'over', flags: ['workers']},
  ],
  [
    'PR-END-5',
    'each condition is flagged once, in the order in which they were met',
    prState(3).withFlag('city').supplyWorkers(0),
    ['0 takeRole role=mayor'],
    {flags: ['city', 'workers']},
  ],
  [
    'PR-END-4',
    'conditions of several phases of one round stand together, and the round is still completed',
    prState(3)
      .withDoubloons(1, 20)
      .withCity(1, eleven)
      .withGoods(2, {corn: 2})
      .withArrivals(0)
      .supplyPool(1)
      .supplyWorkers(2),
    [
      '0 takeRole role=mayor privilegeWorkers=0',
      '1 takeRole role=builder',
      '1 build building=office',
      '2 pass',
      '0 pass',
      '2 takeRole role=captain',
      '2 load good=corn ship=0',
    ],
    {phase: 'over', flags: ['workers', 'city', 'points'], round: 1, governor: 0},
  ],
  [
    'PR-END-5',
    'a condition that is met again adds nothing',
    prState(3).withFlag('workers').supplyWorkers(0),
    ['0 takeRole role=mayor'],
    {flags: ['workers']},
  ],
  [
    'PR-END-6',
    'the last phase ends as always, the clean-up of the round is dropped',
    lastTurn(prState(3).withFlag('city').withShips(['corn', 4], null, null)),
    ['2 takeRole role=captain'],
    {phase: 'over', ships: ['empty', 'empty', 'empty'], cards: {settler: 0, mayor: 0}, governor: 0, round: 1},
  ],
  [
    'PR-EX-85',
    'last round with captain: what spoils does not count for the tie-break',
    lastTurn(
      prState(3)
        .withFlag('city')
        .withShips(['corn', 4], ['sugar', 5], null)
        .withGoods(0, {corn: 3, sugar: 2}),
    ),
    ['2 takeRole role=captain', '0 store kinds=, singles=corn,'],
    state => assert.equal(score(state, 0).tieBreak, 3),
  ],
  [
    'PR-SCORE-1',
    'chips, printed points of all buildings, bonuses of active large ones',
    prState(3)
      .withChips(0, 17)
      .withTiles(0, {corn: 9})
      .withCity(0, {'small-market': 0, 'coffee-roaster': 1, residence: 1, fortress: 0}),
    [],
    state =>
      assert.deepEqual(score(state, 0), {
        seat: 0,
        total: 17 + 12 + 4,
        parts: {
          chips: 17,
          buildings: 12,
          'guild-hall': 0,
          residence: 4,
          fortress: 0,
          'customs-house': 0,
          'city-hall': 0,
        },
        tieBreak: 2,
      }),
  ],
  [
    'PR-SCORE-2',
    'the highest total wins',
    lastTurn(prState(3).withFlag('city').withChips(1, 3).withChips(2, 5)),
    ['2 takeRole role=captain'],
    {result: {ranking: [[2], [1], [0]], decidedBy: 'points'}},
  ],
  [
    'PR-SCORE-2',
    'a tie: more doubloons and goods',
    tie([3, 4], [1, 1]),
    ['2 takeRole role=mayor privilegeWorkers=0'],
    {result: {ranking: [[1], [0], [2]], decidedBy: 'tieBreak'}},
  ],
  [
    'PR-EX-80',
    '3 doubloons and 2 goods beat 4 doubloons',
    tie([3, 4], [2, 0]),
    ['2 takeRole role=mayor privilegeWorkers=0'],
    {result: {ranking: [[0], [1], [2]], decidedBy: 'tieBreak'}},
  ],
  [
    'PR-SCORE-3',
    'still tied: shared',
    tie([3, 4], [1, 0]),
    ['2 takeRole role=mayor privilegeWorkers=0'],
    {result: {ranking: [[0, 1], [2]], decidedBy: 'shared'}},
  ],
  [
    'PR-TILE-3',
    'printed points count without a worker, bonuses do not',
    prState(3).withTiles(0, {corn: 9}).withCity(0, {residence: 0}),
    [],
    state => {
      pays('buildings', 4)(state);
      pays('residence', 0)(state);
    },
  ],
  [
    'PR-B-GUILD-HALL',
    '1 for small, 2 for large production buildings, active or not; nothing for others',
    prState(3).withCity(0, {
      'small-sugar-mill': 0,
      'tobacco-storage': 1,
      factory: 1,
      'guild-hall': 1,
    }),
    [],
    pays('guild-hall', 3),
  ],
  [
    'PR-X-35',
    'each of equal production buildings counts',
    prState(3, {duplicateProduction: 'yes'})
      .withCity(0, {'coffee-roaster': 0, 'guild-hall': 1})
      .withCity(0, {'coffee-roaster': 0}),
    [],
    pays('guild-hall', 4),
  ],
  [
    'PR-EX-34',
    'small indigo plant, indigo plant, coffee roaster, sugar mill: 7',
    prState(3).withCity(0, {
      'small-indigo-plant': 0,
      'indigo-plant': 0,
      'coffee-roaster': 0,
      'sugar-mill': 0,
      'guild-hall': 1,
    }),
    [],
    pays('guild-hall', 7),
  ],
  [
    'PR-EX-35',
    'small sugar mill, sugar mill, small indigo plant, coffee roaster: 6',
    prState(3).withCity(0, {
      'small-sugar-mill': 0,
      'sugar-mill': 0,
      'small-indigo-plant': 0,
      'coffee-roaster': 0,
      'guild-hall': 1,
    }),
    [],
    pays('guild-hall', 6),
  ],
  ...(
    [
      [0, 4],
      [9, 4],
      [10, 5],
      [11, 6],
      [12, 7],
    ] as const
  ).map(
    ([tiles, points]) =>
      [
        'PR-B-RESIDENCE',
        `${tiles} filled spaces: ${points}`,
        prState(3)
          .withTiles(0, {corn: Math.min(9, tiles), quarry: Math.max(0, tiles - 9)})
          .withCity(0, {residence: 1}),
        [],
        pays('residence', points),
      ] as const,
  ),
  [
    'PR-EX-36',
    '10 plantations and quarries: 5',
    prState(3)
      .withTiles(0, {corn: 4, sugar: 4, quarry: [2, 1]})
      .withCity(0, {residence: 1}),
    [],
    pays('residence', 5),
  ],
  [
    'PR-B-FORTRESS',
    'pieces on tiles, buildings and in San Juan, by threes',
    prState(3)
      .withTiles(0, {corn: [3, 2]})
      .withCity(0, {'indigo-plant': 2, fortress: 1})
      .withSanJuan(0, 3),
    [],
    pays('fortress', 2),
  ],
  [
    'PR-EX-37',
    '22 pieces: 7',
    prState(3).withCity(0, {fortress: 1}).withSanJuan(0, 21),
    [],
    pays('fortress', 7),
  ],
  [
    'PR-EX-38',
    '20 pieces: 6',
    prState(3).withCity(0, {fortress: 1}).withSanJuan(0, 19),
    [],
    pays('fortress', 6),
  ],
  [
    'PR-TILE-10',
    'San Juan counts for the fortress',
    prState(3).withCity(0, {fortress: 1}).withSanJuan(0, 2),
    [],
    pays('fortress', 1),
  ],
  [
    'PR-B-CUSTOMS-HOUSE',
    'one for four points of chips, not for buildings',
    prState(3).withChips(0, 11).withCity(0, {'customs-house': 1, wharf: 0}),
    [],
    pays('customs-house', 2),
  ],
  [
    'PR-EX-39',
    '30 points of chips: 7',
    prState(3).withChips(0, 30).withCity(0, {'customs-house': 1}),
    [],
    pays('customs-house', 7),
  ],
  [
    'PR-EX-40',
    '23 points of chips: 5',
    prState(3).withChips(0, 23).withCity(0, {'customs-house': 1}),
    [],
    pays('customs-house', 5),
  ],
  [
    'PR-B-CITY-HALL',
    'every utility building, itself included; no production building',
    prState(3).withCity(0, {'small-market': 0, 'indigo-plant': 1, fortress: 0, 'city-hall': 1}),
    [],
    pays('city-hall', 3),
  ],
  [
    'PR-EX-41',
    'six utility buildings and the city hall: 7',
    prState(3).withCity(0, {
      hacienda: 0,
      'construction-hut': 0,
      office: 0,
      'large-warehouse': 0,
      harbor: 0,
      residence: 0,
      'city-hall': 1,
    }),
    [],
    pays('city-hall', 7),
  ],
  [
    'PR-TWO-4',
    'two players: at least two workers in arrivals',
    prState(2).withArrivals(0),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {arrivals: 2},
  ],
]);
