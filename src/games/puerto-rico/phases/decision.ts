/** The two shapes that every phase module fills. */
import type {Faces} from '../../../engine/ask.ts';
import type {Choice} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import type {Decision as KitDecision} from '../../../engine/kit/flow.ts';
import {type Objection, objection} from '../refusals.ts';
import type {PrState} from '../state.ts';
import type {PrAction, PrEvent} from '../types.ts';

/** What `state.turn` decides; never without a choice where it is asked. */
export interface Decision extends KitDecision<PrState, PrAction, PrEvent> {
  /** A list to which expansions may add. */
  choices(state: PrState, seat: Seat, faces: Faces): Choice[];
  /** The rule that forbids to pass. */
  readonly noPass?: string;
}

/** What a role does once it is taken. */
export interface RolePhase {
  /** @param action the `takeRole` that began it */
  start(state: PrState, action: PrAction, events?: PrEvent[]): void;
  /** Goes on to the next decision of the phase, resolving what needs none (PR-D-GEN-2). @returns false at its end */
  next(state: PrState, events?: PrEvent[]): boolean;
}

/** PR-D-GEN-4: an answer that rides along stands exactly when it means something. */
export function checkRider(
  field: 'takeWorker' | 'privilegeWorkers' | 'asForest' | 'payment',
  given: boolean,
  wanted: boolean,
  rule: string,
): Objection | null {
  if (given === wanted) return null;
  return objection(given ? 'pr/answer-not-offered' : 'pr/answer-missing', rule, {field});
}
