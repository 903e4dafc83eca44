/**
 * Moves for playouts: a rough rule of thumb for each decision, told from the state itself and in microseconds, with chance
 * in it so that playouts differ. A search plays thousands of them; nobody plays against it.
 */
import type {Rng} from '../../base/rng.ts';
import {type Choice, sample} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import {
  BASE_BUILDINGS,
  CITY_HALL,
  CONSTRUCTION_HUT,
  CORN,
  COST,
  CUSTOMS_HOUSE,
  FACTORY,
  FACTORY_PAYS,
  FORTRESS,
  GUILD_HALL,
  HACIENDA,
  HARBOR,
  HOSPICE,
  LARGE_MARKET,
  LARGE_WAREHOUSE,
  OFFICE,
  POINTS,
  PRICES,
  PROCESSES,
  QUARRY,
  RESIDENCE,
  SIZE,
  SLOTS,
  SMALL_MARKET,
  SMALL_WAREHOUSE,
  UNIVERSITY,
  WHARF,
} from './data.ts';
import {choices as choicesOf} from './flow.ts';
import {capacity, freeCity, freeCountry, isActive, priceFor} from './island.ts';
import {kitOf} from './kit.ts';
import {builderDiscount, purchasable} from './phases/builder.ts';
import {loading, loadTargets, mustLoad} from './phases/captain.ts';
import {production} from './phases/craftsman.ts';
import {cardsInPlay} from './phases/round.ts';
import {saleBonus, sellable} from './phases/trader.ts';
import {type Island, type PrState, sum} from './state.ts';
import {BUILDINGS, GOODS, type Good, type PrAction, ROLES, TILES, type Tile} from './types.ts';

/** How late it is, in hundredths: money is worth points early, points are worth points late. */
function progress(state: PrState): number {
  if (state.endFlags.length > 0) return 100;
  const points = 100 - Math.trunc((state.vpPool * 100) / state.rules.vpPool);
  let city = 0;
  for (const island of state.players) city = Math.max(city, 100 - Math.trunc((freeCity(island) * 100) / 12));
  const workers = Math.max(0, 100 - Math.trunc((state.workers * 100) / (18 * state.players.length)));
  return Math.max(points, city, workers);
}

const BUILDING_INDEX = new Map<string, number>(BUILDINGS.map((name, i) => [name, i]));

/** Noise as wide as the difference between two good moves. */
const noise = (rng: Rng, width: number): number => rng.below(width);

const slotsFor = (island: Island, good: number): number => {
  let slots = 0;
  for (const building of island.city) if (PROCESSES[building] === good) slots += SLOTS[building]!;
  return slots;
};

/** A tile pays over the rest of the game; one that its plant waits for pays most. */
function tileValue(island: Island, kind: number): number {
  const owned = island.tiles[kind]!;
  if (kind === QUARRY) return Math.max(0, 190 - 45 * owned);
  if (kind === CORN) return 115 - 8 * owned;
  const price = PRICES[kind]!;
  if (slotsFor(island, kind) > owned) return 120 + 25 * price;
  return 55 + 15 * price + (owned === 0 ? 20 : -15 * owned);
}

/** What one island makes: the measure of what it ships and sells. */
interface Economy {
  readonly barrels: number;
  readonly kinds: number;
  readonly trades: boolean;
}

function economyOf(island: Island): Economy {
  const made = capacity(island.manned, island.city, island.workers);
  let kinds = 0;
  for (let good = 0; good < 5; good++) if (made[good]! > 0) kinds++;
  return {barrels: sum(made), kinds, trades: made[1] + made[2] + made[3] + made[4] > 0};
}

/** What a building does over a whole game, in hundredths of a point; those of expansions by their cost. */
function effectValue(island: Island, building: number, {barrels, kinds, trades}: Economy): number {
  switch (building) {
    case SMALL_MARKET:
      return trades ? 200 : 60;
    case LARGE_MARKET:
      return trades ? 320 : 80;
    case HACIENDA:
      return freeCountry(island) * 15;
    case CONSTRUCTION_HUT:
      return island.tiles[QUARRY]! < 3 ? 140 : 0;
    case HOSPICE:
      return freeCountry(island) * 25;
    case UNIVERSITY:
      return freeCity(island) * 25;
    case OFFICE:
      return trades ? 100 : 0;
    case SMALL_WAREHOUSE:
      return barrels * 30;
    case LARGE_WAREHOUSE:
      return barrels * 45;
    case FACTORY:
      return Math.max(0, kinds - 1) * 200;
    case HARBOR:
      return barrels * 110;
    case WHARF:
      return barrels * 90;
    default:
      return building >= BASE_BUILDINGS ? 45 * COST[building]! : 0;
  }
}

/** Points that a large building would add at the end. */
function endValue(island: Island, building: number): number {
  if (SIZE[building] === 1) return 0;
  let plants = 0;
  let works = 0;
  for (const own of island.city) {
    if (PROCESSES[own]! < 0) continue;
    plants++;
    works += own < 2 ? 1 : 2;
  }
  switch (building) {
    case GUILD_HALL:
      return works * 85;
    case RESIDENCE:
      return 85 * Math.max(4, 7 - freeCountry(island));
    case FORTRESS:
      return 85 * Math.trunc((island.sanJuan + sum(island.manned) + sum(island.workers)) / 3);
    case CUSTOMS_HOUSE:
      return 85 * Math.trunc(island.chips / 4) + 85;
    case CITY_HALL:
      return 85 * (island.city.length - plants + 1);
    default:
      return 200;
  }
}

function buildingValue(
  island: Island,
  building: number,
  price: number,
  late: number,
  economy: Economy,
): number {
  const good = PROCESSES[building]!;
  let lasting: number;
  if (good > 0) {
    const waiting = island.tiles[good]! - slotsFor(island, good);
    lasting =
      Math.max(0, Math.min(SLOTS[building]!, waiting)) * (140 + 60 * PRICES[good]!) + (waiting >= 0 ? 30 : 0);
  } else lasting = effectValue(island, building, economy);
  return (
    POINTS[building]! * 100 +
    Math.trunc((lasting * (100 - late)) / 100) +
    endValue(island, building) -
    price * (110 - late)
  );
}

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

/** The best of a list by value plus noise, or null. */
function best<T>(list: readonly T[], value: (item: T) => number, rng: Rng, width: number): T | null {
  let found: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const worth = value(item) + noise(rng, width);
    if (worth <= most) continue;
    most = worth;
    found = item;
  }
  return found;
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
function roleValue(state: PrState, seat: Seat, card: number): number {
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

function role(state: PrState, seat: Seat, rng: Rng): PrAction | null {
  const offered = choicesOf(state, seat);
  const free = cardsInPlay(state).filter(card =>
    offered.some(choice => choice.type === 'takeRole' && choice.role === ROLES[card]),
  );
  const card = best(free, each => roleValue(state, seat, each), rng, 60);
  const choice = card === null ? null : offered.find(each => each.role === ROLES[card]);
  return choice ? first(choice) : null;
}

/** A choice with the first filling of every hole: riders list "yes" and "most" first. */
function first(choice: Choice): PrAction {
  const action: Record<string, unknown> = {...choice};
  for (const field in action) {
    const hole = action[field] as {hole?: string; of?: readonly unknown[]} | null;
    if (typeof hole === 'object' && hole?.hole === 'oneOf') action[field] = hole.of![0];
  }
  // Every hole of these choices is a list.
  return action as unknown as PrAction;
}

/** A choice with one field named and the riders as they come first. */
const named = (choice: Choice, field: string, value: string): PrAction => first({...choice, [field]: value});

const listOf = (choice: Choice | undefined, field: string): readonly string[] => {
  const value = choice?.[field] as {of?: readonly string[]} | string | undefined;
  return typeof value === 'string' ? [value] : (value?.of ?? []);
};

function settle(state: PrState, seat: Seat, rng: Rng): PrAction | null {
  const island = state.players[seat]!;
  const offered = choicesOf(state, seat).filter(choice => choice.type === 'settle');
  const tiles = offered.flatMap(choice => listOf(choice, 'tile').map(tile => ({choice, tile})));
  const picked = best(tiles, ({tile}) => tileValue(island, TILES.indexOf(tile as Tile)), rng, 25);
  return picked && named(picked.choice, 'tile', picked.tile);
}

function build(state: PrState, seat: Seat, rng: Rng): PrAction | null {
  const island = state.players[seat]!;
  const late = progress(state);
  const discount = builderDiscount(state, seat);
  const economy = economyOf(island);
  const value = (name: string): number => {
    const building = BUILDING_INDEX.get(name)!;
    return buildingValue(island, building, priceFor(state, island, building, discount), late, economy);
  };
  const offered = choicesOf(state, seat).filter(
    choice => choice.type === 'build' && choice.payment === undefined,
  );
  const kinds = offered.flatMap(choice => listOf(choice, 'building').map(building => ({choice, building})));
  const picked = best(kinds, ({building}) => value(building), rng, 25);
  return picked && value(picked.building) > -30 ? named(picked.choice, 'building', picked.building) : null;
}

function load(state: PrState, seat: Seat, rng: Rng): PrAction | null {
  let action: PrAction | null = null;
  let most = 0;
  for (let good = 0; good < 5; good++) {
    for (const ship of loadTargets(state, seat, good)) {
      const {points} = loading(state, seat, good, ship);
      const worth = points * 10 - good + noise(rng, 8);
      // The wharf is kept for a kind that no ship takes.
      if (ship === 'wharf' && mustLoad(state, seat)) continue;
      if (worth <= most) continue;
      most = worth;
      action = {type: 'load', good: GOODS[good]!, ship};
    }
  }
  return action;
}

function sell(state: PrState, seat: Seat): PrAction | null {
  const goods = sellable(state, seat);
  const dearest: Good | undefined = goods.at(-1);
  if (!dearest) return null;
  const doubloons = PRICES[GOODS.indexOf(dearest)]! + saleBonus(state, seat, seat === state.chooser);
  return doubloons > 0 ? {type: 'sell', good: dearest} : null;
}

function byRule(state: PrState, seat: Seat, rng: Rng): PrAction | null {
  switch (state.phase) {
    case 'role':
      return role(state, seat, rng);
    case 'settler':
      return settle(state, seat, rng);
    case 'builder':
      return build(state, seat, rng);
    case 'captain':
      return load(state, seat, rng);
    case 'trader':
      return sell(state, seat);
    case 'craftsman':
      return {type: 'takeGood', good: GOODS[state.bonus.at(-1)!]!};
    case 'hacienda':
      return freeCountry(state.players[seat]!) > 1 ? {type: 'drawTile'} : null;
    default:
      return kitOf(state).propose(state, seat);
  }
}

/** A move of the seat that decides; legal as the choices are. */
export function quick(state: PrState, seat: Seat, rng: Rng): PrAction {
  const action = byRule(state, seat, rng);
  if (action) return action;
  const offered = choicesOf(state, seat);
  const pass = offered.find(choice => choice.type === 'pass');
  // Choices of this game, so their fillings are its actions.
  if (pass) return pass as unknown as PrAction;
  return sample(offered[rng.below(offered.length)]!, rng) as unknown as PrAction;
}
