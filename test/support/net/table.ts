/** Rooms of one table in one page, introduced in memory, linked by real WebRTC. */
import type {Json} from '../../../src/base/json.ts';
import {randomBytes} from '../../../src/base/random.ts';
import {createSigner, type Signer} from '../../../src/log/sign.ts';
import {Ice} from '../../../src/net/ice.ts';
import {founderOf, inventTable, type TableLink} from '../../../src/net/link-text.ts';
import {joinRoom, openRoom, type Room, type RoomOptions, returnRoom} from '../../../src/net/room.ts';
import {MemoryBroker} from './memory.ts';

export const newSigner = (): Promise<Signer> => createSigner(randomBytes(32));

/** Every connection of this page, in the order of making; `restore` ends the watching. */
export function watchConnections(): {made: RTCPeerConnection[]; restore: () => void} {
  const made: RTCPeerConnection[] = [];
  const Real = globalThis.RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Real {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      made.push(this);
    }
  };
  return {
    made,
    restore: () => {
      globalThis.RTCPeerConnection = Real;
    },
  };
}

/** The next message of this page's channels that holds a text does not leave; `restore` ends that. */
export function loseNext(text: string): {lost: () => number; restore: () => void} {
  let lost = 0;
  const {send} = RTCDataChannel.prototype;
  // The app sends bytes alone.
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: unknown): void {
    if (lost === 0 && new TextDecoder().decode(data as Uint8Array).includes(text)) lost++;
    else send.call(this, data as Uint8Array<ArrayBuffer>);
  };
  return {
    lost: () => lost,
    restore: () => {
      RTCDataChannel.prototype.send = send;
    },
  };
}

/** An attempt at a link that is lost takes up to 10 s, and the next one waits a little. */
const PATIENCE_MS = 60_000;

/** Waits until a condition holds. @throws Error with what was waited for */
export async function until(condition: () => boolean, what: string, ms = PATIENCE_MS): Promise<void> {
  const end = performance.now() + ms;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`never: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

export class NetTable {
  readonly broker = new MemoryBroker();
  address: TableLink = inventTable();
  readonly rooms: Room[] = [];
  /** What each room heard, by its id. */
  readonly entries = new Map<string, string[]>();
  readonly messages = new Map<string, {from: string; message: Json}[]>();
  readonly strikes: string[] = [];

  async options(changes: Partial<RoomOptions> = {}): Promise<RoomOptions> {
    return {
      ...this.address,
      identity: await newSigner(),
      introducers: [this.broker.introducer()],
      ice: new Ice([]),
      ownAddress: () => null,
      profile: {name: `device ${this.rooms.length}`},
      ...changes,
    };
  }

  async open(changes: Partial<RoomOptions> = {}): Promise<Room> {
    const options = await this.options(changes);
    this.address = {...this.address, founder: founderOf(options.identity.publicKey)};
    return this.#watch(await openRoom(options));
  }

  async join(changes: Partial<RoomOptions> = {}): Promise<Room> {
    return this.#watch(await joinRoom(await this.options(changes)));
  }

  /** A guest that has been there before. */
  async comeBack(changes: Partial<RoomOptions> = {}): Promise<Room> {
    return this.#watch(await returnRoom(await this.options(changes)));
  }

  #watch(room: Room): Room {
    this.rooms.push(room);
    this.entries.set(room.me, []);
    this.messages.set(room.me, []);
    room.on('entries', entries => this.entries.get(room.me)?.push(...entries));
    room.on('message', (from, message) => this.messages.get(room.me)?.push({from: from.id, message}));
    room.on('strike', (_, code) => this.strikes.push(code));
    return room;
  }

  /** Distinct entries that a room has heard, in the order of first hearing. */
  heard(room: Room): string[] {
    return [...new Set(this.entries.get(room.me))];
  }

  whole(rooms: readonly Room[] = this.rooms): Promise<void> {
    return until(
      () => rooms.every(room => live(room).length === rooms.length - 1),
      `a full mesh of ${rooms.length}`,
    );
  }

  close(): void {
    for (const room of this.rooms) room.close();
  }
}

export const live = (room: Room): string[] =>
  room.peers
    .filter(peer => peer.state === 'live')
    .map(peer => peer.id)
    .sort();
