/** Suggestions for the two decisions with many parts: a sensible start, not a strong player. */
import type {Seat} from '../../engine/game.ts';
import {
  BASE_BUILDINGS,
  CONSTRUCTION_HUT,
  CORN,
  FACTORY,
  HACIENDA,
  HARBOR,
  HOSPICE,
  LARGE_MARKET,
  LARGE_WAREHOUSE,
  OFFICE,
  PROCESSES,
  QUARRY,
  SIZE,
  SMALL_MARKET,
  SMALL_WAREHOUSE,
  UNIVERSITY,
  WHARF,
} from './data.ts';
import {capacity, freeCity, freeCountry, pieces, placeSlots} from './island.ts';
import {keptBy, storeActions} from './phases/storage.ts';
import {type Island, type PrState, sum} from './state.ts';
import {type PrAction, TILES} from './types.ts';

const KINDS = TILES.length;

/** The game may end within this many points, workers a head or city spaces. */
const LATE = {points: 20, workersEach: 2, citySpaces: 2};

const isLate = (state: PrState): boolean =>
  state.endFlags.length > 0 ||
  state.vpPool <= LATE.points ||
  state.workers <= LATE.workersEach * state.players.length ||
  state.players.some(island => freeCity(island) <= LATE.citySpaces);

/** Buildings in the order in which a worker is worth most on them, as far as they are of use to this island. */
function usefulBuildings(state: PrState, island: Island, slots: readonly number[]): number[] {
  const made = capacity(slots, island.city, slots.slice(KINDS));
  const kinds = made.filter(count => count > 0).length;
  const makes = kinds > 0;
  const grows = freeCountry(island) > 0;
  const builds = freeCity(island) > 0;
  const wishes: readonly (readonly [building: number, useful: boolean])[] = [
    [HARBOR, makes],
    [FACTORY, kinds > 1],
    [WHARF, makes],
    [LARGE_MARKET, makes],
    [SMALL_MARKET, makes],
    [UNIVERSITY, builds && state.workers > 0],
    [HOSPICE, grows],
    [HACIENDA, grows],
    [CONSTRUCTION_HUT, grows && builds && state.quarries > 0],
    [LARGE_WAREHOUSE, sum(made) > 1],
    [OFFICE, makes],
    [SMALL_WAREHOUSE, sum(made) > 1],
  ];
  return wishes.filter(([, useful]) => useful).map(([building]) => building);
}

/**
 * Workers on places: production chains from the dearest good down, corn, then useful buildings and quarries, then
 * whatever has a slot. Large buildings pay at the end only, so they come first then and last before.
 */
export function proposePlacement(state: PrState, seat: Seat): number[] {
  const island = state.players[seat]!;
  const caps = placeSlots(island);
  const slots = caps.map(() => 0);
  let left = Math.min(pieces(island), sum(caps));
  const put = (place: number, most = 1): number => {
    const count = Math.max(0, Math.min(most, caps[place]! - slots[place]!, left));
    slots[place]! += count;
    left -= count;
    return count;
  };
  const cityPlaces = (wanted: (building: number) => boolean): number[] =>
    island.city.flatMap((building, i) => (wanted(building) ? [KINDS + i] : []));
  const isLarge = (building: number) => SIZE[building] === 2;

  const late = isLate(state);
  if (late) for (const place of cityPlaces(isLarge)) put(place);
  for (let good = 4; good > CORN; good--) {
    for (const place of cityPlaces(building => PROCESSES[building] === good)) {
      while (left > 1 && slots[good]! < caps[good]! && slots[place]! < caps[place]!) {
        put(good);
        put(place);
      }
    }
  }
  put(CORN, caps[CORN]);
  if (!late && freeCity(island) > 0) put(QUARRY, caps[QUARRY]);
  for (const building of usefulBuildings(state, island, slots))
    for (const place of cityPlaces(own => own === building)) put(place);
  for (const place of cityPlaces(own => own >= BASE_BUILDINGS && !isLarge(own))) put(place);
  put(QUARRY, caps[QUARRY]);
  for (let place = 0; place < caps.length; place++)
    if (!isLarge(island.city[place - KINDS] ?? 0)) put(place, caps[place]);
  for (let place = 0; place < caps.length; place++) put(place, caps[place]);
  return slots;
}

/** The legal storage that keeps most barrels, the dearer ones between equals. */
function proposeStore(state: PrState, seat: Seat): PrAction | null {
  const island = state.players[seat]!;
  const worth = (action: Extract<PrAction, {type: 'store'}>): number =>
    keptBy(island, action).reduce((total, count, good) => total + count * (10 + good), 0);
  let best: Extract<PrAction, {type: 'store'}> | null = null;
  for (const action of storeActions(state, island)) if (!best || worth(action) > worth(best)) best = action;
  return best;
}

/** A suggestion for the seat whose turn it is to place or to store, else null. */
export function proposal(state: PrState, seat: Seat): PrAction | null {
  if (seat !== state.turn || state.asking !== null) return null;
  if (state.phase === 'mayor') return {type: 'place', slots: proposePlacement(state, seat)};
  return state.phase === 'store' ? proposeStore(state, seat) : null;
}
