/** The worked examples of the rules, by their ids. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {CatAction} from '../../../src/games/catan/types.ts';
import {counts, Table} from './support/table.ts';

const trading = (options = {}) => new Table(options).roll(6, 6).empty();
const settle = (at: number): CatAction => ({type: 'buildSettlement', at});
const SETTLEMENT = {lumber: 1, brick: 1, wool: 1, grain: 1};

test('CAT-EX-1 a card bought this turn reveals the winning point', () => {
  const table = trading()
    .pieces({0: [24, 25, 26, 27, 28]}, {0: [0, 2, 111, 147]})
    .set({longestRoad: 0});
  table.gives(0, {wool: 1, grain: 1, ore: 1}).next('victory-point');
  const [old] = table.holds(0, 'victory-point');
  table.next('victory-point').do(0, {type: 'buyCard'});
  const [, bought] = table.state.players[0]!.cards;
  table.do(0, {type: 'declareVictory', cards: [old!, bought!]});
  assert.equal(table.state.winner, 0);
  assert.equal(table.view(1).players[0]!.points, 10);
});

test('CAT-EX-2 an offer, a counter and a proposal', () => {
  const table = trading().gives(0, {lumber: 2, ore: 3}).gives(1, {brick: 1}).gives(2, {brick: 1});
  table.do(0, {type: 'offer', to: [1, 2, 3], terms: {give: counts({ore: 1}), want: counts({brick: 1})}});
  table.do(1, {type: 'propose', terms: {give: counts({brick: 1}), want: counts({ore: 3})}});
  table.do(2, {type: 'propose', terms: {give: counts({brick: 1}), want: counts({lumber: 1, ore: 1})}});
  table.do(0, {type: 'confirm', with: 2, item: 3});
  assert.deepEqual(table.hand(0), counts({lumber: 1, ore: 2, brick: 1}));
  assert.deepEqual(table.hand(2), counts({lumber: 1, ore: 1}));
  assert.deepEqual(table.hand(1), counts({brick: 1}));
  assert.equal(
    table.view(0).builds[0]!.missing.every(count => count === 0),
    true,
  );
});

test('CAT-EX-3 six, seven and eleven cards at a 7', () => {
  const table = new Table()
    .empty()
    .gives(0, {ore: 6})
    .gives(1, {ore: 7})
    .gives(2, {lumber: 6, wool: 5})
    .roll(3, 4);
  assert.deepEqual(table.view(2).discarding, [2]);
  table.discard(2, {type: 'discard', cards: counts({lumber: 3, wool: 2}), hidden: []});
  assert.deepEqual(table.hand(2), counts({lumber: 3, wool: 3}));
  assert.deepEqual(table.state.bank.slice(0, 2), [16, 16]);
});

test('CAT-EX-4 side roads do not count', () => {
  const table = new Table().pieces({2: [24, 25, 26, 27, 28, 29, 30, 19, 36]}, {});
  assert.equal(table.state.players[2]!.trail, 7);
});

/** White's road from A to B, and a road of Black that reaches the corner in its middle. */
const crossed = () =>
  trading()
    .pieces({2: [24, 25, 26, 27, 28, 29, 30, 19, 36], 0: [35, 42, 41, 40, 49]}, {})
    .set({longestRoad: 2})
    .gives(0, SETTLEMENT);
const lengths = (table: Table) => table.state.players.map(({trail}) => trail);

test('CAT-EX-5 a settlement cuts the longest road, and the settler has it now', () => {
  assert.equal(crossed().do(0, settle(23)).state.longestRoad, 0);
});

test('CAT-EX-17 7 and 5 before the cut, 4 and 5 after it', () => {
  const table = crossed();
  assert.deepEqual(lengths(table), [5, 0, 7, 0]);
  assert.deepEqual(lengths(table.do(0, settle(23))), [5, 0, 4, 0]);
});

test('CAT-EX-6 a knight blocks a forest and robs one of two', () => {
  const table = trading()
    .pieces({}, {1: [19], 2: [31]})
    .gives(1, {ore: 1})
    .gives(2, {ore: 1});
  const [card] = table.holds(0, 'knight');
  table.do(0, {type: 'knight', card: card!}).do(0, {type: 'robber', hex: 10, victim: 2});
  assert.deepEqual([table.hand(0), table.hand(2)], [counts({ore: 1}), counts({})]);
  table.do(0, {type: 'endTurn'}).roll(2, 2);
  assert.equal(table.told('produced').length, 0);
});

test('CAT-EX-7 one number on two hexes', () => {
  // Pasture H13 and hills, both 10 here: V39 touches mountains H16 and pasture H13.
  const table = new Table().empty().pieces({}, {0: [39], 1: [40]});
  table.set({
    board: {
      ...table.state.board,
      tokens: table.state.board.tokens.map((token, hex) =>
        hex === 13 || hex === 16 ? 4 : token === 4 ? 0 : token,
      ),
    },
  });
  table.roll(2, 2);
  assert.deepEqual(table.hand(0), counts({ore: 1, wool: 1}));
  assert.deepEqual(table.hand(1), counts({wool: 1}));
});

const settling = () =>
  trading()
    .pieces({0: [20, 27]}, {1: [29]})
    .gives(0, SETTLEMENT);

test('CAT-EX-8 a neighbour is too near, the next corner is not', () => {
  assert.equal(settling().refused(0, settle(23)), 'cat/too-close (CAT-BLD-5)');
  assert.equal(settling().refused(0, settle(13)), '');
});

test('CAT-EX-9 no settlement where no road leads', () => {
  assert.equal(settling().refused(0, settle(40)), 'cat/not-connected (CAT-BLD-4)');
});

for (const [id, corners, give, count, ok] of [
  ['CAT-EX-10', [18], 'ore', 4, true],
  ['CAT-EX-11', [0], 'lumber', 3, true],
  ['CAT-EX-12', [1], 'wool', 2, true],
  ['CAT-EX-12', [1], 'lumber', 3, false],
] as const)
  test(`${id} ${count} ${give} at the bank: ${ok}`, () => {
    const take = give === 'ore' ? 'lumber' : 'ore';
    const table = trading()
      .pieces({}, {0: corners})
      .gives(0, {[give]: count});
    assert.equal(table.refused(0, {type: 'bankTrade', give, take}) === '', ok);
  });

test('CAT-EX-13 settlement and city on one hex', () => {
  const table = new Table().empty().pieces({}, {0: [33, 128], 1: [146]});
  // Hills 8 are H12; fields 8 are H11: the mountains of the example are hills here.
  table.roll(4, 4);
  assert.equal(table.hand(0)[3], 3);
});

test('CAT-EX-14 five settlements are five points, and no sixth', () => {
  const table = trading()
    .pieces({0: [20]}, {0: [0, 2, 11, 16, 51]})
    .gives(0, SETTLEMENT);
  assert.equal(table.view(0).players[0]!.points, 5);
  assert.equal(table.refused(0, settle(18)), 'cat/no-piece-left (CAT-BLD-6)');
});

test('CAT-EX-15 everybody begins with two points', () => {
  assert.deepEqual(
    new Table().view(0).players.map(({points}) => points),
    [2, 2, 2, 2],
  );
});

test('CAT-EX-16 a city at the desert is paid by two hexes at most', () => {
  const table = new Table().empty().pieces({}, {0: [122]});
  // V22 lies at H03 hills 4, H07 desert, H08 forest 3.
  table.roll(2, 2);
  table.do(0, {type: 'endTurn'}).roll(1, 2);
  assert.deepEqual(table.hand(0), counts({brick: 2, lumber: 2}));
});

test('CAT-EX-18 a loop counts fully, and an opponent cannot be passed', () => {
  const table = trading()
    .pieces({2: [27, 28, 36, 44, 43, 35, 29], 0: [20]}, {})
    .gives(0, SETTLEMENT);
  assert.equal(table.state.players[2]!.trail, 7);
  assert.equal(table.do(0, settle(18)).state.players[2]!.trail, 6);
});

for (const [edition, holder] of [
  ['almanac', -1],
  ['modern', 1],
] as const)
  test(`CAT-EX-19 a tie at six, ${edition}`, () => {
    const table = trading({edition}).pieces({0: [24, 25, 26, 27, 28], 1: [62, 66, 67, 63, 57, 58]}, {});
    table.set({longestRoad: 1}).gives(0, {lumber: 1, brick: 1}).do(0, {type: 'buildRoad', edge: 29});
    assert.equal(table.state.longestRoad, holder);
  });

for (const [edition, got] of [
  ['almanac', 0],
  ['modern', 1],
] as const)
  test(`CAT-EX-20 one card in the bank for two, ${edition}`, () => {
    const table = new Table({edition})
      .empty()
      .bank({grain: 1})
      .pieces({}, {0: [118]})
      .roll(5, 6);
    assert.equal(table.hand(0)[2], got);
  });

for (const edition of ['almanac', 'modern'])
  test(`CAT-EX-21 two claimants of a short pile, another kind not affected, ${edition}`, () => {
    const table = new Table({edition})
      .empty()
      .bank({grain: 2})
      .pieces({}, {0: [118], 1: [30, 44]});
    table.set({
      board: {
        ...table.state.board,
        tokens: table.state.board.tokens.map((token, hex) => (hex === 13 ? 11 : token)),
      },
    });
    table.roll(5, 6);
    assert.deepEqual([table.hand(0), table.hand(1)], [counts({}), counts({wool: 1})]);
  });

test('CAT-EX-22 ten points in another turn win when the own turn begins', () => {
  const table = trading()
    .pieces({2: [24, 25, 26, 27, 28, 29], 1: [62, 66, 67, 63, 57], 0: [35]}, {1: [100, 102, 114, 132]})
    .set({longestRoad: 2})
    .gives(0, SETTLEMENT)
    .do(0, settle(23));
  assert.equal(table.state.longestRoad, 1);
  assert.equal(table.view(0).players[1]!.points, 10);
  assert.equal(table.state.winner, -1);
  assert.equal(table.do(0, {type: 'endTurn'}).state.winner, 1);
});

test('CAT-EX-23 the third knight before the roll wins', () => {
  const table = new Table().pieces({}, {0: [100, 102, 111, 116]});
  table.state.players[0]!.knights = 2;
  const [card] = table.holds(0, 'knight');
  table.do(0, {type: 'knight', card: card!});
  assert.equal(table.state.winner, -1, 'the robber comes first');
  table.do(0, {type: 'robber', hex: 4, victim: null});
  assert.equal(table.state.winner, 0);
});
