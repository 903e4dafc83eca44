/** Decisions: what a seat is offered, a row for every one. */
import assert from 'node:assert/strict';
import {game} from '../../../../src/games/catan/index.ts';
import {CARDS} from '../../../../src/games/catan/types.ts';
import {begun, founding, offer, terms, testRows, trading} from '../support/rows.ts';
import type {Table} from '../support/table.ts';

const equal: typeof assert.equal = assert.equal;
const deepEqual: typeof assert.deepEqual = assert.deepEqual;

const choices = (table: Table, seat = 0) => game.choices(table.state, seat, table.dealer.faces(seat));
const types = (table: Table, seat = 0) => [...new Set(choices(table, seat).map(({type}) => type))];
/** The hand pays for everything that can be built or bought. */
const rich = (options = {}) =>
  trading(options).gives(0, {lumber: 4, wool: 4, grain: 4, brick: 4, ore: 4}).gives(1, {brick: 1});
const BUILDS = ['buildRoad', 'buildCity', 'buyCard'];
const DONE = ['knight', 'endTurn'];
const sorted = (list: readonly string[]) => [...list].sort();

testRows([
  [
    'CAT-DEC-1',
    'a free corner that the distance rule allows',
    () => {
      const table = founding().do(0, {type: 'foundSettlement', at: 0}).do(0, {type: 'foundRoad', edge: 0});
      const [choice] = choices(table, 1);
      const {of} = choice!.at as unknown as {of: number[]};
      deepEqual(types(table, 1), ['foundSettlement']);
      equal(of.length, 54 - 3);
    },
  ],
  [
    'CAT-DEC-2',
    'a free edge at that settlement',
    () => {
      const table = founding().do(0, {type: 'foundSettlement', at: 18});
      const [choice] = choices(table);
      equal((choice!.edge as unknown as {of: number[]}).of.length, 3);
      deepEqual(types(table), ['foundRoad']);
    },
  ],
  [
    'CAT-DEC-3',
    'the roll, or a card before it',
    () => {
      const table = begun();
      deepEqual(types(table), ['roll']);
      table.holds(0, 'knight', 'victory-point');
      deepEqual(types(table), ['roll', 'knight']);
    },
  ],
  [
    'CAT-DEC-4',
    'all who owe at once, nobody else',
    () => {
      const table = begun().empty().gives(1, {wool: 8}).gives(2, {ore: 7}).gives(3, {ore: 9}).roll(3, 4);
      deepEqual([...game.toAct(table.state)], [1, 3]);
      deepEqual(
        [0, 1, 2, 3].map(seat => types(table, seat)),
        [[], ['discard'], [], ['discard']],
      );
    },
  ],
  [
    'CAT-DEC-5',
    'lonely hexes in one choice; where somebody can be robbed, whom, and in the almanac nobody',
    () => {
      const robbing = (edition: string) => begun({edition}).empty().gives(1, {ore: 1}).roll(3, 4);
      const table = robbing('almanac');
      const near = table.view(0).hexes.filter(({buildings}) => buildings.some(({seat}) => seat === 1));
      const [lonely, ...others] = [...choices(table)].reverse();
      equal(lonely!.victim, null);
      deepEqual(
        others.reverse(),
        near.map(({hex}) => ({type: 'robber', hex, victim: {hole: 'oneOf', of: [1, null]}})),
      );
      deepEqual(choices(robbing('modern'))[0]!.victim, {hole: 'oneOf', of: [1]});
    },
  ],
  [
    'CAT-DEC-6',
    'offers, the bank, what can be built, cards, and the end of trade or turn',
    () => {
      const table = rich();
      table.holds(0, 'knight');
      deepEqual(sorted(types(table)), sorted(['offer', 'bankTrade', 'toBuild', ...BUILDS, ...DONE]));
      table.gives(0, {lumber: 4, wool: 4, grain: 4, brick: 1, ore: 5}).do(0, offer({ore: 1}, {brick: 1}));
      table.do(1, {type: 'accept', offer: 1});
      deepEqual(
        sorted(types(table)),
        sorted(['offer', 'withdraw', 'confirm', 'bankTrade', 'toBuild', ...BUILDS, ...DONE]),
      );
    },
  ],
  [
    'CAT-DEC-7',
    'the others answer, make terms of their own and withdraw; who has no cards has declined',
    () => {
      const table = trading()
        .gives(0, {ore: 1})
        .gives(1, {brick: 1})
        .do(0, offer({ore: 1}, {brick: 1}));
      deepEqual(types(table, 1), ['accept', 'decline', 'propose']);
      deepEqual(types(table, 2), []);
      equal(table.view(2).players[2]!.answer, 'decline');
      table.do(1, {type: 'propose', terms: terms({brick: 1}, {ore: 1})});
      deepEqual(types(table, 1), ['accept', 'decline', 'propose', 'withdraw']);
      deepEqual([...game.toAct(table.state)], [0], 'nobody waits for it');
    },
  ],
  [
    'CAT-DEC-8',
    'almanac: no trade any more; modern: no halves of a turn',
    () => {
      const table = rich().do(0, {type: 'toBuild'});
      table.holds(0, 'knight');
      deepEqual(sorted(types(table)), sorted([...BUILDS, ...DONE]));
      const modern = rich({edition: 'modern'});
      modern.holds(0, 'knight');
      deepEqual(sorted(types(modern)), sorted(['offer', 'bankTrade', ...BUILDS, ...DONE]));
    },
  ],
  [
    'CAT-DEC-9',
    'an edge each; no second one without a piece',
    () => {
      const table = trading();
      const [card] = table.holds(0, 'road-building');
      table.do(0, {type: 'roadBuilding', card: card!});
      deepEqual(types(table), ['freeRoad']);
      table.do(0, {type: 'freeRoad', edge: 27});
      deepEqual(types(table), ['freeRoad']);
      const last = trading();
      const [other] = last.holds(0, 'road-building');
      last.state.players[0]!.roads = 1;
      last.do(0, {type: 'roadBuilding', card: other!}).do(0, {type: 'freeRoad', edge: 27});
      equal(last.state.phase, 'trade');
    },
  ],
  [
    'CAT-DEC-10',
    'any two that the bank has',
    () => {
      const table = trading().bank({lumber: 0, ore: 1});
      const [card] = table.holds(0, 'year-of-plenty');
      const choice = choices(table).find(({type}) => type === 'yearOfPlenty');
      deepEqual(choice, {
        type: 'yearOfPlenty',
        card,
        take: {hole: 'spread', total: 2, caps: table.state.bank},
      });
    },
  ],
  [
    'CAT-DEC-11',
    'one of the five kinds',
    () => {
      const table = trading();
      table.holds(0, CARDS[3]);
      const choice = choices(table).find(({type}) => type === 'monopoly');
      equal((choice!.kind as unknown as {of: string[]}).of.length, 5);
    },
  ],
  [
    'CAT-DEC-12',
    'just as many hidden cards as are missing; not one card too few',
    () => {
      const table = begun().pieces({}, {0: [100, 102, 111, 16]});
      table.holds(0, 'victory-point', 'victory-point');
      deepEqual(types(table), ['roll'], 'nine points');
      table.holds(0, 'victory-point', 'victory-point');
      const choice = choices(table).find(({type}) => type === 'declareVictory');
      equal((choice!.cards as unknown as number[]).length, 3);
    },
  ],
]);
