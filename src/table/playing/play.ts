/**
 * A game under way on this device: the ledger, on the host's device the host, what the people here want of the game,
 * and what their screen looks at.
 */

import {toBase64url} from '../../base/bytes.ts';
import type {Problem} from '../../base/problem.ts';
import type {Seat} from '../../engine/game.ts';
import type {SignedProposal} from '../../log/chain.ts';
import {type Consent, decodeFact, type Entry, type SeatMove} from '../../log/entry.ts';
import {changesHosts} from '../../log/header.ts';
import type {ActHandlers} from '../seen/acts.ts';
import {problemOf} from '../seen/problem.ts';
import type {BlameView, DealingView, PlayAct} from '../seen/view-model.ts';
import {saidIn} from './fact.ts';
import {Farewell} from './farewell.ts';
import {Hinting, type HintPorts} from './hinting.ts';
import {Host, type HostPorts, PAUSED} from './host.ts';
import {blameView} from './joint/blame-view.ts';
import type {Ledger, LedgerPorts} from './ledger.ts';
import {Looking} from './looking.ts';
import type {Outside} from './outside.ts';
import {OwnMoves, type Said, type Verdict} from './own-moves.ts';
import {Recheck} from './recheck.ts';
import {StandingIn, type Watch} from './standing-in.ts';
import {goesAs, type TableSurroundings} from './table-view.ts';

/** Milliseconds after which a table that deals together says whom it waits for although they are connected. */
const PATIENCE = 5000;

/** Words of others that are passed on to the host at once. */
const MOST_PASSED_ON = 8;

/** Under which key a seat goes on, whatever entry stands last. */
export type Wish = Pick<SeatMove, 'seat' | 'key' | 'nonce'>;

/** What a game needs of its device. */
export interface PlayPorts
  extends Pick<HostPorts, 'bots' | 'seed' | 'pause' | 'patience'>,
    Pick<LedgerPorts, 'audit'>,
    Pick<HintPorts, 'adviser'> {
  /** The board is hidden between two people of this device. */
  curtain(): boolean;
  /** This device lies in the middle, for all to see: even one person alone takes it behind the curtain. */
  inMiddle(): boolean;
}

interface Ports extends PlayPorts, Watch, Pick<HostPorts, 'signer' | 'maySeal' | 'mayOrder'> {
  readonly place: 'here' | 'network';
  /** This device orders and signs, as the log has it by now. */
  keeps(): boolean;
  /** Host: another device shall keep the table. */
  handOn(): void;
  readonly outside: Outside;
  /** Something that the screen shows is different. */
  changed(): void;
  /** An entry came in. */
  advanced(): void;
}

export class Play {
  readonly ledger: Ledger;
  readonly acts: ActHandlers<PlayAct>;
  readonly #ports: Ports;
  #host: Host | null = null;
  readonly #moves: OwnMoves;
  readonly #farewell: Farewell;
  readonly #standingIn: StandingIn;
  /** The last one that was looked at. */
  #term: number;
  readonly #looking: Looking;
  readonly #recheck: Recheck;
  readonly #hinting: Hinting;
  #hostTrouble: Problem | null = null;
  #owing = false;
  #counting = false;
  /** What others have said to all since the host answers nothing, by signature. */
  #passedOn = new Map<string, SignedProposal>();
  #unanswered: readonly string[] = [];
  /** Host: whose seat is left as soon as another device keeps the table. */
  #leaving: Seat | null = null;

  constructor(ledger: Ledger, ports: Ports) {
    this.ledger = ledger;
    this.#ports = ports;
    const {outside, changed} = ports;
    const mine = () => this.mine;
    const changing = changesHosts(ledger.chain.header);
    this.#term = ledger.chain.term;
    this.#moves = new OwnMoves(ledger, mine, {...ports, changing, host: () => this.#host});
    this.#farewell = new Farewell(ledger, this.#moves);
    this.#standingIn = new StandingIn(ledger, this.#moves, ports);
    this.#looking = new Looking(ledger, {...ports, mine});
    this.#recheck = new Recheck(ledger, ports.audit, changed);
    this.#hinting = new Hinting(ledger, ports);
    this.acts = this.#actsOf();
    ledger.onChange(this.#advanced);
    ledger.objection = entry => this.#standingIn.object(entry);
    this.#keep();
    ledger.dealer.joint?.connect(outside, () => {
      void this.#host?.advance();
      void this.#sayOwed();
      changed();
    });
    void this.#host?.advance();
  }

  /** The host's part runs where the log says so. */
  #keep(): void {
    const keeps = this.#ports.keeps();
    if (keeps === (this.#host !== null)) return;
    this.#host?.stop();
    this.#host = keeps
      ? new Host(this.ledger, {
          ...this.#ports,
          refusalOf: proposal => this.#standingIn.refusalOf(proposal),
          troubled: error => this.#troubled(error),
        })
      : null;
  }

  #actsOf(): ActHandlers<PlayAct> {
    const [moves, looking, hinting, recheck] = [this.#moves, this.#looking, this.#hinting, this.#recheck];
    return {
      ...this.#standingIn.acts,
      ...looking.acts,
      move: ({action}) => {
        looking.shownAt = null;
        looking.eyes = looking.holder;
        return moves.move(action, looking.eyes);
      },
      moveAgain: ({wanted}) => moves.moveAgain(wanted),
      takeBack: ({to}) => this.#takeBack(to),
      answerTakeBack: ({yes}) => {
        looking.shownAt = null;
        return moves.answerBack(yes);
      },
      withdrawTakeBack: async () => {
        const by = this.ledger.replay.takeBackRequest?.by;
        if (by !== undefined) await moves.say(by, {type: 'withdrawBack'});
      },
      leaveSeat: async () => {
        const seat = goesAs(this.mine, this.ledger.chain.header);
        if (this.#ports.place !== 'network' || seat === null) return;
        if (this.#host) {
          this.#leaving = seat;
          this.#ports.handOn();
        } else await this.#farewell.begin(seat);
      },
      drawAgain: ({seat}) => this.ledger.dealer.joint?.agree(seat),
      openCurtain: ({seat}) => {
        hinting.stop();
        looking.eyes = seat;
        moves.forget();
        this.#ports.changed();
      },
      closeCurtain: () => {
        hinting.stop();
        looking.putBack();
        this.#ports.changed();
      },
      hint: () => hinting.ask(looking.eyes),
      stopHint: () => hinting.stop(),
      recheck: () => recheck.run(),
      stopRecheck: () => recheck.stop(),
    };
  }

  /** Seats of this device, as the log has them by now. */
  get mine(): readonly Seat[] {
    const {publicKey} = this.#ports.signer;
    return this.ledger.chain.book.seats.flatMap((seat, i) =>
      seat.kind === 'person' && seat.key === publicKey ? [i] : [],
    );
  }

  /** What the table's screen shows of this device. */
  get surroundings(): Pick<
    TableSurroundings,
    | 'mine'
    | 'eyes'
    | 'goesRound'
    | 'sending'
    | 'refusal'
    | 'shownAt'
    | 'recheck'
    | 'course'
    | 'decider'
    | 'turns'
    | 'blames'
    | 'dealing'
    | 'hint'
  > {
    const {sending, refusal} = this.#moves;
    const {goesRound, holder, shownAt, course, decider, turns} = this.#looking;
    return {
      ...{mine: this.mine, goesRound, eyes: holder, sending, refusal, shownAt, course, decider, turns},
      recheck: this.#recheck.view,
      dealing: this.#dealing,
      blames: this.#blames,
      hint: this.#hinting.view,
    };
  }

  /** Whom this device has convicted, and whom the last check of the whole log has. */
  get #blames(): readonly BlameView[] {
    const own = this.ledger.dealer.joint?.blames ?? [];
    const isKnown = ({seat, code}: BlameView) =>
      own.some(blame => blame.seat === seat && blame.code === code);
    return [...own.map(blameView), ...this.#recheck.convicted.filter(blame => !isKnown(blame))];
  }

  /** Why the game stands still or cannot be believed, as far as the log tells. */
  get trouble(): Problem | null {
    const {firstBad, unstored} = this.ledger;
    return firstBad?.problem ?? unstored ?? this.ledger.dealer.joint?.broken ?? this.#hostTrouble;
  }

  /** What is dealt together just now. */
  get #dealing(): DealingView | null {
    const status = this.ledger.dealer.joint?.status;
    if (!status) return null;
    const {kind, seats, passes} = status;
    return {kind, seats, passes, overdue: this.ledger.stillFor >= PATIENCE};
  }

  /** What is under way is tried again: draws and bots on the host's device, a proposal on a guest's. */
  beat(): void {
    void this.#host?.advance();
    this.resend();
    void this.#farewell.again();
    void this.#standingIn.again();
    void this.#sayOwed();
    if (this.#host) void this.#count();
    else void this.#lookForAnswers();
    const {joint} = this.ledger.dealer;
    if (joint?.status) void joint.nudge();
  }

  /** Guest: what the seat of this device has to say of dealing, until it stands in the log. */
  async #sayOwed(): Promise<void> {
    const [owed] = this.ledger.dealer.joint?.owed ?? [];
    if (!owed || this.#host || this.#owing) return;
    this.#owing = true;
    try {
      const {chain} = this.ledger;
      const payload = {step: owed.kind, bytes: toBase64url(owed.payload)};
      const {n: basis} = chain.head;
      const signature = await chain.sign('fair', owed.seat, payload, this.#ports.signer);
      const proposal = {kind: 'fair', seat: owed.seat, payload, basis, signature};
      this.#ports.outside.tellHost({m: 'propose', ...proposal});
    } finally {
      this.#owing = false;
    }
  }

  /** Host: the device to which a seat has moved counts from here on, where the next host is chosen. */
  async #count(): Promise<void> {
    const {chain, isSettled} = this.ledger;
    const [seat] = changesHosts(chain.header) ? chain.book.uncounted : [];
    if (seat === undefined || !isSettled || this.#counting) return;
    this.#counting = true;
    try {
      await this.#sayAsHost({type: 'counted', seat});
    } finally {
      this.#counting = false;
    }
  }

  /** A fact about the table, by the host's seat and on the last entry. @returns why not */
  async #sayAsHost(payload: object): Promise<Problem | typeof PAUSED | null> {
    const {chain} = this.ledger;
    const {hostSeat: seat} = chain;
    const {n: basis} = chain.head;
    const signature = await chain.sign('table', seat, payload, this.#ports.signer);
    return this.#host ? this.#host.propose({kind: 'table', seat, payload, basis, signature}) : PAUSED;
  }

  resend(): void {
    this.#moves.resend();
  }

  /** Moves may be ordered here again, or elsewhere. */
  resume(): void {
    void this.#host?.advance();
    this.resend();
  }

  /** What the people here have said: should the table go on without the last of it, it is said again. */
  get said(): Said {
    return this.#moves.said;
  }

  sayAgain(said: Said): void {
    this.#moves.sayAgain(said);
  }

  /** Words of this device and of others, said to all, that are valid here and have no answer: as found last. */
  get unanswered(): readonly string[] {
    return this.#unanswered;
  }

  /** Guest: somebody has told all what the host does not answer. */
  async passOn(proposal: SignedProposal): Promise<void> {
    const {signature} = proposal;
    if (!changesHosts(this.ledger.chain.header) || this.#passedOn.has(signature)) return;
    if (this.#passedOn.size >= MOST_PASSED_ON || !(await this.#isValid(proposal))) return;
    this.#passedOn.set(signature, proposal);
    this.#ports.outside.tellHost({m: 'propose', ...proposal});
  }

  async #lookForAnswers(): Promise<void> {
    const waiting = [...this.#passedOn.values(), ...this.#moves.unanswered];
    const valid = await Promise.all(waiting.map(proposal => this.#isValid(proposal)));
    waiting.forEach(({signature}, i) => {
      if (!valid[i]) this.#passedOn.delete(signature);
    });
    this.#unanswered = waiting.flatMap(({signature}, i) => (valid[i] ? [signature] : []));
  }

  /** Whether an honest host would take it as the next entry. */
  async #isValid(proposal: SignedProposal): Promise<boolean> {
    const {chain, replay, dealer, isSettled} = this.ledger;
    const {kind, seat, basis, payload} = proposal;
    try {
      await chain.checkProposal(proposal);
      if (kind === 'table' && !isSettled && chain.book.changesMembers(seat, decodeFact(payload)))
        return false;
      const fact = {
        n: chain.head.n + 1,
        kind,
        seat,
        basis,
        payload: saidIn({kind, payload} as Entry),
        bytes: 0,
      };
      replay.prepare(fact);
      await dealer.joint?.admit({kind, payload} as Entry, {...fact, term: chain.term});
      return true;
    } catch (error) {
      if (!problemOf(error)) throw error;
      return false;
    }
  }

  close(): void {
    this.#recheck.stop();
    this.#hinting.stop();
    this.#host?.stop();
    this.ledger.dealer.joint?.close();
  }

  async #takeBack(to: number): Promise<void> {
    this.#looking.shownAt = null;
    await this.#moves.askBack(to);
    // At one device everybody affected sits here: asking is enough.
    for (let head = -1; this.#ports.place === 'here' && this.ledger.replay.takeBackRequest; ) {
      if (this.ledger.head === head) return;
      ({head} = this.ledger);
      await this.#moves.answerBack(true);
    }
  }

  /** Another name for the seat of this device, where it has only one. */
  async rename(name: string): Promise<void> {
    const seat = this.#looking.only;
    if (this.#ports.place !== 'network' || seat === null || name === '') return;
    if (this.ledger.chain.book.seats[seat]!.name !== name) await this.#moves.say(seat, {type: 'name', name});
  }

  /** The person of a seat of this device goes on from another one. Said again while it is refused for a moment. */
  async moveSeat(wish: Wish): Promise<void> {
    if (this.#moves.busy) return;
    await this.#moves.say(wish.seat, {type: 'seatKey', ...wish, consents: []});
  }

  /**
   * Host: a person goes on from another device.
   * @param consents of others, on top of the last entry; left out at tables of format 1
   * @returns why not
   */
  async giveSeat(wish: Wish, consents?: readonly Consent[]): Promise<Problem | null> {
    const payload = {type: 'seatKey', ...wish, ...(consents && {consents})};
    for (;;) {
      const problem = await this.#sayAsHost(payload);
      // The host's own move came between: said once more on what stands now.
      if (problem === PAUSED) return {code: 'log/unconfirmed', details: {}};
      if (problem?.code !== 'log/replayed' || consents) return problem;
    }
  }

  /** Host: a guest's proposal. @returns why not */
  async judge(proposal: SignedProposal): Promise<Problem | null> {
    if (!this.#host) return null;
    const problem = await this.#host.propose(proposal);
    // It is said again.
    return problem === PAUSED ? null : problem;
  }

  /** Guest: the host's word on a proposal. */
  judged(verdict: Verdict): void {
    const type = this.#moves.refused(verdict)?.type;
    const again = type === 'leave' && this.#farewell.refused(verdict.code);
    // A draw waits for this device, or for one that came before: it is said once more when that is over.
    if (again || (type === 'seatKey' && ['fair/draw-waits', 'fair/not-ready'].includes(verdict.code)))
      this.#moves.forget();
    if (again) void this.#farewell.again();
  }

  /** An entry came in. */
  readonly #advanced = (): void => {
    this.#hostTrouble = null;
    this.#keep();
    if (this.#leaving !== null && !this.#host) {
      void this.#farewell.begin(this.#leaving);
      this.#leaving = null;
    }
    this.#looking.advanced();
    this.#moves.advanced();
    void this.#farewell.again();
    this.#hinting.advanced();
    this.#ports.advanced();
    // The new host has heard by now that this device follows it.
    const {term} = this.ledger.chain;
    if (term !== this.#term) this.resend();
    this.#term = term;
  };

  /** @throws the error itself when it is a bug of ours */
  #troubled(error: unknown): void {
    // What the disk could not keep, the ledger tells until it can.
    if (!this.ledger.unstored) {
      const problem = problemOf(error);
      if (!problem) throw error;
      this.#hostTrouble = problem;
    }
    this.#ports.changed();
  }
}
