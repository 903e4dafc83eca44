/** The net between separate browser profiles: the real page server, its broker, PeerJS, WebRTC. */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {codeOf} from '../../src/net/link-text.ts';
import {type Device, type Playground, playground} from '../support/net/browser.ts';

let place: Playground;
before(async () => {
  place = await playground();
});
after(() => place.close());

const names = (count: number, word = 'entry') => Array.from({length: count}, (_, i) => `${word} ${i}`);

/** A host with so many entries on its board, and guests, all linked. */
async function table(guests: number, entries: readonly string[] = []) {
  const address = place.invent();
  const host = await place.device();
  await host.open(address, entries);
  const devices = [host];
  for (let i = 0; i < guests; i++) {
    const guest = await place.device();
    assert.equal(await guest.join(address), 'joined');
    devices.push(guest);
  }
  await whole(devices);
  return {address, host, guests: devices.slice(1), devices};
}

async function whole(devices: readonly Device[]): Promise<void> {
  for (const device of devices) await device.live(devices.length - 1);
}

async function leave(devices: readonly Device[]): Promise<void> {
  for (const device of devices) {
    assert.deepEqual(await device.strikes(), []);
    await device.page.context().close();
  }
}

test('four profiles, each linked with each, hear all entries and all messages', {
  timeout: 180_000,
}, async () => {
  const {host, guests, devices} = await table(3, names(10));
  assert.equal(await host.page.evaluate(() => isSecureContext), false);
  await host.push(...names(60).slice(10, 20));
  for (let i = 20; i < 60; i++) await host.push(`entry ${i}`);
  for (const device of devices)
    await device.page.evaluate(() => {
      for (let i = 0; i < 50; i++) globalThis.net.broadcast(i);
    });
  for (const guest of guests) {
    await guest.hears(60);
    assert.deepEqual((await guest.entries()).sort(), names(60).sort());
  }
  for (const device of devices)
    await device.page.waitForFunction(() => globalThis.net.messages.length === 150);
  await leave(devices);
});

test('a guest has one connection with whoever introduced it: that of the introduction', {
  timeout: 180_000,
}, async () => {
  const {address, devices} = await table(0, names(5));
  const guest = await place.device();
  await guest.page.evaluate(() => {
    const Real = RTCPeerConnection;
    const connected: RTCPeerConnection[] = [];
    globalThis.RTCPeerConnection = class extends Real {
      constructor(config?: RTCConfiguration) {
        super(config);
        this.addEventListener('connectionstatechange', () => {
          if (this.connectionState === 'connected') connected.push(this);
        });
      }
    };
    Object.assign(globalThis, {connected});
  });
  assert.equal(await guest.join(address), 'joined');
  await whole([...devices, guest]);
  await guest.hears(5);
  const made = () => (globalThis as unknown as {connected: readonly unknown[]}).connected.length;
  assert.equal(await guest.page.evaluate(made), 1);
  await leave([...devices, guest]);
});

test('a guest that loads its page anew is back with everything', {timeout: 180_000}, async () => {
  const {address, guests, devices} = await table(2, names(5));
  const [guest] = guests;
  await guest!.load();
  assert.equal(await guest!.join(address), 'joined');
  await whole(devices);
  await guest!.hears(5);
  await leave(devices);
});

test('a door that closes lets whoever is being introduced finish', {timeout: 180_000}, async () => {
  const device = await place.device();
  assert.equal(await device.page.evaluate(() => globalThis.net.released()), 'something');
  await leave([device]);
});

test('a host that loads its page anew is found by its guests, by themselves', {
  timeout: 180_000,
}, async () => {
  const {address, host, guests, devices} = await table(2, names(5));
  await host.load();
  await host.open(address, names(7));
  await whole(devices);
  for (const guest of guests) await guest.hears(7);
  await host.push('entry 7');
  for (const guest of guests) await guest.hears(8);
  await leave(devices);
});

test('a guest whose network goes away is missed, and comes back by itself with what it missed', {
  timeout: 180_000,
}, async () => {
  const {host, guests, devices} = await table(2, names(2));
  const [lost, other] = guests;
  await lost!.network(false);
  // Unsteady is a state of a few seconds: all look at once.
  const all = (state: string) =>
    Promise.all(
      [host, other!].map(device =>
        device.page.waitForFunction(wanted => globalThis.net.states().some(now => now === wanted), state),
      ),
    );
  await all('unsteady');
  await all('lost');
  await lost!.page.waitForFunction(() => globalThis.net.troubles.includes('noBroker'));
  await host.push('entry 2', 'entry 3');
  await other!.hears(4);
  await lost!.network(true);
  await whole(devices);
  await lost!.hears(4);
  assert.equal(await lost!.page.evaluate(() => globalThis.net.troubles.at(-1)), null);
  await leave(devices);
});

test('a host whose network goes away comes back by itself', {timeout: 180_000}, async () => {
  const {host, guests, devices} = await table(2, names(2));
  await host.network(false);
  for (const guest of guests)
    await guest.page.waitForFunction(() => globalThis.net.states().includes('lost'));
  await host.page.waitForFunction(() => globalThis.net.live() === 0);
  await host.network(true);
  await whole(devices);
  await host.push('entry 2');
  for (const guest of guests) await guest.hears(3);
  await leave(devices);
});

test('each trouble of joining has its cause', {timeout: 180_000}, async () => {
  const {address, devices} = await table(0);
  const guest = await place.device();
  const cause = (where: Parameters<Device['join']>[0]) => guest.join(where);
  assert.equal(await cause({...address, broker: '127.0.0.1:1'}), 'noBroker');
  assert.equal(await cause(place.invent()), 'noTable');
  assert.equal(await cause({...address, secret: place.invent().secret}), 'noTable', 'not even its names');
  // No path: neither side gets to know where the other is.
  const deaf = (device: Device, on: boolean) =>
    device.page.evaluate(ignore => {
      const proto = RTCPeerConnection.prototype as unknown as Record<'addIceCandidate' | 'heard', unknown>;
      proto.heard ??= proto.addIceCandidate;
      proto.addIceCandidate = ignore ? async () => undefined : proto.heard;
    }, on);
  for (const device of [...devices, guest]) await deaf(device, true);
  assert.equal(await cause(address), 'noPath');
  for (const device of [...devices, guest]) await deaf(device, false);
  assert.equal(await cause(address), 'joined');
  await leave([...devices, guest]);
});

test('a newcomer with the spoken code is let in by the host', {timeout: 180_000}, async () => {
  const {address, host, devices} = await table(0);
  const guest = await place.device();
  const found = await guest.page.evaluate(code => globalThis.net.ask(code), codeOf(address.tableId));
  assert.deepEqual({...found, founder: null}, address);
  assert.match(found.founder ?? '', /^[\w-]{22}$/);
  assert.equal(await guest.join(found), 'joined');
  await whole([host, guest]);
  await leave([...devices, guest]);
});
