/**
 * The audit: follows a whole log from its first entry, as a stranger would who was not at the table. What it reads is
 * what a table wrote: the log itself brings the reader (`LogReader`), which checks spelling, chain and signatures, and
 * the engine, which says what is asked after each entry. Checked here: the set-up; every proof, request name and
 * transition of a handle; every beacon value and draw (recomputed). Nothing is opened for it.
 *
 * What an audit cannot see: whether players talked to each other, and whether a silence was one.
 */

import {BadMessage} from '../base/bad-message.ts';
import {utf8} from '../base/bytes.ts';
import {ask} from './ask.ts';
import {stateDigest} from './digest.ts';
import {type Blame, FairError, FairnessBreach} from './errors.ts';
import type {Place} from './place.ts';
import type {Request} from './request.ts';
import type {Verify} from './signature.ts';
import {type Claims, FairState} from './state.ts';
import {type Step, step} from './step.ts';
import type {TableInfo} from './table-info.ts';

/** One entry as the log reads it. */
export interface ReadEntry {
  readonly said: Step | null;
  readonly place: Place;
}

/** What the log of a table and the engine of its game bring to an audit. */
export interface LogReader {
  readonly verify: Verify;
  /** Entry 0. @throws BadMessage */
  open(header: string): TableInfo;
  /** The next entry: spelling, chain, signatures of host and author. @throws BadMessage */
  read(text: string): ReadEntry;
  /**
   * The engine folds the entry that was read last, with what dealing found in it; called again, what was answered at
   * once because nobody is left to answer it.
   * @returns what it asks now. @throws BadMessage for what the rules of the game refuse
   */
  fold(claims: Claims): Request | null;
  /** No more of this entry is folded: what it says came out has to be what did. @throws BadMessage */
  commit(): void;
}

/** Follows a log entry by entry; the dealers of a table do the same. */
export class Auditor {
  readonly state: FairState;
  readonly #reader: LogReader;

  /** @throws BadMessage, FairError for a table that is none */
  constructor(header: string, reader: LogReader) {
    this.#reader = reader;
    this.state = new FairState(reader.open(header), reader.verify);
  }

  /** The next entry. @returns all that it settled. @throws BadMessage, FairError, FairnessBreach */
  next(text: string): Claims {
    const {said, place} = this.#reader.read(text);
    return follow(
      this.state,
      said,
      place,
      settled => this.#reader.fold(settled),
      () => this.#reader.commit(),
    );
  }
}

/**
 * One entry, and what the engine makes of it. At most one question is open at a time; one that nobody has to answer is
 * answered at once, and the engine asked again.
 * @param fold the engine folds what was settled, and says what it asks now
 * @param commit no more is folded: the entry stands, unless this throws
 * @throws FairError, FairnessBreach, and what `fold` and `commit` throw
 */
export function follow(
  state: FairState,
  said: Step | null,
  place: Place,
  fold: (claims: Claims) => Request | null,
  commit: () => void = () => undefined,
): Claims {
  const undo = state.mark();
  try {
    let settled = step(state, said, place);
    let all = settled;
    for (;;) {
      const asked = fold(settled);
      if (!asked || !state.ready || state.failed || state.pending.size > 0) break;
      settled = ask(state, asked);
      if (settled.answered.length === 0) break;
      all = joined(all, settled);
    }
    commit();
    return all;
  } catch (error) {
    undo(); // what the engine refuses leaves no trace here either
    throw error;
  }
}

const joined = (one: Claims, other: Claims): Claims => ({
  ...one,
  ...other,
  answered: [...one.answered, ...other.answered],
  cancelled: [...one.cancelled, ...other.cancelled],
  committed: [...one.committed, ...other.committed],
  opened: new Map([...one.opened, ...other.opened]),
  dealt: new Map([...one.dealt, ...other.dealt]),
  fresh: [...one.fresh, ...other.fresh],
  excluded: new Map([...one.excluded, ...other.excluded]),
  disclosed: new Map([...one.disclosed, ...other.disclosed]),
});

export type Verdict =
  | {
      readonly good: true;
      readonly entries: number;
      /** Hash of the last entry and digest of the state after it: what all seats sign. */
      readonly headHash: Uint8Array;
      readonly stateHash: Uint8Array;
      /** Set-up that ended with a complaint. */
      readonly failed: Blame | null;
      /** Requests without an answer at the end, and seats that never disclosed. */
      readonly unanswered: number;
      readonly undisclosed: readonly number[];
    }
  | {
      readonly good: false;
      /** Number of the wrong entry; 0 is the table itself. */
      readonly entry: number;
      readonly code: string;
      /** Whom the evidence convicts: a seat by its own signature, else whoever sealed the entry. */
      readonly blame: Blame | null;
    };

/** @param progress called after each entry; throw in it to stop */
export function audit(
  texts: readonly string[],
  reader: LogReader,
  progress?: (done: number, total: number) => void,
): Verdict {
  let entry = 0;
  let auditor: Auditor | null = null;
  try {
    auditor = new Auditor(texts[0] ?? '', reader);
    for (const text of texts.slice(1)) {
      entry++;
      auditor.next(text);
      progress?.(entry, texts.length - 1);
    }
    const {state} = auditor;
    return {
      good: true,
      entries: entry,
      headHash: state.head.entryHash,
      stateHash: stateDigest(state),
      failed: state.failed,
      unanswered: state.pending.size,
      undisclosed: [...new Set([...state.committed.values()].flatMap(set => [...set.keys()]))],
    };
  } catch (error) {
    if (!(error instanceof BadMessage)) throw error;
    return {good: false, entry, code: error.code, blame: blameFor(error, auditor?.state, texts[entry] ?? '')};
  }
}

/**
 * Whom a refused entry convicts. An entry that the log took, so that it is signed by who sealed it, and that dealing
 * refuses, should not have been sealed.
 */
export function blameFor(
  error: BadMessage,
  state: Pick<FairState, 'host'> | undefined,
  text: string,
): Blame | null {
  if (error instanceof FairnessBreach) return error.blame;
  if (!(error instanceof FairError) || !state) return null;
  return {seat: state.host, rule: 'ordering', code: error.code, evidence: [utf8(text)]};
}
