/** What tiles and buildings are worth in a playout, in hundredths of a point: told from the state, in microseconds. */
import {
  BASE_BUILDINGS,
  CITY_HALL,
  CONSTRUCTION_HUT,
  CORN,
  COST,
  CUSTOMS_HOUSE,
  FACTORY,
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
} from '../data.ts';
import {capacity, freeCity, freeCountry} from '../island.ts';
import {type Island, type PrState, sum} from '../state.ts';
import {BUILDINGS} from '../types.ts';

/** How late it is, in hundredths: money is worth points early, points are worth points late. */
export function progress(state: PrState): number {
  if (state.endFlags.length > 0) return 100;
  const points = 100 - Math.trunc((state.vpPool * 100) / state.rules.vpPool);
  let city = 0;
  for (const island of state.players) city = Math.max(city, 100 - Math.trunc((freeCity(island) * 100) / 12));
  const workers = Math.max(0, 100 - Math.trunc((state.workers * 100) / (18 * state.players.length)));
  return Math.max(points, city, workers);
}

export const BUILDING_INDEX = new Map<string, number>(BUILDINGS.map((name, i) => [name, i]));

const slotsFor = (island: Island, good: number): number => {
  let slots = 0;
  for (const building of island.city) if (PROCESSES[building] === good) slots += SLOTS[building]!;
  return slots;
};

/** A tile pays over the rest of the game; one that its plant waits for pays most. */
export function tileValue(island: Island, kind: number): number {
  const owned = island.tiles[kind]!;
  if (kind === QUARRY) return Math.max(0, 190 - 45 * owned);
  if (kind === CORN) return 115 - 8 * owned;
  const price = PRICES[kind]!;
  if (slotsFor(island, kind) > owned) return 120 + 25 * price;
  return 55 + 15 * price + (owned === 0 ? 20 : -15 * owned);
}

/** What one island makes: the measure of what it ships and sells. */
export interface Economy {
  readonly barrels: number;
  readonly kinds: number;
  readonly trades: boolean;
}

export function economyOf(island: Island): Economy {
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

export function buildingValue(
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
