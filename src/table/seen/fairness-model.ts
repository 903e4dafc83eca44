/** What the fairness screen is given. Types only, as all of the view-model. */
import type {Problem} from '../../base/problem.ts';
import type {Ask} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';

export interface FairnessView {
  /** `device`: this device draws; `host`: the host's device draws (said so on the screen). */
  readonly dealer: 'device' | 'host' | 'joint';
  readonly entries: number;
  /** Every entry up to here was checked on this device: chain, signatures, rules. */
  readonly checked: number;
  readonly digest: string;
  /** Peers whose digest of the same entry agreed / differed when all had last told. */
  readonly agree: readonly Seat[];
  readonly differ: readonly Seat[];
  readonly firstBad: {readonly n: number; readonly problem: Problem} | null;
  /** Oldest first. */
  readonly draws: readonly DrawView[];
  readonly recheck: RecheckView;
  /** What other devices sent that no honest one sends; all of it was dropped. */
  readonly strikes: readonly StrikeView[];
  /** Draws that were begun anew because somebody's part was missing, oldest first. */
  readonly redraws: readonly RedrawView[];
  /** Who has been proved to cheat, oldest first. */
  readonly blames: readonly BlameView[];
}

/** Dice, or items taken out of a list: each number is 1..sides of its die, or the place at which the item was taken. */
export type Lot =
  | {readonly sides: readonly number[]; readonly drawn: readonly number[]}
  | {readonly from: number; readonly drawn: readonly number[]};

/** One answer of the dealers, as it stands in the log. */
export interface DrawView {
  readonly n: number;
  readonly kind: Ask['kind'];
  /** Type of the first event that it caused; empty for none. */
  readonly purpose: string;
  /** Of a `beacon`. */
  readonly lots: readonly Lot[];
  /** How many were shuffled, dealt, turned up, looked at. */
  readonly cards: number;
  /** Who was dealt, whose hand was shuffled, who was given a card, who answered or sealed; null for nobody in particular. */
  readonly of: Seat | null;
  /** Whose proved parts made it, ascending; empty where one device deals. */
  readonly by: readonly Seat[];
}

/** The whole game checked again, away from the page's own thread. */
export interface RecheckView {
  readonly state: 'idle' | 'running' | 'good' | 'bad';
  readonly done: number;
  readonly total: number;
  /** Of a good game that was dealt together: questions whose answers are proved, by kind. */
  readonly proved: Readonly<Partial<Record<Ask['kind'], number>>> | null;
}

/** A draw that was given up, and made again. */
export interface RedrawView {
  /** Number of the entry by which it was given up. */
  readonly n: number;
  readonly kind: 'beacon' | 'shuffle';
  /** Whose part was missing. */
  readonly seat: Seat;
}

/** A lie that convicts whoever signed it. */
export interface BlameView {
  readonly seat: Seat;
  /** What was false (`share`, `shuffle`, `ordering`, …), and the code of the refusal. */
  readonly proof: string;
  readonly code: string;
  /** The evidence itself, base64url: the message as it came, or both of two that exclude each other. */
  readonly evidence: readonly string[];
}

export interface StrikeView {
  /** Null: a device without a seat. */
  readonly seat: Seat | null;
  readonly problem: Problem;
  readonly times: number;
}

/** Dealing together that is under way. */
export interface DealingView {
  /**
   * `recovery`: the hand of somebody who is lost is to be opened. `failed`: the set-up ended with a lie, and this table
   * deals nothing any more. `fetching`: others are many entries ahead, and what was dealt is on its way to this device.
   */
  readonly kind: Ask['kind'] | 'set-up' | 'recovery' | 'failed' | 'fetching';
  /** Who has yet to do a part; who lied. */
  readonly seats: readonly Seat[];
  /** Of a shuffle: devices that have shuffled, and all who do. */
  readonly passes: {readonly done: number; readonly of: number} | null;
  /** Nothing has come for several seconds. */
  readonly overdue: boolean;
}
