/** Credentials for a relay: as coturn reckons them, and given to this server's own pages alone. */
import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {test} from 'node:test';
import {UsageError} from '../../src/cli/command.ts';
import {credentials} from '../../src/cli/serve/relay.ts';
import {serve, startServer} from '../../src/cli/serve.ts';

const RELAY = {urls: ['turn:play.example.org:3478'], secret: 'shared'};

test('a name bears the moment at which it is over, and the password is its HMAC under the shared secret', () => {
  const {username, credential, ttl, urls} = credentials(RELAY, 1_700_000_000_000);
  assert.equal(username, `${1_700_000_000 + ttl}:roadstead`);
  assert.equal(credential, createHmac('sha1', 'shared').update(username).digest('base64'));
  // Told by `printf 1700021600:roadstead | openssl dgst -sha1 -hmac shared -binary | base64`.
  assert.equal(credential, 'wBHhVHntKZMepRVnU98eSAtWnIU=');
  assert.deepEqual(urls, RELAY.urls);
});

test('a server that has a secret gives them to its own pages and says so; another has none to give', async () => {
  const [with_, without] = [
    await startServer({port: 0, root: 'public', host: '127.0.0.1', relay: RELAY}),
    await startServer({port: 0, root: 'public', host: '127.0.0.1'}),
  ];
  try {
    const at = (path: string, headers = {}) => fetch(new URL(path, with_.url), {headers});
    const answer = await at('relay');
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    const {urls, ttl} = (await answer.json()) as ReturnType<typeof credentials>;
    assert.deepEqual([urls, ttl], [RELAY.urls, 21_600]);
    assert.deepEqual(((await (await at('whoami')).json()) as {relay: object}).relay, {path: 'relay'});
    assert.equal((await at('relay', {origin: 'https://elsewhere.example'})).status, 403);
    assert.equal((await fetch(new URL('relay', without.url))).status, 404);
    assert.ok(!('relay' in ((await (await fetch(new URL('whoami', without.url))).json()) as object)));
  } finally {
    await Promise.all([with_.close(), without.close()]);
  }
});

test('what cannot be a relay, or has no secret, is told before anything is served', async () => {
  const streams = {out: () => undefined, err: () => undefined} as never;
  for (const args of [
    ['--relay', 'turn:a.example'],
    ['--relay-secret', 'package.json'],
    ['--relay', 'https://a.example', '--relay-secret', 'package.json'],
    ['--relay', 'turn:a.example', '--relay-secret', 'no/such/file'],
  ])
    await assert.rejects(serve(args, streams), UsageError, args.join(' '));
});
