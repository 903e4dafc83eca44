/** The shape of every kind of action: judged and carried out apart from what phase it belongs to (`flow.ts`). */

import type {Objection} from '../refusals.ts';
import type {CatState} from '../state.ts';
import type {CatAction, CatEvent} from '../types.ts';

export type ActionOf<T extends CatAction['type']> = Extract<CatAction, {type: T}>;

export interface Move<T extends CatAction['type']> {
  /** Null, or why not. Phase and seat are right, and `choices` says exactly the same. */
  check(state: CatState, seat: number, action: ActionOf<T>): Objection | null;
  /** Carries a legal action out. Concealed cards that it shows lie open already. */
  play(state: CatState, seat: number, action: ActionOf<T>, events?: CatEvent[]): void;
}
