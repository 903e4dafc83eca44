/** "Your move", for somebody who looks elsewhere. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {lookAway, notifiedOf, standForNotifications} from '../support/e2e/notified.ts';
import {type Player, seatedTable} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const place = servedApp();

const isToMove = (player: Player): Promise<void> =>
  player.until(({screen}) => screen.screen === 'table' && screen.choices.length > 0 && !screen.sending);

/** One plays until the other is to move. */
async function playUntil(players: readonly Player[], mine: Player): Promise<void> {
  for (const player of players) if (player !== mine) await player.autoplay(true);
  await isToMove(mine);
  for (const player of players) await player.autoplay(false);
}

/** Moves until only others are to move. */
async function pass(mine: Player): Promise<void> {
  await mine.autoplay(true);
  await mine.until(
    ({screen}) =>
      screen.screen === 'table' && screen.toAct.length > 0 && !screen.toAct.includes(screen.viewer!),
  );
  await mine.autoplay(false);
}

const banner = ({page}: Player) => page.getByText('Be told when it is your move');

test('a hidden page tells the own turn once the person has said yes, and is asked when that first mattered', {
  timeout: 180_000,
}, async () => {
  const players = await seatedTable([place.browser], place.url, {seats: 2, kept: true});
  const [host, mine] = players as [Player, Player];
  await standForNotifications(mine, 'granted');
  const turnAgain = async (away: boolean): Promise<void> => {
    await lookAway(mine, false);
    await playUntil(players, mine);
    await pass(mine);
    await lookAway(mine, away);
    await playUntil(players, mine);
  };
  await turnAgain(false);
  assert.equal(await banner(mine).count(), 0, 'nobody is asked while they look');
  await turnAgain(true);
  assert.deepEqual(await notifiedOf(mine), {asked: 0, shown: []}, 'nothing before they were asked');
  await lookAway(mine, false);
  await mine.page.getByRole('button', {name: 'Yes, tell me'}).click();
  await mine.until(({settings}) => settings.notify === 'on');
  await turnAgain(true);
  await mine.page.waitForFunction(
    () => (window as unknown as {notified: {shown: string[]}}).notified.shown.length === 1,
  );
  const {asked, shown} = await notifiedOf(mine);
  assert.equal(asked, 1);
  assert.match(shown[0]!, /Your move/);
  await turnAgain(false);
  assert.equal((await notifiedOf(mine)).shown.length, 1, 'nothing while they look');
  assert.equal(await banner(mine).count(), 0, 'nobody is asked twice');
  assert.deepEqual((await host.seen()).errors, []);
  for (const player of players) await player.close();
});

test('somebody who wants no notifications gets none, and is not asked again', {
  timeout: 180_000,
}, async () => {
  const players = await seatedTable([place.browser], place.url, {seats: 2});
  const mine = players[1]!;
  await standForNotifications(mine, 'denied');
  const missTurn = async (): Promise<void> => {
    await playUntil(players, mine);
    await pass(mine);
    await lookAway(mine, true);
    await playUntil(players, mine);
    await lookAway(mine, false);
  };
  await missTurn();
  await mine.page.getByRole('button', {name: 'No, thanks'}).click();
  await mine.until(({settings}) => settings.notify === 'off');
  await missTurn();
  assert.deepEqual(await notifiedOf(mine), {asked: 0, shown: []});
  assert.equal(await banner(mine).count(), 0);
  for (const player of players) await player.close();
});
