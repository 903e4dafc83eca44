/** What one island has room for and can do: questions that several phases, the scoring and the view share. */
import {CITY_SPACES, COLUMN, CORN, COST, COUNTRY_SPACES, PROCESSES, QUARRY, SIZE, SLOTS} from './data.ts';
import {type Island, type PrState, sum} from './state.ts';
import {variantOf} from './variant.ts';

/** PR-TILE-1: at least one worker stands on the building. */
export function isActive(island: Island, building: number): boolean {
  const {city, workers} = island;
  for (let i = 0; i < city.length; i++) if (city[i] === building) return workers[i]! > 0;
  return false;
}

export function owns({city}: Island, building: number): boolean {
  for (let i = 0; i < city.length; i++) if (city[i] === building) return true;
  return false;
}

/** PR-TILE-6. */
export const freeCountry = (island: Island): number =>
  COUNTRY_SPACES - sum(island.tiles) - (island.more ? island.more.forests.length : 0);

export function freeCity(island: Island): number {
  let free = CITY_SPACES;
  for (let i = 0; i < island.city.length; i++) free -= SIZE[island.city[i]!]!;
  return free;
}

export function largeBuildings(island: Island): number {
  let count = 0;
  for (let i = 0; i < island.city.length; i++) if (SIZE[island.city[i]!] === 2) count++;
  return count;
}

/** PR-BUILD-2: active quarries, as far as the column of the building allows. */
export const quarryDiscount = (island: Island, building: number): number =>
  Math.min(island.manned[QUARRY]!, COLUMN[building]!);

/** PR-BUILD-2, PR-BUILD-2c: what is taken off besides privilege and quarries. */
export function otherDiscount(state: PrState, island: Island, building: number): number {
  const off = [0, 0, 0, 0, 0];
  for (const discount of variantOf(state).discounts) discount(island, off);
  return off[COLUMN[building]!]!;
}

/** PR-BUILD-2: never below 0. */
export const priceFor = (state: PrState, island: Island, building: number, privilege: number): number =>
  Math.max(
    0,
    COST[building]! - privilege - quarryDiscount(island, building) - otherDiscount(state, island, building),
  );

/** All that is off in each column, the privilege included; 0 is no column. */
export function discountsOf(state: PrState, island: Island, privilege: number): number[] {
  const quarries = island.manned[QUARRY]!;
  const off = [
    0,
    privilege + Math.min(quarries, 1),
    privilege + Math.min(quarries, 2),
    privilege + Math.min(quarries, 3),
    privilege + Math.min(quarries, 4),
  ];
  for (const discount of variantOf(state).discounts) discount(island, off);
  return off;
}

/** All pieces of the island, San Juan included (PR-TILE-10). */
export const pieces = (island: Island): number => island.sanJuan + sum(island.manned) + sum(island.workers);

/** Slots per place in the order of `place.slots`: tile kinds, then buildings as built (PR-TILE-2). */
export function placeSlots(island: Island): number[] {
  const slots = island.tiles.slice();
  for (let i = 0; i < island.city.length; i++) slots.push(SLOTS[island.city[i]!]!);
  return slots;
}

/** All of them together. */
export function slotTotal(island: Island): number {
  let total = sum(island.tiles);
  for (let i = 0; i < island.city.length; i++) total += SLOTS[island.city[i]!]!;
  return total;
}

/** Workers per place, in the same order. */
export function placedWorkers(island: Island): number[] {
  const placed = island.manned.slice();
  for (let i = 0; i < island.workers.length; i++) placed.push(island.workers[i]!);
  return placed;
}

/** PR-MAYOR-8: slots of buildings without a worker. */
export function emptyBuildingSlots(island: Island): number {
  let empty = 0;
  for (let i = 0; i < island.city.length; i++) empty += SLOTS[island.city[i]!]! - island.workers[i]!;
  return empty;
}

/**
 * What a craftsman phase would give with unlimited supply (PR-CRAFT-2, PR-B-PRODUCTION), by good.
 * @param tiles workers per tile kind
 * @param city buildings, with `workers` on each
 */
export function capacity(
  tiles: readonly number[],
  city: readonly number[],
  workers: readonly number[],
): [number, number, number, number, number] {
  const made: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let i = 0; i < city.length; i++) {
    const good = PROCESSES[city[i]!]!;
    if (good > 0) made[good]! += workers[i]!;
  }
  for (let good = 1; good < 5; good++) if (tiles[good]! < made[good]!) made[good] = tiles[good]!;
  made[CORN] = tiles[CORN]!;
  return made;
}
