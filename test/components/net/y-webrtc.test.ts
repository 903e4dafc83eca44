import {expect} from 'chai';
import * as yWebrtc from 'y-webrtc';
import * as Y from 'yjs';
import type {Signal} from '../../../src/net/messages.ts';
import {peerOf, YRoom} from '../../../src/net/y-room.ts';
import {until} from '../../support/net/table.ts';

/** We lean on more of y-webrtc than it promises: a new version that changes any of this must be noticed here. */
describe('y-webrtc, as we know it', () => {
  const rooms: YRoom[] = [];
  afterEach(() => {
    for (const room of rooms.splice(0)) room.close();
  });

  async function open(): Promise<YRoom> {
    const room = await YRoom.open({iceServers: []});
    rooms.push(room);
    return room;
  }

  it('exports its provider and its connections, and makes its room once the key is there', async () => {
    expect(yWebrtc).to.include.keys('WebrtcProvider', 'WebrtcConn', 'Room');
    const doc = new Y.Doc();
    const provider = new yWebrtc.WebrtcProvider('roadstead/contract', doc, {signaling: []});
    await provider.key;
    expect(provider.room?.webrtcConns).to.be.instanceOf(Map);
    expect(provider.room?.doc).to.equal(doc);
    expect(provider.room?._docUpdateHandler).to.be.a('function');
    provider.destroy();
  });

  it('listens for data exactly once, and signals through what it was given', async () => {
    const room = await open();
    const signals: Signal[] = [];
    const connection = room.connect('a link', true, signal => signals.push(signal));
    expect(peerOf(connection).listeners('data')).to.have.length(1);
    await until(() => signals.length > 0, 'an offer');
    expect(signals[0]?.type).to.equal('offer');
    connection.destroy();
  });

  it('sends sync messages through `send` as it is at that moment: step 1 on connecting, answers, each change', async () => {
    const [near, far] = [await open(), await open()];
    const doc = new Y.Doc();
    near.use(doc);
    const one = near.connect('one', true, signal => peerOf(two).signal(signal));
    const two = far.connect('two', false, signal => peerOf(one).signal(signal));
    const sent: string[] = [];
    peerOf(one).send = bytes => void sent.push(`${bytes[0]} ${bytes[1]}`);
    await until(() => sent.length === 2, 'step 1, and the answer to that of the other side');
    near.add(one);
    doc.getArray('log').push(['entry']);
    near.remove(one);
    doc.getArray('log').push(['not sent']);
    expect(sent).to.deep.equal(['0 0', '0 1', '0 2']);
    one.destroy();
    two.destroy();
  });

  it('closes one connection without another of the same peer', async () => {
    const room = await open();
    const [old, fresh] = [
      room.connect('old', true, () => undefined),
      room.connect('new', true, () => undefined),
    ];
    room.add(old);
    room.add(fresh);
    let closed = false;
    peerOf(old).on('close', () => {
      closed = true;
    });
    old.destroy();
    await until(() => closed, 'the end of the old one');
    expect(peerOf(fresh)._pc.connectionState).not.to.equal('closed');
    fresh.destroy();
  });
});
