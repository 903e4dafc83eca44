/** Suggestions for the decisions with many parts that the expansions bring. */
import type {Seat} from '../../../engine/game.ts';
import {placedWorkers} from '../island.ts';
import {proposal} from '../proposal.ts';
import {type Island, type PrState, sum} from '../state.ts';
import type {PrAction} from '../types.ts';
import {TILE_PLACES} from '../workers.ts';
import {CHAPEL, HUNTING_LODGE, LAND_OFFICE, ZONING_OFFICE} from './data.ts';
import {nobleRange} from './nobles/mayor.ts';

/** Where a noble does more than a worker, and where a worker is wanted as long as there is one. */
const WANTED: readonly number[] = [CHAPEL];
const UNWANTED: readonly number[] = [LAND_OFFICE, ZONING_OFFICE, HUNTING_LODGE];

/** Nobles onto the places that were filled: as many as may stand there, the chapel first, offices of workers last. */
export function proposeNobles(island: Island): number[] {
  const slots = placedWorkers(island);
  const [, most] = nobleRange(island);
  const rank = (place: number): number => {
    const building = island.city[place - TILE_PLACES];
    if (building === undefined) return 1;
    return WANTED.includes(building) ? 0 : UNWANTED.includes(building) ? 2 : 1;
  };
  const order = slots.map((_, place) => place).sort((a, b) => rank(a) - rank(b) || a - b);
  const nobles = slots.map(() => 0);
  for (const place of order) nobles[place] = Math.min(slots[place]!, most - sum(nobles));
  return nobles;
}

export const propose = (state: PrState, seat: Seat): PrAction | null =>
  state.phase === 'nobles' && seat === state.turn && state.asking === null
    ? {type: 'placeNobles', nobles: proposeNobles(state.players[seat]!)}
    : proposal(state, seat);
