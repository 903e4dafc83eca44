/**
 * The network between pages of one table, in the place of `src/net`: links that take time, keep their order, break, freeze
 * and are made anew, and a board that every page hands on to the others. What a page sees of it is what the mesh would show:
 * silent for 4 s, away after 8 s.
 */
import type {AnyCode} from '../../src/base/codes.ts';
import type {Rng} from '../../src/base/rng.ts';
import {TIMES} from '../../src/net/limits.ts';
import {Hearing} from '../../src/table/others/hearing.ts';
import type {PeerInfo, RoomEvents, RoomPort} from '../../src/table/others/room-port.ts';
import type {LinkState} from '../../src/table/seen/view-model.ts';
import type {Owner, World} from './world.ts';

/** A page in the room, as the network knows it. */
export interface Station extends Owner {
  readonly name: string;
  readonly deviceName: string;
}

/** What a page sees of another. */
interface Side {
  state: LinkState;
  /** Since when nothing has come; null while something does. */
  silentSince: number | null;
  /** What came before it knew of the link. */
  readonly early: (() => void)[];
}

/** Milliseconds: a message under way, and now and then much longer. */
const DELAY = {least: 5, more: 60, jam: 400, jams: 40};
/** Before a link is tried anew, and where somebody asks for it. */
const AGAIN = {least: 2000, more: 2500};
const HURRY = {least: 200, more: 500};
/** How long a page that is gone stays in the others' lists, milliseconds. */
const FORGOTTEN = 60_000;

class Link {
  readonly one: SimRoom;
  readonly other: SimRoom;
  readonly sides: ReadonlyMap<SimRoom, Side>;
  /** Links that were made between these two, before this one. */
  made = 0;
  open = false;
  trying = false;
  /** When the last message of each way arrives. */
  readonly last = new Map<string, number>();
  /** What waits while the path is cut, by who sent it. */
  readonly waiting = new Map<SimRoom, (() => void)[]>();

  constructor(one: SimRoom, other: SimRoom) {
    this.one = one;
    this.other = other;
    const side = (): Side => ({state: 'away', silentSince: null, early: []});
    this.sides = new Map([
      [one, side()],
      [other, side()],
    ]);
  }

  facing(room: SimRoom): SimRoom {
    return room === this.one ? this.other : this.one;
  }

  of(room: SimRoom): Side {
    return this.sides.get(room)!;
  }
}

/** What happened on the network, for whoever wants to know. */
export interface Watch {
  sent?(from: SimRoom, to: SimRoom, message: object): void;
  blamed?(by: SimRoom, code: AnyCode): void;
}

export class SimNet {
  readonly world: World;
  readonly rng: Rng;
  readonly rooms = new Set<SimRoom>();
  readonly #links = new Set<Link>();
  readonly #linksOf = new WeakMap<SimRoom, Set<Link>>();
  /** Ways on which nothing comes through, each with how many faults want it so: `from to`, by device. */
  readonly #cut = new Map<string, number>();
  /** Messages that get lost at the beginning of a link, by device. */
  readonly deaf = new Map<string, number>();
  /** Whether the board tells things twice, and late. */
  stutters = false;
  watch: Watch = {};
  /** When a device has last been linked to another, by their keys, milliseconds. */
  readonly #seen = new Map<string, number>();
  /** The longest time for which a device had no link to another, milliseconds. */
  readonly #longest = new Map<string, number>();
  /** Key of the host. */
  hostKey = '';

  constructor(world: World) {
    this.world = world;
    this.rng = world.rng('net');
  }

  join(station: Station, key: string, name: () => string): SimRoom {
    const room = new SimRoom(this, station, key, name);
    this.#linksOf.set(room, new Set());
    for (const other of this.rooms) {
      const link = new Link(room, other);
      this.#links.add(link);
      for (const side of [room, other]) this.#linksOf.get(side)!.add(link);
    }
    this.rooms.add(room);
    for (const link of this.linksOf(room)) this.#tryLater(link, HURRY);
    return room;
  }

  linksOf(room: SimRoom): Link[] {
    return [...this.#linksOf.get(room)!];
  }

  linkBetween(one: SimRoom, other: SimRoom): Link | undefined {
    for (const link of this.#linksOf.get(one) ?? []) if (link.sides.has(other)) return link;
    return undefined;
  }

  /** @param page its name */
  roomOf(page: string): SimRoom | undefined {
    for (const room of this.rooms) if (room.station.name === page) return room;
    return undefined;
  }

  /** Whether two pages know each other to be here. */
  isLive(one: SimRoom, other: SimRoom): boolean {
    const sides = this.linkBetween(one, other)?.sides;
    return sides !== undefined && [...sides.values()].every(({state}) => state === 'live');
  }

  /** The longest time for which a device has had no link to another by now, milliseconds. @param key of each */
  awayFor(key: string, other: string): number {
    const isLinked = [...this.#links].some(link =>
      [...link.sides].some(
        ([room, {state}]) => room.key === key && link.facing(room).key === other && state !== 'away',
      ),
    );
    const pair = `${key} ${other}`;
    const now = isLinked ? 0 : this.world.now - (this.#seen.get(pair) ?? Number.NEGATIVE_INFINITY);
    // It may have been said then, and be heard now.
    return Math.max(now, this.#longest.get(pair) ?? 0);
  }

  /** @param bye the page says so; else the others find out */
  leave(room: SimRoom, bye: boolean): void {
    if (!this.rooms.delete(room)) return;
    for (const link of this.linksOf(room)) {
      const other = link.facing(room);
      const heard = bye && this.#goes(room, other);
      const side = link.of(room);
      if (side.state !== 'away') this.#seen.set(`${room.key} ${other.key}`, this.world.now);
      side.state = 'away';
      link.open = false;
      link.waiting.clear();
      if (heard) this.world.at(this.#delay(), () => this.#away(link, other), other.station);
      else this.#silent(link, other);
      this.world.at(FORGOTTEN, () => this.#forget(link), null);
    }
  }

  #forget(link: Link): void {
    this.#links.delete(link);
    for (const side of link.sides.keys()) this.#linksOf.get(side)!.delete(link);
  }

  // --- paths -----------------------------------------------------------------------------------------------------------

  #goes(from: SimRoom, to: SimRoom): boolean {
    return !this.#cut.has(`${from.station.deviceName} ${to.station.deviceName}`);
  }

  #hears(room: SimRoom, other: SimRoom): boolean {
    return this.rooms.has(other) && !other.station.dead && !other.station.frozen && this.#goes(other, room);
  }

  /** Nothing comes through from one device to the other, until it is mended as often. */
  cut(from: string, to: string): void {
    const way = `${from} ${to}`;
    this.#cut.set(way, (this.#cut.get(way) ?? 0) + 1);
    this.look();
  }

  mend(from: string, to: string): void {
    const way = `${from} ${to}`;
    const left = (this.#cut.get(way) ?? 1) - 1;
    if (left > 0) this.#cut.set(way, left);
    else this.#cut.delete(way);
    this.look();
  }

  mendAll(): void {
    this.#cut.clear();
    this.deaf.clear();
    this.stutters = false;
    this.look();
  }

  /** A path or a page is different: who hears whom? */
  look(): void {
    for (const link of [...this.#links])
      for (const [room, side] of link.sides) {
        if (!this.rooms.has(room)) continue;
        const other = link.facing(room);
        if (!this.#hears(room, other)) this.#silent(link, room);
        else if (side.silentSince !== null) {
          side.silentSince = null;
          this.#flush(link, other);
          if (side.state === 'unsteady')
            this.world.at(this.rng.below(TIMES.beat), () => this.#steady(link, room), room.station);
        }
        if (side.state === 'away') this.#tryLater(link, AGAIN);
      }
  }

  #steady(link: Link, room: SimRoom): void {
    const side = link.of(room);
    if (side.state !== 'unsteady' || side.silentSince !== null) return;
    side.state = 'live';
    room.tellPeers();
  }

  /** Nothing comes any more: after some time a page notices. */
  #silent(link: Link, room: SimRoom): void {
    const side = link.of(room);
    if (side.silentSince !== null || !this.rooms.has(room)) return;
    const since = this.world.now;
    side.silentSince = since;
    const {unsteady, lost} = TIMES;
    this.world.at(
      unsteady,
      () => {
        if (side.silentSince !== since || side.state !== 'live') return;
        side.state = 'unsteady';
        room.tellPeers();
      },
      room.station,
    );
    this.world.at(
      lost,
      () => {
        if (side.silentSince === since) this.#away(link, room);
      },
      room.station,
    );
  }

  #away(link: Link, room: SimRoom): void {
    const side = link.of(room);
    const other = link.facing(room);
    const was = side.state;
    if (was !== 'away') this.#seen.set(`${room.key} ${other.key}`, this.world.now);
    side.state = 'away';
    side.early.length = 0;
    const closes = link.open;
    link.open = false;
    link.waiting.clear();
    if (closes && this.#goes(room, other) && this.rooms.has(other)) {
      // The other end of the channel hears that it is closed.
      this.world.at(
        this.#delay(),
        () => {
          if (!link.open) this.#away(link, other);
        },
        other.station,
      );
    }
    this.#tryLater(link, AGAIN);
    if (was !== 'away' && this.rooms.has(room)) room.tellPeers();
  }

  // --- links -----------------------------------------------------------------------------------------------------------

  redial(room: SimRoom): void {
    for (const link of this.linksOf(room))
      if (link.of(room).state === 'away') this.#tryLater(link, HURRY, true);
  }

  #tryLater(link: Link, {least, more}: {least: number; more: number}, hurry = false): void {
    const {one, other} = link;
    if ((link.trying && !hurry) || link.open || !this.rooms.has(one) || !this.rooms.has(other)) return;
    link.trying = true;
    this.world.at(least + this.rng.below(more), () => this.#try(link), null);
  }

  /** Both ends greet each other; neither knows of it at the same moment. */
  #try(link: Link): void {
    link.trying = false;
    const {one, other} = link;
    if (link.open || !this.rooms.has(one) || !this.rooms.has(other)) return;
    if (!this.#hears(one, other) || !this.#hears(other, one)) return;
    link.open = true;
    link.made++;
    const made = link.made;
    link.last.clear();
    link.waiting.clear();
    for (const room of this.rng.below(2) === 0 ? [one, other] : [other, one]) {
      const side = link.of(room);
      side.silentSince = null;
      if (side.state !== 'away') this.#seen.set(`${room.key} ${link.facing(room).key}`, this.world.now);
      side.state = 'away';
      this.world.at(
        this.rng.below(room === one ? 50 : 300),
        () => {
          if (!link.open || link.made !== made) return;
          const other = link.facing(room);
          this.#longest.set(`${room.key} ${other.key}`, this.awayFor(room.key, other.key));
          side.state = 'live';
          room.met = true;
          room.replaces(other);
          room.tellPeers();
          this.#fill(link, room);
          for (const come of side.early.splice(0)) come();
        },
        room.station,
      );
    }
  }

  #delay(): number {
    const {least, more, jam, jams} = DELAY;
    return least + this.rng.below(more) + (this.rng.below(jams) === 0 ? jam : 0);
  }

  /** What is sent on a link comes in its order, or when the path is there again, or never. */
  fly(from: SimRoom, to: SimRoom, way: string, arrive: () => void): void {
    const link = this.linkBetween(from, to);
    if (!link || link.of(from).state === 'away' || !link.open) return;
    const made = link.made;
    const deliver = () => {
      if (link.made !== made || !this.rooms.has(to)) return;
      const side = link.of(to);
      if (side.state !== 'away') return arrive();
      if (!link.open) return;
      // It does not know of the link yet.
      const left = this.deaf.get(to.station.deviceName) ?? 0;
      if (left > 0) this.deaf.set(to.station.deviceName, left - 1);
      else side.early.push(arrive);
    };
    const depart = () => {
      const name = `${from.station.name} ${way}`;
      const at = Math.max(this.world.now + this.#delay(), (link.last.get(name) ?? 0) + 1);
      link.last.set(name, at);
      this.world.at(at - this.world.now, deliver, to.station);
    };
    if (this.#goes(from, to)) depart();
    else link.waiting.set(from, [...(link.waiting.get(from) ?? []), depart]);
  }

  #flush(link: Link, from: SimRoom): void {
    for (const depart of link.waiting.get(from)?.splice(0) ?? []) depart();
  }

  // --- the board -------------------------------------------------------------------------------------------------------

  /** All that a page has on its board, to one that has just been met. */
  #fill(link: Link, room: SimRoom): void {
    const {board} = room;
    if (board) this.handOn(room, link.facing(room), board, board.texts);
  }

  handOn(from: SimRoom, to: SimRoom, board: SimBoard, texts: readonly string[]): void {
    if (texts.length === 0) return;
    const times = this.stutters && this.rng.below(2) === 0 ? 2 : 1;
    for (let i = 0; i < times; i++) {
      const way = this.stutters ? `board ${this.rng.below(3)}` : 'board';
      this.fly(from, to, way, () => to.hearBoard(from, board, texts));
    }
  }
}

/** Which board it is: the host opens one with each page, and when one is full. */
interface SimBoard {
  readonly term: number;
  readonly page: string;
  readonly number: number;
  readonly texts: string[];
}

export class SimRoom implements RoomPort {
  readonly key: string;
  readonly station: Station;
  /** Somebody has been linked. */
  met = false;
  /** Who keeps the table, as this page has it by its log. */
  #pen: {readonly key: string; readonly term: number} | null = null;
  board: SimBoard | null = null;
  readonly #net: SimNet;
  readonly #name: () => string;
  #events: RoomEvents | null = null;
  #early: ((events: RoomEvents) => void)[] = [];
  #closed = false;
  readonly #hearing: Hearing;
  #last: {readonly message: object; readonly text: string} | null = null;

  constructor(net: SimNet, station: Station, key: string, name: () => string) {
    this.#net = net;
    this.station = station;
    this.key = key;
    this.#name = name;
    this.#hearing = new Hearing(
      other => this.peers.some(peer => peer.key === other && peer.link !== 'away'),
      () => net.world.now,
    );
  }

  get peers(): readonly PeerInfo[] {
    return this.#net.linksOf(this).flatMap(link => {
      const other = link.facing(this);
      return link.made > 0 ? [this.#knows(other, link)] : [];
    });
  }

  #infoAs(link: LinkState): PeerInfo {
    const {key} = this;
    return {id: this.station.name, key, host: false, link, name: this.#name()};
  }

  #knows(other: SimRoom, link: Link): PeerInfo {
    return {...other.#infoAs(link.of(this).state), host: other.key === this.pen};
  }

  /** Key of whoever keeps the table for this page. */
  get pen(): string {
    return this.#pen?.key ?? this.#net.hostKey;
  }

  penIs(key: string, term: number): void {
    if (term >= (this.#pen?.term ?? 0)) this.#pen = {key, term};
  }

  get hostKey(): string | null {
    return this.met ? this.#net.hostKey : null;
  }

  listen(events: RoomEvents): void {
    this.#events = events;
    for (const tell of this.#early.splice(0)) tell(events);
    if (this.board) events.entries([...this.board.texts]);
  }

  #tell(tell: (events: RoomEvents) => void): void {
    if (this.#closed) return;
    if (this.#events) tell(this.#events);
    else this.#early.push(tell);
  }

  tellPeers(): void {
    if (!this.#closed) this.#events?.peers();
  }

  /** The same device on another page: the one that was here before is sent away by it. */
  replaces(other: SimRoom): void {
    if (other.key === this.key && other.station !== this.station && this.#isOlderThan(other))
      this.#tell(events => events.sentAway('replaced'));
  }

  #isOlderThan(other: SimRoom): boolean {
    return this.station.name < other.station.name;
  }

  send(peer: string, message: object): void {
    const to = this.#net.roomOf(peer);
    if (!to || this.#closed) return;
    this.#net.watch.sent?.(this, to, message);
    const text = this.#textOf(message);
    this.#net.fly(this, to, '', () => {
      const link = this.#net.linkBetween(this, to);
      if (link) to.#hear(to.#knows(this, link), JSON.parse(text));
    });
  }

  /** What is told to all is written once. */
  #textOf(message: object): string {
    if (this.#last?.message !== message) this.#last = {message, text: JSON.stringify(message)};
    return this.#last.text;
  }

  #hear(from: PeerInfo, message: unknown): void {
    if (this.#hearing.hears(from.key, message)) this.#tell(events => events.message(from, message));
  }

  broadcast(message: object): void {
    for (const {id, link} of this.peers) if (link !== 'away') this.send(id, message);
  }

  open(texts: readonly string[]): void {
    const number = (this.board?.number ?? 0) + 1;
    this.board = {term: this.#pen?.term ?? 0, page: this.station.name, number, texts: [...texts]};
    this.#handOn(this.board, texts, null);
  }

  publish(text: string): void {
    this.board ??= {term: this.#pen?.term ?? 0, page: this.station.name, number: 1, texts: []};
    this.board.texts.push(text);
    this.#handOn(this.board, [text], null);
  }

  /** A board of another page of the host's, or with a higher number, takes the place of the old one. */
  hearBoard(from: SimRoom, {term, page, number}: SimBoard, texts: readonly string[]): void {
    if (this.key === this.pen) return;
    const mine = this.board;
    const isSame = mine?.page === page && mine.number === number && mine.term === term;
    // That a board counts tells the host itself.
    const isNews =
      mine === null ||
      (from.key === this.pen && (term > mine.term || number > mine.number || page !== mine.page));
    if (!isSame && !isNews) return;
    if (!isSame) this.board = {term, page, number, texts: []};
    const board = this.board!;
    const known = new Set(board.texts);
    const fresh = texts.filter(text => !known.has(text));
    board.texts.push(...fresh);
    if (fresh.length > 0) this.#handOn(board, fresh, from);
    if (fresh.length > 0 || this.#net.stutters) this.#tell(events => events.entries([...texts]));
  }

  #handOn(board: SimBoard, texts: readonly string[], but: SimRoom | null): void {
    for (const link of this.#net.linksOf(this)) {
      const other = link.facing(this);
      if (other !== but) this.#net.handOn(this, other, board, texts);
    }
  }

  offer(): Promise<never> {
    return Promise.reject(new Error('everybody meets by the broker here'));
  }

  takeAnswer(): Promise<never> {
    return this.offer();
  }

  redial(): void {
    this.#net.redial(this);
  }

  reserve(): void {
    // there is room for everybody
  }

  remove(key: string): void {
    for (const room of this.#net.rooms)
      if (room.key === key)
        this.#net.fly(this, room, '', () => room.#tell(events => events.sentAway('removed')));
  }

  renew(): string {
    return 'n'.repeat(22);
  }

  blame(_peer: string, code: AnyCode): void {
    this.#net.watch.blamed?.(this, code);
  }

  close(): void {
    this.#drop(true);
  }

  /** The page is gone without a word. */
  die(): void {
    this.#drop(false);
  }

  #drop(bye: boolean): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#events = null;
    this.#net.leave(this, bye);
  }
}
