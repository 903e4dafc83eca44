/** The two shapes that every phase module fills, and what several of them need. */
import type {Faces, HandleId} from '../../../engine/ask.ts';
import type {Choice} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import type {IllegalAction} from '../../../engine/illegal.ts';
import {type Objection, object, refuse} from '../refusals.ts';
import {nextSeat, type SjState} from '../state.ts';
import type {SjAction, SjEvent} from '../types.ts';

/** One point at which a seat decides something. */
export interface Decision {
  /** All legal actions of a seat that decides, as choices with holes; never empty. */
  choices(state: SjState, seat: Seat, faces: Faces): Choice[];
  /** Judges an action of a seat that decides; says exactly what `choices` says. */
  check(state: SjState, seat: Seat, action: SjAction): IllegalAction | null;
  /** Carries a legal action out, without looking for the next decision. */
  play(state: SjState, seat: Seat, action: SjAction, events?: SjEvent[]): void;
}

/** What a role does once it is taken. */
export interface RolePhase {
  start(state: SjState, events?: SjEvent[]): void;
  /** Goes on to the next decision or ask of the phase. @returns false at its end */
  next(state: SjState, events?: SjEvent[]): boolean;
  /** Cards that the phase had lifted have arrived. */
  landed(state: SjState, cards: number, events?: SjEvent[]): void;
}

export const PASS: Choice = Object.freeze({type: 'pass'});

/** The action belongs to another decision, or is a pass where none is allowed. */
export const misplaced = (state: SjState, seat: Seat, action: SjAction, rule: string): IllegalAction =>
  action.type === 'pass'
    ? refuse('sj/cannot-pass', rule, seat, {phase: state.phase})
    : refuse('sj/other-decision', rule, seat, {phase: state.phase});

export function endTurn(state: SjState): void {
  state.left--;
  state.turn = nextSeat(state, state.turn);
}

/** A parallel decision of this seat is made. */
export function decided(state: SjState, seat: Seat): void {
  state.deciding.splice(state.deciding.indexOf(seat), 1);
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
    if (found < 0) return object('sj/not-your-card', rule);
    if (found <= at) return object('sj/order', rule);
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
  (cards.length === want ? null : object('sj/wrong-count', rule, {want, given: cards.length}));

/** Places in rising order, each once. */
export function isRising(places: readonly number[]): boolean {
  for (let i = 1; i < places.length; i++) if (places[i]! <= places[i - 1]!) return false;
  return true;
}
