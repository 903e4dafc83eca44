/** The island as a graph, made from the coordinates of the board: hexes, corners and edges by number. */
import type {CatView} from '../types.ts';

/** Axial coordinates of a pointy-top hex: q grows to the east, r to the south-east. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

const RADIUS = 2;
const distance = ({q, r}: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** Land hexes 0..18, row by row from the top, left to right. */
export const HEXES: readonly Hex[] = (() => {
  const hexes: Hex[] = [];
  for (let r = -RADIUS; r <= RADIUS; r++)
    for (let q = -RADIUS; q <= RADIUS; q++) if (distance({q, r}) <= RADIUS) hexes.push({q, r});
  return hexes;
})();

/** Neighbours clockwise from the north-east. */
const STEPS: readonly Hex[] = [
  {q: 1, r: -1},
  {q: 1, r: 0},
  {q: 0, r: 1},
  {q: -1, r: 1},
  {q: -1, r: 0},
  {q: 0, r: -1},
];

/** Corners of a hex clockwise from the top, in half steps: x in units of half a hex width, y of half a side. */
const AROUND: readonly (readonly [x: number, y: number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];
const centre = ({q, r}: Hex): readonly [number, number] => [2 * q + r, 3 * r];

/** A corner's place: x in units of half a hex width, y in units of half a hex side, from the middle of the island. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners 0..53 by y, then x. */
export const CORNERS: readonly Point[] = (() => {
  const points = new Map<string, Point>();
  for (const hex of HEXES) {
    const [x, y] = centre(hex);
    for (const [dx, dy] of AROUND) points.set(`${x + dx},${y + dy}`, {x: x + dx, y: y + dy});
  }
  return [...points.values()].sort((a, b) => a.y - b.y || a.x - b.x);
})();

/** Centre of each land hex, in the units of `CORNERS`. */
export const CENTRES: readonly Point[] = HEXES.map(hex => {
  const [x, y] = centre(hex);
  return {x, y};
});

const cornerAt = (x: number, y: number): number => CORNERS.findIndex(point => point.x === x && point.y === y);

/** The six corners of each hex, clockwise from the top. */
export const HEX_CORNERS: readonly (readonly number[])[] = HEXES.map(hex => {
  const [x, y] = centre(hex);
  return AROUND.map(([dx, dy]) => cornerAt(x + dx, y + dy));
});

/** Land hexes at each corner, ascending. */
export const CORNER_HEXES: readonly (readonly number[])[] = CORNERS.map((_, corner) =>
  HEXES.flatMap((_, hex) => (HEX_CORNERS[hex]!.includes(corner) ? [hex] : [])),
);

/** Land hexes around each hex. */
export const HEX_HEXES: readonly (readonly number[])[] = HEXES.map(({q, r}) =>
  STEPS.map(step => HEXES.findIndex(hex => hex.q === q + step.q && hex.r === r + step.r)).filter(
    at => at >= 0,
  ),
);

/** Edges 0..71 as pairs of corners, by the lower corner, then the higher. */
export const EDGES: readonly (readonly [number, number])[] = (() => {
  const seen = new Map<number, readonly [number, number]>();
  for (const corners of HEX_CORNERS) {
    corners.forEach((corner, i) => {
      const other = corners[(i + 1) % 6]!;
      const [low, high] = corner < other ? [corner, other] : [other, corner];
      seen.set(low * CORNERS.length + high, [low, high]);
    });
  }
  return [...seen].sort(([a], [b]) => a - b).map(([, edge]) => edge);
})();

/** Edges at each corner, ascending: two or three. */
export const CORNER_EDGES: readonly (readonly number[])[] = CORNERS.map((_, corner) =>
  EDGES.flatMap((edge, i) => (edge.includes(corner) ? [i] : [])),
);

/** The end of an edge that is not this corner. */
export const otherEnd = (edge: number, corner: number): number => {
  const [a, b] = EDGES[edge]!;
  return a === corner ? b : a;
};

/** Neighbouring corners of each corner, in the order of `CORNER_EDGES`. */
export const CORNER_CORNERS: readonly (readonly number[])[] = CORNERS.map((_, corner) =>
  CORNER_EDGES[corner]!.map(edge => otherEnd(edge, corner)),
);

/** Land hexes on both sides of each edge: two, or one on the coast. */
export const EDGE_HEXES: readonly (readonly number[])[] = EDGES.map(([a, b]) =>
  CORNER_HEXES[a]!.filter(hex => CORNER_HEXES[b]!.includes(hex)),
);

/** Which land hex and which of its sides (0: north-east, clockwise) each harbour lies at, slot by slot clockwise. */
const HARBOUR_SIDES: readonly (readonly [hex: number, side: number])[] = [
  [0, 5],
  [1, 0],
  [6, 0],
  [11, 1],
  [15, 2],
  [17, 2],
  [16, 3],
  [12, 4],
  [3, 4],
];

/** The two corners that each harbour serves, ascending. */
export const HARBOUR_CORNERS: readonly (readonly [number, number])[] = HARBOUR_SIDES.map(([hex, side]) => {
  const corners = HEX_CORNERS[hex]!;
  const [a, b] = [corners[side]!, corners[(side + 1) % 6]!];
  return a < b ? [a, b] : [b, a];
});

/** Centre of the sea hex of each harbour, in the units of `CORNERS`. */
export const HARBOUR_CENTRES: readonly Point[] = HARBOUR_SIDES.map(([hex, side]) => {
  const {q, r} = HEXES[hex]!;
  const step = STEPS[side]!;
  const [x, y] = centre({q: q + step.q, r: r + step.r});
  return {x, y};
});

/** The harbour slot at each corner, -1 for none. */
export const CORNER_HARBOUR: readonly number[] = CORNERS.map((_, corner) =>
  HARBOUR_CORNERS.findIndex(corners => corners.includes(corner)),
);

/** Corner hexes of the island counter-clockwise from the north-west: where a spiral may begin. */
export const SPIRAL_STARTS: readonly number[] = [0, 7, 16, 18, 11, 2];

/** All hexes from a corner hex on: counter-clockwise the outer ring, the inner ring, the centre. */
export function spiral(start: number): readonly number[] {
  const at = ({q, r}: Hex) => HEXES.findIndex(hex => hex.q === q && hex.r === r);
  const first = HEXES[start]!;
  const order: number[] = [];
  for (const ring of [2, 1]) {
    let hex: Hex = {q: (first.q / 2) * ring, r: (first.r / 2) * ring};
    const side = sideOf(first);
    for (let leg = 0; leg < 6; leg++) {
      const step = STEPS[(side + 6 - leg) % 6]!;
      for (let i = 0; i < ring; i++) {
        order.push(at(hex));
        hex = {q: hex.q + step.q, r: hex.r + step.r};
      }
    }
  }
  return [...order, at({q: 0, r: 0})];
}

/** The direction in which the counter-clockwise walk leaves a corner hex. */
function sideOf({q, r}: Hex): number {
  const corner = STEPS.findIndex(step => step.q * 2 === q && step.r * 2 === r);
  return (corner + 4) % 6;
}

/** The own longest trail with a road on this edge; 0 where none can be laid now. */
export function roadLength({spots, builds}: CatView, edge: number): number {
  const road = builds.find(({piece}) => piece === 'road');
  return spots.find(({at}) => at === edge)?.length ?? road?.lengths[road.spots.indexOf(edge)] ?? 0;
}
