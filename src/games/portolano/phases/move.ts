/** The shapes that the phases fill (`engine/kit/turn.ts`), for this game. */
import type * as kit from '../../../engine/kit/flow.ts';
import type {Phase, PortState} from '../state.ts';
import type {ActionType, PortAction, PortEvent} from '../types.ts';

export type Move<T extends ActionType> = kit.Move<PortState, kit.ActionOf<PortAction, T>, PortEvent>;
/** What an action does. */
export type Step<T extends ActionType> = Move<T>['play'];
export type Decisions = Readonly<Partial<Record<Phase, kit.Decision<PortState, PortAction, PortEvent>>>>;
export type Lots = Readonly<Partial<Record<Phase, kit.Lot<PortState, PortEvent>>>>;
