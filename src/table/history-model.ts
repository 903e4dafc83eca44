/** What the screens are given about the games that have ended on this device. */
import type {Problem} from '../base/problem.ts';

/** Games that have ended on this device, newest first. */
export interface HistoryView {
  readonly screen: 'history';
  /** Null while they are read. */
  readonly games: readonly FinishedGame[] | null;
  /** What each person has reached, by game. */
  readonly people: readonly {readonly game: string; readonly people: readonly PersonStats[]}[];
  /** Some could not be read; they stay stored. */
  readonly problem: Problem | null;
}

export interface FinishedGame {
  readonly id: string;
  /** Its table is on this device: it can be opened. */
  readonly here: boolean;
  readonly game: string;
  /** Milliseconds since 1970, UTC. */
  readonly endedAt: number;
  readonly seats: readonly {readonly name: string; readonly kind: 'person' | 'bot'}[];
  /** Points by seat. */
  readonly totals: readonly number[];
  /** Seats in groups, best group first. */
  readonly ranking: readonly (readonly number[])[];
}

export interface PersonStats {
  readonly name: string;
  readonly games: number;
  /** Shared first places count. */
  readonly wins: number;
  /** Sum over all games. */
  readonly points: number;
  readonly best: number;
}
