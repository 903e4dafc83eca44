/**
 * A hint for a person here, on request: asked of a thread of its own, which is ended when nobody wants the answer any more.
 * Gets what a bot on this seat would get, and nothing else.
 */
import type {Problem} from '../../base/problem.ts';
import type {Hint} from '../../bots/advise.ts';
import type {BotWorker} from '../../bots/port.ts';
import type {Seat} from '../../engine/game.ts';
import type {HintView} from '../seen/view-model.ts';
import {knownTo} from './bot-seats.ts';
import type {Ledger} from './ledger.ts';

export interface HintPorts {
  /** Thinks for people, apart from the bots: it can be stopped at any time. */
  readonly adviser: Pick<BotWorker, 'hints' | 'close'>;
  readonly seed: () => string;
  readonly place: 'here' | 'network' | 'replay';
  changed(): void;
}

interface Asked {
  readonly seat: Seat;
  readonly decision: number;
  /** What the seat may do, as text: an offer that comes or goes changes this, and not the decision. */
  readonly choices: string;
  /** Null while it is thought about. */
  readonly moves: readonly Hint[] | null;
  readonly trouble: Problem | null;
}

const NO_CHOICE = '[]';

export class Hinting {
  readonly #ledger: Ledger;
  readonly #ports: HintPorts;
  #asked: Asked | null = null;

  constructor(ledger: Ledger, ports: HintPorts) {
    this.#ledger = ledger;
    this.#ports = ports;
  }

  get view(): HintView {
    const asked = this.#current;
    const refusal = this.#refusal();
    if (!asked) return {refusal, state: 'none', moves: [], trouble: null};
    const {moves, trouble} = asked;
    return {refusal, state: moves || trouble ? 'told' : 'thinking', moves: moves ?? [], trouble};
  }

  /** Thinks for a seat of this device; nothing where it has nothing to decide. */
  async ask(seat: Seat | null): Promise<void> {
    const {replay} = this.#ledger;
    if (seat === null || this.#refusal()) return;
    const choices = this.#choicesOf(seat);
    if (choices === NO_CHOICE) return;
    this.stop();
    const asked: Asked = {seat, decision: replay.decisionOf(seat), choices, moves: null, trouble: null};
    this.#put(asked);
    const {adviser, seed} = this.#ports;
    try {
      const moves = await adviser.hints(knownTo(this.#ledger, seat, seed()));
      if (this.#asked === asked) this.#put({...asked, moves});
    } catch {
      // Stopped, or the thread could not be had: only who still waits is told.
      if (this.#asked === asked) this.#put({...asked, trouble: {code: 'table/no-hint', details: {}}});
    }
  }

  /** Nobody wants to know any more. */
  stop(): void {
    const thinking = this.#asked !== null && !this.#asked.moves && !this.#asked.trouble;
    if (this.#asked) this.#put(null);
    if (thinking) this.#ports.adviser.close();
  }

  /** An entry came in: a hint for another decision is of no use; where the seat may do something else now, it is thought anew. */
  advanced(): void {
    if (!this.#asked) return;
    const {seat, choices} = this.#asked;
    const now = this.#choicesOf(seat);
    if (!this.#current || now === NO_CHOICE) this.stop();
    else if (now !== choices) void this.ask(seat);
  }

  #choicesOf(seat: Seat): string {
    const {replay, dealer} = this.#ledger;
    return JSON.stringify(replay.game.choices(replay.state, seat, dealer.faces(seat)));
  }

  get #current(): Asked | null {
    const asked = this.#asked;
    return asked && this.#ledger.replay.decisionOf(asked.seat) === asked.decision ? asked : null;
  }

  #put(asked: Asked | null): void {
    this.#asked = asked;
    this.#ports.changed();
  }

  /** Where people play against each other from their own devices, nobody can see who asks: there, nobody does. */
  #refusal(): Problem | null {
    const persons = this.#ledger.chain.book.seats.filter(({kind}) => kind === 'person').length;
    return this.#ports.place === 'network' && persons > 1 ? {code: 'table/hints-off', details: {}} : null;
  }
}
