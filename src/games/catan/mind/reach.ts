/** Where a seat could settle next, and how many roads it takes to get there. */
import {CORNER_EDGES, CORNERS, EDGES, otherEnd} from '../data/island.ts';
import {keepsDistance} from '../places.ts';
import {type CatState, ownerOf} from '../state.ts';

/** Farther corners are anybody's. */
const FARTHEST = 3;

export interface Spot {
  readonly corner: number;
  /** Roads that are missing. */
  readonly roads: number;
}

/** Roads to each corner; one search at a time, so one list for all. */
const far = new Int8Array(CORNERS.length);

/** Open corners that own roads reach, or would with up to three more. */
export function spotsOf(state: CatState, seat: number): Spot[] {
  far.fill(-1);
  const queue: number[] = [];
  const enter = (corner: number, roads: number) => {
    if (far[corner] !== -1) return;
    far[corner] = roads;
    queue.push(corner);
  };
  for (let edge = 0; edge < EDGES.length; edge++) {
    if (state.roads[edge] !== seat) continue;
    enter(EDGES[edge]![0], 0);
    enter(EDGES[edge]![1], 0);
  }
  const spots: Spot[] = [];
  for (let at = 0; at < queue.length; at++) {
    const corner = queue[at]!;
    const roads = far[corner]!;
    const building = state.corners[corner]!;
    if (building !== -1 && ownerOf(building) !== seat) continue;
    if (building === -1 && keepsDistance(state, corner)) spots.push({corner, roads});
    if (roads === FARTHEST) continue;
    const edges = CORNER_EDGES[corner]!;
    for (let i = 0; i < edges.length; i++)
      if (state.roads[edges[i]!] === -1) enter(otherEnd(edges[i]!, corner), roads + 1);
  }
  return spots;
}
