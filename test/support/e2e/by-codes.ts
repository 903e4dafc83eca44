/** Players who meet by codes, with no server that introduces them. */
import assert from 'node:assert/strict';
import type {Browser} from 'playwright-core';
import {Player} from './players.ts';

/** A port that nobody listens at. */
const NOBODY = 'localhost:9';

/** A profile that finds no broker. */
export async function lonely(browser: Browser, url: string, name: string): Promise<Player> {
  const player = await Player.open(browser, url, name);
  await player.until(({settings}, own) => settings.name === own, name);
  await player.act({act: 'settings', settings: {...(await player.view()).settings, brokers: [NOBODY]}});
  await player.until(({settings}, broker) => settings.brokers[0] === broker, NOBODY);
  return player;
}

/** The link on the screen of this element, as its people see it. */
export const linkIn = (player: Player, element: string): Promise<string> =>
  player.page.locator(`${element} rs-invite`).evaluate(shown => (shown as HTMLElement & {link: string}).link);

/**
 * A guest opens what the member's screen shows, and its answer is brought back: no text goes any other way.
 * @param opens how the guest does
 */
export async function meet(
  member: Player,
  guest: Player,
  opens: (offer: string) => Promise<unknown> = offer => guest.page.goto(offer),
): Promise<void> {
  await member.page.locator('[data-meet]').first().click();
  await member.until(({screen}) => 'meeting' in screen && screen.meeting?.offer != null);
  const page = (await member.page.evaluate(() => location.href)).split('#')[0]!;
  const offer = await linkIn(member, 'rs-meeting');
  // A place on this disk leads nowhere from another one.
  assert.ok(offer.startsWith(`${page.startsWith('file:') ? '' : page}#o=1.`), offer);
  await opens(offer);
  await guest.until(({screen}) => screen.screen === 'joining' && screen.answer !== null);
  const answer = await linkIn(guest, 'rs-answer');
  await member.page.locator('rs-meeting rs-field input').first().fill(answer);
  await guest.until(({screen}) => screen.screen === 'lobby' && screen.places.length > 0);
  await member.until(({screen}) => 'meeting' in screen && screen.meeting?.met === 1);
  await member.page.locator('rs-meeting rs-button[icon=close]').click();
}
