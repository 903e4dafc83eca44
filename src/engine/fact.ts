/** What the fold takes and what it tells: entries as far as the rules care, and what each of them did. */
import type {Ask} from './ask.ts';
import type {GameEvent, Options, Seat} from './game.ts';

/** What entry 0 says about the game. */
export interface TableStart {
  /** Of the log; left out: the first. */
  readonly format?: number;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** `key`: of the device, which persons may share. */
  readonly seats: readonly {readonly kind: 'person' | 'bot'; readonly key?: string}[];
  /** The others together can open the hand of somebody who is lost. */
  readonly backup?: boolean;
  /** Where a table was taken up: number of the last entry of the record that it goes on from. */
  readonly from?: {readonly n: number};
}

/** What an entry of kind `carried` holds: the next of the record that a table goes on from, its entry 0 first. */
export type Carried = {readonly start: TableStart} | {readonly fact: Fact};

/** A decoded entry as far as the fold cares. */
export interface Fact {
  readonly n: number;
  readonly kind: 'action' | 'answer' | 'seal' | 'fair' | 'dealt' | 'carried' | 'lead' | 'table';
  /** Author; null where there is none. Of a `lead`: whose device is the host from here on. */
  readonly seat: Seat | null;
  /** Number of the last entry that the author saw; null where there is none. */
  readonly basis: number | null;
  readonly payload: unknown;
  /** UTF-8 bytes of the entry; left out where no log is kept. */
  readonly bytes?: number;
}

/** What an entry did. */
export interface Folded {
  readonly n: number;
  readonly kind: 'header' | Exclude<Fact['kind'], 'carried'>;
  readonly seat: Seat | null;
  readonly payload: unknown;
  /** What it answered, one after the other. */
  readonly asks: readonly Ask[];
  /** What the game tells about it; empty for the header and for table facts. */
  readonly events: readonly GameEvent[];
  /** Where this entry's position comes from: its own step, the entry before it, or the entry taken back to. */
  readonly position: 'step' | 'same' | {readonly backTo: number};
}
