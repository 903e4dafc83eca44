/** Reload, lost network, closed host: same seat, same state, by itself. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {WITHOUT_NETWORK_CONTROL} from '../support/browsers/browsers.ts';
import {agree, outage, playTo} from '../support/e2e/interrupted.ts';
import {type Player, seatedTable} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const place = servedApp();

test('a guest reloads: same seat, same state, and the game goes on', {timeout: 180_000}, async () => {
  const players = await seatedTable([place.browser], place.url, {seats: 3, kept: true});
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

test('the host reloads: it comes back, whoever keeps the table then, and nothing is lost', {
  timeout: 180_000,
}, async () => {
  const players = await seatedTable([place.browser], place.url, {seats: 3, kept: true});
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
  skip: WITHOUT_NETWORK_CONTROL,
}, async () => {
  const players = await seatedTable([place.browser], place.url, {seats: 3});
  await playTo(players, 20);
  await outage(players, 1);
  for (const player of players) await player.close();
});

test('of two the host closes its page: the other is told; when it is opened again, it is found at once', {
  timeout: 180_000,
}, async t => {
  const players = await seatedTable([place.browser], place.url, {seats: 2});
  await playTo(players, 12);
  await agree(players);
  const [host, ...guests] = players as [Player, Player];
  const {tableId} = await host.table();
  await host.page.close();
  const tryNow = ({page}: Player) => page.locator('[data-act=syncNow]');
  for (const guest of guests) await tryNow(guest).waitFor();
  // Nobody is there yet: it says so still.
  await tryNow(guests[0]!).click();
  await tryNow(guests[0]!).waitFor();
  const back = await host.tab(`${place.url}#t=${tableId}`);
  await back.until(({screen}) => screen.screen === 'table');
  const ready = Date.now();
  const found = guests.map(async guest => {
    await guest.until(
      ({screen}) => screen.screen === 'table' && screen.trouble === null && screen.seats[0]!.link === 'live',
    );
    return (Date.now() - ready) / 1000;
  });
  // Some 5 s are meant; how long it took is for people to read, since the machine may be busy.
  t.diagnostic(`found after ${(await Promise.all(found)).map(seconds => seconds.toFixed(1)).join(' s, ')} s`);
  for (const guest of guests) assert.equal(await tryNow(guest).count(), 0);
  const now = [back, ...guests];
  await playTo(now, 24);
  await agree(now);
  for (const player of players) await player.close();
});
