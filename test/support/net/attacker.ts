/** A modified client: it has the secret and greets like anyone, then writes what it likes into the shared document. */
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import {randomText} from '../../../src/base/random.ts';
import {split} from '../../../src/net/frames.ts';
import type {Self} from '../../../src/net/hello.ts';
import type {TableLink} from '../../../src/net/link-text.ts';
import {Mesh} from '../../../src/net/mesh.ts';
import RtcPeer from '../../../src/net/rtc-peer.ts';
import {Seeker} from '../../../src/net/seeker.ts';
import {YRoom} from '../../../src/net/y-room.ts';
import type {MemoryBroker} from './memory.ts';
import {newSigner} from './table.ts';

export interface Attacker {
  readonly doc: Y.Doc;
  readonly id: string;
  readonly self: Self;
  readonly mesh: Mesh;
  /** New secrets of the link that it was told. */
  readonly secrets: readonly string[];
  /** Who refused a link after its greeting. */
  readonly refused: ReadonlySet<string>;
  /** Raw bytes on every link, chunked as usual, past all that an honest client does to what it sends. */
  sendAll(bytes: Uint8Array): void;
  close(): void;
}

/** @param peer the id under which it greets: its own, or somebody else's */
export async function attacker(
  address: TableLink,
  broker: MemoryBroker,
  peer = randomText(9),
): Promise<Attacker> {
  const yRoom = await YRoom.open({iceServers: []});
  const doc = new Y.Doc();
  yRoom.use(doc);
  const self = {
    ...address,
    peer,
    identity: await newSigner(),
    profile: {name: 'Mallory'},
  };
  const secrets: string[] = [];
  const refused = new Set<string>();
  const mesh: Mesh = new Mesh(
    self,
    yRoom,
    {key: null, founder: address.founder},
    {
      changed: () => seeker.changed(),
      linked: () => undefined,
      // What the board is called is of no matter; that there is one is.
      control: (_, link, message) => {
        if (message.k === 'refuse') refused.add(link.peer);
        if (message.k === 'board') yRoom.ask(link.connection);
      },
      yjs: (_, link, frame) => link.deliver(frame),
      strike: () => undefined,
      sentAway: () => undefined,
      renewed: secret => secrets.push(secret),
      heardAgain: () => undefined,
    },
  );
  const seeker: Seeker = new Seeker({
    self,
    mesh,
    introducers: [broker.introducer()],
    ownNames: () => [],
    trouble: () => undefined,
  });
  await seeker.seek();
  const sendAll = (bytes: Uint8Array) => {
    for (const {connection} of mesh.book.links)
      for (const piece of split(bytes, 7)) RtcPeer.prototype.send.call(connection.peer, piece);
  };
  // What y-webrtc does in a plain client: whatever is changed here goes to everybody.
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== null) return;
    const encoder = encoding.createEncoder();
    for (const n of [0, 2]) encoding.writeVarUint(encoder, n);
    encoding.writeVarUint8Array(encoder, update);
    sendAll(encoding.toUint8Array(encoder));
  });
  return {
    doc,
    id: self.peer,
    self,
    mesh,
    secrets,
    refused,
    sendAll,
    close: () => {
      seeker.close();
      mesh.close('left');
      yRoom.close();
    },
  };
}
