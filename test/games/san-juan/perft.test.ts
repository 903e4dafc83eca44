/** Numbers of legal actions of a decision: a wrong count shows that one was added or lost. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {countActions} from '../../../src/engine/choice.ts';
import {perft} from '../../../src/engine/perft.ts';
import {game} from '../../../src/games/san-juan/index.ts';
import {type Position, position} from './support/position.ts';
import {Play} from './support/rows.ts';

type Count = readonly [name: string, given: Position, moves: readonly string[], count: number];

const COUNTS: readonly Count[] = [
  ['first pick', position(), [], 5],
  ['third pick', position(), ['0 role prospector', '1 role trader'], 3],
  ['first pick of two with a library', position(2).withCity(0, 'library'), [], 10],
  // Pass; well for one of two cards; hero not at all.
  [
    'building with the privilege',
    position().withHand(0, 'well', 'hero', 'smithy'),
    ['0 role builder'],
    1 + 2 + 1,
  ],
  // Pass; tower for 3 of 3; well for 2 of 3; hero never; smithy for 1 of 3.
  [
    'building without',
    position().withHand(1, 'tower', 'well', 'hero', 'smithy'),
    ['0 role builder'],
    1 + 1 + 3 + 3,
  ],
  // Tower (3) over the plant (1): 2 of 1 cards, no; over the well (2): 1 of 1; on new ground no.
  [
    'with a crane',
    position().withCity(1, 'crane', 'well').withHand(1, 'tower', 'hero'),
    ['0 role builder'],
    2,
  ],
  // Well (2) with two goods: two cards of 2, one card and one good 2 × 2, two goods 1.
  [
    'with a black market',
    position().withIndigo(1).withCity(1, 'black-market', 'sugar-mill+').withHand(1, 'well', 'hero', 'hero'),
    ['0 role builder'],
    // Hero (5) costs more than two cards and two goods.
    1 + 1 + 4 + 1,
  ],
  [
    'producing one of three',
    position().withCity(1, 'sugar-mill', 'sugar-mill'),
    ['0 role producer', '0 pass'],
    4,
  ],
  [
    'producing up to two of three',
    position().withCity(0, 'sugar-mill', 'sugar-mill'),
    ['0 role producer'],
    7,
  ],
  ['keeping one of five', position(), ['0 role councillor', '0 consult'], 5],
  [
    'keeping two of eight',
    position().withCity(0, 'library', 'prefecture'),
    ['0 role councillor', '0 consult'],
    28,
  ],
  [
    'discarding two of nine',
    position()
      .atLastPick()
      .withHand(0, 'well', 'well', 'hero', 'hero', 'crane', 'crane', 'tower', 'tower', 'smithy'),
    ['2 role prospector'],
    36,
  ],
  ['the draft of the governor', position().inDraft(), [], 5],
];

for (const [name, given, moves, count] of COUNTS)
  test(`san-juan, ${name}: ${count} actions`, () => {
    const play = new Play(given);
    for (const line of moves) play.move(line);
    const seat = game.toAct(play.state)[0]!;
    const choices = game.choices(play.state, seat, play.dealer.all);
    assert.equal(
      choices.reduce((all, choice) => all + countActions(choice), 0),
      count,
    );
  });

/** Ways through one, two and three decisions. */
const WAYS: readonly (readonly [
  name: string,
  given: ReturnType<typeof position>,
  moves: readonly string[],
  ...counts: number[],
])[] = [
  ['the first role', position(), [], 5, 16, 39],
  // Two of three places, one of two, one of one.
  [
    'producing',
    position().withCity(0, 'sugar-mill', 'sugar-mill').withCity(1, 'sugar-mill'),
    ['0 role producer'],
    7,
    7 * 3,
    7 * 3 * 2,
  ],
  // The next seat can pay nothing; then one of four roles is taken.
  [
    'building',
    position().withHand(0, 'well', 'hero', 'tower', 'smithy').withHand(1, 'well', 'well'),
    ['0 role builder'],
    8,
    8,
    8 * 4,
  ],
];

for (const [name, given, moves, ...counts] of WAYS)
  for (const [i, count] of counts.entries())
    test(`san-juan, ${name}: ${count} ways, ${i + 1} decisions deep`, () => {
      const play = new Play(given);
      for (const line of moves) play.move(line);
      assert.equal(perft(game, play.state, i + 1, undefined, play.dealer.all), count);
    });
