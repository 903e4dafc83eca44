/** A network that is away for long. */
import {test} from 'node:test';
import {outage, playTo} from '../support/e2e/interrupted.ts';
import {seatedTable} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const place = servedApp();

test('the network of a guest goes away for 30 s: the game goes on where it was', {
  timeout: 300_000,
}, async () => {
  const players = await seatedTable([place.browser], place.url, {seats: 3, kept: true});
  await playTo(players, 20);
  await outage(players, 1, 30);
  for (const player of players) await player.close();
});
