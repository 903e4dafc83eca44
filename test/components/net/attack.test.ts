import {expect} from 'chai';
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import {randomText} from '../../../src/base/random.ts';
import {Doorway} from '../../../src/net/doorway.ts';
import {controlFrame} from '../../../src/net/frames.ts';
import {LIMITS} from '../../../src/net/limits.ts';
import {founderOf, inventTable} from '../../../src/net/link-text.ts';
import {type Attacker, attacker} from '../../support/net/attacker.ts';
import {MemoryBroker} from '../../support/net/memory.ts';
import {live, NetTable, until, watchConnections} from '../../support/net/table.ts';

describe('a modified client at the table', () => {
  let table: NetTable;
  let mallory: Attacker;
  beforeEach(async () => {
    table = new NetTable();
    const host = await table.open();
    host.bulletin.push('one', 'two', 'three');
    await table.join();
    await table.join();
    await table.whole();
    mallory = await attacker(table.address, table.broker);
    await until(() => mallory.mesh.book.links.length === 3, 'its links');
    await until(() => mallory.doc.getArray('log').length === 3, 'it sees the board');
    await until(() => table.rooms.every(room => room.bulletin.entries.length === 3), 'everybody does');
  });
  afterEach(() => {
    mallory.close();
    table.close();
  });

  const bulletins = () => table.rooms.map(room => room.bulletin.entries);
  const three = ['one', 'two', 'three'];

  async function goesOn(): Promise<void> {
    table.rooms[0]?.bulletin.push('four');
    for (const guest of table.rooms.slice(1))
      await until(() => guest.bulletin.entries.length === 4, 'a later entry');
    for (const board of bulletins()) expect(board).to.deep.equal([...three, 'four']);
  }

  it('deletes entries in the shared document: nobody’s board changes, later entries arrive', async () => {
    mallory.doc.getArray('log').delete(0, 2);
    await until(
      () => table.strikes.filter(code => code === 'net/foreign-writer').length === 3,
      'three refusals',
    );
    for (const board of bulletins()) expect(board).to.deep.equal(three);
    await goesOn();
  });

  it('inserts entries of its own: nobody’s board changes', async () => {
    mallory.doc.getArray('log').insert(0, ['forged']);
    await goesOn();
  });

  it('writes under the host’s Yjs client: nobody’s board changes, and the bulletins stay alike', async () => {
    const forged = new Y.Doc();
    Y.applyUpdate(forged, Y.encodeStateAsUpdate(mallory.doc));
    const [hostClient = 0] = [...forged.store.clients.keys()];
    forged.clientID = hostClient;
    const before = Y.encodeStateVector(forged);
    forged.getArray('log').push(['forged']);
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, 0);
    encoding.writeVarUint(encoder, 2);
    encoding.writeVarUint8Array(encoder, Y.encodeStateAsUpdate(forged, before));
    mallory.sendAll(encoding.toUint8Array(encoder));
    await until(() => table.strikes.includes('net/foreign-writer'), 'the host’s refusal');
    await goesOn();
  });

  it('loses its links after three bad messages, and is kept out for a while', async () => {
    for (let i = 0; i < 3; i++) mallory.sendAll(Uint8Array.of(250));
    await until(
      () =>
        table.rooms.every(room => !room.peers.some(peer => peer.id === mallory.id && peer.state === 'live')),
      'no links to it',
    );
    await goesOn();
  });

  it('floods: its links go, the table goes on', async () => {
    const ping = controlFrame({k: 'ping'});
    for (let i = 0; i < 2 * LIMITS.burst; i++) mallory.sendAll(ping);
    await until(() => table.strikes.includes('net/too-many'), 'the refusal');
    await goesOn();
  });

  it('claims to be the host: it is a guest to everybody, also to a newcomer that meets nobody else first', async () => {
    const {id, self, mesh} = mallory;
    const {publicKey} = self.identity;
    const honest = {linked: mesh.peersMessage.bind(mesh), introduced: mesh.introduction.bind(mesh)};
    mesh.peersMessage = () => ({...honest.linked(), keeper: publicKey});
    mesh.introduction = (...to) => ({...honest.introduced(...to), keeper: publicKey});
    for (const link of mesh.book.links) link.send(mesh.peersMessage());
    const door = new MemoryBroker();
    const doorway = new Doorway({
      self,
      mesh,
      introducers: [door.introducer()],
      admission: null,
      reachable: () => undefined,
    });
    await doorway.open();
    try {
      await table.join({introducers: [door.introducer()]});
      table.rooms[0]!.bulletin.push('four');
      for (const room of table.rooms) {
        await until(() => room.bulletin.entries.length === 4, 'the true host’s board');
        await until(() => room.peers.some(peer => peer.id === id), 'it is known');
        expect(founderOf(room.hostKey!)).to.equal(table.address.founder);
        expect(room.peers.find(peer => peer.id === id)?.host).to.equal(false);
      }
    } finally {
      doorway.close();
    }
  });

  it('greets under the name of another guest: refused, and nothing is taken for that guest’s', async () => {
    const [host, victim] = table.rooms;
    const code = await attacker(table.address, table.broker, victim?.me).then(
      () => 'joined',
      error => String(error),
    );
    expect(code).to.include('join/refused');
    expect(host?.peers.filter(peer => peer.id === victim?.me).map(peer => peer.state)).to.deep.equal([
      'live',
    ]);
  });

  it('sends the others away: nobody goes', async () => {
    let gone = 0;
    for (const room of table.rooms) room.on('sentAway', () => gone++);
    for (const link of mallory.mesh.book.links) link.send({k: 'bye', reason: 'replaced'});
    await goesOn();
    expect(gone).to.equal(0);
  });

  it('is sent away, and clings to its links: it does not hear of the new link', async () => {
    const [host, guest] = table.rooms;
    const known = host!.peers.find(peer => peer.id === mallory.id);
    for (const link of mallory.mesh.book.links) link.close = () => undefined;
    let heard = '';
    guest!.on('renewed', fresh => {
      heard = fresh;
    });
    const {secret} = inventTable();
    // One act of the host's person: whoever only watches goes, and the link is another.
    host!.remove(known!.key);
    await host!.renew(secret);
    await until(() => heard === secret, 'the guest hears of the new secret');
    await until(() => table.rooms.every(room => !live(room).includes(mallory.id)), 'no links to it');
    expect(mallory.secrets).to.deep.equal([]);
    await goesOn();
  });

  it('brings a friend past a host that asks first: nobody takes a link of hers', async () => {
    const [host] = table.rooms;
    let asked = 0;
    host!.on('admission', () => asked++);
    // As the table tells all of its devices.
    for (const room of table.rooms) room.reserve({keys: [], free: 1, asks: true});
    const door = new MemoryBroker();
    const {self, mesh} = mallory;
    const doorway = new Doorway({
      self,
      mesh,
      introducers: [door.introducer()],
      admission: null,
      reachable: () => undefined,
    });
    await doorway.open();
    const friend = await attacker(table.address, door);
    try {
      await until(() => friend.mesh.book.links.length > 0, 'she has a link to who brought her');
      await until(() => friend.refused.size === table.rooms.length, 'and is refused by all the others');
      for (const room of table.rooms) expect(live(room)).not.to.include(friend.id);
      expect(friend.doc.getArray('log').length).to.equal(0);
      // Somebody who sits could have given her the seat as well.
      for (const room of table.rooms) room.reserve({keys: [self.identity.publicKey], free: 1, asks: true});
      await until(() => table.rooms.every(room => live(room).includes(friend.id)), 'now she is there');
      expect(asked).to.equal(0);
    } finally {
      friend.close();
      doorway.close();
    }
  });

  it('sends a description with two certificates: struck, and no connection is begun', async () => {
    const {made, restore} = watchConnections();
    try {
      const line = `a=fingerprint:sha-256 ${'AB:'.repeat(31)}AB\r\n`;
      for (const {link, id} of mallory.mesh.book.linked) {
        const signal = {type: 'offer' as const, sdp: `v=0\r\n${line}${line}`};
        link?.send({k: 'sig', to: id, from: mallory.id, link: randomText(9), signal});
      }
      const struck = () => table.strikes.filter(code => code === 'net/bad-description').length;
      await until(() => struck() === 3, 'three refusals');
      expect(made).to.deep.equal([]);
      await goesOn();
    } finally {
      restore();
    }
  });

  it('names peers that do not exist, without end: a newcomer gets its links to everybody all the same', async () => {
    const flood = () => {
      const ids = Array.from({length: 8}, () => `${randomText(8)}_`);
      for (const link of mallory.mesh.book.links) link.send({k: 'peers', ids, keeper: null});
    };
    for (let i = 0; i < 20; i++) flood();
    const more = setInterval(flood, 50);
    try {
      await table.join();
      const ids = table.rooms.map(({me}) => me);
      await until(
        () => table.rooms.every(room => [room.me, ...live(room)].filter(id => ids.includes(id)).length === 4),
        'all honest ones linked with each other',
      );
    } finally {
      clearInterval(more);
    }
    await goesOn();
  });

  it('names peers that do not exist: few connections are tried, and soon they are forgotten', async () => {
    const {made, restore} = watchConnections();
    try {
      for (let i = 0; i < 20; i++)
        for (const link of mallory.mesh.book.links)
          link.send({k: 'peers', ids: Array.from({length: 8}, () => `${randomText(8)}_`), keeper: null});
      await goesOn();
      expect(made.length).to.be.lessThan(3 * 17);
    } finally {
      restore();
    }
  });
});
