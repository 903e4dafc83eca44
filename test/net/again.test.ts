/** The network was gone for a while: how soon everybody is looked for again, in virtual time. */
import assert from 'node:assert/strict';
import {type TestContext, test} from 'node:test';
import type {Self} from '../../src/net/hello.ts';
import type {Introducer} from '../../src/net/introducer.ts';
import {JoinError} from '../../src/net/join-error.ts';
import type {Mesh} from '../../src/net/mesh.ts';
import {Peer} from '../../src/net/peer.ts';
import {Seeker} from '../../src/net/seeker.ts';

/** Milliseconds: whoever is asked for twice in this time is back soon after the network. */
const SOON = 3000;

function clock(t: TestContext) {
  let now = 1000;
  t.mock.timers.enable({apis: ['setTimeout']});
  t.mock.method(performance, 'now', () => now);
  return {
    now: () => now,
    async pass(ms: number) {
      for (const end = now + ms; now < end; now += 50) {
        t.mock.timers.tick(50);
        // What follows from it.
        for (let i = 0; i < 20; i++) await Promise.resolve();
      }
    },
  };
}

/** A guest whose links are all gone. @param reach what happens when it asks the broker */
function seeker(t: TestContext, reach: () => Promise<never>, of: object = {isHost: false}) {
  const time = clock(t);
  const asked: number[] = [];
  const introducer = {
    dialler: () => {
      asked.push(time.now());
      return reach();
    },
  } as unknown as Introducer;
  const self = {peer: 'p', tableId: 'abcdefghabcdefgh', secret: 'A'.repeat(22)} as unknown as Self;
  const all = [{key: 'k', left: false}];
  const mesh = {...of, book: {linked: [], host: null, get: () => null, all}} as unknown as Mesh;
  const made = new Seeker({
    ...{self, mesh, introducers: [introducer]},
    ownNames: () => [],
    trouble: () => undefined,
  });
  t.after(() => made.close());
  return {seeker: made, asked, ...time};
}

const noBroker = () => Promise.reject(new JoinError('noBroker'));

test('whoever is cut off for a while asks often enough to be back soon, told by nobody that the network is there', async t => {
  const {seeker: guest, asked, pass} = seeker(t, noBroker);
  guest.changed();
  await pass(60_000);
  const gaps = asked.slice(1).map((at, i) => at - asked[i]!);
  assert.ok(gaps.length > 15 && Math.max(...gaps) <= SOON, `asked after ${gaps}`);
});

test('a host that has lost everybody goes on looking: another may be the host by now, and looks for nobody', async t => {
  const {seeker: host, asked, pass} = seeker(t, noBroker, {isHost: true, mayChange: true});
  host.changed();
  await pass(30_000);
  assert.ok(asked.length > 8, `${asked.length} times`);
});

test('whoever is alone for long asks seldom', async t => {
  const {seeker: guest, asked, pass} = seeker(t, noBroker);
  guest.changed();
  await pass(300_000);
  const before = asked.length;
  await pass(120_000);
  assert.ok(asked.length - before <= 6, `${asked.length - before} times in two minutes`);
});

test('an attempt that hangs is not waited for when the network is back', async t => {
  const {seeker: guest, asked, pass} = seeker(t, () => new Promise(() => undefined));
  guest.changed();
  await pass(5000);
  assert.equal(asked.length, 1);
  guest.again();
  await pass(200);
  assert.equal(asked.length, 2);
});

test('news in a row begin one attempt', async t => {
  const {seeker: guest, asked, pass} = seeker(t, () => new Promise(() => undefined));
  guest.again();
  await pass(100);
  for (let i = 0; i < 5; i++) guest.again();
  await pass(500);
  assert.equal(asked.length, 1);
});

test('after a long time alone the network is back: it asks at once, and often again', async t => {
  const {seeker: guest, asked, pass} = seeker(t, noBroker);
  guest.changed();
  await pass(300_000);
  const before = asked.length;
  guest.again();
  await pass(20_000);
  assert.ok(asked.length - before >= 7, `${asked.length - before} times`);
});

test('a broken pair is tried every two seconds while it may be the network, then more seldom', async t => {
  const {now, pass} = clock(t);
  const peer = new Peer('a');
  peer.become('live');
  peer.become('lost');
  const lost = now();
  const waits: number[] = [];
  while (now() - lost < 200_000) {
    peer.scheduleRetry();
    waits.push(peer.retryAt - now());
    await pass(peer.retryAt - now());
  }
  assert.ok(
    waits.slice(0, 25).every(ms => ms <= SOON),
    `${waits}`,
  );
  assert.ok(waits.at(-1)! >= 25_000, `${waits}`);
});
