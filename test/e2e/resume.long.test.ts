/** A network that is away for long. */
import {after, before, test} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers.ts';
import {outage, playTo} from '../support/interrupted.ts';
import {seatedTable} from '../support/players.ts';

let browser: Browser;
let served: Served;
before(async () => {
  browser = await launch();
  served = await startServer({port: 0, root: 'dist/app'});
});
after(async () => {
  await browser.close();
  await served.close();
});

test('the network of a guest goes away for 30 s: the game goes on where it was', {
  timeout: 300_000,
}, async () => {
  const players = await seatedTable([browser], served.url, {seats: 3});
  await playTo(players, 20);
  await outage(players, 1, 30);
  for (const player of players) await player.close();
});
