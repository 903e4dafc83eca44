/** A modified client: it has the secret and greets like anyone, then writes what it likes into the shared document. */
import * as Y from 'yjs';
import {randomText} from '../../src/base/random.ts';
import type {TableLink} from '../../src/net/link-text.ts';
import {Mesh} from '../../src/net/mesh.ts';
import {Seeker} from '../../src/net/seeker.ts';
import {peerOf, YRoom} from '../../src/net/y-room.ts';
import type {MemoryBroker} from './net-memory.ts';
import {newSigner} from './net-table.ts';

export interface Attacker {
  readonly doc: Y.Doc;
  readonly id: string;
  readonly mesh: Mesh;
  /** Raw bytes on every link, framed and chunked as usual. */
  sendAll(bytes: Uint8Array): void;
  close(): void;
}

/** @param peer the id under which it greets: its own, or somebody else's */
export async function attacker(
  address: TableLink,
  broker: MemoryBroker,
  peer = randomText(9),
): Promise<Attacker> {
  const yRoom = await YRoom.open([]);
  const doc = new Y.Doc();
  yRoom.use(doc);
  const self = {
    ...address,
    peer,
    keeper: false,
    identity: await newSigner(),
    profile: {name: 'Mallory'},
  };
  const mesh: Mesh = new Mesh(self, yRoom, null, {
    changed: () => seeker.changed(),
    linked: (peer, link) => peer.keeper && yRoom.ask(link.connection),
    control: () => undefined,
    yjs: (_, link, frame) => link.deliver(frame),
    strike: () => undefined,
    replaced: () => undefined,
  });
  const seeker: Seeker = new Seeker({
    self,
    mesh,
    introducer: broker.introducer(),
    trouble: () => undefined,
  });
  await seeker.seek();
  return {
    doc,
    id: self.peer,
    mesh,
    sendAll: bytes => {
      for (const {connection} of mesh.book.links) peerOf(connection).send(bytes);
    },
    close: () => {
      seeker.close();
      mesh.close('left');
      yRoom.close();
    },
  };
}
