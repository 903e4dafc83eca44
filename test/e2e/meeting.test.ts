/** Tables with no server that introduces anybody: devices meet by codes that people carry from one screen to the other. */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers/browsers.ts';
import {agree, playTo} from '../support/e2e/interrupted.ts';
import {Player} from '../support/e2e/players.ts';

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

/** A port that nobody listens at. */
const NOBODY = 'localhost:9';

/** A profile that finds no broker. */
async function lonely(name: string): Promise<Player> {
  const player = await Player.open(browser, served.url, name, {kept: false});
  await player.until(({settings}, own) => settings.name === own, name);
  await player.act({act: 'settings', settings: {...(await player.view()).settings, broker: NOBODY}});
  await player.until(({settings}, broker) => settings.broker === broker, NOBODY);
  return player;
}

/** The link on the screen of this element, as its people see it. */
const linkIn = (player: Player, element: string): Promise<string> =>
  player.page.locator(`${element} rs-invite`).evaluate(shown => (shown as HTMLElement & {link: string}).link);

/** A guest opens what the member's screen shows, and its answer is brought back: no text goes any other way. */
async function meet(member: Player, guest: Player): Promise<void> {
  await member.page.locator('[data-meet]').first().click();
  await member.until(({screen}) => 'meeting' in screen && screen.meeting?.offer != null);
  const before = await member.page.evaluate(() => location.href);
  const offer = await linkIn(member, 'rs-meeting');
  assert.ok(offer.startsWith(`${before.split('#')[0]}#o=1.`), offer);
  await guest.page.goto(offer);
  await guest.until(({screen}) => screen.screen === 'joining' && screen.answer !== null);
  const answer = await linkIn(guest, 'rs-answer');
  await member.page.locator('rs-meeting rs-field input').fill(answer);
  await guest.until(({screen}) => screen.screen === 'lobby' && screen.places.length > 0);
  await member.until(({screen}) => 'meeting' in screen && screen.meeting?.met === 1);
  await member.page.locator('rs-meeting rs-button[icon=close]').click();
}

test('with no broker, two devices meet by codes, a third through the second, and all deal together', {
  timeout: 240_000,
}, async () => {
  const [host, second, third] = [await lonely('Anna'), await lonely('Béla'), await lonely('Cili')];
  await host.act({
    act: 'create',
    table: {game: 'catan', seats: 3, options: {}, bots: [], place: 'network', names: []},
  });
  await host.until(({screen}) => screen.screen === 'lobby' && screen.trouble?.code === 'join/noBroker');
  await meet(host, second);
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
