/** What roles are worth in a playout: what the chooser gains now, less what the others gain on average. */
import type {Seat} from '../../../engine/game.ts';
import {FACTORY, FACTORY_PAYS, PRICES, QUARRY, SLOTS} from '../data.ts';
import {freeCountry, isActive, priceFor} from '../island.ts';
import {purchasable} from '../phases/builder.ts';
import {loading, loadTargets} from '../phases/captain.ts';
import {production} from '../phases/craftsman.ts';
import {saleBonus, sellable} from '../phases/trader.ts';
import {type PrState, sum} from '../state.ts';
import {GOODS, ROLES} from '../types.ts';
import {BUILDING_INDEX, buildingValue, economyOf, progress, tileValue} from './worth.ts';

/** The best purchase of a seat, in hundredths of a point; 0 when it keeps its money. */
function bestPurchase(state: PrState, seat: Seat, discount: number, late: number): number {
  const island = state.players[seat]!;
  const economy = economyOf(island);
  let most = 0;
  for (const name of purchasable(state, seat, discount)) {
    const building = BUILDING_INDEX.get(name)!;
    const price = priceFor(state, island, building, discount);
    most = Math.max(most, buildingValue(island, building, price, late, economy));
  }
  return most;
}

function shipped(state: PrState, seat: Seat): number {
  let points = 0;
  for (let good = 0; good < 5; good++) {
    const targets = loadTargets(state, seat, good);
    let most = 0;
    for (const ship of targets) most = Math.max(most, loading(state, seat, good, ship).count);
    points += most;
  }
  return points;
}

function bestSale(state: PrState, seat: Seat): number {
  let most = 0;
  for (const good of sellable(state, seat))
    most = Math.max(most, PRICES[GOODS.indexOf(good)]! + saleBonus(state, seat, false));
  return most;
}

const average = (state: PrState, seat: Seat, gain: (other: Seat) => number): number => {
  let all = 0;
  for (let other = 0; other < state.players.length; other++) if (other !== seat) all += gain(other);
  return Math.trunc(all / (state.players.length - 1));
};

function bestTile(state: PrState, seat: Seat, quarry: boolean): number {
  const island = state.players[seat]!;
  if (freeCountry(island) === 0) return 0;
  let most = quarry && state.quarries > 0 ? tileValue(island, QUARRY) : 0;
  for (const kind of state.row) most = Math.max(most, tileValue(island, kind));
  return most;
}

function arriving(state: PrState, seat: Seat, workers: number, late: number): number {
  const island = state.players[seat]!;
  let empty = sum(island.tiles) - sum(island.manned) - island.sanJuan;
  for (let i = 0; i < island.city.length; i++) empty += SLOTS[island.city[i]!]! - island.workers[i]!;
  const useful = Math.max(0, Math.min(workers, empty));
  return useful * (20 + Math.trunc((90 * (100 - late)) / 100)) + (workers - useful) * 10;
}

const goodValue = (good: number, coin: number): number => 55 + Math.trunc((PRICES[good]! * coin) / 4);

function harvest(state: PrState, seat: Seat, coin: number): number {
  const made = production(state, seat, state.goods);
  let value = 0;
  let kinds = 0;
  for (let good = 0; good < 5; good++) {
    value += made[good]! * goodValue(good, coin);
    if (made[good]! > 0) kinds++;
  }
  return value + (isActive(state.players[seat]!, FACTORY) ? FACTORY_PAYS[kinds]! * coin : 0);
}

/** What a role brings to its chooser now, less what it brings to the others on average. */
export function roleValue(state: PrState, seat: Seat, card: number): number {
  const late = progress(state);
  const coin = 110 - late;
  const seats = state.players.length;
  const held = state.cardDoubloons[card]! * coin;
  switch (ROLES[card]) {
    case 'settler': {
      const share = Math.trunc(
        ((bestTile(state, seat, true) - average(state, seat, other => bestTile(state, other, false))) *
          (100 - late)) /
          100,
      );
      return held + share + 5;
    }
    case 'mayor': {
      const each = Math.trunc(state.arrivals / seats);
      const own = each + (state.arrivals % seats > 0 ? 1 : 0) + (state.workers > 0 ? 1 : 0);
      return (
        held +
        arriving(state, seat, own, late) -
        average(state, seat, other => arriving(state, other, each, late))
      );
    }
    case 'builder':
      return (
        held +
        bestPurchase(state, seat, 1 + state.cardDoubloons[card]!, late) -
        average(state, seat, other => bestPurchase(state, other, 0, late))
      );
    case 'craftsman':
      return (
        held + harvest(state, seat, coin) + 60 - average(state, seat, other => harvest(state, other, coin))
      );
    case 'trader': {
      const sale = (other: Seat, more: number) => {
        const doubloons = bestSale(state, other);
        return doubloons + more > 0 && sellable(state, other).length > 0
          ? Math.max(0, (doubloons + more) * coin - 40)
          : 0;
      };
      return held + sale(seat, 1) - average(state, seat, other => sale(other, 0));
    }
    case 'captain': {
      const own = shipped(state, seat);
      return (
        held + (own > 0 ? own * 100 + 100 : 0) - average(state, seat, other => shipped(state, other) * 100)
      );
    }
    case 'buccaneer':
      return 60 + state.house.length * 60;
    default:
      return held + coin;
  }
}
