/** Reload, lost network, closed host: same seat, same state, by itself. */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers.ts';
import {agree, outage, playTo} from '../support/interrupted.ts';
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

test('a guest reloads: same seat, same state, and the game goes on', {timeout: 180_000}, async () => {
  const players = await seatedTable([browser], served.url, {seats: 3});
  await playTo(players, 20);
  const before = await agree(players);
  await players[1]!.page.reload();
  await players[1]!.until(
    (view, n) => view.screen.screen === 'table' && view.screen.fairness.entries >= n,
    before,
  );
  const table = await players[1]!.table();
  assert.deepEqual(
    table.seats.map(seat => seat.mine),
    [false, true, false],
  );
  await playTo(players, before + 15);
  await agree(players);
  for (const player of players) await player.close();
});

test('the host reloads: the guests wait, it comes back, nothing is lost', {timeout: 180_000}, async () => {
  const players = await seatedTable([browser], served.url, {seats: 3});
  await playTo(players, 20);
  const before = await agree(players);
  await players[0]!.page.reload();
  await players[0]!.until(
    (view, n) => view.screen.screen === 'table' && view.screen.fairness.entries >= n,
    before,
  );
  await playTo(players, before + 15);
  await agree(players);
  for (const player of players) assert.equal((await player.table()).trouble, null);
  for (const player of players) await player.close();
});

test('the network of a guest goes away until the host has noticed: the game goes on where it was', {
  timeout: 180_000,
}, async () => {
  const players = await seatedTable([browser], served.url, {seats: 3});
  await playTo(players, 20);
  await outage(players, 1);
  for (const player of players) await player.close();
});
