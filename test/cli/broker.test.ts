/** The broker on the local network against clients that mean harm: it stays up, and the others notice nothing. */
import assert from 'node:assert/strict';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import type {Duplex} from 'node:stream';
import {after, afterEach, before, describe, it} from 'node:test';
import {lanAddresses} from '../../src/cli/serve/addresses.ts';
import type {Limits} from '../../src/cli/serve/clients.ts';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {RawSocket} from './raw-socket.ts';

let served: Served;
let sockets: RawSocket[] = [];
before(async () => {
  served = await startServer({port: 0, root: tmpdir(), host: '127.0.0.1'});
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await Promise.all(sockets.map(socket => socket.ends()));
  sockets = [];
});
after(() => served.close());

const open = (path: string): RawSocket => {
  const socket = RawSocket.open(served.port, path);
  sockets.push(socket);
  return socket;
};
const client = async (id: string): Promise<RawSocket> => {
  const socket = open(`/broker/peerjs?key=peerjs&id=${id}&token=t`);
  await socket.hears('"OPEN"');
  return socket;
};
const offer = (dst: string, payload: unknown) => JSON.stringify({type: 'OFFER', dst, payload});

describe('the broker', () => {
  it('passes introductions on', async () => {
    const [anna, bence] = [await client('anna'), await client('bence')];
    const sdp = 'v=0 '.repeat(5000);
    anna.say(offer('bence', {sdp: {type: 'offer', sdp}, connectionId: 'dc_1', browser: 'x'}));
    await bence.hears(sdp);
    await bence.hears('"src":"anna"');
  });

  it('closes on whoever announces or sends a message far too long, and on nobody else', async () => {
    const [anna, bence, cheat, flood] = [
      ...[await client('anna'), await client('bence')],
      ...[await client('cheat'), await client('flood')],
    ];
    cheat!.say('x'.repeat(1 << 20), 99 << 20);
    for (let i = 0; i < 400; i++) flood!.say(offer('nobody', 'x'.repeat(1000)));
    await cheat!.ends();
    await flood!.ends();
    anna!.say(offer('bence', 'still here'));
    await bence!.hears('still here');
  });

  it('drops what it could not write again, instead of its receiver’s connection', async () => {
    const [cheat, bence] = [await client('cheat'), await client('bence')];
    cheat.say(`{"type":"OFFER","dst":"bence","payload":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
    for (const broken of ['null', '7', '"x"', '[]', '{']) cheat.say(broken);
    cheat.say(offer('bence', 'the next one'));
    await bence.hears('the next one');
    assert.ok(!bence.heard.includes('[['));
  });

  it('outlives a message for what is no name, also when it would be told that nobody came for it', async () => {
    const [cheat, anna, bence] = [await client('cheat'), await client('anna'), await client('bence')];
    for (const dst of [{toString: 1}, ['nobody'], 7, null, '', 'x'.repeat(65)])
      cheat.say(JSON.stringify({type: 'OFFER', dst, payload: 'x'}));
    anna.say(offer('nobody', 'x'));
    await anna.hears('"EXPIRE"');
    anna.say(offer('bence', 'still here'));
    await bence.hears('still here');
    assert.ok(!cheat.heard.includes('EXPIRE'));
  });

  for (const [what, path] of [
    ['no name', '/broker/peerjs?key=peerjs&token=t'],
    ['no token', '/broker/peerjs?key=peerjs&id=a'],
    ['a name like a novel', `/broker/peerjs?key=peerjs&token=t&id=${'a'.repeat(65)}`],
    ['a name of other characters', '/broker/peerjs?key=peerjs&token=t&id=%3Cscript%3E'],
    ['another path', '/elsewhere?key=peerjs&id=a&token=t'],
    ['a path around the corner', '/broker/../broker/peerjs/x?key=peerjs&id=a&token=t'],
    ['an address that is none', '//[?key=peerjs&id=a&token=t'],
  ] as const)
    it(`opens no web socket for ${what}`, async () => {
      const socket = open(path);
      await socket.ends();
      assert.match(socket.heard, /^HTTP\/1.1 400 /);
    });

  it('opens no web socket for a page of another origin, and for as many of its own as are wanted', async () => {
    const at = (name: string) => `/broker/peerjs?key=peerjs&id=${name}&token=t`;
    for (const origin of ['https://evil.example', 'http://127.0.0.1:1', 'null']) {
      const socket = RawSocket.open(served.port, at('evil'), false, [`origin: ${origin}`]);
      sockets.push(socket);
      await socket.ends();
      assert.match(socket.heard, /^HTTP\/1.1 403 /);
    }
    const page = RawSocket.open(served.port, at('own'), false, ['origin: http://x']);
    sockets.push(page);
    await page.hears('"OPEN"');
  });

  it('opens one for a page of a name that was given, and tells whoever started it of the others, once', async () => {
    const told: string[] = [];
    const server = await startServer({
      ...{port: 0, root: tmpdir(), host: '127.0.0.1', names: ['play.example.org']},
      refused: origin => told.push(origin),
    });
    const from = (origin: string, id: string) => {
      const socket = RawSocket.open(server.port, `/broker/peerjs?key=peerjs&id=${id}&token=t`, false, [
        `origin: ${origin}`,
      ]);
      sockets.push(socket);
      return socket;
    };
    await from('https://play.example.org', 'a').hears('"OPEN"');
    for (let i = 0; i < 2; i++) await from('https://elsewhere.example', `b${i}`).ends();
    assert.deepEqual(told, ['https://elsewhere.example']);
    await server.close();
  });

  it('counts pages and web sockets apart: whoever holds all of the one loads the other', async () => {
    const server = await startServer({
      port: 0,
      root: tmpdir(),
      host: '127.0.0.1',
      limits: {maxPerAddress: 8},
    });
    const at = (name: string) => `/broker/peerjs?key=peerjs&id=${name}&token=t`;
    for (let i = 0; i < 8; i++) {
      const socket = RawSocket.open(server.port, at(`s${i}`));
      sockets.push(socket);
      await socket.hears('"OPEN"');
    }
    assert.equal((await fetch(`http://127.0.0.1:${server.port}/whoami`)).status, 200);
    const last = RawSocket.open(server.port, at('s8'));
    sockets.push(last);
    await last.ends();
    assert.match(last.heard, /^HTTP\/1.1 429 /);
    await server.close();
  });

  it('drops the slow first: connections that ask nothing lock nobody out', async () => {
    const limits = {maxPerAddress: 8, maxSockets: 12};
    const server = await startServer({port: 0, root: tmpdir(), host: '127.0.0.1', limits});
    const slow = Array.from({length: 30}, () => RawSocket.silent(server.port));
    sockets.push(...slow);
    for (const socket of slow.slice(0, 22)) await socket.ends();
    for (let i = 0; i < 20; i++) {
      const {status} = await fetch(`http://127.0.0.1:${server.port}/whoami`, {
        headers: {connection: 'close'},
      });
      assert.equal(status, 200);
    }
    await server.close();
  });

  it('lets go of whoever it has refused, also of one who clings', {timeout: 30_000}, async () => {
    const socket = RawSocket.open(served.port, '/elsewhere', true);
    sockets.push(socket);
    await socket.hears('HTTP/1.1 400 ');
    await socket.isDropped();
  });

  it('serves only so many connections of one address, and again when they are gone', async () => {
    const names = Array.from({length: 1000}, (_, i) => `name-${i}`);
    for (const name of names) open(`/broker/peerjs?key=peerjs&id=${name}&token=t`);
    const tried = [...sockets];
    await Promise.all(tried.map(socket => socket.hears('"OPEN"').catch(() => undefined)));
    const inside = tried.filter(socket => !socket.closed);
    assert.ok(inside.length >= 50 && inside.length <= 100, `${inside.length}`);
    for (const socket of tried) socket.close();
    await Promise.all(tried.map(socket => socket.ends()));
    await client('late');
  });
});

describe('the broker behind a proxy', () => {
  const start = (limits: Partial<Limits>) =>
    startServer({port: 0, root: tmpdir(), host: '127.0.0.1', limits});
  const proxy = {address: '127.0.0.1', header: 'x-real-ip'};
  const knock = (server: Served, id: string, headers: Readonly<Record<string, string>>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request({
        host: '127.0.0.1',
        port: server.port,
        path: `/broker/peerjs?key=peerjs&id=${id}&token=t`,
        headers: {
          ...{connection: 'Upgrade', upgrade: 'websocket'},
          ...{'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', ...headers},
        },
      });
      asked.on('upgrade', (response, socket) => {
        opened.push(socket);
        resolve(response.statusCode);
      });
      asked.on('response', response => resolve(response.statusCode));
      asked.on('error', reject);
      asked.end();
    });
  let opened: Duplex[] = [];
  afterEach(() => {
    for (const socket of opened) socket.destroy();
    opened = [];
  });

  it('counts the web sockets of those behind it by the address that it names last', async () => {
    const server = await start({maxPerAddress: 3, proxy});
    const from = (address: string, id: string) => knock(server, id, {'x-real-ip': address});
    for (let i = 0; i < 3; i++) assert.equal(await from('192.0.2.7', `a${i}`), 101);
    assert.equal(await from('192.0.2.7', 'a3'), 429);
    assert.equal(await from('forged, 192.0.2.7', 'a4'), 429, 'what its client says of itself comes first');
    assert.equal(await from('192.0.2.8', 'b'), 101);
    await server.close();
  });

  it('counts a network of IPv6 as one address', async () => {
    const server = await start({maxPerAddress: 3, proxy});
    const from = (address: string, id: string) => knock(server, id, {'x-real-ip': address});
    for (const [i, address] of [
      '2001:db8:0:7::1',
      '2001:DB8::7:2:0:0:3',
      '2001:0db8:0:0007:a:b:c:d',
    ].entries())
      assert.equal(await from(address, `a${i}`), 101);
    assert.equal(await from('2001:db8:0:7:ffff::', 'a3'), 429);
    assert.equal(await from('2001:db8:0:8::1', 'b'), 101, 'the next network');
    for (let i = 1; i <= 4; i++) assert.equal(await from(`fe80::${i}`, `c${i}`), 101, 'devices at home');
    await server.close();
  });

  it('tells nobody outside what this machine is called at home', async () => {
    const server = await startServer({port: 0, root: tmpdir(), limits: {proxy}});
    const told = async (address: string) =>
      await (await fetch(`http://127.0.0.1:${server.port}/whoami`, {headers: {'x-real-ip': address}})).json();
    assert.deepEqual(await told('8.8.8.8'), {
      ...{roadstead: 1, broker: {path: 'broker'}, address: '8.8.8.8', home: false, others: null},
    });
    assert.equal((await told('127.0.0.1')).others, lanAddresses()[0] ?? null);
    await server.close();
  });

  it('does not look at the header of anybody else', async () => {
    const server = await start({maxPerAddress: 3, proxy: {...proxy, address: '192.0.2.1'}});
    const outcomes: (number | string | undefined)[] = [];
    for (let i = 0; i < 5; i++)
      outcomes.push(
        await knock(server, `c${i}`, {'x-real-ip': `192.0.2.${i}`}).catch(error => String(error.code)),
      );
    assert.equal(outcomes.filter(outcome => outcome === 101).length, 3);
    await server.close();
  });
});
