/** What Goofspiel is made of: its state, what is done, what happens, what a seat sees. */
import type {HandleId} from '../../engine/ask.ts';
import type {OptionField, Seat} from '../../engine/game.ts';
import type {Cards, Laid, Pile, Score, Showdown, Stakes, Track} from '../../engine/kit/shown.ts';

/** Prizes are worth 1 to this, and so are bids. */
export const HIGHEST = 13;

/** What becomes of equal bids. */
export const TIES = ['stay', 'cancel'] as const;
export type Ties = (typeof TIES)[number];

/** What a table can choose; apart from the rules, so that a new table is laid before they are there. */
export const OPTIONS: readonly OptionField[] = [{id: 'ties', kind: 'pick', values: TIES, default: 'stay'}];

export type GoofAction = {readonly type: 'bid'; readonly card: number};

export type GoofEvent =
  | {readonly type: 'begun'}
  | {readonly type: 'turned'; readonly prize: number; readonly round: number}
  | {readonly type: 'shown'; readonly bids: readonly number[]}
  | {readonly type: 'took'; readonly seat: Seat; readonly prizes: readonly number[]}
  | {readonly type: 'stayed'; readonly prizes: readonly number[]; readonly last: boolean};

export interface GoofState {
  ties: Ties;
  phase: 'shuffle' | 'turn' | 'bid' | 'disclose' | 'over';
  /** From 1; 0 before the first. */
  round: number;
  /** Prizes that lie face down. */
  pile: HandleId[];
  /** Prizes that can be won now. */
  table: number[];
  /** By seat: the bid cards that it still holds, ascending; its bids so far; the prizes that it has taken. */
  hands: number[][];
  bids: number[][];
  won: number[][];
  /** Seats that have not sealed a bid yet. */
  waiting: Seat[];
}

export interface GoofView {
  readonly round: Track;
  /** What this round is about. */
  readonly prizes: Stakes;
  /** Prizes that are still to come. */
  readonly pile: Pile;
  /** The last round whose bids were shown. */
  readonly last: Showdown;
  readonly players: readonly {
    readonly seat: Seat;
    readonly points: Score;
    /** Its bid of this round, sealed. */
    readonly bid: Laid;
    readonly hand: Cards;
    readonly won: Stakes;
  }[];
}
