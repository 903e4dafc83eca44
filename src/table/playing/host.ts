/**
 * The host: on its device, the one place where entries are made. Takes proposals one after the other, lets
 * dealer and bots answer, signs, stores, and hands each entry on. A table on one device is the same host with nobody
 * to hand entries to.
 */

import {toBase64url} from '../../base/bytes.ts';
import type {Problem} from '../../base/problem.ts';
import {Serial} from '../../base/serial.ts';
import type {Action, Seat} from '../../engine/game.ts';
import type {NextEntry, SignedProposal} from '../../log/chain.ts';
import type {Signer} from '../../log/sign.ts';
import {problemOf} from '../seen/problem.ts';
import {BotSeats, type HostBots} from './bot-seats.ts';
import type {JointDealing} from './dealer.ts';
import {decided} from './decided.ts';
import type {Ledger} from './ledger.ts';
import type {Outside} from './outside.ts';

export interface HostPorts {
  readonly signer: Signer;
  readonly bots: HostBots;
  /** A fresh seed for a bot's choice. */
  readonly seed: () => string;
  /**
   * Waits before a bot moves, so that people can follow; tests do not wait.
   * @param opening no person has decided anything yet: who has just sat down wants to begin
   */
  readonly pause: (opening: boolean) => Promise<void>;
  /** How long a bot at turn listens to people that it has asked something. */
  readonly patience: () => Promise<void>;
  /** Until then nothing is sealed. */
  readonly maySeal: Promise<void>;
  /** Enough of the others follow this device: else it waits. */
  readonly mayOrder: () => boolean;
  readonly outside: Pick<Outside, 'publish'>;
  /** Why something must not be written down that keeps all rules: what this device knows of the others stands against it. */
  readonly refusalOf: (proposal: SignedProposal) => Problem | null;
  /** An answer or a bot's move could not be kept: the table stands still. */
  readonly troubled: (error: unknown) => void;
}

/** A proposal was not looked at: another device is about to keep the table, or does. */
export const PAUSED = 'paused';

export class Host {
  readonly #ledger: Ledger;
  readonly #ports: HostPorts;
  readonly #bots: BotSeats;
  readonly #serial = new Serial();
  #stopped = false;
  #again = false;
  #running: Promise<void> | null = null;
  /** Per seat, the last question to which it was heard; and the last one at which people were listened to. */
  readonly #heard = new Map<Seat, number>();
  #listened = -1;
  /** Who waits for the next entry. */
  #waiting: (() => void)[] = [];

  constructor(ledger: Ledger, ports: HostPorts) {
    this.#ledger = ledger;
    this.#ports = ports;
    this.#bots = new BotSeats(ledger, ports);
  }

  /** @returns null when the proposal became an entry, else why it did not; nothing changed then */
  propose(proposal: SignedProposal): Promise<Problem | typeof PAUSED | null> {
    const outcome = this.#serial.run(async () => {
      try {
        await this.#ports.maySeal;
        if (!this.#mayOrder) return PAUSED;
        // It has come twice, the second time while the first was looked at perhaps: it counts once.
        if (this.#stands(proposal)) return null;
        await this.#ledger.chain.checkProposal(proposal);
        if (!this.#mayOrder) return PAUSED;
        const refused = this.#ports.refusalOf(proposal);
        if (refused) return refused;
        await this.#append(proposal);
        return null;
      } catch (error) {
        const problem = problemOf(error);
        if (!problem) throw error;
        return this.#stopped ? PAUSED : problem;
      }
    });
    void outcome.then(() => this.advance());
    return outcome;
  }

  /**
   * Plays on until a person has to decide: asks the dealer, moves bots. Looks at what is pending each time, so that it
   * can be called at any moment, as often as anybody likes; what failed is tried again with the next call.
   */
  advance(): Promise<void> {
    this.#again = true;
    if (!this.#mayOrder) return this.#running ?? Promise.resolve();
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    try {
      await this.#ports.maySeal;
      while (this.#again && this.#mayOrder) {
        this.#again = false;
        // One answer at a time: proposals may come between.
        if (
          (await this.#serial.run(() => this.#answer())) ||
          (await this.#hearBot()) ||
          (await this.#moveBot())
        )
          this.#again = true;
        else this.#bots.thinkAhead();
      }
    } catch (error) {
      // Another device is the host now.
      if (!this.#stopped) this.#ports.troubled(error);
    }
  }

  #stands({signature}: SignedProposal): boolean {
    return this.#ledger.chain.entries.some(entry => entry.authorSignature === signature);
  }

  get #mayOrder(): boolean {
    return !this.#stopped && this.#ports.mayOrder();
  }

  stop(): void {
    this.#stopped = true;
    this.#bots.stop();
    this.#wake();
  }

  async #answer(): Promise<boolean> {
    const {replay, dealer} = this.#ledger;
    if (dealer.joint) return this.#dealTogether(dealer.joint);
    const {ask} = replay;
    if (!ask || ask.kind === 'commit' || !this.#mayOrder) return false;
    await this.#append({kind: 'answer', payload: dealer.answer(ask)});
    return true;
  }

  /** A bot that was invited says what it thinks, once to each question. @returns whether one was asked */
  async #hearBot(): Promise<boolean> {
    const {chain, replay} = this.#ledger;
    if (replay.takeBackRequest || this.#stopped) return false;
    const invited = this.#invited().filter(seat => chain.book.botOf(seat) !== null);
    const question = this.#question();
    const seat = invited.find(each => this.#heard.get(each) !== question);
    if (seat === undefined) return false;
    this.#heard.set(seat, question);
    const [action] = await Promise.all([this.#bots.think(seat, true), this.#ports.pause(this.#opening)]);
    return this.#serial.run(async () => {
      if (action && this.#mayOrder && this.#question() === question && this.#invited().includes(seat))
        await this.#play(seat, action);
      return true;
    });
  }

  get #opening(): boolean {
    const {chain, replay} = this.#ledger;
    return !replay.items.some(
      ({kind, seat}) => kind === 'action' && seat !== null && chain.book.botOf(seat) === null,
    );
  }

  #invited(): readonly Seat[] {
    const {replay} = this.#ledger;
    return replay.ask || replay.result ? [] : (replay.game.invited?.(replay.state) ?? []);
  }

  /** Names what the invited were asked: another entry of who must act is another question. */
  #question(): number {
    const {replay} = this.#ledger;
    return Math.max(0, ...replay.toAct.map(seat => replay.decisionOf(seat)));
  }

  /** A bot at turn has asked people something: it goes on when all have answered, or after a while. */
  async #listen(): Promise<void> {
    const {chain} = this.#ledger;
    const asked = () => this.#invited().some(seat => chain.book.botOf(seat) === null);
    const question = this.#question();
    if (!asked() || this.#listened === question) return;
    this.#listened = question;
    let over = false;
    const end = this.#ports.patience().then(() => {
      over = true;
    });
    while (!over && !this.#stopped && this.#question() === question && asked())
      await Promise.race([end, new Promise<void>(resolve => this.#waiting.push(resolve))]);
  }

  /** What the dealers want in the log next: of the seats of this device, then what all have made. */
  async #dealTogether(joint: JointDealing): Promise<boolean> {
    if (!this.#mayOrder) return false;
    const [owed] = joint.owed;
    if (owed) {
      const {chain} = this.#ledger;
      const payload = {step: owed.kind, bytes: toBase64url(owed.payload)};
      const bot = chain.header.seats[owed.seat]!.kind === 'bot';
      const signature = bot ? null : await chain.sign('fair', owed.seat, payload, this.#ports.signer);
      await this.#append({kind: 'fair', seat: owed.seat, payload, signature});
      return true;
    }
    if (!joint.proposal) return false;
    const {step, answers} = joint.proposal;
    await this.#append({
      kind: 'dealt',
      payload: {step: step.kind, bytes: toBase64url(step.payload), answers},
    });
    return true;
  }

  /** @returns whether a bot moved */
  async #moveBot(): Promise<boolean> {
    const seat = this.#bots.toAct;
    if (seat === null || this.#stopped) return false;
    const {replay} = this.#ledger;
    await this.#listen();
    const decision = replay.decisionOf(seat);
    const [action] = await Promise.all([this.#bots.think(seat), this.#ports.pause(this.#opening)]);
    if (!action) throw new TypeError(`no move for seat ${seat}`);
    return this.#serial.run(async () => {
      // A take-back or an entry that changed the question may have come first: then the thought is stale.
      if (!this.#mayOrder) return false;
      if (replay.decisionOf(seat) !== decision || this.#bots.toAct !== seat) return true;
      await this.#play(seat, action);
      return true;
    });
  }

  /** What a bot has decided. */
  async #play(seat: Seat, action: Action): Promise<void> {
    const entry = await decided(this.#ledger, seat, action);
    if (entry) await this.#append(entry);
  }

  async #append(entry: NextEntry): Promise<void> {
    this.#ports.outside.publish(await this.#ledger.write(entry, this.#ports.signer));
    this.#wake();
  }

  #wake(): void {
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
