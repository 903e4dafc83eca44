/** All links of this device: who is proved, who is heard, who is called again. */
import {BadMessage} from '../base/bad-message.ts';
import {randomText} from '../base/random.ts';
import {Calls} from './calls.ts';
import type {Greeted, Self} from './hello.ts';
import type {Connected} from './introducer.ts';
import {LIMITS, TIMES} from './limits.ts';
import {founderOf} from './link-text.ts';
import type {Control} from './messages.ts';
import type {Peer} from './peer.ts';
import {PeerBook} from './peer-book.ts';
import {type LinkEvents, PeerLink} from './peer-link.ts';
import type {Wire} from './wire.ts';
import type {YRoom} from './y-room.ts';

export interface MeshEvents {
  /** Peers or their states are different. */
  changed(): void;
  /** A peer is linked now, for the first time or again. */
  linked(peer: Peer, link: PeerLink): void;
  /** Somebody is linked anew, or heard after a silence: what else is broken may work again. */
  heardAgain(): void;
  /** Messages that are not the mesh's own. */
  control(peer: Peer, link: PeerLink, message: Control): Promise<void> | void;
  yjs(peer: Peer, link: PeerLink, frame: Uint8Array): Promise<void> | void;
  strike(peer: Peer, problem: BadMessage): void;
  /** This identity sits at the table on another page now, or the host sent it away. */
  sentAway(reason: 'replaced' | 'removed'): void;
  /** The host has renewed the link. */
  renewed(secret: string): void;
}

/** By what the host is known. */
export interface HostClue {
  /** Its key, from an earlier visit; on its own device, its own. */
  readonly key: string | null;
  /** What its key hashes to, out of the link. */
  readonly founder: string | null;
}

export interface Seats {
  /** Keys of those who sit. */
  readonly keys: readonly string[];
  /** Places that somebody may still take. */
  readonly free: number;
  /** Whoever comes new with the link waits for the host's person to say yes. */
  readonly asks: boolean;
}

/** Keys that are remembered as let in; whoever is forgotten is asked about again. */
const MOST_ADMITTED = 64;

/** Old pages that are known again; one that is forgotten takes its seat back from the newer page. */
const MOST_REPLACED = 64;

/** Ids of pages whose device came on another page since, and the key of each: no device pushes out another's, or a seat's. */
export class ReplacedPages {
  readonly #keys = new Map<string, string>();

  has(id: string): boolean {
    return this.#keys.has(id);
  }

  /** @param isSeated whether somebody sits with this key */
  add(id: string, key: string, isSeated: (key: string) => boolean): void {
    this.#keys.set(id, key);
    if (this.#keys.size <= MOST_REPLACED) return;
    const counts = new Map<string, number>();
    for (const other of this.#keys.values()) counts.set(other, (counts.get(other) ?? 0) + 1);
    const cost = (other: string) => counts.get(other)! - (isSeated(other) ? MOST_REPLACED / 8 : 0);
    let [worst] = this.#keys;
    for (const page of this.#keys) if (cost(page[1]) > cost(worst![1])) worst = page;
    this.#keys.delete(worst![0]);
  }
}

/** What comes last in a set of limited size pushes out what came first. */
function remember(set: Set<string>, value: string, most: number): void {
  set.add(value);
  if (set.size > most) set.delete([...set][0]!);
}

export class Mesh {
  readonly book = new PeerBook();
  readonly #self: Self;
  readonly #room: YRoom;
  readonly #events: MeshEvents;
  readonly #calls: Calls;
  readonly #bans = new Map<string, number>();
  /** Let in by a person, or here before newcomers had to ask. */
  readonly #admitted = new Set<string>();
  /** Host's. */
  readonly #replaced = new ReplacedPages();
  readonly #founder: string | null;
  /** Of whoever founded the table. */
  #hostKey: string | null;
  /** Whose device is the host by now, as the log says. */
  #pen: {readonly key: string; readonly term: number} | null = null;
  #seats: Seats = {keys: [], free: LIMITS.peers, asks: false};
  #closed = false;

  constructor(self: Self, room: YRoom, {key, founder}: HostClue, events: MeshEvents) {
    this.#self = self;
    this.#room = room;
    this.#hostKey = key;
    this.#founder = founder;
    this.#events = events;
    this.#calls = new Calls({
      me: self.peer,
      book: this.book,
      makeLink: (peer, id, calls) => new PeerLink({id, peer, calls, self, room, events: this.#linkEvents}),
    });
  }

  /** The founder's key, as far as known. */
  get hostKey(): string | null {
    return this.#hostKey;
  }

  /** What that hashes to; null while it is not known. */
  get founder(): string | null {
    return this.#founder ?? (this.#hostKey && founderOf(this.#hostKey));
  }

  /** The key that may write on the bulletin, as far as known. */
  get #penKey(): string | null {
    return this.#pen?.key ?? this.#hostKey;
  }

  get isHost(): boolean {
    return this.#penKey === this.#self.identity.publicKey;
  }

  /** Whether a key is that of the host, or of who founded the table: by what is known, not by anybody's claim. */
  isHosts(key: string): boolean {
    return key === this.#penKey || (this.#founder !== null && founderOf(key) === this.#founder);
  }

  /** Of the host. */
  get term(): number {
    return Math.max(0, this.#pen?.term ?? 0);
  }

  /** Another device than the founder's can become the host, or has: whoever has been away may not know of it yet. */
  get mayChange(): boolean {
    return this.#pen !== null;
  }

  /**
   * Whose device is the host, by the log of this one: a later term counts; −1 in a lobby whose game another device will keep.
   * @returns whether that is news
   */
  penIs(key: string, term: number): boolean {
    if (this.#pen && term <= this.#pen.term) return false;
    const before = this.#penKey;
    this.#pen = {key, term};
    for (const peer of this.book.all) this.#allowEarlyFill(peer);
    if (key === before) return false;
    for (const peer of this.book.all) this.#honour(peer);
    // Guests give the document to nobody.
    for (const link of this.book.links)
      if (this.isHost) this.#room.add(link.connection);
      else this.#room.remove(link.connection);
    this.#events.changed();
    return true;
  }

  /** Whoever tells us the host's key is believed when the link's word fits it, or there is none. */
  hearOfHost(key: string | null): void {
    if (key === null || this.#hostKey !== null) return;
    if (this.#founder !== null && founderOf(key) !== this.#founder) return;
    this.#hostKey = key;
    for (const peer of this.book.all) this.#honour(peer);
  }

  /** Who holds a seat, and how many seats nobody holds. */
  reserve(seats: Seats): void {
    this.#seats = seats;
    for (const peer of this.book.all) this.#allowEarlyFill(peer);
  }

  /** Whether a person has to be asked before this device comes in. */
  mustAsk(key: string): boolean {
    const {asks, keys} = this.#seats;
    return (
      asks && key !== this.#hostKey && key !== this.#penKey && !keys.includes(key) && !this.#admitted.has(key)
    );
  }

  /** From now on this device comes in as it likes. */
  admit(key: string | null): void {
    if (key === null) return;
    remember(this.#admitted, key, MOST_ADMITTED);
  }

  /**
   * Whether one more device finds place beside those that are linked or at the door. One that comes back, sits at the
   * table or keeps it always does; the others may not fill it up.
   */
  hasRoomFor(key: string): boolean {
    const {keys, free} = this.#seats;
    const isReserved = (other: string | null) =>
      other === this.#hostKey || other === this.#penKey || keys.includes(other ?? '');
    if (isReserved(key)) return true;
    const others = this.book.all.filter(
      peer => peer.key !== key && (peer.link || this.#calls.serves(peer.id)),
    );
    const visitors = others.filter(peer => !isReserved(peer.key)).length;
    return others.length < LIMITS.peers - 1 && visitors < free + LIMITS.watchers;
  }

  /** Host: sends a device away and keeps it out; the others hear it from us. */
  remove(key: string): void {
    this.#bans.set(key, Number.POSITIVE_INFINITY);
    this.#admitted.delete(key);
    for (const peer of this.book.all) {
      if (peer.key !== key) continue;
      peer.left = true;
      peer.trial?.close();
      const {link} = peer;
      link?.send({k: 'bye', reason: 'removed'});
      setTimeout(() => link?.close(), 500);
    }
    if (!this.isHost) return;
    for (const {key: other, link} of this.book.linked) if (other !== key) link?.send({k: 'remove', key});
  }

  /** Not ourselves, nobody banned, nobody under a name that another key has proved. */
  accepts({peer: id, key}: Greeted): boolean {
    const known = this.book.get(id)?.key ?? key;
    return known === key && key !== this.#self.identity.publicKey && !this.#isBanned(key);
  }

  /** For a while; those whose while is over are forgotten. */
  #ban(key: string): void {
    const now = performance.now();
    for (const [other, until] of this.#bans) if (until <= now) this.#bans.delete(other);
    this.#bans.set(key, Math.max(now + LIMITS.banned, this.#bans.get(key) ?? 0));
  }

  #isBanned(key: string | null): boolean {
    return performance.now() < (this.#bans.get(key ?? '') ?? 0);
  }

  /** Serves somebody who proved the secret over an introduction, until that is closed. */
  introduce(who: Greeted, wire: Wire): Promise<void> {
    const peer = this.book.meet(who.peer);
    peer.left = false;
    // An old page is linked only to be told.
    if (!this.#replaced.has(who.peer)) this.#recognise(peer, who);
    this.#events.changed();
    return this.#calls.serve(who.peer, wire);
  }

  /** Whether a link to this peer stands, as far as we have noticed. */
  isLinked(id: string): boolean {
    const {link = null, trial = null} = this.book.get(id) ?? {};
    return link !== null || trial?.isVisit === true;
  }

  /**
   * The connection of an introduction becomes the link to whom it led.
   * @param calls we have dialled
   */
  keep(who: Greeted, leave: () => Connected, calls: boolean): void {
    const peer = this.book.meet(who.peer);
    const {link} = peer;
    const connected = leave();
    // Both have dialled at the same moment, and each keeps what the other has dialled: that of the larger id stays.
    const isCrossed = calls && link?.isVisit && performance.now() - link.born < TIMES.stuck;
    if (isCrossed && this.#self.peer < who.peer) {
      connected.connection.close();
      return;
    }
    peer.left = false;
    peer.trial?.close();
    peer.trial = new PeerLink({
      ...{id: randomText(9), peer: who.peer, calls, self: this.#self, room: this.#room},
      ...{events: this.#linkEvents, met: {who, connected}},
    });
  }

  /** Makes a link to a peer, unless one stands. `via`: who can carry signals. */
  connect(id: string, via: string): void {
    this.#calls.connect(id, via);
  }

  /** Tries all broken pairs again at once: the network seems to be back. */
  repair(): void {
    const now = performance.now();
    for (const peer of this.book.all) {
      peer.hopeAt = now;
      if (peer.trial && now - peer.trial.born > TIMES.stuck) peer.trial.close();
      if (peer.link || peer.trial || peer.left) continue;
      peer.attempts = 0;
      peer.retryAt = 0;
    }
    this.tick();
  }

  /** Host: from now on only who is here, and who comes with the new link, finds the way. */
  renew(secret: string): void {
    this.#self.secret = secret;
    // The link of one that was sent away stands a moment longer, and it may still listen.
    for (const {key, link} of this.book.linked) if (!this.#isBanned(key)) link?.send({k: 'renew', secret});
  }

  readonly #linkEvents: LinkEvents = {
    signal: (link, signal) => this.#calls.signal(link, signal),
    greeted: (link, who) => this.#greeted(link, who),
    control: (link, message, relayed) => {
      const peer = this.book.get(link.peer);
      if (!peer) return;
      if (relayed) return this.#calls.carry(link.peer, message, true);
      switch (message.k) {
        case 'bye':
          return this.#goodbye(peer, message.reason);
        case 'ping':
          return this.#answer(link);
        case 'pong':
        // Of the greeting, said once more while it was on its way.
        case 'hello':
        case 'proof':
        case 'about':
          return;
        case 'remove':
          if (!this.#heeds(peer, message)) return;
          return this.remove(message.key);
        case 'renew':
          if (!this.#heeds(peer, message)) return;
          this.#self.secret = message.secret;
          return this.#events.renewed(message.secret);
        case 'peers':
          this.hearOfHost(message.keeper);
          return this.#calls.carry(link.peer, message, false);
        case 'call':
        case 'sig':
          return this.#calls.carry(link.peer, message, false);
        default:
          return this.#events.control(peer, link, message);
      }
    },
    yjs: (link, frame) => {
      const peer = this.book.get(link.peer);
      return peer ? this.#events.yjs(peer, link, frame) : undefined;
    },
    strike: (link, problem) => {
      const peer = this.book.get(link.peer);
      if (!peer) return;
      if (link.struckOut && link.who) this.#ban(link.who.key);
      this.#events.strike(peer, problem);
    },
    ended: link => this.#ended(link),
  };

  /** Whether it is the host's word; where another became the host not all know of it at once. @throws BadMessage net/out-of-turn */
  #heeds(peer: Peer, {k: kind}: Control): boolean {
    if (!peer.host && !this.mayChange) throw new BadMessage('net/out-of-turn', {kind});
    return peer.host;
  }

  #greeted(link: PeerLink, who: Greeted): boolean {
    const peer = this.book.get(link.peer);
    if (peer?.trial !== link || !this.accepts(who)) {
      link.close();
      return false;
    }
    if (this.#replaced.has(who.peer)) {
      this.book.forget(peer);
      this.#replace(link);
      return false;
    }
    const isUnasked = this.mustAsk(who.key) && !this.#isVouched(peer);
    if (isUnasked || !this.hasRoomFor(who.key)) {
      link.send({k: 'refuse', reason: isUnasked ? 'refused' : 'full'});
      setTimeout(() => link.close(), 500);
      return false;
    }
    this.#recognise(peer, who);
    // It belongs here: while the host is away, it need not ask at another's door.
    this.admit(who.key);
    const old = peer.link;
    peer.link = link;
    this.#honour(peer);
    this.#calls.linked(peer.id);
    peer.trial = null;
    peer.attempts = 0;
    peer.retryAt = Number.POSITIVE_INFINITY;
    old?.close();
    // Guests give the document to nobody.
    if (this.isHost) this.#room.add(link.connection);
    peer.become('live');
    link.send(this.peersMessage());
    this.#events.linked(peer, link);
    this.#events.changed();
    this.#events.heardAgain();
    return true;
  }

  /** Whether somebody who may has brought it: the host, who was asked, or one who sits. Watchers bring nobody past a person. */
  #isVouched({via}: Peer): boolean {
    const key = (via !== null && this.book.get(via)?.key) || null;
    return key !== null && (key === this.#penKey || this.#seats.keys.includes(key));
  }

  /** Whom one can call here. */
  peersMessage(): Control {
    return this.#peers(this.book.linked);
  }

  /**
   * The same, ourselves ahead, for a peer that is introduced. An old page finds nobody else. Nobody at all: the introduction
   * becomes the link, on which the others are told at once.
   */
  introduction(to: string, becomesLink: boolean): Control {
    if (becomesLink) return this.#peers([]);
    return this.#peers([{id: this.#self.peer}, ...(this.#replaced.has(to) ? [] : this.book.linked)]);
  }

  #peers(peers: readonly {readonly id: string}[]): Control {
    const ids = peers.slice(0, LIMITS.peers).map(({id}) => id);
    return {k: 'peers', ids, keeper: this.#hostKey};
  }

  /** Takes over what a peer has proved. Whoever bore the same key before was an earlier page of the same device. */
  #recognise(peer: Peer, who: Greeted): void {
    peer.key = who.key;
    if (this.#founder !== null) this.hearOfHost(who.key);
    this.#honour(peer);
    peer.profile = who.profile;
    for (const other of this.book.all) {
      if (other === peer || other.key !== who.key) continue;
      this.book.forget(other);
      other.trial?.close();
      if (this.isHost) this.#replaced.add(other.id, who.key, key => this.#seats.keys.includes(key));
      const {link} = other;
      if (!link) continue;
      this.#room.remove(link.connection);
      this.#replace(link);
    }
  }

  /** Tells an old page. What does not arrive is said again when that page comes back. */
  #replace(link: PeerLink): void {
    link.send({k: 'bye', reason: 'replaced'});
    // What was said last gets a moment to arrive.
    setTimeout(() => link.close(), 500);
  }

  #honour(peer: Peer): void {
    peer.host = peer.key !== null && peer.key === this.#penKey;
    if (peer.host) peer.link?.allowFills();
    else this.#allowEarlyFill(peer);
  }

  /** Who does not sit at the table is no next host: what it sends at once is too large, as ever. */
  #allowEarlyFill({key, link}: Peer): void {
    if (this.#pen && key !== null && this.#seats.keys.includes(key)) link?.allowEarlyFill(this.#pen.term);
  }

  #ended(link: PeerLink): void {
    this.#room.remove(link.connection);
    const peer = this.book.get(link.peer);
    if (!peer || this.#closed) return;
    if (peer.trial === link) peer.trial = null;
    if (peer.link !== link) return;
    peer.link = null;
    peer.attempts = 0;
    peer.become('lost');
    peer.scheduleRetry();
    this.#events.changed();
  }

  #goodbye(peer: Peer, reason: string): void {
    peer.left = true;
    peer.link?.close();
    // Nobody but the host can send a guest away, and nobody the host.
    if ((reason === 'replaced' || reason === 'removed') && peer.host) this.#events.sentAway(reason);
  }

  #answer(link: PeerLink): void {
    // Timers of hidden pages are slow, messages are not: whoever hears a beat shows that it is there.
    if (performance.now() - link.sentAt > TIMES.beat * 0.9) link.send({k: 'pong'});
  }

  /** Once a second: silence, repair. */
  tick(): void {
    const now = performance.now();
    let changed = false;
    let heard = false;
    for (const peer of this.book.all) {
      const {link, trial} = peer;
      if (trial && now - trial.born > TIMES.connect) trial.close();
      if (link) {
        const silence = now - link.heardAt;
        if (now - Math.min(link.heardAt, link.sentAt) > TIMES.ask) link.send({k: 'ping'});
        if (silence > TIMES.lost) link.close();
        else if (peer.become(silence > TIMES.unsteady ? 'unsteady' : 'live')) {
          changed = true;
          heard ||= peer.state === 'live';
        }
      } else if (!peer.trial && now >= peer.retryAt) {
        this.#calls.attempt(peer);
      }
    }
    this.book.forgetStrangers();
    if (changed) this.#events.changed();
    if (heard) this.#events.heardAgain();
  }

  /** After the page slept, silence says nothing about the others. */
  awake(): void {
    for (const link of this.book.links) link.heardAt = performance.now();
  }

  sayGoodbye(reason: string): void {
    for (const link of this.book.links) link.send({k: 'bye', reason});
  }

  close(reason: string): void {
    this.sayGoodbye(reason);
    this.#closed = true;
    for (const peer of this.book.all) peer.trial?.close();
    this.#calls.close();
    const {links} = this.book;
    // The goodbye gets a moment to leave.
    setTimeout(() => {
      for (const link of links) link.close();
    }, 200);
  }
}
