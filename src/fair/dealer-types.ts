/** What a table and its joint dealer say to each other. */

import type {Blame} from './errors.ts';
import type {History} from './release.ts';
import type {Request} from './request.ts';
import type {SeatSecret} from './seat-secret.ts';
import type {Sign, Verify} from './signature.ts';
import type {StepKind} from './step.ts';
import type {TableInfo} from './table-info.ts';

export interface Message {
  readonly type: 'ack' | 'part' | 'vote';
  readonly bytes: Uint8Array;
}

export interface Letter extends Message {
  readonly to: 'all' | 'host';
}

/** An entry that an own seat has to author. */
export interface Owed {
  readonly seat: number;
  readonly kind: StepKind;
  readonly payload: Uint8Array;
}

export interface Outbox {
  /** To be stored durably before anything of `send` leaves; null: as it was. */
  readonly guard: Uint8Array | null;
  readonly choices: Uint8Array | null;
  readonly send: readonly Letter[];
  readonly blames: readonly Blame[];
}

/**
 * For whom the table waits, and since which entry. `recovery`: for votes that a backed up seat is lost, then for shares of
 * its key. `failed`: for nobody any more, the set-up ended with the lie of this seat.
 */
export interface Waiting {
  readonly kind: Request['kind'] | 'set-up' | 'recovery' | 'failed';
  /** Number of the entry since which the question stands. */
  readonly since: number;
  readonly seats: readonly number[];
  /** Who answers the question in its present form, but for own seats that have chosen; a choice is taken of nobody else. */
  readonly by: readonly number[];
  /** Of a pile: passes done and to do. */
  readonly passes: {readonly done: number; readonly of: number} | null;
}

export interface OwnSeat {
  readonly seat: number;
  readonly secret: SeatSecret;
  readonly sign: Sign;
  /** It is a bot that has heirs, and its secret is its root (`rooted`). */
  readonly isRoot?: boolean;
}

export interface DealerOptions {
  readonly table: TableInfo;
  readonly verify: Verify;
  /** All seats of this device, bots included. */
  readonly own: readonly OwnSeat[];
  /** Hashes of the own log's entries by number, the newest included. */
  readonly history: History;
  /** Round of the game after the last entry, by which the next one is judged; left out where a game counts none. */
  readonly round?: (() => number | undefined) | undefined;
  /** What `snapshot` gave; without it the log is followed from its start. */
  readonly snapshot?: Uint8Array | undefined;
  /** More of the log follows at once: nothing is answered before the first call that is not past. */
  readonly past?: boolean | undefined;
  /** What was stored last. */
  readonly guard?: Uint8Array | undefined;
  readonly choices?: Uint8Array | undefined;
}

/** What a player attaches to an own action. */
export type Intent =
  | {readonly type: 'open'; readonly handles: readonly number[]}
  | {readonly type: 'blind'; readonly deck: string; readonly handles: readonly number[]}
  | {
      readonly type: 'rekey';
      readonly handle: number;
      readonly to: readonly number[];
      readonly showOnly: boolean;
    }
  | {readonly type: 'exclude'; readonly handle: number; readonly oneOf: readonly number[]};
