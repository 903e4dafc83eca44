/** How the referee tells its story: what it waits for, and the helpers that every phase uses. */
import type {Table} from './table.ts';

export type Waiting =
  /** One of these lines. */
  | {readonly kind: 'line'; readonly seat: number; readonly lines: readonly string[]}
  /** So many workers onto the places: six kinds of tiles, then the buildings. */
  | {
      readonly kind: 'place';
      readonly seat: number;
      readonly workers: number;
      readonly slots: readonly number[];
    }
  /** Tokens that stay, by good; every line is one way to keep as much as can be kept. */
  | {readonly kind: 'store'; readonly seat: number; readonly lines: readonly string[]}
  | {readonly kind: 'draw'; readonly from: number; readonly count: number};
export type Reply = string | readonly number[];

export type Story<T = void> = Generator<Waiting, T, Reply>;

/** PR-D-GEN-2: nothing to choose is skipped, one thing is done, else the player says. */
export function* ask(seat: number, lines: readonly string[]): Story<string | null> {
  if (lines.length < 2) return lines[0] ?? null;
  return (yield {kind: 'line', seat, lines}) as string;
}

export const clockwise = (table: Table, from: number): number[] =>
  Array.from({length: table.seats}, (_, i) => (from + i) % table.seats);
