/** Every building, alone and together with others; the end and its points. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {faceOf} from '../../../src/games/san-juan/data.ts';
import {game} from '../../../src/games/san-juan/index.ts';
import {pointsOf, total} from '../../../src/games/san-juan/scoring.ts';
import type {Building} from '../../../src/games/san-juan/types.ts';
import {position} from './support/position.ts';
import {type Row, ruleRows} from './support/rows.ts';

const WHOLE_CITY = [
  'well',
  'smithy',
  'tower',
  'hero',
  'statue',
  'archive',
  'quarry',
  'carpenter',
  'aqueduct',
  'library',
] as const;

const rows: readonly Row[] = [
  [
    'SJ-BLD-PRODUCTION',
    'each makes its own good',
    position(2).withCity(0, 'sugar-mill', 'silver-smelter', 'library'),
    ['0 role producer with library', '0 produce indigo-plant sugar-mill silver-smelter'],
    {0: {goods: ['indigo', 'sugar', 'silver']}},
  ],
  [
    'SJ-BLD-SMITHY',
    'a production building costs 1 less',
    position().withCity(1, 'smithy').withHand(1, 'tobacco-storage', 'well', 'well'),
    ['0 role builder', '1 build tobacco-storage'],
    {1: {cards: 0}, discards: 2},
  ],
  [
    'SJ-BLD-SMITHY',
    'a purple one does not',
    position().withCity(1, 'smithy').withHand(1, 'tower', 'well', 'well', 'hero'),
    ['0 role builder', '1 build tower'],
    {1: {cards: 0}, discards: 3},
  ],
  [
    'SJ-BLD-QUARRY',
    'a purple building costs 1 less',
    position().withCity(1, 'quarry').withHand(1, 'tower', 'well', 'well'),
    ['0 role builder', '1 build tower'],
    {1: {cards: 0}, discards: 2},
  ],
  [
    'SJ-BLD-QUARRY',
    'a production building does not',
    position().withCity(1, 'quarry').withHand(1, 'sugar-mill', 'well', 'well'),
    ['0 role builder', '1 build sugar-mill'],
    {1: {cards: 0}, discards: 2},
  ],
  [
    'SJ-BLD-CRANE',
    'no crane, no building over',
    position().withCity(0, 'well').withHand(0, 'tower', 'hero'),
    ['0 role builder', '0 build tower over well'],
    'sj/no-crane SJ-BLD-CRANE',
  ],
  [
    'SJ-BLD-CRANE',
    'not over the crane itself',
    position().withCity(0, 'crane').withHand(0, 'tower', 'hero'),
    ['0 role builder', '0 build tower over crane'],
    'sj/crane-itself SJ-BLD-CRANE',
  ],
  [
    'SJ-BLD-CRANE',
    'not over its own kind',
    position().withCity(0, 'crane').withHand(0, 'indigo-plant', 'hero'),
    ['0 role builder', '0 build indigo-plant over indigo-plant'],
    'sj/same-kind SJ-BLD-CRANE',
  ],
  [
    'SJ-BLD-CRANE',
    'not over what is not there',
    position().withCity(0, 'crane').withHand(0, 'tower', 'hero'),
    ['0 role builder', '0 build tower over 5'],
    'sj/no-such-place SJ-BLD-CRANE',
  ],
  [
    'SJ-BLD-CRANE',
    'a shown purple kind not even over itself',
    position().withCity(0, 'crane', 'well').withHand(0, 'well', 'hero'),
    ['0 role builder', '0 build well over well'],
    'sj/already-owned SJ-BUI-5',
  ],
  [
    'SJ-BLD-CRANE',
    'a covered kind may be built anew',
    position().withCity(0, 'crane', 'well').withHand(0, 'tower', 'well', 'hero', 'hero'),
    [
      '0 role builder',
      '0 build tower over well',
      '1 role prospector',
      '2 role trader',
      '1 role builder',
      '1 pass',
      '0 build well',
    ],
    {0: {city: ['indigo-plant', 'crane', 'tower', 'well'], covered: ['well']}},
  ],
  [
    'SJ-BLD-CRANE',
    'only the top card counts for the next price',
    position().withCity(1, 'crane', 'hero').withHand(1, 'well', 'library', 'tower', 'tower', 'statue'),
    [
      '0 role builder',
      '1 build well over hero',
      '1 role councillor',
      '1 pass',
      '2 pass',
      '0 pass',
      '2 role prospector',
      '1 role builder',
      '1 build statue over well',
    ],
    {1: {cards: 3, covered: ['hero', 'well']}},
  ],
  [
    'SJ-BLD-CRANE-CHAPEL',
    'cards under a covered chapel still count',
    position().withCity(0, 'crane', 'chapel').withChapel(0, 3).withHand(0, 'statue'),
    ['0 role builder', '0 build statue over chapel'],
    play => {
      assert.equal(play.state.towns[0]!.chapel.length, 3);
      // indigo 1, crane 1, statue 3, chapel cards 3
      assert.equal(total(pointsOf(play.state.towns[0]!, 3)), 8);
    },
  ],
  [
    'SJ-BLD-CRANE-CHAPEL',
    'a covered chapel asks no more',
    position().atLastPick().withCity(2, 'crane', 'chapel').withHand(2, 'statue', 'well'),
    ['2 role builder', '2 build statue over chapel'],
    {phase: 'pick', round: 2},
  ],
  [
    'SJ-BLD-CRANE-REDUCERS',
    'no discount of a covered smithy',
    position().withCity(1, 'crane', 'smithy').withHand(1, 'tobacco-storage', 'well', 'well'),
    ['0 role builder', '1 build tobacco-storage over smithy pay 1'],
    'sj/wrong-payment SJ-BUI-4',
  ],
  [
    'SJ-BLD-CRANE-REDUCERS',
    'a covered library leaves the plain privilege',
    position().withCity(0, 'crane', 'library').withHand(0, 'palace', 'well'),
    ['0 role builder', '0 build palace over library'],
    {0: {hand: ['well']}},
  ],
  [
    'SJ-BLD-CRANE-REDUCERS',
    'no card of a covered carpenter',
    position().withCity(0, 'crane', 'carpenter').withHand(0, 'statue'),
    ['0 role builder', '0 build statue over carpenter'],
    {0: {cards: 0}},
  ],
  [
    'SJ-BLD-CRANE-REDUCERS',
    'no card of a covered poor house',
    position().withCity(0, 'crane', 'poor-house').withHand(0, 'statue'),
    ['0 role builder', '0 build statue over poor-house'],
    {0: {cards: 0}},
  ],
  [
    'SJ-BLD-CRANE-REDUCERS',
    'a covered black market takes no goods',
    position().withIndigo(1).withCity(1, 'crane', 'black-market').withHand(1, 'tower', 'well', 'hero'),
    ['0 role builder', '1 build tower over black-market goods indigo-plant'],
    'sj/no-black-market SJ-BLD-BLACK-MARKET',
  ],
  [
    'SJ-BLD-CRANE-REDUCERS',
    'the lost good pays nothing',
    position().withIndigo(1).withCity(1, 'crane', 'black-market').withHand(1, 'tower', 'well', 'hero'),
    ['0 role builder', '1 build tower over indigo-plant goods indigo-plant'],
    'sj/covered-good SJ-BLD-CRANE-REDUCERS',
  ],
  [
    'SJ-BLD-BLACK-MARKET',
    'a good pays like a card',
    position().withIndigo(1).withCity(1, 'black-market').withHand(1, 'well', 'hero'),
    ['0 role builder', '1 build well goods indigo-plant'],
    {1: {cards: 0, goods: []}, discards: 2},
  ],
  [
    'SJ-BLD-BLACK-MARKET',
    'two at most',
    position()
      .withIndigo(1)
      .withCity(1, 'black-market', 'sugar-mill+', 'tobacco-storage+')
      .withHand(1, 'tower', 'hero'),
    ['0 role builder', '1 build tower goods indigo-plant sugar-mill tobacco-storage'],
    'sj/too-many-goods SJ-BLD-BLACK-MARKET',
  ],
  [
    'SJ-BLD-BLACK-MARKET',
    'no overpaying',
    position().withIndigo(1).withCity(1, 'black-market', 'sugar-mill+').withHand(1, 'smithy', 'hero'),
    ['0 role builder', '1 build smithy goods indigo-plant sugar-mill'],
    'sj/wrong-payment SJ-BUI-4',
  ],
  [
    'SJ-BLD-BLACK-MARKET',
    'only where a good is',
    position().withIndigo(1).withCity(1, 'black-market', 'sugar-mill').withHand(1, 'well', 'hero', 'hero'),
    ['0 role builder', '1 build well goods sugar-mill'],
    'sj/no-good SJ-BLD-BLACK-MARKET',
  ],
  [
    'SJ-BLD-BLACK-MARKET',
    'without one goods pay nothing',
    position().withIndigo(1).withHand(1, 'well', 'hero', 'hero'),
    ['0 role builder', '1 build well goods indigo-plant'],
    'sj/no-black-market SJ-BLD-BLACK-MARKET',
  ],
  [
    'SJ-BLD-CARPENTER',
    'a purple building gives a card',
    position().withCity(1, 'carpenter').withHand(1, 'well', 'hero', 'hero').withPile('crane'),
    ['0 role builder', '1 build well'],
    {1: {hand: ['crane']}},
  ],
  [
    'SJ-BLD-CARPENTER',
    'a production building none',
    position().withCity(1, 'carpenter').withHand(1, 'sugar-mill', 'hero', 'hero'),
    ['0 role builder', '1 build sugar-mill'],
    {1: {cards: 0}},
  ],
  [
    'SJ-BLD-POOR-HOUSE',
    'one card left: one more',
    position().withCity(1, 'poor-house').withHand(1, 'smithy', 'hero', 'hero'),
    ['0 role builder', '1 build smithy'],
    {1: {cards: 2}},
  ],
  [
    'SJ-BLD-POOR-HOUSE',
    'two left: none',
    position().withCity(1, 'poor-house').withHand(1, 'smithy', 'hero', 'hero', 'well'),
    ['0 role builder', '1 build smithy'],
    {1: {cards: 2}},
  ],
  [
    'SJ-BLD-POOR-HOUSE',
    'nothing built: none',
    position().withCity(1, 'poor-house').withHand(1, 'smithy'),
    ['0 role builder', '1 pass'],
    {1: {cards: 1}},
  ],
  [
    'SJ-BLD-AQUEDUCT',
    'one more good',
    position().withCity(1, 'aqueduct', 'sugar-mill', 'sugar-mill'),
    ['0 role producer', '0 pass', '1 produce indigo-plant sugar-mill'],
    {1: {goods: ['indigo', 'sugar']}},
  ],
  [
    'SJ-BLD-WELL',
    'two goods give a card',
    position().withCity(0, 'well', 'sugar-mill'),
    ['0 role producer', '0 produce indigo-plant sugar-mill'],
    {0: {cards: 1}},
  ],
  [
    'SJ-BLD-WELL',
    'one does not',
    position().withCity(0, 'well', 'sugar-mill'),
    ['0 role producer', '0 produce sugar-mill'],
    {0: {cards: 0}},
  ],
  [
    'SJ-BLD-TRADING-POST',
    'one more sale',
    position().withIndigo(1).withCity(1, 'trading-post', 'sugar-mill+').withNextTile('tile-1'),
    ['0 role trader', '1 sell indigo-plant sugar-mill'],
    {1: {cards: 2}},
  ],
  [
    'SJ-BLD-MARKET-STAND',
    'two sold: a card more',
    position().withIndigo(0).withCity(0, 'market-stand', 'sugar-mill+').withNextTile('tile-1'),
    ['0 role trader', '0 sell indigo-plant sugar-mill'],
    {0: {cards: 3}},
  ],
  [
    'SJ-BLD-MARKET-STAND',
    'one sold: none',
    position().withIndigo(0).withCity(0, 'market-stand', 'sugar-mill+').withNextTile('tile-1'),
    ['0 role trader', '0 sell sugar-mill'],
    {0: {cards: 1}},
  ],
  [
    'SJ-BLD-MARKET-HALL',
    'once, not per good; with the stand together',
    position().withIndigo(0).withCity(0, 'market-hall', 'market-stand', 'sugar-mill+').withNextTile('tile-1'),
    ['0 role trader', '0 sell indigo-plant sugar-mill'],
    {0: {cards: 4}},
  ],
  [
    'SJ-BLD-ARCHIVE',
    'keeps a drawn card and an old one alike',
    position().withCity(0, 'archive').withHand(0, 'hero').withPile('well', 'well', 'well', 'crane', 'crane'),
    ['0 role councillor', '0 consult', '0 discard well well well crane'],
    {0: {hand: ['crane', 'hero']}},
  ],
  [
    'SJ-BLD-PREFECTURE',
    'two are kept',
    position().withCity(0, 'prefecture').withPile('well', 'well', 'well', 'crane', 'crane'),
    ['0 role councillor', '0 consult', '0 keep well crane'],
    {0: {hand: ['crane', 'well']}},
  ],
  [
    'SJ-BLD-PREFECTURE',
    'not one',
    position().withCity(0, 'prefecture').withPile('well', 'well', 'well', 'crane', 'crane'),
    ['0 role councillor', '0 consult', '0 keep well'],
    'sj/wrong-count SJ-COU-1',
  ],
  [
    'SJ-BLD-GOLD-MINE',
    'all see the four',
    position().withCity(0, 'gold-mine').withPile('well', 'quarry', 'smithy', 'tower', 'library'),
    ['0 role prospector', '0 mine'],
    play => {
      const seen = game.view(play.state, 2, new Map()).mine.map(({building}) => building);
      assert.deepEqual(seen.sort(), ['library', 'quarry', 'smithy', 'tower']);
    },
  ],
  [
    'SJ-BLD-GOLD-MINE',
    'the library does not double it',
    position().withCity(0, 'gold-mine', 'library'),
    ['0 role prospector', '0 mine'],
    play => {
      const up = play.events.find(event => event.type === 'turnedUp');
      assert.equal(up?.type === 'turnedUp' && up.buildings.length, 4);
    },
  ],
  [
    'SJ-BLD-TOWER',
    'twelve may stay',
    position()
      .atLastPick()
      .withCity(0, 'tower')
      .withHand(0, 'well', 'well', 'well', 'hero', 'hero', 'hero', 'crane', 'crane', 'crane'),
    ['2 role prospector'],
    {phase: 'pick', 0: {cards: 9}},
  ],
  [
    'SJ-BLD-CHAPEL',
    'its number is the secret of its owner',
    position().withCity(1, 'chapel').withChapel(1, 2),
    [],
    play => {
      const chapel = (viewer: number | null) => game.view(play.state, viewer, new Map()).players[1]!.chapel;
      assert.deepEqual([chapel(0), chapel(1), chapel(null)], [null, 2, null]);
      assert.equal(game.view(play.state, 0, new Map()).players[1]!.points, 3);
    },
  ],
  [
    'SJ-BLD-LIBRARY',
    'the councillor draws eight',
    position().withCity(0, 'library'),
    ['0 role councillor', '0 consult'],
    play => assert.equal(play.state.drawn.length, 8),
  ],
  [
    'SJ-BLD-LIBRARY',
    'the prospector two',
    position().withCity(0, 'library'),
    ['0 role prospector'],
    {0: {cards: 2}},
  ],
  [
    'SJ-BLD-LIBRARY',
    'the trader sells three',
    position().withIndigo(0).withCity(0, 'library', 'sugar-mill+', 'sugar-mill+').withNextTile('tile-1'),
    ['0 role trader', '0 sell indigo-plant sugar-mill sugar-mill'],
    {0: {cards: 3}},
  ],
  [
    'SJ-BLD-LIBRARY',
    'not in a phase of another',
    position().withCity(1, 'library'),
    ['0 role councillor', '0 pass', '1 consult'],
    play => assert.equal(play.state.drawn.length, 2),
  ],
  [
    'SJ-BLD-LIBRARY-2P',
    'the governor must say',
    position(2).withCity(0, 'library'),
    ['0 role trader'],
    'sj/library-missing SJ-BLD-LIBRARY-2P',
  ],
  [
    'SJ-BLD-LIBRARY-2P',
    'used at the first pick, gone at the second',
    position(2).withCity(0, 'library'),
    ['0 role prospector with library', '1 role trader', '0 role councillor', '0 consult'],
    play => assert.equal(play.state.drawn.length, 5),
  ],
  [
    'SJ-BLD-LIBRARY-2P',
    'the other player always has it',
    position(2).withCity(1, 'library'),
    ['0 role trader', '1 role prospector'],
    {1: {cards: 2}},
  ],
  [
    'SJ-BLD-LIBRARY-2P',
    'yes uses it up although the action is passed',
    position(2).withCity(0, 'library'),
    ['0 role councillor with library', '0 pass', '1 pass', '1 role trader', '0 role prospector'],
    {0: {cards: 1}},
  ],
  [
    'SJ-BLD-LIBRARY-2P',
    'built between the picks it works at the second',
    position(2).withHand(0, 'library', 'well', 'well', 'well', 'hero'),
    ['0 role builder', '0 build library', '1 role trader', '0 role prospector'],
    {0: {cards: 2}},
  ],
  [
    'SJ-BLD-MONUMENTS',
    'three monuments, no function',
    position().withCity(0, 'statue', 'victory-column', 'hero'),
    ['0 role prospector'],
    {0: {cards: 1}},
  ],
  [
    'SJ-END-1',
    'no pick and no chapel after the last builder phase',
    position()
      .withCity(0, ...WHOLE_CITY)
      .withCity(1, 'chapel')
      .withHand(0, 'crane', 'palace')
      .withHand(1, 'well'),
    ['0 role builder', '0 build crane pay 0', '1 pass'],
    play => {
      assert.equal(play.state.phase, 'over');
      assert.throws(() => play.move('1 pass'), /sj\/game-over/);
    },
  ],
  [
    'SJ-END-2',
    'the indigo plant of the beginning counts',
    position()
      .withCity(0, ...WHOLE_CITY)
      .withHand(0, 'crane', 'palace'),
    ['0 role builder', '0 build crane pay 0'],
    {phase: 'over'},
  ],
  [
    'SJ-END-2',
    'covered buildings do not',
    position()
      .withCity(0, ...WHOLE_CITY.slice(1), 'crane')
      .withHand(0, 'well'),
    ['0 role builder', '0 build well over statue'],
    {phase: 'pick'},
  ],
];

ruleRows(rows);

const city = (...buildings: readonly Building[]) => ({
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

const scores: readonly [
  id: string,
  buildings: readonly Building[],
  chapel: number,
  points: Readonly<Record<string, number>>,
][] = [
  [
    'SJ-BLD-GUILD-HALL',
    ['guild-hall', 'indigo-plant', 'silver-smelter', 'well'],
    0,
    {'guild-hall': 4, buildings: 5},
  ],
  ['SJ-BLD-CITY-HALL', ['city-hall', 'well', 'indigo-plant'], 0, {'city-hall': 2, buildings: 2}],
  ['SJ-BLD-TRIUMPHAL-ARCH', ['triumphal-arch'], 0, {'triumphal-arch': 0}],
  ['SJ-BLD-TRIUMPHAL-ARCH', ['triumphal-arch', 'hero'], 0, {'triumphal-arch': 4}],
  ['SJ-BLD-TRIUMPHAL-ARCH', ['triumphal-arch', 'hero', 'statue', 'victory-column'], 0, {'triumphal-arch': 8}],
  ['SJ-BLD-PALACE', ['palace', 'hero', 'statue'], 0, {buildings: 8, palace: 2}],
  ['SJ-BLD-PALACE', ['palace', 'hero', 'well'], 1, {buildings: 6, chapel: 1, palace: 1}],
  // Printed 0 + 1 + 3, chapel 2, arch 4, guild hall 2, city hall 5: 17, so 4 for the palace.
  [
    'SJ-END-3',
    ['palace', 'indigo-plant', 'statue', 'triumphal-arch', 'guild-hall', 'city-hall'],
    2,
    {buildings: 4, chapel: 2, 'triumphal-arch': 4, 'guild-hall': 2, 'city-hall': 5, palace: 4},
  ],
];

for (const [id, buildings, chapel, points] of scores)
  test(`${id}: ${buildings.join(', ')}`, () => {
    const parts = pointsOf(city(...buildings), chapel);
    for (const [part, want] of Object.entries(points)) assert.equal(parts[part], want, part);
  });

ruleRows([
  [
    'SJ-END-4',
    'equal points and equal cards: a shared victory',
    position(2).withHand(0, 'well').withHand(1, 'well'),
    [],
    play => {
      play.state.phase = 'over';
      assert.deepEqual(play.look.result?.ranking, [[0, 1]]);
      assert.equal(play.look.result?.decidedBy, 'shared');
    },
  ],
]);
