import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {brotliCompressSync} from 'node:zlib';
import {isAtHome, lanAddresses, leadsHere, localName} from '../../src/cli/serve/addresses.ts';
import {pathBelow} from '../../src/cli/serve/files.ts';
import {type Served, startServer, welcome} from '../../src/cli/serve.ts';

/** What the build has packed, of another content to be known by. */
const AHEAD = brotliCompressSync('// packed ahead');

let root: string;
let served: Served;
before(async () => {
  root = mkdtempSync(join(tmpdir(), 'roadstead-serve-'));
  mkdirSync(join(root, 'app', 'chunks'), {recursive: true});
  writeFileSync(join(root, 'secret.txt'), 'not for the network');
  writeFileSync(join(root, 'app', 'index.html'), '<!doctype html>');
  writeFileSync(join(root, 'app', '.hidden'), 'hidden');
  writeFileSync(join(root, 'app', 'chunks', 'room-ABCDEFG2.js'), 'export {}');
  for (const name of ['sw.js', 'chunks/lobby-ABCDEFG3.js']) {
    writeFileSync(join(root, 'app', name), `// ${'long '.repeat(500)}`);
    writeFileSync(join(root, 'app', `${name}.br`), AHEAD);
  }
  served = await startServer({port: 0, root: join(root, 'app'), host: '127.0.0.1'});
});
after(async () => {
  await served.close();
  rmSync(root, {recursive: true});
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

/** The path goes out as it stands, which `fetch` would tidy up. */
const get = (path: string, {method = 'GET', headers = {}} = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({host: '127.0.0.1', port: served.port, path, method, headers}, response => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', part => {
        body += part;
      });
      response.on('end', () => resolve({status: response.statusCode ?? 0, headers: response.headers, body}));
    });
    asked.on('error', reject);
    asked.end();
  });

describe('a server that listens on one address', () => {
  it('says that address and no other, and that a proxy is needed where only this machine has it', () => {
    for (const [host, url] of [
      ['127.0.0.1', 'http://127.0.0.1:8787/'],
      ['::1', 'http://[::1]:8787/'],
    ] as const) {
      const said = welcome({url, port: 8787}, host);
      assert.deepEqual(said.match(/http:\S+/g), [url]);
      assert.match(said, /Other devices reach it through a proxy/);
    }
    const said = welcome({url: 'http://192.168.1.5:8787/', port: 8787}, '192.168.1.5');
    assert.deepEqual(said.match(/http:\S+/g), ['http://192.168.1.5:8787/']);
    assert.match(said, /Scan the code/);
  });

  it('names all its addresses where it listens on all', () => {
    const all = {url: 'http://localhost:8787/', port: 8787};
    for (const host of ['0.0.0.0', '::']) assert.equal(welcome(all, host), welcome(all));
  });

  it('prints addresses first, which work everywhere, and its name only where that is known', () => {
    const all = {url: 'http://localhost:8787/', port: 8787};
    const addresses = ['localhost', ...lanAddresses()].map(host => `http://${host}:8787/`);
    assert.deepEqual(welcome(all).match(/http:\S+/g), addresses);
    // Without a network there is nobody to be known to.
    const named = addresses.length > 1 ? [...addresses, 'http://laptop.local:8787/'] : addresses;
    assert.deepEqual(welcome(all, undefined, 'laptop.local').match(/http:\S+/g), named);
  });

  it('can be reached at its own address only, brackets and all', async () => {
    const own = await startServer({port: 0, root: join(root, 'app'), host: '127.0.0.1'});
    await assert.rejects(fetch(`http://127.0.0.2:${own.port}/`));
    assert.equal((await fetch(own.url)).status, 200);
    await own.close();
    const wide = await startServer({port: 0, root: join(root, 'app'), host: '0.0.0.0'});
    assert.equal(wide.url, `http://localhost:${wide.port}/`);
    assert.equal((await fetch(`http://127.0.0.2:${wide.port}/`)).status, 200);
    await wide.close();
  });
});

describe('the page server', () => {
  it('gives the start page for the folder, and files with their types', async () => {
    const page = await get('/?x=1');
    assert.equal(page.body, '<!doctype html>');
    assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(page.headers['cache-control'], 'no-cache');
    assert.equal((await get('/sw.js')).headers['content-type'], 'text/javascript; charset=utf-8');
  });

  it('keeps hashed chunks for ever, asks again for everything else', async () => {
    assert.match(String((await get('/chunks/room-ABCDEFG2.js')).headers['cache-control']), /immutable/);
    const {headers} = await get('/sw.js');
    assert.equal(headers['cache-control'], 'no-cache');
    const again = await get('/sw.js', {headers: {'if-none-match': String(headers.etag)}});
    assert.deepEqual([again.status, again.body], [304, '']);
  });

  it('sends texts compressed to who can read that', async () => {
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1.0, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['broken', undefined],
    ]) {
      const {headers} = await get('/sw.js', {headers: {'accept-encoding': accepted}});
      assert.equal(headers['content-encoding'], coding);
      assert.equal(Number(headers['content-length']) < 200, coding !== undefined);
    }
    assert.equal((await get('/sw.js')).headers['content-encoding'], undefined);
  });

  it('sends a hashed chunk as the build has packed it; a file that may have changed since is packed anew', async () => {
    for (const [path, sent] of [
      ['/chunks/lobby-ABCDEFG3.js', true],
      ['/sw.js', false],
    ] as const) {
      const {headers} = await get(path, {headers: {'accept-encoding': 'br'}});
      assert.equal(headers['content-encoding'], 'br');
      assert.equal(Number(headers['content-length']) === AHEAD.length, sent, path);
    }
  });

  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/chunks/../../secret.txt',
    '/..\\secret.txt',
    '//etc/passwd',
    '/.hidden',
    '/%00',
    '/%ff',
    '/%',
    '/chunks',
    '/nothing.js',
    '/%2e%2e%2fsecret.txt',
    '/%2E%2E/secret.txt',
    '/%252e%252e/secret.txt',
    '/chunks/%2e%2e/%2e%2e/secret.txt',
    '/chunks/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.%00./secret.txt',
    '/chunks/',
    '/%2e/index.html',
    'http://127.0.0.1/../secret.txt',
  ])
    it(`gives nothing for ${path}`, async () => assert.equal((await get(path)).status, 404));

  it('a neighbour folder with the same beginning is outside', () => {
    assert.equal(pathBelow('/srv/app', '/../app-secret/x'), null);
    assert.equal(pathBelow('/srv/app', '/x/y.js'), '/srv/app/x/y.js');
  });

  it('says on every answer that it is no frame, no riddle and nobody else’s business', async () => {
    for (const path of [
      '/',
      '/sw.js',
      '/nothing.js',
      '/whoami',
      '/broker',
      '/broker/peerjs/id',
      '/broker/%',
      '/broker/x',
    ]) {
      const {headers, body} = await get(path);
      assert.equal(headers['x-content-type-options'], 'nosniff', path);
      assert.equal(headers['x-frame-options'], 'DENY', path);
      assert.equal(headers['referrer-policy'], 'no-referrer', path);
      assert.equal(headers['x-powered-by'], undefined, path);
      assert.doesNotMatch(body, /node_modules|at .*\.m?js/, path);
    }
  });

  it('leads a join link whose # was escaped back to the app, on this server', async () => {
    for (const path of ['/%23j=2.abc', '//other.example/%23j=2.abc']) {
      const {status, headers} = await get(path);
      assert.deepEqual([status, headers.location], [302, './#j=2.abc'], path);
    }
  });

  it('takes nothing', async () => assert.equal((await get('/', {method: 'POST'})).status, 405));

  it('tells who asks, and where the broker is', async () => {
    const {body, headers} = await get('/whoami');
    const address = lanAddresses()[0] ?? '127.0.0.1'; // asked from this machine itself
    assert.deepEqual(JSON.parse(body), {
      roadstead: 1,
      broker: {path: 'broker'},
      address,
      home: true,
      others: null,
    });
    assert.equal(headers['cache-control'], 'no-store');
  });

  it('has a PeerJS broker, which gives out no list of its clients', async () => {
    assert.match((await get('/broker/peerjs/id')).body, /^[0-9a-f-]{36}$/);
    assert.equal((await get('/broker/peerjs/peers')).status, 401);
  });

  it('a taken port is an error that says so', () =>
    assert.rejects(startServer({port: served.port, root, host: '127.0.0.1'}), {code: 'EADDRINUSE'}));

  it('ends when it is told to, though a browser holds a web socket', async () => {
    const other = await startServer({port: 0, root, host: '127.0.0.1'});
    const socket = request({
      host: '127.0.0.1',
      port: other.port,
      path: '/broker/peerjs?key=peerjs&id=somebody&token=t',
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    });
    socket.on('error', () => undefined);
    const upgraded = new Promise(resolve => socket.on('upgrade', resolve));
    socket.end();
    await upgraded;
    await other.close();
    await assert.rejects(fetch(`${other.url}whoami`));
  });
});

describe('the names of the server', () => {
  const asked = async (host: string, path = '/whoami', headers = {}) =>
    (await get(path, {headers: {host, ...headers}})).status;

  it('are addresses, and names that nobody outside can give', async () => {
    for (const host of [
      `127.0.0.1:${served.port}`,
      ...[
        '192.168.1.2:8787',
        '[::1]:8787',
        '[fe80::1]',
        'localhost',
        'LOCALHOST:1',
        'laptop',
        'laptop.local',
      ],
      ...['laptop.local.', 'play.home.arpa', 'app.localhost'],
    ])
      assert.equal(await asked(host), 200, host);
  });

  it('are no others: not for a page, not for who asks, not for the broker; what to do is said in words', async () => {
    for (const host of [
      'play.example.org',
      'evil.example:8787',
      '127.0.0.1.nip.io',
      'a b',
      'local',
      'x.notlocal',
    ].filter(name => name !== 'local'))
      for (const path of ['/', '/whoami', '/broker/peerjs/id'])
        assert.equal(await asked(host, path), 421, host);
    const {body} = await get('/', {headers: {host: 'play.example.org:443'}});
    assert.match(body, /--name play\.example\.org$/m);
    assert.doesNotMatch((await get('/', {headers: {host: '<b>.example'}})).body, /<b>/);
  });

  it('are those that were given, or all', async () => {
    for (const [names, host, status] of [
      [['play.example.org'], 'Play.Example.org:443', 200],
      [['play.example.org'], 'other.example.org', 421],
      [['*'], 'other.example.org', 200],
    ] as const) {
      const other = await startServer({port: 0, root, host: '127.0.0.1', names});
      const told = await new Promise(resolve =>
        request({host: '127.0.0.1', port: other.port, path: '/whoami', headers: {host}}, response =>
          resolve(response.resume().statusCode),
        ).end(),
      );
      assert.equal(told, status, host);
      await other.close();
    }
  });

  it('are asked of pages too: one of another origin gets no name at the broker, and is not told who asks', async () => {
    const host = `127.0.0.1:${served.port}`;
    const own = {origin: `http://${host}`};
    for (const path of ['/whoami', '/broker/peerjs/id']) {
      assert.equal(await asked(host, path, own), 200);
      for (const origin of ['https://evil.example', 'http://127.0.0.1:1', 'null', 'nonsense'])
        assert.equal(await asked(host, path, {origin}), 403, origin);
    }
  });
});

describe('the addresses of this machine', () => {
  const entry = (address: string, internal = false) => ({
    address,
    internal,
    family: 'IPv4' as const,
    netmask: '255.255.255.0',
    mac: '00:00:00:00:00:00',
    cidr: null,
  });

  it('come with the home network first and virtual ones last', () => {
    const found = lanAddresses({
      lo: [entry('127.0.0.1', true)],
      docker0: [entry('172.17.0.1')],
      eth0: [entry('10.1.2.3')],
      wlan0: [entry('192.168.1.7'), entry('169.254.3.3')],
    });
    assert.deepEqual(found, ['192.168.1.7', '10.1.2.3', '172.17.0.1']);
  });

  for (const [address, home] of [
    ['127.0.0.1', true],
    ['::1', true],
    ['192.168.1.20', true],
    ['10.0.0.9', true],
    ['172.31.0.1', true],
    ['fe80::9%eth0', true],
    ['fd12::9', true],
    ['198.51.100.20', true],
    ['2001:db8:1::20', true],
    ['172.32.0.1', false],
    ['203.0.113.7', false],
    ['2001:db8:2::20', false],
    ['', false],
    ['somebody', false],
  ] as const)
    it(`“${address}” is ${home ? 'at home' : 'elsewhere'}`, () => {
      const six = {...entry('2001:db8:1::1'), family: 'IPv6' as const, scopeid: 0, cidr: '2001:db8:1::1/64'};
      const four = {...entry('198.51.100.1'), cidr: '198.51.100.1/24'};
      assert.equal(isAtHome(address, {eth0: [four, six]}), home);
    });

  it('a name counts where it leads here; not to another machine, not nowhere, not where nobody answers', async () => {
    const here = ['192.168.1.7', '10.1.2.3'];
    const to = (address: string) => async () => [{address}];
    assert.equal(await leadsHere('laptop.local', here, to('10.1.2.3')), true);
    assert.equal(await leadsHere('laptop.local', here, to('127.0.1.1')), false);
    const fails = () => Promise.reject(new Error('ENOTFOUND'));
    assert.equal(await leadsHere('laptop.local', here, fails), false);
    assert.equal(await leadsHere('laptop.local', here, () => new Promise(() => undefined)), false);
  });

  it('the name ends in .local once', () => {
    assert.equal(localName('Living-Room'), 'living-room.local');
    assert.equal(localName('mac.local'), 'mac.local');
    assert.equal(localName('host.example.org'), 'host.local');
  });
});
