/**
 * Rooms without a network: peers of one table in one process. Messages arrive later, never within the call: in the order in
 * which they were sent, or (`hold`) when somebody lets them.
 */
import type {PeerInfo, RoomEvents, RoomPort} from '../../../src/table/others/room-port.ts';

export class FakeNet {
  readonly #rooms = new Map<string, FakeRoom>();
  /** Entries on the board; a newcomer gets them all. */
  board: string[] = [];
  /** Key of the host: the first that came. */
  host: string | null = null;
  /** Key of who keeps the table now. */
  pen: string | null = null;
  #term = -1;
  /** Counts what is under way. */
  #flying = 0;
  #idle: (() => void)[] = [];
  /** What waits to arrive, by the way it takes; null: nothing waits. */
  #held: Map<string, (() => void)[]> | null = null;
  /** What is said instead of a message: for devices that lie. */
  instead: (from: string, to: string, message: object) => readonly object[] = (_from, _to, message) => [
    message,
  ];

  /** From here on nothing arrives but by `deliver`. */
  hold(): void {
    this.#held = new Map();
  }

  /** The ways on which something waits to arrive: on each it comes in the order in which it was sent. */
  get ways(): string[] {
    return [...(this.#held?.keys() ?? [])];
  }

  /** The first that waits on a way arrives. */
  deliver(way: string): void {
    const waiting = this.#held?.get(way);
    const job = waiting?.shift();
    if (waiting?.length === 0) this.#held?.delete(way);
    job?.();
  }

  /** What a device has sent and nobody has yet got is lost. */
  lose(from: string): void {
    for (const way of this.ways) if (way.startsWith(`${from} `)) this.#held?.delete(way);
  }

  join(key: string): FakeRoom {
    const room = new FakeRoom(this, key);
    this.host ??= key;
    this.pen ??= key;
    this.#rooms.set(key, room);
    this.#tellPeers();
    this.later(() => room.events?.entries([...this.board]), `board ${key}`);
    return room;
  }

  penIs(key: string, term: number): void {
    if (term <= this.#term) return;
    this.#term = term;
    this.pen = key;
  }

  leave(key: string): void {
    this.#rooms.delete(key);
    for (const way of this.ways) if (way.endsWith(` ${key}`)) this.#held?.delete(way);
    this.#tellPeers();
  }

  #tellPeers(): void {
    for (const [key, other] of this.#rooms) this.later(() => other.events?.peers(), `peers ${key}`);
  }

  room(key: string): FakeRoom | undefined {
    return this.#rooms.get(key);
  }

  peersOf(key: string): PeerInfo[] {
    return [...this.#rooms.keys()]
      .filter(other => other !== key)
      .map(other => ({id: other, key: other, host: other === this.pen, link: 'live', name: ''}));
  }

  send(from: string, to: string, message: object): void {
    for (const said of this.instead(from, to, message)) this.#send(from, to, said);
  }

  #send(from: string, to: string, message: object): void {
    const text = JSON.stringify(message); // what JSON cannot carry does not arrive
    const arrive = () =>
      this.#rooms
        .get(to)
        ?.events?.message(
          {id: from, key: from, host: from === this.pen, link: 'live', name: ''},
          JSON.parse(text),
        );
    this.later(arrive, `${from} ${to}`);
  }

  publish(from: string, texts: readonly string[]): void {
    this.board.push(...texts);
    for (const key of this.#rooms.keys())
      if (key !== from) this.later(() => this.#rooms.get(key)?.events?.entries(texts), `board ${key}`);
  }

  /** @param way what comes on one way comes in its order */
  later(job: () => void, way = ''): void {
    if (this.#held) {
      const waiting = this.#held.get(way);
      if (waiting) waiting.push(job);
      else this.#held.set(way, [job]);
      return;
    }
    this.#flying++;
    setImmediate(() => {
      job();
      if (--this.#flying === 0) for (const done of this.#idle.splice(0)) done();
    });
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    return this.#flying === 0 ? Promise.resolve() : new Promise(resolve => this.#idle.push(resolve));
  }
}

export class FakeRoom implements RoomPort {
  events: RoomEvents | null = null;
  readonly #net: FakeNet;
  readonly #key: string;

  constructor(net: FakeNet, key: string) {
    this.#net = net;
    this.#key = key;
  }

  get peers(): readonly PeerInfo[] {
    return this.#net.peersOf(this.#key);
  }

  get hostKey(): string | null {
    return this.#net.host;
  }

  listen(events: RoomEvents): void {
    this.events = events;
  }

  send(peer: string, message: object): void {
    this.#net.send(this.#key, peer, message);
  }

  broadcast(message: object): void {
    for (const {id} of this.peers) this.send(id, message);
  }

  /** As the log of one device has it: honest ones agree, and who is behind is not asked. */
  penIs(key: string, term: number): void {
    this.#net.penIs(key, term);
  }

  open(texts: readonly string[]): void {
    this.#net.board = [];
    this.#net.publish(this.#key, texts);
  }

  publish(text: string): void {
    this.#net.publish(this.#key, [text]);
  }

  offer(): Promise<never> {
    return Promise.reject(new Error('not wanted here'));
  }

  takeAnswer(): Promise<never> {
    return this.offer();
  }

  redial(): void {
    this.events?.peers();
  }

  reserve(): void {
    // nobody is turned away here
  }

  remove(key: string): void {
    this.#net.room(key)?.events?.sentAway('removed');
    this.#net.leave(key);
  }

  renew(): string {
    const secret = 'n'.repeat(22);
    for (const {key} of this.peers)
      this.#net.later(() => this.#net.room(key)?.events?.renewed(secret), `peers ${key}`);
    return secret;
  }

  readonly blamed: string[] = [];
  blame(peer: string, code: string): void {
    this.blamed.push(`${peer} ${code}`);
  }

  close(): void {
    this.events = null;
    this.#net.leave(this.#key);
  }
}
