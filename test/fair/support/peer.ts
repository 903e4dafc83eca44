/**
 * One seat's device in the simulator: its own verified record, its secret, its guard. It answers what the table asks
 * by itself, as a client would, and only when the guard permits it.
 */
import {ed25519} from '@noble/curves/ed25519.js';
import {equalBytes} from '../../../src/base/bytes.ts';
import {decodeAck, encodeAck, type Sign} from '../../../src/fair/ack.ts';
import {askedOf} from '../../../src/fair/answer.ts';
import {Auditor} from '../../../src/fair/audit.ts';
import {requestRid} from '../../../src/fair/context.ts';
import {type Blame, FairError, FairnessBreach} from '../../../src/fair/errors.ts';
import {decodeEntry, NO_AUTHOR, orderedTwice, sealEntry} from '../../../src/fair/record.ts';
import {AckBook, ReleaseGuard} from '../../../src/fair/release.ts';
import {FairSeat} from '../../../src/fair/seat.ts';
import {decodeShare, encodeOpening, encodeShare, type Share} from '../../../src/fair/share.ts';
import {type FairState, hexName} from '../../../src/fair/state.ts';
import type {StepKind} from '../../../src/fair/step.ts';

export type Message =
  | {readonly type: 'entry' | 'ack' | 'share'; readonly bytes: Uint8Array}
  /** For the host to order. */
  | {readonly type: 'part'; readonly kind: StepKind; readonly bytes: Uint8Array}
  | {readonly type: 'have'; readonly count: number};

/** What a cheating seat does to a message before it leaves. */
export type Tamper = (kind: 'share' | StepKind, bytes: Uint8Array) => Uint8Array;

export interface PeerOptions {
  readonly seat: number;
  readonly table: Uint8Array;
  readonly secret: Uint8Array;
  readonly sign: Sign;
  readonly send: (to: number, message: Message) => void;
  readonly tamper: Tamper;
}

export class Peer {
  readonly seat: number;
  readonly auditor: Auditor;
  readonly own: FairSeat;
  readonly guard: ReleaseGuard;
  readonly entries: Uint8Array[] = [];
  readonly hashes: Uint8Array[];
  /** What this device can prove against others. */
  readonly blames: Blame[] = [];
  readonly #options: PeerOptions;
  readonly #book: AckBook;
  /** Entries that came too early, by their number. */
  readonly #early = new Map<number, Uint8Array>();
  /** Last message of each kind for each pending request: sent again when the mesh lost it. */
  readonly #sent = new Map<string, Message>();
  readonly #shares = new Map<string, Map<number, Share>>();

  constructor(options: PeerOptions) {
    this.#options = options;
    this.seat = options.seat;
    this.auditor = new Auditor(options.table);
    this.hashes = [this.auditor.head];
    const idKeys = this.state.seats.map(({idKey}) => idKey);
    this.own = new FairSeat(this.state, options.seat, options.secret);
    this.guard = new ReleaseGuard(this.state.gameId, idKeys);
    this.#book = new AckBook(this.state.gameId, idKeys);
  }

  get state(): FairState {
    return this.auditor.state;
  }

  get isHost(): boolean {
    return this.auditor.host === this.seat;
  }

  receive(from: number, message: Message): void {
    switch (message.type) {
      case 'entry':
        this.#take(message.bytes);
        return;
      case 'ack':
        this.#acknowledged(message.bytes);
        return;
      case 'share':
        this.#gather(decodeShare(message.bytes));
        return;
      case 'part':
        if (this.isHost) this.order(message.kind, message.bytes);
        return;
      case 'have':
        for (const bytes of this.entries.slice(message.count))
          this.#options.send(from, {type: 'entry', bytes});
    }
  }

  /** As the host: the next entry, to everybody. A part that proves wrong is kept as blame. */
  order(kind: StepKind, payload: Uint8Array, author = NO_AUTHOR, sign: Sign | null = null): void {
    const {auditor} = this;
    const draft = {seq: auditor.seq + 1, term: auditor.term, prev: auditor.head, author, kind, payload};
    const bytes = sealEntry(this.state.gameId, draft, sign, this.#options.sign);
    try {
      auditor.next(bytes);
    } catch (error) {
      if (!(error instanceof FairError)) throw error;
      if (error instanceof FairnessBreach) this.blames.push(error.blame);
      return;
    }
    this.#applied(bytes);
    this.#broadcast({type: 'entry', bytes});
  }

  #take(bytes: Uint8Array): void {
    const {seq} = decodeEntry(bytes);
    const known = this.entries[seq - 1];
    if (known) {
      const {idKey} = this.state.seats[this.auditor.host]!;
      const breach = orderedTwice(known, bytes, this.state.gameId, this.auditor.host, idKey);
      if (breach) this.blames.push(breach.blame);
      return;
    }
    this.#early.set(seq, bytes);
    for (;;) {
      const next = this.#early.get(this.auditor.seq + 1);
      if (!next) return;
      this.#early.delete(this.auditor.seq + 1);
      try {
        this.auditor.next(next);
      } catch (error) {
        if (!(error instanceof FairError)) throw error;
        return; // an entry of another branch, or a void one: this device does not follow
      }
      this.#applied(next);
    }
  }

  /** An entry stands: acknowledge it if it asks, answer what can be answered. */
  #applied(bytes: Uint8Array): void {
    this.entries.push(bytes);
    this.hashes.push(this.auditor.head);
    const {kind, seq, term} = decodeEntry(bytes);
    if (kind === 'request') {
      const head = {term, seq, entryHash: this.auditor.head};
      const ack = this.guard.acknowledge(this.seat, head, this.#history, this.#options.sign);
      const message: Message = {type: 'ack', bytes: encodeAck(ack)};
      this.#sent.set(`ack ${seq}`, message);
      this.#book.add(ack);
      this.#broadcast(message);
    }
    this.#answer();
  }

  readonly #history = (seq: number) => this.hashes[seq];

  #acknowledged(bytes: Uint8Array): void {
    try {
      this.#book.add(decodeAck(bytes));
    } catch (error) {
      if (!(error instanceof FairnessBreach)) throw error;
      this.blames.push(error.blame);
    }
    this.#answer();
  }

  /** Everything pending that this seat owes and may give. */
  #answer(): void {
    for (const {rid, by, request} of [...this.state.pending.values()]) {
      const name = hexName(rid);
      if (request.kind === 'shuffle') {
        if (by[0] === this.seat) this.#owe(`pass ${name} ${by.length}`, 'pass', () => this.own.pass(rid));
        continue;
      }
      if (request.kind === 'commit' || request.kind === 'disclose') continue;
      const permit = this.#permit(rid);
      if (!permit) continue;
      if (request.kind === 'rekey') {
        if (request.from === this.seat)
          this.#owe(`rekey ${name}`, 'rekey', () => this.own.rekey(rid, permit));
        continue;
      }
      if (request.kind === 'exclude' && request.by === this.seat) {
        this.own.exclusions(rid, permit).forEach((bytes, i) => {
          this.#owe(`exclusion ${name} ${i}`, 'exclusion', () => bytes);
        });
        if (!this.state.pending.has(name)) continue;
      }
      if (this.#sent.has(`share ${name}`)) continue;
      const share = this.own.share(rid, permit);
      if (!share) continue;
      const bytes = this.#options.tamper('share', encodeShare(share));
      this.#sent.set(`share ${name}`, {type: 'share', bytes});
      this.#broadcast({type: 'share', bytes});
      this.#gather(decodeShare(bytes));
    }
  }

  /** Permission for the request, once all active seats acknowledged the entry that asks. */
  #permit(rid: Uint8Array) {
    const {gameId, active} = this.state;
    const seq = this.hashes.findIndex(hash => equalBytes(requestRid(gameId, hash), rid));
    const entry = this.entries[seq - 1];
    if (!entry) return null;
    const head = {term: decodeEntry(entry).term, seq, entryHash: this.hashes[seq]!};
    const certificate = this.#book.certificate(head, active);
    return certificate && this.guard.release(head, certificate, active, this.#history);
  }

  #owe(name: string, kind: StepKind, make: () => Uint8Array): void {
    if (this.#sent.has(name)) return;
    const message: Message = {type: 'part', kind, bytes: this.#options.tamper(kind, make())};
    this.#sent.set(name, message);
    if (this.isHost) this.order(kind, message.bytes);
    else this.#options.send(this.auditor.host, message);
  }

  /** Shares go to everybody; the host logs the opening when all are in. */
  #gather(share: Share): void {
    const name = hexName(share.rid);
    const known = this.#shares.get(name) ?? new Map<number, Share>();
    this.#shares.set(name, known.set(share.seat, share));
    const pending = this.state.pending.get(name);
    if (!this.isHost || !pending) return;
    const wanted = pending.request.kind === 'beacon' ? pending.by : [...askedOf(this.state, pending).keys()];
    if (wanted.length === 0 || wanted.some(seat => !known.has(seat))) return;
    this.order(
      'opening',
      encodeOpening(
        share.rid,
        wanted.map(seat => known.get(seat)!),
      ),
    );
  }

  /** Says again what may have been lost. */
  nudge(): void {
    this.#options.send(this.auditor.host, {type: 'have', count: this.entries.length});
    for (const message of this.#sent.values()) {
      if (message.type !== 'part') this.#broadcast(message);
      else if (this.isHost) this.order(message.kind, message.bytes);
      else this.#options.send(this.auditor.host, message);
    }
    this.#answer();
  }

  /** What is settled need not be said again. */
  forget(): void {
    this.#sent.clear();
  }

  #broadcast(message: Message): void {
    this.state.seats.forEach((_, seat) => {
      if (seat !== this.seat) this.#options.send(seat, message);
    });
  }
}

export const identity = (seat: number) => {
  const seed = new Uint8Array(32).fill(0x80 + seat);
  return {idKey: ed25519.getPublicKey(seed), sign: (bytes: Uint8Array) => ed25519.sign(bytes, seed)};
};
