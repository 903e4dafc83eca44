/** The two shapes that every phase module fills. */
import type {Choice} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import type {IllegalAction} from '../../../engine/illegal.ts';
import {refuse} from '../refusals.ts';
import type {PrState} from '../state.ts';
import type {PrAction, PrEvent} from '../types.ts';

/** One point at which `state.turn` decides something. */
export interface Decision {
  /** All legal actions, as choices with holes; never empty where the decision is asked. */
  choices(state: PrState): Choice[];
  /** Judges an action of the seat whose turn it is; says exactly what `choices` says. */
  check(state: PrState, seat: Seat, action: PrAction): IllegalAction | null;
  /** Carries a legal action out, without looking for the next decision. */
  play(state: PrState, action: PrAction, events?: PrEvent[]): void;
}

/** What a role does once it is taken. */
export interface RolePhase {
  /** @param action the `takeRole` that began it */
  start(state: PrState, action: PrAction, events?: PrEvent[]): void;
  /** Goes on to the next decision of the phase, resolving what needs none (PR-D-GEN-2). @returns false at its end */
  next(state: PrState, events?: PrEvent[]): boolean;
}

export const PASS: Choice = Object.freeze({type: 'pass'});

/** The action belongs to another decision, or is a pass where none is allowed. */
export const misplaced = (state: PrState, seat: Seat, action: PrAction, passRule: string): IllegalAction =>
  action.type === 'pass'
    ? refuse('pr/cannot-pass', passRule, seat, {phase: state.phase})
    : refuse('pr/other-decision', 'PR-D-GEN-5', seat, {phase: state.phase});

/** PR-D-GEN-4: an answer that rides along stands exactly when it means something. */
export function checkRider(
  field: 'takeWorker' | 'privilegeWorkers' | 'asForest' | 'payment',
  given: boolean,
  wanted: boolean,
  rule: string,
  seat: Seat,
): IllegalAction | null {
  if (given === wanted) return null;
  return refuse(given ? 'pr/answer-not-offered' : 'pr/answer-missing', rule, seat, {field});
}
