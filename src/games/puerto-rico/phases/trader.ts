/** Trader phase (PR-TRADE): everybody may sell one good. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {HOUSE_SPACES, LARGE_MARKET, OFFICE, PRICES, SMALL_MARKET} from '../data.ts';
import {isActive} from '../island.ts';
import {objection} from '../refusals.ts';
import type {PrState} from '../state.ts';
import {GOODS, type Good, type PrEvent} from '../types.ts';
import {endTurn, privilege} from '../workers.ts';
import type {Decision, RolePhase} from './decision.ts';

/** PR-TRADE-3: what a sale brings besides the price of the good. */
export function saleBonus(state: PrState, seat: number, chooser: boolean): number {
  const island = state.players[seat]!;
  return (
    (chooser ? privilege(state, seat) : 0) +
    (isActive(island, SMALL_MARKET) ? 1 : 0) +
    (isActive(island, LARGE_MARKET) ? 2 : 0)
  );
}

/** Goods that a seat could sell into the trading house as it stands (PR-TRADE-2, PR-B-OFFICE). */
export function sellable(state: PrState, seat: number): Good[] {
  const list: Good[] = [];
  if (state.house.length === HOUSE_SPACES) return list;
  const island = state.players[seat]!;
  const office = isActive(island, OFFICE);
  for (let good = 0; good < 5; good++) {
    if (island.goods[good]! > 0 && (office || !state.house.includes(good))) list.push(GOODS[good]!);
  }
  return list;
}

/** Could it sell anything? The same as `sellable` without the list. */
export function canSell({house, players}: PrState, seat: number): boolean {
  if (house.length === HOUSE_SPACES) return false;
  const island = players[seat]!;
  let any = false;
  for (let good = 0; good < 5; good++) {
    if (island.goods[good] === 0) continue;
    if (!house.includes(good)) return true;
    any = true;
  }
  return any && isActive(island, OFFICE);
}

export const traderPhase: RolePhase = {
  start(state) {
    state.phase = 'trader';
  },
  next(state, events) {
    for (; state.left > 0; endTurn(state)) if (canSell(state, state.turn)) return true;
    emptyHouse(state, events);
    return false;
  },
};

/** PR-TRADE-7: only a full house is emptied. */
export function emptyHouse(state: PrState, events?: PrEvent[]): void {
  if (state.house.length < HOUSE_SPACES) return;
  for (let i = 0; i < state.house.length; i++) state.goods[state.house[i]!]!++;
  state.house.length = 0;
  events?.push({type: 'houseEmptied'});
}

/** PR-D-TRADE. */
export const sell = {
  choices: (state): Choice[] => [{type: 'sell', good: oneOf(sellable(state, state.turn))}, PASS],
  moves: {
    sell: {
      check(state, seat, {good, post}) {
        if (post) return objection('pr/no-trading-post', 'PR-TRADE-1');
        const index = GOODS.indexOf(good);
        const island = state.players[seat]!;
        if (island.goods[index] === 0) return objection('pr/no-such-good', 'PR-TRADE-1', {good});
        return state.house.includes(index) && !isActive(island, OFFICE)
          ? objection('pr/kind-in-house', 'PR-TRADE-2', {good})
          : null;
      },
      play(state, _seat, {good}, events) {
        sellToHouse(state, good, events);
        endTurn(state);
      },
    },
    pass: passing('trader', endTurn),
  },
} satisfies Decision;

/** PR-TRADE-1, PR-TRADE-3: the sale of `state.turn`. */
export function sellToHouse(state: PrState, kind: Good, events?: PrEvent[]): void {
  const seat = state.turn;
  const good = GOODS.indexOf(kind);
  const island = state.players[seat]!;
  const doubloons = PRICES[good]! + saleBonus(state, seat, seat === state.chooser);
  island.goods[good]!--;
  island.doubloons += doubloons;
  state.house.push(good);
  events?.push({type: 'sold', seat, good: kind, doubloons});
}
