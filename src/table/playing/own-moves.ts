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
import {decided} from './decided.ts';
import type {Host} from './host.ts';
import type {Ledger} from './ledger.ts';
import type {Outside} from './outside.ts';
import {lastActor} from './table-view.ts';

/** A move that is confirmed before this needs no word that it is on its way; what was tapped has answered the touch. */
const PATIENCE_MS = 60;

/** The seat's last word stands on this entry, or on a later one. */
const OVERTAKEN = 'log/replayed';

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
  /** Null until it is signed. */
  proposal: SignedProposal | null;
  /** The seat had said something else on the same entry, for the dealing perhaps: it waits for that, to be said on it. */
  overtaken: boolean;
}

interface Ports {
  readonly signer: Signer;
  /** On the host's device, else null. */
  readonly host: Host | null;
  readonly outside: Pick<Outside, 'tellHost'>;
  readonly changed: () => void;
}

export class OwnMoves {
  readonly #ledger: Ledger;
  readonly #seatsNow: () => readonly Seat[];
  readonly #ports: Ports;
  #sending: Sending | null = null;
  /** What was tapped is being made ready. */
  #deciding = false;
  #refusal: Problem | null = null;

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
    return this.#sending?.action ?? null;
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
    this.#deciding = true;
    try {
      const entry = await decided(this.#ledger, seat, action);
      if (entry) await this.#propose(entry.kind, seat, entry.payload, action);
    } finally {
      this.#deciding = false;
    }
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
    if (seat !== null) await this.say(seat, fact);
  }

  /** A fact about the table, by a seat of this device. */
  async say(seat: Seat, fact: {readonly type: string; readonly [field: string]: Json}): Promise<void> {
    if (this.seats.includes(seat)) await this.#propose('table', seat, fact, null);
  }

  async #propose(kind: AuthoredKind, seat: Seat, payload: object, shown: Action | null): Promise<void> {
    if (this.#sending) return;
    const {chain} = this.#ledger;
    const {signer, host, changed} = this.#ports;
    const {n: basis} = chain.head;
    const sending: Sending = {kind, seat, payload, action: shown, basis, proposal: null, overtaken: false};
    this.#sending = sending;
    if (this.#refusal) {
      this.#refusal = null;
      // If the same one comes again, the screens have to see that it is another.
      changed();
    }
    const signature = await chain.sign(kind, seat, payload, signer);
    const proposal: SignedProposal = {kind, seat, payload, basis, signature};
    if (host) {
      const refusal = await host.propose(proposal);
      sending.overtaken = refusal?.code === OVERTAKEN;
      if (sending.overtaken && (await this.#sayAgain())) return;
      this.#refusal = refusal;
      this.#sending = null;
      changed();
    } else {
      if (this.#sending) this.#sending.proposal = proposal;
      this.resend();
      setTimeout(() => {
        if (this.#sending?.proposal === proposal) changed();
      }, PATIENCE_MS);
    }
  }

  /** A proposal that met a broken link waits for the host; one that came through twice counts once. */
  resend(): void {
    if (this.#sending?.proposal) this.#ports.outside.tellHost({m: 'propose', ...this.#sending.proposal});
  }

  /** The host's answer to a proposal that it did not take. @returns whether that is its last word on it */
  refused({basis, code, details}: Verdict): boolean {
    const sending = this.#sending;
    if (sending?.basis !== basis) return true;
    if (code === OVERTAKEN) {
      sending.overtaken = true;
      void this.#sayAgain();
      return false;
    }
    this.#sending = null;
    this.#refusal = {code: foreign(code), details: details as Problem['details']};
    this.#ports.changed();
    return true;
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
    this.#ports.changed();
  }

  /** An entry came in. */
  advanced(): void {
    if (this.#sending && !this.#ports.host && this.#isSettled(this.#sending)) this.#sending = null;
    if (!this.#ports.host) void this.#sayAgain();
    if (!this.#sending) this.#refusal = null;
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
