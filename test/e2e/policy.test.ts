/** The built app as docs/hosting.md has it hosted: under the policy that stands there, with the licences of what is in it. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, test} from 'node:test';
import type {Metafile} from 'esbuild';
import type {Browser, BrowserContext} from 'playwright-core';
import {PAINTED} from '../../components/games.ts';
import {serveFiles} from '../../src/cli/serve/files.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {launch} from '../support/browsers/browsers.ts';
import {bringsOf} from '../support/build/imports.mjs';
import {blockOf, policiesIn} from '../support/e2e/hosting-blocks.ts';
import {Player} from '../support/e2e/players.ts';
import {playAlone} from '../support/e2e/whole-game.ts';

let browser: Browser;
const servers: Server[] = [];
before(async () => {
  browser = await launch();
});
after(async () => {
  await browser.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Somebody at a static host that sends a policy with every file. */
async function visitor(policy: string): Promise<Player> {
  const files = serveFiles('dist/app');
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', policy);
    void files(request, response);
  });
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const wire = async (context: BrowserContext): Promise<void> => {
    await context.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, {refused});
      document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
        refused.push(`${effectiveDirective} ${blockedURI}`),
      );
    });
  };
  return Player.open(browser, url, 'Dóra', {wire});
}

/** What the browser has refused since the page was loaded. */
const refused = ({page}: Player): Promise<string[]> =>
  page.evaluate(() => (window as unknown as {refused: string[]}).refused);

test('under the policy of the documents nothing is refused, on any board, with bots', {
  timeout: 180_000,
}, async () => {
  const [policy = ''] = policiesIn(blockOf('nginx'));
  const player = await visitor(policy);
  for (const game of PAINTED) await playAlone(player, game);
  assert.deepEqual(await refused(player), []);
  assert.deepEqual((await player.seen()).errors, []);
  await player.close();
});

test('under the usual strict policy the app loses what the documents say', {timeout: 180_000}, async () => {
  const player = await visitor("default-src 'self'");
  const lost = new Set((await refused(player)).map(what => what.split(' ')[0]));
  assert.ok(lost.has('img-src'), [...lost].join());
  await player.close();
});

test('a new table is chosen before the rules of any game are there', () => {
  const outputs = Object.assign(
    {},
    ...(JSON.parse(readFileSync('dist/meta.json', 'utf8')) as Metafile[]).map(bundle => bundle.outputs),
  ) as Metafile['outputs'];
  const parts = Object.keys(outputs).filter(file =>
    /^(?:components\/app\/new-table|src\/games\/[a-z-]+\/(?:options|types))\.ts$/.test(
      outputs[file]!.entryPoint ?? '',
    ),
  );
  assert.ok(parts.length > GAME_LIST.length, parts.join());
  const brought = new Set(parts.flatMap(part => [...bringsOf(part, outputs)]));
  const files = [...brought].flatMap(file => Object.keys(outputs[file]!.inputs));
  assert.deepEqual(
    files.filter(file =>
      /^src\/(?:games\/.*\/(?:setup|flow|phases|view)|engine\/replay|log\/chain)/.test(file),
    ),
    [],
  );
});

test('each package in the built app is named with its licence, on a page and in a file', async () => {
  const bundles = JSON.parse(readFileSync('dist/meta.json', 'utf8')) as Metafile[];
  const written = bundles
    .flatMap(({outputs}) => Object.entries(outputs))
    .filter(([file]) => file.startsWith('dist/app/') && !file.includes('gallery'));
  const packages = written.flatMap(([, {inputs}]) =>
    Object.keys(inputs).flatMap(path => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
  );
  assert.ok(packages.includes('yjs'));
  const text = readFileSync('dist/app/licences.txt', 'utf8');
  const page = readFileSync('dist/app/licences.html', 'utf8');
  // The service worker's, the typeface and the tables of letters are in no list of the bundler that is kept.
  for (const name of new Set([
    ...packages,
    'Roadstead',
    'workbox-precaching',
    '@fontsource-variable/gabarito',
    'Unicode',
  ])) {
    assert.ok(new RegExp(`^${name} \\S+ \\(.+\\)$`, 'm').test(text), name);
    assert.ok(new RegExp(`<h2>${name} \\S+ \\(.+\\)</h2>`).test(page), name);
  }
});
