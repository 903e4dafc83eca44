/**
 * How often a seat may speak about trade in one turn (CAT-TRD-8). Offers, answers and proposals leave the table as it was,
 * so without a bound one seat could fill a record with them. Confirming needs none: it takes an item off the table.
 */

import {MOST_SAYINGS} from '../data.ts';
import {objection} from '../refusals.ts';
import type {CatState} from '../state.ts';
import type {CatAction} from '../types.ts';
import type {Move} from './move.ts';

export const mayStillSpeak = ({sayings}: CatState, seat: number): boolean => sayings[seat]! < MOST_SAYINGS;

/** A move that counts: what says less (withdrawing) stays possible always, and is bounded by what was said before. */
export const counted = <T extends CatAction['type']>({check, play}: Move<T>): Move<T> => ({
  check,
  play(state, seat, action, events) {
    state.sayings[seat]!++;
    play(state, seat, action, events);
  },
});

/** A move that counts and is refused when the seat has said enough. */
export const bounded = <T extends CatAction['type']>(move: Move<T>): Move<T> => ({
  check: (state, seat, action) =>
    mayStillSpeak(state, seat)
      ? move.check(state, seat, action)
      : objection('cat/said-enough', 'CAT-TRD-8', {most: MOST_SAYINGS}),
  play: counted(move).play,
});
