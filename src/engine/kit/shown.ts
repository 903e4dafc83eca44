/**
 * Marks in a view, by which the generic board draws a hand as cards, a way as a track, pieces as tokens, a field as a grid,
 * a number as the person of a seat. A view without them is drawn as lists and tables. Plain JSON; ids are named by
 * `GameText.names`.
 */
import type {Json} from '../../base/json.ts';
import type {Seat} from '../action.ts';

/** One thing that lies there. */
export interface Piece {
  /** As an action names it: what a tap on it fills in. */
  readonly id: Json;
  /** Id of its name; up to three characters are drawn large, as a figure. */
  readonly name: string;
  /** Whose it is: drawn in the colour of the seat. */
  readonly seat?: Seat;
}

/** Cards in a row; null for one whose face is hidden. */
export interface Cards {
  readonly show: 'cards';
  /** Field of an action: where it is asked for, these cards are its buttons. */
  readonly picks: string | null;
  readonly of: readonly (Piece | null)[];
}

/** How many there are of what, by id. */
export interface Tokens {
  readonly show: 'tokens';
  readonly of: Readonly<Record<string, number>>;
}

/** How far something has come on a way from 0 to `to`. */
export interface Track {
  readonly show: 'track';
  readonly at: number;
  readonly to: number;
}

/** Fields in rows of `columns`; null for an empty one that no action names. */
export interface Grid {
  readonly show: 'grid';
  readonly picks: string | null;
  readonly columns: number;
  readonly of: readonly (Piece | null)[];
}

/** Somebody at the table; null for nobody. */
export interface Person {
  readonly show: 'person';
  readonly seat: Seat | null;
}

export type Shown = Cards | Tokens | Track | Grid | Person;

/** @param picks field of the actions that these cards fill in */
export const cards = (of: Cards['of'], picks: string | null = null): Cards => ({show: 'cards', picks, of});
export const tokens = (of: Tokens['of']): Tokens => ({show: 'tokens', of});
export const track = (at: number, to: number): Track => ({show: 'track', at, to});
/** @param picks field of the actions that these fields fill in */
export const grid = (columns: number, of: Grid['of'], picks: string | null = null): Grid => ({
  show: 'grid',
  picks,
  columns,
  of,
});
export const person = (seat: Seat | null): Person => ({show: 'person', seat});
