/** Two versions of the app, one after the other at one address: when the new one comes, and when it waits. */
import assert from 'node:assert/strict';
import {renameSync, rmSync, symlinkSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {after, afterEach, before, beforeEach, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import type {Browser, Worker} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {ENGINE, launch} from '../support/browsers/browsers.ts';
import {Player} from '../support/e2e/players.ts';

const FOLDER = join('.cache', `versions-${process.pid}`);
const root = (version: string) => join(FOLDER, version);

let browser: Browser;
let served: Served;
before(async () => {
  browser = await launch();
  // Not bundled with this test: it builds from where it stands.
  const builder = pathToFileURL(resolve('esbuild.config.mjs')).href;
  const {buildApp} = (await import(builder)) as {buildApp(app: string, version: string): Promise<unknown>};
  await buildApp(root('new'), 'new');
  // What all tests between browsers are served.
  symlinkSync(resolve('dist/app'), root('old'));
});
after(async () => {
  await browser.close();
  rmSync(FOLDER, {recursive: true, force: true});
});
beforeEach(async () => {
  deploy('old');
  served = await startServer({port: 0, root: root('now'), host: 'localhost'});
});
afterEach(() => served.close());

/** From now on the address has this version, from one request to the next, as on a server that changes a link. */
function deploy(version: 'old' | 'new'): void {
  symlinkSync(version, root('next'));
  renameSync(root('next'), root('now'));
}

/** Somebody who has been here before: the old version is on the device. */
async function visitor(): Promise<Player> {
  const player = await Player.open(browser, served.url, 'Dóra', {kept: true});
  await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return player;
}

/** What the browser does by itself some time after a page was opened. */
const lookForNew = (player: Player): Promise<void> =>
  player.page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/** The new version is on the device and waits. */
const waiting = (player: Player): Promise<void> =>
  player.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (!registration.waiting) await new Promise(resolve => setTimeout(resolve, 20));
  });

/** No worker waits any more. */
async function changed(workers: readonly Worker[]): Promise<void> {
  for (const worker of workers)
    await worker
      .evaluate(async () => {
        const {registration} = globalThis as unknown as {registration: ServiceWorkerRegistration};
        while (registration.waiting) await new Promise(resolve => setTimeout(resolve, 20));
      })
      // It was the old one, and ended.
      .catch(() => undefined);
}

/** Counts loads of the page, to tell that it did not load anew. */
const mark = (player: Player): Promise<void> =>
  player.page.evaluate(() => void Object.assign(window, {marked: true}));
const isMarked = (player: Player): Promise<boolean> => player.page.evaluate(() => 'marked' in window);

/** The settings name the version. They are a part that is loaded when they are opened. */
async function version(player: Player): Promise<'old' | 'new'> {
  const {page} = player;
  await page.evaluate(() =>
    document.querySelector('rs-app')!.dispatchEvent(new CustomEvent('rs-open', {detail: 'settings'})),
  );
  const line = page.locator('rs-settings').getByText(/^Roadstead \S+$/);
  const text = await line.textContent();
  await page.locator('rs-settings').getByRole('button', {name: 'Close'}).click();
  await line.waitFor({state: 'detached'});
  return text === 'Roadstead new' ? 'new' : 'old';
}

const openTable = async (player: Player): Promise<void> => {
  await player.act({
    act: 'create',
    table: {game: 'puerto-rico', seats: 2, options: {}, bots: ['random'], place: 'here', names: ['Dóra']},
  });
  await player.until(({screen}) => screen.screen === 'table');
};

test('the only page, on the start page and untouched, loads the new version by itself, once', {
  timeout: 180_000,
}, async () => {
  const player = await visitor();
  const {page} = player;
  await page.addInitScript(() => {
    void navigator.serviceWorker.ready.then(registration => registration.update()).catch(() => undefined);
  });
  // In Firefox the driver touches every page that loads, as if a person did.
  if (ENGINE === 'firefox')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}});
    });
  deploy('new');
  // In Chromium the debugger's hands count as a person's, too: they stay away until the page has loaded twice.
  let loads = 0;
  const twice = new Promise<void>(done => {
    page.on('domcontentloaded', () => ++loads === 2 && done());
  });
  await page.reload();
  await twice;
  await player.until(({screen}) => screen.screen === 'home');
  assert.equal(await version(player), 'new');
  assert.equal(loads, 2);
  assert.deepEqual((await player.seen()).errors, []);
  await player.close();
});

test('a table is not disturbed, its page keeps all parts of the old version; the start page then offers the new one', {
  timeout: 180_000,
}, async () => {
  const player = await visitor();
  await openTable(player);
  await mark(player);
  deploy('new');
  await lookForNew(player);
  await waiting(player);
  assert.equal(await version(player), 'old', 'a part that was not loaded yet, and is on no server any more');
  assert.equal(await isMarked(player), true);
  await player.act({act: 'goHome'});
  await player.until(({screen}) => screen.screen === 'home' && screen.newVersion);

  const other = await player.tab(served.url);
  await player.page.getByRole('button', {name: 'Update now'}).click();
  await player.until(({problem}) => problem?.code === 'app/other-pages');
  assert.equal(await isMarked(player), true);
  assert.equal(await isMarked(other), false);
  await other.page.close();
  await player.act({act: 'dismissProblem'});
  await player.page.getByRole('button', {name: 'Update now'}).click();
  await player.page.waitForFunction(() => !('marked' in window));
  await player.until(({screen}) => screen.screen === 'home' && screen.tables?.length === 1);
  assert.equal(await version(player), 'new');
  await player.close();
});

test('at a table that is loaded anew the old version stays; closed and opened again it starts with the new one', {
  timeout: 180_000,
}, async () => {
  const player = await visitor();
  await openTable(player);
  const {tableId, fairness} = await player.table();
  const atTable = (who: Player): Promise<void> =>
    who.until(
      ({screen}, [id, entries]) =>
        screen.screen === 'table' && screen.tableId === id && screen.fairness.entries >= entries,
      [tableId, fairness.entries] as const,
    );
  deploy('new');
  await lookForNew(player);
  await waiting(player);
  await player.page.reload();
  await atTable(player);
  assert.equal(await version(player), 'old');

  const address = player.page.url();
  const {context} = player;
  await player.page.close();
  // The browser changes the workers when nothing of the old version is in use any more.
  await changed(context.serviceWorkers());
  const later = await player.tab(address);
  await atTable(later);
  assert.equal(await version(later), 'new');
  assert.deepEqual((await later.seen()).errors, []);
  await player.close();
});

test('a file that another page of this origin has put into the cache is not run: it is fetched anew', {
  timeout: 180_000,
}, async () => {
  const player = await visitor();
  const {page} = player;
  const changed = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const {url} of await cache.keys()) {
        if (!/\.js(\?|$)/.test(url)) continue;
        const headers = {'content-type': 'text/javascript'};
        await cache.put(url, new Response('globalThis.foreign = true; export {};', {headers}));
        count++;
      }
    }
    return count;
  });
  assert.ok(changed > 5);
  await page.reload();
  await player.until(({screen}) => screen.screen === 'home');
  assert.equal(await page.evaluate(() => 'foreign' in globalThis), false);
  await player.close();
});
