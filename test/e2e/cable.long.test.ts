/**
 * Two phones and nothing else: devices on a cable that leads nowhere, each in a network namespace of its own. No server runs,
 * nobody introduces them, and what goes over the cable is written down. Left out where there are no namespaces.
 */
import assert from 'node:assert/strict';
import {copyFileSync} from 'node:fs';
import {type TestContext, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import type {Browser} from 'playwright-core';
import {readCode} from '../../src/net/meeting-code.ts';
import {findFirefox} from '../support/browsers/firefox.mjs';
import {linkIn, meet} from '../support/e2e/by-codes.ts';
import {Cable, type CableOptions, strays, whyNoCable} from '../support/e2e/cable.ts';
import {filmCode} from '../support/e2e/fake-camera.ts';
import {agree, playTo} from '../support/e2e/interrupted.ts';
import {Player} from '../support/e2e/players.ts';
import {playOut} from '../support/e2e/whole-game.ts';

const skip = whyNoCable();
const timeout = 600_000;

const NAMES = ['Anna', 'Béla', 'Cili'];

/** Runs on a cable, and looks at all that went over it. */
async function onCable(
  t: TestContext,
  devices: number,
  options: CableOptions,
  run: (cable: Cable) => Promise<void>,
): Promise<void> {
  const cable = await Cable.lay(devices, options);
  let isOver = false;
  try {
    await run(cable);
    isOver = true;
  } finally {
    const heard = await cable.close();
    const sum = heard.packets.reduce((bytes, packet) => bytes + packet.bytes, 0);
    t.diagnostic(
      `${Math.round(sum / 1000)} kB on the cable; names asked for: ${heard.asked.join(' ') || 'none'}`,
    );
    if (isOver) {
      assert.ok(sum > 0, 'the listener hears the cable');
      assert.deepEqual(strays(heard), []);
    }
  }
}

/** The app, stored on a device by its service worker; the server that it came from is gone. */
async function stored(cable: Cable, at: number, browser: Browser): Promise<Player> {
  const server = await cable.serve(at, '127.0.0.1');
  const player = await Player.open(browser, server.url, NAMES[at]!, {kept: true});
  await player.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await player.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.close();
  await player.page.reload();
  await player.until(({screen}) => screen.screen === 'home');
  return player;
}

/** Opens a table that nobody introduces to. */
async function open(host: Player, game: string, seats: number): Promise<void> {
  await host.act({act: 'create', table: {game, seats, options: {}, bots: [], place: 'network', names: []}});
  await host.until(({screen}) => screen.screen === 'lobby' && screen.link !== '');
}

const paste = (guest: Player) => (offer: string) => guest.act({act: 'join', linkOrCode: offer});

async function sit(guest: Player, place: number): Promise<void> {
  await guest.act({act: 'sit', place});
  await guest.until(({screen}, wanted) => screen.screen === 'lobby' && screen.mine === wanted, place);
}

async function start(players: readonly Player[]): Promise<void> {
  const [host] = players as [Player];
  await host.until(({screen}) => screen.screen === 'lobby' && screen.notReady === null);
  await host.act({act: 'start'});
  await atTable(players);
}

async function atTable(players: readonly Player[]): Promise<void> {
  for (const player of players) await player.until(({screen}) => screen.screen === 'table');
}

/** The beginning of a game. */
async function playOn(players: readonly Player[]): Promise<void> {
  await playTo(players, 15);
  await agree(players);
  for (const player of players) assert.deepEqual((await player.seen()).errors, []);
}

/** Somebody allows the camera when the browser asks, and holds it before the code of the other screen. */
async function scan(player: Player, film: string, link: string, button: string): Promise<void> {
  filmCode(film, link);
  await player.context.grantPermissions(['camera']);
  await player.page.locator(button).click();
}

/** The guest answers to what is on the member's screen. @returns the answer */
async function answered(member: Player, guest: Player): Promise<string> {
  await member.until(({screen}) => 'meeting' in screen && screen.meeting?.offer != null);
  await paste(guest)(await linkIn(member, 'rs-meeting'));
  await guest.until(({screen}) => screen.screen === 'joining' && screen.answer !== null);
  return linkIn(guest, 'rs-answer');
}

const answerField = (member: Player) => member.page.locator('rs-meeting rs-field input').first();

/** A guest types the address of its device: a wrong one, which changes nothing, and its own. */
async function come(guest: Player, member: Player, address: string): Promise<void> {
  const before = await answered(member, guest);
  const own = guest.page.locator('rs-own-address');
  await own.locator('summary').click();
  await own.locator('input').fill('8.8.8.8');
  await own.locator('[data-use]').click();
  await guest.until(({problem}) => problem?.code === 'code/bad-address');
  assert.equal(await linkIn(guest, 'rs-answer'), before);
  await own.locator('input').fill(address);
  await own.locator('[data-use]').click();
  await guest.until(
    ({screen, problem}) => screen.screen === 'joining' && screen.answer?.leads === 'yes' && problem === null,
  );
  await answerField(member).fill(await linkIn(guest, 'rs-answer'));
  await guest.until(({screen}) => screen.screen === 'lobby' && screen.places.length > 0);
}

/** Then the guest's browser tells its address. */
async function allowCamera(guest: Player): Promise<void> {
  const own = guest.page.locator('rs-own-address');
  await own.waitFor();
  if ((await own.locator('details[open]').count()) === 0) await own.locator('summary').click();
  await guest.context.grantPermissions(['camera']);
  await own.locator('[data-allow]').click();
  await guest.until(({screen}) => screen.screen === 'joining' && screen.answer?.leads === 'yes');
}

const isPuzzled = (player: Player): Promise<void> =>
  player.until(({screen}) => 'meeting' in screen && screen.meeting?.problem?.code === 'code/no-path');

test('stored apps on a cable with no route meet by the camera in six taps, and a whole game is played', {
  skip,
  timeout,
}, async t => {
  await onCable(t, 2, {}, async cable => {
    const films = [cable.file('0.y4m'), cable.file('1.y4m')] as const;
    for (const film of films) filmCode(film, 'https://example.org/');
    const host = await stored(cable, 0, await cable.browser(0, 'chromium', films[0]));
    const guest = await stored(cable, 1, await cable.browser(1, 'chromium', films[1]));
    await open(host, 'puerto-rico', 2);
    // From here on as two persons do it: each look at a screen, each tap.
    const began = performance.now();
    let taps = 0;
    const tap = async (player: Player, button: string) => {
      taps++;
      await player.page.locator(button).first().click();
    };
    await tap(host, 'rs-lobby [data-meet]');
    await tap(guest, 'rs-home rs-button[icon=qr]');
    taps++;
    await scan(guest, films[1], await linkIn(host, 'rs-meeting'), 'rs-join [data-scan]');
    await guest.page.locator('rs-answer').waitFor();
    taps++;
    await scan(host, films[0], await linkIn(guest, 'rs-answer'), 'rs-meeting [data-scan]');
    await tap(guest, 'rs-lobby .sit rs-button[variant=primary]');
    await tap(host, 'rs-lobby .row rs-button[variant=primary]:not([disabled])');
    await atTable([host, guest]);
    for (const {page} of [host, guest]) await page.locator('rs-table').waitFor();
    const seconds = (performance.now() - began) / 1000;
    t.diagnostic(`${taps} taps and ${seconds.toFixed(1)} s from “Without internet” to the table on both`);
    assert.ok(taps <= 6, `${taps} taps`);
    t.diagnostic(await playOut([host, guest], 'puerto-rico'));
  });
});

test('in the hotspot of the host, stored apps meet by pasted codes, and a whole game is played', {
  skip,
  timeout,
}, async t => {
  await onCable(t, 2, {hotspot: true}, async cable => {
    const host = await stored(cable, 0, await cable.browser(0, 'chromium'));
    const guest = await stored(cable, 1, await cable.browser(1, 'chromium'));
    await open(host, 'san-juan', 2);
    await meet(host, guest, offer => {
      const code = readCode(offer);
      // Its phone has no way to the internet: its browser tells nothing, and is found all the same.
      assert.deepEqual(code.kind === 'offer' && code.offer.end.ways, []);
      return paste(guest)(offer);
    });
    await sit(guest, 1);
    await start([host, guest]);
    t.diagnostic(await playOut([host, guest], 'san-juan'));
  });
});

test('where the hotspot drops multicast: one device types its address, a third comes through it, and a whole game is played', {
  skip,
  timeout,
}, async t => {
  await onCable(t, 3, {hotspot: true, multicast: false}, async cable => {
    const [host, second, third] = await Promise.all(
      [0, 1, 2].map(async at => stored(cable, at, await cable.browser(at, 'chromium'))),
    );
    assert.ok(host && second && third);
    await open(host, 'catan', 3);
    await host.page.locator('rs-lobby [data-meet]').first().click();
    await answerField(host).fill(await answered(host, second));
    await isPuzzled(host);
    // What helps stands open on the screen.
    await host.page.locator('rs-meeting rs-own-address details[open]').waitFor();
    await second.act({act: 'goHome'});
    await come(second, host, cable.address(1));
    await sit(second, 1);
    await host.page.locator('rs-meeting rs-button[icon=close]').click();
    await second.page.locator('summary').first().click();
    await second.page.locator('rs-lobby [data-meet]').first().click();
    await come(third, second, cable.address(2));
    await sit(third, 2);
    await start([host, second, third]);
    t.diagnostic(await playOut([host, second, third], 'catan'));
  });
});

test('where neither browser tells an address, allowing the camera on one device is enough, and a whole game is played', {
  skip,
  timeout,
}, async t => {
  await onCable(t, 2, {}, async cable => {
    const film = cable.file('0.y4m');
    filmCode(film, 'https://example.org/');
    const host = await stored(cable, 0, await cable.browser(0, 'chromium'));
    const guest = await stored(cable, 1, await cable.browser(1, 'chromium', film));
    await open(host, 'portolano', 2);
    await host.page.locator('rs-lobby [data-meet]').first().click();
    await answered(host, guest);
    // The guest's screen knows at once that this leads nowhere.
    await guest.until(({screen}) => screen.screen === 'joining' && screen.answer?.leads === 'no');
    await guest.page.locator('rs-own-address details[open]').waitFor();
    await guest.page.locator('rs-own-address input').fill(cable.address(1));
    await guest.page.locator('rs-own-address [data-use]').click();
    await guest.until(({problem}) => problem?.code === 'code/no-address');
    await allowCamera(guest);
    await answerField(host).fill(await linkIn(guest, 'rs-answer'));
    await guest.until(({screen}) => screen.screen === 'lobby' && screen.places.length > 0);
    await sit(guest, 1);
    await start([host, guest]);
    t.diagnostic(await playOut([host, guest], 'portolano'));
  });
});

const noFirefox = () => {
  const found = findFirefox();
  return skip || ('none' in found && found.none);
};

for (const hosts of ['firefox', 'chromium'] as const)
  test(`stored apps meet by pasted codes where ${hosts} hosts, in the hotspot of Chromium's phone (Firefox)`, {
    skip: noFirefox(),
    timeout,
  }, async t => {
    await onCable(t, 2, {hotspot: true}, async cable => {
      const film = cable.file('0.y4m');
      filmCode(film, 'https://example.org/');
      const devices = [
        await stored(cable, 0, await cable.browser(0, 'chromium', film)),
        await stored(cable, 1, await cable.browser(1, 'firefox')),
      ];
      const [host, guest] = (hosts === 'chromium' ? devices : devices.reverse()) as [Player, Player];
      await open(host, 'goofspiel', 2);
      if (hosts === 'chromium') await meet(host, guest, paste(guest));
      else {
        // Firefox does not find a browser that tells nothing, as that of the phone whose hotspot it is.
        await host.page.locator('rs-lobby [data-meet]').first().click();
        await answered(host, guest);
        await allowCamera(guest);
        await answerField(host).fill(await linkIn(guest, 'rs-answer'));
        await guest.until(({screen}) => screen.screen === 'lobby' && screen.places.length > 0);
      }
      await sit(guest, 1);
      await start([host, guest]);
      t.diagnostic(await playOut([host, guest], 'goofspiel'));
    });
  });

test('pages that one device serves over plain http meet by pasted codes, and play', {
  skip,
  timeout,
}, async t => {
  await onCable(t, 3, {hotspot: true}, async cable => {
    const url = await cable.serveFiles(2);
    const [host, guest] = [
      await Player.open(await cable.browser(0, 'chromium'), url, 'Anna'),
      await Player.open(await cable.browser(1, 'chromium'), url, 'Béla'),
    ];
    assert.equal(await host.page.evaluate(() => isSecureContext), false);
    await open(host, 'san-juan', 2);
    await meet(host, guest, paste(guest));
    await sit(guest, 1);
    await start([host, guest]);
    await playOn([host, guest]);
  });
});

test('two copies of the app in one file meet by pasted codes, and play', {skip, timeout}, async t => {
  await onCable(t, 2, {hotspot: true}, async cable => {
    const copy = async (at: number) => {
      const file = cable.file(`roadstead-${at}.html`);
      copyFileSync('dist/roadstead.html', file);
      return Player.open(await cable.browser(at, 'chromium'), pathToFileURL(file).href, NAMES[at]!);
    };
    const [host, guest] = [await copy(0), await copy(1)];
    await open(host, 'puerto-rico', 2);
    await meet(host, guest, paste(guest));
    await sit(guest, 1);
    await start([host, guest]);
    await playOn([host, guest]);
  });
});
