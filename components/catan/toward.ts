/**
 * By arrow from place to place, as they lie on the drawing: to the nearest one in that direction.
 */
import type {XY} from './geometry.ts';

/** To the left, to the right, up and down. */
export const WAYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Way = (typeof WAYS)[number];
export const isWay = (key: string): key is Way => WAYS.some(way => way === key);
export const isUpright = (way: Way): boolean => way === 'ArrowUp' || way === 'ArrowDown';

const TOWARDS: Readonly<Record<Way, XY>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Less than anything on the drawing is apart. */
const NONE = 1;

/** From each place the next one in a direction: its position among them, or null. */
export type Step = (from: number, way: Way) => number | null;

/**
 * The nearest within an eighth of a turn to either side; where there is none, the nearest that lies that way at all. Of two
 * alike the one on the right hand, so that the opposite arrow leads back.
 */
export const stepsAmong =
  (points: readonly XY[]): Step =>
  (from, way) => {
    const [x, y] = points[from]!;
    const [dx, dy] = TOWARDS[way];
    let best: number | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, [px, py]] of points.entries()) {
      const along = (px - x) * dx + (py - y) * dy;
      const aside = (py - y) * dx - (px - x) * dy;
      if (along < NONE) continue;
      const beside = Math.abs(aside) > along + NONE ? 1e6 : 0;
      const far = beside + along + Math.abs(aside) - (aside > 0 ? NONE / 2 : 0);
      if (far < least) [best, least] = [at, far];
    }
    return best;
  };
