/** PORT-ROUND, PORT-CARD, PORT-MOVE, PORT-FLIP: plays, steps, drifts, and the tiles that turn over. */
import assert from 'node:assert/strict';
import {expand} from '../../../src/engine/choice.ts';
import {DIRECTIONS} from '../../../src/games/portolano/data.ts';
import {game} from '../../../src/games/portolano/index.ts';
import {ruleRows} from './support/rows.ts';
import {A, B, card, cargo, END, harbour, type Outfit, sea, Table} from './support/table.ts';

const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const equal: typeof assert.equal = assert.equal;

/**
 * Ships on 9, 7, 13 and 15, the pirate on 3 between three harbours: it stays there while the wind blows east, and reaches
 * nobody when all have sailed with it.
 */
const afloat = (outfit: Outfit = {}): Table =>
  new Table()
    .ship(0, {cell: 9, ...outfit})
    .ship(1, {cell: 7})
    .ship(2, {cell: 13})
    .set({pirate: 3});
const EAST = [1 + card('east')];
const SOUTH = [1 + card('south')];

/** Whose turn it is has something to decide: it ends. */
function finish(table: Table, seat: number): Table {
  if (game.toAct(table.state).includes(seat) && table.state.phase === 'sea') table.do(seat, END);
  return table;
}

/** The rest of the round without anybody doing more than sailing. */
function nextRound(table: Table, wind = EAST): Table {
  for (const seat of [0, 1, 2, 3]) finish(table, (table.state.start + seat) % 4);
  return table.draws(wind).settle();
}

const plays = (table: Table, seat: number): number[][] =>
  game
    .choices(table.state, seat, new Map())
    .flatMap(choice => [...expand(choice)] as unknown as {cards: number[]}[])
    .map(({cards}) => cards);

ruleRows([
  [
    'PORT-ROUND-1',
    'plays, turns, wind, pirate, battles, and the next seat begins the next round',
    () => {
      const table = new Table(2).ship(0, {cell: 3}).ship(1, {cell: 7}).set({pirate: 5}).round(3, 1);
      deepEqual(game.ask(table.state), {kind: 'commit', by: [0, 1]});
      table.seal();
      deepEqual(game.toAct(table.state), [1]);
      finish(table, 1);
      deepEqual(game.toAct(table.state), [0]);
      finish(table, 0);
      equal(table.state.phase, 'wind');
      table.draws([1 + card('north')]).settle();
      equal(table.state.pirate, 2, 'the pirate has moved');
      deepEqual([table.state.round, table.state.start, table.state.phase], [4, 0, 'cards']);
    },
  ],
  [
    'PORT-ROUND-2',
    'the wind that moved the pirate blows for the next turns',
    () => {
      const table = nextRound(afloat().set({pirate: 15}).round().seal(), SOUTH);
      equal(table.state.pirate, 3);
      equal(table.state.round, 3);
      equal(table.state.wind, card('south'));
      deepEqual(
        table.view(0).plays.map(({cards, cost}) => [cards[0], cost]),
        [
          [card('north'), 2],
          [card('east'), 1],
          [card('south'), 0],
          [card('west'), 1],
        ],
      );
    },
  ],
  [
    'PORT-ROUND-3',
    'turns go by the start player of this round, who passes the role on last',
    () => {
      const table = afloat().round(2, 2).seal();
      const order: number[] = [];
      while (table.state.phase === 'sea') {
        order.push(game.toAct(table.state)[0]!);
        finish(table, order.at(-1)!);
      }
      deepEqual(order, [2, 3, 0, 1]);
      equal(table.state.start, 2);
      table.draws(EAST).settle();
      equal(table.state.start, 3);
    },
  ],
  [
    'PORT-CARD-1',
    'who has no rum is about to mutiny: the others seal',
    () => {
      const table = afloat({load: {}}).round();
      deepEqual(game.ask(table.state), {kind: 'commit', by: [1, 2, 3]});
      equal(table.view(1).ships[0]!.plan, 'none');
      equal(table.view(1).ships[1]!.plan, 'choosing');
    },
  ],
  [
    'PORT-CARD-2',
    'drifted last round, no rum, two goods: they may buy one rum',
    () => {
      const given = () => afloat({load: {tea: 1, cocoa: 2}, drifted: true}).round();
      const table = given();
      deepEqual([...game.toAct(table.state)].sort(), [0, 1, 2, 3]);
      equal(table.count(0), 2 + 1, 'tea and cocoa, two cocoa, or nothing');
      table.do(0, {type: 'barter', goods: [0, 0, 1, 1]});
      deepEqual(table.at(0).load, cargo({rum: 1, cocoa: 1}));
      deepEqual(table.state.sealing, [0, 1, 2, 3]);
      equal(table.refused(0, {type: 'barter', goods: [0, 0, 0, 0]}), 'port/no-emergency (PORT-CARD-2)');
      for (const outfit of [
        {load: {tea: 2}, drifted: false},
        {load: {tea: 1}, drifted: true},
        {load: {rum: 1, tea: 2}, drifted: true},
      ])
        deepEqual(afloat(outfit).round().state.bartering, []);
      deepEqual(afloat({load: {tea: 2}, drifted: true}).round(1).state.bartering, [], 'not in round 1');
    },
  ],
  [
    'PORT-CARD-3',
    'who has no rum still drifts, and loses No Mutiny at once',
    () => {
      const table = new Table(4, undefined, ['no-mutiny', 'two-chests', 'three-hits'])
        .ship(0, {cell: 9, load: {}})
        .ship(1, {load: {tea: 2}, drifted: true})
        .round();
      deepEqual(table.marks('no-mutiny'), [1, 2, 3]);
      table.do(1, {type: 'barter', goods: [0, 0, 0, 0]});
      deepEqual(table.marks('no-mutiny'), [2, 3]);
      table.seal();
      equal(table.at(0).cell, 10, 'one step with the wind');
      deepEqual(table.told('sailed')[0], {type: 'sailed', seat: 0, from: 9, to: 10, cost: 0, drift: true});
    },
  ],
  [
    'PORT-CARD-4',
    'one card; two with an Extra Sail; the double card alone for a Strategist who has not just anchored',
    () => {
      const single = [[0], [1], [2], [3]];
      const pairs = [0, 1, 2, 3].flatMap(first =>
        [0, 1, 2, 3, 4].filter(second => second !== first).map(second => [first, second]),
      );
      deepEqual(plays(afloat().round(), 0), single);
      deepEqual(plays(afloat({upgrades: ['extra-sail']}).round(), 0), [...single, ...pairs]);
      deepEqual(plays(afloat({stern: 'strategist'}).round(), 0), [...single, [4]]);
      deepEqual(plays(afloat({stern: 'strategist', anchored: true}).round(), 0), single);
      deepEqual(plays(afloat({stern: 'strategist', upgrades: ['extra-sail']}).round(), 0), [
        ...single,
        ...pairs,
        [4],
      ]);
    },
  ],
  [
    'PORT-CARD-5',
    'a play that costs more than there is may be sealed',
    () => {
      const table = afloat({load: {rum: 1}}).round();
      deepEqual(
        table.view(0).plays.map(({cards, mutiny}) => [cards[0], mutiny]),
        [
          [0, false],
          [1, false],
          [2, false],
          [3, true],
        ],
      );
    },
  ],
  [
    'PORT-CARD-6',
    'a play is seen when it is its owner’s turn, not earlier',
    () => {
      const table = afloat().round(2, 0);
      table.answer({sealed: 1}).answer({sealed: 0}).answer({sealed: 2});
      for (const viewer of [0, 1, 2, 3, null]) {
        equal(table.view(viewer).ships[1]!.plan, 'sealed');
        equal(JSON.stringify(table.view(viewer)).includes('"sail"'), false);
      }
      table.answer({sealed: 3});
      deepEqual(game.ask(table.state), {kind: 'disclose', by: [0]});
      table.settle();
      deepEqual(
        table.told('opened').map(({seat}) => seat),
        [0],
      );
    },
  ],
  [
    'PORT-CARD-7',
    'every round offers all cards again',
    () => {
      const table = nextRound(afloat().round().seal());
      equal(table.state.round, 3);
      deepEqual(plays(table, 0), [[0], [1], [2], [3]]);
    },
  ],
  [
    'PORT-MOVE-1',
    'a whole turn, movement and action, before the next play is opened',
    () => {
      const table = afloat()
        .round()
        .seal({0: ['north']});
      deepEqual([table.at(0).cell, table.at(1).cell], [5, 7]);
      deepEqual(game.toAct(table.state), [0]);
      finish(table, 0);
      equal(table.at(1).cell, 4);
    },
  ],
  [
    'PORT-MOVE-2',
    'steps go round the edges',
    () => {
      for (const [name, from, to] of [
        ['north', 9, 5],
        ['north', 3, 15],
        ['south', 13, 1],
        ['east', 7, 4],
        ['west', 8, 11],
      ] as const) {
        const table = afloat({cell: from, load: {rum: 3}})
          .round()
          .seal({0: [name]});
        equal(table.at(0).cell, to, `${from} ${name}`);
      }
    },
  ],
  [
    'PORT-MOVE-3',
    'with the wind 0 rum, across 1, against 2',
    () => {
      for (const [turned, rum] of [3, 2, 1, 2].entries())
        for (const wind of [0, 1, 2, 3]) {
          const name = DIRECTIONS[(wind + turned) % 4]!;
          const table = afloat()
            .wind(DIRECTIONS[wind]!)
            .round()
            .seal({0: [name]});
          equal(table.at(0).load[0], rum, `${name} while it blows ${DIRECTIONS[wind]}`);
        }
    },
  ],
  [
    'PORT-MOVE-4',
    'Southern Cape: a step south costs one less, never less than nothing',
    () => {
      for (const [wind, rum] of [
        ['north', 2],
        ['east', 3],
        ['south', 3],
        ['west', 3],
      ] as const) {
        const table = afloat({stern: 'southern-cape'})
          .wind(wind)
          .round()
          .seal({0: ['south']});
        equal(table.at(0).load[0], rum, wind);
      }
      equal(
        afloat({stern: 'southern-cape'})
          .round()
          .seal({0: ['west']})
          .at(0).load[0],
        1,
        'south only',
      );
    },
  ],
  [
    'PORT-MOVE-5',
    'two steps cost the sum of both, going back included; nothing is gained on the way',
    () => {
      const table = afloat({upgrades: ['extra-sail']})
        .round()
        .seal({0: ['north', 'west']});
      equal(table.at(0).cell, 4);
      equal(table.at(0).load[0], 0);
      const back = afloat({upgrades: ['extra-sail']})
        .round()
        .seal({0: ['north', 'south']});
      equal(back.at(0).cell, 9);
      equal(back.at(0).load[0], 1);
      deepEqual(
        back.told('sailed').map(({to, cost}) => [to, cost]),
        [
          [5, 1],
          [9, 1],
        ],
      );
      deepEqual(back.told('picked'), []);
    },
  ],
  [
    'PORT-MOVE-6',
    'less rum than the whole play costs: no step, all rum lost, a drift, and No Mutiny is over',
    () => {
      const table = new Table(4, undefined, ['no-mutiny', 'two-chests', 'three-hits'])
        .ship(0, {cell: 9, load: {rum: 2}, upgrades: ['extra-sail']})
        .round()
        .seal({0: ['north', 'west']});
      equal(table.at(0).cell, 10);
      equal(table.at(0).load[0], 0);
      equal(table.at(0).drifted, true);
      deepEqual(table.marks('no-mutiny'), [1, 2, 3]);
      equal(table.state.phase, 'sea', 'the action follows as usual');
      deepEqual(game.toAct(table.state), [0]);
    },
  ],
  [
    'PORT-MOVE-7',
    'a drift is one free step with the wind, with an Extra Sail as well, and is remembered for a round',
    () => {
      const table = afloat({load: {tea: 2}, upgrades: ['extra-sail']})
        .round()
        .seal();
      equal(table.at(0).cell, 10);
      equal(table.at(0).drifted, true);
      nextRound(table);
      deepEqual(table.state.bartering, [0]);
      table.do(0, {type: 'barter', goods: [0, 0, 2, 0]}).seal({0: ['east']});
      for (const seat of [1, 2, 3]) finish(table, seat);
      equal(table.at(0).drifted, false);
    },
  ],
  [
    'PORT-MOVE-8',
    'at anchor: no step, no rum, no flip, and the tile may be used; not twice running',
    () => {
      const table = afloat({stern: 'strategist'})
        .round()
        .seal({0: ['double']});
      deepEqual([table.at(0).cell, table.at(0).load[0], table.state.faces[9]], [9, 3, A]);
      equal(table.at(0).anchored, true);
      deepEqual(table.offered(0), ['pick', 'freeRum', 'end']);
      nextRound(table);
      deepEqual(plays(table, 0), [[0], [1], [2], [3]]);
      // A drift between counts as having moved.
      const drifting = afloat({stern: 'strategist', anchored: true, load: {}}).round().seal();
      equal(drifting.at(0).anchored, false);
    },
  ],
  [
    'PORT-MOVE-9',
    'more sails are no more steps',
    () => {
      const table = afloat({upgrades: ['extra-sail', 'extra-sail 3']}).round();
      equal(Math.max(...plays(table, 0).map(({length}) => length)), 2);
    },
  ],
  [
    'PORT-MOVE-10',
    'ships and the pirate share a sea tile, ships a harbour',
    () => {
      const table = afloat()
        .ship(1, {cell: 10})
        .set({pirate: 10})
        .round()
        .seal({0: ['east']});
      deepEqual([table.at(0).cell, table.at(1).cell, table.state.pirate], [10, 10, 10]);
      const inHarbour = afloat({cell: 5})
        .ship(1, {cell: 0})
        .round()
        .seal({0: ['north']});
      deepEqual([inHarbour.at(0).cell, inHarbour.at(1).cell], [1, 1]);
    },
  ],
  [
    'PORT-FLIP-1',
    'a sea tile that is left turns over, unless a ship or the pirate is still there',
    () => {
      equal(
        afloat()
          .round()
          .seal({0: ['east']}).state.faces[9],
        B,
      );
      equal(
        afloat()
          .ship(3, {cell: 9})
          .round()
          .seal({0: ['east']}).state.faces[9],
        A,
      );
      equal(
        afloat()
          .set({pirate: 9})
          .round()
          .seal({0: ['east']}).state.faces[9],
        A,
      );
      equal(afloat({load: {}}).round().seal().state.faces[9], B, 'by a drift too');
      equal(
        afloat()
          .tile(9, sea(7), B)
          .round()
          .seal({0: ['east']}).state.faces[9],
        A,
        'to the other face',
      );
    },
  ],
  [
    'PORT-FLIP-2',
    'both tiles that a play of two steps leaves, in order',
    () => {
      const table = afloat({upgrades: ['extra-sail']})
        .round()
        .seal({0: ['north', 'east']});
      deepEqual(table.state.faces[9], B);
      deepEqual(table.state.faces[5], B);
      deepEqual(
        table.told('flipped').map(({cell}) => cell),
        [9, 5],
      );
    },
  ],
  [
    'PORT-FLIP-3',
    'harbours stay as they are',
    () => {
      const table = afloat({cell: 1})
        .tile(1, harbour(2), B)
        .round()
        .seal({0: ['south']});
      deepEqual(table.told('flipped'), []);
      equal(table.state.faces[1], B);
    },
  ],
  [
    'PORT-P2P-2',
    'a play that is never opened, or is none, is one step with the wind: no drift, no anchor',
    () => {
      for (const disclosed of [
        null,
        {action: {type: 'sail', cards: [1, 2]}, salt: 'salt'},
        {action: {type: 'sail', cards: [4]}, salt: 'salt'},
        {action: {type: 'sail', cards: ['0']}, salt: 'salt'},
        {action: {type: 'sail', cards: [[0]]}, salt: 'salt'},
        {action: {type: 'sail', cards: [0, 1], why: 1}, salt: 'salt'},
        {action: {type: 'sail'}, salt: 'salt'},
        {action: {type: 'end'}, salt: 'salt'},
      ]) {
        const table = afloat().round();
        for (const seat of [0, 1, 2, 3]) table.answer({sealed: seat});
        table.answer({disclosed: [disclosed]});
        deepEqual(table.told('opened').at(-1), {
          type: 'opened',
          seat: 0,
          cards: [card('east')],
          byRule: true,
        });
        const ship = table.at(0);
        deepEqual([ship.cell, ship.load[0], ship.drifted, ship.anchored], [10, 3, false, false]);
      }
      // With a sail the foreign spelling of a legal play is none either.
      const table = afloat({upgrades: ['extra-sail']}).round();
      for (const seat of [0, 1, 2, 3]) table.answer({sealed: seat});
      const action = {type: 'sail', cards: [['0', '2']]};
      table.answer({disclosed: [{action, salt: 'salt'}]});
      equal(table.at(0).cell, 10);
    },
  ],
]);
