/** The strong player: whole games within the rules, and decisions that anybody would make. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {advise} from '../../../src/bots/advise.ts';
import {chooseAction} from '../../../src/bots/index.ts';
import {playOut} from '../../../src/cli/playout.ts';
import {decodeOptions} from '../../../src/engine/options.ts';
import {game} from '../../../src/games/catan/advised.ts';
import {react} from '../../../src/games/catan/hints/answer.ts';
import {law} from '../../../src/games/catan/laws.ts';
import {reply} from '../../../src/games/catan/mind/deals.ts';
import {ponder} from '../../../src/games/catan/mind/ponder.ts';
import type {CatAction} from '../../../src/games/catan/types.ts';
import {counts, modern, Table} from './support/table.ts';

const best = (table: Table, seat = 0): CatAction =>
  ponder(table.state, seat, table.dealer.faces(seat))[0]!.action;

for (const [edition, seats] of [
  ['almanac', 4],
  ['modern', 3],
] as const)
  test(`catan: strong players play to the end, ${edition}, ${seats} seats, with two offers a turn at most`, () => {
    const options = decodeOptions(game.options, {edition, goal: '8'})!;
    const bots = new Array<'strong'>(seats).fill('strong');
    const {steps} = playOut(game, options, bots, `mind ${edition} ${seats}`, law);
    let offers = 0;
    for (const step of steps) {
      if (step.kind !== 'action') continue;
      if (step.payload.type === 'endTurn') offers = 0;
      if (step.payload.type === 'offer') offers++;
      assert.ok(offers <= 2);
    }
  });

test('catan: a strong player builds the city that wins', () => {
  const table = modern({ore: 3, grain: 2, lumber: 1, brick: 1}, {goal: '8'})
    .pieces({0: [20, 36]}, {0: [18, 130, 100, 110]})
    .set({largestArmy: -1});
  assert.equal(best(table).type, 'buildCity');
});

test('catan: it changes cards at the bank for what wins', () => {
  const table = modern({ore: 3, grain: 1, wool: 4}, {goal: '8'}).pieces(
    {0: [20, 36]},
    {0: [18, 130, 100, 110]},
  );
  assert.deepEqual(best(table), {type: 'bankTrade', give: 'wool', take: 'grain'});
});

test('catan: it declares a victory that it holds', () => {
  const table = modern({}, {goal: '8'}).pieces({0: [20, 36]}, {0: [118, 130, 100]});
  table.holds(0, 'victory-point', 'victory-point');
  assert.equal(best(table).type, 'declareVictory');
});

test('catan: when a seven halves its hand it throws away what it has too much of', () => {
  const table = new Table().empty().gives(0, {ore: 3, grain: 2, wool: 5}).roll(3, 4);
  const action = best(table);
  assert.ok(action.type === 'discard' && action.cards[1]! >= 4);
});

test('catan: it robs somebody, and spares its own hexes', () => {
  const table = new Table().empty().gives(1, {ore: 1}).gives(2, {wool: 1}).roll(3, 4);
  const action = best(table);
  assert.ok(action.type === 'robber' && action.victim !== null);
  assert.equal(table.view(0).robberTargets.find(({hex}) => hex === action.hex)!.own, false);
});

test('catan: it moves a robber away before the roll', () => {
  const table = new Table().set({robber: 5});
  table.holds(0, 'knight');
  assert.equal(best(table).type, 'knight');
});

const offered = (points: number) => {
  const table = modern({ore: 1, lumber: 1})
    .gives(1, {ore: 2, grain: 2, wool: 4})
    .pieces({0: [20], 1: [50, 69]}, {0: points < 8 ? [18] : [118, 130, 100, 110], 1: [39, 49]});
  return table.do(0, {type: 'offer', to: [1], terms: {give: counts({ore: 1}), want: counts({wool: 1})}});
};

test('catan: it takes the ore that its city lacks', () => {
  const table = offered(1);
  assert.equal(reply(table.state, 1, table.dealer.faces(1))?.type, 'accept');
});

/** What a hint tells a seat, and why. */
const hinted = (table: Table, seat: number) =>
  advise(game, table.state, seat, table.dealer.faces(seat), seededRng('hint'), {playouts: 1}).map(
    ({action, reason}) => [action.type, reason?.id],
  );

test('catan: asked in the turn of another, a hint says what to answer, and why', () => {
  assert.deepEqual(hinted(offered(1), 1), [['accept', 'enables']]);
  assert.deepEqual(hinted(offered(8), 1), [['decline', 'refuses']]);
  const poor = modern({ore: 1}).gives(1, {lumber: 1}).gives(2, {wool: 1});
  poor.do(0, {type: 'offer', to: [1], terms: {give: counts({ore: 1}), want: counts({wool: 1})}});
  assert.deepEqual(hinted(poor, 1), [['decline', 'lacks']]);
});

test('catan: who is asked nothing in the turn of another gets no hint to do something', () => {
  const table = offered(1);
  assert.deepEqual(hinted(table, 2), []);
  const answer = reply(table.state, 1, table.dealer.faces(1))!;
  assert.deepEqual(hinted(table.do(1, answer), 1), [], 'nothing is withdrawn again');
});

test('catan: a beginner asks nobody for a card that the offerer has given away since', () => {
  const table = modern({wool: 4}).gives(1, {ore: 1, grain: 1, brick: 2});
  table.do(0, {type: 'offer', to: [1], terms: {give: counts({wool: 1}), want: counts({ore: 1})}});
  const answer = () =>
    react(table.view(1), game.choices(table.state, 1, table.dealer.faces(1)), seededRng('answer'))!;
  assert.equal(answer().type, 'propose', 'brick for the wool that its card lacks');
  table.do(0, {type: 'bankTrade', give: 'wool', take: 'lumber'});
  assert.equal(table.refused(1, answer()), '');
});

test('catan: it gives nothing to somebody who is about to win', () => {
  const table = offered(8);
  assert.equal(reply(table.state, 1, table.dealer.faces(1))?.type, 'decline');
});

test('catan: it looks at no card but its own', () => {
  const table = modern({ore: 2, wool: 3, lumber: 1}).gives(1, {ore: 2, grain: 1}).conceals(1).conceals(0);
  table.holds(1, 'knight', 'monopoly');
  table.holds(0, 'year-of-plenty');
  const {hidden, cards} = table.state.players[0]!;
  const own = new Set([...hidden, ...cards]);
  const faces = new Map(table.dealer.all);
  faces.get = handle => {
    assert.ok(own.has(handle), `handle ${handle}`);
    return table.dealer.all.get(handle);
  };
  assert.ok(ponder(table.state, 0, faces).length > 0);
});

test('catan: an easy player does not trade at random', () => {
  const table = modern({ore: 2, wool: 2}).gives(1, {lumber: 2});
  for (let seed = 0; seed < 60; seed++) {
    const easy = chooseAction('easy', game, table.state, 0, table.dealer.faces(0), seededRng(seed));
    const greedy = chooseAction('greedy', game, table.state, 0, table.dealer.faces(0), seededRng(seed));
    assert.ok(easy.type !== 'offer' || greedy.type === 'offer');
  }
});
