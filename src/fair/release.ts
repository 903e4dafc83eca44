/**
 * When a seat may let a share out, and what a device must remember for it. The rules here close forks before anything is
 * opened; a slip here would leak cards although all proofs are right. docs/fair-play.md, "When a share may leave", has
 * the argument why they suffice.
 *
 * - A device *promises* an entry by acknowledging it, or by voting or leaving on top of it: only in a history that holds that
 *   entry and its last promise, the highest one. So all that it promises lies on one line, in whatever order it does; what
 *   stands on that line below the last promise can still be acknowledged, and takes nothing back.
 * - It acknowledges only an entry after which its own engine asks just what is pending.
 * - It lets shares out only for an entry with a complete certificate, in a history that holds its last promise. From
 *   then on it follows no history without that entry: the release watermark.
 * - All of it is stored *before* the signature or the share leaves; `save` gives the bytes.
 * - A promise binds for ever in its term. In a later one it binds no more, unless something was let out for it: the watermark
 *   has to stand in every history. So a table goes on after a change of host, and a certificate is of one term.
 * - A vote for another host says: nothing more of an earlier term. Below this *floor* the device promises nothing. It votes
 *   for its own last entry alone, and in one term once: asked again for the same, it says the same.
 *
 * Why: without it a host shows seat A a branch that deals card i to B, and B a branch that deals it to A, and collects
 * both shares. Two watermarks of honest seats cannot conflict, since each implies everybody's promise.
 *
 * Known weakness: a device that loses what it stored must not play on with the same secret. A host that shows two
 * branches leaves promises on both; then the table stops.
 */
import {concat, equalBytes} from '../base/bytes.ts';
import {
  type Ack,
  CERTIFICATE,
  type Certificate,
  comparePlaces,
  equivocation,
  HEAD,
  isCertified,
  makeAck,
  sameHead,
  verifyAck,
} from './ack.ts';
import {asksFor} from './ask.ts';
import {FairError} from './errors.ts';
import {u8} from './hash.ts';
import {type Change, type Vote, voteBytes} from './members.ts';
import type {Request} from './request.ts';
import {maybe, message, record, U32} from './shape.ts';
import type {Sign} from './signature.ts';
import type {FairView, Head, Pending} from './state.ts';

/** Hash of the entry with this number in a history, or undefined if it is not that long. */
export type History = (seq: number) => Uint8Array | undefined;

/** That shares for what was pending after one entry may leave. Only `ReleaseGuard` makes one. */
export class Permit {
  /** Number of the entry. */
  readonly seq: number;

  constructor({seq}: Head) {
    this.seq = seq;
  }

  /** Whether the request was pending, in its present form, after this entry. */
  covers({since}: Pick<Pending, 'since'>): boolean {
    return this.seq >= since;
  }
}

/** What a device has to remember. */
interface Remembered {
  /** The last entry that this device acknowledged or voted on. */
  readonly promised: Head | null;
  /** The highest entry for which this device let a share out. */
  readonly watermark: Head | null;
  /** That of the watermark: what a host change is decided by. */
  readonly certificate: Certificate;
  /** The lowest term in which this device still promises anything. */
  readonly floor: number;
  /** The last vote for another host: the entry below its `lead`, with the term that it is to begin. */
  readonly voted: Head | null;
}

const PROMISED = {
  promised: maybe(record<Head>(HEAD)),
  watermark: maybe(record<Head>(HEAD)),
  certificate: CERTIFICATE,
};
/** As it is stored where this device has never voted: it begins with 0 or 1. */
const UNVOTED = message(record<Omit<Remembered, 'floor' | 'voted'>>(PROMISED));
const VOTED = message(record<Remembered>({...PROMISED, floor: U32, voted: maybe(record<Head>(HEAD))}));
const VOTED_TAG = 2;

const encodeRemembered = (kept: Remembered): Uint8Array =>
  kept.floor === 0 ? UNVOTED.encode(kept) : concat(u8(VOTED_TAG), VOTED.encode(kept));

const decodeRemembered = (bytes: Uint8Array): Remembered =>
  bytes[0] === VOTED_TAG
    ? VOTED.decode(bytes.subarray(1))
    : {...UNVOTED.decode(bytes), floor: 0, voted: null};

export class ReleaseGuard {
  readonly #state: FairView;
  #kept: Remembered = {promised: null, watermark: null, certificate: [], floor: 0, voted: null};

  /** @param saved what `save` gave. @throws FairError as all decoders */
  constructor(state: FairView, saved?: Uint8Array) {
    this.#state = state;
    if (saved) this.#kept = decodeRemembered(saved);
  }

  /** To be stored durably after each `acknowledge`, `vote`, `elect`, `close` and `release`, before their results are used. */
  save(): Uint8Array {
    return encodeRemembered(this.#kept);
  }

  /** The lowest term in which this device still promises anything. */
  get floor(): number {
    return this.#kept.floor;
  }

  /** The highest entry for which this device let a share out. */
  get watermark(): Head | null {
    return this.#kept.watermark;
  }

  /** Whether a history may be followed: it holds the watermark, at its place. */
  accepts(history: History): boolean {
    return holds(history, this.watermark);
  }

  /**
   * This seat's acknowledgement of an entry of a history that it has verified.
   * @param expected what this device's own engine asks, or null when it asks nothing
   * @param asking since when that question stands: the last entry, or an earlier one
   * @throws FairError fair/not-asked, fair/wrong-term, fair/below-floor, fair/below-watermark, fair/acknowledged-other
   */
  acknowledge(
    seat: number,
    history: History,
    expected: Request | null,
    sign: Sign,
    asking: Head = this.#state.head,
  ): Ack {
    if (!asksFor(this.#state, expected)) throw new FairError('not-asked', {seq: asking.seq});
    // A certificate is of one term: what was asked in an earlier one is asked again by the `host` step.
    if (asking.term !== this.#state.head.term) throw new FairError('wrong-term', {term: asking.term});
    this.#promise(asking, history);
    return makeAck(sign, this.#state.gameId, seat, asking);
  }

  /**
   * This seat's vote on top of the last entry.
   * @throws FairError fair/below-floor, fair/below-watermark, fair/acknowledged-other
   */
  vote(seat: number, change: Change, device: number, history: History, sign: Sign): Vote {
    const {gameId, head} = this.#state;
    this.#promise(head, history);
    return {seat, signature: sign(voteBytes(change, gameId, device, head.entryHash))};
  }

  /** A promise of the last entry without a word of its own: what the device says besides is signed on top of it. */
  promise(history: History): void {
    this.#promise(this.#state.head, history);
  }

  #promise(head: Head, history: History): void {
    const {promised: last, floor} = this.#kept;
    if (head.term < floor) throw new FairError('below-floor', {term: head.term});
    if (!this.accepts(history) || !holds(history, head)) throw new FairError('below-watermark');
    if (!this.#keepsWord(history))
      throw new FairError('acknowledged-other', {term: head.term, seq: head.seq});
    if (!last || comparePlaces(head, last) > 0) this.#kept = {...this.#kept, promised: head};
  }

  /** Whether the last promise stands in this history, or was made in an earlier term than it ends in. */
  #keepsWord(history: History): boolean {
    const {promised} = this.#kept;
    return !promised || promised.term < this.#state.head.term || holds(history, promised);
  }

  /**
   * This device's vote that somebody becomes the host, on top of the last entry of its own log. Whether there is reason for
   * it is not asked here.
   * @param ballot the last entry, with the term that the new host begins
   * @throws FairError fair/voted-other, fair/other-entry, fair/below-watermark, fair/acknowledged-other
   */
  elect(ballot: Head, history: History): void {
    const {voted, floor} = this.#kept;
    if (voted && sameHead(voted, ballot)) return;
    const {head} = this.#state;
    if (ballot.term <= Math.max(floor, head.term)) throw new FairError('voted-other', {term: ballot.term});
    if (!sameHead({...ballot, term: head.term}, head)) throw new FairError('other-entry');
    if (!this.accepts(history) || !holds(history, head)) throw new FairError('below-watermark');
    if (!this.#keepsWord(history))
      throw new FairError('acknowledged-other', {term: head.term, seq: head.seq});
    this.#kept = {...this.#kept, floor: ballot.term, voted: ballot};
  }

  /** A term is over for this device: its host has shown two histories. */
  close(term: number): void {
    if (this.#kept.floor <= term) this.#kept = {...this.#kept, floor: term + 1};
  }

  /**
   * Moves the watermark to a certified entry.
   * @returns the permit that answers to the entry's request need
   * @throws FairError fair/not-certified, fair/below-watermark, fair/acknowledged-other
   */
  release(head: Head, certificate: Certificate, history: History): Permit {
    if (!isCertified(certificate, head, this.#state)) throw new FairError('not-certified', {seq: head.seq});
    if (!this.accepts(history) || !holds(history, head)) throw new FairError('below-watermark');
    const {promised, watermark} = this.#kept;
    // Also in a later term: what was promised on another branch since is not let out on this one.
    if (!promised || !holds(history, promised)) throw new FairError('acknowledged-other');
    if (!watermark || comparePlaces(head, watermark) > 0)
      this.#kept = {...this.#kept, watermark: head, certificate};
    return new Permit(head);
  }
}

/** Whether a history has this entry at its place. */
function holds(history: History, head: Head | null): boolean {
  if (!head) return true;
  const own = history(head.seq);
  return own !== undefined && equalBytes(own, head.entryHash);
}

/**
 * Entries around the last one whose acknowledgements are kept: what is under way, what was lately, and what comes from those
 * who are ahead by a little. Only the log moves on from there: a seat that gives two acknowledgements cannot make the first
 * forgotten by many more.
 */
const BEHIND = 64;
const AHEAD = 32;
/** Of a seat in terms that this device does not know of yet. */
const MOST_LATER = 32;

/**
 * A seat's acknowledgements in one place. Who gives two is convicted by the first, and does not hold up the others: the one
 * that is right counts, as if it were the only one.
 */
interface Kept {
  readonly first: Ack;
  readonly last: Ack;
}

/**
 * Collects acknowledgements, notices a seat that gives two, and completes certificates. Each seat has its own room, one place
 * for each entry; what is acknowledged far ahead is dropped, and said again until this device is there.
 */
export class AckBook {
  readonly #state: FairView;
  /** By seat, then by place, oldest first. */
  readonly #acks: readonly Map<string, Kept>[];

  constructor(state: FairView) {
    this.#state = state;
    this.#acks = state.seats.map(() => new Map());
  }

  /**
   * @param own this device has just signed it
   * @throws FairError fair/bad-ack; FairnessBreach fair/equivocation
   */
  add(ack: Ack, own = false): void {
    const {gameId, seats, verify} = this.#state;
    const seat = seats[ack.seat];
    const acks = this.#acks[ack.seat];
    const place = `${ack.term} ${ack.seq}`;
    const known = acks?.get(place);
    const isKnown = (other: Ack) => sameHead(other, ack) && equalBytes(other.signature, ack.signature);
    if (known && (isKnown(known.first) || isKnown(known.last))) return;
    if (!seat || !acks || seat.bot || !(own || verifyAck(ack, gameId, seat.idKey, verify)))
      throw new FairError('bad-ack', {seat: ack.seat});
    const breach = known && equivocation(known.first, ack, gameId, seat.idKey, verify);
    if (this.#isNear(ack)) {
      for (const [old, other] of acks) if (!this.#isNear(other.first)) acks.delete(old);
      if (known || this.#fits(ack, acks)) acks.set(place, {first: known?.first ?? ack, last: ack});
    }
    if (breach) throw breach;
  }

  /** Of an earlier term nothing answers any question; of a later one a host may be on the way. */
  #isNear({term, seq}: Head): boolean {
    const {head} = this.#state;
    return term >= head.term && seq >= head.seq - BEHIND && seq <= head.seq + AHEAD;
  }

  /** Whether there is room for one more: a term costs nobody anything, so those to come are counted. */
  #fits({term}: Head, acks: ReadonlyMap<string, Kept>): boolean {
    const {head} = this.#state;
    const later = [...acks.values()].filter(({first}) => first.term > head.term);
    return term === head.term || later.length < MOST_LATER;
  }

  #of(seat: number, head: Head): Ack | null {
    const {first, last} = this.#acks[seat]!.get(`${head.term} ${head.seq}`) ?? {};
    return [first, last].find(ack => ack && sameHead(ack, head)) ?? null;
  }

  /** The certificate of an entry, or null while a person is missing. */
  certificate(head: Head): Certificate | null {
    const {persons} = this.#state;
    const acks = persons.flatMap(seat => this.#of(seat, head) ?? []);
    return acks.length === persons.length ? acks : null;
  }

  /** Persons whose acknowledgement of this entry is missing. */
  missing(head: Head): number[] {
    return this.#state.persons.filter(seat => !this.#of(seat, head));
  }
}
