/** Of two persons one is gone, and her device ordered the moves: the other is asked once, and goes on with one tap. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {agree, playTo} from '../support/e2e/interrupted.ts';
import {type Player, seatedTable} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const place = servedApp();

test('the host of a table of two is gone: one tap, and the other plays on from there, on the same seat', {
  timeout: 180_000,
}, async () => {
  const players = await seatedTable([place.browser], place.url, {seats: 2});
  const [host, guest] = players as [Player, Player];
  await playTo(players, 12);
  await agree(players);
  const before = await guest.table();
  await host.close();
  await guest.until(({screen}) => screen.screen === 'table' && screen.alone);
  await guest.page.locator('[data-act=goOnAlone]').click();
  await guest.until(
    ({screen}, {tableId, fairness}) =>
      screen.screen === 'table' &&
      screen.tableId !== tableId &&
      screen.fairness.entries > fairness.entries &&
      screen.trouble === null,
    {tableId: before.tableId, fairness: {entries: before.fairness.entries}},
  );
  const {seats, fairness} = await guest.table();
  assert.deepEqual(
    seats.map(({mine, kind}) => (mine ? 'mine' : kind)),
    ['bot', 'mine'],
  );
  await playTo([guest], fairness.entries + 10);
  await guest.close();
});
