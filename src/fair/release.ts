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
 *
 * Why: without it a host shows seat A a branch that deals card i to B, and B a branch that deals it to A, and collects
 * both shares. Two watermarks of honest seats cannot conflict, since each implies everybody's promise.
 *
 * Known weakness: a device that loses what it stored must not play on with the same secret. A host that shows two
 * branches leaves promises on both; then the table stops.
 */
import {equalBytes} from '../base/bytes.ts';
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
import {type Change, type Vote, voteBytes} from './members.ts';
import type {Request} from './request.ts';
import {maybe, message, record} from './shape.ts';
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
}

const REMEMBERED = message(
  record<Remembered>({
    promised: maybe(record<Head>(HEAD)),
    watermark: maybe(record<Head>(HEAD)),
    certificate: CERTIFICATE,
  }),
);

export class ReleaseGuard {
  readonly #state: FairView;
  #kept: Remembered = {promised: null, watermark: null, certificate: []};

  /** @param saved what `save` gave. @throws FairError as all decoders */
  constructor(state: FairView, saved?: Uint8Array) {
    this.#state = state;
    if (saved) this.#kept = REMEMBERED.decode(saved);
  }

  /** To be stored durably after each `acknowledge`, `vote` and `release`, before their results are used. */
  save(): Uint8Array {
    return REMEMBERED.encode(this.#kept);
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
   * @throws FairError fair/not-asked, fair/below-watermark, fair/acknowledged-other
   */
  acknowledge(
    seat: number,
    history: History,
    expected: Request | null,
    sign: Sign,
    asking: Head = this.#state.head,
  ): Ack {
    if (!asksFor(this.#state, expected)) throw new FairError('not-asked', {seq: asking.seq});
    this.#promise(asking, history);
    return makeAck(sign, this.#state.gameId, seat, asking);
  }

  /**
   * This seat's vote on top of the last entry.
   * @throws FairError fair/below-watermark, fair/acknowledged-other
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
    if (!this.accepts(history) || !holds(history, head)) throw new FairError('below-watermark');
    const last = this.#kept.promised;
    if (!holds(history, last)) throw new FairError('acknowledged-other', {term: head.term, seq: head.seq});
    if (!last || comparePlaces(head, last) > 0) this.#kept = {...this.#kept, promised: head};
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
    if (!promised || !holds(history, promised)) throw new FairError('acknowledged-other');
    if (!watermark || comparePlaces(head, watermark) > 0)
      this.#kept = {promised, watermark: head, certificate};
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
      acks.set(place, {first: known?.first ?? ack, last: ack});
    }
    if (breach) throw breach;
  }

  #isNear({term, seq}: Head): boolean {
    const {head} = this.#state;
    return (
      (term === head.term || term === head.term + 1) && seq >= head.seq - BEHIND && seq <= head.seq + AHEAD
    );
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
