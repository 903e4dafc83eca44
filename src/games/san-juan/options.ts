/** Options of a table and the rules that follow from them. */
import type {OptionField, Options} from '../../engine/game.ts';

export const SJ_SEATS = {min: 2, max: 4} as const;

export const SJ_OPTIONS: readonly OptionField[] = [
  {id: 'openingDraft', kind: 'switch', default: false},
  {
    id: 'firstGovernor',
    kind: 'pick',
    values: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4'],
    bySeat: true,
    default: 'random',
  },
];

/** What the options mean at this table; never changes during a game. */
export interface SjRules {
  readonly openingDraft: boolean;
}

export const rulesOf = (options: Options): SjRules =>
  Object.freeze({openingDraft: options.openingDraft === true});

/**
 * The first governor, or null when the lot decides. A seat beyond the table counts on around it, so that options stay
 * valid when somebody leaves the lobby.
 */
export const firstGovernor = (options: Options, seats: number): number | null =>
  options.firstGovernor === 'random' ? null : (Number(String(options.firstGovernor).slice(5)) - 1) % seats;
