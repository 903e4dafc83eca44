/** Numbers of legal actions of a decision, and of ways through several: a wrong count shows that one was added or lost. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {countActions} from '../../../src/engine/choice.ts';
import {perft} from '../../../src/engine/perft.ts';
import {game} from '../../../src/games/catan/index.ts';
import {type Cards, counts, Table} from './support/table.ts';

/** On the beginners' island seat 0 builds at V18 and V30, with roads E20 and E36. */
const begun = (options = {}, seats = 4) => new Table(options, seats);
/** After a roll that pays nobody; almanac: to build or to end the turn are two actions more. */
const trading = (options = {}, seats = 4) => begun(options, seats).roll(6, 6).empty();
const modern = (hand: Cards) => trading({edition: 'modern'}).gives(0, hand);
const founding = (seats = 4) => begun({board: 'beginner-modern'}, seats);
const seven = (edition: string, ...hands: Cards[]) => {
  const table = begun({edition}).empty();
  for (const [seat, hand] of hands.entries()) table.gives(seat, hand);
  return table.roll(3, 4);
};
const after = (table: Table, ...cards: Parameters<Table['holds']>[1][]) => {
  table.holds(0, ...cards);
  return table;
};
const offering = (to: readonly number[]) =>
  modern({ore: 1})
    .gives(1, {wool: 1})
    .do(0, {type: 'offer', to, terms: {give: counts({ore: 1}), want: counts({wool: 1})}});

type Count = readonly [name: string, at: () => Table, seat: number, count: number];

const COUNTS: readonly Count[] = [
  ['the first settlement', () => founding(), 0, 54],
  ['a founding road at the coast', () => founding().do(0, {type: 'foundSettlement', at: 2}), 0, 2],
  ['a founding road inland', () => founding().do(0, {type: 'foundSettlement', at: 8}), 0, 3],
  ['before the roll', () => begun(), 0, 1],
  ['before the roll, a knight', () => after(begun(), 'knight'), 0, 1 + 1],
  ['before the roll, two knights', () => after(begun(), 'knight', 'knight'), 0, 1 + 1],
  ['before the roll, a monopoly', () => after(begun(), 'monopoly'), 0, 1 + 5],
  ['before the roll, a year of plenty', () => after(begun(), 'year-of-plenty'), 0, 1 + 15],
  [
    'a year of plenty from a bank with one ore and much wool',
    () => after(begun().bank({lumber: 0, grain: 0, brick: 0, ore: 1}), 'year-of-plenty'),
    0,
    1 + 2,
  ],
  ['before the roll, somebody else', () => begun(), 1, 0],
  ['a turn without cards', () => trading(), 0, 2],
  ['a turn without cards, modern', () => modern({}), 0, 1],
  ['in the build phase', () => trading().do(0, {type: 'toBuild'}), 0, 1],
  // At V18 two paths, at V13 two, at V30 two, at V24 one more.
  ['a road', () => modern({lumber: 1, brick: 1}), 0, 1 + 7],
  [
    'free roads',
    () => after(begun(), 'road-building').do(0, {type: 'roadBuilding', card: cardOf('road-building')}),
    0,
    7,
  ],
  ['a city in two places', () => modern({ore: 3, grain: 2}), 0, 1 + 2],
  ['a card', () => modern({wool: 1, grain: 1, ore: 1}), 0, 1 + 1],
  ['four of a kind at the bank', () => modern({ore: 4}), 0, 1 + 4],
  // Seven sets of people; one ore or two for one wool.
  ['an offer', () => modern({ore: 2}).gives(1, {wool: 1}), 0, 1 + 7 * 2],
  [
    'an offer among three',
    () => trading({edition: 'modern'}, 3).gives(0, {ore: 2}).gives(1, {wool: 1}),
    0,
    1 + 3 * 2,
  ],
  // Two wool, one wool, with and without a brick, or the brick alone.
  ['an offer for more', () => modern({ore: 1}).gives(1, {wool: 2, brick: 1}), 0, 1 + 7 * 5],
  ['a proposal', () => modern({ore: 1}).gives(1, {wool: 1}), 1, 1],
  ['nothing to propose', () => modern({ore: 1}).gives(1, {wool: 1}), 2, 0],
  // Accept, decline, propose.
  ['an answer', () => offering([1]), 1, 3],
  // Decline.
  ['an answer without the card', () => offering([1, 2]).gives(2, {}), 2, 0],
  ['nobody asked', () => offering([2]), 3, 0],
  // Withdraw, offer otherwise, end.
  ['while an offer is open', () => offering([1]), 0, 1 + 1 + 7],
  ['four of eight, two kinds', () => seven('almanac', {}, {ore: 4, wool: 4}), 1, 5],
  ['four of eight, four kinds', () => seven('almanac', {}, {ore: 2, wool: 2, brick: 2, lumber: 2}), 1, 19],
  ['the robber, nobody to rob', () => seven('almanac'), 0, 18],
  // Seat 1 builds at five hexes: rob or not.
  ['the robber, one to rob', () => seven('almanac', {}, {ore: 1}), 0, 18 + 5],
  ['the robber, one to rob, modern', () => seven('modern', {}, {ore: 1}), 0, 18],
];

/** The handle that the first card of a kind gets out of the deck of a table with a fixed seed. */
function cardOf(card: 'road-building'): number {
  const table = begun();
  return table.holds(0, card)[0]!;
}

for (const [name, at, seat, count] of COUNTS)
  test(`catan, ${name}: ${count} actions`, () => {
    const table = at();
    const choices = game.choices(table.state, seat, table.dealer.faces(seat));
    assert.equal(
      choices.reduce((all, choice) => all + countActions(choice), 0),
      count,
    );
  });

// 18 corners have two neighbours, 36 have three; distance closes a corner with its neighbours.
for (const [depth, count] of [
  [1, 54],
  [2, 144],
  [3, 18 * 2 * 51 + 36 * 3 * 50],
  [4, 19_248],
] as const)
  test(`catan: ${count} ways to found, ${depth} decisions deep`, () => {
    assert.equal(perft(game, founding().state, depth), count);
  });
