import {expect} from 'chai';
import type {Signer} from '../../../src/log/sign.ts';
import type {Room} from '../../../src/net/room.ts';
import {live, loseNext, NetTable, newSigner, until, watchConnections} from '../../support/net/table.ts';

describe('a mesh of rooms', () => {
  let table: NetTable;
  beforeEach(() => {
    table = new NetTable();
  });
  afterEach(() => table.close());

  for (const size of [2, 3, 5]) {
    it(`links ${size} devices, each with each; all hear messages and entries of the host`, async () => {
      const host = await table.open();
      host.bulletin.push('first');
      for (let i = 1; i < size; i++) await table.join();
      await table.whole();
      host.bulletin.push('second', 'third');
      host.broadcast({hello: 'all'});
      for (const room of table.rooms.slice(1)) {
        await until(() => table.heard(room).length === 3, 'three entries');
        expect(table.heard(room).sort()).to.deep.equal(['first', 'second', 'third']);
        await until(() => table.messages.get(room.me)?.length === 1, 'the message');
      }
      expect(table.strikes).to.deep.equal([]);
    });
  }

  it('tells of each peer its proved key, its profile and who is the host', async () => {
    const [hers, his] = [await newSigner(), await newSigner()];
    const host = await table.open({identity: hers, profile: {name: 'Ada'}});
    const guest = await table.join({identity: his, profile: {name: 'Béla'}});
    await table.whole();
    expect(host.peers[0]).to.include({key: his.publicKey, host: false, state: 'live'});
    expect(host.peers[0]?.profile).to.deep.equal({name: 'Béla'});
    expect(guest.peers[0]).to.include({key: hers.publicKey, host: true, state: 'live'});
    expect(guest.hostKey).to.equal(hers.publicKey);
  });

  it('carries messages between guests, and large ones in one piece', async () => {
    await table.open();
    const [one, two] = [await table.join(), await table.join()];
    await table.whole();
    const large = {entries: Array.from({length: 64}, (_, i) => `${i} ${'x'.repeat(4000)}`)};
    one.send(two.me, large);
    await until(() => table.messages.get(two.me)?.length === 1, 'the large message');
    expect(table.messages.get(two.me)).to.deep.equal([{from: one.me, message: large}]);
  });

  it('brings a board of 1.5 MB to a newcomer', async () => {
    const host = await table.open();
    const entries = Array.from({length: 1500}, (_, i) => `${i} ${'y'.repeat(1000)}`);
    await host.bulletin.reset(entries);
    const guest = await table.join();
    await until(() => table.heard(guest).length === 1500, 'all entries');
    expect(table.heard(guest)).to.deep.equal(entries);
    expect(table.strikes).to.deep.equal([]);
  });

  it('goes on with a new board when one is full, and guests hear every entry', async () => {
    const host = await table.open();
    const guest = await table.join();
    const entries = Array.from({length: 50}, (_, i) => `${i} ${'z'.repeat(60_000)}`);
    for (const entry of entries) host.bulletin.push(entry);
    await until(() => table.heard(guest).length === 50, 'all entries');
    expect(guest.bulletin.entries.length).to.be.lessThan(50);
    expect(table.strikes).to.deep.equal([]);
  });

  it('stays under its own rate limits when the host pushes 1,000 entries one by one', async () => {
    const host = await table.open();
    const guests = [await table.join(), await table.join(), await table.join()];
    await table.whole();
    for (let i = 0; i < 1000; i++) {
      host.bulletin.push(`entry ${i}`);
      // Many changes of the board, not one: nobody runs far ahead of the last guest.
      if (i % 20 === 0)
        await until(() => guests.every(guest => table.heard(guest).length > i - 100), 'the guests to follow');
    }
    for (const guest of guests) await until(() => table.heard(guest).length === 1000, 'all entries');
    expect(table.strikes).to.deep.equal([]);
  });
});

describe('coming back', () => {
  let table: NetTable;
  beforeEach(() => {
    table = new NetTable();
  });
  afterEach(() => table.close());

  it('a guest whose page was loaded anew takes the place of its old self everywhere', async () => {
    const host = await table.open();
    const other = await table.join();
    const identity = await newSigner();
    const before = await table.join({identity});
    await table.whole();
    before.close('reload');
    const after = await table.join({identity});
    await table.whole([host, other, after]);
    for (const room of [host, other]) {
      const same = room.peers.filter(peer => peer.key === identity.publicKey);
      expect(same.map(peer => peer.id)).to.deep.equal([after.me]);
    }
  });

  it('a second page with the same identity ends the first, which is told', async () => {
    await table.open();
    const identity = await newSigner();
    const before = await table.join({identity});
    let told = false;
    before.on('sentAway', () => {
      told = true;
    });
    await table.join({identity});
    await until(() => told, 'the first page is told');
  });

  it('a first page that is not reached is told when it comes back, and the second stays', async () => {
    const host = await table.open();
    const identity = await newSigner();
    const before = await table.join({identity});
    await table.whole();
    let told = 0;
    before.on('sentAway', () => told++);
    const {lost, restore} = loseNext('"replaced"');
    try {
      const after = await table.join({identity});
      let isSentAway = false;
      after.on('sentAway', () => {
        isSentAway = true;
      });
      await until(() => told > 0 || isSentAway, 'one of the two pages is told');
      expect(lost()).to.equal(1);
      expect({told, isSentAway}).to.deep.equal({told: 1, isSentAway: false});
      await table.whole([host, after]);
      const same = host.peers.filter(peer => peer.key === identity.publicKey);
      expect(same.map(peer => peer.id)).to.deep.equal([after.me]);
    } finally {
      restore();
    }
  });

  it('guests find a host that comes back, by themselves, and its new board', async () => {
    const identity = await newSigner();
    const before = await table.open({identity});
    before.bulletin.push('one', 'two');
    const guests = [await table.join(), await table.join()];
    await table.whole();
    for (const guest of guests) await until(() => table.heard(guest).length === 2, 'two entries');
    before.close('reload');
    const after = await table.open({identity});
    await after.bulletin.reset(['one', 'two', 'three']);
    for (const guest of guests) {
      await until(() => live(guest).includes(after.me), 'a link to the new page of the host');
      await until(() => guest.bulletin.entries.length === 3, 'the new board');
      expect(guest.bulletin.entries).to.deep.equal(['one', 'two', 'three']);
      expect(guest.peers.filter(peer => peer.host)).to.have.length(1);
    }
    after.bulletin.push('four');
    for (const guest of guests) await until(() => table.heard(guest).includes('four'), 'a later entry');
    expect(table.strikes).to.deep.equal([]);
  });

  it('the table goes on without a broker, and takes newcomers again when it is back', async () => {
    const host = await table.open();
    const guest = await table.join();
    await table.whole();
    const troubles: (string | null)[] = [];
    host.on('trouble', code => troubles.push(code));
    table.broker.fall();
    await until(() => troubles.includes('noBroker'), 'the host is told');
    host.bulletin.push('still');
    await until(() => table.heard(guest).includes('still'), 'the entry');
    table.broker.up = true;
    host.redial();
    await until(() => table.broker.names.length === 2, 'the names are held again');
    await table.join();
    await table.whole();
    expect(troubles.at(-1)).to.equal(null);
  });

  it('a page that was about to be left, but stays, stays linked', async () => {
    const host = await table.open();
    const guest = await table.join();
    await table.whole();
    window.dispatchEvent(new Event('beforeunload'));
    host.bulletin.push('still here');
    await until(() => table.heard(guest).includes('still here'), 'the entry');
    expect(live(host)).to.deep.equal([guest.me]);
  });

  it('a broken pair is linked again through a third device', async () => {
    await table.open();
    await table.join();
    const {made, restore} = watchConnections();
    try {
      await table.join();
      await table.whole();
      // An end of a link of the newcomer.
      made.at(-1)?.close();
      await until(() => table.rooms.some(room => live(room).length < 2), 'the break');
      await table.whole();
    } finally {
      restore();
    }
  });

  it('with the host gone for good, guests stay linked, and one that loads its page anew finds the others', async () => {
    const host = await table.open();
    const [hers, his] = [await newSigner(), await newSigner()];
    const [one, two] = [await table.join({identity: hers}), await table.join({identity: his})];
    const hostKey = host.peers.length > 0 ? (one.hostKey ?? '') : '';
    await table.whole();
    host.close();
    const again = async (room: Room, identity: Signer) => {
      room.close('reload');
      return table.comeBack({identity, hostKey});
    };
    const after = await again(two, his);
    await until(() => live(after).includes(one.me), 'the one that stayed');
    // Both at once, so that nobody holds a door.
    const both = await Promise.all([again(one, hers), again(after, his)]);
    await until(() => live(both[0]).includes(both[1].me), 'each other');
    both[0].broadcast('still here');
    await until(() => table.messages.get(both[1].me)?.length === 1, 'the message');
    // The host is found again, too, though it comes by another door.
    expect(table.broker.names.length).to.be.greaterThan(0);
  });

  it('a host that comes back finds at once the guests that stayed', async () => {
    const identity = await newSigner();
    const host = await table.open({identity});
    const guests = [await table.join(), await table.join()];
    await table.whole();
    host.close();
    await until(() => table.broker.names.length === 2, 'doors of the guests');
    const back = await table.open({identity});
    await table.whole([back, ...guests]);
    await until(() => table.broker.names.length === 2, 'only the host’s slot and code are held');
  });
});
