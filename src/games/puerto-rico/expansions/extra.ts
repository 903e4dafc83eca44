/** Further actions of a decision that the base game has, and the decision that is made of both. */
import type {Choice} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import type {IllegalAction} from '../../../engine/illegal.ts';
import type {Decision} from '../phases/decision.ts';
import type {PrState} from '../state.ts';
import type {PrAction, PrEvent} from '../types.ts';

export interface Extra {
  choices(state: PrState, seat: Seat): Choice[];
  /** Undefined when the action is none of these. */
  check(state: PrState, seat: Seat, action: PrAction): IllegalAction | null | undefined;
  /** @returns false when the action is none of these */
  play(state: PrState, action: PrAction, events?: PrEvent[]): boolean;
}

/** The decision with what stands beside its own options; a pass stays the last of them. */
export const withExtras = (base: Decision, extras: readonly Extra[]): Decision => ({
  choices(state) {
    const choices = base.choices(state);
    const pass = choices.at(-1)?.type === 'pass' ? choices.pop() : undefined;
    for (const extra of extras) for (const choice of extra.choices(state, state.turn)) choices.push(choice);
    if (pass) choices.push(pass);
    return choices;
  },
  check(state, seat, action) {
    for (const extra of extras) {
      const judged = extra.check(state, seat, action);
      if (judged !== undefined) return judged;
    }
    return base.check(state, seat, action);
  },
  play(state, action, events) {
    for (const extra of extras) if (extra.play(state, action, events)) return;
    base.play(state, action, events);
  },
});
