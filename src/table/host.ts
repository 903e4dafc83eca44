/**
 * The pen: on the host's device, the one place where entries are made. Takes proposals one after the other, lets
 * dealer and bots answer, signs, stores, and hands each entry on. A table on one device is the same host with nobody
 * to hand entries to.
 */

import {BOTS} from '../bots/kinds.ts';
import type {BotQuestion} from '../bots/port.ts';
import type {Action} from '../engine/game.ts';
import type {Dealer} from '../engine/local-dealer.ts';
import type {Part, SignedProposal} from '../log/chain.ts';
import type {Signer} from '../log/sign.ts';
import type {Ledger} from './ledger.ts';
import {problemOf} from './problem.ts';
import {Serial} from './serial.ts';
import type {Problem} from './view-model.ts';

export interface HostPorts {
  readonly signer: Signer;
  readonly dealer: Dealer;
  readonly bots: {choose(question: BotQuestion): Promise<Action>};
  /** A fresh seed for a bot's choice. */
  readonly seed: () => string;
  /** Waits before a bot moves, so that people can follow; tests do not wait. */
  readonly pause: () => Promise<void>;
  /** Hands a new entry to the other peers. */
  readonly publish: (text: string) => void;
  /** An answer or a bot's move could not be kept: the table stands still. */
  readonly troubled: (error: unknown) => void;
}

export class Host {
  readonly #ledger: Ledger;
  readonly #ports: HostPorts;
  readonly #serial = new Serial();
  #stopped = false;

  constructor(ledger: Ledger, ports: HostPorts) {
    this.#ledger = ledger;
    this.#ports = ports;
  }

  /** @returns null when the proposal became an entry, else why it did not; nothing changed then */
  propose(proposal: SignedProposal): Promise<Problem | null> {
    const outcome = this.#serial.run(async () => {
      try {
        await this.#ledger.chain.checkProposal(proposal);
        await this.#append(proposal);
        return null;
      } catch (error) {
        const problem = problemOf(error);
        if (!problem) throw error;
        return problem;
      }
    });
    void outcome.then(() => this.advance());
    return outcome;
  }

  /** Plays on until a person has to decide: asks chance, moves bots. */
  async advance(): Promise<void> {
    try {
      do {
        while (await this.#serial.run(() => this.#answer())) {
          // one answer at a time, proposals may come between
        }
      } while (await this.#moveBot());
    } catch (error) {
      this.#ports.troubled(error);
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  async #answer(): Promise<boolean> {
    const {ask} = this.#ledger.replay;
    if (!ask || this.#stopped) return false;
    await this.#append({kind: 'answer', payload: await this.#ports.dealer.respond(ask)});
    return true;
  }

  /** @returns whether a bot moved */
  async #moveBot(): Promise<boolean> {
    const bot = this.#botToAct();
    if (bot === null || this.#stopped) return false;
    const {n} = this.#ledger.chain.head;
    const [action] = await Promise.all([this.#think(bot), this.#ports.pause()]);
    return this.#serial.run(async () => {
      // A take-back or another run of this loop may have come first: then the thought is stale.
      if (this.#stopped || this.#ledger.chain.head.n !== n) return false;
      await this.#append({kind: 'action', seat: bot, payload: action});
      return true;
    });
  }

  #botToAct(): number | null {
    const {chain, replay} = this.#ledger;
    // While a take-back waits for an answer, the bots wait too.
    if (replay.takeBackRequest) return null;
    return replay.toAct.find(seat => chain.header.seats[seat]!.kind === 'bot') ?? null;
  }

  #think(seat: number): Promise<Action> {
    const {chain, replay} = this.#ledger;
    const {bot} = chain.header.seats[seat]!;
    // A record may name a bot that this version does not have.
    const kind = BOTS.find(known => known === bot) ?? 'random';
    return this.#ports.bots.choose({
      kind,
      game: chain.header.game,
      state: replay.state,
      seat,
      seed: this.#ports.seed(),
    });
  }

  async #append(part: Part): Promise<void> {
    const {chain, replay} = this.#ledger;
    // The rules first: a signed entry that nobody can fold would stop the table.
    const {n} = chain.head;
    const refusal = replay.check({
      n: n + 1,
      kind: part.kind,
      seat: part.seat ?? null,
      basis: part.seat === undefined ? null : (part.basis ?? n),
      payload: part.payload,
    });
    if (refusal) throw refusal;
    const text = await chain.seal(part, this.#ports.signer);
    await this.#ledger.add(chain.examine(text));
    this.#ports.publish(text);
  }
}
