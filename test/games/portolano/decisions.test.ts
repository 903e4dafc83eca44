/** Decisions: what a seat is offered and when it is not asked, a row for every one. */
import assert from 'node:assert/strict';
import type {Stern} from '../../../src/games/portolano/data.ts';
import {game} from '../../../src/games/portolano/index.ts';
import type {PortState} from '../../../src/games/portolano/state.ts';
import {ruleRows} from './support/rows.ts';
import {
  A,
  B,
  type Cargo,
  END,
  harbour,
  type Outfit,
  onSea,
  PICK_CANNON,
  pay,
  pick,
  refill,
  setUpDraw,
  Table,
  unload,
} from './support/table.ts';

const deepEqual: typeof assert.deepEqual = assert.deepEqual;
const equal: typeof assert.equal = assert.equal;

const choices = ({state}: {readonly state: PortState}, seat = 0) => game.choices(state, seat, new Map());
/** What fills the only hole of the only choice of a kind. */
const open = (table: Table, type: string, field: string) =>
  (choices(table).find(choice => choice.type === type)![field] as unknown as {of: number[]}).of;

/** Two captains at the first decision of all. */
function opening(stern: Stern): {state: PortState} {
  const state = game.setup({}, 2);
  game.deal(state, setUpDraw(2, [stern, 'huckster']));
  game.deal(state, {fresh: Array.from({length: 15}, (_, handle) => handle)});
  return {state};
}

const inHarbour = (outfit: Outfit): Table => new Table().ship(0, outfit).tile(0, harbour(1), A).arrived(0, 0);

/** Two ships on one cell, out of the pirate's reach, before their battle. */
const together = (first: Outfit, second: Outfit): Table =>
  new Table()
    .set({pirate: 8})
    .ship(0, {stern: 'southern-cape', cell: 7, ...first})
    .ship(1, {stern: 'huckster', cell: 7, ...second});
/** A ship beside the pirate, which hits twice. */
const hit = (outfit: Outfit): Table =>
  new Table()
    .set({pirate: 8})
    .ship(0, {stern: 'southern-cape', cell: 9, ...outfit})
    .gust('east')
    .dice('', '110')
    .settle();

ruleRows([
  [
    'D-HANDY',
    'one of the four types, and nobody without the stern is asked',
    () => {
      deepEqual(choices(opening('handyman')), [{type: 'handyman', kind: {hole: 'oneOf', of: [0, 1, 2, 3]}}]);
      equal(opening('strategist').state.phase, 'pirate');
    },
  ],
  [
    'D-STILL',
    'four rum, or a good that the box has',
    () => deepEqual(choices(opening('still')), [{type: 'still', good: {hole: 'oneOf', of: [-1, 0, 1, 2]}}]),
  ],
  [
    'D-PIRATE',
    'the start player: any tile of the sea',
    () => {
      const {state} = opening('strategist');
      deepEqual(game.toAct(state), [0]);
      deepEqual(choices({state}), [{type: 'pirate', cell: {hole: 'oneOf', of: [2, 3, 4, 5, 6, 7, 8]}}]);
    },
  ],
  [
    'D-PLACE',
    'every ship in turn: any tile of the sea, the pirate’s and a ship’s too',
    () => {
      const {state} = opening('strategist');
      game.play(state, 0, {type: 'pirate', cell: 2});
      game.play(state, 0, {type: 'ship', cell: 3});
      deepEqual(game.toAct(state), [1]);
      deepEqual(choices({state}, 1), [{type: 'ship', cell: {hole: 'oneOf', of: [2, 3, 4, 5, 6, 7, 8]}}]);
    },
  ],
  [
    'D-BARTER',
    'two own goods or none, while the others seal',
    () => {
      const table = new Table().ship(0, {load: {tea: 1, cocoa: 2}, drifted: true}).round();
      deepEqual([...game.toAct(table.state)].sort(), [0, 1, 2, 3]);
      deepEqual(table.offered(0), ['barter']);
      equal(table.count(0), 2 + 1);
      deepEqual(new Table().ship(0, {load: {tea: 1}, drifted: true}).round().state.bartering, []);
    },
  ],
  [
    'D-CARDS',
    'everybody with rum seals at once; who has none is not asked',
    () => {
      const table = new Table().ship(0, {load: {tea: 1}}).round();
      deepEqual([...game.toAct(table.state)], [1, 2, 3]);
      deepEqual(table.offered(1), ['sail']);
      equal(table.count(1), 4);
      deepEqual(table.offered(0), []);
    },
  ],
  [
    'D-REVEAL',
    'nobody decides: the play is opened when its owner’s turn comes',
    () => {
      const table = new Table().round();
      while (game.ask(table.state)?.kind === 'commit') table.answer({sealed: table.state.sealing[0]!});
      deepEqual(game.ask(table.state), {kind: 'disclose', by: [0]});
      deepEqual(game.toAct(table.state), []);
    },
  ],
  [
    'D-SEA',
    'pick-up and action in either order, or the end; where nothing is left it ends by itself',
    () => {
      const table = onSea(1, A, {coins: 1});
      deepEqual(table.offered(0), ['pick', 'upgrade', 'end']);
      table.do(0, {type: 'upgrade', kind: 0});
      deepEqual(table.offered(0), ['pick', 'end']);
      equal(table.do(0, END).state.turn, 4);
      equal(onSea(1, A).do(0, pick('cotton')).state.turn, 4, 'no coin: there is nothing else');
    },
  ],
  [
    'D-PICK',
    'goods on the tile whose row has any; a cannon while there is a slot',
    () => {
      deepEqual(open(onSea(1, A), 'pick', 'item'), [0, 1]);
      const empty = onSea(5, A).rowLeft('wine', 0);
      deepEqual(choices(empty)[0], PICK_CANNON);
      equal(onSea(5, A, {cannons: 1}).offered(0).includes('pick'), true, 'its wine');
      equal(onSea(5, A, {cannons: 1}).refused(0, PICK_CANNON), 'port/not-offered (PORT-SEA-3)');
    },
  ],
  [
    'D-ACT-UPG',
    'a type whose pile has any, for a coin',
    () => {
      const table = onSea(1, A, {coins: 1});
      table.set({upgrades: [[], ...table.state.upgrades.slice(1)]});
      deepEqual(open(table, 'upgrade', 'kind'), [1, 2, 3]);
      deepEqual(onSea(1, A).offered(0), ['pick', 'end']);
    },
  ],
  [
    'D-ACT-RT',
    'goods for rum or rum for goods, one or more',
    () => {
      const table = onSea(4, B, {load: {rum: 2, tea: 1}});
      deepEqual(table.offered(0), ['pick', 'buyRum', 'sellRum', 'end']);
      deepEqual(onSea(4, B, {load: {rum: 2}}).offered(0), ['pick', 'sellRum', 'end']);
    },
  ],
  [
    'D-ACT-GT',
    'for each good two others, fewer where there is no room',
    () => {
      const table = onSea(6, B, {load: {rum: 1, tea: 1, cocoa: 1}});
      deepEqual(
        choices(table)
          .filter(({type}) => type === 'swap')
          .map(({give}) => give),
        [2, 3],
      );
      deepEqual(onSea(6, B, {load: {rum: 1}}).offered(0), ['pick', 'end']);
    },
  ],
  ['D-ACT-RUM', 'a rum or none', () => deepEqual(onSea(7, A).offered(0), ['pick', 'freeRum', 'end'])],
  ['D-ACT-COIN', 'a coin or none', () => deepEqual(onSea(10, B).offered(0), ['pick', 'coin', 'end'])],
  [
    'D-HUCK',
    'which good goes for a rum, beside the action of the tile',
    () => {
      const table = onSea(10, B, {stern: 'huckster', load: {rum: 1, tea: 1, cocoa: 1}});
      deepEqual(table.offered(0), ['pick', 'coin', 'huckster', 'end']);
      deepEqual(open(table, 'huckster', 'good'), [2, 3]);
      table.do(0, {type: 'huckster', good: 2});
      deepEqual(table.offered(0), ['pick', 'end'], 'instead of it');
    },
  ],
  [
    'D-ROOM',
    'part of what gains: exactly what is too much, out of what was there',
    () => {
      const [choice] = choices(onSea(1, A, {load: {rum: 4, cotton: 2, tea: 1}}));
      deepEqual(choice!.out, {hole: 'spread', total: 1, caps: [4, 2, 0, 1, 0]});
      deepEqual(choices(onSea(1, A, {load: {rum: 4, cotton: 2}}))[0]!.out, [0, 0, 0, 0, 0]);
    },
  ],
  [
    'D-UNLOAD',
    'every way to fill the slots, none of them too; not asked where nothing fits',
    () => {
      equal(inHarbour({load: {rum: 1, cocoa: 1}}).count(0), 1 + 3 + 2);
      equal(inHarbour({load: {rum: 1, cocoa: 1}}).do(0, unload(-1, -1, -1)).state.turn, 4);
      const arriving = (load: Cargo) =>
        new Table()
          .ship(0, {cell: 4, load})
          .set({pirate: 11})
          .tile(0, harbour(1), A)
          .round()
          .seal({0: ['north']});
      deepEqual(game.toAct(arriving({rum: 2, cotton: 1}).state), [0]);
      deepEqual(game.toAct(arriving({rum: 2}).state), [1], 'the next in turn');
    },
  ],
  [
    'D-REFILL',
    'none up to the number of the harbour, after something was unloaded',
    () => {
      const table = inHarbour({load: {rum: 1, cotton: 1}}).do(0, unload(0, -1, -1));
      const most = table.view(0).cells[0]!.harbour!.refill;
      equal(table.count(0), most + 1);
      equal(table.refused(0, refill(0)), '');
    },
  ],
  [
    'D-KNIGHT',
    'fights or not, before the first battle; not asked where it is in none',
    () => {
      const table = together({stern: 'peace-knight'}, {}).gust('east');
      deepEqual(choices(table), [
        {type: 'knight', stayOut: true},
        {type: 'knight', stayOut: false},
      ]);
      equal(together({stern: 'peace-knight'}, {cell: 13}).gust('east').state.phase === 'knight', false);
    },
  ],
  [
    'D-PAY',
    'anything worth the difference; not asked where there is one kind, or no more than that',
    () => {
      const table = hit({load: {rum: 2, cocoa: 1}, coins: 1});
      equal(table.state.phase, 'pay');
      equal(table.refused(0, pay({rum: 1}, 1)), '');
      equal(table.refused(0, pay({rum: 1})) === '', false);
      equal(hit({load: {rum: 3}}).state.phase === 'pay', false);
      equal(hit({load: {rum: 1}, coins: 1}).state.phase === 'pay', false);
    },
  ],
  [
    'D-LOOT',
    'up to the difference, nothing too; not asked where there is nothing to take',
    () => {
      const table = together({cannons: 1}, {load: {rum: 1}, coins: 3})
        .gust('east')
        .dice('1', '')
        .settle();
      deepEqual(table.offered(0), ['loot']);
      equal(table.count(0), 1 + 1 + 1, 'nothing, a coin, a rum');
      const poor = together({cannons: 1}, {load: {}}).gust('east').dice('1', '').settle();
      equal(poor.state.phase, 'cards', 'the next round');
    },
  ],
]);
