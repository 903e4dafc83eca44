/** How long a strong bot and a hint think, by the clock: a slower device plays on less far, and waits no longer. */
import type {Budget} from './search.ts';

/** Milliseconds and playouts that a strong bot has for a decision. */
export const THINKING = 900;
const MOST_PLAYOUTS = 1500;
/** Milliseconds that a hint may take: somebody sits before it and waits. */
export const HINTING = 1500;

/** @param now milliseconds of a clock that only goes on */
export function timed(milliseconds: number, now: () => number): Budget {
  const end = now() + milliseconds;
  return {playouts: MOST_PLAYOUTS, goesOn: () => now() < end};
}

/** However much is known already: what chance has answered since is looked at. */
const SHORTEST = 300;
/** Milliseconds of thinking ahead of one position: a battery is not there for what nobody may play. */
export const THINKING_AHEAD = 2 * THINKING;

/**
 * As `timed`, for who has thought ahead.
 * @param kept playouts that are there already
 * @param pace milliseconds of each
 */
export function shortened(milliseconds: number, now: () => number, kept: number, pace: number): Budget {
  const left = Math.max(SHORTEST, milliseconds - kept * pace);
  return {...timed(left, now), playouts: Math.max(0, MOST_PLAYOUTS - kept)};
}
