/** Reload, lost network, closed host: same seat, same state, by itself. */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers.ts';
import {setPlug} from '../support/net-unplug.ts';
import {type Player, seatedTable} from '../support/players.ts';

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

/** Everybody plays until the log has this many entries, then stops. */
async function playTo(players: readonly Player[], entries: number): Promise<void> {
  for (const player of players) await player.autoplay(true);
  for (const player of players)
    await player.until(
      (view, n) => view.screen.screen === 'table' && view.screen.fairness.entries >= n,
      entries,
      60_000,
    );
  for (const player of players) await player.autoplay(false);
}

/** All stand at one entry with one digest. */
async function agree(players: readonly Player[]): Promise<number> {
  for (;;) {
    const tables = await Promise.all(players.map(player => player.table()));
    const digests = new Set(tables.map(({fairness}) => `${fairness.entries} ${fairness.digest}`));
    if (digests.size === 1) return tables[0]!.fairness.entries;
  }
}

test('a guest reloads: same seat, same state, and the game goes on', {timeout: 120_000}, async () => {
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

test('the host reloads: the guests wait, it comes back, nothing is lost', {timeout: 120_000}, async () => {
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

test('the network of a guest goes away for 30 s: the game goes on where it was', {
  timeout: 180_000,
}, async () => {
  const players = await seatedTable([browser], served.url, {seats: 3});
  await playTo(players, 20);
  const before = await agree(players);
  const [host, guest] = players;
  const lostAt = Date.now();
  await setPlug(guest!.page, false);
  await host!.until(
    view => view.screen.screen === 'table' && view.screen.seats[1]!.link === 'away',
    undefined,
    30_000,
  );
  await host!.page.waitForFunction(since => Date.now() - since >= 30_000, lostAt, {timeout: 40_000});
  await setPlug(guest!.page, true);
  await host!.until(
    view => view.screen.screen === 'table' && view.screen.seats[1]!.link === 'live',
    undefined,
    60_000,
  );
  await playTo(players, before + 15);
  await agree(players);
  for (const player of players) await player.close();
});
