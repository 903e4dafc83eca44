/** The page of the end-to-end tests of the net: one room, driven from outside through `window.net`. */
import {fromBase64url} from '../../../src/base/bytes.ts';
import type {Json} from '../../../src/base/json.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {askAdmission} from '../../../src/net/approach.ts';
import {chooseWays} from '../../../src/net/broker.ts';
import {Ice} from '../../../src/net/ice.ts';
import {type BrokerIntroducer, introducersOf} from '../../../src/net/intro-broker.ts';
import {type Channel, type Held, NameTaken} from '../../../src/net/introducer.ts';
import {JoinError} from '../../../src/net/join-error.ts';
import {inventTable, slotNames, type TableLink} from '../../../src/net/link-text.ts';
import {joinRoom, openRoom, type Room} from '../../../src/net/room.ts';
import {RawChannel} from './raw.ts';

/** Pause between two measured round trips: slower than the board bundles, as people are. */
const PAUSE_MS = 35;

const pause = () => new Promise(resolve => setTimeout(resolve, PAUSE_MS));

const NO_RELAY = {url: '', username: '', credential: ''};

interface Place extends Omit<TableLink, 'founder'> {
  readonly founder?: string | null;
  /** 32 bytes, base64url: the device's key, which survives a reload. */
  readonly seed: string;
  /** What the settings say; empty: the page server's own broker. */
  readonly broker?: string;
}

/** The broker hears of a name that was given back only when its socket has closed. */
async function holdAgain(introducer: BrokerIntroducer, name: string): Promise<Held> {
  for (;;) {
    try {
      return await introducer.hold(name, () => undefined);
    } catch (error) {
      if (!(error instanceof NameTaken)) throw error;
      await pause();
    }
  }
}

/** What is driven from outside; everything in and out is JSON. */
export const net = {
  room: null as Room | null,
  heard: [] as string[],
  messages: [] as Json[],
  troubles: [] as (string | null)[],
  strikes: [] as string[],

  invent: inventTable,

  async open(place: Place, entries: readonly string[]): Promise<void> {
    net.watch(await openRoom(await options(place)));
    await net.room?.bulletin.reset(entries);
  },

  /** @returns `joined`, or the code of the trouble */
  async join(place: Place): Promise<string> {
    try {
      net.watch(await joinRoom(await options(place)));
      return 'joined';
    } catch (error) {
      return error instanceof JoinError ? error.code : String(error);
    }
  },

  async ask(code: string, broker = ''): Promise<TableLink> {
    return askAdmission(introducersOf(await waysOf(broker), new Ice([])), code, null);
  },

  /**
   * A name is given back, and taken by another, while somebody who came by it is still talking.
   * @returns what was heard of that one after it
   */
  async released(): Promise<string> {
    const introducer = introducersOf(await waysOf(''), new Ice([]))[0]!;
    const [name] = slotNames(inventTable());
    let come: (channel: Channel) => void;
    const came = new Promise<Channel>(resolve => {
      come = resolve;
    });
    const held = await introducer.hold(name!, channel => come(channel));
    const dialler = await introducer.dialler();
    const near = await dialler.dial(name!);
    const far = await came;
    const heard = new Promise<string>(resolve =>
      far.listen({text: resolve, closed: () => resolve('nothing')}),
    );
    held.release();
    await held.ended;
    const next = await holdAgain(introducer, name!);
    near.send('something');
    const text = await heard;
    far.close();
    next.release();
    dialler.close();
    return text;
  },

  watch(room: Room): void {
    net.room = room;
    room.on('entries', entries => net.heard.push(...entries));
    room.on('message', (_, message) => net.messages.push(message));
    room.on('trouble', code => net.troubles.push(code));
    room.on('strike', (_, code) => net.strikes.push(code));
    room.on('admission', request => request.admit());
  },

  raw: new RawChannel(),

  async rawTrips(count: number, bytes: number): Promise<number[]> {
    const trips: number[] = [];
    for (let i = 0; i < count; i++) {
      trips.push(await net.raw.trip(bytes));
      await pause();
    }
    return trips;
  },

  /** Host: pins every message as an entry. */
  pinMessages(): void {
    net.room?.on('message', (_, message) => net.push(String(message)));
  },

  /** Guest: milliseconds from a message to the host until its entry is read off the board here. */
  async boardTrips(count: number, bytes: number): Promise<number[]> {
    const host = net.room?.peers.find(peer => peer.host);
    const trips: number[] = [];
    for (let i = 0; i < count; i++) {
      const entry = `${i} ${net.room?.me} ${'x'.repeat(bytes)}`;
      const started = performance.now();
      await new Promise<void>(resolve => {
        const stop = net.room?.on('entries', entries => {
          if (!entries.includes(entry)) return;
          stop?.();
          resolve();
        });
        net.room?.send(host?.id ?? '', entry);
      });
      trips.push(performance.now() - started);
      await pause();
    }
    return trips;
  },

  push: (...entries: string[]) => net.room?.bulletin.push(...entries),
  broadcast: (message: Json) => net.room?.broadcast(message),
  entries: () => [...new Set(net.heard)],
  live: () => net.room?.peers.filter(peer => peer.state === 'live').length ?? 0,
  states: () => net.room?.peers.map(peer => peer.state) ?? [],
};

const waysOf = (broker: string) => chooseWays({brokers: [broker], relay: NO_RELAY}, location.href);

async function options({tableId, secret, founder = null, seed, broker = ''}: Place) {
  const ways = await waysOf(broker);
  const ice = new Ice(ways.iceServers);
  return {
    tableId,
    secret,
    founder,
    identity: await createSigner(fromBase64url(seed)!),
    introducers: introducersOf(ways, ice),
    ice,
    ownAddress: () => ways.ownAddress,
    profile: null,
  };
}

Object.assign(globalThis, {net});
