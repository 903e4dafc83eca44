/** How the referee's story is told: what it waits for, what it is told, who is next to what. */
import type {Board} from './board.ts';

/** One thing that may be decided, in words, with what it does. */
export interface Option {
  readonly words: string;
  readonly then: () => void;
}
export const option = (words: string, then: () => void): Option => ({words, then});

export type Waiting =
  | {readonly kind: 'wind'}
  | {readonly kind: 'dice'; readonly dice: readonly number[]}
  | {readonly kind: 'harbour'; readonly of: readonly string[]}
  | {readonly kind: 'chest'; readonly seat: number}
  | {
      readonly kind: 'decide';
      readonly seats: readonly number[];
      readonly options: (seat: number) => readonly Option[];
    };
/** A wind; hits by who rolled; a tile with the face by lot; a value of a chest; who has decided what. */
export type Reply =
  | string
  | readonly number[]
  | {readonly tile: string; readonly face: number}
  | number
  | {readonly seat: number; readonly words: string};
export type Story<T = void> = Generator<Waiting, T, Reply>;

/** One seat decides. */
export function* decide(seat: number, options: readonly Option[]): Story {
  const said = (yield {kind: 'decide', seats: [seat], options: () => options}) as {words: string};
  options.find(({words}) => words === said.words)!.then();
}

/** Seats in the order of this round. */
export const order = ({players, start}: Board): number[] =>
  players.map((_, i) => (start + i) % players.length);

/** The cell next to one, round the edges. */
export function beside({side}: Board, at: string, way: string): string {
  const [row, column] = at.split(',').map(Number) as [number, number];
  const wrap = (n: number): number => (n < 0 ? side - 1 : n >= side ? 0 : n);
  if (way === 'north') return `${wrap(row - 1)},${column}`;
  if (way === 'south') return `${wrap(row + 1)},${column}`;
  return `${row},${wrap(way === 'east' ? column + 1 : column - 1)}`;
}
