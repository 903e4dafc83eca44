/** The page that keeps the table is gone: another one keeps it by itself. Who comes back is a guest; who does not is played for. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {agree, missed, playTo} from '../support/e2e/interrupted.ts';
import {type Player, seatedTable} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const place = servedApp();

/** Another device has to keep the table, and order, within this time, milliseconds. */
const HEIR_MS = 10_000;

/** The device of a seat keeps the table, and nothing is in the way. */
const keeps = (players: readonly Player[], seat: number, within?: number): Promise<unknown> =>
  Promise.all(
    players.map(player =>
      player.until(
        ({screen}, host) => screen.screen === 'table' && screen.seats[host]!.host && screen.trouble === null,
        seat,
        within,
      ),
    ),
  );

test('the host’s page is closed, and it comes back as a guest; the next host is gone for good: the others go on each time', {
  timeout: 240_000,
}, async () => {
  const players = await seatedTable([place.browser], place.url, {game: 'puerto-rico', seats: 3});
  await playTo(players, 16);
  await agree(players);
  const [first, next, other] = players as [Player, Player, Player];
  const {tableId, fairness} = await first.table();
  await first.page.close();
  await keeps([next, other], 1, HEIR_MS);
  const back = await first.tab(place.url);
  await back.act({act: 'open', tableId});
  await keeps([back], 1);
  await playTo([back, next, other], fairness.entries + 12);
  const before = await agree([back, next, other]);
  await next.close();
  // Two of three are left: seats in a ring after the host's.
  const left = [back, other];
  await keeps(left, 2, HEIR_MS);
  await missed(left, 1);
  await other.until(({screen}) => screen.screen === 'table' && screen.standIn.possible.includes(1));
  await other.act({act: 'standIn', seat: 1});
  await back.until(({screen}) => screen.screen === 'table' && screen.standIn.asked?.mayAnswer === true);
  await back.act({act: 'answerStandIn', yes: true});
  await other.until(({screen}) => screen.screen === 'table' && screen.seats[1]!.standIn !== null);
  await playTo(left, before + 24);
  await agree(left);
  for (const player of left) {
    const {fairness: found} = await player.table();
    assert.deepEqual([found.blames, found.strikes, found.firstBad], [[], [], null]);
    await player.close();
  }
});

test('the host’s page is closed, and its bot plays its hidden cards on from another device', {
  timeout: 240_000,
}, async () => {
  const bots = ['greedy'] as const;
  const players = await seatedTable([place.browser], place.url, {game: 'san-juan', seats: 3, bots});
  await playTo(players, 30);
  await agree(players);
  const [first, ...left] = players as [Player, Player, Player];
  const {tableId, fairness} = await first.table();
  await first.page.close();
  await keeps(left, 1, HEIR_MS);
  // The cards are drawn by all: the first host is a guest by then.
  const back = await first.tab(place.url);
  await back.act({act: 'open', tableId});
  const all = [back, ...left];
  await keeps(all, 1);
  await playTo(all, fairness.entries + 40);
  await agree(all);
  const {log, fairness: found} = await back.table();
  assert.ok(log.some(({n, seat, kind}) => n > fairness.entries && seat === 3 && kind === 'action'));
  assert.deepEqual([found.blames, found.strikes, found.firstBad], [[], [], null]);
  for (const player of all) await player.close();
});
