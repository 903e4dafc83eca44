/**
 * How two devices of a table get a link: signals travel over whoever reaches both, an introduction or another peer,
 * at most one hop. Of two peers the one with the larger id calls; the other asks to be called. So there is never a
 * pair of calls that cross, neither when somebody joins nor when a link is repaired.
 */
import {BadMessage} from '../base/bad-message.ts';
import {randomText} from '../base/random.ts';
import {fingerprintIn} from './fingerprints.ts';
import {LIMITS, TIMES} from './limits.ts';
import type {Control, ControlOf, Signal} from './messages.ts';
import type {Peer} from './peer.ts';
import type {PeerBook} from './peer-book.ts';
import type {PeerLink} from './peer-link.ts';
import {Budgets, Relay} from './relay.ts';
import type {Wire} from './wire.ts';

interface CallsOptions {
  /** Our peer id. */
  readonly me: string;
  readonly book: PeerBook;
  /** @param id names the attempt on both sides */
  makeLink(peer: string, id: string, calls: boolean): PeerLink;
}

function isWhole(signal: Signal): boolean {
  if (signal.type === 'candidate') return true;
  try {
    fingerprintIn(signal.sdp);
    return true;
  } catch {
    return false;
  }
}

export class Calls {
  readonly #options: CallsOptions;
  /**
   * Introductions under way, by peer id. Two that find each other at the same moment, perhaps at several brokers, have several,
   * and any may stay: on each something may be on its way.
   */
  readonly #doors = new Map<string, readonly Wire[]>();
  /**
   * By which of them a peer is reached, until its link stands. That one of them ended is lost with the network, and then nobody
   * hears of it for half a minute; what is said into it meanwhile comes to nobody.
   */
  readonly #ways = new Map<string, Wire>();
  readonly #relay = new Relay();
  /** What we have passed on for us, for each peer we want to reach: all together less than others pass on. */
  readonly #own = new Budgets(LIMITS.relayRate / 2, LIMITS.relayBurst / 3);
  /** Connections on the word of others: for each who brings the word, and each who is said to have said it. */
  readonly #brought = new Budgets(LIMITS.trialRate, LIMITS.trialBurst);
  readonly #asked = new Budgets(LIMITS.trialRate, LIMITS.trialBurst);
  readonly #heard = new Budgets(
    LIMITS.relayRate * LIMITS.relayMargin,
    LIMITS.relayBurst * LIMITS.relayMargin,
  );
  #closed = false;

  constructor(options: CallsOptions) {
    this.#options = options;
  }

  /** Serves an introduction until it is closed. */
  async serve(id: string, wire: Wire): Promise<void> {
    const others = this.#doors.get(id) ?? [];
    for (const old of others.slice(0, 1 - 2 * LIMITS.brokers)) old.close();
    this.#doors.set(id, [...others, wire]);
    this.#ways.set(id, wire);
    try {
      for (;;) {
        const message = await wire.next();
        // The channel of an introduction has no frames: what is not of its other end was passed on.
        this.carry(id, message, 'from' in message && message.from !== id);
      }
    } catch {
      // closed by the newcomer when its links stand, by us when it takes too long, or for nonsense
      wire.close();
    }
    const left = this.#doors.get(id)?.filter(other => other !== wire) ?? [];
    if (left.length > 0) this.#doors.set(id, left);
    else this.#doors.delete(id);
    if (this.#ways.get(id) !== wire) return;
    const next = left.at(-1);
    if (next) this.#ways.set(id, next);
    else this.#ways.delete(id);
  }

  #door(id: string): Wire | null {
    return this.#ways.get(id) ?? null;
  }

  /** A link to this peer stands: what was said about it before has done its work. */
  linked(id: string): void {
    this.#ways.delete(id);
  }

  /** Whether an introduction of this peer is under way. */
  serves(id: string): boolean {
    return this.#doors.has(id);
  }

  /** Makes a link to a peer, unless one stands. `via`: who can carry signals. */
  connect(id: string, via: string): void {
    const {me, book} = this.#options;
    const known = book.get(id);
    if (id === me || known?.link || known?.trial || this.#closed) return;
    const peer = book.meet(id);
    peer.via = via;
    this.attempt(peer);
  }

  /** One attempt at a link; the next is due later. */
  attempt(peer: Peer): void {
    const {me, book} = this.#options;
    peer.scheduleRetry();
    const way = this.#wayTo(peer);
    if (!way || this.#closed) return;
    if (me < peer.id) this.#say(way, peer, {k: 'call', to: peer.id, from: me});
    else if (!book.isBusy(peer)) this.#call(peer);
  }

  #call(peer: Peer): void {
    peer.trial = this.#options.makeLink(peer.id, randomText(9), true);
  }

  /** What our end of a link in the making has to say to the other. */
  signal(link: PeerLink, signal: Signal): void {
    const {me, book} = this.#options;
    const peer = book.get(link.peer);
    if (peer?.trial !== link) return;
    const way = this.#wayTo(peer);
    if (way) this.#say(way, peer, {k: 'sig', to: peer.id, from: me, link: link.id, signal});
  }

  /** Our own word, to the peer itself or to somebody who passes it on. */
  #say(way: Wire, {id}: Peer, message: ControlOf<'call'> | ControlOf<'sig'>): void {
    // Those who pass it on take no more of us; the next attempt comes.
    if (this.#own.take(id)) way.send(message);
  }

  /**
   * A message of introducing and signalling, from a link or an introduction.
   * @param relayed the sender says that it speaks for another
   * @throws BadMessage net/false-sender, net/out-of-turn, net/bad-description
   */
  carry(sender: string, message: Control, relayed: boolean): void {
    if (message.k === 'peers' && !relayed) {
      for (const id of message.ids)
        if (this.#options.book.get(id) || this.#brought.take(sender)) this.connect(id, sender);
    } else if (message.k === 'call' || message.k === 'sig') {
      if (relayed !== (message.from !== sender)) throw new BadMessage('net/false-sender');
      if (message.to === this.#options.me) {
        // Too much of one peer, whoever brings it, is nobody's fault whom we could name.
        if (!relayed || this.#heard.take(message.from)) this.#take(sender, message);
      } else if (relayed) throw new BadMessage('net/false-sender');
      else if (this.#relay.mayPass(sender, message.to)) this.#pass(message);
    } else {
      throw new BadMessage('net/out-of-turn', {kind: message.k});
    }
  }

  #pass(message: ControlOf<'call'> | ControlOf<'sig'>): void {
    const door = this.#door(message.to);
    if (door) door.send(message);
    else this.#options.book.get(message.to)?.link?.relay(message);
  }

  /** Whether a connection may be begun on this word. */
  #mayTry(sender: string, peer: Peer): boolean {
    if (this.#options.book.isBusy(peer)) return false;
    return this.#brought.take(sender) && (sender === peer.id || this.#asked.take(peer.id));
  }

  #take(sender: string, message: ControlOf<'call'> | ControlOf<'sig'>): void {
    const {me, book, makeLink} = this.#options;
    if (message.from === me || this.#closed) return;
    // Nothing is begun with a description that the greeting would not take.
    if (message.k === 'sig' && !isWhole(message.signal)) {
      if (sender === message.from) throw new BadMessage('net/bad-description');
      return;
    }
    const peer = book.meet(message.from);
    peer.via = sender;
    peer.left = false;
    if (message.k === 'call') {
      // Asked although a link may seem to stand, or one is in the making: the other end has lost it, or heard nothing of it.
      const {trial} = peer;
      // An offer that crosses what they ask is answered in a moment; one without an answer went to where nobody was yet.
      const patience = trial?.isAnswered ? TIMES.stuck : TIMES.beat;
      const isAtWork = trial !== null && performance.now() - trial.born < patience;
      if (me < peer.id || isAtWork || !this.#mayTry(sender, peer)) return;
      trial?.close();
      this.#call(peer);
      return;
    }
    const {signal, link} = message;
    if (signal.type === 'offer' && me < peer.id && peer.trial?.id !== link) {
      // Whoever calls anew has given the old attempt up, which takes it longer than this.
      const isEarly = peer.trial !== null && performance.now() - peer.trial.born < TIMES.beat;
      if (isEarly || !this.#mayTry(sender, peer)) return;
      peer.trial?.close();
      peer.trial = makeLink(peer.id, link, false);
    }
    if (peer.trial?.id === link) peer.trial.signal(signal);
  }

  /** Who can take a signal to a peer: its introduction, who told us of it, anybody who is linked. */
  #wayTo(peer: Peer): Wire | null {
    const door = this.#door(peer.id);
    if (door) return door;
    const teller = peer.via === null || peer.via === peer.id ? null : this.#direct(peer.via);
    if (teller) return teller;
    const others = this.#options.book.links.filter(link => link.peer !== peer.id);
    return others[peer.attempts % Math.max(others.length, 1)] ?? peer.link;
  }

  #direct(id: string): Wire | null {
    return this.#door(id) ?? this.#options.book.get(id)?.link ?? null;
  }

  close(): void {
    this.#closed = true;
    for (const door of [...this.#doors.values()].flat()) door.close();
  }
}
