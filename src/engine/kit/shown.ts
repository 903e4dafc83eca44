/**
 * Marks in a view, by which the generic board draws a hand as cards, a way as a track, pieces as tokens, a field as a grid,
 * a number as the person of a seat. A view without them is drawn as lists and tables. Plain JSON; ids are named by
 * `GameText.names`.
 */
import type {Json} from '../../base/json.ts';
import type {GameEvent, Seat} from '../action.ts';

/** One thing that lies there. */
export interface Piece {
  /** As an action names it: what a tap on it fills in. */
  readonly id: Json;
  /** Id of its name; up to three characters with one letter at most are drawn large, as a figure. */
  readonly name: string;
  /** Whose it is: drawn in the colour of the seat. */
  readonly seat?: Seat;
  /** It is used up: only its place is shown. */
  readonly spent?: boolean;
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

/** What is played for: in gold. Those of the whole table lie in its middle. */
export interface Stakes {
  readonly show: 'stakes';
  readonly of: readonly Piece[];
}

/** Cards that lie face down on one another in the middle of the table. */
export interface Pile {
  readonly show: 'pile';
  readonly count: number;
}

/** Points of a person, large beside the name; who has the most wears a crown. */
export interface Score {
  readonly show: 'score';
  readonly of: number;
}

/** What lies before a person in the middle of the table: a card, its back, or nothing yet. */
export interface Laid {
  readonly show: 'laid';
  readonly of: Piece | 'back' | null;
}

/**
 * What was shown together last: it stands beside the middle of the table until the next time, and for a moment in its place.
 * Nothing before the first time: then `of` is empty.
 */
export interface Showdown {
  readonly show: 'showdown';
  readonly stakes: readonly Piece[];
  /** By seat. */
  readonly of: readonly (Piece | null)[];
  /** Who got it; null for nobody. */
  readonly winner: Seat | null;
  /** Whose came to nothing because another's was equal. */
  readonly tied: readonly Seat[];
  /** The event that says what became of it: the game has a sentence for it. */
  readonly told: GameEvent | null;
}

export type Shown = Cards | Tokens | Track | Grid | Person | Stakes | Pile | Score | Laid | Showdown;

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
export const stakes = (of: Stakes['of']): Stakes => ({show: 'stakes', of});
export const pile = (count: number): Pile => ({show: 'pile', count});
export const score = (of: number): Score => ({show: 'score', of});
export const laid = (of: Laid['of']): Laid => ({show: 'laid', of});
export const showdown = (of: Omit<Showdown, 'show'>): Showdown => ({show: 'showdown', ...of});
