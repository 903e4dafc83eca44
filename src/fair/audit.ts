/**
 * The audit (design 12): verifies a whole record from its first byte, as a stranger would who was not at the table.
 *
 * Checked: the chain of hashes, terms and numbers; the host's and the authors' signatures; the set-up; every proof,
 * request name and transition of a handle; every beacon value and draw (recomputed); that nothing stays committed and
 * undisclosed unnoticed; the digest of the final state. Nothing is opened for it.
 *
 * What an audit cannot see: whether the entries are what the rules of the game asked for (that is the engine's replay
 * of the same record), and whether players talked to each other.
 */
import {equalBytes} from '../base/bytes.ts';
import {verifySignature} from './ack.ts';
import {type Blame, FairError, FairnessBreach} from './errors.ts';
import {
  authorBytes,
  decodeEntry,
  decodeTable,
  hashOfEntry,
  NO_AUTHOR,
  orderBytes,
  type RecordEntry,
  splitRecord,
} from './record.ts';
import {type Claims, FairState} from './state.ts';
import {type StepKind, step} from './step.ts';

/** Kinds that only their author can enter, and where its seat stands in the payload. */
const AUTHORED: Partial<Record<StepKind, (payload: Uint8Array) => number | undefined>> = {
  keys: payload => payload[0],
  backup: payload => payload[0],
  'backup-ok': payload => payload[0],
  'backup-bad': payload => payload[1],
  commit: payload => payload[0],
  disclose: payload => payload[32],
  action: payload => payload[0],
  recover: payload => payload[1],
  host: payload => payload[0],
};

/** Follows a record entry by entry. */
export class Auditor {
  readonly state: FairState;
  #seq = 0;
  #term = 0;
  #host = 0;
  #head: Uint8Array;

  /** @throws FairError for a table that is none */
  constructor(table: Uint8Array) {
    this.state = new FairState(decodeTable(table));
    this.#head = hashOfEntry(table);
  }

  /** Hash of the last entry. */
  get head(): Uint8Array {
    return this.#head;
  }

  get seq(): number {
    return this.#seq;
  }

  get term(): number {
    return this.#term;
  }

  /** Seat that orders the entries of this term. */
  get host(): number {
    return this.#host;
  }

  /**
   * The next entry. A refused one leaves the auditor where it was.
   * @throws FairError, FairnessBreach
   */
  next(bytes: Uint8Array): Claims {
    const entry = decodeEntry(bytes);
    const host = this.#signed(entry);
    const entryHash = hashOfEntry(bytes);
    const claims = step(this.state, entry.kind, entry.payload, {entryHash, prev: entry.prev});
    this.#seq = entry.seq;
    this.#term = entry.term;
    this.#host = host;
    this.#head = entryHash;
    return claims;
  }

  /** Place, author and host of an entry. @returns the seat that hosts from here on */
  #signed(entry: RecordEntry): number {
    const {seq, term, prev, author, kind, payload} = entry;
    const {gameId, seats} = this.state;
    if (!equalBytes(prev, this.#head)) throw new FairError('broken-chain', {seq});
    if (seq !== this.#seq + 1) throw new FairError('wrong-number', {seq});
    if (term !== this.#term + (kind === 'host' ? 1 : 0)) throw new FairError('wrong-term', {term});
    const host = kind === 'host' ? this.#nextHost(payload) : this.#host;
    if (!verifySignature(entry.hostSignature, orderBytes(gameId, entry), seats[host]!.idKey))
      throw new FairError('bad-host-signature', {seq});
    const want = AUTHORED[kind]?.(payload) ?? NO_AUTHOR;
    if (author !== want) throw new FairError('wrong-author', {seat: author});
    if (author === NO_AUTHOR) {
      if (entry.authorSignature.some(byte => byte !== 0)) throw new FairError('bad-author-signature', {seq});
    } else {
      const {idKey} = this.state.seat(author);
      if (!verifySignature(entry.authorSignature, authorBytes(gameId, entry), idKey))
        throw new FairError('bad-author-signature', {seq});
    }
    return host;
  }

  /** `u8 seat` */
  #nextHost(payload: Uint8Array): number {
    const seat = payload[0];
    if (payload.length !== 1 || seat === undefined) throw new FairError('bad-length', {field: 'host'});
    if (!this.state.seat(seat).active) throw new FairError('not-active', {seat});
    return seat;
  }
}

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
      readonly blame: Blame | null;
    };

/** @param progress called after each entry; throw in it to stop */
export function audit(bytes: Uint8Array, progress?: (done: number, total: number) => void): Verdict {
  let entry = 0;
  try {
    const {table, entries} = splitRecord(bytes);
    const auditor = new Auditor(table);
    for (const one of entries) {
      entry++;
      auditor.next(one);
      progress?.(entry, entries.length);
    }
    const {state, head} = auditor;
    return {
      good: true,
      entries: entries.length,
      headHash: head,
      stateHash: state.digest(),
      failed: state.failed,
      unanswered: state.pending.size,
      undisclosed: [...state.committed.keys()],
    };
  } catch (error) {
    if (!(error instanceof FairError)) throw error;
    const blame = error instanceof FairnessBreach ? error.blame : null;
    return {good: false, entry, code: error.code, blame};
  }
}
