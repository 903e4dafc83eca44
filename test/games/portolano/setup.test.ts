/** PORT-SET, PORT-STERN at the start: how a table is laid out. */
import assert from 'node:assert/strict';
import {type Answer, drawnOf} from '../../../src/engine/ask.ts';
import {isHarbour, LAYOUTS, type Mission, STERNS, type Stern} from '../../../src/games/portolano/data.ts';
import {game} from '../../../src/games/portolano/index.ts';
import type {PortState} from '../../../src/games/portolano/state.ts';
import {type Row, ruleRows} from './support/rows.ts';
import {card, cargo, setUpDraw, Table} from './support/table.ts';

const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const equal: typeof assert.equal = assert.equal;
const ok: typeof assert.ok = assert.ok;

/** A table laid out with these draws. */
function laidOut(seats: number, draw: Answer = setUpDraw(seats)): PortState {
  const state = game.setup({}, seats);
  game.deal(state, draw);
  return state;
}

/** The usual draw with one of its lists changed. */
function withDraw(seats: number, at: number, list: readonly number[]): Answer {
  const drawn = drawnOf(setUpDraw(seats)).map((each, i) => (i === at ? list : each));
  return {drawn};
}

/** Up to the first decision. */
function dealt(seats: number, sterns: readonly Stern[], missions?: readonly Mission[]): PortState {
  const state = laidOut(seats, setUpDraw(seats, sterns, missions));
  game.deal(state, {fresh: Array.from({length: 15}, (_, i) => i)});
  return state;
}

/** Rows of the supply for 5 players, and how many spaces are filled for 5, 4, 3 and 2, as the rules print them. */
const SUPPLY: readonly (readonly [row: string, filled: readonly number[]])[][] = [
  [
    ['CCCCCCCCCCCKCCC', [15, 13, 10, 7]],
    ['WWWWWWWWWWWKWWW', [15, 13, 10, 7]],
    ['TTTTTTTTTTTKTTT', [15, 13, 10, 7]],
  ],
  [
    ['CCCCCCCCCKCCCCC', [15, 13, 10, 7]],
    ['WWWWWWWWWWWKWWW', [15, 13, 10, 7]],
    ['TTTTTTTTTTTTTKT', [15, 13, 10, 7]],
  ],
  [
    ['CCCCCCCCCCCKCC', [14, 12, 9, 6]],
    ['WWWWWWWWWWWKWWW', [15, 13, 10, 7]],
    ['TTTTTTTTTTTKTTTT', [16, 14, 11, 8]],
  ],
  [
    ['CCCCCCCCCCCKCCCC', [16, 14, 11, 8]],
    ['WWWWWWWWWWWKWW', [14, 12, 9, 6]],
    ['TTTTTTTTTTTKTTT', [15, 13, 10, 7]],
  ],
  [
    ['CCCCCCCCCCCKCCC', [15, 13, 10, 7]],
    ['WWWWWWWWWWWKWWWW', [16, 14, 11, 8]],
    ['TTTTTTTTTTTKTT', [14, 12, 9, 6]],
  ],
  [
    ['CCCCCCCCCCKCCKC', [15, 13, 10, 7]],
    ['WWWWWWWWWWWKWWW', [15, 13, 10, 7]],
    ['TTTTTTTTTTTTTTT', [15, 13, 10, 7]],
  ],
];

ruleRows([
  [
    'PORT-SET-1',
    'the first start player is drawn among the seats',
    () => {
      equal(laidOut(4, withDraw(4, 0, [2])).start, 2);
      deepEqual(drawsOf(5)[0], {kind: 'pick', from: 5, count: 1});
    },
  ],
  [
    'PORT-SET-2',
    '4 and 5 players: three harbours and all thirteen sea tiles on a 4x4 grid, each face by lot',
    () => {
      for (const seats of [4, 5]) {
        const {tiles, side} = laidOut(seats);
        equal(side, 4);
        deepEqual([...tiles].sort(byNumber), [...upTo(13), 13, 14, 15]);
        deepEqual(drawsOf(seats).slice(1, 4), [
          {kind: 'pick', from: 8, count: 3},
          {kind: 'pick', from: 16, count: 16},
          {kind: 'roll', sides: new Array(16).fill(2)},
        ]);
      }
      const faces = upTo(16).map(cell => 1 + (cell % 2));
      deepEqual(
        laidOut(4, withDraw(4, 3, faces)).faces,
        upTo(16).map(cell => cell % 2),
      );
    },
  ],
  [
    'PORT-SET-3',
    '2 and 3 players: one tile with Ship Upgrade for certain, six other sea tiles, two harbours on a 3x3 grid',
    () => {
      for (const seats of [2, 3]) {
        const {tiles, side} = laidOut(seats);
        equal(side, 3);
        equal(tiles.length, 9);
        equal(tiles.filter(isHarbour).length, 2);
        equal(new Set(tiles).size, 9);
        deepEqual(drawsOf(seats).slice(2, 4), [
          {kind: 'pick', from: 6, count: 1},
          {kind: 'pick', from: 12, count: 6},
        ]);
        // The sure one is the sixth tile; the others are the last six.
        const drawn = drawnOf(setUpDraw(seats)).map((list, i) =>
          i === 2 ? [5] : i === 3 ? [6, 6, 6, 6, 6, 6] : list,
        );
        deepEqual(
          laidOut(seats, {drawn})
            .tiles.filter(tile => !isHarbour(tile))
            .sort(byNumber),
          [5, 7, 8, 9, 10, 11, 12],
        );
      }
    },
  ],
  [
    'PORT-SET-4',
    'north is up for everyone, and every edge leads to the opposite one',
    () => {
      const {cells} = new Table(4).view(0);
      deepEqual(cells[0]!.neighbours, [12, 1, 4, 3]);
      deepEqual(cells[15]!.neighbours, [11, 12, 3, 14]);
      deepEqual(new Table(2).view(1).cells[4]!.neighbours, [1, 5, 7, 3]);
      deepEqual(new Table(2).view(1).cells[2]!.neighbours, [8, 0, 5, 1]);
    },
  ],
  [
    'PORT-SET-5',
    'the other harbours lie in the pile, their faces not known yet',
    () => {
      deepEqual(
        laidOut(5).pile,
        [16, 17, 18, 19, 20].map(tile => [tile, -1]),
      );
      deepEqual(
        laidOut(2).pile,
        [15, 16, 17, 18, 19, 20].map(tile => [tile, -1]),
      );
    },
  ],
  [
    'PORT-SET-6',
    'six layouts, filled from the right for the number of players; what is not placed lies in the box',
    () => {
      deepEqual(drawsOf(4)[4], {kind: 'pick', from: 6, count: 1});
      LAYOUTS.forEach((_, layout) => {
        for (const seats of [5, 4, 3, 2]) {
          const {rows, box} = laidOut(seats, setUpDraw(seats, undefined, undefined, layout));
          const wanted = SUPPLY[layout]!.map(([row, filled]) =>
            [...row.slice(-filled[5 - seats]!)].map(letter => 'CWTK'.indexOf(letter)),
          );
          deepEqual(rows, wanted);
          const placed = rows.flat();
          deepEqual(
            box,
            [17, 17, 17, 3].map((all, good) => all - placed.filter(marker => marker === good).length),
          );
          equal(box[3], 0, 'every cocoa is on the board');
        }
      });
    },
  ],
  ['PORT-SET-7', 'fifteen chests in one pile', () => equal(new Table(4).state.chests.length, 15)],
  [
    'PORT-SET-8',
    'three cannons for each player',
    () => {
      for (const seats of [2, 3, 4, 5]) equal(laidOut(seats).cannons, 3 * seats);
    },
  ],
  [
    'PORT-SET-9',
    'three missions of twelve; markers on No Cannon and No Mutiny at once',
    () => {
      const {missions, marks} = laidOut(3, setUpDraw(3, undefined, ['six-rum', 'no-cannon', 'no-mutiny']));
      deepEqual(missions, [3, 10, 11]);
      deepEqual(marks, [[], [0, 1, 2], [0, 1, 2]]);
      deepEqual(drawsOf(4)[5], {kind: 'pick', from: 12, count: 3});
    },
  ],
  [
    'PORT-SET-10',
    'four piles with the values 1 to P, P on top',
    () => {
      deepEqual(laidOut(3).upgrades, new Array(4).fill([3, 2, 1]));
      deepEqual(laidOut(5).upgrades, new Array(4).fill([5, 4, 3, 2, 1]));
    },
  ],
  [
    'PORT-SET-11',
    '3 rum and nothing else, and a stern of its own',
    () => {
      const {ships} = laidOut(4);
      for (const {load, coins, cannons, upgrades, chests} of ships)
        deepEqual([load, coins, cannons, upgrades, chests], [[3, 0, 0, 0, 0], 0, 0, [], []]);
      deepEqual(
        ships.map(({stern}) => STERNS[stern]),
        ['huckster', 'southern-cape', 'son-of-fortune', 'strategist'],
      );
      deepEqual(drawsOf(4)[6], {kind: 'pick', from: 9, count: 4});
    },
  ],
  [
    'PORT-SET-12',
    'sterns with a start effect in turn order; those without a choice by themselves',
    () => {
      const draw = drawnOf(setUpDraw(4, ['still', 'sticky-fingers', 'handyman', 'grapeshot-master']));
      const state = laidOut(4, {drawn: [[1], ...draw.slice(1)]});
      game.deal(state, {fresh: upTo(15)});
      deepEqual(game.toAct(state), [2]);
      equal(state.ships[1]!.coins, 2);
      equal(state.ships[3]!.cannons, 0);
      game.play(state, 2, {type: 'handyman', kind: 1});
      equal(state.ships[3]!.cannons, 1);
      deepEqual(game.toAct(state), [0]);
      game.play(state, 0, {type: 'still', good: -1});
      equal(state.phase, 'pirate');
    },
  ],
  [
    'PORT-SET-13',
    'the start player puts the pirate on any sea tile',
    () => {
      const state = dealt(4, ['huckster', 'strategist', 'southern-cape', 'son-of-fortune']);
      deepEqual(game.toAct(state), [0]);
      const [choice] = game.choices(state, 0, new Map());
      deepEqual(choice, {type: 'pirate', cell: {hole: 'oneOf', of: upTo(16).slice(3)}});
      game.play(state, 0, {type: 'pirate', cell: 9});
      equal(state.pirate, 9);
    },
  ],
  [
    'PORT-SET-14',
    'each ship on any sea tile, in turn order; they may share it with each other and the pirate',
    () => {
      const state = laidOut(3, withDraw(3, 0, [1]));
      game.deal(state, {fresh: upTo(15)});
      game.play(state, 1, {type: 'pirate', cell: 4});
      for (const seat of [1, 2, 0]) {
        deepEqual(game.toAct(state), [seat]);
        equal(game.check(state, seat, {type: 'ship', cell: 0})?.rule, 'PORT-SET-14');
        game.play(state, seat, {type: 'ship', cell: 4});
      }
      deepEqual(
        state.ships.map(({cell}) => cell),
        [4, 4, 4],
      );
      deepEqual(state.faces, new Array(9).fill(0), 'placing flips nothing');
    },
  ],
  [
    'PORT-SET-15',
    'then the wind is spun, for the turns of round 1',
    () => {
      const state = dealt(2, ['huckster', 'strategist']);
      game.play(state, 0, {type: 'pirate', cell: 4});
      game.play(state, 0, {type: 'ship', cell: 5});
      game.play(state, 1, {type: 'ship', cell: 6});
      deepEqual(game.ask(state), {kind: 'beacon', purpose: 'wind', draws: [{kind: 'roll', sides: [4]}]});
      game.deal(state, {drawn: [[4]]});
      equal(state.wind, card('west'));
      equal(state.round, 1);
      equal(state.pirate, 4, 'the pirate stays where it was put');
      deepEqual(game.ask(state), {kind: 'commit', by: [0, 1]});
    },
  ],
  [
    'PORT-STERN-1',
    'Sticky Fingers: 2 coins',
    () => equal(dealt(2, ['sticky-fingers', 'huckster']).ships[0]!.coins, 2),
  ],
  [
    'PORT-STERN-2',
    'Grapeshot Master: a cannon from the supply; its No Cannon marker comes off at once',
    () => {
      const state = dealt(2, ['grapeshot-master', 'huckster'], ['no-cannon', 'six-rum', 'two-chests']);
      equal(state.ships[0]!.cannons, 1);
      equal(state.cannons, 5);
      deepEqual(state.marks[0], [1]);
    },
  ],
  [
    'PORT-STERN-3',
    'Handyman: one of the four upgrades of value 0, which works fully',
    () => {
      const state = dealt(2, ['handyman', 'huckster']);
      deepEqual(game.choices(state, 0, new Map()), [
        {type: 'handyman', kind: {hole: 'oneOf', of: [0, 1, 2, 3]}},
      ]);
      game.play(state, 0, {type: 'handyman', kind: 0});
      deepEqual(state.ships[0]!.upgrades, [0]);
      deepEqual(state.upgrades[0], [2, 1], 'the piles are as they were');
      const [ship] = game.view(state, 0, new Map()).ships;
      deepEqual([ship!.hold, ship!.value], [9, 0]);
    },
  ],
  [
    'PORT-STERN-4',
    'Still: 4 rum more, or 3 and a plain good out of the box',
    () => {
      for (const [good, load] of [
        [-1, {rum: 7}],
        [0, {rum: 6, cotton: 1}],
        [2, {rum: 6, tea: 1}],
      ] as const) {
        const state = dealt(2, ['still', 'huckster']);
        const inBox = state.box[Math.max(good, 0)]!;
        game.play(state, 0, {type: 'still', good});
        deepEqual(state.ships[0]!.load, cargo(load));
        equal(state.box[Math.max(good, 0)], good < 0 ? inBox : inBox - 1);
      }
      const state = dealt(2, ['still', 'huckster']);
      state.box[1] = 0;
      deepEqual(game.choices(state, 0, new Map())[0], {type: 'still', good: {hole: 'oneOf', of: [-1, 0, 2]}});
      equal(game.check(state, 0, {type: 'still', good: 3})?.rule, 'PORT-STERN-4');
    },
  ],
  [
    'PORT-P2P-5',
    'the order of the draws: harbours, sea tiles, cells, faces; then layout, missions, sterns',
    () => {
      const kinds = drawsOf(2).map(draw =>
        draw.kind === 'pick' ? `${draw.count} of ${draw.from}` : 'faces',
      );
      deepEqual(kinds, [
        '1 of 2',
        '2 of 8',
        '1 of 6',
        '6 of 12',
        '9 of 9',
        'faces',
        '1 of 6',
        '3 of 12',
        '2 of 9',
      ]);
    },
  ],
] satisfies Row[]);

function drawsOf(seats: number) {
  const ask = game.ask(game.setup({}, seats));
  ok(ask?.kind === 'beacon');
  return ask.draws;
}
function upTo(count: number): number[] {
  return Array.from({length: count}, (_, i) => i);
}
function byNumber(a: number, b: number): number {
  return a - b;
}
