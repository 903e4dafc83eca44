/**
 * The page of the red team: one client that knows the link, joins like anyone, and then lies, driven from outside through
 * `window.attack`.
 */
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import {concat, utf8} from '../../../src/base/bytes.ts';
import {randomText} from '../../../src/base/random.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {chooseWays, type Ways} from '../../../src/net/broker.ts';
import {CHUNK, CONTROL, RELAYED, split} from '../../../src/net/frames.ts';
import {Ice} from '../../../src/net/ice.ts';
import {introducersOf} from '../../../src/net/intro-broker.ts';
import {PROTOCOL} from '../../../src/net/limits.ts';
import {parseInvitation, type TableLink} from '../../../src/net/link-text.ts';
import {Mesh} from '../../../src/net/mesh.ts';
import RtcPeer from '../../../src/net/rtc-peer.ts';
import {Seeker} from '../../../src/net/seeker.ts';
import {YRoom} from '../../../src/net/y-room.ts';
import {atTheDoor} from './attack-door.ts';
import {middle} from './middle.ts';

const KEY = 'k'.repeat(43);
const NONCE = 'n'.repeat(22);
const SIGNATURE = 's'.repeat(86);
const BIG = 'x'.repeat(2.2 * 1024 * 1024);

const control = (message: object, kind = CONTROL) =>
  concat(Uint8Array.of(kind), utf8(JSON.stringify(message)));
const app = (m: object) => control({k: 'app', m});
const sealed = (n: number) =>
  `{"n":${n},"t":0,"p":"${KEY}","k":"answer","a":{"drawn":[[1]]},"h":"${SIGNATURE}"}`;

function sync(kind: number, body: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder();
  for (const n of [0, kind]) encoding.writeVarUint(encoder, n);
  encoding.writeVarUint8Array(encoder, body);
  return encoding.toUint8Array(encoder);
}

function update(bytes: number): Uint8Array {
  const doc = new Y.Doc();
  doc.getArray('log').push([sealed(1)]);
  if (bytes > 0) doc.getArray('log').push(['x'.repeat(bytes)]);
  return Y.encodeStateAsUpdate(doc);
}

/** A description of a data channel with so many certificates; a real one has one. */
function described(certificates: number): string {
  const line = (i: number) =>
    `a=fingerprint:sha-256 ${`${(i % 256).toString(16).padStart(2, '0')}:`.repeat(31)}AB`;
  return [
    ...['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0'],
    ...['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 0.0.0.0', 'a=ice-ufrag:evil'],
    ...['a=ice-pwd:evilevilevilevilevilevil', ...Array.from({length: certificates}, (_, i) => line(i))],
    ...['a=setup:actpass', 'a=mid:0', 'a=sctp-port:5000', ''],
  ].join('\r\n');
}

/** Thousands of structures that cost little to write. */
function structures(count: number): Uint8Array {
  const encoder = encoding.createEncoder();
  for (const n of [1, count, 99, 0]) encoding.writeVarUint(encoder, n);
  for (let i = 0; i < count; i++) encoding.writeUint8Array(encoder, Uint8Array.of(0, 1));
  encoding.writeVarUint(encoder, 0);
  return encoding.toUint8Array(encoder);
}

interface Kind {
  /** As an honest client could send it, but for its content. */
  legal(to: string, me: string): Uint8Array;
  /** Of the size that froze pages. */
  big(to: string, me: string): Uint8Array;
}

const json = (message: object, padded: object): Kind => ({
  legal: () => control(message),
  big: () => control(padded),
});
const table = (message: object, padded: object = {...message, pad: BIG}): Kind => ({
  legal: () => app(message),
  big: () => app(padded),
});

export const KINDS: {readonly [name: string]: Kind} = {
  'sync step 1': {legal: () => sync(0, Uint8Array.of(0)), big: () => sync(0, new Uint8Array(BIG.length))},
  'sync step 2': {legal: () => sync(1, update(0)), big: () => sync(1, structures(1_100_000))},
  'sync update': {legal: () => sync(2, update(0)), big: () => sync(2, update(BIG.length))},
  awareness: {legal: () => Uint8Array.of(1, 1, 0), big: () => new Uint8Array(BIG.length).fill(1)},
  'awareness query': {legal: () => Uint8Array.of(3), big: () => new Uint8Array(BIG.length).fill(3)},
  'broadcast peers': {legal: () => Uint8Array.of(4, 1), big: () => new Uint8Array(BIG.length).fill(4)},
  hello: json(
    {k: 'hello', v: PROTOCOL, peer: 'a'.repeat(12), key: KEY, nonce: NONCE},
    {k: 'hello', v: PROTOCOL, peer: BIG, key: KEY, nonce: NONCE},
  ),
  peers: {
    legal: () => control({k: 'peers', ids: Array.from({length: 8}, () => randomText(9)), keeper: null}),
    big: () => control({k: 'peers', ids: Array.from({length: 160_000}, () => randomText(9)), keeper: null}),
  },
  call: {
    legal: (to, from) => control({k: 'call', to, from}),
    big: (to, from) => control({k: 'call', to, from, pad: BIG}),
  },
  sig: {
    legal: (to, from) =>
      control({k: 'sig', to, from, link: randomText(9), signal: {type: 'offer', sdp: 'v=0\r\n'}}),
    big: (to, from) => control({k: 'sig', to, from, link: randomText(9), signal: {type: 'offer', sdp: BIG}}),
  },
  'two fingerprints': {
    legal: (to, from) =>
      control({k: 'sig', to, from, link: randomText(9), signal: {type: 'offer', sdp: described(2)}}),
    big: (to, from) =>
      control({k: 'sig', to, from, link: randomText(9), signal: {type: 'offer', sdp: described(20_000)}}),
  },
  board: json(
    {k: 'board', t: 0, n: 9e15, client: 99, signature: SIGNATURE},
    {k: 'board', t: 0, n: 9e15, client: 99, signature: BIG},
  ),
  ping: json({k: 'ping'}, {k: 'ping', pad: BIG}),
  bye: json({k: 'bye', reason: 'replaced'}, {k: 'bye', reason: BIG}),
  remove: json({k: 'remove', key: KEY}, {k: 'remove', key: BIG}),
  lobby: table({
    ...{m: 'lobby', game: 'puerto-rico', options: {}, host: KEY},
    ...{places: [null, null], started: false},
  }),
  sit: table({m: 'sit', place: 1, name: 'Mallory', shape: 'disc', nonce: NONCE}),
  stand: table({m: 'stand'}),
  propose: table({
    ...{m: 'propose', kind: 'action', seat: 1, basis: 1},
    ...{payload: {type: 'pass'}, signature: SIGNATURE},
  }),
  same: table({m: 'same', i: 7}),
  retell: table({m: 'retell'}),
  beat: table({m: 'beat', i: 1, n: 9e9, hash: KEY, digest: KEY, t: 0, floor: 0, hears: 'ok', seen: true}),
  want: table({m: 'want', from: 0}),
  have: table(
    {m: 'have', entries: Array.from({length: 64}, (_, i) => sealed(i + 1))},
    {m: 'have', entries: Array.from({length: 9000}, (_, i) => sealed(i + 1))},
  ),
  fork: table({m: 'fork', entries: [sealed(1), sealed(1)]}),
};

/** Said on the channel of an introduction, before anything is proved. */
const GREETING = 'greeting';

export const attack = {
  kinds: [GREETING, ...Object.keys(KINDS)],
  middle,
  /** Set while a link of ours is up. */
  mesh: null as Mesh | null,
  stop: null as (() => void) | null,
  /** Our peer id. */
  me: '',
  door: null as {readonly address: TableLink; readonly ways: Ways} | null,

  async join(link: string, broker: string): Promise<void> {
    const address = parseInvitation(link);
    if (address.tableId === null) throw new Error('a code');
    const relay = {url: '', username: '', credential: ''};
    const ways = await chooseWays({brokers: [broker], relay}, location.href);
    const yRoom = await YRoom.open({iceServers: []});
    const identity = await createSigner(crypto.getRandomValues(new Uint8Array(32)));
    const self = {...address, peer: randomText(9), identity, profile: null};
    const mesh: Mesh = new Mesh(
      self,
      yRoom,
      {key: null, founder: address.founder},
      {
        changed: () => seeker.changed(),
        linked: () => undefined,
        control: () => undefined,
        yjs: () => undefined,
        strike: () => undefined,
        sentAway: () => undefined,
        renewed: () => undefined,
        heardAgain: () => undefined,
      },
    );
    const seeker: Seeker = new Seeker({
      ...{self, mesh, introducers: introducersOf(ways, new Ice([])), ownNames: () => []},
      trouble: () => undefined,
    });
    await seeker.seek();
    const beat = setInterval(() => mesh.tick(), 1000);
    attack.mesh = mesh;
    attack.door = {address, ways};
    attack.me = self.peer;
    attack.stop = () => {
      clearInterval(beat);
      seeker.close();
      mesh.close('left');
      yRoom.close();
      attack.mesh = null;
    };
  },

  links: () => attack.mesh?.book.links.length ?? 0,

  /**
   * One cell of the matrix: sends for so long, as fast as the links take it or so many a second.
   * @returns after how many milliseconds the last link was cut; null when one still stands
   */
  async run(kind: string, mode: string, ms: number): Promise<number | null> {
    const {mesh, door} = attack;
    if (mesh && door && kind === GREETING)
      return atTheDoor(mode, ms, {...door, other: mesh.book.links[0]?.peer ?? randomText(9)});
    const made = KINDS[kind];
    if (!mesh || !made) throw new Error('not at a table');
    const {me} = attack;
    const raw = (link: (typeof mesh.book.links)[number], bytes: Uint8Array, id: number) => {
      for (const piece of split(bytes, id)) RtcPeer.prototype.send.call(link.connection.peer, piece);
    };
    // Made before the clock starts: a frame of this size takes its maker a while.
    const big = mode === 'big' ? made.big(mesh.book.links[0]?.peer ?? '', me) : null;
    const started = performance.now();
    const rate = mode === 'legal' ? 75 : mode === 'relayed' ? 75 : mode === 'big' ? 4 : 400;
    let cut: number | null = null;
    for (let sent = 0; performance.now() - started < ms; ) {
      const {links} = mesh.book;
      if (links.length === 0) {
        cut ??= performance.now() - started;
        break;
      }
      const due = Math.floor(((performance.now() - started) / 1000) * rate);
      for (; sent < due; sent++)
        for (const [i, link] of links.entries()) {
          const other = links[(i + 1) % links.length]!.peer;
          let bytes = big ?? made.legal(link.peer, me);
          if (mode === 'malformed') bytes = bytes.slice(0, Math.max(1, bytes.length - 1 - (sent % 7)));
          // Over an honest peer to another one, or as if it came from another one.
          if (mode === 'relayed')
            bytes = ['call', 'sig', 'two fingerprints'].includes(kind)
              ? made.legal(other, me)
              : concat(Uint8Array.of(RELAYED), bytes.subarray(1));
          try {
            raw(link, bytes, sent);
            // A second chunked message begins before the first is whole.
            if (mode === 'malformed' && sent % 3 === 0)
              raw(link, Uint8Array.of(CHUNK, 1, 0, 0, 0, 0, 1), sent);
          } catch {
            // the link closes
          }
        }
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    return cut;
  },
};

Object.assign(globalThis, {attack});
