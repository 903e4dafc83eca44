/**
 * Length of roads (CAT-LR). A new road can only make a longer trail that runs through it, so that only those are
 * looked at; an opponent's new settlement can only cut trails that ran through its corner.
 */
import {CORNER_EDGES, EDGES, otherEnd} from './data/island.ts';
import {type CatState, ownerOf} from './state.ts';

/** Edges that the walk has used; one walk at a time, so one list for all. */
const used: boolean[] = EDGES.map(() => false);

/** CAT-LR-2: a trail may end here, but not pass. */
const stops = ({corners}: CatState, seat: number, corner: number): boolean =>
  corners[corner] !== -1 && ownerOf(corners[corner]!) !== seat;

/** The longest way on from a corner over unused own roads. */
function walk(state: CatState, seat: number, corner: number): number {
  if (stops(state, seat, corner)) return 0;
  let best = 0;
  for (const edge of CORNER_EDGES[corner]!) {
    if (used[edge] || state.roads[edge] !== seat) continue;
    used[edge] = true;
    best = Math.max(best, 1 + walk(state, seat, otherEnd(edge, corner)));
    used[edge] = false;
  }
  return best;
}

/** The longest pair of ways on from both ends that share no edge: every way from `from`, each with the best from `to`. */
function walkBoth(state: CatState, seat: number, from: number, to: number): number {
  let best = walk(state, seat, to);
  if (stops(state, seat, from)) return best;
  for (const edge of CORNER_EDGES[from]!) {
    if (used[edge] || state.roads[edge] !== seat) continue;
    used[edge] = true;
    best = Math.max(best, 1 + walkBoth(state, seat, otherEnd(edge, from), to));
    used[edge] = false;
  }
  return best;
}

/** Edges of the longest trail through an own road. */
export function trailThrough(state: CatState, seat: number, edge: number): number {
  const [a, b] = EDGES[edge]!;
  used[edge] = true;
  const length = 1 + walkBoth(state, seat, a, b);
  used[edge] = false;
  return length;
}

/** Edges of the longest trail of a seat, from all its roads (CAT-LR-1). */
export function longestTrail(state: CatState, seat: number): number {
  let best = 0;
  for (let edge = 0; edge < EDGES.length; edge++) {
    if (state.roads[edge] !== seat) continue;
    for (const end of EDGES[edge]!) {
      used[edge] = true;
      best = Math.max(best, 1 + walk(state, seat, end));
      used[edge] = false;
    }
  }
  return best;
}
