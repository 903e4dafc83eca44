import {ruleRows} from './support/rows.ts';
import {prState} from './support/state.ts';

const row = ['corn', 'indigo', 'sugar', 'coffee'] as const;
const open = prState(3).withRow(...row);
const withHacienda = prState(3)
  .withRow(...row)
  .withCity(0, {hacienda: 1});
const withHospice = prState(3)
  .withRow(...row)
  .withCity(0, {hospice: 1});
const eleven = {corn: 6, indigo: 5};

ruleRows([
  [
    'PR-SETTLER-1',
    'the hacienda draw comes first, the action after it',
    withHacienda,
    ['0 role settler', '0 draw', 'chance 0'],
    {phase: 'settler', turn: 0, 0: {tiles: {corn: 1}}},
  ],
  [
    'PR-SETTLER-2',
    'a tile of the row goes on the island',
    open,
    ['0 role settler', '0 settle sugar'],
    {turn: 1, row: ['corn', 'indigo', 'coffee'], 0: {tiles: {sugar: 1}, manned: {sugar: 0}}},
  ],
  [
    'PR-SETTLER-2',
    'what does not lie in the row cannot be taken',
    open,
    ['0 role settler', '0 settle tobacco'],
    'pr/not-in-row PR-SETTLER-2',
  ],
  [
    'PR-SETTLER-2',
    'passing is allowed',
    open,
    ['0 role settler', '0 pass'],
    {turn: 1, 0: {tiles: {corn: 0}}},
  ],
  [
    'PR-SETTLER-3',
    'the settler may take a quarry',
    open,
    ['0 role settler', '0 settle quarry'],
    {quarries: 7, row: [...row], 0: {tiles: {quarry: 1}}},
  ],
  [
    'PR-SETTLER-4',
    'others may not',
    open,
    ['0 role settler', '0 pass', '1 settle quarry'],
    'pr/no-quarry-right PR-SETTLER-4',
  ],
  [
    'PR-SETTLER-4',
    'an idle construction hut does not help',
    prState(3).withCity(1, {'construction-hut': 0}),
    ['0 role settler', '0 pass', '1 settle quarry'],
    'pr/no-quarry-right PR-SETTLER-4',
  ],
  [
    'PR-SETTLER-5',
    'one tile by the action',
    open,
    ['0 role settler', '0 settle corn', '0 settle quarry'],
    'pr/not-your-turn PR-D-GEN-1',
  ],
  [
    'PR-SETTLER-5',
    'no quarry left, none to take',
    prState(3).supplyQuarries(0),
    ['0 role settler', '0 settle quarry'],
    'pr/no-quarry-left PR-SETTLER-5',
  ],
  [
    'PR-SETTLER-7',
    'with an active hospice a worker comes with the tile',
    withHospice,
    ['0 role settler', '0 settle sugar with worker'],
    {workers: 53, 0: {tiles: {sugar: 1}, manned: {sugar: 1}}},
  ],
  [
    'PR-SETTLER-8',
    'the rest of the row is discarded, a new one is turned up',
    open,
    ['0 role settler', '0 settle corn', '1 settle indigo', '2 pass', 'hold'],
    {row: [], discard: {sugar: 1, coffee: 1, corn: 0, indigo: 0}, asking: 'row', turn: null},
  ],
  [
    'PR-SETTLER-8',
    'n + 1 tiles are drawn, then the next role turn comes',
    open,
    ['0 role settler', '0 settle corn', '1 settle indigo', '2 pass', 'chance 0 0 0 0'],
    {row: ['corn', 'corn', 'corn', 'corn'], phase: 'role', turn: 1},
  ],
  [
    'PR-SETTLER-9',
    'the rest of the deck goes up without a draw, then the discard is the deck',
    prState(3).withRow('corn', 'indigo', 'coffee', 'coffee').supplyDeck({tobacco: 1, corn: 1}, {sugar: 2}),
    ['0 role settler', '0 settle corn', '1 settle indigo', '2 pass', 'hold'],
    {row: ['corn', 'tobacco'], deck: {sugar: 2, coffee: 2}, discard: {sugar: 0, coffee: 0}, asking: 'row'},
  ],
  [
    'PR-SETTLER-9',
    'the draw from the new deck fills the row',
    prState(3).withRow('corn', 'indigo', 'coffee', 'coffee').supplyDeck({tobacco: 1, corn: 1}, {sugar: 2}),
    ['0 role settler', '0 settle corn', '1 settle indigo', '2 pass', 'chance 3 0'],
    {row: ['corn', 'tobacco', 'coffee', 'sugar'], deck: {sugar: 1, coffee: 1}},
  ],
  [
    'PR-SETTLER-9',
    'exactly enough tiles: no draw and the discard stays',
    prState(3).withRow('corn', 'indigo', 'coffee').supplyDeck({tobacco: 4}),
    ['0 role settler', '0 settle corn', '1 settle indigo', '2 pass', 'hold'],
    {row: ['tobacco', 'tobacco', 'tobacco', 'tobacco'], discard: {coffee: 1}, phase: 'role'},
  ],
  [
    'PR-SETTLER-9',
    'too few tiles: the row is shorter',
    prState(3).withRow('corn').supplyDeck({}),
    ['0 role settler', '0 pass', '1 pass', '2 pass'],
    {row: ['corn'], deck: {corn: 0}, discard: {corn: 0}, phase: 'role', turn: 1},
  ],
  [
    'PR-SETTLER-9',
    'who finds the row empty gets nothing',
    prState(3).withRow('corn').supplyDeck({}),
    ['0 role settler', '0 settle corn'],
    {row: [], phase: 'role', turn: 1},
  ],
  [
    'PR-SETTLER-10',
    'a single draw turns the discard into the deck',
    prState(3).withRow('corn').withCity(0, {hacienda: 1}).supplyDeck({}, {sugar: 2, coffee: 1}),
    ['0 role settler', '0 draw', 'chance 2'],
    {0: {tiles: {coffee: 1}}, deck: {sugar: 2, coffee: 0}, discard: {sugar: 0}},
  ],
  [
    'PR-SETTLER-10',
    'the only tile needs no draw',
    prState(3).withRow('corn').withCity(0, {hacienda: 1}).supplyDeck({tobacco: 1}),
    ['0 role settler', '0 draw', 'hold'],
    {0: {tiles: {tobacco: 1}}, asking: null, phase: 'settler', turn: 0},
  ],
  [
    'PR-SETTLER-10',
    'both empty: no draw is offered',
    prState(3).withRow('corn').withCity(0, {hacienda: 1}).supplyDeck({}),
    ['0 role settler'],
    {phase: 'settler', turn: 0},
  ],
  [
    'PR-SETTLER-11',
    'the row is not refilled during the phase',
    open,
    ['0 role settler', '0 settle corn', '1 settle indigo'],
    {row: ['sugar', 'coffee'], turn: 2},
  ],
  [
    'PR-TILE-5',
    'tiles stay on the board whatever happens to the row',
    open,
    ['0 role settler', '0 settle corn', '1 settle indigo', '2 settle sugar'],
    {0: {tiles: {corn: 1}}, 1: {tiles: {indigo: 1}}, 2: {tiles: {sugar: 1}}},
  ],
  [
    'PR-TILE-6',
    'a full countryside takes nothing: the turn is skipped',
    prState(3)
      .withRow(...row)
      .withTiles(0, {...eleven, quarry: 1}),
    ['0 role settler'],
    {turn: 1, phase: 'settler'},
  ],
  [
    'PR-D-HACIENDA',
    'draw or not',
    withHacienda,
    ['0 role settler'],
    {phase: 'hacienda', turn: 0, offers: ['draw', 'pass']},
  ],
  [
    'PR-D-HACIENDA',
    'not drawing leads to the action',
    withHacienda,
    ['0 role settler', '0 pass'],
    {phase: 'settler', turn: 0, 0: {tiles: {corn: 0}}},
  ],
  [
    'PR-D-HACIENDA',
    'no free space: not offered',
    prState(3)
      .withCity(0, {hacienda: 1})
      .withTiles(0, {...eleven, quarry: 1}),
    ['0 role settler'],
    {phase: 'settler', turn: 1},
  ],
  [
    'PR-D-HACIENDA',
    'a tile of the row is another decision',
    withHacienda,
    ['0 role settler', '0 settle corn'],
    'pr/other-decision PR-D-GEN-5',
  ],
  [
    'PR-D-SETTLE',
    'the chooser: each kind once, quarry, pass',
    prState(3).withRow('corn', 'coffee', 'corn', 'indigo'),
    ['0 role settler'],
    {offers: ['settle corn', 'settle indigo', 'settle coffee', 'settle quarry', 'pass']},
  ],
  [
    'PR-D-SETTLE',
    'with hospice the worker travels with the tile',
    prState(3).withRow('corn').withCity(0, {hospice: 1}).supplyQuarries(0),
    ['0 role settler'],
    {offers: ['settle corn with worker', 'settle corn without worker', 'pass']},
  ],
  [
    'PR-D-SETTLE',
    'skipped with neither row nor quarry',
    prState(3).withRow().supplyDeck({}).supplyQuarries(0),
    ['0 role settler'],
    {phase: 'role', turn: 1},
  ],
  [
    'PR-B-HACIENDA',
    'the drawn tile is placed at once, without choice',
    withHacienda,
    ['0 role settler', '0 draw', 'chance 45'],
    {0: {tiles: {corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 1, quarry: 0}}},
  ],
  [
    'PR-B-HACIENDA',
    'an idle hacienda draws nothing',
    prState(3).withCity(0, {hacienda: 0}),
    ['0 role settler'],
    {phase: 'settler'},
  ],
  [
    'PR-B-HACIENDA-a',
    'once per phase: after the draw the action is asked, not a second draw',
    withHacienda,
    ['0 role settler', '0 draw', '0 draw'],
    'pr/other-decision PR-D-GEN-5',
  ],
  [
    'PR-B-HACIENDA-b',
    'the normal action follows',
    withHacienda,
    ['0 role settler', '0 draw', 'chance 0', '0 settle sugar'],
    {turn: 1, 0: {tiles: {corn: 1, sugar: 1}}},
  ],
  [
    'PR-EX-67',
    '11 filled spaces and a hacienda tile: the action is skipped',
    prState(3)
      .withRow(...row)
      .withCity(0, {hacienda: 1})
      .withTiles(0, eleven),
    ['0 role settler', '0 draw'],
    {turn: 1, phase: 'settler'},
  ],
  [
    'PR-B-CONSTRUCTION-HUT',
    'a quarry instead of a plantation, without being settler',
    prState(3).withCity(1, {'construction-hut': 1}),
    ['0 role settler', '0 pass', '1 settle quarry'],
    {quarries: 7, 1: {tiles: {quarry: 1}}},
  ],
  [
    'PR-X-1',
    'no quarry by hacienda, but by the action after it',
    prState(3).withRow('corn').withCity(1, {hacienda: 1, 'construction-hut': 1}),
    ['0 role settler', '0 pass', '1 draw', 'chance 0'],
    {phase: 'settler', turn: 1, quarries: 8, offers: ['settle corn', 'settle quarry', 'pass']},
  ],
  [
    'PR-ED-9',
    'neither edition lets the hut turn the hacienda tile into a quarry',
    prState(3, {edition: '2001'}).withCity(0, {hacienda: 1, 'construction-hut': 1}),
    ['0 role settler', '0 settle quarry'],
    'pr/other-decision PR-D-GEN-5',
  ],
  [
    'PR-X-3',
    'settler with a hut: still one tile',
    prState(3).withRow('corn', 'sugar').withCity(0, {'construction-hut': 1}),
    ['0 role settler', '0 settle quarry'],
    {turn: 1, quarries: 7, 0: {tiles: {quarry: 1}}},
  ],
  [
    'PR-B-HOSPICE',
    'the worker comes from the supply, not from San Juan',
    prState(3).withRow('corn').withCity(0, {hospice: 1}).withSanJuan(0, 2),
    ['0 role settler', '0 settle corn with worker'],
    {workers: 51, 0: {sanJuan: 2, manned: {corn: 1}}},
  ],
  [
    'PR-B-HOSPICE',
    'it may be declined',
    withHospice,
    ['0 role settler', '0 settle corn without worker'],
    {workers: 54, 0: {manned: {corn: 0}}},
  ],
  [
    'PR-B-HOSPICE',
    'quarries get one too',
    withHospice,
    ['0 role settler', '0 settle quarry with worker'],
    {0: {manned: {quarry: 1}}},
  ],
  [
    'PR-B-HOSPICE',
    '2020: with an empty supply it comes from arrivals',
    prState(3).withRow('corn').withCity(0, {hospice: 1}).supplyWorkers(0),
    ['0 role settler', '0 settle corn with worker'],
    {workers: 0, arrivals: 2, 0: {manned: {corn: 1}}},
  ],
  [
    'PR-ED-7',
    '2001: with an empty supply there is none',
    prState(3, {edition: '2001'}).withRow('corn').withCity(0, {hospice: 1}).supplyWorkers(0),
    ['0 role settler', '0 settle corn with worker'],
    'pr/answer-not-offered PR-B-HOSPICE',
  ],
  [
    'PR-ED-7',
    'the flag decides, whatever the edition',
    prState(3, {edition: '2001', hospiceFromArrivals: 'yes'})
      .withRow('corn')
      .withCity(0, {hospice: 1})
      .supplyWorkers(0),
    ['0 role settler', '0 settle corn with worker'],
    {arrivals: 2},
  ],
  [
    'PR-B-HOSPICE',
    'supply and arrivals empty: no worker',
    prState(3).withRow('corn').withCity(0, {hospice: 1}).supplyWorkers(0).withArrivals(0).supplyWorkers(0),
    ['0 role settler', '0 settle corn'],
    {0: {tiles: {corn: 1}, manned: {corn: 0}}},
  ],
  [
    'PR-TILE-11',
    'from the supply means from the worker supply while it lasts',
    prState(3).withRow('corn').withCity(0, {hospice: 1}).supplyWorkers(1),
    ['0 role settler', '0 settle corn with worker'],
    {workers: 0, arrivals: 3},
  ],
  [
    'PR-TILE-12',
    'the fallback takes a worker of arrivals, which others then miss',
    prState(3).withRow('corn').withCity(0, {hospice: 1}).supplyWorkers(0),
    ['0 role settler', '0 settle corn with worker', '1 role mayor'],
    {1: {sanJuan: 1}, 2: {sanJuan: 1}, 0: {sanJuan: 0}},
  ],
  [
    'PR-B-HOSPICE-a',
    'none for the hacienda tile',
    prState(3).withCity(0, {hacienda: 1, hospice: 1}),
    ['0 role settler', '0 draw', 'chance 0'],
    {workers: 53, 0: {tiles: {corn: 1}, manned: {corn: 0}}},
  ],
  [
    'PR-X-2',
    'hacienda and hospice: one worker, for the tile of the action',
    prState(3).withRow('sugar').withCity(0, {hacienda: 1, hospice: 1}),
    ['0 role settler', '0 draw', 'chance 0', '0 settle sugar with worker'],
    {workers: 52, 0: {tiles: {corn: 1, sugar: 1}, manned: {corn: 0, sugar: 1}}},
  ],
  [
    'PR-D-GEN-4',
    'an answer without meaning is refused',
    open,
    ['0 role settler', '0 settle corn with worker'],
    'pr/answer-not-offered PR-B-HOSPICE',
  ],
  [
    'PR-D-GEN-4',
    'an answer that is wanted must be there',
    withHospice,
    ['0 role settler', '0 settle corn'],
    'pr/answer-missing PR-B-HOSPICE',
  ],
]);
