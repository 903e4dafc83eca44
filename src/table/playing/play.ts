/**
 * A game under way on this device: the ledger, on the host's device the host, what the people here want of the game,
 * and what their screen looks at.
 */

import {BadMessage} from '../../base/bad-message.ts';
import {toBase64url} from '../../base/bytes.ts';
import {loadPart} from '../../base/load-part.ts';
import type {Problem} from '../../base/problem.ts';
import {AWAY_SECONDS, SILENT_SECONDS} from '../../base/stand-in.ts';
import type {Action, Seat, Standing} from '../../engine/game.ts';
import type {SignedProposal} from '../../log/chain.ts';
import type {Consent, Entry, SeatMove} from '../../log/entry.ts';
import type {ActHandlers} from '../seen/acts.ts';
import {problemOf} from '../seen/problem.ts';
import type {BlameView, DealingView, PlayAct} from '../seen/view-model.ts';
import {Farewell} from './farewell.ts';
import {Hinting, type HintPorts} from './hinting.ts';
import {Host, type HostPorts} from './host.ts';
import {blameView} from './joint/blame-view.ts';
import type {Ledger, LedgerPorts} from './ledger.ts';
import {OwnMoves, type Verdict} from './own-moves.ts';
import {Recheck} from './recheck.ts';
import {nextToTake, type TableSurroundings} from './table-view.ts';

/** Milliseconds after which a table that deals together says whom it waits for although they are connected. */
const PATIENCE = 5000;

/** The bot that plays for somebody who is away, or has left. */
const STAND_IN = 'greedy';

/** Under which key a seat goes on, whatever entry stands last. */
export type Wish = Pick<SeatMove, 'seat' | 'key' | 'nonce'>;

/** What a game needs of its device. */
export interface PlayPorts
  extends Pick<HostPorts, 'bots' | 'seed' | 'pause' | 'patience'>,
    Pick<LedgerPorts, 'audit'>,
    Pick<HintPorts, 'adviser'> {
  /** The board is hidden between two people of this device. */
  curtain(): boolean;
}

interface Ports extends PlayPorts, Pick<HostPorts, 'signer' | 'maySeal' | 'publish'> {
  readonly place: 'here' | 'network';
  /** This device orders and signs. */
  readonly hosting: boolean;
  /** To the other devices, or to the host's alone; lost while they are away. */
  send(to: 'all' | 'host', message: object): void;
  /** Something that the screen shows is different. */
  changed(): void;
  /** An entry came in. */
  advanced(): void;
  /** Seconds for which this device has had no link to that of a seat. */
  away(seat: Seat): number;
  /** Whether the host's device has been linked all the time in which others could have found this one away. */
  hostIsHere(): boolean;
}

export class Play {
  readonly ledger: Ledger;
  readonly #ports: Ports;
  readonly #host: Host | null;
  readonly #moves: OwnMoves;
  readonly #farewell: Farewell;
  #eyes: Seat | null;
  #shownAt: number | null = null;
  readonly #recheck: Recheck;
  readonly #hinting: Hinting;
  #course: readonly Standing[] | null = null;
  #hostTrouble: Problem | null = null;
  #owing = false;
  /** The seat of this device is about to go on from another one. */
  #moving = false;

  constructor(ledger: Ledger, ports: Ports) {
    this.ledger = ledger;
    this.#ports = ports;
    const {signer, place} = ports;
    this.#host = ports.hosting ? this.#hostOf(ledger) : null;
    this.#eyes = this.#only();
    this.#moves = new OwnMoves(ledger, () => this.mine, {
      signer,
      host: this.#host,
      tell: message => ports.send('host', message),
      changed: () => ports.changed(),
    });
    this.#farewell = new Farewell(ledger, this.#moves, STAND_IN);
    this.#recheck = new Recheck(ledger, ports.audit, () => ports.changed());
    this.#hinting = new Hinting(ledger, {
      ...{adviser: ports.adviser, seed: ports.seed, place},
      changed: () => ports.changed(),
    });
    ledger.onChange(() => this.#advanced());
    ledger.objection = entry => this.#object(entry);
    ledger.dealer.joint?.connect({
      send: (to, message) => ports.send(to, message),
      changed: () => {
        void this.#host?.advance();
        this.#sayOwed();
        ports.changed();
      },
    });
    void this.#host?.advance();
  }

  /** Seats of this device, as the log has them by now. */
  get mine(): readonly Seat[] {
    const {publicKey} = this.#ports.signer;
    return this.ledger.chain.book.seats.flatMap((seat, i) =>
      seat.kind === 'person' && seat.key === publicKey ? [i] : [],
    );
  }

  /** The seat of this device, where there is one and no more. */
  #only(): Seat | null {
    const {mine} = this;
    return mine.length === 1 ? mine[0]! : null;
  }

  #hostOf(ledger: Ledger): Host {
    const {signer, bots, seed, pause, patience, maySeal, publish} = this.#ports;
    // What the disk could not keep, the ledger tells until it can.
    const troubled = (error: unknown) => (ledger.unstored ? this.#ports.changed() : this.#troubled(error));
    return new Host(ledger, {signer, bots, seed, pause, patience, maySeal, publish, troubled});
  }

  /** Whose eyes the screen has: without a curtain, those of whoever decides next. */
  get #holder(): Seat | null {
    const {mine, ledger} = this;
    const eyes = this.#eyes !== null && mine.includes(this.#eyes) ? this.#eyes : this.#owner;
    const next = this.#ports.curtain() ? null : nextToTake({mine, eyes}, ledger);
    return next ?? eyes;
  }

  /** Who keeps seats for others at a table between devices looks on from the own one; null where a device goes round. */
  get #owner(): Seat | null {
    if (this.#ports.place === 'here') return null;
    const {mine, ledger} = this;
    return ledger.chain.header.hosts.find(seat => mine.includes(seat)) ?? null;
  }

  /** What the table's screen shows of this device. */
  get surroundings(): Pick<
    TableSurroundings,
    'mine' | 'eyes' | 'sending' | 'refusal' | 'shownAt' | 'recheck' | 'course' | 'blames' | 'dealing' | 'hint'
  > {
    const {sending, refusal} = this.#moves;
    return {
      mine: this.mine,
      eyes: this.#holder,
      sending,
      refusal,
      shownAt: this.#shownAt,
      recheck: this.#recheck.view,
      dealing: this.#dealing,
      blames: this.#blames,
      course: this.#course,
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
    return {kind, seats, passes, late: this.ledger.stillFor >= PATIENCE};
  }

  /** What is under way is tried again: draws and bots on the host's device, a proposal on a guest's. */
  beat(): void {
    void this.#host?.advance();
    this.resend();
    void this.#farewell.again();
    void this.#sayStandInAgain();
    this.#sayOwed();
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
      this.#ports.send('host', {m: 'propose', ...proposal});
    } finally {
      this.#owing = false;
    }
  }

  /** A message of those who deal together. */
  hear(type: 'ack' | 'part' | 'vote', bytes: string): void {
    void this.ledger.dealer.joint?.receive(type, bytes);
  }

  /** The person here agrees that dice are thrown again without a seat. */
  async drawAgain(seat: Seat): Promise<void> {
    await this.ledger.dealer.joint?.agree(seat);
  }

  resend(): void {
    this.#moves.resend();
  }

  close(): void {
    this.#recheck.stop();
    this.#hinting.stop();
    this.#host?.stop();
    this.ledger.dealer.joint?.close();
  }

  move(action: Action): Promise<void> {
    this.#shownAt = null;
    this.#eyes = this.#holder;
    return this.#moves.move(action, this.#eyes);
  }

  async takeBack(to: number): Promise<void> {
    this.#shownAt = null;
    await this.#moves.askBack(to);
    // At one device everybody affected sits here: asking is enough.
    for (let head = -1; this.#ports.place === 'here' && this.ledger.replay.takeBackRequest; ) {
      if (this.ledger.head === head) return;
      ({head} = this.ledger);
      await this.#moves.answerBack(true);
    }
  }

  answerTakeBack(yes: boolean): Promise<void> {
    this.#shownAt = null;
    return this.#moves.answerBack(yes);
  }

  async withdrawTakeBack(): Promise<void> {
    const by = this.ledger.replay.takeBackRequest?.by;
    if (by !== undefined) await this.#moves.say(by, {type: 'withdrawBack'});
  }

  /** A bot shall play for somebody who is away. */
  async standIn(seat: Seat): Promise<void> {
    const by = this.#speaker(other => other !== seat);
    if (by !== null) await this.#moves.say(by, {type: 'standIn', seat, bot: STAND_IN, ...this.#attest(seat)});
  }

  /** For how long she has been away, as this device has seen. */
  #attest(seat: Seat): {readonly away?: number} {
    return this.ledger.chain.header.format === 1 ? {} : {away: this.#ports.away(seat)};
  }

  async answerStandIn(yes: boolean): Promise<void> {
    const {asked} = this.ledger.replay.standIns;
    const by = this.#speaker(seat => asked?.waiting.includes(seat) === true);
    if (by !== null)
      await this.#moves.say(by, {type: 'answerStandIn', yes, ...(yes && this.#attest(asked!.seat))});
  }

  /** Whoever decides alone has said it once: it counts when the other has been silent for long. */
  async #sayStandInAgain(): Promise<void> {
    const {asked} = this.ledger.replay.standIns;
    if (!asked?.waiting.includes(asked.by) || !this.mine.includes(asked.by) || this.#moves.busy) return;
    if (this.#ports.away(asked.seat) >= SILENT_SECONDS) await this.answerStandIn(true);
  }

  /**
   * Others decide about the seat of somebody whose device is linked to this one: she is not away, whatever they sign.
   * @throws BadMessage table/still-here
   */
  #requireAway(fact: {readonly type?: unknown; readonly seat?: unknown; readonly yes?: unknown}): void {
    const {asked} = this.ledger.replay.standIns;
    const seat =
      fact.type === 'standIn' ? fact.seat : fact.type === 'answerStandIn' && fact.yes ? asked?.seat : null;
    if (this.ledger.chain.header.format === 1 || typeof seat !== 'number') return;
    if (this.mine.includes(seat) || this.#ports.away(seat) < AWAY_SECONDS)
      throw new BadMessage('table/still-here', {seat});
  }

  /**
   * Somebody takes the seat of this device, as if it were away, though it has been linked all the time: this log is not
   * followed any further.
   * @throws BadMessage table/still-here
   */
  #object(entry: Entry): void {
    if (this.#host || entry.kind !== 'table' || this.ledger.chain.header.format === 1) return;
    const {n, seat: author, payload} = entry;
    const {asked} = this.ledger.replay.standIns;
    const goes =
      payload.type === 'seatKey' && author !== payload.seat
        ? payload.seat
        : payload.type === 'answerStandIn' && payload.yes && asked?.by === author
          ? asked.seat
          : null;
    if (goes !== null && this.mine.includes(goes) && this.#ports.hostIsHere())
      throw new BadMessage('table/still-here', {n, seat: goes});
  }

  /** The person at this device leaves for good. */
  async leaveSeat(): Promise<void> {
    const seat = this.#only();
    if (this.#ports.place === 'network' && !this.#host && seat !== null) await this.#farewell.begin(seat);
  }

  /** The person is back: effective at the next decision. */
  async takeBackSeat(): Promise<void> {
    const {bots, asked} = this.ledger.replay.standIns;
    const by = this.#speaker(seat => bots[seat] !== null || asked?.seat === seat);
    if (by !== null) await this.#moves.say(by, {type: 'takeBackSeat'});
  }

  /** Another name for the seat of this device, where it has only one. */
  async rename(name: string): Promise<void> {
    const seat = this.#only();
    if (this.#ports.place !== 'network' || seat === null || name === '') return;
    if (this.ledger.chain.book.seats[seat]!.name !== name) await this.#moves.say(seat, {type: 'name', name});
  }

  #speaker(may: (seat: Seat) => boolean): Seat | null {
    return this.mine.find(may) ?? null;
  }

  /** The person of a seat of this device goes on from another one. Said again while it is refused for a moment. */
  async moveSeat(wish: Wish): Promise<void> {
    if (this.#moves.busy) return;
    this.#moving = true;
    await this.#moves.say(wish.seat, {type: 'seatKey', ...wish, consents: []});
  }

  /**
   * Host: a person goes on from another device.
   * @param consents of others, on top of the last entry; left out at tables of format 1
   * @returns why not
   */
  async giveSeat(wish: Wish, consents?: readonly Consent[]): Promise<Problem | null> {
    const {signer} = this.#ports;
    const {chain} = this.ledger;
    const author = chain.header.hosts[0]!;
    const payload = {type: 'seatKey', ...wish, ...(consents && {consents})};
    for (;;) {
      const {n: basis} = chain.head;
      const signature = await chain.sign('table', author, payload, signer);
      const problem = await this.#host?.propose({kind: 'table', seat: author, payload, basis, signature});
      // The host's own move came between: said once more on what stands now.
      if (problem?.code !== 'log/replayed' || consents) return problem ?? null;
    }
  }

  openCurtain(seat: Seat): void {
    this.#hinting.stop();
    this.#eyes = seat;
    this.#moves.forget();
    this.#ports.changed();
  }

  /** The best moves for whom this device shows now. */
  hint(): Promise<void> {
    return this.#hinting.ask(this.#eyes);
  }

  stopHint(): void {
    this.#hinting.stop();
  }

  /** @param to number of the entry that is looked at; null for now */
  scrub(to: number | null): void {
    this.#shownAt = to;
    this.#ports.changed();
  }

  /** Everything again from entry 0. */
  recheck(): Promise<void> {
    return this.#recheck.run();
  }

  stopRecheck(): void {
    this.#recheck.stop();
  }

  /** Nothing comes after the end of a game: asked once, it stands. */
  async course(): Promise<void> {
    if (this.#course || !this.ledger.replay.result) return;
    const {courseOf} = await loadPart(() => import('./course.ts'));
    this.#course = courseOf(this.ledger.replay);
    this.#ports.changed();
  }

  /** Host: a guest's proposal. @returns why not */
  async judge(proposal: SignedProposal): Promise<Problem | null> {
    const known = this.ledger.chain.entries.some(entry => entry.authorSignature === proposal.signature);
    if (!this.#host || known) return null;
    return this.#refusalOf(proposal) ?? this.#host.propose(proposal);
  }

  #refusalOf({kind, payload}: SignedProposal): Problem | null {
    try {
      if (kind === 'table') this.#requireAway(payload);
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  /** Guest: the host's word on a proposal. */
  judged(verdict: Verdict): void {
    if (!this.#moves.refused(verdict)) return;
    const again = this.#farewell.refused(verdict.code);
    // A draw waits for this device, or for one that came before: it is said once more when that is over.
    if (again || (this.#moving && ['fair/draw-waits', 'fair/not-ready'].includes(verdict.code)))
      this.#moves.forget();
    this.#moving = false;
    if (again) void this.#farewell.again();
  }

  #advanced(): void {
    this.#hostTrouble = null;
    this.#eyes = this.#only() ?? this.#eyes;
    this.#moves.advanced();
    void this.#farewell.again();
    this.#hinting.advanced();
    this.#ports.advanced();
  }

  /** @throws the error itself when it is a bug of ours */
  #troubled(error: unknown): void {
    const problem = problemOf(error);
    if (!problem) throw error;
    this.#hostTrouble = problem;
    this.#ports.changed();
  }
}

/** @param play null while the table is a lobby: then nothing happens */
export const playActs = (play: () => Play | null): ActHandlers<PlayAct> => ({
  move: ({action}) => play()?.move(action),
  takeBack: ({to}) => play()?.takeBack(to),
  answerTakeBack: ({yes}) => play()?.answerTakeBack(yes),
  withdrawTakeBack: () => play()?.withdrawTakeBack(),
  standIn: ({seat}) => play()?.standIn(seat),
  answerStandIn: ({yes}) => play()?.answerStandIn(yes),
  takeBackSeat: () => play()?.takeBackSeat(),
  leaveSeat: () => play()?.leaveSeat(),
  drawAgain: ({seat}) => play()?.drawAgain(seat),
  openCurtain: ({seat}) => play()?.openCurtain(seat),
  scrub: ({to}) => play()?.scrub(to),
  hint: () => play()?.hint(),
  stopHint: () => play()?.stopHint(),
  recheck: () => play()?.recheck(),
  stopRecheck: () => play()?.stopRecheck(),
  course: () => play()?.course(),
});
