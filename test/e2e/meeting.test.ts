/** Tables with no server that introduces anybody: devices meet by codes that people carry from one screen to the other. */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers/browsers.ts';
import {lonely, meet} from '../support/e2e/by-codes.ts';
import {agree, playTo} from '../support/e2e/interrupted.ts';

let browser: Browser;
let served: Served;
before(async () => {
  browser = await launch();
  served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
});
after(async () => {
  await browser.close();
  await served.close();
});

test('with no broker, two devices meet by codes, a third through the second, and all deal together', {
  timeout: 240_000,
}, async () => {
  const sit = (name: string) => lonely(browser, served.url, name);
  const [host, second, third] = [await sit('Anna'), await sit('Béla'), await sit('Cili')];
  await host.act({
    act: 'create',
    table: {game: 'catan', seats: 3, options: {}, bots: [], place: 'network', names: []},
  });
  await host.until(({screen}) => screen.screen === 'lobby' && screen.trouble?.code === 'join/noBroker');
  // A phone that falls asleep meanwhile may load the page anew: it shows another answer to the same offer.
  await meet(host, second, async offer => {
    await second.page.goto(offer);
    await second.until(({screen}) => screen.screen === 'joining' && screen.answer !== null);
    await second.page.reload();
  });
  await second.act({act: 'sit', place: 1});
  await second.until(({screen}) => screen.screen === 'lobby' && screen.mine === 1);
  // What brings others in stands behind "more" for a guest.
  await second.page.locator('summary').click();
  await meet(second, third);
  await third.act({act: 'sit', place: 2});
  await host.until(({screen}) => screen.screen === 'lobby' && screen.notReady === null);
  await host.act({act: 'start'});
  const players = [host, second, third];
  for (const player of players) await player.until(({screen}) => screen.screen === 'table');
  await playTo(players, 20);
  await agree(players);
  for (const player of players) {
    assert.deepEqual((await player.seen()).errors, []);
    await player.close();
  }
});
