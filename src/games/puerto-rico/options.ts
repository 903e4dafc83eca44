/** Options of a table and the rules that follow from them (PR-ED). */
import type {OptionField, Options} from '../../engine/game.ts';
import {DETAIL_OPTIONS, EXPANSION_OPTIONS, type MoreRules, moreRulesOf} from './expansions/rules.ts';

export const PR_SEATS = {min: 2, max: 5} as const;

/** Sizes of the point pool that a table may ask for, whatever its edition and seats. */
const POOLS = ['65', '75', '76', '100', '101', '126'] as const;

/** A flag that follows the edition unless the table says otherwise. */
const flag = (id: string): OptionField => ({
  id,
  kind: 'pick',
  values: ['edition', 'yes', 'no'],
  default: 'edition',
});

export const PR_OPTIONS: readonly OptionField[] = [
  ...EXPANSION_OPTIONS,
  {id: 'edition', kind: 'pick', values: ['2020', '2001'], default: '2020'},
  {
    id: 'firstPlayer',
    kind: 'pick',
    values: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'],
    bySeat: true,
    default: 'random',
  },
  flag('duplicateProduction'),
  flag('hospiceFromArrivals'),
  {id: 'vpPool', kind: 'pick', values: ['edition', ...POOLS], default: 'edition'},
  {id: 'openVp', kind: 'switch', default: false},
  ...DETAIL_OPTIONS,
];

export type Edition = '2001' | '2020';

/** What the options mean at this table; never changes during a game. */
export interface PrRules {
  readonly edition: Edition;
  readonly duplicateProduction: boolean;
  readonly hospiceFromArrivals: boolean;
  readonly vpPool: number;
  readonly openVp: boolean;
  /** With expansions only. */
  readonly more?: MoreRules;
}

/** Point pools of the editions, by number of players (PR-ED-1). */
const VP_POOL: Readonly<Record<Edition, readonly number[]>> = {
  '2001': [0, 0, 65, 75, 100, 126],
  '2020': [0, 0, 65, 76, 101, 126],
};

export function rulesOf(options: Options, seats: number): PrRules {
  const edition = options.edition as Edition;
  const decided = (id: string, byEdition: boolean): boolean =>
    options[id] === 'edition' ? byEdition : options[id] === 'yes';
  const more = moreRulesOf(options);
  return Object.freeze({
    edition,
    duplicateProduction: decided('duplicateProduction', false), // PR-ED-6: in neither edition
    hospiceFromArrivals: decided('hospiceFromArrivals', edition === '2020'), // PR-ED-7
    vpPool: options.vpPool === 'edition' ? VP_POOL[edition][seats]! : Number(options.vpPool),
    openVp: options.openVp === true,
    ...(more && {more}),
  });
}

/**
 * The first governor, or null when the lot decides (PR-SETUP-1). A seat beyond the table counts on around it, so
 * that options stay valid when somebody leaves the lobby.
 */
export const firstGovernor = (options: Options, seats: number): number | null =>
  options.firstPlayer === 'random' ? null : (Number(String(options.firstPlayer).slice(5)) - 1) % seats;
