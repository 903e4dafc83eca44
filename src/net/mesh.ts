/**
 * All links of this device. Of two peers the one with the larger id calls; the other asks to be called. So there is
 * never a pair of calls that cross, neither when somebody joins nor when a link is repaired.
 */

import {BadMessage} from '../base/bad-message.ts';
import type {Greeted, Self} from './hello.ts';
import {LIMITS, TIMES} from './limits.ts';
import type {Control, ControlOf} from './messages.ts';
import {Peer} from './peer.ts';
import {type LinkEvents, PeerLink} from './peer-link.ts';
import {randomId} from './random.ts';
import type {Wire} from './wire.ts';
import type {YRoom} from './y-room.ts';

export interface MeshEvents {
  /** Peers or their states are different. */
  changed(): void;
  /** A peer is linked now, for the first time or again. */
  linked(peer: Peer, link: PeerLink): void;
  /** Messages that are not the mesh's own. */
  control(peer: Peer, link: PeerLink, message: Control): Promise<void> | void;
  yjs(peer: Peer, link: PeerLink, frame: Uint8Array): Promise<void> | void;
  strike(peer: Peer, problem: BadMessage): void;
  /** This identity sits at the table on another page now. */
  replaced(): void;
}

/** Peers that came and went are remembered up to this many. */
const REMEMBERED = 24;

export class Mesh {
  /** The key that may write on the board: given, or that of the first keeper who proved the secret. */
  keeperKey: string | null;
  readonly #self: Self;
  readonly #room: YRoom;
  readonly #events: MeshEvents;
  readonly #peers = new Map<string, Peer>();
  /** Introductions under way, by peer id. */
  readonly #doors = new Map<string, Wire>();
  readonly #bans = new Map<string, number>();
  #closed = false;

  constructor(self: Self, room: YRoom, keeperKey: string | null, events: MeshEvents) {
    this.#self = self;
    this.#room = room;
    this.keeperKey = self.keeper ? self.identity.publicKey : keeperKey;
    this.#events = events;
  }

  get peers(): readonly Peer[] {
    return [...this.#peers.values()];
  }

  get links(): readonly PeerLink[] {
    return this.peers.flatMap(({link}) => link ?? []);
  }

  get(id: string): Peer | null {
    return this.#peers.get(id) ?? null;
  }

  /** Whether a link to the keeper stands. */
  get keeper(): Peer | null {
    return this.peers.find(peer => peer.keeper && peer.link) ?? null;
  }

  linkedIds(): string[] {
    return this.peers.filter(peer => peer.link).map(peer => peer.id);
  }

  /** Whether one more device finds place; one that comes back always does. */
  hasRoomFor(key: string): boolean {
    const linked = this.peers.filter(peer => peer.link && peer.key !== key);
    return linked.length < LIMITS.peers - 1;
  }

  isBanned(key: string): boolean {
    return performance.now() < (this.#bans.get(key) ?? 0);
  }

  // ——— introductions ———

  /** Somebody proved the secret over an introduction: signals to and from it go there until its link stands. */
  async introduce(who: Greeted, wire: Wire): Promise<void> {
    const peer = this.#peer(who.peer);
    peer.left = false;
    this.#recognise(peer, who);
    this.#doors.get(who.peer)?.close();
    this.#doors.set(who.peer, wire);
    this.#events.changed();
    try {
      for (;;) this.#carry(who.peer, await wire.next());
    } catch {
      // closed by the newcomer when its link stands, by us when it takes too long, or for nonsense
      wire.close();
    }
    if (this.#doors.get(who.peer) === wire) this.#doors.delete(who.peer);
  }

  /** Makes a link to a peer, unless one stands. `via`: who can carry signals. */
  connect(id: string, via: string | null): void {
    if (id === this.#self.peer || this.#closed) return;
    const peer = this.#peers.get(id);
    if (peer?.link || peer?.trial) return;
    this.#try(peer ?? this.#peer(id), via);
  }

  /** Tries all broken pairs again at once. */
  repair(): void {
    for (const peer of this.#peers.values()) {
      if (peer.link || peer.trial || peer.left) continue;
      peer.attempts = 0;
      peer.retryAt = 0;
    }
    this.tick();
  }

  #try(peer: Peer, via: string | null): void {
    peer.via = via ?? peer.via;
    peer.scheduleRetry();
    if (!this.#wayTo(peer)) return;
    const {peer: me} = this.#self;
    if (me > peer.id) this.#call(peer);
    else this.#wayTo(peer)?.send({k: 'call', to: peer.id, from: me});
  }

  #call(peer: Peer): void {
    peer.trial?.close();
    peer.trial = this.#makeLink(peer.id, randomId(), true);
  }

  #makeLink(peer: string, id: string, calls: boolean): PeerLink {
    return new PeerLink({id, peer, calls, self: this.#self, room: this.#room, events: this.#linkEvents});
  }

  // ——— signals ———

  /** Who can take a signal to a peer: its introduction, who told us of it, anybody who is linked. */
  #wayTo(peer: Peer): Wire | null {
    const door = this.#doors.get(peer.id);
    if (door) return door;
    const teller = peer.via === null || peer.via === peer.id ? null : this.#direct(peer.via);
    if (teller) return teller;
    const others = this.links.filter(link => link.peer !== peer.id);
    return others[peer.attempts % Math.max(others.length, 1)] ?? peer.link;
  }

  #direct(id: string): Wire | null {
    return this.#doors.get(id) ?? this.#peers.get(id)?.link ?? null;
  }

  /** Messages of introducing and signalling, from a link or an introduction. */
  #carry(sender: string, message: Control): void {
    if (message.k === 'peers') {
      for (const id of message.ids) this.connect(id, sender);
    } else if (message.k === 'call' || message.k === 'sig') {
      if (message.to === this.#self.peer) this.#take(sender, message);
      else if (message.from === sender) this.#direct(message.to)?.send(message);
      else throw new BadMessage('net/false-sender');
    } else if (message.k !== 'ping' && message.k !== 'pong') {
      throw new BadMessage('net/out-of-turn', {kind: message.k});
    }
  }

  #take(sender: string, message: ControlOf<'call'> | ControlOf<'sig'>): void {
    const {peer: me} = this.#self;
    if (message.from === me || this.#closed) return;
    const peer = this.#peer(message.from);
    peer.via = sender;
    peer.left = false;
    if (message.k === 'call') {
      // Asked although a link seems to stand: the other end has lost it.
      if (me > peer.id && !peer.trial) this.#call(peer);
      return;
    }
    const {signal, link} = message;
    if (signal.type === 'offer' && me < peer.id && peer.trial?.id !== link) {
      peer.trial?.close();
      peer.trial = this.#makeLink(peer.id, link, false);
    }
    if (peer.trial?.id === link) peer.trial.signal(signal);
  }

  readonly #linkEvents: LinkEvents = {
    signal: (link, signal) => {
      const to = this.#peers.get(link.peer);
      if (!to || to.trial !== link) return;
      this.#wayTo(to)?.send({k: 'sig', to: to.id, from: this.#self.peer, link: link.id, signal});
    },
    greeted: (link, who) => this.#greeted(link, who),
    control: (link, message) => {
      const peer = this.#peers.get(link.peer);
      if (!peer) return;
      switch (message.k) {
        case 'bye':
          return this.#goodbye(peer, message.reason);
        case 'ping':
          return this.#answer(link);
        case 'pong':
          return;
        case 'peers':
        case 'call':
        case 'sig':
          return this.#carry(link.peer, message);
        default:
          return this.#events.control(peer, link, message);
      }
    },
    yjs: (link, frame) => {
      const peer = this.#peers.get(link.peer);
      return peer ? this.#events.yjs(peer, link, frame) : undefined;
    },
    strike: (link, problem) => {
      const peer = this.#peers.get(link.peer);
      if (!peer) return;
      if (link.struckOut && peer.key) this.#bans.set(peer.key, performance.now() + LIMITS.banned);
      this.#events.strike(peer, problem);
    },
    ended: link => this.#ended(link),
  };

  // ——— links ———

  #greeted(link: PeerLink, who: Greeted): boolean {
    const peer = this.#peers.get(link.peer);
    const mine = who.key === this.#self.identity.publicKey;
    if (!peer || peer.trial !== link || mine || this.isBanned(who.key)) {
      link.close();
      return false;
    }
    if (!this.hasRoomFor(who.key)) {
      link.send({k: 'refuse', reason: 'full'});
      setTimeout(() => link.close(), 500);
      return false;
    }
    this.#recognise(peer, who);
    const old = peer.link;
    peer.link = link;
    peer.trial = null;
    peer.attempts = 0;
    peer.retryAt = Number.POSITIVE_INFINITY;
    if (old) {
      this.#room.remove(old.connection);
      old.close();
    }
    this.#room.add(link.connection);
    peer.become('live');
    this.#events.linked(peer, link);
    link.send({k: 'peers', ids: this.linkedIds().slice(0, LIMITS.peers)});
    this.#events.changed();
    return true;
  }

  /** Takes over what a peer has proved. Whoever bore the same key before was an earlier page of the same device. */
  #recognise(peer: Peer, who: Greeted): void {
    if (who.keeper) this.keeperKey ??= who.key;
    peer.key = who.key;
    peer.keeper = who.keeper && who.key === this.keeperKey;
    peer.profile = who.profile;
    for (const other of this.#peers.values()) {
      if (other === peer || other.key !== who.key) continue;
      other.link?.send({k: 'bye', reason: 'replaced'});
      this.#forget(other);
    }
  }

  #ended(link: PeerLink): void {
    this.#room.remove(link.connection);
    const peer = this.#peers.get(link.peer);
    if (!peer || this.#closed) return;
    if (peer.trial === link) {
      peer.trial = null;
      // A stranger that nobody could reach is soon nobody.
      if (peer.key === null && peer.attempts > 4) this.#peers.delete(peer.id);
    }
    if (peer.link === link) {
      peer.link = null;
      peer.attempts = 0;
      peer.become('lost');
      peer.scheduleRetry();
      this.#events.changed();
    }
  }

  #goodbye(peer: Peer, reason: string): void {
    peer.left = true;
    peer.link?.close();
    if (reason === 'replaced') this.#events.replaced();
  }

  #forget(peer: Peer): void {
    this.#peers.delete(peer.id);
    const {link, trial} = peer;
    // What was said last gets a moment to arrive.
    if (link) {
      this.#room.remove(link.connection);
      setTimeout(() => link.close(), 500);
    }
    trial?.close();
  }

  #peer(id: string): Peer {
    let peer = this.#peers.get(id);
    if (!peer) {
      peer = new Peer(id);
      this.#peers.set(id, peer);
      if (this.#peers.size > REMEMBERED) {
        const idle = this.peers.find(other => other !== peer && !other.link && !other.trial);
        if (idle) this.#peers.delete(idle.id);
      }
    }
    return peer;
  }

  // ——— time ———

  #answer(link: PeerLink): void {
    // Timers of hidden pages are slow, messages are not: whoever hears a beat shows that it is there.
    if (performance.now() - link.sentAt > TIMES.beat * 0.9) link.send({k: 'pong'});
  }

  /** Once a second: beats, silence, repair. */
  tick(): void {
    const now = performance.now();
    let changed = false;
    for (const peer of [...this.#peers.values()]) {
      const {link, trial} = peer;
      if (trial && now - trial.born > TIMES.connect) trial.close();
      if (link) {
        link.send({k: 'ping'});
        const silence = now - link.heardAt;
        if (silence > TIMES.lost) link.close();
        else changed = peer.become(silence > TIMES.unsteady ? 'unsteady' : 'live') || changed;
      } else if (!peer.trial && now >= peer.retryAt) {
        this.#try(peer, null);
      }
    }
    if (changed) this.#events.changed();
  }

  /** After the page slept, silence says nothing about the others. */
  awake(): void {
    for (const link of this.links) link.heardAt = performance.now();
  }

  sayGoodbye(reason: string): void {
    for (const link of this.links) link.send({k: 'bye', reason});
  }

  close(reason: string): void {
    this.sayGoodbye(reason);
    this.#closed = true;
    for (const peer of this.#peers.values()) peer.trial?.close();
    for (const door of this.#doors.values()) door.close();
    const {links} = this;
    // The goodbye gets a moment to leave.
    setTimeout(() => {
      for (const link of links) link.close();
    }, 200);
  }
}
