/** Seats and settings of a table of Portolano; the rulebook has no variants. */
import type {OptionField} from '../../engine/game.ts';

export const PORT_SEATS = {min: 2, max: 5} as const;
export const PORT_OPTIONS: readonly OptionField[] = [];
