/** Options of a table and the rules that follow from them (CAT-HOUSE). */
import type {OptionField, Options} from '../../engine/game.ts';

export const CAT_SEATS = {min: 3, max: 4} as const;

/** Rule set of new tables. 2: the friendly robber keeps off the hexes of the poor (CAT-HOUSE-1). */
export const RULES = 2;
/** Earlier ones, with what their tables meant where they said nothing. */
export const EARLIER = {1: {edition: 'almanac'}} as const;

export const CAT_OPTIONS: readonly OptionField[] = [
  {id: 'edition', kind: 'pick', values: ['modern', 'almanac'], default: 'modern', upFront: true},
  {id: 'board', kind: 'pick', values: ['random', 'beginner', 'beginner-modern'], default: 'random'},
  {
    id: 'tokens',
    kind: 'pick',
    values: ['spiral', 'random', 'random-no-red-neighbours'],
    default: 'spiral',
  },
  {
    id: 'startingPlayer',
    kind: 'pick',
    values: ['dice', 'seat-1', 'seat-2', 'seat-3', 'seat-4'],
    bySeat: true,
    default: 'dice',
  },
  // House rules, beside the book.
  {id: 'friendlyRobber', kind: 'switch', default: false},
  {id: 'goal', kind: 'pick', values: ['8', '9', '10', '11', '12', '13', '14', '15'], default: '10'},
];

export type Edition = 'almanac' | 'modern';
export type BoardKind = 'random' | 'beginner' | 'beginner-modern';
export type TokenKind = 'spiral' | 'random' | 'random-no-red-neighbours';

/** What the options mean at this table; never changes during a game. */
export interface CatRules {
  /** Number of the rule set; left out: 1, whose states had no such field, so that all devices go on to agree on them. */
  readonly set?: number;
  readonly edition: Edition;
  readonly board: BoardKind;
  readonly tokens: TokenKind;
  /** All trading before all building (CAT-TURN-3). */
  readonly separate: boolean;
  /** A short pile pays a single claimant what is left (CAT-PROD-5). */
  readonly singleClaimant: boolean;
  /** A tied holder keeps the longest road (CAT-LR-7). */
  readonly holderKeeps: boolean;
  /** CAT-ROB-3. */
  readonly robberToDesert: boolean;
  /** CAT-ROB-5. */
  readonly stealOptional: boolean;
  /** CAT-HOUSE-1. */
  readonly friendlyRobber: boolean;
  /** Points that win (CAT-END-2, CAT-HOUSE-2). */
  readonly goal: number;
}

export function rulesOf(options: Options, set: number): CatRules {
  // Options have passed `decodeOptions`.
  const modern = options.edition === 'modern';
  return Object.freeze({
    ...(set === 1 ? {} : {set}),
    edition: options.edition as Edition,
    board: options.board as BoardKind,
    tokens: options.tokens as TokenKind,
    separate: !modern,
    singleClaimant: modern,
    holderKeeps: modern,
    robberToDesert: modern,
    stealOptional: !modern,
    friendlyRobber: options.friendlyRobber === true,
    goal: Number(options.goal),
  });
}

/**
 * The first player, or null when the dice decide (CAT-FND-1). A seat beyond the table counts on around it, so that
 * options stay valid when somebody leaves the lobby.
 */
export const firstPlayer = (options: Options, seats: number): number | null =>
  options.startingPlayer === 'dice' ? null : (Number(String(options.startingPlayer).slice(5)) - 1) % seats;
