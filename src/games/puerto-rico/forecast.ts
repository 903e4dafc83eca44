/** What each role would do for a seat that took it now: the lines on the cards, never a rule. */
import type {Seat} from '../../engine/game.ts';
import {HACIENDA, HOUSE_SPACES, PRICES} from './data.ts';
import {freeCountry, isActive} from './island.ts';
import {purchasable} from './phases/builder.ts';
import {loading, loadTargets, shipCapacity} from './phases/captain.ts';
import {bonusKinds, production} from './phases/craftsman.ts';
import {PROSPECTOR_PAYS} from './phases/prospector.ts';
import {saleBonus, sellable} from './phases/trader.ts';
import {canDrawOne} from './plantations.ts';
import {nextSeat, type PrState, sum} from './state.ts';
import {GOODS, type GoodCounts, ROLES, type Role} from './types.ts';

const BUILDER = ROLES.indexOf('builder');

type Forecast = Readonly<Record<string, number>>;

/** Tiles: one by the action, and the one of an active hacienda. */
function settler(state: PrState, seat: Seat): Forecast {
  const island = state.players[seat]!;
  const drawn = isActive(island, HACIENDA) && canDrawOne(state) ? 1 : 0;
  const taken = state.row.length > 0 || state.quarries > 0 ? 1 : 0;
  return {tiles: Math.min(freeCountry(island), drawn + taken)};
}

/** Workers: the privilege and the own share of arrivals, first in the order. */
const mayor = (state: PrState): Forecast => ({
  workers: Math.min(1, state.workers) + Math.ceil(state.arrivals / state.players.length),
});

/** Buildings within the purse, the doubloons on the card (PR-ROUND-3) and the privilege. */
const builder = (state: PrState, seat: Seat): Forecast => ({
  affordable: purchasable(state, seat, 1 + state.cardDoubloons[BUILDER]!).length,
});

/** Tokens: what the supply allows when this seat produces first, and the privilege if anything is left by then. */
function craftsman(state: PrState, seat: Seat): Forecast {
  const supply = state.goods.slice();
  const take = (made: GoodCounts) => {
    for (let good = 0; good < GOODS.length; good++) supply[good]! -= made[good]!;
  };
  const own = production(state, seat, supply);
  take(own);
  for (let other = nextSeat(state, seat); other !== seat; other = nextSeat(state, other))
    take(production(state, other, supply));
  return {goods: sum(own) + Math.min(1, bonusKinds(own, supply).length)};
}

/** The best sale, and the free spaces of the trading house. */
function trader(state: PrState, seat: Seat): Forecast {
  const prices = sellable(state, seat).map(good => PRICES[GOODS.indexOf(good)]!);
  const bonus = saleBonus(state, seat, true);
  return {
    doubloons: prices.length > 0 ? Math.max(...prices) + bonus : 0,
    free: HOUSE_SPACES - state.house.length,
  };
}

/** Points of the best first loading as captain, and the ships with room. */
function captain(state: PrState, seat: Seat): Forecast {
  const asCaptain = {...state, chooser: seat, privilegePaid: false};
  let points = 0;
  for (let good = 0; good < GOODS.length; good++) {
    for (const ship of loadTargets(state, seat, good))
      points = Math.max(points, loading(asCaptain, seat, good, ship).points);
  }
  const ships = state.shipLoad.filter((load, ship) => load < shipCapacity(state, ship)).length;
  return {points, ships};
}

const FORECASTS: Readonly<Record<Role, (state: PrState, seat: Seat) => Forecast>> = {
  settler,
  mayor,
  builder,
  craftsman,
  trader,
  captain,
  prospector: () => ({doubloons: PROSPECTOR_PAYS}),
  'prospector-2': () => ({doubloons: PROSPECTOR_PAYS}),
  buccaneer: () => ({actions: 1}),
};

/** The number that says whether a role does anything at all for its chooser. */
const MAIN: Readonly<Record<Role, string>> = {
  settler: 'tiles',
  mayor: 'workers',
  builder: 'affordable',
  craftsman: 'goods',
  trader: 'doubloons',
  captain: 'points',
  prospector: 'doubloons',
  'prospector-2': 'doubloons',
  buccaneer: 'actions',
};

export function forecastOf(state: PrState, seat: Seat, role: Role): {forecast: Forecast; idle: boolean} {
  const forecast = FORECASTS[role](state, seat);
  return {forecast, idle: forecast[MAIN[role]] === 0};
}
