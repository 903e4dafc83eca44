import assert from 'node:assert/strict';
import {test} from 'node:test';
import {game} from '../../../src/games/puerto-rico/advised.ts';
import {brokenLaw} from '../../../src/games/puerto-rico/laws.ts';
import type {PrState} from '../../../src/games/puerto-rico/state.ts';
import {gameLaws} from '../../support/games/game-laws.ts';
import {disguise} from './support/disguise.ts';
import {broken} from './support/invariants.ts';
import {prState} from './support/state.ts';

const sell = (state: PrState, count: number): void => {
  state.house.push(...new Array<number>(count).fill(1));
  state.goods[1]! -= count;
};
const man = (state: PrState): void => {
  state.workers--;
  state.players[0]!.manned[0]!++;
};
const build = (state: PrState, city: readonly number[], workers: readonly number[]): void => {
  Object.assign(state.players[0]!, {city, workers});
  for (const building of city) state.market[building]!--;
};

/** One step of damage each, and the words that must tell it. */
const damage: readonly [what: string, change: (state: PrState) => void, told: RegExp][] = [
  ['a good too many', state => state.goods[2]!++, /12 sugar of 11/],
  ['a good that the ship lost', state => state.shipLoad[0]!--, /corn of/],
  ['a lost plantation', state => state.row.pop(), /tiles of/],
  ['a quarry too many', state => state.quarries++, /9 quarries/],
  ['a lost worker', state => state.players[1]!.sanJuan--, /workers/],
  ['a building twice', state => state.market[0]!++, /indigo|small/i],
  ['points from nowhere', state => state.players[0]!.chips++, /1 points in chips/],
  ['debts', state => (state.players[2]!.doubloons = -1), /seat 2 holds what it cannot/],
  ['two ships with one good', state => state.shipGood.fill(0, 1, 2), /carry/],
  ['a fifth good in the house', state => sell(state, 5), /5 goods in the trading house/],
  ['a worker where no tile is', state => man(state), /seat 0 holds what it cannot/],
  ['two equal buildings', state => build(state, [0, 0], [0, 0]), /seat 0 holds what it cannot/],
  ['a building without its slots', state => build(state, [0], []), /seat 0 holds what it cannot/],
];

for (const [what, change, told] of damage)
  test(`puerto-rico: ${what} breaks a law`, () => {
    const state = prState(3).withShips(['corn', 2]).state;
    assert.equal(brokenLaw(state), null);
    change(state);
    assert.match(brokenLaw(state) ?? '', told);
  });

gameLaws({
  game,
  broken: (state, _options, events) => broken(state, events),
  disguise,
  longest: 2000,
  games: 24,
});
