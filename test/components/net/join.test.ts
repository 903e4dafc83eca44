import {expect} from 'chai';
import {askAdmission} from '../../../src/net/approach.ts';
import type {Admission} from '../../../src/net/doorway.ts';
import {JoinError} from '../../../src/net/join-error.ts';
import {codeOf, inventTable, slotNames} from '../../../src/net/link-text.ts';
import {ChannelWire} from '../../../src/net/wire.ts';
import {live, NetTable, newSigner, until} from '../../support/net/table.ts';

const codeOfFailure = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'joined',
    error => (error instanceof JoinError ? error.code : String(error)),
  );

describe('joining', () => {
  let table: NetTable;
  beforeEach(() => {
    table = new NetTable();
  });
  afterEach(() => table.close());

  it('goes through reaching, greeting, catching up', async () => {
    await table.open();
    const {joinRoom} = await import('../../../src/net/room.ts');
    const steps: string[] = [];
    table.rooms.push(await joinRoom(await table.options(), step => steps.push(step)));
    expect(steps).to.deep.equal(['reaching', 'greeting', 'catchingUp']);
  });

  it('fails with noBroker when the broker is out of reach', async () => {
    table.broker.up = false;
    expect(await codeOfFailure(table.join())).to.equal('noBroker');
  });

  it('fails with noTable when nobody keeps it', async () => {
    expect(await codeOfFailure(table.join())).to.equal('noTable');
  });

  it('fails with noTable for a wrong secret: the names at the broker are not even known', async () => {
    await table.open({profile: {name: 'Keeper of secrets'}});
    const {secret} = inventTable();
    expect(await codeOfFailure(table.join({secret}))).to.equal('noTable');
    expect(table.broker.said).to.deep.equal([]);
  });

  it('fails with refused for a device that knows the names and not the secret; neither side learns the other’s name', async () => {
    await table.open({profile: {name: 'Keeper of secrets'}});
    const {secret} = inventTable();
    const broker = table.broker.introducer();
    const misled = slotNames({...table.address, secret});
    const real = slotNames(table.address);
    const introducer = {
      ...broker,
      dialler: async () => {
        const dialler = await broker.dialler();
        return {...dialler, dial: (name: string) => dialler.dial(real[misled.indexOf(name)] ?? '')};
      },
    };
    const attempt = table.join({secret, introducers: [introducer], profile: {name: 'Stranger at the door'}});
    expect(await codeOfFailure(attempt)).to.equal('refused');
    const said = table.broker.said.join();
    expect(said).to.include('"hello"');
    for (const hidden of ['Keeper of secrets', 'Stranger at the door', secret, table.address.secret])
      expect(said).not.to.include(hidden);
  });

  it('fails with full when eight devices are there', async () => {
    await table.open();
    for (let i = 1; i < 8; i++) await table.join();
    expect(await codeOfFailure(table.join())).to.equal('full');
  });

  it('watchers do not fill the table: seats have their places, and three watch', async () => {
    const host = await table.open();
    const [hers, his] = [await newSigner(), await newSigner()];
    host.reserve({keys: [hers.publicKey, his.publicKey], free: 0, asks: false});
    await table.join({identity: hers});
    for (let i = 0; i < 3; i++) await table.join();
    expect(await codeOfFailure(table.join())).to.equal('full');
    await table.join({identity: his});
    await table.whole();
  });

  it('a device that was sent away stays out, everywhere; the old link lets nobody in any more, the new one does', async () => {
    const host = await table.open();
    const [unwanted, guest] = [await newSigner(), await table.join()];
    const mallory = await table.join({identity: unwanted});
    await table.whole();
    let told = '';
    mallory.on('sentAway', reason => {
      told = reason;
    });
    host.remove(unwanted.publicKey);
    await until(() => told === 'removed', 'it is told');
    await until(() => live(guest).length === 1, 'the guest has no link to it either');
    expect(await codeOfFailure(table.join({identity: unwanted}))).to.equal('refused');
    const {secret} = inventTable();
    let heard = '';
    guest.on('renewed', fresh => {
      heard = fresh;
    });
    await host.renew(secret);
    await until(() => heard === secret, 'the guest hears of the new secret');
    expect(await codeOfFailure(table.join())).to.equal('noTable');
    const newcomer = await table.join({secret});
    await table.whole([host, guest, newcomer]);
  });

  it('if the host wants to be asked, a newcomer with the link waits for a person; somebody who sits or was let in does not', async () => {
    const host = await table.open();
    const early = await newSigner();
    const there = await table.join({identity: early});
    await table.whole();
    const hers = await newSigner();
    host.reserve({keys: [hers.publicKey], free: 1, asks: true});
    await table.join({identity: hers});
    const admissions: Admission[] = [];
    host.on('admission', admission => admissions.push(admission));
    const steps: string[] = [];
    const knock = async (answer: 'admit' | 'refuse', identity = newSigner()) => {
      const {joinRoom} = await import('../../../src/net/room.ts');
      const options = await table.options({identity: await identity, profile: {name: 'Réka'}});
      const joining = joinRoom(options, step => steps.push(step));
      const code = codeOfFailure(joining);
      await until(() => admissions.length > 0, 'a person is asked');
      expect(admissions[0]!.profile).to.deep.equal({name: 'Réka'});
      admissions.shift()![answer]();
      const told = await code;
      if (told === 'joined') table.rooms.push(await joining);
      return told;
    };
    expect(await knock('refuse')).to.equal('refused');
    expect(steps).to.deep.equal(['reaching', 'greeting', 'knocking']);
    const watcher = newSigner();
    expect(await knock('admit', watcher)).to.equal('joined');
    expect(steps.slice(3)).to.deep.equal(['reaching', 'greeting', 'knocking', 'catchingUp']);
    await table.join({identity: await watcher});
    there.close();
    await table.join({identity: early});
    expect(admissions).to.deep.equal([]);
  });

  it('fails with otherVersion at a host of another protocol', async () => {
    await table.broker.introducer().hold(slotNames(table.address)[0]!, channel => {
      channel.send(JSON.stringify({k: 'hello', v: 99, fields: 'of tomorrow'}));
    });
    expect(await codeOfFailure(table.join())).to.equal('otherVersion');
  });

  it('fails within the time limit when somebody holds the slots and says nothing', async () => {
    for (const name of slotNames(table.address)) table.broker.squat(name);
    expect(await codeOfFailure(table.join())).to.equal('noTable');
  });

  it('fails with noPath when no connection comes about', async () => {
    await table.open();
    const real = RTCPeerConnection.prototype.addIceCandidate;
    RTCPeerConnection.prototype.addIceCandidate = async () => undefined;
    try {
      expect(await codeOfFailure(table.join())).to.equal('noPath');
    } finally {
      RTCPeerConnection.prototype.addIceCandidate = real;
    }
  });

  it('finds the host behind slots that dead pages hold', async () => {
    const [dead, frozen] = slotNames(table.address);
    table.broker.squat(dead!);
    table.broker.squat(frozen!);
    await table.open();
    await table.join();
    await table.whole();
  });

  it('survives nonsense at the door', async () => {
    await table.open();
    const dialler = await table.broker.introducer().dialler();
    const [slot = ''] = slotNames(table.address);
    for (const text of [
      '',
      '{}',
      'null',
      '[',
      '"hello"',
      '{"k":"hello"}',
      '{"k":"sig"}',
      'x'.repeat(100_000),
    ]) {
      const channel = await dialler.dial(slot);
      const wire = new ChannelWire(channel);
      channel.send(text);
      wire.next().catch(() => undefined);
    }
    await table.join();
    await table.whole();
  });
});

describe('joining by the spoken code', () => {
  let table: NetTable;
  let requests: Admission[];
  beforeEach(async () => {
    table = new NetTable();
    requests = [];
    const host = await table.open();
    host.on('admission', request => requests.push(request));
  });
  afterEach(() => table.close());

  const ask = () =>
    askAdmission([table.broker.introducer()], codeOf(table.address.tableId), {name: 'Newcomer'});

  it('hands over the address when the host’s person says yes', async () => {
    const answer = ask();
    await until(() => requests.length === 1, 'the request');
    expect(requests[0]?.profile).to.deep.equal({name: 'Newcomer'});
    requests[0]?.admit();
    const address = await answer;
    expect(address).to.deep.equal(table.address);
    await table.join(address);
    await table.whole();
  });

  it('fails with refused when the person says no', async () => {
    const answer = codeOfFailure(ask());
    await until(() => requests.length === 1, 'the request');
    requests[0]?.refuse();
    expect(await answer).to.equal('refused');
  });

  it('fails with refused, at once, when the host leaves the table meanwhile', async () => {
    const answer = codeOfFailure(ask());
    await until(() => requests.length === 1, 'the request');
    table.rooms[0]?.close();
    expect(await answer).to.equal('refused');
  });

  it('fails with noTable when the code is of no table', async () => {
    expect(await codeOfFailure(askAdmission([table.broker.introducer()], 'ABCDEF', {}))).to.equal('noTable');
  });
});
