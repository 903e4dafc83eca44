/**
 * What the people at this device want of the game: signed, handed to the host, and said again until the host has
 * answered or the entry is here.
 */
import {foreign} from '../../base/codes.ts';
import type {Json} from '../../base/json.ts';
import type {Problem} from '../../base/problem.ts';
import type {Action, Seat} from '../../engine/game.ts';
import type {SignedProposal} from '../../log/chain.ts';
import type {AuthoredKind} from '../../log/entry.ts';
import type {Signer} from '../../log/sign.ts';
import {isTaken} from './dealer.ts';
import {decided} from './decided.ts';
import {type Host, PAUSED} from './host.ts';
import type {Ledger} from './ledger.ts';
import type {Outside} from './outside.ts';
import {lastActor} from './table-view.ts';

/** A move that is confirmed before this needs no word that it is on its way; what was tapped has answered the touch. */
const PATIENCE_MS = 60;

/** A host that has not answered by then may not be there any more: all are told, and pass it on. */
const TO_ALL_MS = 2000;

/** Own words that are kept, to be said again should the log lose them. */
const MOST_KEPT = 64;

/** The seat's last word stands on this entry, or on a later one. */
const OVERTAKEN = 'log/replayed';

/** Who is a member changes once what came before is confirmed: moments later the host takes it. */
const UNCONFIRMED = 'log/unconfirmed';

/** The host's word on a proposal that it did not take, as it came. */
export interface Verdict {
  /** Of the proposal. */
  readonly basis: number;
  readonly code: string;
  readonly details: {readonly [field: string]: unknown};
}

/** What is on its way to the host. */
interface Sending {
  readonly kind: AuthoredKind;
  readonly seat: Seat;
  readonly payload: object;
  readonly action: Action | null;
  readonly basis: number;
  /** Hash of that entry, and digest of the state after it. */
  readonly hash: string;
  readonly digest: string;
  /** Null until it is signed. */
  proposal: SignedProposal | null;
  /** The seat had said something else on the same entry, for the dealing perhaps: it waits for that, to be said on it. */
  overtaken: boolean;
  /** Since when it is said, on the clock of `performance.now`; and whether the host of this device has it. */
  readonly since: number;
  judged: boolean;
}

/** What the people here have said in the game, oldest first: another log of the table may lack the last of it. */
export type Said = readonly Pick<
  Sending,
  'kind' | 'seat' | 'payload' | 'action' | 'basis' | 'hash' | 'digest' | 'proposal'
>[];

interface Ports {
  readonly signer: Signer;
  /** On the host's device, else null. */
  readonly host: () => Host | null;
  readonly outside: Pick<Outside, 'tellHost' | 'tellAll'>;
  /** Another device can become the host of this table. */
  readonly changing: boolean;
  readonly changed: () => void;
}

export class OwnMoves {
  readonly #ledger: Ledger;
  readonly #seatsNow: () => readonly Seat[];
  readonly #ports: Ports;
  #sending: Sending | null = null;
  #said: Said = [];
  /** What was said in a log that this one took the place of. */
  #again: Said = [];
  /** What was tapped is being made ready: the hidden cards that it shows are proved. */
  #deciding: Action | null = null;
  /** What was pressed while something else was on its way. */
  #pressed: (() => void) | null = null;
  #refusal: Problem | null = null;
  /** A move that the log has lost, and that stands otherwise now: the person is asked. */
  #lost: {readonly seat: Seat; readonly action: Action} | null = null;

  /** @param seats of this device by now */
  constructor(ledger: Ledger, seats: () => readonly Seat[], ports: Ports) {
    this.#ledger = ledger;
    this.#seatsNow = seats;
    this.#ports = ports;
  }

  /** Of this device by now. */
  get seats(): readonly Seat[] {
    return this.#seatsNow();
  }

  /** The move that is on its way; null for none, and for what is no move. */
  get sending(): Action | null {
    return this.#sending ? this.#sending.action : this.#deciding;
  }

  /** Why the last proposal was not taken. */
  get refusal(): Problem | null {
    return this.#refusal;
  }

  /** Something is on its way: nothing else can be said meanwhile. */
  get busy(): boolean {
    return this.#sending !== null;
  }

  /** @param eyes whose eyes the screen has, where several sit at this device */
  async move(action: Action, eyes: Seat | null): Promise<void> {
    const seat = this.seats.length === 1 ? this.seats[0]! : eyes;
    // A double tap must not seal a second choice over the first.
    if (seat === null || !this.seats.includes(seat) || this.#sending || this.#deciding) return;
    if (!isTaken(this.#ledger.replay.ask, this.#ledger.dealer, seat)) return;
    const {replay, chain} = this.#ledger;
    const tapped = chain.head.n;
    this.#deciding = action;
    const entry = await decided(this.#ledger, seat, action).finally(() => {
      this.#deciding = null;
    });
    if (!entry) return;
    // Its proofs stand on what came meanwhile. If that is another question, it was no answer to it.
    if (replay.decisionOf(seat) > tapped) {
      this.tell({code: 'engine/stale', details: {}});
      this.#sayNext();
    } else await this.#propose(entry.kind, seat, entry.payload, action);
  }

  /** The move that the log has lost, on what stands now, if its person wants it. */
  async moveAgain(wanted: boolean): Promise<void> {
    const lost = this.#lost;
    if (!lost) return;
    this.#forgetLost();
    this.#ports.changed();
    if (wanted) await this.move(lost.action, lost.seat);
  }

  #forgetLost(): void {
    if (this.#lost) this.#refusal = null;
    this.#lost = null;
  }

  async askBack(to: number): Promise<void> {
    const {replay} = this.#ledger;
    await this.#tableFact(lastActor(replay.items, replay.undone, this.seats), {type: 'askBack', to});
  }

  async answerBack(yes: boolean): Promise<void> {
    const {takeBackRequest} = this.#ledger.replay;
    const seat = takeBackRequest?.waiting.find(waiting => this.seats.includes(waiting));
    await this.#tableFact(seat ?? null, {type: 'answerBack', yes});
  }

  async #tableFact(seat: Seat | null, fact: {readonly type: string; readonly [field: string]: Json}) {
    if (seat !== null) await this.press(seat, fact);
  }

  /** A fact that a person wants, said as soon as nothing else is on its way. */
  async press(seat: Seat, fact: {readonly type: string; readonly [field: string]: Json}): Promise<void> {
    if (this.#sending || this.#deciding) this.#pressed = () => void this.press(seat, fact);
    else await this.say(seat, fact);
  }

  /** A fact about the table, by a seat of this device. */
  async say(seat: Seat, fact: {readonly type: string; readonly [field: string]: Json}): Promise<void> {
    if (this.seats.includes(seat)) await this.#propose('table', seat, fact, null);
  }

  async #propose(kind: AuthoredKind, seat: Seat, payload: object, shown: Action | null): Promise<void> {
    if (this.#sending) return;
    const {chain, replay} = this.#ledger;
    const {signer, changed} = this.#ports;
    const {n: basis, hash} = chain.head;
    const sending: Sending = {
      ...{kind, seat, payload, action: shown, basis, hash, digest: replay.digest},
      ...{proposal: null, overtaken: false, since: performance.now(), judged: false},
    };
    this.#sending = sending;
    if (this.#refusal) {
      this.#refusal = null;
      this.#lost = null;
      // If the same one comes again, the screens have to see that it is another.
      changed();
    }
    const signature = await chain.sign(kind, seat, payload, signer);
    await this.#send(sending, {kind, seat, payload, basis, signature});
  }

  async #send(sending: Sending, proposal: SignedProposal): Promise<void> {
    const {host, changed, changing} = this.#ports;
    sending.proposal = proposal;
    if (changing) this.#said = [...this.#said, sending].slice(-MOST_KEPT);
    const judging = host();
    if (judging) return this.#judge(judging, sending, proposal);
    this.resend();
    setTimeout(() => {
      if (this.#sending?.proposal === proposal) changed();
    }, PATIENCE_MS);
  }

  /** On the host's own device. While it may not order, what is said waits here. */
  async #judge(host: Host, sending: Sending, proposal: SignedProposal): Promise<void> {
    sending.judged = true;
    const refusal = await host.propose(proposal);
    sending.judged = false;
    // Said again with the next beat.
    if (refusal === PAUSED || refusal?.code === UNCONFIRMED || this.#sending !== sending) return;
    sending.overtaken = refusal?.code === OVERTAKEN;
    if (sending.overtaken && (await this.#sayAgain())) return;
    this.#refusal = refusal;
    this.#sending = null;
    this.#ports.changed();
    this.#sayNext();
  }

  /** A proposal that met a broken link waits for the host; one that came through twice counts once. */
  resend(): void {
    const sending = this.#sending;
    const {host, outside, changing} = this.#ports;
    if (!sending?.proposal) return;
    const judging = host();
    const message = {m: 'propose', ...sending.proposal};
    if (judging && !sending.judged) void this.#judge(judging, sending, sending.proposal);
    else if (!judging && changing && performance.now() - sending.since >= TO_ALL_MS) outside.tellAll(message);
    else if (!judging) outside.tellHost(message);
  }

  /** What all have been told, and nobody has answered. */
  get unanswered(): readonly SignedProposal[] {
    const sending = this.#sending;
    const isTold = sending?.proposal && performance.now() - sending.since >= TO_ALL_MS;
    return isTold ? [sending.proposal!] : [];
  }

  /** Kept while another log of the table may lack it. */
  get said(): Said {
    return this.#said;
  }

  /** This log took the place of one in which this was said. What it lacks is said once more, if it means the same on it. */
  sayAgain(said: Said): void {
    this.#again = said;
    this.#sayNext();
  }

  /** What others say again may have to stand first: then it waits. */
  #sayNext(): void {
    if (this.#sending || this.#deciding) return;
    const pressed = this.#pressed;
    this.#pressed = null;
    if (pressed) {
      pressed();
      return;
    }
    const [one, ...rest] = this.#again;
    if (!one) return;
    const {chain, replay} = this.#ledger;
    const {proposal, kind, seat, payload, action, basis, hash, digest} = one;
    this.#again = rest;
    if (!proposal || chain.entries.some(entry => entry.authorSignature === proposal.signature))
      this.#sayNext();
    else if (chain.hashes[basis] === hash && (kind === 'table' || replay.decisionOf(seat) <= basis)) {
      const sending: Sending = {...one, overtaken: false, since: performance.now(), judged: false};
      this.#sending = sending;
      void this.#send(sending, proposal);
    } else if (replay.digest === digest && action) void this.move(action, seat);
    else if (replay.digest === digest) void this.#propose(kind, seat, payload, null);
    else if (kind !== 'table' && !replay.toAct.includes(seat)) this.#again = [one, ...rest];
    else if (action) {
      this.tell({code: 'table/move-lost', details: {}});
      this.#lost = {seat, action};
    } else this.#sayNext();
  }

  /** The host's answer to a proposal that it did not take. @returns what was on its way, where that is its last word on it; else null */
  refused({basis, code, details}: Verdict): {readonly type?: unknown} | null {
    const sending = this.#sending;
    if (sending?.basis !== basis || code === UNCONFIRMED) return null;
    if (code === OVERTAKEN) {
      sending.overtaken = true;
      void this.#sayAgain();
      return null;
    }
    this.#sending = null;
    this.#refusal = {code: foreign(code), details: details as Problem['details']};
    this.#ports.changed();
    this.#sayNext();
    return sending.payload;
  }

  /** What was overtaken, on what stands by now. @returns whether it is said */
  async #sayAgain(): Promise<boolean> {
    const sending = this.#sending;
    if (!sending?.overtaken || this.#ledger.chain.head.n <= sending.basis) return false;
    this.#sending = null;
    if (this.#isSettled(sending)) return false;
    await this.#propose(sending.kind, sending.seat, sending.payload, sending.action);
    return true;
  }

  /** Why something that was wanted here does not go. */
  tell(problem: Problem): void {
    this.#refusal = problem;
    this.#lost = null;
    this.#ports.changed();
  }

  /** An entry came in. */
  advanced(): void {
    const isHost = this.#ports.host() !== null;
    if (this.#sending && !isHost && this.#isSettled(this.#sending)) this.#sending = null;
    if (!isHost) void this.#sayAgain();
    // Asked until somebody of this device moves, or has no move any more.
    if (this.#lost && !this.#ledger.replay.toAct.includes(this.#lost.seat)) this.#forgetLost();
    if (!this.#sending && !this.#lost) this.#refusal = null;
    this.#sayNext();
  }

  /** It stands in the log, or the question that it answered is no more. */
  #isSettled({kind, seat, basis, proposal}: Sending): boolean {
    const {chain, replay} = this.#ledger;
    if (kind !== 'table' && replay.decisionOf(seat) > basis) return true;
    return chain.entries.slice(basis + 1).some(entry => entry.authorSignature === proposal?.signature);
  }

  /** Somebody else holds the device now. */
  forget(): void {
    this.#refusal = null;
  }
}
