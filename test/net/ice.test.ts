/** Credentials of a relay: what the endpoint says is used as long as it holds, and nothing else is made worse by it. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Ice} from '../../src/net/ice.ts';

const STUN: RTCIceServer = {urls: 'stun:stun.example'};
const GOOD = {
  urls: ['turn:relay.example:3478', 'turns:relay.example:5349?transport=tcp'],
  username: '1',
  credential: 'a',
  ttl: 600,
};
const AT = 'https://play.example/relay';
const relayOf = ({urls, username, credential}: typeof GOOD): RTCIceServer => ({urls, username, credential});
/** Lets what is under way go on; the clock is not the system's. */
const turns = async () => {
  for (let i = 0; i < 50; i++) await new Promise(resolve => setImmediate(resolve));
};

test('are asked for when they are first needed, and again before they are over', async t => {
  t.mock.timers.enable({apis: ['setTimeout', 'Date']});
  let answer: object = GOOD;
  const asked = t.mock.method(globalThis, 'fetch', async () => Response.json(answer));
  const ice = new Ice([STUN], AT);
  const {config} = ice;
  assert.equal(asked.mock.callCount(), 0);
  await Promise.all([ice.ready(), ice.ready()]);
  assert.equal(asked.mock.callCount(), 1);
  assert.deepEqual(config.iceServers, [STUN, relayOf(GOOD)]);
  answer = {...GOOD, username: '2'};
  t.mock.timers.tick(449_000);
  await turns();
  assert.equal(asked.mock.callCount(), 1);
  t.mock.timers.tick(2000);
  await turns();
  // The same object: connections that are made later have it from the page's libraries.
  assert.deepEqual(config.iceServers, [STUN, relayOf({...GOOD, username: '2'})]);
  ice.close();
  t.mock.timers.tick(86_400_000);
  await turns();
  assert.equal(asked.mock.callCount(), 2);
});

test('go on while an endpoint that has gone away can still come back, and are no longer used once they are over', async t => {
  t.mock.timers.enable({apis: ['setTimeout', 'Date']});
  let isThere = true;
  t.mock.method(globalThis, 'fetch', async () =>
    isThere ? Response.json(GOOD) : Promise.reject(new TypeError('gone')),
  );
  const ice = new Ice([STUN], AT);
  await ice.ready();
  isThere = false;
  t.mock.timers.tick(450_000);
  await turns();
  assert.equal(ice.config.iceServers?.length, 2);
  for (let i = 0; i < 20; i++) {
    t.mock.timers.tick(20_000);
    await turns();
  }
  assert.deepEqual(ice.config.iceServers, [STUN]);
  isThere = true;
  t.mock.timers.tick(300_000);
  await turns();
  assert.equal(ice.config.iceServers?.length, 2);
  ice.close();
});

const LIES: readonly (readonly [string, () => Response | Promise<Response>])[] = [
  ['is gone', () => Promise.reject(new TypeError('gone'))],
  ['refuses', () => Response.json(GOOD, {status: 403})],
  ['says no JSON', () => new Response('<html>')],
  ['names no relay', () => Response.json({...GOOD, urls: ['stun:stun.example']})],
  ['names a page', () => Response.json({...GOOD, urls: ['https://evil.example']})],
  ['names too many', () => Response.json({...GOOD, urls: new Array(5).fill('turn:a.example')})],
  ['names none', () => Response.json({...GOOD, urls: []})],
  ['has a long name', () => Response.json({...GOOD, username: 'x'.repeat(201)})],
  ['holds for a moment only', () => Response.json({...GOOD, ttl: 1})],
  ['holds for ever', () => Response.json({...GOOD, ttl: 1e12})],
  ['says no time', () => Response.json({...GOOD, ttl: undefined})],
  [
    'does not end',
    () => new Response(new ReadableStream({pull: it => it.enqueue(new Uint8Array(1000).fill(32))})),
  ],
];
for (const [what, answer] of LIES)
  test(`an endpoint that ${what} changes nothing`, async t => {
    t.mock.method(globalThis, 'fetch', async () => answer());
    const ice = new Ice([STUN], AT);
    await ice.ready();
    assert.deepEqual(ice.config.iceServers, [STUN]);
    ice.close();
  });

test('an endpoint that says nothing is waited for no longer than a second', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  t.mock.method(globalThis, 'fetch', () => new Promise(() => undefined));
  const ice = new Ice([STUN], AT);
  const ready = ice.ready();
  t.mock.timers.tick(1000);
  await ready;
  ice.close();
});
