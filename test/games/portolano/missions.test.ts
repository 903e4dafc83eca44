/** PORT-MISS, PORT-STATE, PORT-END, PORT-SCORE: places on missions, what is kept, the end and what it counts. */
import assert from 'node:assert/strict';
import type {Result} from '../../../src/engine/game.ts';
import type {Mission} from '../../../src/games/portolano/data.ts';
import {game} from '../../../src/games/portolano/index.ts';
import {brokenLaw} from '../../../src/games/portolano/laws.ts';
import type {PortState} from '../../../src/games/portolano/state.ts';
import {type Row, ruleRows} from './support/rows.ts';
import {A, END, type Loose, loot, type Outfit, PICK_CANNON, sea, Table} from './support/table.ts';

const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const equal: typeof assert.equal = assert.equal;
const match: typeof assert.match = assert.match;

/** Seat 0 ends its turn on a sea tile where it did nothing. */
const shown = (mission: Mission, outfit: Outfit): Table =>
  new Table(4, undefined, [mission, 'no-cannon', 'no-mutiny'])
    .ship(0, outfit)
    .tile(9, sea(7), A)
    .arrived(0, 9)
    .do(0, END);

/** The final count of these ships. */
const counted = (seats: number, outfits: readonly Outfit[], missions?: readonly Mission[]): Result => {
  const table = new Table(seats, undefined, missions);
  for (const [seat, outfit] of outfits.entries()) table.ship(seat, {stern: 'huckster', load: {}, ...outfit});
  return game.result({...table.state, phase: 'over'})!;
};
const totals = (result: Result): number[] => result.scores.map(({total}) => total);
const parts = (result: Result, part: string): number[] => result.scores.map(score => score.parts[part]!);

/** Missions with their condition met, and just not. */
const STATES: readonly (readonly [Mission, Outfit, Outfit])[] = [
  ['four-cotton', {load: {cotton: 4}}, {load: {cotton: 3, cocoa: 3}}],
  ['four-wine', {load: {wine: 4}}, {load: {wine: 3, cocoa: 1}}],
  ['four-tea', {load: {tea: 5}}, {load: {tea: 3, wine: 4}}],
  ['six-rum', {load: {rum: 6}}, {load: {rum: 5, tea: 2}}],
  [
    'full-larder',
    {load: {rum: 2, cotton: 1, wine: 1, tea: 1}},
    {load: {rum: 2, cotton: 1, wine: 1, cocoa: 1}},
  ],
  [
    'three-kinds',
    {upgrades: ['extra-sail', 'extra-fuse', 'hold-extension 0' as 'hold-extension']},
    {upgrades: ['extra-sail', 'extra-fuse', 'extra-sail 2']},
  ],
  ['twin-upgrades', {upgrades: ['extra-sail', 'extra-sail 2']}, {upgrades: ['extra-sail', 'extra-fuse']}],
];

ruleRows([
  [
    'PORT-MISS-1',
    'the highest free place, one marker a card, and it stays when the condition is lost',
    () => {
      const table = new Table(4, undefined, ['six-rum', 'four-tea', 'four-wine']);
      for (const seat of [2, 0, 2, 1]) {
        table
          .ship(seat, {load: {rum: 6}})
          .tile(9, sea(7), A)
          .arrived(seat, 9)
          .do(seat, END);
        table.ship(seat, {load: {rum: 1}});
      }
      deepEqual(table.marks('six-rum'), [2, 0, 1]);
      deepEqual(
        table.told('mission').map(({seat, place}) => [seat, place]),
        [
          [2, 0],
          [0, 1],
          [1, 2],
        ],
      );
    },
  ],
  [
    'PORT-MISS-2',
    'what a ship shows is looked at when its own action ends, and for that ship alone',
    () => {
      for (const [mission, met, missed] of STATES) {
        deepEqual(shown(mission, met).marks(mission), [0], mission);
        deepEqual(shown(mission, missed).marks(mission), [], mission);
      }
      const chests = new Table(4, undefined, ['two-chests', 'no-cannon', 'no-mutiny']);
      const {ships, chests: pile} = chests.loose;
      ships[0]!.chests = pile.splice(0, 2);
      chests
        .ship(1, {load: {rum: 6}})
        .tile(9, sea(7), A)
        .arrived(0, 9)
        .do(0, END);
      deepEqual(chests.marks('two-chests'), [0]);
      const others = new Table(4, undefined, ['six-rum', 'no-cannon', 'no-mutiny']).ship(1, {load: {rum: 6}});
      deepEqual(others.tile(9, sea(7), A).arrived(0, 9).do(0, END).marks('six-rum'), []);
      // A turn in a harbour ends like any other.
      const inPort = new Table(4, undefined, ['six-rum', 'no-cannon', 'no-mutiny'])
        .ship(0, {load: {rum: 6}, cell: 1})
        .ship(1, {cell: 9})
        .set({pirate: 3})
        .wind('west')
        .round()
        .seal();
      equal(inPort.at(0).cell, 0);
      deepEqual(inPort.marks('six-rum'), [0]);
    },
  ],
  [
    'PORT-MISS-3',
    'after the battles: who beat the pirate; who had three hits at sea; several in turn order',
    () => {
      const table = new Table(4, undefined, ['pirates-bane', 'three-hits', 'four-tea']).set({
        pirate: 8,
        start: 2,
      });
      const strong = {
        cannons: 3,
        upgrades: ['cannon-deck', 'extra-fuse', 'extra-fuse 2', 'extra-fuse 3'],
      } as const;
      table.ship(0, {cell: 9, ...strong}).ship(2, {cell: 10, ...strong});
      table.gust('east').dice('', '00').dice('', '000').settle();
      deepEqual(table.marks('pirates-bane'), [2, 0]);
      deepEqual(table.marks('three-hits'), [2, 0]);
      // In a harbour hits are no sea battle.
      const ashore = new Table(4, undefined, ['three-hits', 'six-rum', 'four-tea'])
        .set({pirate: 8})
        .ship(0, {cell: 1, load: {rum: 4}})
        .ship(1, {cell: 1, load: {}})
        .gust('east')
        .dice('1111', '')
        .settle();
      deepEqual(ashore.marks('three-hits'), []);
      // Among ships at sea they count, and as many as the pirate is not more.
      const even = new Table(4, undefined, ['pirates-bane', 'six-rum', 'four-tea'])
        .set({pirate: 8})
        .ship(0, {cell: 9})
        .gust('east')
        .dice('', '000')
        .settle();
      deepEqual(even.marks('pirates-bane'), []);
    },
  ],
  [
    'PORT-MISS-4',
    'cocoa is not cotton, wine or tea here',
    () => deepEqual(shown('four-wine', {load: {wine: 3, cocoa: 2}}).marks('four-wine'), []),
  ],
  [
    'PORT-MISS-5',
    'No Cannon and No Mutiny: everybody’s marker from the start, gone for good when broken',
    () => {
      const table = new Table(4, undefined, ['no-cannon', 'no-mutiny', 'four-tea']);
      deepEqual(table.marks('no-cannon'), [0, 1, 2, 3]);
      table.tile(9, sea(5), A).arrived(2, 9).do(2, PICK_CANNON);
      deepEqual(table.marks('no-cannon'), [0, 1, 3]);
      deepEqual(table.told('markerLost'), [{type: 'markerLost', seat: 2, mission: 10}]);
    },
  ],
  [
    'PORT-MISS-6',
    'loot completes a mission at the end of the next own action only',
    () => {
      const table = new Table(4, undefined, ['six-rum', 'four-tea', 'four-wine']).set({pirate: 12});
      table
        .ship(0, {cell: 7, cannons: 1, stern: 'southern-cape', load: {rum: 5}})
        .ship(1, {cell: 7, load: {rum: 2}});
      table
        .gust('east')
        .dice('1', '')
        .settle()
        .do(0, loot({rum: 1}));
      equal(table.at(0).load[0], 6);
      deepEqual(table.marks('six-rum'), []);
      table.seal({0: ['east']});
      while (table.state.phase === 'sea') table.do(game.toAct(table.state)[0]!, END);
      deepEqual(table.marks('six-rum'), [0]);
    },
  ],
  [
    'PORT-STATE-1',
    'the table is plain JSON and tells all that is public',
    () => {
      const {state} = new Table(5, ['huckster', 'still', 'handyman', 'strategist', 'peace-knight']);
      deepEqual(JSON.parse(JSON.stringify(state)), state);
      const view = game.view(state, null, new Map());
      equal(view.cells.length, 16);
      deepEqual([view.chests, view.harbourPile, view.rows.length, view.missions.length], [15, 5, 3, 3]);
    },
  ],
  [
    'PORT-STATE-2',
    'a chest in the state is a handle, a sealed play a fact without content',
    () => {
      const table = new Table().round();
      const before = JSON.stringify(table.state.ships);
      table.answer({sealed: 0});
      equal(JSON.stringify(table.state.ships), before);
      deepEqual(table.state.sealing, [1, 2, 3]);
    },
  ],
  [
    'PORT-STATE-3',
    'what a battle phase keeps is gone with it',
    () => {
      const table = new Table(4, ['peace-knight', 'huckster', 'strategist', 'still'])
        .set({pirate: 8})
        .ship(0, {cell: 9})
        .ship(1, {cell: 10, cannons: 1});
      table.gust('east').do(0, {type: 'knight', stayOut: true}).dice('1', '00').settle();
      const {out, fought, beat, best, phase} = table.state;
      deepEqual([phase, out, fought, beat, best], ['cards', [], [], [], [0, 0, 0, 0]]);
      deepEqual([...table.view(0).inReach].sort(), [0, 1], 'who stayed out is in reach again');
    },
  ],
  [
    'PORT-STATE-4',
    'damage of every kind breaks a law that tells it',
    () => {
      const damage: readonly [(state: Loose<PortState>) => void, RegExp][] = [
        [state => state.box[0]!++, /18 cotton of 17/],
        [state => state.rows[2]!.pop(), /16 tea of 17/],
        [state => state.ships[0]!.load[4]!++, /4 cocoa of 3/],
        [state => (state.ships[1]!.load[0] = 8), /seat 1 holds what it cannot/],
        [state => (state.ships[1]!.load[0] = -1), /seat 1 holds what it cannot/],
        [state => (state.ships[2]!.coins = -1), /seat 2 holds what it cannot/],
        [state => (state.ships[3]!.cannons = 2), /seat 3 holds what it cannot/],
        [state => state.cannons--, /11 cannons/],
        [state => state.chests.pop(), /14 chests/],
        [state => (state.pirate = 1), /pirate is in a harbour/],
        [state => (state.tiles[4] = state.tiles[5]!), /lies twice/],
      ];
      for (const [change, told] of damage) {
        const table = new Table();
        const state = table.loose;
        equal(brokenLaw(table.state), null);
        change(state);
        match(brokenLaw(table.state) ?? '', told);
      }
    },
  ],
  [
    'PORT-END-1',
    'the last marker of a row: this round is finished, one more is played, then it is over; a second row changes nothing',
    () => {
      const table = new Table().rowLeft('tea', 1).rowLeft('wine', 1).set({pirate: 3});
      table
        .tile(9, sea(2), A)
        .arrived(0, 9)
        .do(0, {type: 'pick', item: 2, out: [0, 0, 0, 0, 0]});
      equal(table.state.lastRound, 3);
      table
        .do(0, END)
        .set({pirate: 3})
        .draws([1 + 1])
        .settle();
      equal(table.state.round, 3, 'another full round');
      table
        .tile(9, sea(2), A)
        .arrived(0, 9)
        .set({round: 3})
        .do(0, {type: 'pick', item: 1, out: [0, 0, 0, 0, 0]});
      equal(table.state.lastRound, 3);
      equal(game.result(table.state), null);
      table
        .do(0, END)
        .draws([1 + 1])
        .settle();
      equal(table.state.phase, 'over');
      deepEqual(game.toAct(table.state), []);
    },
  ],
  [
    'PORT-SCORE-1',
    'coins, chests, marker, rank of ship and cannons, half of the hold, missions',
    () => {
      const result = counted(
        3,
        [
          {coins: 7, load: {rum: 3, cocoa: 2}, upgrades: ['extra-sail 3'], cannons: 1},
          {stern: 'peace-knight', upgrades: ['extra-fuse 2']},
          {},
        ],
        ['no-cannon', 'no-mutiny', 'four-tea'],
      );
      deepEqual(parts(result, 'coins'), [7, 0, 0]);
      deepEqual(parts(result, 'hold'), [2, 0, 0]);
      deepEqual(parts(result, 'peace'), [0, 1, 0]);
      deepEqual(parts(result, 'ship'), [6, 2, 0]);
      deepEqual(parts(result, 'cannons'), [4, 0, 0]);
      deepEqual(parts(result, 'missions'), [4, 4, 4], 'two markers kept, one mission missed');
      deepEqual(totals(result), [23, 7, 4]);
    },
  ],
  [
    'PORT-SCORE-2',
    'a place without coins still spares the 2 of a missed mission; places pay by number of players',
    () => {
      for (const [seats, pay] of [
        [5, [4, 2, 1, 0, 0]],
        [4, [4, 2, 1, 0]],
        [3, [3, 1, 0]],
        [2, [2, 0]],
      ] as const) {
        const table = new Table(
          seats,
          ['huckster', 'southern-cape', 'strategist', 'still', 'sticky-fingers'],
          ['six-rum', 'no-cannon', 'no-mutiny'],
        );
        table.set({marks: [[...pay.keys()], [], []], phase: 'over'});
        deepEqual(parts(game.result(table.state)!, 'missions'), [...pay]);
        table.set({marks: [[], [], []]});
        deepEqual(parts(game.result(table.state)!, 'missions'), new Array(seats).fill(-2));
      }
    },
  ],
  [
    'PORT-SCORE-3',
    'no upgrades and no cannons are no rank, not a second one either',
    () => {
      const result = counted(3, [{upgrades: ['extra-sail 2'], cannons: 1}, {}, {}]);
      deepEqual(
        [parts(result, 'ship'), parts(result, 'cannons')],
        [
          [6, 0, 0],
          [4, 0, 0],
        ],
      );
      const zero = counted(2, [{upgrades: ['extra-sail 0']}, {}]);
      deepEqual(parts(zero, 'ship'), [0, 0]);
    },
  ],
  [
    'PORT-SCORE-4',
    'the most points; then the lower ship value; then it is shared',
    () => {
      const tie = counted(3, [{coins: 2, upgrades: ['extra-sail 5']}, {coins: 8}, {}]);
      deepEqual([tie.ranking, tie.decidedBy], [[[1], [0], [2]], 'tieBreak']);
      const shared = counted(2, [{coins: 3}, {coins: 3}]);
      deepEqual([shared.ranking, shared.decidedBy], [[[0, 1]], 'shared']);
      const ahead = counted(2, [{coins: 3}, {coins: 4}]);
      deepEqual([ahead.ranking, ahead.decidedBy], [[[1], [0]], 'points']);
      equal(counted(2, [{}, {}]).scores[0]!.total, -6, 'below nothing as well');
    },
  ],
] satisfies Row[]);
