/** Suggestions for the decisions with many parts that the expansions bring. */
import type {Seat} from '../../../engine/game.ts';
import {placedWorkers, placeSlots} from '../island.ts';
import {proposal, proposePlacement} from '../proposal.ts';
import {cloneState, type Island, type PrState, sum} from '../state.ts';
import type {PrAction} from '../types.ts';
import {TILE_PLACES} from '../workers.ts';
import {raidMost} from './buccaneer/actions.ts';
import {CHAPEL, HUNTING_LODGE, LAND_OFFICE, ZONING_OFFICE} from './data.ts';
import {nobleRange} from './nobles/mayor.ts';

/** Where a noble does more than a worker, and where a worker is wanted as long as there is one. */
const WANTED: readonly number[] = [CHAPEL];
const UNWANTED: readonly number[] = [LAND_OFFICE, ZONING_OFFICE, HUNTING_LODGE];

/** Places in the order in which a noble does most there: the chapel first, offices of workers last. */
export function nobleOrder(island: Island): number[] {
  const rank = (place: number): number => {
    const building = island.city[place - TILE_PLACES];
    if (building === undefined) return 1;
    return WANTED.includes(building) ? 0 : UNWANTED.includes(building) ? 2 : 1;
  };
  return placedWorkers(island)
    .map((_, place) => place)
    .sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Nobles onto the places that were filled: as many as may stand there. */
export function proposeNobles(island: Island): number[] {
  const slots = placedWorkers(island);
  const [, most] = nobleRange(island);
  const nobles = slots.map(() => 0);
  for (const place of nobleOrder(island)) nobles[place] = Math.min(slots[place]!, most - sum(nobles));
  return nobles;
}

/** Workers of a raid: where they would stand if everybody were placed anew, then wherever there is room. */
export function proposeRaid(state: PrState, seat: Seat): number[] {
  const copy = cloneState(state);
  const island = copy.players[seat]!;
  const most = raidMost(state, seat);
  const before = placedWorkers(island);
  const room = placeSlots(island).map((slots, place) => slots - before[place]!);
  island.sanJuan += most;
  const wished = proposePlacement(copy, seat);
  const slots = room.map(() => 0);
  const put = (place: number, wanted: number) => {
    slots[place]! += Math.max(0, Math.min(wanted, room[place]! - slots[place]!, most - sum(slots)));
  };
  for (const [place, count] of wished.entries()) put(place, count - before[place]!);
  for (const place of room.keys()) put(place, most);
  return slots;
}

export const propose = (state: PrState, seat: Seat): PrAction | null =>
  state.phase === 'nobles' && seat === state.turn && state.asking === null
    ? {type: 'placeNobles', nobles: proposeNobles(state.players[seat]!)}
    : proposal(state, seat);
