/**
 * How two devices of a table get a link: signals travel over whoever reaches both, an introduction or another peer,
 * at most one hop. Of two peers the one with the larger id calls; the other asks to be called. So there is never a
 * pair of calls that cross, neither when somebody joins nor when a link is repaired.
 */
import {BadMessage} from '../base/bad-message.ts';
import {randomText} from '../base/random.ts';
import type {Control, ControlOf, Signal} from './messages.ts';
import type {Peer} from './peer.ts';
import type {PeerBook} from './peer-book.ts';
import type {PeerLink} from './peer-link.ts';
import type {Wire} from './wire.ts';

interface CallsOptions {
  /** Our peer id. */
  readonly me: string;
  readonly book: PeerBook;
  /** @param id names the attempt on both sides */
  makeLink(peer: string, id: string, calls: boolean): PeerLink;
}

export class Calls {
  readonly #options: CallsOptions;
  /** Introductions under way, by peer id. */
  readonly #doors = new Map<string, Wire>();
  #closed = false;

  constructor(options: CallsOptions) {
    this.#options = options;
  }

  /** Serves an introduction until it is closed. */
  async serve(id: string, wire: Wire): Promise<void> {
    this.#doors.get(id)?.close();
    this.#doors.set(id, wire);
    try {
      for (;;) this.carry(id, await wire.next());
    } catch {
      // closed by the newcomer when its links stand, by us when it takes too long, or for nonsense
      wire.close();
    }
    if (this.#doors.get(id) === wire) this.#doors.delete(id);
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
    if (me < peer.id) way.send({k: 'call', to: peer.id, from: me});
    else if (!book.isBusy) this.#call(peer);
  }

  #call(peer: Peer): void {
    peer.trial = this.#options.makeLink(peer.id, randomText(9), true);
  }

  /** What our end of a link in the making has to say to the other. */
  signal(link: PeerLink, signal: Signal): void {
    const {me, book} = this.#options;
    const peer = book.get(link.peer);
    if (peer?.trial !== link) return;
    this.#wayTo(peer)?.send({k: 'sig', to: peer.id, from: me, link: link.id, signal});
  }

  /**
   * A message of introducing and signalling, from a link or an introduction.
   * @throws BadMessage net/false-sender, net/out-of-turn
   */
  carry(sender: string, message: Control): void {
    if (message.k === 'peers') {
      for (const id of message.ids) this.connect(id, sender);
    } else if (message.k === 'call' || message.k === 'sig') {
      if (message.to === this.#options.me) this.#take(sender, message);
      else if (message.from === sender) this.#direct(message.to)?.send(message);
      else throw new BadMessage('net/false-sender');
    } else {
      throw new BadMessage('net/out-of-turn', {kind: message.k});
    }
  }

  #take(sender: string, message: ControlOf<'call'> | ControlOf<'sig'>): void {
    const {me, book, makeLink} = this.#options;
    if (message.from === me || this.#closed) return;
    const peer = book.meet(message.from);
    peer.via = sender;
    peer.left = false;
    if (message.k === 'call') {
      // Asked although a link may seem to stand: the other end has lost it.
      if (me > peer.id && !peer.trial && !book.isBusy) this.#call(peer);
      return;
    }
    const {signal, link} = message;
    if (signal.type === 'offer' && me < peer.id && peer.trial?.id !== link) {
      peer.trial?.close();
      if (!book.isBusy) peer.trial = makeLink(peer.id, link, false);
    }
    if (peer.trial?.id === link) peer.trial.signal(signal);
  }

  /** Who can take a signal to a peer: its introduction, who told us of it, anybody who is linked. */
  #wayTo(peer: Peer): Wire | null {
    const door = this.#doors.get(peer.id);
    if (door) return door;
    const teller = peer.via === null || peer.via === peer.id ? null : this.#direct(peer.via);
    if (teller) return teller;
    const others = this.#options.book.links.filter(link => link.peer !== peer.id);
    return others[peer.attempts % Math.max(others.length, 1)] ?? peer.link;
  }

  #direct(id: string): Wire | null {
    return this.#doors.get(id) ?? this.#options.book.get(id)?.link ?? null;
  }

  close(): void {
    this.#closed = true;
    for (const door of this.#doors.values()) door.close();
  }
}
