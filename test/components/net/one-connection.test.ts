/** The connection of an introduction becomes the link to whom it led, where both sides know how. */
import {expect} from 'chai';
import type {Admission} from '../../../src/net/doorway.ts';
import type {Self} from '../../../src/net/hello.ts';
import {inventTable} from '../../../src/net/link-text.ts';
import {Mesh} from '../../../src/net/mesh.ts';
import {joinRoom} from '../../../src/net/room.ts';
import {YRoom} from '../../../src/net/y-room.ts';
import {RealBroker, realPair} from '../../support/net/real-channel.ts';
import {NetTable, newSigner, until, watchConnections} from '../../support/net/table.ts';

describe('the connection of an introduction', () => {
  let table: NetTable;
  let closes: (() => void)[];
  let made: RTCPeerConnection[];
  beforeEach(() => {
    table = new NetTable();
    const {restore, ...watched} = watchConnections();
    closes = [restore];
    ({made} = watched);
  });
  afterEach(() => {
    table.close();
    for (const close of closes) close();
  });

  const standing = () => made.filter(({connectionState}) => connectionState === 'connected').length;

  it('becomes the link: no other is made, and board and messages go both ways', async () => {
    const introducers = [new RealBroker().introducer()];
    const host = await table.open({introducers});
    await host.bulletin.reset(Array.from({length: 1500}, (_, i) => `${i} ${'y'.repeat(1000)}`));
    const guest = await table.join({introducers});
    await table.whole();
    expect(made.length).to.equal(2);
    await until(() => table.heard(guest).length === 1500, 'all entries');
    guest.broadcast('from the guest');
    host.broadcast('from the host');
    for (const room of [host, guest])
      await until(() => table.messages.get(room.me)!.length === 1, 'a message');
    expect(table.strikes).to.deep.equal([]);
  });

  it('carries what is said for the links to the others, who are linked as ever', async () => {
    const introducers = [new RealBroker().introducer()];
    await table.open({introducers});
    await table.join({introducers});
    await table.join({introducers});
    await table.whole();
    expect(standing()).to.equal(2 * 3);
    expect(table.strikes).to.deep.equal([]);
  });

  it('stands when the introduction is over, and the dialler gone', async () => {
    const broker = new RealBroker();
    const introducers = [broker.introducer()];
    const host = await table.open({introducers});
    const guest = await table.join({introducers});
    await until(() => broker.diallers === 0, 'the end of the dialler');
    host.broadcast('still there');
    await until(() => table.messages.get(guest.me)!.length === 1, 'the message');
    expect(standing()).to.equal(2);
  });

  it('ends when the link stands, which is made beside it, where only who dials knows better', async () => {
    const introducers = [new RealBroker('who dials').introducer()];
    await table.open({introducers});
    await table.join({introducers});
    await table.whole();
    expect(made.length).to.equal(4);
    await until(() => standing() === 2, 'the end of the introduction');
    expect(table.strikes).to.deep.equal([]);
  });

  it('of a device that comes back on a new page becomes the link, and the old page is told', async () => {
    const introducers = [new RealBroker().introducer()];
    const host = await table.open({introducers});
    const identity = await newSigner();
    const before = await table.join({introducers, identity});
    let told = '';
    before.on('sentAway', reason => {
      told = reason;
    });
    const after = await table.join({introducers, identity});
    await until(() => told === 'replaced', 'the old page is told');
    await table.whole([host, after]);
    await until(() => standing() === 2, 'the end of the old connection');
  });

  it('does not become the link of one whose link was renewed while a person was asked about it', async () => {
    const introducers = [new RealBroker().introducer()];
    const host = await table.open({introducers});
    host.reserve({keys: [], free: 1, asks: true});
    const admissions: Admission[] = [];
    host.on('admission', admission => admissions.push(admission));
    const joining = joinRoom(await table.options({introducers})).then(
      () => 'joined',
      error => String(error),
    );
    await until(() => admissions.length > 0, 'a person is asked');
    await host.renew(inventTable().secret);
    admissions[0]!.admit();
    expect(await joining).to.include('join/noPath');
    expect(host.peers.filter(({state}) => state === 'live')).to.deep.equal([]);
  });

  it('that two have dialled at the same moment, each the other’s: one stays, the same for both', async () => {
    const address = inventTable();
    const devices = await Promise.all(
      ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map(async peer => {
        const self: Self = {...address, peer, identity: await newSigner(), profile: null};
        const yRoom = await YRoom.open({iceServers: []});
        const nothing = () => undefined;
        const mesh = new Mesh(
          self,
          yRoom,
          {key: null, founder: address.founder},
          {
            ...{changed: nothing, linked: nothing, heardAgain: nothing, control: nothing, yjs: nothing},
            ...{strike: nothing, sentAway: nothing, renewed: nothing},
          },
        );
        closes.push(() => {
          mesh.close('left');
          yRoom.close();
        });
        return {mesh, who: {peer, key: self.identity.publicKey, profile: null}};
      }),
    );
    const [less, more] = devices as [(typeof devices)[0], (typeof devices)[0]];
    const [ofLess, ofMore] = [await realPair(), await realPair()];
    // Their channels are open before the browser says so of the connections.
    await until(() => standing() === 4, 'both connections');
    less.mesh.keep(more.who, ofMore[1].leave!, false);
    more.mesh.keep(less.who, ofLess[1].leave!, false);
    const linked = ({mesh}: typeof less) => mesh.book.linked.length === 1;
    await until(() => linked(less) && linked(more), 'each keeps what the other dialled');
    less.mesh.keep(more.who, ofLess[0].leave!, true);
    more.mesh.keep(less.who, ofMore[0].leave!, true);
    await until(() => standing() === 2, 'the end of one of the two');
    expect(linked(less) && linked(more)).to.equal(true);
    for (const {connection} of devices.map(({mesh}) => mesh.book.links[0]!))
      expect((connection as unknown as {peer: {_pc: RTCPeerConnection}}).peer._pc.connectionState).to.equal(
        'connected',
      );
  });
});
