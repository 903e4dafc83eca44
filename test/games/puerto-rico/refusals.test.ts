/** The numbers and names that a refusal gives to its sentence. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {IllegalAction} from '../../../src/engine/illegal.ts';
import {playLines} from './support/rows.ts';
import {eleven, type Position, prState} from './support/state.ts';

const captain = '0 takeRole role=captain';
const fourLarge = {'guild-hall': 0, residence: 0, fortress: 0, 'customs-house': 0} as const;
const wealthy = () => prState(3).withDoubloons(0, 30);
/** No ship takes indigo or tobacco. */
const storing = () => prState(3).withShips(['coffee', 4], ['tobacco', 5], ['indigo', 6]);

const REFUSALS: readonly (readonly [
  what: string,
  given: Position,
  moves: readonly string[],
  code: string,
  details: Readonly<Record<string, unknown>>,
])[] = [
  ['whose turn it is', prState(3), ['0 takeRole role=builder', '1 pass'], 'pr/not-your-turn', {turn: 0}],
  [
    'what is being decided',
    prState(3),
    ['0 takeRole role=builder', '0 sell good=corn'],
    'pr/other-decision',
    {phase: 'builder'},
  ],
  ['what cannot be passed', prState(3), ['0 pass'], 'pr/cannot-pass', {phase: 'role'}],
  [
    'which answer is missing',
    prState(3),
    ['0 takeRole role=mayor'],
    'pr/answer-missing',
    {field: 'privilegeWorkers'},
  ],
  [
    'the price and what is missing, before any answer',
    prState(3),
    ['0 takeRole role=builder', '0 build building=hospice takeWorker=true'],
    'pr/too-expensive',
    {price: 3, short: 1},
  ],
  [
    'the role and who has it',
    prState(3).withGovernor(1),
    ['1 takeRole role=captain', '2 takeRole role=captain'],
    'pr/role-taken',
    {role: 'captain', seat: 1},
  ],
  [
    'places and given ones',
    prState(3).withTiles(0, {corn: 1, indigo: 1}),
    ['0 takeRole role=mayor privilegeWorkers=0', '0 place slots=1,0,0,0,0,0,0'],
    'pr/places-mismatch',
    {places: 6, given: 7},
  ],
  [
    'the place, its slots and the workers',
    prState(3).withTiles(0, {corn: 1, indigo: 1}).withSanJuan(0, 0),
    ['0 takeRole role=mayor privilegeWorkers=0', '0 place slots=0,2,0,0,0,0'],
    'pr/too-many-workers',
    {place: 1, slots: 1, workers: 2},
  ],
  [
    'workers wanted and given',
    prState(3).withTiles(0, {corn: 2, indigo: 2}),
    ['0 takeRole role=mayor privilegeWorkers=1', '0 place slots=1,0,0,0,0,0'],
    'pr/fill-slots',
    {want: 2, given: 1},
  ],
  [
    'spaces',
    wealthy().withCity(0, eleven),
    ['0 takeRole role=builder', '0 build building=fortress'],
    'pr/no-city-space',
    {need: 2, free: 1},
  ],
  [
    'nothing of a fifth large building',
    wealthy().withCity(0, fourLarge),
    ['0 takeRole role=builder', '0 build building=city-hall'],
    'pr/too-many-large',
    {},
  ],
  [
    'the kind in the house',
    prState(3).withHouse('corn').withGoods(0, {corn: 1, sugar: 1}),
    ['0 takeRole role=trader', '0 sell good=corn'],
    'pr/kind-in-house',
    {good: 'corn'},
  ],
  [
    'the ship that is none',
    prState(2).withGoods(0, {corn: 1, indigo: 1}),
    [captain, '0 load good=corn ship=2'],
    'pr/no-such-ship',
    {ship: 2},
  ],
  [
    'the full ship',
    prState(3).withShips(['corn', 4], null, null).withGoods(0, {corn: 1, indigo: 1, sugar: 1}),
    [captain, '0 load good=corn ship=0'],
    'pr/ship-full',
    {capacity: 4, good: 'corn'},
  ],
  [
    'the ship with another kind',
    prState(3).withShips(['sugar', 1], null, null).withGoods(0, {corn: 1, indigo: 1}),
    [captain, '0 load good=corn ship=0'],
    'pr/ship-other-good',
    {capacity: 4, good: 'sugar'},
  ],
  ...([1, 5] as const).map(
    load =>
      [
        `the ship that has the kind, with ${load} of 5 bays taken`,
        prState(3).withShips(null, ['corn', load], null).withGoods(0, {corn: 1, indigo: 1, sugar: 1}),
        [captain, '0 load good=corn ship=2'],
        'pr/good-on-other-ship',
        {capacity: 5, good: 'corn', full: load === 5},
      ] as const,
  ),
  [
    'what this ship takes and what the best one takes',
    prState(3).withShips(null, ['sugar', 1], null).withGoods(0, {corn: 5, indigo: 1}),
    [captain, '0 load good=corn ship=0'],
    'pr/larger-ship',
    {capacity: 4, count: 4, most: 5},
  ],
  [
    'how many kinds fit',
    storing().withGoods(1, {indigo: 2, tobacco: 3}),
    [captain, '1 store kinds=indigo, singles=tobacco,'],
    'pr/too-many-kinds',
    {kinds: 0, given: 1},
  ],
  [
    'how many single tokens may be kept',
    storing().withGoods(1, {indigo: 2, tobacco: 3}),
    [captain, '1 store kinds=, singles=indigo,tobacco'],
    'pr/too-many-singles',
    {singles: 1, given: 2},
  ],
  [
    'the kind that is named twice',
    storing().withGoods(1, {indigo: 2, tobacco: 3}).withCity(1, {'small-warehouse': 1}),
    [captain, '1 store kinds=tobacco, singles=tobacco,'],
    'pr/store-order',
    {good: 'tobacco'},
  ],
];

for (const [what, given, moves, code, details] of REFUSALS)
  test(`a refusal tells ${what}`, () =>
    assert.throws(
      () => playLines(given.state, moves),
      error => {
        assert.ok(error instanceof IllegalAction);
        assert.deepEqual([error.code, error.details], [code, details]);
        return true;
      },
    ));
