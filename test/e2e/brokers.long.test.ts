/** A table at several brokers, over real sockets and WebRTC: as long as one is good, the others cost nothing but themselves. */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {Player} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';
import {type BadBrokers, badBrokers} from '../support/net/bad-brokers.mjs';

const place = servedApp();
let bad: BadBrokers;
before(async () => {
  bad = await badBrokers();
});
after(() => bad.close());

async function hostAt(brokers: readonly string[]): Promise<{host: Player; link: string}> {
  const host = await Player.open(place.browser, place.url, 'Anna');
  await host.act({act: 'settings', settings: {...(await host.view()).settings, brokers}});
  await host.until(({settings}, count) => settings.brokers.length === count, brokers.length);
  await host.act({
    act: 'create',
    table: {game: 'catan', seats: 3, options: {}, bots: [], place: 'network', names: []},
  });
  await host.until(({screen}) => screen.screen === 'lobby' && screen.link !== '');
  const {screen} = await host.view();
  return {host, link: screen.screen === 'lobby' ? screen.link : ''};
}

test('with a silent broker, one that lies and one that is good, a guest joins at once, nobody is told of trouble, and the diagnosis says which are down', {
  timeout: 120_000,
}, async () => {
  const good = `${new URL(place.url).host}/broker`;
  const {host, link} = await hostAt([bad.silent, bad.lying, good]);
  assert.ok(link.endsWith(`&b=${bad.silent},${bad.lying},${good}`), link);
  const guest = await Player.open(place.browser, place.url, 'Béla');
  await guest.page.goto(link);
  await guest.until(({screen}) => screen.screen === 'lobby' && screen.places.length > 0);
  for (const player of [host, guest]) {
    const {screen} = await player.view();
    assert.equal(screen.screen === 'lobby' && screen.trouble, null);
  }
  // The link's brokers are kept with the table: a guest who loads its page anew finds it as well.
  await guest.page.reload();
  await guest.until(
    ({screen}) => screen.screen === 'lobby' && screen.places.length > 0 && screen.trouble === null,
  );
  await host.page.locator('[data-why]').first().click();
  const lines = host.page.locator('[data-step=brokers][data-result]');
  await lines.nth(2).waitFor();
  const results = await lines.evaluateAll(all => all.map(line => (line as HTMLElement).dataset.result));
  assert.deepEqual(results, ['silent', 'silent', 'answers']);
  for (const player of [host, guest]) {
    assert.deepEqual((await player.seen()).errors, []);
    await player.close();
  }
});

test('with a dead broker, a silent one and one that lies, codes are offered within eight seconds', {
  timeout: 60_000,
}, async () => {
  const {host, link} = await hostAt([bad.dead, bad.silent, bad.lying]);
  const guest = await Player.open(place.browser, place.url, 'Cili');
  await guest.page.goto(link);
  await guest.page.locator('rs-joining [data-meet]').waitFor();
  const {screen} = await guest.view();
  assert.ok(screen.screen === 'joining' && screen.seconds <= 8, JSON.stringify(screen));
  for (const player of [host, guest]) await player.close();
});
