/** WebKit alone with the built app, as on a phone with the network of a train. Tables with others: `webkit.long.test.ts`. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers/browsers.ts';
import {ENGINES} from '../support/browsers/engines.mjs';
import {Player} from '../support/e2e/players.ts';

const found = ENGINES.webkit.find();

test('in WebKit, a game against bots is loaded anew, goes on where it was without any server, and is played to its end', {
  timeout: 180_000,
  skip: 'none' in found && found.none,
}, async t => {
  const browser = await launch('webkit');
  t.after(() => browser.close());
  const served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
  const player = await Player.open(browser, served.url, 'Dóra', {kept: true});
  const {page} = player;
  const reload = async (): Promise<void> => {
    const {fairness} = await player.table();
    await page.reload();
    await player.until(
      ({screen}, n) => screen.screen === 'table' && screen.fairness.entries >= n,
      fairness.entries,
    );
  };
  const playTo = async (entries: number): Promise<void> => {
    await player.autoplay(true);
    await player.until(
      ({screen}, n) => screen.screen === 'table' && (screen.fairness.entries >= n || screen.result !== null),
      entries,
    );
    await player.autoplay(false);
  };

  await page.getByRole('button', {name: 'New table'}).click();
  await player.until(({screen}) => screen.screen === 'new');
  await player.act({act: 'playBots', game: 'puerto-rico', name: 'Dóra'});
  await player.until(({screen}) => screen.screen === 'table');
  await playTo(20);
  await reload();
  await playTo(40);

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await served.close();
  await reload();
  await playTo(Number.MAX_SAFE_INTEGER);
  const {result, fairness} = await player.table();
  assert.notEqual(result, null);
  assert.equal(fairness.firstBad, null);
  await player.act({act: 'goHome'});
  await player.until(
    ({screen}) => screen.screen === 'home' && screen.tables?.length === 0 && screen.past.length > 0,
  );
  assert.deepEqual((await player.seen()).errors, []);
});
