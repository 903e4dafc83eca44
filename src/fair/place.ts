import type {Head} from './state.ts';

/** Where an entry stands. */
export interface Place extends Head {
  /** Hash of the entry before. */
  readonly prev: Uint8Array;
  /** Hash of the last entry that the author saw; without an author the entry before. */
  readonly basis?: Uint8Array;
  /** Round of the game, from 0: bounds how often a device comes back. Left out where a game counts none. */
  readonly round?: number;
}

/** Entries that count as a round where a game has none. */
const ROUND = 64;

export const roundOf = ({round, seq}: Place): number => round ?? Math.floor(seq / ROUND);
