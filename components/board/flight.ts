/**
 * What moves on the screen when something has happened. A board says which event moves what from where to where; the
 * shell (`components/table/flying.ts`) plays it over the board, which shows the new state all the while.
 */

/**
 * The name of a place: whatever bears it as `data-spot` and is in sight. `seat:2` is what the room itself marks (the
 * seat's card in the strip, the viewer's stock on the quay); further ones are the game's own: `ship:1`, `market`.
 */
export type Spot = string;

export interface Flight {
  /** The drawing that moves; for `drop` and `sail` the thing at the spot itself does. */
  readonly symbol: string;
  /** How many; they leave one after another. 1 without it. */
  readonly count?: number;
  /** Best first: not every size shows every place. Where none is in sight, the piece rises from near the other end. */
  readonly from: readonly Spot[];
  readonly to: readonly Spot[];
  /** `tile` and `card` carry the symbol on a plane; `bare` without it. */
  readonly ground?: 'bare' | 'tile' | 'card';
}

/** A thing that moves where it is: a flag drops onto its rope, a full ship sails off. */
export interface Stir {
  readonly stir: 'drop' | 'sail';
  readonly at: readonly Spot[];
}

export type Motion = Flight | Stir;

/** Pieces of a flight that are drawn; more of them look the same. */
export const MOST_PIECES = 5;
