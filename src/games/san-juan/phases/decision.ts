/** The two shapes that every phase module fills, and what several of them need. */
import type {HandleId} from '../../../engine/ask.ts';
import type {Seat} from '../../../engine/game.ts';
import {type Decision as KitDecision, passing} from '../../../engine/kit/flow.ts';
import {type Objection, objection} from '../refusals.ts';
import {nextSeat, type SjState} from '../state.ts';
import type {PhaseName, SjAction, SjEvent} from '../types.ts';

export interface Decision extends KitDecision<SjState, SjAction, SjEvent> {
  /** The rule that asks it: it forbids everything else meanwhile. */
  readonly rule: string;
}

/** Decisions that the rules call independent: everybody at once. */
export const inParallel = (state: SjState): readonly Seat[] => state.deciding;

/** What a role does once it is taken. */
export interface RolePhase {
  start(state: SjState, events?: SjEvent[]): void;
  /** Goes on to the next decision or ask of the phase. @returns false at its end */
  next(state: SjState, events?: SjEvent[]): boolean;
  /** Cards that the phase had lifted have arrived. */
  landed(state: SjState, cards: number, events?: SjEvent[]): void;
}

/** The action belongs to another decision, or is a pass where none is allowed. */
export const misplaced = ({phase}: SjState, {type}: SjAction, rule: string): Objection =>
  objection(type === 'pass' ? 'sj/cannot-pass' : 'sj/other-decision', rule, {phase});

export function endTurn(state: SjState): void {
  state.left--;
  state.turn = nextSeat(state, state.turn);
}
export const passTurn = <P extends PhaseName>(phase: P) => passing(phase, endTurn);

/** A parallel decision of this seat is made. */
export function decided(state: SjState, seat: Seat): void {
  state.deciding = state.deciding.filter(other => other !== seat);
}

/** Cards out of a list, in its order, each once; so that an action has one spelling. */
export function objectToCards(
  cards: readonly HandleId[],
  of: readonly HandleId[],
  rule: string,
): Objection | null {
  let at = -1;
  for (const card of cards) {
    const found = of.indexOf(card);
    if (found < 0) return objection('sj/not-your-card', rule);
    if (found <= at) return objection('sj/order', rule);
    at = found;
  }
  return null;
}

/** As `objectToCards`, and exactly so many of them. */
export const objectToCount = (
  cards: readonly HandleId[],
  of: readonly HandleId[],
  want: number,
  rule: string,
): Objection | null =>
  objectToCards(cards, of, rule) ??
  (cards.length === want ? null : objection('sj/wrong-count', rule, {want, given: cards.length}));

/** As many as the limit allows, and at least one: none at all would be a pass. */
export function objectToNumber(given: number, most: number, rule: string): Objection | null {
  if (given === 0) return objection('sj/wrong-count', rule, {want: 1, given});
  return given > most ? objection('sj/too-many', rule, {most, given}) : null;
}

/** Places in rising order, each once. */
export function isRising(places: readonly number[]): boolean {
  for (let i = 1; i < places.length; i++) if (places[i]! <= places[i - 1]!) return false;
  return true;
}
