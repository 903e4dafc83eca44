/** The bots of this device: which of them is to act, and what it thinks, with what its seat knows and what everybody saw. */
import {BOTS, type BotKind} from '../../bots/kinds.ts';
import type {BotQuestion, BotWorker, HintQuestion} from '../../bots/port.ts';
import type {Happened, Trace} from '../../bots/trace.ts';
import type {Answer} from '../../engine/ask.ts';
import type {Folded} from '../../engine/fact.ts';
import type {Action, Seat} from '../../engine/game.ts';
import type {Signer} from '../../log/sign.ts';
import {isTaken} from './dealer.ts';
import type {Ledger} from './ledger.ts';

/** The bots of a device; some think ahead. */
export interface HostBots extends Partial<Pick<BotWorker, 'ahead' | 'forget'>> {
  choose(question: BotQuestion): Promise<Action | null>;
}

interface Ports {
  readonly bots: HostBots;
  /** A fresh seed for a bot's choice. */
  readonly seed: () => string;
  readonly signer: Pick<Signer, 'publicKey'>;
}

export class BotSeats {
  readonly #ledger: Ledger;
  readonly #ports: Ports;
  /** The entry up to which one thinks ahead. */
  #ahead = -1;
  #stopped = false;

  constructor(ledger: Ledger, ports: Ports) {
    this.#ledger = ledger;
    this.#ports = ports;
  }

  stop(): void {
    this.#stopped = true;
    this.#ports.bots.forget?.();
  }

  /** Who must act now, if it is one of them. */
  get toAct(): Seat | null {
    const {chain, replay, dealer} = this.#ledger;
    // While a take-back waits for an answer, the bots wait too.
    if (replay.takeBackRequest) return null;
    const isBot = (seat: Seat) => chain.book.botOf(seat) !== null && this.#reads(seat);
    return replay.toAct.find(seat => isBot(seat) && isTaken(replay.ask, dealer, seat)) ?? null;
  }

  /** Whether a bot can play there: somebody's hidden hand has to be opened first, and her sealed choices are the rules' default. */
  #reads(seat: Seat): boolean {
    const {replay, dealer} = this.#ledger;
    if (!dealer.joint || !replay.secrets) return true;
    // What a bot holds only the device can open on which the table began, or to which the others have given its keys; or all
    // can, once that device is gone and the others have opened it.
    if (dealer.joint.holds(seat)) return true;
    return dealer.joint.plays(seat) && !(replay.ask?.kind === 'commit' && replay.ask.by.includes(seat));
  }

  /** @param invited somebody else has asked it */
  think(seat: Seat, invited = false): Promise<Action | null> {
    // A record may name a bot that this version does not have.
    const kind = this.#kindOf(seat) ?? 'random';
    const strong = kind === 'strong' && !invited;
    if (!strong) this.thinkAhead();
    return this.#ports.bots.choose({
      kind,
      ...this.#knownTo(seat),
      ...(invited ? {invited} : {}),
      ...(strong ? {trace: traceOf(this.#ledger)} : {}),
    });
  }

  /** While others decide, the strong bot that comes next thinks about it: once for each entry. */
  thinkAhead(): void {
    const {replay} = this.#ledger;
    const {bots} = this.#ports;
    if (!bots.ahead || this.#stopped || this.#ahead === replay.head) return;
    if (replay.ask || replay.result || replay.takeBackRequest) return;
    const seat = this.#nextStrong();
    if (seat === null) return;
    if (bots.ahead({...this.#knownTo(seat), trace: traceOf(this.#ledger)})) this.#ahead = replay.head;
  }

  /** The first strong bot after whoever decides. */
  #nextStrong(): Seat | null {
    const {chain, replay} = this.#ledger;
    const [first = 0] = replay.toAct;
    const seats = chain.header.seats.map((_, i) => (first + 1 + i) % chain.header.seats.length);
    return seats.find(seat => this.#kindOf(seat) === 'strong' && this.#reads(seat)) ?? null;
  }

  #kindOf(seat: Seat): BotKind | null {
    const bot = this.#ledger.chain.book.botOf(seat);
    return BOTS.find(known => known === bot) ?? null;
  }

  #knownTo(seat: Seat): HintQuestion {
    return knownTo(this.#ledger, seat, this.#ports.seed());
  }
}

/** The position, as a seat of this device knows it. */
export const knownTo = ({chain, replay, dealer}: Ledger, seat: Seat, seed: string): HintQuestion => ({
  game: chain.header.game,
  state: replay.state,
  seat,
  faces: [...dealer.faces(seat)],
  seed,
});

/** Further back than a bot has thought ahead. */
const MOST = 64;

/** How a position came about: the last public entries of the log. */
function traceOf({chain, replay}: Pick<Ledger, 'chain' | 'replay'>): Trace {
  const steps: Happened[] = [];
  let from = replay.head;
  for (; from > 0 && steps.length < MOST; from--) {
    const happened = happenedIn(replay.items[from]!);
    if (!happened) break;
    steps.unshift(...happened);
  }
  return {table: chain.gameId, at: replay.head, from, steps};
}

/** @returns null for what leads to no position by steps that all saw: a sealed choice, its disclosure, a take-back */
function happenedIn({n, kind, seat, payload, asks, position}: Folded): Happened[] | null {
  if (position === 'same') return [];
  if (position !== 'step' || asks.some(ask => ask.kind === 'disclose')) return null;
  // The fold has found that these are what they say.
  if (kind === 'action' && seat !== null) return [{n, seat, action: payload as Action}];
  if (kind === 'answer') return [{n, answer: payload as Answer}];
  if (kind === 'dealt') return (payload as {answers: readonly Answer[]}).answers.map(answer => ({n, answer}));
  return null;
}
