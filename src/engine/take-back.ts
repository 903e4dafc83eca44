/**
 * Taking back, as facts of the log. Free while no other person acted since and nothing was drawn; else every person
 * that acted since has to agree; never back across a draw. Bots agree by themselves.
 */
import type {Seat} from './game.ts';

/** An action that can still be taken back: no draw came after it. */
export interface LiveAction {
  readonly n: number;
  readonly seat: Seat;
}

/** What a seat could ask for. */
export interface TakeBackOption {
  /** Number of the entry whose position comes back: the one before the seat's own last action. */
  readonly to: number;
  /** Nobody has to agree. */
  readonly free: boolean;
}

/** A request that waits for agreement. */
export interface TakeBackRequest {
  /** Number of the entry that asked. */
  readonly n: number;
  readonly by: Seat;
  readonly to: number;
  /** Persons that have not answered yet. */
  readonly waiting: readonly Seat[];
}

/** Persons other than `seat` whose actions after entry `to` would go, ascending. */
export function affected(
  live: readonly LiveAction[],
  seat: Seat,
  to: number,
  isPerson: (seat: Seat) => boolean,
): Seat[] {
  const seats = new Set(live.filter(action => action.n > to).map(action => action.seat));
  seats.delete(seat);
  return [...seats].filter(isPerson).sort((a, b) => a - b);
}
