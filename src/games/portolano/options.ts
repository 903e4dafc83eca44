/** Seats, rule set and settings of a table of Portolano; the rulebook has no variants. */
import type {OptionField} from '../../engine/game.ts';

export const PORT_SEATS = {min: 2, max: 5} as const;
/** Rule set of new tables. 2: a trade of a good for two takes both where there is room (PORT-SEA-7). */
export const RULES = 2;
export const PORT_OPTIONS: readonly OptionField[] = [];
