/** What a role would give a seat that took it now: shown on its card before anybody chooses. */
import type {Seat} from '../../engine/game.ts';
import {COST, GOLD_MINE, isProduction, KIND, MINE_CARDS, PRICES, QUARRY, SMITHY} from './data.ts';
import {keeps} from './phases/councillor.ts';
import {doubles} from './phases/round.ts';
import {saleBonus, tileAt} from './phases/trader.ts';
import {available, type SjState} from './state.ts';
import {
  councilDraw,
  emptyPlaces,
  goodPlaces,
  isActive,
  mostGoods,
  payingGoods,
  produceLimit,
  sellLimit,
  shows,
} from './town.ts';
import type {Role, SjRoleView} from './types.ts';

type Forecast = Pick<SjRoleView, 'forecast' | 'idle'>;

/**
 * @param kinds of the cards in the seat's hand
 * @param library whether a library that could double the privilege does
 */
export function forecastOf(
  state: SjState,
  seat: Seat,
  role: Role,
  kinds: readonly number[],
  library = true,
): Forecast {
  const town = state.towns[seat]!;
  const doubled = doubles(state, seat, library);
  switch (role) {
    case 'builder': {
      const off = doubled ? 2 : 1;
      const means = kinds.length - 1 + mostGoods(payingGoods(town, -1));
      const price = (kind: number): number =>
        COST[kind]! - off - (isActive(town, isProduction(kind) ? SMITHY : QUARRY) ? 1 : 0);
      const affordable = kinds.filter(
        kind => price(kind) <= means && (isProduction(kind) || !shows(town, kind)),
      ).length;
      return {forecast: {affordable, off}, idle: affordable === 0};
    }
    case 'producer': {
      const goods = Math.min(emptyPlaces(town).length, produceLimit(town, true, doubled));
      return {forecast: {goods}, idle: goods === 0};
    }
    case 'trader':
      return traderForecast(state, seat, doubled);
    case 'councillor':
      return {forecast: {drawn: councilDraw(true, doubled), kept: keeps(town)}, idle: available(state) === 0};
    case 'prospector': {
      const mine = isActive(town, GOLD_MINE) && available(state) >= MINE_CARDS ? 1 : 0;
      return {forecast: {cards: doubled ? 2 : 1, mine}, idle: available(state) === 0};
    }
  }
}

function traderForecast(state: SjState, seat: Seat, doubled: boolean): Forecast {
  const town = state.towns[seat]!;
  const prices = PRICES[tileAt(state, state.turned)];
  const places = goodPlaces(town);
  const goods = Math.min(places.length, sellLimit(town, true, doubled));
  const best = prices
    ? places
        .map(place => prices[KIND[town.row[place]!]!]!)
        .sort((a, b) => b - a)
        .slice(0, goods)
    : [];
  const cards =
    best.reduce((all, price) => all + price, 0) + (prices && goods > 0 ? saleBonus(town, goods) : 0);
  return {forecast: {goods, cards, known: prices ? 1 : 0}, idle: goods === 0};
}
