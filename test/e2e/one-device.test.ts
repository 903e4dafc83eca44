/** One device alone: without a network, in two tabs, with files and links that are not what they should be. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {BrowserContext} from 'playwright-core';
import {GAME_LIST} from '../../src/games/index.ts';
import {RECORD_BYTES} from '../../src/saves/record.ts';
import type {NewTable} from '../../src/table/seen/view-model.ts';
import {WITHOUT_NETWORK_CONTROL} from '../support/browsers/browsers.ts';
import {downloaded} from '../support/e2e/downloads.ts';
import {Player} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';
import {EVERY} from '../support/in-turn.ts';

const place = servedApp();

const HOT_SEAT: NewTable = {
  game: 'puerto-rico',
  seats: 3,
  options: {},
  bots: ['greedy'],
  place: 'here',
  names: ['Dóra', 'Bence'],
};

/** Entries of the hot-seat game in the short run: in WebKit a game without a server is played to its end. */
const SOME = 60;

test(`with the network off: the start page comes, a hot-seat game is played${EVERY ? ' to its end' : ''}, and every game against bots`, {
  timeout: 180_000,
  skip: WITHOUT_NETWORK_CONTROL,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra', {kept: true});
  await player.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const asked: string[] = [];
  await player.context.setOffline(true);
  player.context.on('request', request => {
    if (!request.serviceWorker() && !request.url().startsWith(place.url)) asked.push(request.url());
  });
  await player.page.reload();
  await player.until(view => view.screen.screen === 'home' && view.screen.offline);
  await player.act({act: 'create', table: HOT_SEAT});
  await player.until(view => view.screen.screen === 'table');
  await player.autoplay(true);
  for (;;) {
    await player.until(
      view => view.screen.screen === 'table' && (view.screen.result !== null || view.screen.curtain !== null),
    );
    const {result, curtain, viewer, fairness} = await player.table();
    if (result || (!EVERY && fairness.entries > SOME)) break;
    assert.equal(viewer, null, 'nothing is shown behind the curtain');
    await player.act({act: 'openCurtain', seat: curtain!});
    // Who plays by itself may be done before anybody looks.
    await player.until(
      ({screen}, n) => screen.screen === 'table' && (screen.curtain === null || screen.fairness.entries > n),
      fairness.entries,
    );
  }
  await player.act({act: 'goHome'});
  // What has ended is among the finished games.
  await player.until(
    ({screen}, over) =>
      screen.screen === 'home' && screen.past.length > 0 === over && screen.tables?.length === (over ? 0 : 1),
    EVERY,
  );
  // Every other game is here, too: its rules, bots, words and screens.
  for (const {id, seats} of GAME_LIST) {
    await player.act({act: 'playBots', game: id, name: 'Dóra'});
    await player.until(
      ({screen}, least) =>
        screen.screen === 'table' && screen.fairness.entries > 10 && screen.seats.length >= least,
      seats.min,
    );
    await player.act({act: 'goHome'});
    await player.until(view => view.screen.screen === 'home');
  }
  assert.deepEqual(asked, [], 'nothing outside was asked for');
  assert.deepEqual((await player.seen()).errors, []);
  await player.close();
});

test('a table that is open in one tab is refused in the second, until it takes over', {
  timeout: 180_000,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra');
  await player.act({act: 'create', table: HOT_SEAT});
  await player.until(view => view.screen.screen === 'table');
  const {tableId, fairness} = await player.table();
  const second = await player.tab(`${place.url}#t=${tableId}`);
  await second.until(view => view.problem?.code === 'table/open-elsewhere');
  await second.page.getByRole('button', {name: 'Open it here'}).click();
  await second.until(
    (view, n) => view.screen.screen === 'table' && view.screen.fairness.entries >= n,
    fairness.entries,
  );
  await player.until(view => view.screen.screen === 'home' && view.problem?.code === 'table/taken-over');
  await player.close();
});

test('a record goes out, is deleted, comes in again and is played on', {timeout: 180_000}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra');
  await player.act({act: 'create', table: {...HOT_SEAT, seats: 2, names: ['Dóra'], bots: ['random']}});
  await player.until(view => view.screen.screen === 'table');
  await player.autoplay(true);
  await player.until(view => view.screen.screen === 'table' && view.screen.fairness.entries > 30);
  await player.autoplay(false);
  const {tableId} = await player.table();
  await player.act({act: 'goHome'});
  await player.until(view => view.screen.screen === 'home' && view.screen.tables?.length === 1);
  const {name, text} = await downloaded(player.page, () => player.act({act: 'export', tableId}));
  assert.match(name, /^puerto-rico-[\d-]+\.roadstead\.json\.gz$/);
  await player.act({act: 'delete', tableId});
  await player.until(view => view.screen.screen === 'home' && view.screen.tables?.length === 0);
  await player.importText(text);
  await player.until(view => view.screen.screen === 'table' && view.screen.fairness.entries > 20);
  const {fairness} = await player.table();
  await player.autoplay(true);
  // Rounds of it: another test plays a game of this device to its end.
  await player.until(
    ({screen}, n) => screen.screen === 'table' && screen.fairness.entries > n + 20,
    fairness.entries,
  );
  await player.close();
});

test('links, files and stored data that are wrong are refused in words, and nothing is lost', {
  timeout: 180_000,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra');
  await player.act({act: 'create', table: HOT_SEAT});
  await player.until(view => view.screen.screen === 'table');
  await player.act({act: 'goHome'});
  const refused = async (code: RegExp): Promise<void> => {
    await player.until((view, pattern) => new RegExp(pattern).test(view.problem?.code ?? ''), code.source);
    const shown = await player.page.evaluate(() => document.querySelector('rs-app')!.shadowRoot!.textContent);
    assert.ok(shown!.length > 10);
    await player.act({act: 'dismissProblem'});
    await player.until(view => view.problem === null);
  };
  for (const link of [
    '#j=1.x.y',
    `#j=1.${'a'.repeat(10_000)}.b`,
    '#j=9.AAAA.BBBB',
    'https://example.org/',
    '<b>',
  ]) {
    await player.act({act: 'join', linkOrCode: link});
    await refused(/^link\//);
  }
  await player.act({act: 'open', tableId: 'nowhere'});
  await refused(/^table\/not-here$/);
  for (const [text, code] of [
    ['', /^record\/bad-json$/],
    ['{"format":"roadstead-record","version":9,"entries":["x"]}', /^record\/other-version$/],
    ['{"format":"roadstead-record","version":1,"entries":["{\\"n\\":0}"]}', /^log\//],
    ['x'.repeat(RECORD_BYTES + 1), /^record\/too-big$/],
  ] as const) {
    await player.importText(text);
    await refused(code);
  }
  const {screen} = await player.view();
  assert.equal(screen.screen === 'home' && screen.tables?.length, 1);
  await player.close();
});

test('data of a newer version is reported and left alone: the page starts all the same', {
  timeout: 180_000,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra');
  await player.until(view => view.screen.screen === 'home' && view.screen.tables !== null);
  const changed = await player.page.evaluate(async () => {
    const open = indexedDB.open((await indexedDB.databases())[0]!.name!);
    const db = await new Promise<IDBDatabase>(resolve => {
      open.onsuccess = () => resolve(open.result);
    });
    const store = db.transaction(db.objectStoreNames[0]!, 'readwrite').objectStore(db.objectStoreNames[0]!);
    const newer = {version: 9, settings: {name: 'from the future'}};
    await new Promise(resolve => {
      store.put(newer, 'settings').onsuccess = resolve;
    });
    db.close();
    return true;
  });
  assert.ok(changed);
  await player.page.reload();
  await player.until(view => view.screen.screen === 'home' && view.problem?.code === 'saves/other-version');
  await player.close();
});

/** As browsers do where cookies and site data are blocked. */
function blockStorage(): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const [owner, name] of [
    [window, 'indexedDB'],
    [window, 'localStorage'],
    [window, 'sessionStorage'],
    [window, 'caches'],
    [navigator, 'serviceWorker'],
  ] as const)
    Object.defineProperty(owner, name, {configurable: true, get: refuse});
  const refused = {
    request: async () => refuse(),
    persist: async () => refuse(),
    persisted: async () => refuse(),
  };
  for (const name of ['locks', 'storage'])
    Object.defineProperty(navigator, name, {configurable: true, get: () => refused});
  Object.defineProperty(window, 'BroadcastChannel', {configurable: true, value: refuse});
  const failures: string[] = [];
  Object.assign(window, {failures});
  addEventListener('error', ({message}) => failures.push(message));
  addEventListener('unhandledrejection', ({reason}) => failures.push(String(reason)));
}

test('if the browser lets the page store nothing, a game can be played and saved as a file, and nothing fails unheard', async () => {
  const wire = async (context: BrowserContext) => void (await context.addInitScript(blockStorage));
  const player = await Player.open(place.browser, place.url, 'Dóra', {wire});
  await player.until(({screen, unkept}) => screen.screen === 'home' && unkept === 'refused');
  await player.act({act: 'playBots', game: 'catan', name: 'Dóra'});
  await player.until(({screen}) => screen.screen === 'table' && screen.choices.length > 0);
  await player.page.locator('[data-unkept=refused]').waitFor();
  const {tableId} = await player.table();
  const {text} = await downloaded(player.page, () => player.act({act: 'export', tableId}));
  assert.match(text, /roadstead/);
  await player.act({act: 'goHome'});
  await player.until(({screen}) => screen.screen === 'home' && screen.tables?.length === 1);
  await player.page.locator('rs-home [data-unkept=refused]').waitFor();
  assert.deepEqual(
    await player.page.evaluate(() => (window as unknown as {failures: string[]}).failures),
    [],
  );
  await player.close();
});
