/** Numbers of legal actions of a decision: a wrong count shows that one was added or lost. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {perft} from '../../../src/engine/perft.ts';
import {game} from '../../../src/games/portolano/index.ts';
import {A, B, harbour, type Outfit, sea, Table, unload} from './support/table.ts';

const on = (tile: number, face: number, outfit: Outfit): Table =>
  new Table()
    .ship(0, {stern: 'southern-cape', ...outfit})
    .tile(9, sea(tile), face)
    .arrived(0, 9);
const inHarbour = (tile: number, face: number, outfit: Outfit): Table =>
  new Table().ship(0, outfit).tile(0, harbour(tile), face).arrived(0, 0);

const COUNTS: readonly (readonly [name: string, given: () => Table, count: number])[] = [
  ['a play', () => new Table().ship(0, {stern: 'huckster'}).round(), 4],
  [
    'a play with a sail',
    () => new Table().ship(0, {stern: 'huckster', upgrades: ['extra-sail']}).round(),
    4 + 4 * 4,
  ],
  ['placing a ship', () => new Table().set({phase: 'ships'}), 13],
  ['placing a ship on nine', () => new Table(2).set({phase: 'ships'}), 7],
  // Two goods, four upgrades, the end.
  ['an upgrade', () => on(1, A, {coins: 1}), 2 + 4 + 1],
  // A good with one of three things to throw out, the cannon, the same for the rum, the end.
  ['a full hold', () => on(1, B, {load: {rum: 4, cotton: 2, wine: 1}}), 3 + 1 + 3 + 1],
  // Two cottons and a cocoa for rum: 1..3 of them; up to three rum for the five of each kind in the box.
  ['a rum trade', () => on(10, A, {load: {rum: 3, cotton: 2, cocoa: 1}}), 2 + (2 * 3 - 1) + (3 + 6 + 10) + 1],
  // Either of two others twice, or both; three picks.
  ['a goods trade', () => on(13, A, {load: {rum: 1, tea: 1}}), 3 + 3 + 1],
  ['a goods trade of cocoa', () => on(13, A, {load: {rum: 1, cocoa: 1}}), 3 + 6 + 1],
  // C W T with one of each.
  ['three slots', () => inHarbour(1, A, {load: {cotton: 1, wine: 1, tea: 1}}), 8],
  // T C W T C with a cocoa: alone, on five, over four pairs.
  ['five slots and a cocoa', () => inHarbour(4, B, {load: {cocoa: 1}}), 1 + 5 + 4],
  [
    'a refill of a hold with two free spaces',
    () => inHarbour(1, A, {load: {rum: 2, cotton: 1, wine: 3}}).do(0, unload(0, -1, -1)),
    // None, one, two; three with one thing of two kinds thrown out.
    3 + 2,
  ],
  [
    'paying two of rum, tea and coins',
    () =>
      new Table()
        .set({pirate: 8})
        .ship(0, {cell: 9, load: {rum: 2, tea: 1}, coins: 1})
        .gust('east')
        .dice('', '110')
        .settle(),
    // Two rum, rum and tea, rum and coin, tea and coin.
    4,
  ],
  [
    'loot of up to two',
    () =>
      new Table()
        .set({pirate: 12})
        .ship(0, {cell: 7, cannons: 2, upgrades: ['cannon-deck'], load: {}})
        .ship(1, {cell: 7, load: {rum: 1, tea: 1}, coins: 5})
        .gust('east')
        .dice('11', '')
        .settle(),
    // Coins 0..2; one thing and 0..1 coins; both things.
    3 + 2 * 2 + 1,
  ],
  ['emergency rum', () => new Table().ship(0, {load: {wine: 2, cocoa: 1}, drifted: true}).round(), 2 + 1],
];

for (const [name, given, count] of COUNTS)
  test(`portolano, ${name}: ${count} actions`, () => assert.equal(given().count(0), count));

/** Ways through one, two and three decisions; those of a turn end with it, since all others drift into a round of sealed plays. */
const WAYS: readonly (readonly [name: string, given: () => Table, ...counts: number[]])[] = [
  ['placing three ships', () => new Table().set({phase: 'ships'}), 13, 13 ** 2, 13 ** 3],
  // After one of two picks four upgrades or the end; after one of four upgrades two picks or the end; the end.
  ['an upgrade', () => on(1, A, {coins: 1}), 7, 2 * 5 + 4 * 3 + 1, 23],
  ['a goods trade', () => on(13, A, {load: {rum: 1, tea: 1}}), 7, 31, 31],
  // Nothing and no rum, or one of nine ways and up to two rum.
  ['five slots and a cocoa', () => inHarbour(4, B, {load: {cocoa: 1}}), 10, 1 + 9 * 3, 28],
];

for (const [name, given, ...counts] of WAYS)
  for (const [i, count] of counts.entries())
    test(`portolano, ${name}: ${count} ways, ${i + 1} decisions deep`, () =>
      assert.equal(perft(game, given().state, i + 1), count));
