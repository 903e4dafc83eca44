/** The shapes that every phase module fills (`engine/kit/turn.ts`), for this game. */
import type * as kit from '../../../engine/kit/flow.ts';
import type {Asking, CatState} from '../state.ts';
import type {CatAction, CatEvent} from '../types.ts';

/** Concealed cards that an action shows lie open when it is carried out. */
export type Move<T extends CatAction['type']> = kit.Move<CatState, kit.ActionOf<CatAction, T>, CatEvent>;
export type Offered = kit.Offered<CatState, CatAction, CatEvent>;
export type Decision = kit.Decision<CatState, CatAction, CatEvent>;
/** What is asked for, by the step that waits for it. */
export type Lots<Step extends Asking = Asking> = Readonly<Record<Step, kit.Lot<CatState, CatEvent>>>;
