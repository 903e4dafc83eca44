/** The worked examples of the rules, each under its id. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {faceOf} from '../../../src/games/san-juan/data.ts';
import {pointsOf, total} from '../../../src/games/san-juan/scoring.ts';
import type {Town} from '../../../src/games/san-juan/state.ts';
import {produceLimit, sellLimit} from '../../../src/games/san-juan/town.ts';
import type {Building} from '../../../src/games/san-juan/types.ts';
import {position} from './support/position.ts';
import {type Row, ruleRows} from './support/rows.ts';

const rows: readonly Row[] = [
  [
    'SJ-EX-1',
    'reductions beyond the price pay nothing out',
    position().withCity(0, 'smithy', 'library').withHand(0, 'sugar-mill', 'well'),
    ['0 role builder', '0 build sugar-mill'],
    {0: {hand: ['well'], city: ['indigo-plant', 'smithy', 'library', 'sugar-mill']}, discards: 0},
  ],
  [
    'SJ-EX-2',
    'three goods with market stand and trading post: 1 + 2 + 3 + 1',
    position()
      .withIndigo(0)
      .withCity(0, 'tobacco-storage+', 'silver-smelter+', 'trading-post', 'market-stand')
      .withNextTile('tile-3'),
    ['0 role trader', '0 sell indigo-plant tobacco-storage silver-smelter'],
    {0: {cards: 7, goods: []}, discards: 3},
  ],
  [
    'SJ-EX-3',
    'two cards cost 3: all four are discarded',
    position()
      .withCity(0, 'gold-mine')
      .withPile('well', 'library', 'prefecture', 'smithy', 'tobacco-storage'),
    ['0 role prospector', '0 mine'],
    {0: {hand: ['well']}, discards: 4, phase: 'pick', acting: [1]},
  ],
  [
    'SJ-EX-4',
    'four costs: the quarry is taken',
    position().withCity(0, 'gold-mine').withPile('well', 'quarry', 'smithy', 'tobacco-storage', 'library'),
    ['0 role prospector', '0 mine', '0 take quarry'],
    {0: {hand: ['quarry', 'well']}, discards: 3, phase: 'pick'},
  ],
  [
    'SJ-EX-5',
    'prefecture and archive: any 3 of the whole hand',
    position()
      .withCity(0, 'prefecture', 'archive')
      .withHand(0, 'well', 'statue')
      .withPile('crane', 'tower', 'chapel', 'hero', 'library'),
    ['0 role councillor', '0 consult', '0 discard well statue crane'],
    {0: {hand: ['chapel', 'hero', 'library', 'tower']}, discards: 3},
  ],
  [
    'SJ-EX-6',
    'library for two goods and three cards',
    position()
      .withIndigo(1)
      .withCity(1, 'black-market', 'tobacco-storage+')
      .withHand(1, 'library', 'well', 'tower', 'crane', 'hero'),
    ['0 role builder', '1 build library goods indigo-plant tobacco-storage'],
    {1: {hand: ['hero'], goods: []}, discards: 5},
  ],
  [
    'SJ-EX-8',
    'palace over the chapel for 3',
    position().withCity(1, 'crane', 'chapel').withHand(1, 'palace', 'well', 'tower', 'hero', 'statue'),
    ['0 role builder', '1 build palace over chapel'],
    {1: {cards: 1, city: ['indigo-plant', 'crane', 'palace'], covered: ['chapel']}, discards: 3},
  ],
  [
    'SJ-EX-9',
    'statue over the coffee roaster: the difference is not paid out',
    position().withCity(1, 'crane', 'coffee-roaster').withHand(1, 'statue', 'well'),
    ['0 role builder', '1 build statue over coffee-roaster'],
    {1: {hand: ['well'], city: ['indigo-plant', 'crane', 'statue']}, discards: 0},
  ],
  [
    'SJ-EX-12',
    'prefecture, not the chooser: 2 of 2, nothing to decide',
    position().withCity(1, 'prefecture').withPile('well', 'well', 'well', 'crane', 'crane', 'tower', 'hero'),
    ['0 role councillor', '0 consult', '0 keep well', '1 consult'],
    {1: {hand: ['hero', 'tower']}, acting: [2]},
  ],
  [
    'SJ-EX-12',
    'prefecture of the chooser: 2 of 5',
    position().withCity(0, 'prefecture').withPile('well', 'well', 'well', 'crane', 'tower'),
    ['0 role councillor', '0 consult', '0 keep crane tower'],
    {0: {hand: ['crane', 'tower']}, discards: 3},
  ],
  [
    'SJ-EX-12',
    'prefecture and library: 2 of 8',
    position().withCity(0, 'prefecture', 'library'),
    ['0 role councillor', '0 consult'],
    play => {
      assert.equal(play.state.drawn.length, 8);
      assert.equal(play.state.discard, 6);
    },
  ],
  [
    'SJ-EX-13',
    'market hall: sugar 1 and coffee 2 on tile 3, and 1 more',
    position().withCity(0, 'sugar-mill+', 'coffee-roaster+', 'market-hall').withNextTile('tile-3'),
    ['0 role trader', '0 sell sugar-mill coffee-roaster'],
    {0: {cards: 4}},
  ],
  [
    'SJ-EX-14',
    'builder with quarry: a crane for nothing',
    position().withCity(0, 'quarry').withHand(0, 'crane', 'well'),
    ['0 role builder', '0 build crane'],
    {0: {hand: ['well']}},
  ],
  [
    'SJ-EX-15',
    'eight drawn, six of the hand discarded',
    position().withCity(0, 'library', 'archive', 'prefecture').withHand(0, 'well'),
    ['0 role councillor', '0 consult'],
    play => {
      assert.equal(play.state.towns[0]!.hand.length, 9);
      assert.equal(play.state.discard, 6);
      assert.deepEqual(play.state.drawn, []);
    },
  ],
  [
    'SJ-EX-16',
    'library and quarry: 3 less for a purple building',
    position().withCity(0, 'library', 'quarry').withHand(0, 'hero', 'well', 'tower', 'crane'),
    ['0 role builder', '0 build hero'],
    {0: {cards: 1}, discards: 2},
  ],
  [
    'SJ-EX-21',
    'no second statue',
    position().withCity(1, 'statue').withHand(1, 'statue', 'well', 'well', 'well'),
    ['0 role builder', '1 build statue'],
    'sj/already-owned SJ-BUI-5',
  ],
  [
    'SJ-EX-23',
    'carpenter, then poor house',
    position()
      .withCity(1, 'carpenter', 'poor-house')
      .withHand(1, 'well', 'tower', 'hero')
      .withPile('crane', 'statue'),
    ['0 role builder', '1 build well'],
    {1: {hand: ['crane', 'statue']}},
  ],
  [
    'SJ-EX-24',
    'the carpenter leaves too many for the poor house',
    position()
      .withCity(1, 'carpenter', 'poor-house')
      .withHand(1, 'well', 'tower', 'hero', 'quarry')
      .withPile('crane', 'statue'),
    ['0 role builder', '1 build well'],
    {1: {hand: ['crane', 'quarry']}},
  ],
  [
    'SJ-EX-25',
    'silver smelter over a full sugar mill',
    position().withCity(1, 'crane', 'sugar-mill+').withHand(1, 'silver-smelter', 'well', 'tower', 'hero'),
    ['0 role builder', '1 build silver-smelter over sugar-mill'],
    {1: {cards: 0, goods: [], city: ['indigo-plant', 'crane', 'silver-smelter']}, discards: 4},
  ],
  [
    'SJ-EX-26',
    'the covered quarry gives no discount',
    position().withCity(0, 'crane', 'quarry').withHand(0, 'guild-hall', 'well', 'tower'),
    ['0 role builder', '0 build guild-hall over quarry'],
    {0: {cards: 1}, discards: 1},
  ],
  [
    'SJ-EX-27',
    'after the twelfth building the phase is finished, then the game ends',
    position()
      .withCity(
        1,
        'well',
        'smithy',
        'crane',
        'tower',
        'hero',
        'statue',
        'archive',
        'chapel',
        'quarry',
        'carpenter',
      )
      .withHand(0, 'well')
      .withHand(1, 'sugar-mill', 'library', 'library')
      .withHand(2, 'smithy', 'well'),
    ['0 role builder', '0 pass', '1 build sugar-mill', '2 build smithy'],
    play => {
      assert.equal(play.state.phase, 'over');
      assert.equal(play.state.towns[2]!.row.length, 2);
    },
  ],
  [
    'SJ-EX-28',
    'building over leaves eleven, and the game goes on',
    position()
      .withCity(
        0,
        'well',
        'smithy',
        'crane',
        'tower',
        'hero',
        'statue',
        'archive',
        'chapel',
        'quarry',
        'carpenter',
      )
      .withHand(0, 'silver-smelter', 'library'),
    ['0 role builder', '0 build silver-smelter over tower'],
    {phase: 'pick', acting: [1]},
  ],
  [
    'SJ-EX-29',
    'tower: one under the chapel, one to discard',
    position()
      .withGovernor(2)
      .atLastPick()
      .withCity(0, 'tower', 'chapel')
      .withHand(
        0,
        'well',
        'well',
        'hero',
        'hero',
        'quarry',
        'quarry',
        'crane',
        'crane',
        'statue',
        'statue',
        'smithy',
        'smithy',
        'library',
        'library',
      ),
    ['1 role prospector', '0 tuck well', '0 discard hero'],
    {0: {cards: 12, chapel: 1}, discards: 1, phase: 'pick'},
  ],
  [
    'SJ-EX-30',
    'two are drawn, twenty reshuffled, three more are drawn',
    position().withPiles(2, 20),
    ['0 role councillor', '0 consult'],
    play => {
      assert.deepEqual(
        play.events.filter(({type}) => type === 'reshuffled'),
        [{type: 'reshuffled', cards: 20}],
      );
      assert.equal(play.state.drawn.length, 5);
      assert.equal(play.state.pile.length, 17);
      assert.equal(play.state.discards.length, 0);
    },
  ],
  [
    'SJ-EX-31',
    'the library saved at the first pick works at the second',
    position(2)
      .withIndigo(0)
      .withCity(0, 'library', 'sugar-mill+', 'tobacco-storage+', 'coffee-roaster')
      .withNextTile('tile-1'),
    [
      '0 role producer without library',
      '0 produce coffee-roaster',
      '1 produce indigo-plant',
      '1 role prospector',
      '0 role trader',
      '0 sell indigo-plant sugar-mill tobacco-storage',
    ],
    {0: {cards: 3, goods: ['coffee']}, doubled: true},
  ],
  [
    'SJ-EX-32',
    'equal points: two cards and three goods beat three cards and one good',
    position(2)
      .withIndigo(0)
      .withHand(0, 'well', 'well', 'well')
      .withIndigo(1)
      .withCity(1, 'sugar-mill+', 'sugar-mill+')
      .withCity(0, 'smithy', 'archive')
      .withHand(1, 'hero', 'hero'),
    [],
    play => {
      play.state.phase = 'over';
      const {result} = play.look;
      assert.deepEqual(
        result?.scores.map(score => [score.total, score.tieBreak]),
        [
          [3, 4],
          [3, 5],
        ],
      );
      assert.deepEqual(result?.ranking, [[1], [0]]);
      assert.equal(result?.decidedBy, 'tieBreak');
    },
  ],
];

ruleRows(rows);

const town = (...buildings: readonly Building[]): Town => ({
  hand: [],
  row: buildings.map((building, i) =>
    faceOf(building, buildings.slice(0, i).filter(each => each === building).length),
  ),
  goods: buildings.map(() => -1),
  covered: [],
  chapel: [],
  newest: -1,
  traceable: false,
});

for (const [id, building, limit] of [
  ['SJ-EX-7', 'trading-post', sellLimit],
  ['SJ-EX-11', 'aqueduct', produceLimit],
] as const)
  test(`${id}: 2, as chooser 3, with a library 4`, () => {
    const own = town('indigo-plant', building, 'library');
    assert.deepEqual([limit(own, false, false), limit(own, true, false), limit(own, true, true)], [2, 3, 4]);
  });

const examples: readonly [string, readonly Building[], chapel: number, part: string, points: number][] = [
  ['SJ-EX-10', ['chapel'], 7, 'total', 9],
  [
    'SJ-EX-17',
    ['guild-hall', 'indigo-plant', 'indigo-plant', 'sugar-mill', 'tobacco-storage'],
    0,
    'guild-hall',
    8,
  ],
  [
    'SJ-EX-18',
    [
      'poor-house',
      'aqueduct',
      'carpenter',
      'chapel',
      'quarry',
      'library',
      'statue',
      'victory-column',
      'city-hall',
    ],
    0,
    'city-hall',
    9,
  ],
  ['SJ-EX-19', ['victory-column', 'statue', 'triumphal-arch'], 0, 'triumphal-arch', 6],
  ['SJ-EX-22', ['statue', 'hero', 'triumphal-arch', 'city-hall'], 0, 'city-hall', 4],
  ['SJ-EX-22', ['statue', 'hero', 'triumphal-arch', 'city-hall'], 0, 'triumphal-arch', 6],
  // statue 3, column 4, hero 5, arch 8, then 14 cards under a covered chapel: 34
  ['SJ-EX-20', ['statue', 'victory-column', 'hero', 'triumphal-arch', 'palace'], 14, 'palace', 8],
  ['SJ-EX-20', ['statue', 'victory-column', 'hero', 'triumphal-arch', 'palace'], 14, 'total', 42],
];

for (const [id, buildings, chapel, part, points] of examples)
  test(`${id}: ${part} of ${buildings.join(', ')} is ${points}`, () => {
    const parts = pointsOf(town(...buildings), chapel);
    assert.equal(part === 'total' ? total(parts) : parts[part], points);
  });
