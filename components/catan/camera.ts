/** What part of the island is shown: all of it where places can be told apart with a finger, else a part of it. */
import type {Gesture} from './fingers.ts';
import {leastDistance, WHOLE, type XY} from './geometry.ts';

/** Px that a finger needs for itself. */
export const FINGER = 44;
/** A part of the island is shown at least this large: px a unit, as on a phone with hexes of 52 px. */
const NEAR = 0.52;
/** Nearer than this nothing more is seen. */
const NEAREST = 1.5;
/** Hardly nearer than the whole is the whole. */
const HARDLY = 1.08;

export interface Camera {
  /** Px a unit, and where the unit 0, 0 stands in px. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Only a part is shown. */
  readonly near: boolean;
  /** Places are closer than a finger needs: a tap brings them nearer. */
  readonly crowded: boolean;
}

/** What a person asked to see. */
export interface View {
  /** A part, or the whole; null: as the places need it. */
  readonly near: boolean | null;
  /** What is looked at; null: the middle of all places. */
  readonly middle: XY | null;
  /** Px a unit; null: as near as the places need it. */
  readonly scale: number | null;
}
export const AS_NEEDED: View = {near: null, middle: null, scale: null};
export const WHOLE_ISLAND: View = {...AS_NEEDED, near: false};

/** @param places where something can be put, in units */
export function cameraFor(
  [width, height]: XY,
  places: readonly XY[],
  {near, middle, scale: wanted}: View,
): Camera {
  const all = wholeScale(width, height);
  const needed = FINGER / leastDistance(places);
  const cramped = all < needed;
  // Where places lie all over the island, the person says which of them are meant.
  const fits = spread(places, Math.max(needed, NEAR), width, height);
  const close = near ?? (cramped && fits);
  const part = wanted ?? Math.max(NEAR, needed);
  if (!close || all >= part) {
    const [x, y] = [WHOLE.x + WHOLE.width / 2, WHOLE.y + WHOLE.height / 2];
    return {
      scale: all,
      x: width / 2 - x * all,
      y: height / 2 - y * all,
      near: false,
      crowded: cramped,
    };
  }
  const scale = Math.min(part, NEAREST);
  const [mx, my] = middle ?? centreOf(places);
  return {
    scale,
    x: kept(mx, WHOLE.x, WHOLE.width, width, scale),
    y: kept(my, WHOLE.y, WHOLE.height, height, scale),
    near: true,
    crowded: scale < needed,
  };
}

/** What is to be seen when fingers have moved the map that this camera shows. */
export function moved({scale, x, y}: Camera, [width, height]: XY, {from, to, factor}: Gesture): View {
  const next = Math.min(scale * factor, NEAREST);
  // What was under the fingers stays under them.
  const middle: XY = [
    (from[0] - x) / scale + (width / 2 - to[0]) / next,
    (from[1] - y) / scale + (height / 2 - to[1]) / next,
  ];
  return {near: true, middle, scale: next};
}

/** What stays when the fingers are lifted. */
export const settled = (view: View, [width, height]: XY): View =>
  view.scale !== null && view.scale < wholeScale(width, height) * HARDLY ? {...AS_NEEDED, near: false} : view;

const wholeScale = (width: number, height: number): number =>
  Math.min(width / WHOLE.width, height / WHOLE.height);

/** Whether all of them are seen at once at this scale, with room for a finger around them. */
function spread(places: readonly XY[], scale: number, width: number, height: number): boolean {
  const [left, right, top, bottom] = bounds(places);
  return (right - left) * scale + FINGER <= width && (bottom - top) * scale + FINGER <= height;
}

const bounds = (places: readonly XY[]): [number, number, number, number] => [
  Math.min(...places.map(([x]) => x)),
  Math.max(...places.map(([x]) => x)),
  Math.min(...places.map(([, y]) => y)),
  Math.max(...places.map(([, y]) => y)),
];

function centreOf(places: readonly XY[]): XY {
  if (places.length === 0) return [0, 0];
  const [left, right, top, bottom] = bounds(places);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Where 0 stands, so that `middle` is in the middle and nothing beyond the whole is shown. */
function kept(middle: number, from: number, length: number, px: number, scale: number): number {
  const half = px / scale / 2;
  const [least, most] = [from + half, from + length - half];
  const at = least > most ? from + length / 2 : Math.max(least, Math.min(most, middle));
  return px / 2 - at * scale;
}

/** The part that is shown, in units. */
export const shown = ({scale, x, y}: Camera, [width, height]: XY) => ({
  x: -x / scale,
  y: -y / scale,
  width: width / scale,
  height: height / scale,
});
