/** What the page lets in: its policy for scripts and addresses, and files that are dropped on it. */
import assert from 'node:assert/strict';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {game} from '../../src/games/puerto-rico/full.ts';
import {decodeRecord, encodeRecord} from '../../src/saves/record.ts';
import {profile, WITHOUT_NETWORK_CONTROL} from '../support/browsers/browsers.ts';
import {downloaded} from '../support/e2e/downloads.ts';
import {dragOf} from '../support/e2e/drag.ts';
import {Player} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';
import {playOut, testTable} from '../support/log/log-kit.ts';

const FOLDER = resolve('.cache', `dropped-${process.pid}`);

const place = servedApp();
before(() => {
  mkdirSync(FOLDER, {recursive: true});
});
after(() => {
  rmSync(FOLDER, {recursive: true, force: true});
});

test('the policy of the page lets the app work, and refuses scripts in the page and things from elsewhere', {
  timeout: 180_000,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra', {kept: true});
  const {page} = player;
  await player.act({
    act: 'create',
    table: {game: 'puerto-rico', seats: 2, options: {}, bots: ['random'], place: 'network', names: []},
  });
  await player.until(({screen}) => screen.screen === 'lobby' && screen.notReady === null);
  await player.act({act: 'start'});
  await player.until(({screen}) => screen.screen === 'table');
  await player.autoplay(true);
  await player.until(({screen}) => screen.screen === 'table' && screen.fairness.entries > 20);
  await player.autoplay(false);
  await player.act({act: 'recheck'});
  await player.until(({screen}) => screen.screen === 'table' && screen.fairness.recheck.state === 'good');
  assert.deepEqual((await player.seen()).errors, []);

  const refused = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      violations.push(effectiveDirective),
    );
    const add = (tag: 'script' | 'img', change: object) =>
      document.body.append(Object.assign(document.createElement(tag), change));
    add('script', {textContent: 'window.came = true'});
    add('script', {src: 'https://example.org/came.js'});
    add('img', {src: 'https://example.org/came.png'});
    document.body.insertAdjacentHTML('beforeend', '<p onclick="window.came = true">x</p>');
    (document.body.lastElementChild as HTMLElement).click();
    while (violations.length < 4) await new Promise(resolve => setTimeout(resolve, 5));
    return {violations: violations.sort(), came: 'came' in window};
  });
  assert.deepEqual(refused, {
    violations: ['img-src', 'script-src-attr', 'script-src-elem', 'script-src-elem'],
    came: false,
  });
  await player.close();
});

test('the page itself fetches the table for somebody who follows a link, before any script of the app runs', {
  timeout: 180_000,
  skip: WITHOUT_NETWORK_CONTROL,
}, async () => {
  const context = await profile(place.browser);
  const page = await context.newPage();
  // The app's own script never comes: what is asked for here was asked for by the page.
  await page.route('**/main.js', route => route.abort());
  const asked = async (hash: string) => {
    await page.goto(`${place.url}${hash}`);
    const links = page.locator('head > link[rel=modulepreload]');
    return links.evaluateAll(list => list.map(link => (link as HTMLLinkElement).href));
  };
  const start = await asked('');
  await page.goto('about:blank');
  const table = await asked('#j=2.a.b.c.catan');
  assert.ok(start.every(href => table.includes(href)));
  assert.ok(table.some(href => /\/rooms-/.test(href)) && table.length > start.length + 5, table.join(' '));
  assert.ok(
    table.some(href => /\/catan-/.test(href)),
    'the game that the link names',
  );
  assert.ok(!table.some(href => /\/(?:portolano|puerto-rico|san-juan)-/.test(href)), 'and no other');
  for (const href of table) assert.equal((await page.request.get(href)).status(), 200, href);
  await context.close();
});

test('before any script of the app runs, the page names the app, and says that a table is being opened to whoever comes to one', {
  timeout: 180_000,
  skip: WITHOUT_NETWORK_CONTROL,
}, async () => {
  for (const [locale, hash, words] of [
    ['en-GB', '', 'Roadstead'],
    ['en-GB', '#j=2.a.b.c.catan', 'Roadstead Opening the table…'],
    ['hu-HU', '#j=2.a.b.c.catan', 'Roadstead Megnyitjuk az asztalt…'],
    ['pl-PL', '#t=a', 'Roadstead Otwieramy stół…'],
    ['de-DE', '#j=2.a.b.c', 'Roadstead Opening the table…'],
  ]) {
    const context = await profile(place.browser, {locale: locale!});
    const page = await context.newPage();
    await page.route('**/main.js', route => route.abort());
    await page.goto(`${place.url}${hash}`);
    assert.equal((await page.locator('rs-app').innerText()).split(/\s+/).join(' ').trim(), words);
    await context.close();
  }
  const player = await Player.open(place.browser, place.url, 'Dóra');
  await player.page.locator('rs-home').waitFor();
  assert.equal(await player.page.locator('.ahead').count(), 0);
  await player.close();
});

test('a browser that is too old is told which one is needed, in all languages, and gives its tables as files', {
  timeout: 180_000,
  skip: WITHOUT_NETWORK_CONTROL,
}, async () => {
  const {chain} = await playOut(await testTable('pp', {game}), 'kept');
  const player = await Player.open(place.browser, place.url, 'Dóra');
  await player.importText(encodeRecord({entries: chain.texts}));
  await player.until(({screen}) => screen.screen === 'table');
  // As a browser before the floor: it knows no style sheets of scripts, and the app's own script is no script to it.
  await player.page.route('**/main.js', route =>
    route.fulfill({contentType: 'text/javascript', body: 'this is no script'}),
  );
  await player.page.addInitScript(() => {
    Object.defineProperty(document, 'adoptedStyleSheets', {value: undefined});
  });
  await player.page.goto(place.url.replace(/#.*/, ''));
  const told = player.page.locator('.too-old');
  for (const [lang, words] of [
    ['en', /too old.*Chrome 111, Edge 111, Firefox 121, Safari 16\.4/],
    ['hu', /túl régi.*Safari 16\.4/],
    ['pl', /za stara.*Safari 16\.4/],
  ] as const)
    assert.match(await told.locator(`[lang=${lang}]`).first().innerText(), words);
  const link = told.locator('a[download]');
  await link.waitFor();
  const {name, text} = await downloaded(player.page, () => link.click());
  assert.match(name, /\.roadstead\.json$/);
  assert.deepEqual(decodeRecord(text).entries, chain.texts);
  await player.close();
});

test('a dropped record is opened on the start page; elsewhere the page stays as it is', {
  timeout: 180_000,
}, async () => {
  const {chain} = await playOut(await testTable('pp', {game}), 'dropped');
  const file = join(FOLDER, 'friday.roadstead.json');
  writeFileSync(file, encodeRecord({entries: chain.texts}));
  const player = await Player.open(place.browser, place.url, 'Dóra');
  const drag = await dragOf(player.page, file);
  /** Hangs over the page until these words are there, as browsers tell it: again and again. */
  const hang = async (words: string): Promise<void> => {
    await drag.enter();
    const seen = player.page.getByText(words).waitFor();
    for (let done = false; !done; ) {
      await drag.over();
      done = await Promise.race([seen.then(() => true), player.rest().then(() => false)]);
    }
  };
  const notice = player.page.getByText('Saved games open on the start page');

  await player.act({act: 'goNew'});
  await player.until(({screen}) => screen.screen === 'new');
  await hang('Saved games open on the start page');
  await drag.drop();
  await notice.waitFor({state: 'detached'});
  assert.equal(await player.page.evaluate(() => location.href), place.url);

  await player.act({act: 'goHome'});
  await player.until(({screen}) => screen.screen === 'home');
  await hang('Drop the file to open it');
  await drag.drop();
  await player.until(({screen}) => screen.screen === 'table' && screen.result !== null);
  assert.deepEqual((await player.seen()).errors, []);
  await player.close();
});
