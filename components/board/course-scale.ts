/** Where the lines of the chart of a game run, and how each is drawn: pure geometry, for the screens and for the picture that is shared. */
import type {Seat, Standing} from '../../src/engine/game.ts';

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Kept free on each side: for numbers, and for the marks at the ends of the lines. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Course {
  /** One line a seat: a point a round. */
  readonly lines: readonly {readonly seat: Seat; readonly points: readonly Point[]; readonly end: Point}[];
  readonly grid: readonly {readonly points: number; readonly y: number}[];
  readonly rounds: readonly {readonly round: number; readonly x: number}[];
}

/** How a line is drawn beside its colour: nobody has to tell it by the colour alone. */
export const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4', '1 5'] as const;

/** Steps between the lines of the grid: the first that needs no more than so many. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_LINES = 5;
const MOST_ROUNDS = 7;

/** @param apart how far the marks at the ends stand apart at least, so that each can be read */
export function courseIn(frame: Frame, standings: readonly Standing[], apart: number): Course {
  const {width, height, left, right, top, bottom} = frame;
  const highest = Math.max(1, ...standings.flatMap(({points}) => points));
  const lowest = Math.min(0, ...standings.flatMap(({points}) => points));
  const step = STEPS.find(each => (highest - lowest) / each <= MOST_LINES) ?? highest;
  const ceiling = Math.ceil(highest / step) * step;
  const floor = Math.floor(lowest / step) * step;
  const x = (i: number): number => left + ((width - left - right) * i) / Math.max(1, standings.length - 1);
  const y = (points: number): number =>
    height - bottom - ((height - top - bottom) * (points - floor)) / (ceiling - floor);
  const seats = standings[0]?.points.map((_, seat) => seat) ?? [];
  const ends = spread(
    seats.map(seat => y(standings.at(-1)!.points[seat]!)),
    apart,
    apart / 2,
    height - bottom,
  );
  const skip = Math.ceil(standings.length / MOST_ROUNDS);
  return {
    lines: seats.map(seat => ({
      seat,
      points: standings.map(({points}, i) => ({x: x(i), y: y(points[seat]!)})),
      end: {x: x(standings.length - 1), y: ends[seat]!},
    })),
    grid: Array.from({length: (ceiling - floor) / step + 1}, (_, i) => floor + i * step).map(points => ({
      points,
      y: y(points),
    })),
    rounds: standings.flatMap(({round}, i) => (i % skip === 0 ? [{round, x: x(i)}] : [])),
  };
}

/** The same heights, none nearer to another than `apart`, all of them between `highest` and `lowest`. */
function spread(heights: readonly number[], apart: number, highest: number, lowest: number): number[] {
  const order = heights.map((height, at) => ({height, at})).sort((a, b) => b.height - a.height);
  const moved = [...heights];
  let free = lowest;
  for (const {height, at} of order) {
    moved[at] = Math.min(height, free);
    free = moved[at] - apart;
  }
  // Those that were pushed out at the top come down again.
  let above = highest;
  for (const {at} of order.reverse()) {
    moved[at] = Math.max(moved[at]!, above);
    above = moved[at] + apart;
  }
  return moved;
}
