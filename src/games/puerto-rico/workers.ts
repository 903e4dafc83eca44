/** Workers that come one by one, and the turns of a phase. */

import type {Island, PrState} from './state.ts';
import {nextSeat} from './state.ts';
import {TILES} from './types.ts';
import {variantOf} from './variant.ts';

/** Places in the order of `place.slots`: tile kinds, then buildings as built. */
export const TILE_PLACES = TILES.length;
/** Instead of a place: San Juan. */
export const SAN_JUAN = -1;

/** Puts one more piece on a place. */
export function stand(island: Island, place: number): void {
  if (place === SAN_JUAN) island.sanJuan++;
  else if (place < TILE_PLACES) island.manned[place]!++;
  else island.workers[place - TILE_PLACES]!++;
}

/** A worker from the supply, else from arrivals (PR-TILE-12), onto a place. */
export function fetchWorker(state: PrState, island: Island, place: number): void {
  if (state.workers > 0) state.workers--;
  else {
    state.arrivals--;
    for (const hook of variantOf(state).arrivalTaken) hook(state, island, place);
  }
  stand(island, place);
}

/** The next turn of a phase. */
export function endTurn(state: PrState): void {
  for (const hook of variantOf(state).turnOver) hook(state);
  state.left--;
  state.turn = nextSeat(state, state.turn);
}

/** The privilege of the chooser: `size`, or twice that. */
export function privilege(state: PrState, seat: number, size = 1): number {
  for (const doubled of variantOf(state).doubled) if (doubled(state, seat)) return 2 * size;
  return size;
}

/** Has a turn that needs no decision to wait nevertheless? */
export function waitsIdle(state: PrState): boolean {
  for (const hook of variantOf(state).idleTurn) if (hook(state)) return true;
  return false;
}
