/** Rooms without a network: peers of one table in one process. Messages arrive later, never within the call. */
import type {PeerInfo, RoomEvents, RoomPort} from '../../src/table/room-port.ts';

export class FakeNet {
  readonly #rooms = new Map<string, FakeRoom>();
  /** Entries on the board; a newcomer gets them all. */
  board: string[] = [];
  /** Key of the host: the first that came. */
  host: string | null = null;
  /** Counts what is under way. */
  #flying = 0;
  #idle: (() => void)[] = [];

  join(key: string): FakeRoom {
    const room = new FakeRoom(this, key);
    this.host ??= key;
    this.#rooms.set(key, room);
    for (const other of this.#rooms.values()) this.later(() => other.events?.peers());
    this.later(() => room.events?.entries([...this.board]));
    return room;
  }

  leave(key: string): void {
    this.#rooms.delete(key);
    for (const other of this.#rooms.values()) this.later(() => other.events?.peers());
  }

  room(key: string): FakeRoom | undefined {
    return this.#rooms.get(key);
  }

  peersOf(key: string): PeerInfo[] {
    return [...this.#rooms.keys()]
      .filter(other => other !== key)
      .map(other => ({id: other, key: other, host: other === this.host, link: 'live', name: ''}));
  }

  send(from: string, to: string, message: object): void {
    const text = JSON.stringify(message); // what JSON cannot carry does not arrive
    this.later(() =>
      this.#rooms
        .get(to)
        ?.events?.message(
          {id: from, key: from, host: from === this.host, link: 'live', name: ''},
          JSON.parse(text),
        ),
    );
  }

  publish(from: string, texts: readonly string[]): void {
    this.board.push(...texts);
    for (const key of this.#rooms.keys())
      if (key !== from) this.later(() => this.#rooms.get(key)?.events?.entries(texts));
  }

  later(job: () => void): void {
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

  open(texts: readonly string[]): void {
    this.#net.board = [];
    this.#net.publish(this.#key, texts);
  }

  publish(text: string): void {
    this.#net.publish(this.#key, [text]);
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
    for (const {key} of this.peers) this.#net.later(() => this.#net.room(key)?.events?.renewed(secret));
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
