/**
 * One device's acknowledgements of what is asked, and its leave to answer: the guard, the acknowledgements of all, and
 * the entry since which the present question stands.
 */
import type {Certificate} from './ack.ts';
import {type Ack, decodeAck, encodeAck} from './ack.ts';
import {FairError} from './errors.ts';
import {AckBook, type History, type Permit, ReleaseGuard} from './release.ts';
import type {Request} from './request.ts';
import type {Sign} from './signature.ts';
import type {FairView, Head, Pending} from './state.ts';

/** Passes and commitments open nothing. */
export const needsCertificate = ({request, shuffle}: Pending): boolean =>
  request.kind === 'shuffle' ? shuffle!.widen.size > 0 : request.kind !== 'commit';

export class Promises {
  readonly guard: ReleaseGuard;
  readonly #history: History;
  readonly #book: AckBook;
  /** The entry since which the present question stands, and whose certificate it takes. */
  asking: Head | null;
  #permit: Permit | null = null;
  #changed = false;

  /** @param guard what was stored last. @throws FairError when it is damaged */
  constructor(state: FairView, history: History, guard: Uint8Array | undefined, asking: Head | null) {
    this.#history = history;
    this.guard = new ReleaseGuard(state, guard);
    this.#book = new AckBook(state);
    this.asking = asking;
  }

  /** Another question stands, or (null) none. */
  turn(asking: Head | null): void {
    this.asking = asking;
    this.#permit = null;
  }

  /** An acknowledgement from the mesh. @throws FairError, FairnessBreach as `AckBook.add` */
  add(bytes: Uint8Array): void {
    this.#book.add(decodeAck(bytes));
  }

  /** An own person's acknowledgement of the entry that asks; null if this device has promised otherwise. */
  acknowledge(seat: number, asking: Head, asked: Request | null, sign: Sign): Uint8Array | null {
    const ack = this.#allowed((): Ack => this.guard.acknowledge(seat, this.#history, asked, sign, asking));
    if (!ack) return null;
    this.#book.add(ack, true);
    return encodeAck(ack);
  }

  /** Runs what changes the guard. @returns null where the guard refuses: the device says nothing then */
  #allowed<T>(run: () => T): T | null {
    try {
      const result = run();
      this.#changed = true;
      return result;
    } catch (error) {
      if (!(error instanceof FairError)) throw error;
      return null;
    }
  }

  /** A signed vote of an own person on the last entry; null if this device has promised otherwise. */
  vote(seat: number, change: 'drop' | 'back', device: number, sign: Sign) {
    return this.#allowed(() => this.guard.vote(seat, change, device, this.#history, sign));
  }

  /** A vote for another host, on top of the last entry. @throws FairError as `ReleaseGuard.elect` */
  elect(ballot: Head): void {
    this.guard.elect(ballot, this.#history);
    this.#changed = true;
  }

  /** Nothing of a term is promised any more. */
  close(term: number): void {
    this.guard.close(term);
    this.#changed = true;
  }

  /** What the device says next is signed on top of the last entry. @throws FairError */
  promise(): void {
    this.guard.promise(this.#history);
    this.#changed = true;
  }

  /** Leave to answer the present question, once all persons have acknowledged it. */
  released(): Permit | null {
    if (this.#permit) return this.#permit;
    const {asking} = this;
    const certificate: Certificate | null = asking && this.#book.certificate(asking);
    if (!asking || !certificate) return null;
    this.#permit = this.#allowed(() => this.guard.release(asking, certificate, this.#history));
    return this.#permit;
  }

  /** Persons who have not acknowledged the present question. */
  get missing(): number[] {
    return this.asking ? this.#book.missing(this.asking) : [];
  }

  /** Everybody's acknowledgements of the present question, once they are all here; else none. */
  get complete(): readonly Uint8Array[] {
    return (this.asking && this.#book.certificate(this.asking)?.map(encodeAck)) ?? [];
  }

  /** To be stored before anything leaves; null if nothing changed since the last call. */
  changed(): Uint8Array | null {
    const changed = this.#changed;
    this.#changed = false;
    return changed ? this.guard.save() : null;
  }
}
