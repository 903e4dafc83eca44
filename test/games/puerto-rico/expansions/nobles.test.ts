import assert from 'node:assert/strict';
import {defaultOptions} from '../../../../src/engine/options.ts';
import {game} from '../../../../src/games/puerto-rico/full.ts';
import {brokenLaw} from '../../../../src/games/puerto-rico/laws.ts';
import {score} from '../../../../src/games/puerto-rico/scoring.ts';
import {look} from '../support/look.ts';
import {ruleRows} from '../support/rows.ts';
import {prState} from '../support/state.ts';

const II = {nobles: true} as const;
const nobles = (seats = 3, more: Record<string, string | boolean> = {}) => prState(seats, {...II, ...more});
const opening = (seats: number, more: Record<string, string | boolean> = {}) =>
  game.setup({...defaultOptions(game.options), ...II, firstPlayer: 'seat-1', ...more}, seats);

ruleRows([
  [
    'PR-NOB-1',
    'a noble among the arrivals, a hundred workers in all',
    () => opening(4),
    ['hold'],
    state => {
      assert.deepEqual(
        [state.workers, state.arrivals, state.more?.arrivalNobles, state.more?.nobles],
        [97, 4, 1, 19],
      );
      assert.equal(brokenLaw(state), null);
    },
  ],
  [
    'PR-NOB-1',
    'two players, 2020: forty workers besides',
    () => opening(2),
    ['hold'],
    {workers: 40, arrivals: 2, more: {arrivalNobles: 1}},
  ],
  [
    'PR-NOB-1',
    'two players, 2001: all hundred',
    () => opening(2, {edition: '2001'}),
    ['hold'],
    {workers: 99, arrivals: 2},
  ],
  [
    'PR-TWO-5',
    'two players: one copy of each, two of the jeweler',
    () => opening(2),
    ['hold'],
    {market: {villa: 1, jeweler: 2, 'royal-garden': 1}},
  ],
  [
    'PR-NOB-2',
    'a noble works like a worker',
    nobles()
      .withTiles(1, {corn: [2, 1]})
      .withNobles(1, {corn: 1}),
    ['0 takeRole role=craftsman'],
    {1: {goods: {corn: 1}}},
  ],
  [
    'PR-NOB-3',
    'arrivals are refilled with one noble, the rest workers',
    nobles().withCity(1, {'indigo-plant': 0, factory: 0, office: 0, harbor: 0}),
    [
      '0 takeRole role=mayor privilegeWorkers=0',
      '0 takePiece piece=worker',
      '1 takePiece piece=worker',
      '1 place slots=0,0,0,0,0,0,1,0,0,0',
    ],
    {arrivals: 5, more: {arrivalNobles: 1, nobles: 18}},
  ],
  [
    'PR-NOB-4',
    'only the effect of the piece that stands there',
    nobles().withCity(1, {chapel: 1}).withNobles(1, {chapel: 1}),
    ['0 takeRole role=craftsman'],
    {1: {chips: 1, doubloons: 2}},
  ],
  [
    'PR-NOB-5',
    'whatever stands on the jeweler',
    nobles().withCity(1, {jeweler: 1}).withSanJuan(1, 2).withNobles(1, {'san-juan': 2}),
    ['0 takeRole role=craftsman'],
    {1: {doubloons: 4}},
  ],
  [
    'PR-NOB-6',
    'a point for each noble at the end, San Juan included',
    nobles().withSanJuan(0, 2).withNobles(0, {'san-juan': 2}),
    ['hold'],
    state => assert.equal(score(state, 0).parts.nobles, 2),
  ],
  [
    'PR-MAYOR-1',
    'villas come before the privilege',
    nobles().withCity(1, {villa: 1}),
    ['0 takeRole role=mayor privilegeWorkers=1', '0 takePiece piece=worker', '1 takePiece piece=worker'],
    {1: {nobles: 1}, 0: {sanJuan: 2}},
  ],
  [
    'PR-MAYOR-4',
    'while both kinds wait each says which he takes',
    nobles(),
    ['0 takeRole role=mayor privilegeWorkers=0', '0 takePiece piece=noble'],
    {0: {nobles: 1, idleNobles: 1}, more: {arrivalNobles: 1}},
  ],
  [
    'PR-MAYOR-4',
    'a noble whom nobody wants goes to the last one',
    nobles().withArrivals(4),
    [
      '0 takeRole role=mayor privilegeWorkers=0',
      '0 takePiece piece=worker',
      '1 takePiece piece=worker',
      '2 takePiece piece=worker',
    ],
    {0: {nobles: 1, sanJuan: 2}, 1: {nobles: 0}},
  ],
  [
    'PR-D-MAYOR-TAKE',
    'a worker or the noble',
    nobles(),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {phase: 'arrivals', offers: ['takePiece piece=worker', 'takePiece piece=noble']},
  ],
  [
    'PR-MAYOR-7',
    'both kinds fill slots; their owner says where the nobles stand',
    nobles().withTiles(0, {corn: 1}).withCity(0, {chapel: 0}).withSanJuan(0, 1),
    [
      '0 takeRole role=mayor privilegeWorkers=0',
      '0 takePiece piece=noble',
      '0 placeNobles nobles=0,0,0,0,0,0,1',
    ],
    {0: {courts: ['chapel'], manned: {corn: 1}, idleNobles: 0}},
  ],
  [
    'PR-MAYOR-7',
    'as many as there are, no more',
    nobles().withTiles(0, {corn: 1}).withCity(0, {chapel: 0}).withSanJuan(0, 1),
    [
      '0 takeRole role=mayor privilegeWorkers=0',
      '0 takePiece piece=noble',
      '0 placeNobles nobles=1,0,0,0,0,0,1',
    ],
    'pr/nobles-mismatch PR-MAYOR-7',
  ],
  [
    'PR-END-7',
    'the supply is empty and nothing is flagged',
    nobles().supplyWorkers(1).withCity(1, {'indigo-plant': 0}),
    ['0 takeRole role=mayor privilegeWorkers=0', '0 takePiece piece=worker', '1 takePiece piece=worker'],
    {workers: 0, flags: []},
  ],
  [
    'PR-B-CHAPEL',
    'a worker there brings a doubloon',
    nobles().withCity(1, {chapel: 1}),
    ['0 takeRole role=craftsman'],
    {1: {doubloons: 3, chips: 0}},
  ],
  [
    'PR-CRAFT-1',
    'chapels before the harvest, in turn order',
    nobles()
      .withCity(1, {chapel: 1})
      .withTiles(1, {corn: [1, 1]}),
    ['0 takeRole role=craftsman'],
    (_, events) => {
      const told = events.map(event => event.type);
      assert.ok(told.indexOf('paid') < told.indexOf('produced'));
    },
  ],
  [
    'PR-B-VILLA',
    'a noble in each mayor phase',
    nobles().withCity(2, {villa: 1}),
    ['0 takeRole role=mayor privilegeWorkers=0', '0 takePiece piece=worker', '1 takePiece piece=worker'],
    {2: {nobles: 2}, more: {nobles: 18}},
  ],
  [
    'PR-X-22',
    'the library does not double the villa',
    nobles(3, {newBuildings: true}).withCity(0, {villa: 1, library: 1}),
    ['0 takeRole role=mayor privilegeWorkers=2', '0 takePiece piece=worker', '1 takePiece piece=worker'],
    {more: {nobles: 18}},
  ],
  [
    'PR-B-JEWELER',
    'a doubloon for each noble on the island',
    nobles()
      .withCity(1, {jeweler: 1})
      .withTiles(1, {corn: [1, 1]})
      .withNobles(1, {jeweler: 1, corn: 1}),
    ['0 takeRole role=craftsman'],
    {1: {doubloons: 4}},
  ],
  [
    'PR-X-15',
    'the jeweler is a large production building',
    nobles().withCity(0, {jeweler: 0, 'guild-hall': 1, 'city-hall': 1}),
    ['hold'],
    state => {
      assert.equal(score(state, 0).parts['guild-hall'], 2);
      assert.equal(score(state, 0).parts['city-hall'], 2);
    },
  ],
  [
    'PR-B-ROYAL-GARDEN',
    'another point for each noble',
    nobles().withCity(0, {'royal-garden': 1}).withSanJuan(0, 3).withNobles(0, {'san-juan': 3}),
    ['hold'],
    state => assert.equal(score(state, 0).parts['royal-garden'], 3),
  ],
  [
    'PR-X-16',
    'two points in all, and a piece for the fortress',
    nobles().withCity(0, {'royal-garden': 1, fortress: 1}).withSanJuan(0, 1).withNobles(0, {'san-juan': 1}),
    ['hold'],
    state => {
      const {parts} = score(state, 0);
      assert.deepEqual([parts.nobles, parts['royal-garden'], parts.fortress], [1, 1, 1]);
    },
  ],
  [
    'PR-B-ZONING-OFFICE',
    'a worker takes 1 off small buildings',
    nobles().withCity(1, {'zoning-office': 1}).withDoubloons(1, 3),
    ['0 takeRole role=builder', '0 pass', '1 build building=hospice'],
    {1: {doubloons: 0}},
  ],
  [
    'PR-EX-78',
    'hospice 4 - 1 - 1 - 1 for the builder; the guild hall 10 - 1 - 1',
    nobles()
      .withCity(0, {'zoning-office': 1})
      .withTiles(0, {quarry: [1, 1]})
      .withDoubloons(0, 8),
    ['0 takeRole role=builder', '0 build building=guild-hall'],
    {0: {doubloons: 0}},
  ],
  [
    'PR-EX-78',
    'the hospice for 1',
    nobles()
      .withCity(0, {'zoning-office': 1})
      .withTiles(0, {quarry: [1, 1]})
      .withDoubloons(0, 1),
    ['0 takeRole role=builder', '0 build building=hospice'],
    {0: {doubloons: 0}},
  ],
  [
    'PR-X-33',
    'a noble takes 2 off large buildings, nothing off small ones',
    nobles().withCity(1, {'zoning-office': 1}).withNobles(1, {'zoning-office': 1}).withDoubloons(1, 8),
    ['0 takeRole role=builder', '0 pass', '1 build building=guild-hall'],
    {1: {doubloons: 0}},
  ],
  [
    'PR-X-33',
    'the noble is no help with an office',
    nobles().withCity(1, {'zoning-office': 1}).withNobles(1, {'zoning-office': 1}).withDoubloons(1, 4),
    ['0 takeRole role=builder', '0 pass', '1 build building=office'],
    'pr/too-expensive PR-BUILD-4',
  ],
  [
    'PR-B-LAND-OFFICE',
    'once in a turn, besides the sale',
    nobles(3, {edition: '2001', noblesAloneDraft: 'no'})
      .withCity(1, {'land-office': 1})
      .withGoods(1, {corn: 1})
      .withRow('sugar', 'coffee'),
    ['0 takeRole role=trader', '1 buyTile tile=sugar', '1 sell good=corn'],
    {1: {doubloons: 1, tiles: {sugar: 1}}, house: ['corn'], row: ['coffee']},
  ],
  [
    'PR-B-LAND-OFFICE-a',
    '2020: the top of the face-down deck',
    nobles().withCity(1, {'land-office': 1}),
    ['0 takeRole role=trader', '1 buyTile', 'chance 0'],
    {1: {doubloons: 1, tiles: {corn: 1}}},
  ],
  [
    'PR-B-LAND-OFFICE-a',
    'not without a doubloon',
    nobles().withCity(1, {'land-office': 1}).withDoubloons(1, 0).withGoods(1, {corn: 1}),
    ['0 takeRole role=trader', '1 buyTile'],
    'pr/no-doubloon PR-B-LAND-OFFICE-a',
  ],
  [
    'PR-B-LAND-OFFICE-b',
    'a noble sells a tile; its piece goes to San Juan',
    nobles()
      .withCity(1, {'land-office': 1})
      .withTiles(1, {corn: [1, 1]})
      .withNobles(1, {'land-office': 1}),
    ['0 takeRole role=trader', '1 sellTile tile=corn from=worker'],
    {1: {doubloons: 3, sanJuan: 1, tiles: {corn: 0}}, discard: {corn: 1}},
  ],
  [
    'PR-B-LAND-OFFICE-b',
    'no forest in 2001',
    prState(3, {nobles: true, newBuildings: true, edition: '2001'})
      .withCity(1, {'land-office': 1})
      .withTiles(1, {corn: 1})
      .withForests(1, 1)
      .withNobles(1, {'land-office': 1}),
    ['0 takeRole role=trader', '1 sellTile tile=forest from=empty'],
    'pr/no-such-tile PR-B-LAND-OFFICE-b',
  ],
  [
    'PR-TRADE-6',
    'one land office a turn',
    nobles().withCity(1, {'land-office': 1}).withGoods(1, {corn: 1}),
    ['0 takeRole role=trader', '1 buyTile', 'chance 0', '1 buyTile'],
    'pr/no-land-office PR-B-LAND-OFFICE-a',
  ],
  [
    'PR-TILE-9',
    'the piece of a tile that leaves waits in San Juan',
    nobles()
      .withCity(0, {'hunting-lodge': 1})
      .withTiles(0, {sugar: [1, 1]})
      .withRow('corn'),
    ['0 takeRole role=settler', '0 pass', '1 pass', '2 pass', '0 discardTile tile=sugar from=worker'],
    {0: {sanJuan: 1, tiles: {sugar: 0}}},
  ],
  [
    'PR-B-HUNTING-LODGE',
    'a worker may give a tile away, or nothing',
    nobles().withCity(0, {'hunting-lodge': 1}).withTiles(0, {sugar: 1}).withRow('corn'),
    ['0 takeRole role=settler', '0 pass', '1 pass', '2 pass', '0 pass'],
    {0: {tiles: {sugar: 1}}},
  ],
  [
    'PR-B-HUNTING-LODGE-a',
    'no quarry, and at the end of the phase in turn order',
    nobles()
      .withCity(0, {'hunting-lodge': 1})
      .withCity(2, {'hunting-lodge': 1})
      .withTiles(0, {sugar: 1})
      .withTiles(2, {quarry: 1, corn: 1})
      .withRow('corn'),
    ['0 takeRole role=settler', '0 pass', '1 pass', '2 pass', '0 pass'],
    {phase: 'lodge', turn: 2, offers: ['discardTile tile=corn from=empty', 'pass']},
  ],
  [
    'PR-D-LODGE',
    'equal tiles are told apart by what stands on them',
    nobles()
      .withCity(0, {'hunting-lodge': 1})
      .withTiles(0, {corn: [3, 2]})
      .withNobles(0, {corn: 1})
      .withRow('corn'),
    ['0 takeRole role=settler', '0 pass', '1 pass', '2 pass'],
    {
      offers: [
        'discardTile tile=corn from=empty',
        'discardTile tile=corn from=worker',
        'discardTile tile=corn from=noble',
        'pass',
      ],
    },
  ],
  [
    'PR-B-HUNTING-LODGE-b',
    'a noble brings 2 points for the most free land',
    nobles()
      .withCity(0, {'hunting-lodge': 1})
      .withNobles(0, {'hunting-lodge': 1})
      .withTiles(1, {corn: 1})
      .withTiles(2, {corn: 2})
      .withRow('sugar'),
    ['0 takeRole role=settler', '0 pass', '1 pass', '2 pass'],
    {0: {chips: 2}},
  ],
  [
    'PR-EX-70',
    '6 / 6 / 4 free spaces: nothing',
    nobles()
      .withCity(0, {'hunting-lodge': 1})
      .withNobles(0, {'hunting-lodge': 1})
      .withTiles(0, {corn: 3, indigo: 3})
      .withTiles(1, {sugar: 6})
      .withTiles(2, {tobacco: 4, coffee: 4})
      .withRow('sugar'),
    ['0 takeRole role=settler', '0 pass', '1 pass', '2 pass'],
    {0: {chips: 0}},
  ],
  [
    'PR-EX-70',
    '7 / 6 / 4 free spaces: 2 points',
    nobles()
      .withCity(0, {'hunting-lodge': 1})
      .withNobles(0, {'hunting-lodge': 1})
      .withTiles(0, {corn: 3, indigo: 2})
      .withTiles(1, {sugar: 6})
      .withTiles(2, {tobacco: 4, coffee: 4})
      .withRow('sugar'),
    ['0 takeRole role=settler', '0 pass', '1 pass', '2 pass'],
    {0: {chips: 2}},
  ],
  [
    'PR-B-ROYAL-SUPPLIER',
    'different goods, as many as nobles',
    nobles()
      .withCity(1, {'royal-supplier': 1})
      .withNobles(1, {'royal-supplier': 1})
      .withGoods(1, {corn: 2, sugar: 1})
      .supplyBlocked(),
    ['0 takeRole role=captain', '1 supply goods=corn,sugar'],
    'pr/too-many-supplies PR-B-ROYAL-SUPPLIER',
  ],
  [
    'PR-B-ROYAL-SUPPLIER-a',
    'no loading: no harbor, and the turn goes on',
    nobles()
      .withCity(1, {'royal-supplier': 1, harbor: 1})
      .withNobles(1, {'royal-supplier': 1})
      .withGoods(1, {corn: 2, sugar: 1}),
    ['0 takeRole role=captain', '1 supply goods=sugar,', '1 load good=corn ship=0'],
    {1: {chips: 1 + 2 + 1, goods: {corn: 0, sugar: 0}}},
  ],
  [
    'PR-EX-69',
    'three nobles, two kinds: two points',
    nobles()
      .withCity(1, {'royal-supplier': 1, harbor: 1})
      .withSanJuan(1, 2)
      .withNobles(1, {'royal-supplier': 1, 'san-juan': 2})
      .withGoods(1, {corn: 2, indigo: 1})
      .supplyBlocked(),
    ['0 takeRole role=captain', '1 supply goods=corn,indigo'],
    {1: {chips: 2, goods: {corn: 1, indigo: 0}}},
  ],
  [
    'PR-D-SUPPLIER',
    'every set of different kinds, or nothing',
    nobles()
      .withCity(1, {'royal-supplier': 1})
      .withSanJuan(1, 1)
      .withNobles(1, {'royal-supplier': 1, 'san-juan': 1})
      .withGoods(1, {corn: 2, indigo: 1})
      .supplyBlocked(),
    ['0 takeRole role=captain'],
    state =>
      assert.deepEqual(look(state).offers.toSorted(), [
        'pass',
        'supply goods=corn,',
        'supply goods=corn,indigo',
        'supply goods=indigo,',
      ]),
  ],
  [
    'PR-X-14',
    'the captain has his privilege with his first loading, not with what he supplies',
    nobles()
      .withCity(0, {'royal-supplier': 1})
      .withNobles(0, {'royal-supplier': 1})
      .withGoods(0, {corn: 2, sugar: 1}),
    ['0 takeRole role=captain', '0 supply goods=sugar,', '0 load good=corn ship=0'],
    {0: {chips: 1 + 2 + 1}},
  ],
  [
    'PR-X-25',
    'union hall first: supplied goods still form pairs',
    nobles(3, {newBuildings: true})
      .withCity(1, {'royal-supplier': 1, 'union-hall': 1})
      .withNobles(1, {'royal-supplier': 1})
      .withGoods(1, {corn: 2})
      .supplyBlocked(),
    ['0 takeRole role=captain', '1 supply goods=corn,'],
    {1: {chips: 2}},
  ],
  [
    'PR-X-27',
    '2001: the row is not refilled for the land office',
    nobles(3, {edition: '2001', noblesAloneDraft: 'no'}).withCity(1, {'land-office': 1}).withRow('sugar'),
    ['0 takeRole role=trader', '1 buyTile tile=sugar'],
    {row: []},
  ],
  [
    'PR-X-32',
    'supply empty, only the noble in arrivals: he comes',
    nobles().withCity(0, {hospice: 1}).supplyWorkers(0).withArrivals(1).supplyWorkers(0).withRow('corn'),
    ['0 takeRole role=settler', '0 settle tile=corn takeWorker=true'],
    {0: {nobles: 1, manned: {corn: 1}}, arrivals: 0},
  ],
]);
