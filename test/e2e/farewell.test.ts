/** Somebody leaves a table with hidden cards for good, by the menu: the others read it, and the game goes on without her. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {agree, playTo} from '../support/e2e/interrupted.ts';
import {type Player, seatedTable} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const place = servedApp();

test('a player who leaves for good opens her own hand: a bot plays it at once, nobody votes, and the draws go on', {
  timeout: 240_000,
}, async () => {
  const players = await seatedTable([place.browser], place.url, {game: 'san-juan', seats: 3});
  await playTo(players, 24);
  const [host, guest, gone] = players as [Player, Player, Player];
  // At rest: nothing is drawn, and it is not her move that the table waits for.
  const tap = (player: Player, name: string) => player.page.getByRole('button', {name}).last().click();
  await tap(gone, 'Menu');
  await gone.page.getByRole('menuitem', {name: 'Leave for good'}).click();
  await gone.page.getByText('give up your hidden cards').waitFor();
  await agree(players);
  for (const player of players)
    await player.until(({screen}) => screen.screen === 'table' && screen.dealing === null);
  await tap(gone, 'Leave for good');
  await gone.until(({screen}) => screen.screen === 'home');
  for (const player of [host, guest]) {
    await player.until(({screen}) => screen.screen === 'table' && screen.seats[2]!.left);
    await player.page.getByText('Player 2 has left for good.').first().waitFor();
  }
  await gone.close();
  const {entries} = (await host.table()).fairness;
  await playTo([host, guest], entries + 40);
  await agree([host, guest]);
  const {log, fairness} = await host.table();
  assert.ok(
    log.some(({n, kind, seat}) => n >= entries && kind === 'action' && seat === 2),
    'the bot has moved',
  );
  assert.deepEqual([fairness.blames, fairness.firstBad], [[], null]);
  for (const player of [host, guest]) await player.close();
});
