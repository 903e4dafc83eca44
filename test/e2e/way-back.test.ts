/** The browser's Back and Forward inside the app, and what is on the screen before a link has led anywhere. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import type {AppView} from '../../src/table/seen/view-model.ts';
import {ENGINE, profile} from '../support/browsers/browsers.ts';
import {Player} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const place = servedApp();

const SOLO = {
  game: 'puerto-rico',
  seats: 3,
  options: {},
  bots: ['greedy', 'greedy'],
  place: 'here',
  names: ['Dóra'],
} as const;

const on = (player: Player, name: string): Promise<void> =>
  player.until((view, wanted) => view.screen.screen === wanted, name);

// Not Playwright's own: in Firefox they wait for a page that loads, where none does, and know an earlier address.
const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
const forward = (page: Page): Promise<void> => page.evaluate(() => history.forward());
const hashOf = (page: Page): Promise<string> => page.evaluate(() => location.hash);

/** The dialogs that are open, by their headings. */
const dialogs = (page: Page) => page.locator('rs-dialog dialog[open]');

test('Back goes from a panel to the table, from the table to the start page; Forward comes again', {
  timeout: 180_000,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra');
  const {page} = player;
  await page.getByRole('button', {name: 'New table'}).click();
  await on(player, 'new');
  await page.waitForFunction(() => history.state?.depth === 1);
  await back(page);
  await on(player, 'home');

  await player.act({act: 'create', table: {...SOLO, bots: [...SOLO.bots], names: [...SOLO.names]}});
  await on(player, 'table');
  await page.waitForFunction(() => location.hash.startsWith('#t='));
  const hash = await hashOf(page);
  await page.getByRole('button', {name: 'Help'}).click();
  await dialogs(page).waitFor();
  await page.waitForFunction(() => history.state?.depth === 2);
  await back(page);
  await dialogs(page).waitFor({state: 'hidden'});
  await on(player, 'table');

  await page.reload();
  await on(player, 'table');
  await back(page);
  await on(player, 'home');
  assert.equal(await hashOf(page), '');
  await forward(page);
  await on(player, 'table');
  assert.equal(await hashOf(page), hash);

  // Forward while the app is still on its way home: it goes home, and then opens the table again.
  await page.evaluate(() => {
    document.querySelector('rs-app')?.shadowRoot?.querySelector('rs-table')?.setAttribute('data-first', '');
    addEventListener('popstate', () => history.forward(), {once: true});
    history.back();
  });
  await page.locator('rs-table:not([data-first])').waitFor();
  await on(player, 'table');
  assert.equal(await hashOf(page), hash);
  assert.deepEqual((await player.seen()).errors, []);
  await player.close();
});

test('a panel that was closed on the page leaves no step behind: Back goes on from what is seen', {
  timeout: 180_000,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra');
  const {page} = player;
  await page.getByRole('button', {name: 'Join'}).click();
  await dialogs(page).waitFor();
  await page.waitForFunction(() => history.state?.depth === 1);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => history.state?.depth === 0);
  await page.getByRole('button', {name: 'New table'}).click();
  await page.waitForFunction(() => history.state?.depth === 1);
  await page.getByRole('button', {name: 'Home'}).click();
  await page.waitForFunction(() => history.state?.depth === 0);
  await on(player, 'home');
  await player.close();
});

test('somebody who comes by a link sees the way to the table first, never the start page', {
  timeout: 180_000,
}, async () => {
  const host = await Player.open(place.browser, place.url, 'Dóra');
  const network = {...SOLO, bots: [], names: [], place: 'network'} as const;
  await host.act({act: 'create', table: {...network, bots: [], names: []}});
  await host.until(({screen}) => screen.screen === 'lobby' && screen.link !== '');
  const {screen} = await host.view();
  const link = screen.screen === 'lobby' ? screen.link : '';

  const context = await profile(place.browser);
  await context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {screens: seen});
    const look = (): void => {
      const app = document.querySelector('rs-app') as unknown as {view: AppView | null} | null;
      const name = app?.view?.screen.screen;
      if (name && seen.at(-1) !== name) seen.push(name);
      requestAnimationFrame(look);
    };
    look();
  });
  const page = await context.newPage();
  await page.goto(link);
  await page.locator('rs-lobby').waitFor();
  const screens = await page.evaluate(() => (window as unknown as {screens: string[]}).screens);
  assert.equal(screens.includes('home'), false, screens.join());
  assert.equal(screens[0], 'joining');
  assert.equal((await hashOf(page)).includes('j='), false, 'the secret is not in the address');
  await back(page);
  await page.locator('rs-home').waitFor();
  await context.close();
  await host.close();
});

test('a link to another table, followed at a table, asks before it is left; a new tab is the large button', {
  timeout: 180_000,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra');
  const {page} = player;
  await player.act({act: 'create', table: {...SOLO, bots: [...SOLO.bots], names: [...SOLO.names]}});
  await on(player, 'table');
  await page.waitForFunction(() => location.hash.startsWith('#t='));
  const hash = await hashOf(page);
  const link = '#j=2.abcdefghjkmnpqrs.AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBA.catan';
  const follow = () =>
    page.evaluate(to => {
      location.hash = to;
    }, link);
  const question = page.locator('rs-banner[data-follow]');

  await follow();
  await question.waitFor();
  await on(player, 'table');
  await page.waitForFunction(kept => location.hash === kept, hash);
  await question.getByRole('button', {name: 'Cancel'}).click();
  await question.waitFor({state: 'hidden'});

  // Its own address is no other table.
  await page.evaluate(own => {
    location.hash = '';
    location.hash = own;
  }, hash);
  await on(player, 'table');

  await follow();
  await question.waitFor();
  // The bare window that WebKit is driven in opens no other.
  if (ENGINE !== 'webkit') {
    const opened = page.context().waitForEvent('page');
    await question.getByRole('button', {name: 'Open in a new tab'}).click();
    const tab = await opened;
    await tab.locator('rs-joining').waitFor();
    await tab.close();
    await on(player, 'table');

    await follow();
    await question.waitFor();
  }
  await question.getByRole('button', {name: 'Leave and go there'}).click();
  await on(player, 'joining');
  await player.close();
});

test('a first-time guest types a name and sits with one tap more; the next time nothing is typed', {
  timeout: 180_000,
}, async () => {
  const host = await Player.open(place.browser, place.url, 'Dóra');
  const network = {...SOLO, bots: [], names: [], place: 'network'} as const;
  await host.act({act: 'create', table: {...network, bots: [], names: []}});
  await host.until(({screen}) => screen.screen === 'lobby' && screen.link !== '');
  const {screen} = await host.view();
  const link = screen.screen === 'lobby' ? screen.link : '';

  const context = await profile(place.browser);
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Zsófia');
  await page.getByRole('button', {name: 'Take a seat'}).click();
  await page.getByText('You have a seat').waitFor();
  await host.until(
    ({screen}) =>
      screen.screen === 'lobby' && screen.places.some(seat => seat.taken && seat.name === 'Zsófia'),
  );
  // Another table, or this one again from another page: the name is there.
  const later = await context.newPage();
  await later.goto(place.url);
  await later.getByRole('button', {name: 'Settings'}).click();
  assert.equal(await later.getByLabel('Your name').inputValue(), 'Zsófia');
  await context.close();
  await host.close();
});

test('Back closes the log beside the board; a trial out of it says that it is one, also after a reload', {
  timeout: 180_000,
}, async () => {
  const player = await Player.open(place.browser, place.url, 'Dóra');
  const {page} = player;
  await page.setViewportSize({width: 1280, height: 800});
  await player.act({act: 'create', table: {...SOLO, bots: [...SOLO.bots], names: [...SOLO.names]}});
  await on(player, 'table');
  const open = async (): Promise<void> => {
    await page.getByRole('button', {name: 'Menu'}).click();
    await page.getByRole('menuitem', {name: 'Log and replay'}).click();
    await page.locator('rs-log-sheet').waitFor();
  };
  await open();
  await page.waitForFunction(() => history.state?.depth === 2);
  await back(page);
  await page.locator('rs-log-sheet').waitFor({state: 'detached'});
  await on(player, 'table');

  assert.equal(await page.locator('.trial').count(), 0);
  await open();
  await page.locator('rs-log .entry').last().click();
  await page.getByRole('button', {name: 'What if from here?'}).click();
  await page.locator('.trial').waitFor();
  await page.locator('rs-log-sheet').waitFor({state: 'detached'});
  await page.reload();
  await page.locator('.trial').waitFor();
  assert.deepEqual((await player.seen()).errors, []);
  await player.close();
});
