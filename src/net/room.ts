/**
 * A device's place in the mesh of one table: the whole of `src/net` as the table layer sees it. Messages are opaque
 * JSON here, entries opaque strings; who sent a message is proved, what it says is for the layer above to judge.
 */

import {BadMessage} from '../base/bad-message.ts';
import type {AnyCode} from '../base/codes.ts';
import type {Json} from '../base/json.ts';
import {randomText} from '../base/random.ts';
import type {Signer} from '../log/sign.ts';
import {type Admission, type DoorTrouble, Doorway} from './doorway.ts';
import {Emitter} from './emitter.ts';
import type {Greeted, Self} from './hello.ts';
import type {Ice} from './ice.ts';
import type {Channel, Introducer} from './introducer.ts';
import type {JoinCode} from './join-error.ts';
import {TIMES} from './limits.ts';
import {Mesh, type Seats} from './mesh.ts';
import type {Control} from './messages.ts';
import type {PeerInfo} from './peer.ts';
import {type JoinStep, Seeker} from './seeker.ts';
import {SharedBulletin} from './shared-bulletin.ts';
import {YRoom} from './y-room.ts';

export interface RoomOptions {
  readonly tableId: string;
  readonly secret: string;
  /** This device's key at this table. */
  readonly identity: Signer;
  /** One for each broker: all are asked at once, and the table has a door at each. */
  readonly introducers: readonly Introducer[];
  /** Somebody whom we have met without a broker, once. */
  readonly met?: () => Channel | null;
  readonly ice: Ice;
  /** See `candidates.ts`. */
  readonly ownAddress: () => string | null;
  /** What other devices are told about this one, once they have proved themselves; at most 1 KiB of JSON. */
  readonly profile: Json;
  /** What the founder's key hashes to, out of the link; null in links of older versions, which any host fits. */
  readonly founder: string | null;
  /** Known from an earlier visit: only this key may keep the table. */
  readonly hostKey?: string;
}

export type RoomEvents = {
  /** Peers, or their states, are different. */
  peers(): void;
  message(from: PeerInfo, message: Json): void;
  /** Entries that appeared on the bulletin, in no particular order, perhaps more than once. */
  entries(entries: readonly string[]): void;
  /** All brokers (host) or all the others (guest) are out of reach, for this reason; null: no longer. */
  trouble(code: JoinCode | DoorTrouble | null): void;
  /** Host only: somebody came with the spoken code. */
  admission(request: Admission): void;
  /** A peer sent what no honest one sends; the third time its link was dropped. */
  strike(from: PeerInfo, code: AnyCode): void;
  /** The room closed by itself: this identity sits at the table on another page now, or the host sent it away. */
  sentAway(reason: 'replaced' | 'removed'): void;
  /** The host has renewed the link: this is its secret now. */
  renewed(secret: string): void;
  /** The page goes, perhaps for good: the last moment in which something can be said. */
  leaving(): void;
};

/** The host's room. Resolves when newcomers can find it, or with a `trouble` event when no broker can be reached. */
export async function openRoom(options: RoomOptions): Promise<Room> {
  const room = await Room.create(options, true);
  await room.open();
  return room;
}

/**
 * A guest's room, linked with the host. Over within 19 seconds.
 * @throws JoinError
 */
export async function joinRoom(
  options: RoomOptions,
  onStep: (step: JoinStep) => void = () => undefined,
): Promise<Room> {
  const room = await Room.create(options, false);
  try {
    await room.enter(onStep);
    return room;
  } catch (error) {
    room.close('failed');
    throw error;
  }
}

/** A guest's room at a table where it has been before. There at once; the others are looked for until they are found. */
export async function returnRoom(options: RoomOptions): Promise<Room> {
  const room = await Room.create(options, false);
  room.look();
  return room;
}

export class Room {
  /** Random, anew for each page. */
  readonly me: string;
  readonly bulletin: {
    /** Host only. */
    push(...entries: string[]): void;
    /** Host only: a fresh bulletin that holds exactly these entries. */
    reset(entries: readonly string[]): Promise<void>;
    readonly entries: readonly string[];
  };
  readonly #events = new Emitter<RoomEvents>();
  readonly #self: Self;
  readonly #mesh: Mesh;
  readonly #bulletin: SharedBulletin;
  readonly #yRoom: YRoom;
  readonly #ice: Ice;
  readonly #doorway: Doorway;
  readonly #seeker: Seeker;
  /** Since when the host has been there, or away, on the clock of `performance.now`. */
  #hostSince: {readonly isThere: boolean; readonly at: number};
  readonly #beat: ReturnType<typeof setInterval>;
  #beatAt = performance.now();
  /** Belongs to the table: a newcomer that has met nobody yet has no door to it. */
  #isMember = false;
  #closed = false;

  static async create(options: RoomOptions, isHost: boolean): Promise<Room> {
    return new Room(options, isHost, await YRoom.open(options.ice.config, options.ownAddress));
  }

  /** @param isHost this device founded the table, and nobody else has become the host since, as far as it knows */
  private constructor(options: RoomOptions, isHost: boolean, yRoom: YRoom) {
    const {tableId, secret, identity, profile, introducers, founder, hostKey = null} = options;
    this.me = randomText(9);
    const self: Self = {peer: this.me, tableId, secret, identity, profile};
    this.#self = self;
    this.#isMember = isHost;
    this.#hostSince = {isThere: false, at: performance.now()};
    this.#yRoom = yRoom;
    this.#ice = options.ice;
    const clue = isHost ? {key: identity.publicKey, founder: null} : {key: hostKey, founder};
    this.#mesh = new Mesh(self, yRoom, clue, {
      changed: () => this.#changed(),
      linked: (peer, link) => this.#bulletin.linked(peer, link),
      heardAgain: () => this.#heardAgain(),
      control: (peer, link, message) => {
        const info = peer.info();
        if (message.k === 'board') return this.#bulletin.heard(message, peer, link);
        if (message.k !== 'app') throw new BadMessage('net/out-of-turn', {kind: message.k});
        if (info) this.#events.emit('message', info, message.m);
        return undefined;
      },
      yjs: (peer, link, frame) => this.#bulletin.receive(peer, link, frame),
      strike: (peer, problem) => this.#struck(peer.info(), problem),
      sentAway: reason => {
        this.close(reason);
        this.#events.emit('sentAway', reason);
      },
      renewed: fresh => {
        void this.#doorway.moved();
        this.#events.emit('renewed', fresh);
      },
    });
    const mesh = this.#mesh;
    const bulletin = new SharedBulletin({
      tableId,
      identity,
      room: yRoom,
      mesh,
      onEntries: entries => this.#events.emit('entries', entries),
    });
    this.#bulletin = bulletin;
    this.bulletin = {
      push: (...entries) => bulletin.push(entries),
      reset: entries => bulletin.open(entries),
      get entries() {
        return bulletin.entries;
      },
    };
    const trouble = (code: JoinCode | DoorTrouble | null) => this.#events.emit('trouble', code);
    const admission = (request: Admission) => this.#events.emit('admission', request);
    const doorway = new Doorway({
      self,
      mesh,
      introducers,
      get admission() {
        return mesh.isHost ? admission : null;
      },
      reachable: code => mesh.isHost && trouble(code),
    });
    this.#doorway = doorway;
    this.#seeker = new Seeker({
      self,
      mesh,
      introducers,
      ...(options.met && {met: options.met}),
      ownNames: introducer => doorway.namesAt(introducer),
      trouble: code => mesh.isHost || trouble(code),
    });
    this.#beat = setInterval(() => this.#tick(), TIMES.beat);
    globalThis.addEventListener('pagehide', this.#hidden);
    globalThis.addEventListener('pageshow', this.#shown);
    globalThis.addEventListener('online', this.#online);
  }

  /** Everybody who has proved to belong here, lost ones included. */
  get peers(): readonly PeerInfo[] {
    return this.#mesh.book.all.flatMap(peer => peer.info() ?? []);
  }

  /**
   * Whose device is the host by now, as the log says. It opens a bulletin of its own and has a door for good; the one
   * before follows it.
   */
  penIs(key: string, term: number): void {
    const wasHost = this.#mesh.isHost;
    if (this.#closed || !this.#mesh.penIs(key, term)) return;
    void this.#bulletin.hostChanged();
    const {isHost} = this.#mesh;
    if (isHost || wasHost) void this.#doorway.open();
    if (isHost !== wasHost) this.#events.emit('trouble', null);
    this.#seeker.changed();
  }

  /** The founder's key, as far as known. */
  get hostKey(): string | null {
    return this.#mesh.hostKey;
  }

  on<K extends keyof RoomEvents>(name: K, listener: RoomEvents[K]): () => void {
    return this.#events.on(name, listener);
  }

  /** To one peer; nothing happens while its link is down. */
  send(peer: string, message: Json): void {
    this.#mesh.book.get(peer)?.link?.send(app(message));
  }

  broadcast(message: Json): void {
    for (const link of this.#mesh.book.links) link.send(app(message));
  }

  /** Who sits at the table, so that others cannot fill it up; and how many places are free. */
  reserve(seats: Seats): void {
    this.#mesh.reserve(seats);
  }

  /** Host: sends a device away, and keeps it out as long as this page lives. */
  remove(key: string): void {
    this.#mesh.remove(key);
  }

  /** Host: the old link leads nowhere from now on; those who are linked hear of the new secret. */
  async renew(secret: string): Promise<void> {
    this.#mesh.renew(secret);
    await this.#doorway.moved();
  }

  /** A peer sent what no honest one sends, as the layer above found out. */
  strike(peer: string, problem: BadMessage): void {
    this.#mesh.book.get(peer)?.link?.strike(problem);
  }

  /** As this device greets whom it meets without a broker; the secret is that of now. */
  get self(): Self {
    return this.#self;
  }

  /** What the founder's key hashes to, as far as known. */
  get founder(): string | null {
    return this.#mesh.founder;
  }

  /** Not ourselves, and nobody who was sent away. */
  accepts(who: Greeted): boolean {
    return this.#mesh.accepts(who);
  }

  /** Somebody was met without a broker, and knows the table's secret by now. */
  welcome(channel: Channel): void {
    void this.#doorway.welcome(channel, TIMES.join);
  }

  /** The host is found by those who miss it, and looks for nobody. */
  #heardAgain(): void {
    if (this.#closed) return;
    this.#mesh.repair();
    this.#doorway.again();
    if (!this.#mesh.isHost) this.#seeker.again();
  }

  /** Tries all broken ways again at once. */
  redial(): void {
    if (this.#closed) return;
    this.#mesh.repair();
    this.#doorway.again();
    this.#seeker.again();
  }

  /** Says goodbye and ends all links. */
  close(reason = 'left'): void {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#beat);
    globalThis.removeEventListener('pagehide', this.#hidden);
    globalThis.removeEventListener('pageshow', this.#shown);
    globalThis.removeEventListener('online', this.#online);
    this.#doorway.close();
    this.#seeker.close();
    this.#mesh.close(reason);
    this.#bulletin.close();
    this.#ice.close();
    // After the goodbye has left.
    setTimeout(() => this.#yRoom.close(), 250);
  }

  /** Part of `openRoom`. */
  async open(): Promise<void> {
    await this.#bulletin.open([]);
    await this.#doorway.open();
    // Guests that stayed at the table have doors of their own by now.
    this.#seeker.changed();
  }

  /** Part of `joinRoom`. */
  async enter(onStep: (step: JoinStep) => void): Promise<void> {
    await this.#seeker.seek(onStep);
    this.#isMember = true;
    this.#seeker.changed();
  }

  /** Part of `returnRoom`. */
  look(): void {
    this.#isMember = true;
    this.#seeker.again();
  }

  #changed(): void {
    if (this.#closed) return;
    this.#seeker.changed();
    this.#deputise();
    this.#events.emit('peers');
  }

  /** While the host is away, its guests let in who comes back, and find each other. */
  #deputise(): void {
    if (this.#mesh.isHost || !this.#isMember) return;
    const isThere = this.#mesh.book.host !== null;
    const now = performance.now();
    if (isThere !== this.#hostSince.isThere) this.#hostSince = {isThere, at: now};
    if (now - this.#hostSince.at < TIMES.deputy) return;
    if (isThere) this.#doorway.shut();
    else void this.#doorway.open();
  }

  #struck(from: PeerInfo | null, problem: BadMessage): void {
    if (from) this.#events.emit('strike', from, problem.code);
  }

  #tick(): void {
    const now = performance.now();
    if (now - this.#beatAt > TIMES.slept) this.#mesh.awake();
    this.#beatAt = now;
    this.#mesh.tick();
    this.#deputise();
  }

  readonly #hidden = (): void => {
    this.#events.emit('leaving');
    this.#mesh.sayGoodbye('reload');
  };
  readonly #online = (): void => this.redial();
  readonly #shown = (event: Event): void => {
    // Back out of the browser's page cache, where all links had to go.
    if ((event as PageTransitionEvent).persisted) this.redial();
  };
}

const app = (m: Json): Control => ({k: 'app', m});
