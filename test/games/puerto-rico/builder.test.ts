import assert from 'node:assert/strict';
import {look} from './support/look.ts';
import {ruleRows} from './support/rows.ts';
import {eleven, prState, ten} from './support/state.ts';

/** Seat 0 is builder, seat 1 buys without privilege. */
const rich = prState(3).withDoubloons(0, 20).withDoubloons(1, 20);
const fourLarge = {'guild-hall': 0, residence: 0, fortress: 0, 'customs-house': 0} as const;

ruleRows([
  [
    'PR-BUILD-1',
    'one building from the main board',
    rich,
    ['0 takeRole role=builder', '0 build building=hospice'],
    {turn: 1, 0: {city: ['hospice 0']}, market: {hospice: 1}},
  ],
  [
    'PR-BUILD-1',
    'exactly one',
    rich,
    ['0 takeRole role=builder', '0 build building=hospice', '0 build building=office'],
    'pr/not-your-turn PR-D-GEN-1',
  ],
  [
    'PR-BUILD-1',
    'or none',
    rich,
    ['0 takeRole role=builder', '0 pass'],
    {turn: 1, 0: {doubloons: 20, city: []}},
  ],
  [
    'PR-BUILD-2',
    'the builder pays 1 less',
    rich,
    ['0 takeRole role=builder', '0 build building=factory', '1 build building=factory'],
    {0: {doubloons: 14}, 1: {doubloons: 13}},
  ],
  [
    'PR-BUILD-2',
    'quarries count up to the column of the building',
    prState(3)
      .withDoubloons(1, 20)
      .withTiles(1, {quarry: [4, 4]}),
    ['0 takeRole role=builder', '0 pass', '1 build building=residence'],
    {1: {doubloons: 14}},
  ],
  [
    'PR-BUILD-2',
    'only active quarries count',
    prState(3)
      .withDoubloons(1, 20)
      .withTiles(1, {quarry: [4, 1]}),
    ['0 takeRole role=builder', '0 pass', '1 build building=residence'],
    {1: {doubloons: 11}},
  ],
  [
    'PR-BUILD-2',
    'never below 0',
    prState(3)
      .withDoubloons(0, 0)
      .withTiles(0, {quarry: [4, 4]}),
    ['0 takeRole role=builder', '0 build building=small-market'],
    {0: {doubloons: 0, city: ['small-market 0']}},
  ],
  [
    'PR-BUILD-3',
    'unused discount is lost',
    prState(3)
      .withDoubloons(0, 5)
      .withTiles(0, {quarry: [4, 4]}),
    ['0 takeRole role=builder', '0 build building=small-indigo-plant'],
    {0: {doubloons: 5}},
  ],
  [
    'PR-BUILD-3',
    'a builder who builds nothing gets nothing',
    rich,
    ['0 takeRole role=builder', '0 pass'],
    {0: {doubloons: 20}},
  ],
  [
    'PR-BUILD-4',
    'one doubloon short is too little',
    prState(3).withDoubloons(1, 7),
    ['0 takeRole role=builder', '0 pass', '1 build building=harbor'],
    'pr/too-expensive PR-BUILD-4',
  ],
  [
    'PR-BUILD-4',
    'exactly enough will do',
    prState(3).withDoubloons(1, 8),
    ['0 takeRole role=builder', '0 pass', '1 build building=harbor'],
    {1: {doubloons: 0, city: ['harbor 0']}},
  ],
  [
    'PR-BUILD-5',
    'a large building needs two free spaces',
    prState(3).withDoubloons(0, 20).withCity(0, eleven),
    ['0 takeRole role=builder', '0 build building=fortress'],
    'pr/no-city-space PR-BUILD-5',
  ],
  [
    'PR-BUILD-5',
    'a small one needs one, and a production building counts as small',
    prState(3, {duplicateProduction: 'yes'}).withDoubloons(0, 20).withCity(0, eleven),
    ['0 takeRole role=builder', '0 build building=coffee-roaster'],
    {0: {doubloons: 15}, flags: ['city']},
  ],
  [
    'PR-TILE-4',
    'a fourth large building fits as long as two spaces are free',
    prState(3)
      .withDoubloons(0, 20)
      .withCity(0, {'guild-hall': 0, residence: 0, fortress: 0, office: 0, factory: 0, wharf: 0, harbor: 0}),
    ['0 takeRole role=builder', '0 build building=city-hall'],
    {0: {doubloons: 11}},
  ],
  [
    'PR-BUILD-5',
    'with a full city the turn is skipped',
    prState(3)
      .withDoubloons(0, 20)
      .withDoubloons(1, 20)
      .withCity(0, {...eleven, office: 0}),
    ['0 takeRole role=builder'],
    {turn: 1, phase: 'builder'},
  ],
  [
    'PR-BUILD-6',
    'a copy must be left',
    prState(3).withDoubloons(0, 20).supplyMarket({hospice: 0}),
    ['0 takeRole role=builder', '0 build building=hospice'],
    'pr/sold-out PR-BUILD-6',
  ],
  [
    'PR-BUILD-7',
    'nobody owns a utility building twice',
    prState(3).withDoubloons(0, 20).withCity(0, {hospice: 0}),
    ['0 takeRole role=builder', '0 build building=hospice'],
    'pr/already-owned PR-BUILD-7',
  ],
  [
    'PR-BUILD-7',
    'nor, by default, a production building',
    prState(3).withDoubloons(0, 20).withCity(0, {'indigo-plant': 0}),
    ['0 takeRole role=builder', '0 build building=indigo-plant'],
    'pr/already-owned PR-BUILD-7',
  ],
  [
    'PR-ED-6',
    'the variant allows equal production buildings, in both editions',
    prState(3, {edition: '2001', duplicateProduction: 'yes'})
      .withDoubloons(0, 20)
      .withCity(0, {'indigo-plant': 0}),
    ['0 takeRole role=builder', '0 build building=indigo-plant'],
    {0: {city: ['indigo-plant 0', 'indigo-plant 0']}},
  ],
  [
    'PR-ED-6',
    'but never equal utility buildings',
    prState(3, {duplicateProduction: 'yes'}).withDoubloons(0, 20).withCity(0, {hospice: 0}),
    ['0 takeRole role=builder', '0 build building=hospice'],
    'pr/already-owned PR-BUILD-7',
  ],
  [
    'PR-BUILD-8',
    'pay, place, university worker, end check',
    prState(3)
      .withDoubloons(0, 20)
      .withCity(0, {...ten, university: 1}),
    ['0 takeRole role=builder', '0 build building=office takeWorker=true'],
    state => {
      const seen = look(state);
      assert.deepEqual([seen.islands[0]!.doubloons, seen.islands[0]!.city.at(-1)], [16, 'office 1']);
      assert.deepEqual([seen.market.office, seen.workers, seen.flags], [1, 53, ['city']]);
    },
  ],
  [
    'PR-BUILD-10',
    'a new university does not work for its own purchase',
    rich,
    ['0 takeRole role=builder', '0 build building=university takeWorker=true'],
    'pr/answer-not-offered PR-B-UNIVERSITY',
  ],
  [
    'PR-BUILD-10',
    'a new building stands empty',
    rich,
    ['0 takeRole role=builder', '0 build building=university'],
    {workers: 55, 0: {city: ['university 0']}},
  ],
  [
    'PR-TILE-1',
    'a quarry without worker gives nothing, one with worker does',
    prState(3)
      .withDoubloons(1, 20)
      .withTiles(1, {quarry: [2, 1]}),
    ['0 takeRole role=builder', '0 pass', '1 build building=hospice'],
    {1: {doubloons: 17}},
  ],
  [
    'PR-D-BUILD',
    'everything that can be paid, and pass',
    prState(3).withDoubloons(0, 2),
    ['0 takeRole role=builder'],
    {
      offers: [
        'build building=small-indigo-plant',
        'build building=small-sugar-mill',
        'build building=indigo-plant',
        'build building=small-market',
        'build building=hacienda',
        'build building=construction-hut',
        'build building=small-warehouse',
        'pass',
      ],
    },
  ],
  [
    'PR-D-BUILD',
    'with a university the worker travels with the building',
    prState(3).withDoubloons(0, 0).withCity(0, {university: 1}),
    ['0 takeRole role=builder'],
    {
      offers: [
        'build building=small-indigo-plant takeWorker=true',
        'build building=small-indigo-plant takeWorker=false',
        'build building=small-market takeWorker=true',
        'build building=small-market takeWorker=false',
        'pass',
      ],
    },
  ],
  [
    'PR-D-BUILD',
    'skipped when nothing can be paid',
    prState(3).withDoubloons(0, 0).withDoubloons(1, 0).withDoubloons(2, 5),
    ['0 takeRole role=builder', '0 pass'],
    {turn: 2},
  ],
  [
    'PR-B-UNIVERSITY',
    'one worker from the supply onto the new building',
    prState(3).withDoubloons(0, 20).withCity(0, {university: 1}).withSanJuan(0, 3),
    ['0 takeRole role=builder', '0 build building=indigo-plant takeWorker=true'],
    {workers: 50, 0: {sanJuan: 3, city: ['university 1', 'indigo-plant 1']}},
  ],
  [
    'PR-B-UNIVERSITY',
    'it may be declined',
    prState(3).withDoubloons(0, 20).withCity(0, {university: 1}),
    ['0 takeRole role=builder', '0 build building=office takeWorker=false'],
    {workers: 54, 0: {city: ['university 1', 'office 0']}},
  ],
  [
    'PR-B-UNIVERSITY',
    'an idle university brings none',
    prState(3).withDoubloons(0, 20).withCity(0, {university: 0}),
    ['0 takeRole role=builder', '0 build building=office takeWorker=true'],
    'pr/answer-not-offered PR-B-UNIVERSITY',
  ],
  [
    'PR-B-UNIVERSITY',
    'supply and arrivals empty: none',
    prState(3).withDoubloons(0, 20).withCity(0, {university: 1}).withArrivals(0).supplyWorkers(0),
    ['0 takeRole role=builder', '0 build building=office'],
    {0: {city: ['university 1', 'office 0']}},
  ],
  [
    'PR-B-UNIVERSITY',
    'the last worker of the supply comes',
    prState(3).withDoubloons(0, 20).withCity(0, {university: 1}).withArrivals(0).supplyWorkers(1),
    ['0 takeRole role=builder', '0 build building=office takeWorker=true'],
    {workers: 0, arrivals: 0, 0: {city: ['university 1', 'office 1']}},
  ],
  [
    'PR-B-UNIVERSITY',
    'and the last one of arrivals',
    prState(3).withDoubloons(0, 20).withCity(0, {university: 1}).withArrivals(1).supplyWorkers(0),
    ['0 takeRole role=builder', '0 build building=office takeWorker=true'],
    {workers: 0, arrivals: 0, 0: {city: ['university 1', 'office 1']}},
  ],
  [
    'PR-ED-8',
    'in both editions arrivals are its fallback',
    prState(3, {edition: '2001'}).withDoubloons(0, 20).withCity(0, {university: 1}).supplyWorkers(0),
    ['0 takeRole role=builder', '0 build building=office takeWorker=true'],
    {workers: 0, arrivals: 2, 0: {city: ['university 1', 'office 1']}},
  ],
  [
    'PR-EX-1',
    'two quarries, no builder: hacienda 1',
    prState(3)
      .withDoubloons(1, 20)
      .withTiles(1, {quarry: [2, 2]}),
    ['0 takeRole role=builder', '0 pass', '1 build building=hacienda'],
    {1: {doubloons: 19}},
  ],
  [
    'PR-EX-1',
    'office 3',
    prState(3)
      .withDoubloons(1, 20)
      .withTiles(1, {quarry: [2, 2]}),
    ['0 takeRole role=builder', '0 pass', '1 build building=office'],
    {1: {doubloons: 17}},
  ],
  [
    'PR-EX-1',
    'university 6',
    prState(3)
      .withDoubloons(1, 20)
      .withTiles(1, {quarry: [2, 2]}),
    ['0 takeRole role=builder', '0 pass', '1 build building=university'],
    {1: {doubloons: 14}},
  ],
  ...(['hacienda', 'office', 'university'] as const).map(
    (building, i) =>
      [
        'PR-EX-1',
        `as builder ${building} for ${[0, 2, 5][i]}`,
        prState(3)
          .withDoubloons(0, 20)
          .withTiles(0, {quarry: [2, 2]}),
        ['0 takeRole role=builder', `0 build building=${building}`],
        {0: {doubloons: 20 - [0, 2, 5][i]!}},
      ] as const,
  ),
  [
    'PR-EX-84',
    '4 large and 2 small buildings, 2 spaces free: small ones are for sale',
    prState(3)
      .withDoubloons(0, 20)
      .withCity(0, {...fourLarge, hospice: 0, office: 0}),
    ['0 takeRole role=builder', '0 build building=factory'],
    {0: {doubloons: 14}},
  ],
  [
    'PR-EX-84',
    'a fifth large one is not',
    prState(3)
      .withDoubloons(0, 20)
      .withCity(0, {...fourLarge, hospice: 0, office: 0}),
    ['0 takeRole role=builder', '0 build building=city-hall'],
    'pr/too-many-large PR-BUILD-5',
  ],
]);
