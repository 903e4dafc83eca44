/** Where things of the island stand on the drawing: units of a hundredth of a hex side, the middle of the island at 0, 0. */
import {
  CENTRES,
  CORNERS,
  EDGES,
  HARBOUR_CENTRES,
  HARBOUR_CORNERS,
  HEX_CORNERS,
  type Point,
} from '../../src/games/catan/data/island.ts';

export type XY = readonly [x: number, y: number];
export type Place = 'hex' | 'edge' | 'corner';

const X = 86.6025;
const Y = 50;
const place = ({x, y}: Point): XY => [x * X, y * Y];

export const centreOf = (hex: number): XY => place(CENTRES[hex]!);
export const cornerAt = (corner: number): XY => place(CORNERS[corner]!);
const between = ([ax, ay]: XY, [bx, by]: XY): XY => [(ax + bx) / 2, (ay + by) / 2];
export const middleOf = (edge: number): XY => {
  const [a, b] = EDGES[edge]!;
  return between(cornerAt(a), cornerAt(b));
};
/** Degrees by which a road along x has to be turned. */
export const turnOf = (edge: number): number => {
  const [a, b] = EDGES[edge]!;
  const [ax, ay] = cornerAt(a);
  const [bx, by] = cornerAt(b);
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
};
export const pointOf = (kind: Place, at: number): XY =>
  kind === 'hex' ? centreOf(at) : kind === 'edge' ? middleOf(at) : cornerAt(at);

/** A hex around 0, 0, a little smaller than its place: the beach shows between neighbours. */
export const HEX = 'M0-96.500L83.600-48.250V48.250L0 96.500L-83.600 48.250V-48.250Z';

export const outline = (hex: number): string =>
  `M${HEX_CORNERS[hex]!.map(corner => cornerAt(corner).join(' ')).join('L')}Z`;

const OFFSHORE = 77;
const BELOW = 20;
/** A boat lies off the middle of its coast, a little lower, as seen from the land. */
export const boatAt = (slot: number): XY => {
  const [a, b] = HARBOUR_CORNERS[slot]!;
  const [mx, my] = between(cornerAt(a), cornerAt(b));
  const [hx, hy] = place(HARBOUR_CENTRES[slot]!);
  const far = Math.hypot(hx - mx, hy - my);
  return [mx + ((hx - mx) / far) * OFFSHORE, my + ((hy - my) / far) * OFFSHORE + BELOW];
};

/** Everything: the island with its boats. */
export const WHOLE = {x: -478, y: -506, width: 1044, height: 1030} as const;

/** The shortest way between two of these points, in units; infinite with fewer than two. */
export function leastDistance(points: readonly XY[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, [ax, ay]] of points.entries())
    for (const [bx, by] of points.slice(i + 1)) least = Math.min(least, Math.hypot(ax - bx, ay - by));
  return least;
}

/** The nearest of these things within `reach` units of a point; null when there is none. */
export function nearest<T>([x, y]: XY, things: readonly T[], at: (thing: T) => XY, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const thing of things) {
    const [tx, ty] = at(thing);
    const distance = Math.hypot(tx - x, ty - y);
    if (distance <= least) [best, least] = [thing, distance];
  }
  return best;
}
