import {ruleRows} from './support/rows.ts';
import {prState} from './support/state.ts';

const mayor = prState(4);

ruleRows([
  [
    'PR-MAYOR-2',
    'the privilege is one worker from the supply, not from arrivals',
    prState(4).withArrivals(4),
    ['0 takeRole role=mayor privilegeWorkers=1'],
    {0: {sanJuan: 2}, 1: {sanJuan: 1}, 2: {sanJuan: 1}, 3: {sanJuan: 1}, workers: 70},
  ],
  [
    'PR-MAYOR-2',
    'it may be declined',
    mayor,
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {0: {sanJuan: 1}, workers: 71},
  ],
  [
    'PR-MAYOR-2',
    'an empty supply gives none',
    prState(4).supplyWorkers(0),
    ['0 takeRole role=mayor'],
    {0: {sanJuan: 1}, workers: 0},
  ],
  [
    'PR-MAYOR-3',
    'one each, round after round, from the mayor on; it need not come out even',
    prState(4).withArrivals(6),
    ['0 takeRole role=craftsman', '1 takeRole role=mayor privilegeWorkers=0'],
    {1: {sanJuan: 2}, 2: {sanJuan: 2}, 3: {sanJuan: 1}, 0: {sanJuan: 1}},
  ],
  [
    'PR-EX-5',
    'arrivals 6: the mayor gets 1 and 2, his neighbour 2, the others 1',
    prState(4).withArrivals(6),
    ['0 takeRole role=mayor privilegeWorkers=1'],
    {0: {sanJuan: 3}, 1: {sanJuan: 2}, 2: {sanJuan: 1}, 3: {sanJuan: 1}},
  ],
  [
    'PR-MAYOR-5',
    'all pieces are placed anew, also those on tiles and in San Juan',
    prState(4)
      .withTiles(0, {corn: [2, 2], sugar: 2})
      .withSanJuan(0, 0),
    ['0 takeRole role=mayor privilegeWorkers=0', '0 place slots=1,0,2,0,0,0'],
    {0: {sanJuan: 0, manned: {corn: 1, sugar: 2}}},
  ],
  [
    'PR-MAYOR-5',
    'clockwise from the mayor, one after the other',
    prState(4)
      .withTiles(0, {corn: 3, sugar: 1})
      .withTiles(1, {corn: 3, sugar: 1})
      .withTiles(3, {corn: 3, sugar: 1}),
    ['0 takeRole role=craftsman', '1 takeRole role=mayor privilegeWorkers=0', '1 place slots=1,0,0,0,0,0'],
    {turn: 3, phase: 'mayor'},
  ],
  [
    'PR-MAYOR-5',
    'a list for another number of places is refused',
    prState(4).withTiles(0, {corn: 3, sugar: 1}),
    ['0 takeRole role=mayor privilegeWorkers=0', '0 place slots=1,0,0,0,0,0,0'],
    'pr/places-mismatch PR-MAYOR-5',
  ],
  [
    'PR-MAYOR-6',
    'slots must be filled as far as pieces go',
    prState(4).withTiles(0, {corn: 3, sugar: 1}),
    ['0 takeRole role=mayor privilegeWorkers=1', '0 place slots=1,0,0,0,0,0'],
    'pr/fill-slots PR-MAYOR-6',
  ],
  [
    'PR-MAYOR-6',
    'nor more pieces than there are',
    prState(4).withTiles(0, {corn: 3, sugar: 1}),
    ['0 takeRole role=mayor privilegeWorkers=1', '0 place slots=3,0,0,0,0,0'],
    'pr/fill-slots PR-MAYOR-6',
  ],
  [
    'PR-MAYOR-6',
    'passing is not possible',
    prState(4).withTiles(0, {corn: 3, sugar: 1}),
    ['0 takeRole role=mayor privilegeWorkers=1', '0 pass'],
    'pr/cannot-pass PR-MAYOR-6',
  ],
  [
    'PR-TILE-2',
    'a tile has one slot, a building those printed on it',
    prState(4).withTiles(0, {corn: 1, sugar: 1}).withCity(0, {'coffee-roaster': 0}).withSanJuan(0, 2),
    ['0 takeRole role=mayor privilegeWorkers=0', '0 place slots=0,0,0,0,0,0,3'],
    'pr/too-many-workers PR-TILE-2',
  ],
  [
    'PR-TILE-2',
    'slots of every building as printed',
    prState(4)
      .withCity(0, {
        'small-indigo-plant': 0,
        'small-sugar-mill': 0,
        'indigo-plant': 0,
        'sugar-mill': 0,
        'tobacco-storage': 0,
        'coffee-roaster': 0,
        'small-market': 0,
        'guild-hall': 0,
      })
      .withSanJuan(0, 30),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {
      0: {
        sanJuan: 16,
        city: [
          'small-indigo-plant 1',
          'small-sugar-mill 1',
          'indigo-plant 3',
          'sugar-mill 3',
          'tobacco-storage 3',
          'coffee-roaster 2',
          'small-market 1',
          'guild-hall 1',
        ],
      },
    },
  ],
  [
    'PR-EX-61',
    '3 pieces, 5 slots: exactly 3 filled, San Juan empty',
    prState(4).withTiles(0, {corn: 3, sugar: 2}).withSanJuan(0, 2),
    ['0 takeRole role=mayor privilegeWorkers=0', '0 place slots=2,0,1,0,0,0'],
    {0: {sanJuan: 0, manned: {corn: 2, sugar: 1}}},
  ],
  [
    'PR-EX-61',
    '6 pieces, 5 slots: all filled, 1 in San Juan, nothing to decide',
    prState(4).withTiles(0, {corn: 3, sugar: 2}).withSanJuan(0, 5),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {turn: 1, phase: 'role', 0: {sanJuan: 1, manned: {corn: 3, sugar: 2}}},
  ],
  [
    'PR-MAYOR-8',
    'refill: the empty slots of all buildings, quarries and plantations do not count',
    prState(4)
      .withTiles(2, {corn: 5, quarry: 2})
      .withCity(1, {'indigo-plant': 0, 'sugar-mill': 0})
      .withCity(3, {factory: 0, 'coffee-roaster': 1}),
    [
      '0 takeRole role=mayor privilegeWorkers=0',
      '1 place slots=0,0,0,0,0,0,1,0',
      '2 place slots=1,0,0,0,0,0',
      '3 place slots=0,0,0,0,0,0,1,1',
    ],
    {arrivals: 6, workers: 68},
  ],
  [
    'PR-MAYOR-8',
    'at least one for each player',
    mayor,
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {arrivals: 4, workers: 71},
  ],
  [
    'PR-MAYOR-9',
    'they come from the worker supply',
    prState(5),
    ['0 takeRole role=mayor privilegeWorkers=1'],
    {arrivals: 5, workers: 89},
  ],
  [
    'PR-MAYOR-10',
    'too few: all of them go to arrivals and the end is flagged',
    prState(4).supplyWorkers(3),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {arrivals: 3, workers: 0, flags: ['workers']},
  ],
  [
    'PR-MAYOR-10',
    'exactly enough flags nothing',
    prState(4).supplyWorkers(4),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {arrivals: 4, workers: 0, flags: []},
  ],
  [
    'PR-MAYOR-11',
    'the refill is part of the phase, nobody has to think of it',
    mayor,
    ['0 takeRole role=mayor privilegeWorkers=1'],
    {phase: 'role', arrivals: 4},
  ],
  [
    'PR-EX-62',
    '3 players, 7 empty building slots: arrivals 7',
    prState(3).withArrivals(0).withCity(0, {'indigo-plant': 0, 'sugar-mill': 0}).withCity(1, {factory: 0}),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {arrivals: 7, flags: []},
  ],
  [
    'PR-EX-62',
    '2 empty slots: arrivals 3',
    prState(3).withArrivals(0).withCity(0, {'coffee-roaster': 0}),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {arrivals: 3},
  ],
  [
    'PR-EX-62',
    'supply 6, target 7: arrivals 6, condition A',
    prState(3)
      .withArrivals(0)
      .withCity(0, {'indigo-plant': 0, 'sugar-mill': 0})
      .withCity(1, {factory: 0})
      .supplyWorkers(6),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {arrivals: 6, workers: 0, flags: ['workers']},
  ],
  [
    'PR-EX-63',
    'supply equal to the target: no condition A, the next mayor has no privilege',
    prState(3).withArrivals(0).supplyWorkers(3),
    [
      '0 takeRole role=mayor privilegeWorkers=0',
      '1 takeRole role=captain',
      '2 takeRole role=craftsman',
      '1 takeRole role=mayor',
    ],
    {flags: ['workers'], round: 2, 1: {sanJuan: 1}},
  ],
  [
    'PR-TILE-8',
    'pieces move in the mayor phase only: elsewhere no placing is accepted',
    prState(4).withTiles(0, {corn: [1, 1], sugar: 1}),
    ['0 place slots=0,0,1,0,0,0'],
    'pr/other-decision PR-D-GEN-5',
  ],
  [
    'PR-TILE-13',
    'a short supply: everyone takes what there is, nothing is owed',
    prState(4).withArrivals(2),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {0: {sanJuan: 1}, 1: {sanJuan: 1}, 2: {sanJuan: 0}, 3: {sanJuan: 0}},
  ],
  [
    'PR-D-MAYOR-PLACE',
    'every assignment with min(P, S) filled slots',
    prState(3).withTiles(0, {corn: 1, quarry: 2}).withCity(0, {factory: 0}).withSanJuan(0, 1),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {
      offers: [
        'place slots=1,0,0,0,0,1,0',
        'place slots=1,0,0,0,0,0,1',
        'place slots=0,0,0,0,0,2,0',
        'place slots=0,0,0,0,0,1,1',
      ],
    },
  ],
  [
    'PR-D-MAYOR-PLACE',
    'automatic without slots: they wait in San Juan',
    mayor,
    ['0 takeRole role=mayor privilegeWorkers=1'],
    {phase: 'role', 0: {sanJuan: 2}},
  ],
  [
    'PR-D-MAYOR-PLACE',
    'automatic with one kind of tile: equal tiles are interchangeable',
    prState(4).withTiles(0, {corn: 5}),
    ['0 takeRole role=mayor privilegeWorkers=1'],
    {phase: 'role', 0: {manned: {corn: 2}, sanJuan: 0}},
  ],
  [
    'PR-D-MAYOR-PLACE',
    'automatic without pieces',
    prState(4).withArrivals(0).withTiles(0, {corn: 2, sugar: 2}),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {phase: 'role'},
  ],
  [
    'PR-D-GEN-3',
    'equal production buildings are one kind of place',
    prState(4, {duplicateProduction: 'yes'})
      .withCity(0, {'indigo-plant': 0})
      .withCity(0, {'indigo-plant': 0}),
    ['0 takeRole role=mayor privilegeWorkers=0'],
    {phase: 'role', 0: {city: ['indigo-plant 1', 'indigo-plant 0']}},
  ],
]);
