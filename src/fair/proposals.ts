/**
 * What came from others, and what of it can be sealed next: parts that hold, openings that are complete, votes that
 * suffice. Every one is looked at before it is proposed, so that nobody who seals by
 * this list seals what would convict it.
 */
import {answerPart, isTimely} from './answer.ts';
import {askedOf, heirOf, senders as sendersOf} from './asked.ts';
import {Ballot, decodeVote} from './ballot.ts';
import {type Blame, FairError, FairnessBreach} from './errors.ts';
import {hexName} from './hex-name.ts';
import {Inbox} from './inbox.ts';
import {decodePart, encodePart, type Part, type PartKind, verifyPart} from './part.ts';
import {encodeShares, type Share} from './share.ts';
import {readShare} from './shares.ts';
import type {FairState, Pending} from './state.ts';
import type {Step} from './step.ts';

/** A share, and the part in which it came. */
interface Held {
  readonly part: Part;
  readonly share: Share;
}

export class Proposals {
  readonly ballot: Ballot;
  /** Seats that convicted themselves since this was last emptied. */
  blames: Blame[] = [];
  readonly #state: FairState;
  readonly #inbox: Inbox;
  readonly #plays: (bot: number) => boolean;
  /** Shares that hold, and for which form of the question. */
  readonly #checked = new WeakMap<Part, {readonly share: Share; readonly since: number}>();
  /** What was found to be sealable on the present head: whoever asks again is answered without looking again. */
  #found: Step | null = null;
  /** The form of a question to which a pass was looked at ahead of its entry. */
  #foreseen = '';

  /** @param plays whether a bot is played by this device */
  constructor(state: FairState, plays: (bot: number) => boolean) {
    this.#state = state;
    this.#plays = plays;
    this.#inbox = new Inbox(state.seats.length);
    this.ballot = new Ballot(state);
  }

  /** The log went on: what was found for the entry before is void. */
  turn(): void {
    this.#found = null;
  }

  /** An own part. */
  add(part: Part): void {
    this.#inbox.add(part);
  }

  /** A part from the mesh. @throws FairError, FairnessBreach */
  take(bytes: Uint8Array): void {
    const part = decodePart(bytes);
    const {gameId, verify, seats} = this.#state;
    const seat = seats[part.seat];
    // Others who know the secret of a bot do not speak for it.
    if (seat?.bot && this.#plays(part.seat)) return;
    // A share is looked at when it comes; one that comes before its question, when the question is there.
    const pending = this.#state.pending.get(hexName(part.rid));
    if (part.kind === 'share' && pending && isTimely(this.#state, part, pending)) {
      // It is right whoever sends it: one is enough, and copies of it push nothing out.
      if (this.#hasShare(part.seat, pending)) return;
      this.#checked.set(part, {share: readShare(this.#state, bytes), since: pending.since});
    } else if (!seat || !verifyPart(part, gameId, seat.idKey, verify))
      throw new FairError('bad-part', {seat: part.seat});
    this.#inbox.add(part);
  }

  #hasShare(of: number, pending: Pending): boolean {
    return this.#inbox
      .for(pending)
      .some(part => part.seat === of && this.#checked.get(part)?.since === pending.since);
  }

  /** A vote from the mesh. @throws FairError */
  vote(bytes: Uint8Array): void {
    this.ballot.add(decodeVote(bytes));
  }

  /** What came for a question in time. */
  #timely(pending: Pending): Part[] {
    return this.#inbox.for(pending).filter(part => isTimely(this.#state, part, pending));
  }

  /**
   * Looks at the pass that is due once it is here, while the host does: the entry with it costs nothing more then. One for
   * each form of the question, so that nobody makes others work by false ones; what else comes, the host's entry tells.
   */
  foresee(pending: Pending): void {
    const {rid, since, by} = pending;
    const form = `${hexName(rid)} ${since}`;
    if (this.#foreseen === form) return;
    const due = this.#timely(pending).find(part => part.kind === 'pass' && part.seat === by[0]);
    if (!due) return;
    this.#foreseen = form;
    this.#holds(() => answerPart(this.#state.fork(), encodePart(due)), due);
  }

  /**
   * Seats that have said what is asked of them now. What only the host has to hear counts where it seals, and for own seats:
   * who says it to the others alone is still waited for.
   * @param heard whether this device has what the host has of a seat
   */
  answered(pending: Pending, heard: (seat: number) => boolean): Set<number> {
    const wanted = wantedOf(pending);
    const said = this.#timely(pending).filter(
      ({kind, seat}) => wanted.includes(kind) && (kind === 'share' || heard(seat)),
    );
    const owes = (seat: number) => heirOf(this.#state, pending, seat).length > 0;
    const heirs = new Set(said.flatMap(({kind, seat}) => (kind === 'heir' ? [seat] : [])));
    return new Set(said.flatMap(({seat}) => (owes(seat) && !heirs.has(seat) ? [] : [seat])));
  }

  /** What can be sealed next on the present head. @param round of the game */
  next(round: number): Step | null {
    const change = this.ballot.complete(round);
    if (change) return {...change, author: null};
    const [pending] = this.#state.pending.values();
    if (pending) this.#found ??= this.#find(pending);
    return pending ? this.#found : null;
  }

  /** The answer to a question, or the next part of it. */
  #find(pending: Pending): Step | null {
    const payload = this.#allShares(pending);
    if (payload) return {kind: 'opening', payload, author: null};
    for (const part of this.#timely(pending)) {
      if (part.kind === 'share') continue;
      const bytes = encodePart(part);
      if (this.#holds(() => answerPart(this.#state.fork(), bytes), part))
        return {kind: 'part', payload: bytes, author: null};
    }
    return null;
  }

  /** Whether a check passes. A part that fails is thrown out, and may convict its seat: who said it is waited for. */
  #holds(check: () => unknown, part: Part): boolean {
    try {
      check();
      return true;
    } catch (error) {
      if (!(error instanceof FairError)) throw error;
      if (error instanceof FairnessBreach) this.blames.push(error.blame);
      this.#inbox.remove(part);
      return false;
    }
  }

  /** All shares of a question, if all are in. */
  #allShares(pending: Pending): Uint8Array | null {
    const shares = this.#complete(pending);
    return (
      shares &&
      encodeShares(
        pending.rid,
        shares.map(({share}) => share),
      )
    );
  }

  /** The parts in which all shares of a question came, once they are all here; else none. */
  completeShares(pending: Pending): readonly Uint8Array[] {
    return this.#complete(pending)?.map(({part}) => encodePart(part)) ?? [];
  }

  #complete(pending: Pending): readonly Held[] | null {
    const {request} = pending;
    const asked = askedOf(this.#state, pending);
    const beacon = request.kind === 'beacon';
    // The parts of a lost seat come into the log one by one, before.
    if (beacon && this.#state.persons.some(seat => heirOf(this.#state, pending, seat).length > 0))
      return null;
    const senders = beacon ? sendersOf(this.#state, pending) : [...asked.keys()];
    if (senders.length === 0) return null;
    const shares = this.#shares(pending);
    const fits = (seat: number) =>
      shares.get(seat)?.share.D.length === (beacon ? 1 : asked.get(seat)!.length);
    return senders.every(fits) ? senders.map(seat => shares.get(seat)!) : null;
  }

  /** Shares that hold, by seat. */
  #shares(pending: Pending): Map<number, Held> {
    const shares = new Map<number, Held>();
    for (const part of this.#timely(pending)) {
      if (part.kind !== 'share') continue;
      this.#holds(() => {
        const known = this.#checked.get(part);
        const share = known?.since === pending.since ? known.share : readShare(this.#state, encodePart(part));
        this.#checked.set(part, {share, since: pending.since});
        shares.set(part.seat, {part, share});
      }, part);
    }
    return shares;
  }
}

/** Kinds of parts that answer a question; a shuffle says by its form, all others want shares. */
const WANTED: {readonly [kind: string]: readonly PartKind[]} = {
  rekey: ['rekey'],
  exclude: ['exclusion', 'share'],
  beacon: ['share', 'heir'],
  commit: ['commit'],
  disclose: ['disclose'],
};
const wantedOf = ({request, shuffle}: Pending): readonly PartKind[] =>
  shuffle ? [shuffle.widen.size > 0 ? 'widening' : 'pass'] : (WANTED[request.kind] ?? ['share']);
