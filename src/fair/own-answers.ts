/** The answers of own seats to what is pending: made once for each form of the question, when they may leave. */
import {trust} from './answer.ts';
import {askedOf, heirOf, senders} from './asked.ts';
import {saveChoices} from './dealer-store.ts';
import type {Letter} from './dealer-types.ts';
import {FairError} from './errors.ts';
import {hexName} from './hex-name.ts';
import type {OwnSeats, OwnWord} from './own-word.ts';
import {encodePart, type PartKind, signPart} from './part.ts';
import type {Promises} from './promises.ts';
import type {Proposals} from './proposals.ts';
import type {Permit} from './release.ts';
import {encodeShare} from './share.ts';
import type {Claims, FairState, Pending} from './state.ts';

interface Ports {
  readonly own: OwnSeats;
  readonly word: OwnWord;
  readonly promises: Promises;
  readonly proposals: Proposals;
}

export class OwnAnswers {
  readonly #state: FairState;
  readonly #ports: Ports;
  /** Own choices by the name of the commitment and the seat, until they are disclosed for good. */
  readonly #choices: Map<string, Uint8Array>;
  /** Those of them that are disclosed, by the number of the entry. */
  readonly #told = new Map<string, number>();
  #choicesChanged = false;

  constructor(state: FairState, choices: Map<string, Uint8Array>, ports: Ports) {
    this.#state = state;
    this.#choices = choices;
    this.#ports = ports;
  }

  /** All that own seats owe to a question and may give. */
  give(pending: Pending): void {
    const {own, promises} = this.#ports;
    const {request, by, shuffle, rid} = pending;
    if (request.kind === 'shuffle' && shuffle!.widen.size === 0) {
      const next = own.get(by[0]!);
      if (next) this.#part(pending, by[0]!, 'pass', () => next.seat.pass(rid));
      return;
    }
    if (request.kind === 'commit') {
      for (const seat of by) this.#commit(pending, seat);
      return;
    }
    const permit = promises.released();
    if (!permit?.covers(pending)) return;
    for (const seat of own.keys()) this.#released(pending, seat, permit);
  }

  /** What opens something. */
  #released(pending: Pending, seat: number, permit: Permit): void {
    const {request, by, shuffle, rid} = pending;
    const own = this.#seat(seat);
    switch (request.kind) {
      case 'shuffle':
        if (shuffle!.widen.has(seat)) this.#part(pending, seat, 'widening', () => own.widening(rid, permit));
        return;
      case 'rekey':
        if (by.includes(seat)) this.#part(pending, seat, 'rekey', () => own.rekey(rid, permit));
        return;
      case 'disclose':
        if (by.includes(seat)) this.#disclose(pending, seat, permit);
        return;
      case 'exclude':
        if (by.includes(seat)) this.#exclude(pending, seat, permit);
        return;
      case 'beacon':
        for (const lost of heirOf(this.#state, pending, seat)) {
          const name = `${nameOf(pending, seat, 'heir')} ${lost}`;
          if (!this.#ports.word.has(name))
            this.#tell(name, pending, seat, 'heir', own.heir(rid, lost, permit));
        }
        if (senders(this.#state, pending).includes(seat))
          this.#part(pending, seat, 'share', () => encodeShare(own.share(rid, permit)!));
        return;
      default:
        if (askedOf(this.#state, pending).has(seat))
          this.#part(pending, seat, 'share', () => encodeShare(own.share(rid, permit)!));
    }
  }

  #seat(seat: number) {
    return this.#ports.own.get(seat)!.seat;
  }

  /** Proofs for what is on the list; then a share for the rest, once all proofs stand in the log. */
  #exclude(pending: Pending, seat: number, permit: Permit): void {
    const {rid, open, request} = pending;
    const own = this.#seat(seat);
    const oneOf = request.kind === 'exclude' ? request.oneOf : [];
    const proved = open!.filter(id => oneOf.includes(own.face(id)!));
    if (proved.length === 0) {
      this.#part(pending, seat, 'share', () => encodeShare(own.share(rid, permit)!));
      return;
    }
    // All at once; what has been said already is not made again.
    const name = nameOf(pending, seat, 'exclusion');
    if (this.#ports.word.has(`${name} 0`)) return;
    own.exclusions(rid, permit).forEach((bytes, i) => {
      this.#tell(`${name} ${i}`, pending, seat, 'exclusion', bytes);
    });
  }

  #commit(pending: Pending, seat: number): void {
    const own = this.#ports.own.get(seat)?.seat;
    const choice = this.#choices.get(choiceName(pending.rid, seat));
    if (own && choice) this.#part(pending, seat, 'commit', () => own.commit(pending.rid, choice));
  }

  #disclose(pending: Pending, seat: number, permit: Permit): void {
    const own = this.#seat(seat);
    const due = own.dueOf(pending.rid);
    const choice = own.boxed(pending.rid) ?? (due && this.#choices.get(choiceName(due, seat)));
    if (choice) this.#part(pending, seat, 'disclose', () => own.disclose(pending.rid, choice, permit));
  }

  /** Makes and says a part of an own seat, once for each form of the question. */
  #part(pending: Pending, seat: number, kind: PartKind, make: () => Uint8Array): void {
    const name = nameOf(pending, seat, kind);
    if (!this.#ports.word.has(name)) this.#tell(name, pending, seat, kind, make());
  }

  #tell(name: string, pending: Pending, seat: number, kind: PartKind, bytes: Uint8Array): void {
    const {own, proposals, word} = this.#ports;
    const {gameId, head} = this.#state;
    const {rid} = pending;
    const part = signPart(own.get(seat)!.sign, gameId, {seat, kind, rid, head: head.entryHash, bytes});
    trust(this.#state, pending, part);
    proposals.add(part);
    const letter = (to: Letter['to']): Letter => ({type: 'part', to, bytes: encodePart(part)});
    const to = kind === 'share' ? 'all' : 'host';
    // Of a share all make the value. A pass, which is large, all look at if they get it; the host needs it.
    word.say(name, letter(kind === 'pass' ? 'all' : to), letter(to));
  }

  /** @throws FairError fair/wrong-turn when nobody asks the seat for a choice */
  choose(pending: Pending | undefined, seat: number, choice: Uint8Array): void {
    if (pending?.request.kind !== 'commit' || !pending.by.includes(seat) || !this.#ports.own.has(seat))
      throw new FairError('wrong-turn', {seat});
    const name = choiceName(pending.rid, seat);
    // A commitment is final: what was said is not said otherwise.
    if (this.#choices.has(name)) return;
    this.#choices.set(name, choice);
    this.#choicesChanged = true;
  }

  /** Whether an own seat has made the choice that a question wants of it. */
  hasChosen({request, rid}: Pending, seat: number): boolean {
    return request.kind === 'commit' && this.#choices.has(choiceName(rid, seat));
  }

  /**
   * Choices that are told need not be kept, once the entry by which they are cannot leave the log any more: a history that goes
   * on without it asks for them again.
   * @param seq of the last entry
   */
  forget({answered}: Claims, seq: number): void {
    for (const {request, commitments} of answered) {
      if (request.kind !== 'disclose') continue;
      for (const [seat, {rid}] of commitments!) {
        const name = choiceName(rid, seat);
        if (this.#choices.has(name)) this.#told.set(name, seq);
      }
    }
    const stays = this.#ports.promises.guard.watermark?.seq ?? -1;
    for (const [name, at] of this.#told) {
      if (at > stays) continue;
      this.#told.delete(name);
      if (this.#choices.delete(name)) this.#choicesChanged = true;
    }
  }

  /** To be stored; null if nothing changed since the last call. */
  changed(): Uint8Array | null {
    const changed = this.#choicesChanged;
    this.#choicesChanged = false;
    return changed ? saveChoices(this.#choices) : null;
  }
}

const nameOf = ({rid, since}: Pending, seat: number, kind: PartKind): string =>
  `${kind} ${hexName(rid)} ${since} ${seat}`;

const choiceName = (rid: Uint8Array, seat: number): string => `${hexName(rid)} ${seat}`;
