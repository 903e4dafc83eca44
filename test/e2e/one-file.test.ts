/** The app in one file, opened from the disk: nothing beside it, no server, no network. */
import assert from 'node:assert/strict';
import {copyFileSync, mkdirSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import type {Browser} from 'playwright-core';
import {PAINTED} from '../../components/games.ts';
import {Driver} from '../../src/cli/engine/driver.ts';
import {ENGINE, launch} from '../support/browsers/browsers.ts';
import {lonely, meet} from '../support/e2e/by-codes.ts';
import {agree, playTo} from '../support/e2e/interrupted.ts';
import {Player} from '../support/e2e/players.ts';
import {playAlone} from '../support/e2e/whole-game.ts';
import {EVERY} from '../support/in-turn.ts';

const FOLDER = resolve('.cache', `one-file-${process.pid}`);
const FILE = join(FOLDER, 'roadstead.html');
const URL_OF_FILE = pathToFileURL(FILE).href;
const skip = ENGINE === 'webkit' && "WebKit's driver opens no files";

let browser: Browser;
before(async () => {
  mkdirSync(FOLDER, {recursive: true});
  copyFileSync('dist/roadstead.html', FILE);
  if (!skip) browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(FOLDER, {recursive: true, force: true});
});

/** A game that was played elsewhere. */
async function someRecord(): Promise<string> {
  const driver = new Driver();
  const ask = async (request: object) => JSON.parse(await driver.answer(JSON.stringify(request)));
  await ask({do: 'new', game: 'goofspiel', seats: 2});
  while (!(await ask({do: 'bot', bot: 'random', play: true})).over);
  return (await ask({do: 'record', names: ['Robot', 'Android']})).record;
}

/** What a page asks for but itself and what is inside it. */
function asksOf({page}: Player): readonly string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const url = request.url();
    if (!/^(blob|data):/.test(url) && !url.startsWith(URL_OF_FILE)) asked.push(url);
  });
  return asked;
}

test('from the disk games are played against bots and kept, a record is opened, and nothing is fetched', {
  timeout: 240_000,
  skip,
}, async () => {
  const player = await Player.open(browser, URL_OF_FILE, 'Dóra');
  const asked = asksOf(player);
  const games = EVERY ? PAINTED : PAINTED.slice(0, 1);
  for (const game of games) await playAlone(player, game);
  await player.importText(await someRecord());
  await player.until(({screen}) => screen.screen === 'table' && screen.result !== null);
  assert.deepEqual((await player.seen()).errors, []);
  await player.act({act: 'goHome'});
  await player.until(({screen}) => screen.screen === 'home');
  await player.page.waitForFunction(() => location.hash === '');
  await player.page.reload();
  await player.until(
    ({screen}, tables) => screen.screen === 'home' && screen.tables?.length === tables,
    games.length + 1,
  );
  // It lies on the disk already.
  assert.equal(await player.page.locator('rs-home [data-install]').count(), 0);
  assert.deepEqual(asked, []);
  await player.close();
});

test('two that were opened from the disk meet by codes, and deal together', {
  timeout: 240_000,
  skip,
}, async () => {
  const [host, guest] = [
    await lonely(browser, URL_OF_FILE, 'Anna'),
    await lonely(browser, URL_OF_FILE, 'Béla'),
  ];
  await host.act({
    act: 'create',
    table: {game: 'san-juan', seats: 2, options: {}, bots: [], place: 'network', names: []},
  });
  await host.until(({screen}) => screen.screen === 'lobby' && screen.trouble?.code === 'join/noBroker');
  const {screen} = await host.view();
  assert.match(screen.screen === 'lobby' ? screen.link : '', /^#j=2\./);
  await meet(host, guest, offer => guest.act({act: 'join', linkOrCode: offer}));
  await guest.act({act: 'sit', place: 1});
  await host.until(({screen}) => screen.screen === 'lobby' && screen.notReady === null);
  await host.act({act: 'start'});
  const players = [host, guest];
  for (const player of players) await player.until(({screen}) => screen.screen === 'table');
  await playTo(players, 10);
  await agree(players);
  for (const player of players) {
    assert.deepEqual((await player.seen()).errors, []);
    await player.close();
  }
});
