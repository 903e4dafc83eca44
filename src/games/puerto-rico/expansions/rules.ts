/** Options of the expansions and what they mean at a table. */
import type {OptionField, Options} from '../../../engine/game.ts';
import {EXPANSIONS, type Expansion} from './types.ts';

/** Bits of `MoreRules.mask`. */
export const NEW_BUILDINGS = 1;
export const NOBLES = 2;
export const BUCCANEER = 4;
export const FESTIVAL = 8;

const DRAFTED = ['newBuildings', 'nobles'] as const satisfies readonly Expansion[];

/** A detail that follows the edition, of these expansions. */
const byEdition = (
  id: string,
  expansions: readonly Expansion[],
  ...values: readonly string[]
): OptionField => ({
  id,
  kind: 'pick',
  values: ['edition', ...values],
  default: 'edition',
  with: expansions,
});

/** The expansions, and which buildings are in play: what a table is asked first. */
export const EXPANSION_OPTIONS: readonly OptionField[] = [
  ...EXPANSIONS.map(id => ({id, kind: 'switch', default: false}) as const),
  {id: 'buildingSet', kind: 'pick', values: ['draft', 'random'], default: 'draft', with: DRAFTED},
];

export const DETAIL_OPTIONS: readonly OptionField[] = [
  {id: 'avoidOfficeAndTradingPost', kind: 'switch', default: false, with: ['newBuildings']},
  byEdition('guestMoveInMayorPhase', ['newBuildings'], 'yes', 'no'),
  byEdition('draftLargeLast', DRAFTED, 'yes', 'no'),
  byEdition('noblesAloneDraft', ['nobles'], 'yes', 'no'),
  byEdition('noblesExtraSpaces', ['nobles'], 'yes', 'no'),
  byEdition('landOfficeSource', ['nobles'], 'face-up', 'face-down'),
  byEdition('landOfficeSellsForest', ['nobles'], 'yes', 'no'),
  byEdition('twoPlayerNobleWorkers', ['nobles'], 'forty', 'hundred'),
];

/** What the options of the expansions mean; part of the state only where at least one is on. */
export interface MoreRules {
  /** Which expansions are on, by bit. */
  readonly mask: number;
  /** PR-DRAFT-1: the utility buildings are chosen, by the players or by lot. */
  readonly drafted: boolean;
  readonly draftByLot: boolean;
  readonly draftLargeLast: boolean;
  readonly noblesExtraSpaces: boolean;
  readonly avoidOfficeAndTradingPost: boolean;
  readonly guestMoveInMayorPhase: boolean;
  readonly landOfficeFaceUp: boolean;
  readonly landOfficeSellsForest: boolean;
  /** PR-NOB-1: with two players the nobles come with all hundred workers. */
  readonly hundredWorkers: boolean;
}

/** The rules of the expansions that are on, or null in the base game. */
export function moreRulesOf(options: Options): MoreRules | null {
  let mask = 0;
  EXPANSIONS.forEach((id, bit) => {
    if (options[id] === true) mask |= 1 << bit;
  });
  if (mask === 0) return null;
  const old = options.edition === '2001';
  const decided = (id: string, in2001: boolean): boolean =>
    options[id] === 'edition' ? old === in2001 : options[id] === 'yes';
  const picked = (id: string, value: string, in2001: boolean): boolean =>
    options[id] === 'edition' ? old === in2001 : options[id] === value;
  const nobles = (mask & NOBLES) !== 0;
  return Object.freeze({
    mask,
    drafted: (mask & NEW_BUILDINGS) !== 0 || (nobles && decided('noblesAloneDraft', true)),
    draftByLot: options.buildingSet === 'random',
    draftLargeLast: decided('draftLargeLast', false),
    noblesExtraSpaces: decided('noblesExtraSpaces', false),
    avoidOfficeAndTradingPost: options.avoidOfficeAndTradingPost === true,
    guestMoveInMayorPhase: decided('guestMoveInMayorPhase', false),
    landOfficeFaceUp: picked('landOfficeSource', 'face-up', true),
    landOfficeSellsForest: decided('landOfficeSellsForest', false),
    hundredWorkers: picked('twoPlayerNobleWorkers', 'hundred', true),
  });
}
