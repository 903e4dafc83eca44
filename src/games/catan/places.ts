/** Where pieces may stand (CAT-BLD), and what a place brings. */

import {CORNER_CORNERS, CORNER_EDGES, CORNER_HEXES, CORNERS, EDGES} from './data/island.ts';
import {waysOf} from './data.ts';
import {type Objection, objection} from './refusals.ts';
import {type CatState, CITY, ownerOf} from './state.ts';

/** CAT-BLD-5: the corner and its neighbours are free. */
export function keepsDistance({corners}: CatState, corner: number): boolean {
  if (corners[corner] !== -1) return false;
  const around = CORNER_CORNERS[corner]!;
  for (let i = 0; i < around.length; i++) if (corners[around[i]!] !== -1) return false;
  return true;
}

/** An own road reaches the corner. */
function reached({roads}: CatState, seat: number, corner: number): boolean {
  const edges = CORNER_EDGES[corner]!;
  for (let i = 0; i < edges.length; i++) if (roads[edges[i]!] === seat) return true;
  return false;
}

/** CAT-BLD-3: at this end the road goes on from an own building, or from an own road that no opponent stops. */
function continuesAt(state: CatState, seat: number, corner: number): boolean {
  const building = state.corners[corner]!;
  return building === -1 ? reached(state, seat, corner) : ownerOf(building) === seat;
}

export function canLayRoad(state: CatState, seat: number, edge: number): boolean {
  if (state.roads[edge] !== -1) return false;
  const [a, b] = EDGES[edge]!;
  return continuesAt(state, seat, a) || continuesAt(state, seat, b);
}

export function objectToRoad(state: CatState, seat: number, edge: number): Objection | null {
  if (edge >= EDGES.length) return objection('cat/no-such-place', 'CAT-BLD-2');
  if (state.roads[edge] !== -1) return objection('cat/occupied', 'CAT-BLD-2');
  if (canLayRoad(state, seat, edge)) return null;
  const stopped = EDGES[edge]!.some(corner => reached(state, seat, corner));
  return objection(stopped ? 'cat/blocked' : 'cat/not-connected', 'CAT-BLD-3');
}

/** Ends of all edges, one after the other. */
const ENDS: readonly number[] = EDGES.flat();
/** Where a road can go on, by corner; looked up once for all edges, so one list for all. */
const goesOn = new Uint8Array(CORNERS.length);

export function roadSpots({roads, corners}: CatState, seat: number): number[] {
  goesOn.fill(0);
  for (let edge = 0; edge < roads.length; edge++)
    if (roads[edge] === seat) goesOn[ENDS[2 * edge]!] = goesOn[ENDS[2 * edge + 1]!] = 1;
  for (let corner = 0; corner < corners.length; corner++)
    if (corners[corner] !== -1) goesOn[corner] = ownerOf(corners[corner]!) === seat ? 1 : 0;
  const spots: number[] = [];
  for (let edge = 0; edge < roads.length; edge++)
    if (roads[edge] === -1 && (goesOn[ENDS[2 * edge]!] === 1 || goesOn[ENDS[2 * edge + 1]!] === 1))
      spots.push(edge);
  return spots;
}

export function hasRoadSpot(state: CatState, seat: number): boolean {
  for (let edge = 0; edge < EDGES.length; edge++) if (canLayRoad(state, seat, edge)) return true;
  return false;
}

/** CAT-BLD-4, CAT-BLD-5. `founding`: no road is needed (CAT-FND-2). */
export function objectToSettlement(
  state: CatState,
  seat: number,
  corner: number,
  founding: boolean,
): Objection | null {
  const rule = founding ? 'CAT-FND-2' : 'CAT-BLD-4';
  if (corner >= CORNERS.length) return objection('cat/no-such-place', rule);
  if (state.corners[corner] !== -1) return objection('cat/occupied', rule);
  if (!keepsDistance(state, corner)) return objection('cat/too-close', 'CAT-BLD-5');
  return founding || reached(state, seat, corner) ? null : objection('cat/not-connected', rule);
}

export function settlementSpots(state: CatState, seat: number, founding: boolean): number[] {
  const spots: number[] = [];
  for (let corner = 0; corner < CORNERS.length; corner++)
    if (keepsDistance(state, corner) && (founding || reached(state, seat, corner))) spots.push(corner);
  return spots;
}

/** CAT-BLD-7. */
export function objectToCity({corners}: CatState, seat: number, corner: number): Objection | null {
  if (corner >= CORNERS.length) return objection('cat/no-such-place', 'CAT-BLD-7');
  return corners[corner] === seat ? null : objection('cat/no-settlement-there', 'CAT-BLD-7');
}

export function citySpots({corners}: CatState, seat: number): number[] {
  const spots: number[] = [];
  for (let corner = 0; corner < CORNERS.length; corner++) if (corners[corner] === seat) spots.push(corner);
  return spots;
}

/** Buildings of a seat on a corner count this much at production: 1, 2, or 0. */
export const yieldAt = ({corners}: CatState, seat: number, corner: number): number =>
  corners[corner] === seat ? 1 : corners[corner] === seat + CITY ? 2 : 0;

/** How many of 36 rolls bring something at a corner, hex by hex. */
export const waysAt = ({board}: CatState, corner: number): number =>
  CORNER_HEXES[corner]!.reduce((ways, hex) => ways + waysOf(board.tokens[hex]!), 0);
