import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {BadMessage} from '../../src/base/bad-message.ts';
import {randomSymbols} from '../../src/base/random.ts';
import {
  brokersInLink,
  brokerText,
  chooseWays,
  PUBLIC_BROKER,
  parseBroker,
  STUN,
} from '../../src/net/broker.ts';
import {revealed, usableAddress} from '../../src/net/candidates.ts';
import {Emitter} from '../../src/net/emitter.ts';
import {Inbox} from '../../src/net/inbox.ts';
import {worst} from '../../src/net/join-error.ts';
import {pageForOthers} from '../../src/net/page-server.ts';
import {Rate} from '../../src/net/rate.ts';

describe('the rate limit', () => {
  it('lets a burst pass, then so many a second', () => {
    let now = 0;
    const rate = new Rate(50, 200, () => now);
    const takes = (count: number) => Array.from({length: count}, () => rate.take()).filter(Boolean).length;
    assert.equal(takes(300), 200);
    now = 1000;
    assert.equal(takes(300), 50);
    now = 61_000;
    assert.equal(takes(300), 200, 'saves up no more than a burst');
  });
});

describe('the inbox', () => {
  it('hands out in order, to a reader that waits or comes later', async () => {
    const inbox = new Inbox<number>();
    const first = inbox.next();
    inbox.push(1);
    inbox.push(2);
    assert.deepEqual([await first, await inbox.next()], [1, 2]);
  });

  it('rejects all waiting and later callers once closed', async () => {
    const inbox = new Inbox<number>();
    const waiting = inbox.next();
    inbox.close(new Error('over'));
    inbox.push(1);
    await assert.rejects(waiting, /over/);
    await assert.rejects(inbox.next(), /over/);
  });
});

describe('the emitter', () => {
  it('keeps what happens before anybody listens', () => {
    const emitter = new Emitter<{word(text: string): void}>();
    const heard: string[] = [];
    emitter.emit('word', 'early');
    const stop = emitter.on('word', text => heard.push(text));
    emitter.emit('word', 'now');
    stop();
    emitter.emit('word', 'late');
    assert.deepEqual(heard, ['early', 'now']);
  });
});

const NONE = {url: '', username: '', credential: ''};
const UNSET = {brokers: [], relay: NONE};

describe('the broker in the settings', () => {
  const read = (text: string, secure = false) => {
    const {host, port, path, secure: encrypted} = parseBroker(text, secure);
    return `${encrypted ? 'wss' : 'ws'} ${host} ${port} ${path}`;
  };
  const ROWS: readonly [string, string][] = [
    ['example.org', 'wss example.org 443 /'],
    ['Example.org:9000', 'wss example.org 9000 /'],
    ['example.org:9000/play', 'wss example.org 9000 /play/'],
    [' https://example.org/play/ ', 'wss example.org 443 /play/'],
    ['http://example.org', 'ws example.org 80 /'],
    ['192.168.1.7:8787/broker', 'ws 192.168.1.7 8787 /broker/'],
    ['table.local:8787/broker', 'ws table.local 8787 /broker/'],
    ['[fe80::1]:8787', 'ws [fe80::1] 8787 /'],
  ];
  for (const [text, want] of ROWS) it(`“${text}” is ${want}`, () => assert.equal(read(text), want));

  it('an encrypted page speaks only encrypted', () =>
    assert.equal(read('192.168.1.7:8787', true), 'wss 192.168.1.7 8787 /'));

  it('brokers at home ask no server outside for a path; one outside does', async () => {
    const page = 'http://192.168.1.7/';
    const ways = (brokers: string[]) => chooseWays({brokers, relay: NONE}, page);
    assert.deepEqual((await ways(['192.168.1.7', 'table.local'])).iceServers, []);
    assert.deepEqual((await ways(['192.168.1.7', 'example.org'])).iceServers, STUN);
  });

  for (const text of [
    '',
    'a b',
    'host:0',
    'host:99999',
    'host:x',
    'ftp://host',
    'host/..%2f',
    'x'.repeat(400),
  ])
    it(`refuses “${text.slice(0, 20)}”`, () =>
      assert.throws(
        () => parseBroker(text, false),
        error => error instanceof BadMessage && error.code === 'net/bad-broker',
      ));

  it('a relay is added where one is set', async () => {
    const relay = {url: 'turn:relay.example:3478', username: 'u', credential: 'c'};
    const {iceServers} = await chooseWays({brokers: ['192.168.1.7'], relay}, 'http://192.168.1.7/');
    assert.deepEqual(iceServers, [{urls: relay.url, username: 'u', credential: 'c'}]);
  });

  for (const [who, home, servers, own] of [
    ['at home asks nobody outside, and tells its address', true, [], '192.0.2.7'],
    ['elsewhere asks for a path through routers', false, STUN, null],
  ] as const)
    it(`whoever sits ${who}`, async t => {
      const whoami = {roadstead: 1, broker: {path: 'broker'}, address: '192.0.2.7', home};
      t.mock.method(globalThis, 'fetch', async () => Response.json(whoami));
      const {brokers, iceServers, ownAddress} = await chooseWays(UNSET, 'https://play.example.org/');
      assert.deepEqual(
        brokers.map(({host, path}) => [host, path, ownAddress]),
        [['play.example.org', '/broker/', own]],
      );
      assert.deepEqual(iceServers, servers);
    });

  it('a host who came to this machine’s own name invites by the address that others reach', async t => {
    const whoami = {
      roadstead: 1,
      broker: {path: 'broker'},
      address: '127.0.0.1',
      home: true,
      others: '192.168.1.7',
    };
    t.mock.method(globalThis, 'fetch', async () => Response.json(whoami));
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      assert.equal(await pageForOthers(`http://${name}:8787/app/`), 'http://192.168.1.7:8787/app/');
    for (const page of ['http://roadstead.local:8787/', 'https://play.example.org/'])
      assert.equal(await pageForOthers(page), page);
  });

  it('the address stays if only this machine is served, or no server of ours answers', async t => {
    const page = 'http://localhost:8787/';
    const whoami = {roadstead: 1, broker: {path: 'broker'}, address: '::1', home: true, others: null};
    const answer = t.mock.method(globalThis, 'fetch', async () => Response.json(whoami));
    assert.equal(await pageForOthers(page), page);
    answer.mock.mockImplementation(async () => new Response('', {status: 404}));
    assert.equal(await pageForOthers(page), page);
  });

  it('a server that is away for a moment is asked again, and nobody outside a home; a static host is none', async t => {
    const page = 'http://192.168.1.9:8787/';
    const whoami = {roadstead: 1, broker: {path: 'broker'}, address: '192.168.1.20', home: true};
    const answer = t.mock.method(globalThis, 'fetch', async () => Response.json(whoami));
    const asked = async (at = page) => {
      const {brokers, iceServers, ownAddress} = await chooseWays(UNSET, at);
      return {hosts: brokers.map(({host}) => host), iceServers, ownAddress};
    };
    const before = await asked();
    assert.deepEqual(before, {hosts: ['192.168.1.9'], iceServers: [], ownAddress: '192.168.1.20'});
    answer.mock.mockImplementation(() => Promise.reject(new TypeError('no network')));
    assert.deepEqual(
      await asked(),
      {...before, ownAddress: null},
      'where this device is now it has not told',
    );
    assert.deepEqual((await asked('http://192.168.1.8/')).hosts, [PUBLIC_BROKER.host], 'another server');
    answer.mock.mockImplementation(async () => Response.json({...whoami, home: false}));
    await asked();
    answer.mock.mockImplementation(() => Promise.reject(new TypeError('no network')));
    assert.deepEqual((await asked()).hosts, ['192.168.1.9', PUBLIC_BROKER.host], 'out in the world');
    answer.mock.mockImplementation(async () => new Response('', {status: 404}));
    assert.deepEqual((await asked()).hosts, [PUBLIC_BROKER.host]);
    answer.mock.mockImplementation(() => Promise.reject(new TypeError('no network')));
    assert.deepEqual((await asked()).hosts, [PUBLIC_BROKER.host], 'it was one no longer');
  });

  it('a page from a disk takes the public broker', async () => {
    const {brokers} = await chooseWays(UNSET, 'file:///roadstead.html');
    assert.deepEqual(brokers, [PUBLIC_BROKER]);
  });
});

describe('the brokers to ask', () => {
  const named = (texts: string[], page = 'https://a.example/') =>
    brokersInLink(texts, page).map(
      ({host, port, path, secure}) => `${secure ? 'wss' : 'ws'} ${host}:${port}${path}`,
    );

  it('a link names them as short as can be read again, from a page that is encrypted or not', () => {
    for (const text of ['0', 'play.example.org/broker', 'example.org:9000', 'wss://192.168.1.7:8787/broker'])
      for (const page of ['https://a.example/', 'http://192.168.1.7/', 'file:///roadstead.html'])
        assert.deepEqual(brokersInLink([text], page).map(brokerText), [text]);
    assert.deepEqual(brokersInLink(['192.168.1.7:8787/broker'], 'http://192.168.1.7/').map(brokerText), [
      '192.168.1.7:8787/broker',
    ]);
    assert.deepEqual(named(['0']), ['wss 0.peerjs.com:443/']);
  });

  it('one that is not encrypted counts at home and on the machine of the page alone', () => {
    const page = 'http://open.example:8787/';
    assert.deepEqual(
      named(['ws://192.168.1.7', 'ws://elsewhere.example', 'ws://open.example:8787/broker'], page),
      ['ws 192.168.1.7:80/', 'ws open.example:8787/broker/'],
    );
  });

  it('what is no address is left out, what stands there twice is asked once, and three are enough', () => {
    assert.deepEqual(
      named(['host:99999', 'javascript:x', 'a.example', 'A.example:443/', 'b.example', '0', 'c.example']),
      ['wss a.example:443/', 'wss b.example:443/', 'wss 0.peerjs.com:443/'],
    );
  });

  it('those of the link come first, then those of the settings, or of the page', async t => {
    const whoami = {roadstead: 1, broker: {path: 'broker'}, address: '192.0.2.7', home: true};
    t.mock.method(globalThis, 'fetch', async () => Response.json(whoami));
    const asked = async (settings: string[], link: string[]) => {
      const {brokers, own, ownAddress} = await chooseWays(
        {brokers: settings, relay: NONE},
        'http://192.0.2.1:8787/',
        link,
      );
      return [brokers.map(brokerText).join(' '), own && brokerText(own), ownAddress];
    };
    const own = 'ws://192.0.2.1:8787/broker';
    assert.deepEqual(await asked([], []), [own, own, '192.0.2.7']);
    assert.deepEqual(await asked([], ['0', own]), [`0 ${own}`, own, '192.0.2.7']);
    assert.deepEqual(await asked([], ['0']), [`0 ${own}`, own, '192.0.2.7']);
    assert.deepEqual(await asked(['b.example'], ['0']), ['0 b.example', null, '192.0.2.7']);
    assert.deepEqual(await asked(['b.example', 'a b'], []), ['b.example', null, null]);
    await assert.rejects(asked(['a b'], []), BadMessage);
  });
});

describe('candidates that hide the address', () => {
  const name = '0a1b2c3d-0a1b-4c2d-8e3f-0a1b2c3d4e5f.local';
  const candidate = (host: string) =>
    `candidate:842163049 1 udp 2113937151 ${host} 51472 typ host generation 0 ufrag x`;

  it('are told a second time with it', () => {
    assert.equal(revealed(candidate(name), '192.168.1.7'), candidate('192.168.1.7'));
  });

  it('others are left alone, and so are all where no address is known', () => {
    assert.equal(revealed(candidate('192.168.1.9'), '192.168.1.7'), null);
    assert.equal(revealed(candidate(name), null), null);
  });

  it('only addresses that others may reach are used', () => {
    for (const address of ['192.168.1.7', '10.0.0.1', '172.20.1.1', '198.51.100.7'])
      assert.equal(usableAddress(address), address);
    for (const address of [
      '127.0.0.1',
      '0.0.0.0',
      '::1',
      'fe80::1%eth0',
      '192.168.1.7 typ relay',
      '',
      7,
      null,
    ])
      assert.equal(usableAddress(address), null);
  });
});

describe('several failures', () => {
  it('the cause that tells most is told', () => {
    assert.equal(worst(['noTable', 'refused', 'noPath']), 'refused');
    assert.equal(worst(['noTable', 'noPath']), 'noPath');
    assert.equal(worst([]), 'noTable');
  });
});

describe('random symbols', () => {
  it('come from the whole alphabet', () => {
    const text = randomSymbols('abc', 3000);
    for (const symbol of 'abc') assert.ok([...text].filter(char => char === symbol).length > 800);
  });
});
