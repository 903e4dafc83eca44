/**
 * Whole games by hands that draw, over real WebRTC, while everything goes wrong that may: pages that are loaded anew,
 * killed and frozen, links that end, messages that come twice or late or are lost at the start of a link, a broker that is
 * restarted. Every game ends, no entry is lost, all digests agree. `SOAK=100` plays so many; `ROADSTEAD_SEED`, which the
 * run prints, plays the same games with the same faults again.
 */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {Browser, CDPSession} from 'playwright-core';
import {seededRng} from '../../src/base/rng.ts';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers.ts';
import {type Faults, setFaults, wireFaults} from '../support/net-faults.ts';
import {type Player, SEED, seatedTable} from '../support/players.ts';

const GAMES = Number(process.env.SOAK ?? 3);
/** Something goes wrong about so often, milliseconds. */
const EVERY_MS = 2500;
/** Without an entry for so long a game has stopped. */
const STUCK_MS = 90_000;
const NOISE: Faults = {cut: 1, twice: 20, late: 30, lateMs: 250, first: 30};

let browser: Browser;
let served: Served;
before(async () => {
  browser = await launch();
  served = await startServer({port: 0, root: 'dist/app'});
});
after(async () => {
  await browser.close();
  await served.close();
});

type Rng = ReturnType<typeof seededRng>;

async function freeze(player: Player, ms: number): Promise<void> {
  const cdp: CDPSession = await player.context.newCDPSession(player.page);
  // As when a phone puts a page to sleep: no timer runs, no message is heard.
  await cdp.send('Page.setWebLifecycleState', {state: 'frozen'});
  await new Promise(resolve => setTimeout(resolve, ms));
  await cdp.send('Page.setWebLifecycleState', {state: 'active'});
  await cdp.detach();
}

/** A page is there again, with its game. */
async function back(player: Player, url: string): Promise<void> {
  if (player.page.url().startsWith('about:')) await player.page.goto(url);
  else await player.page.reload();
  await player.until(({screen}) => screen.screen === 'table', undefined, 60_000);
  await setFaults(player.page, NOISE);
  await player.autoplay(true);
}

/** One thing that goes wrong. @returns what it was, for the log */
async function mishap(players: readonly Player[], url: string, rng: Rng): Promise<string> {
  const at = rng.below(players.length);
  const player = players[at]!;
  switch (rng.below(6)) {
    case 0:
      await back(player, url);
      return `page ${at} loaded anew`;
    case 1: {
      const where = player.page.url();
      const cdp = await player.context.newCDPSession(player.page);
      // The page is gone without a word; nobody is told.
      await cdp.send('Page.crash').catch(() => undefined);
      await player.page.waitForEvent('crash', {timeout: 5000}).catch(() => undefined);
      await player.page.goto(where).catch(() => player.page.goto(where));
      await back(player, url);
      return `page ${at} killed`;
    }
    case 2: {
      const ms = 2000 + rng.below(9000);
      await freeze(player, ms);
      return `page ${at} frozen for ${ms} ms`;
    }
    case 3: {
      const {port} = served;
      await served.close();
      await new Promise(resolve => setTimeout(resolve, 500 + rng.below(2000)));
      served = await startServer({port, root: 'dist/app'});
      return 'the broker restarted';
    }
    case 4:
      await Promise.all(players.map(other => back(other, url)));
      return 'all pages loaded anew at once';
    default:
      return 'nothing';
  }
}

for (let game = 0; game < GAMES; game++)
  test(`game ${game} ends while things go wrong`, {timeout: 900_000}, async t => {
    const rng = seededRng(`${SEED} soak ${game}`);
    const seats = 2 + rng.below(3);
    const players = await seatedTable([browser], served.url, {
      seats: Math.max(3, seats),
      game: 'puerto-rico',
    });
    for (const [i, player] of players.entries()) {
      await wireFaults(player.context, rng.below(1 << 30) + i);
      await setFaults(player.page, NOISE).catch(() => undefined);
      await player.autoplay(true);
    }
    const said: string[] = [];
    const isOver = async () =>
      (
        await Promise.all(
          players.map(player =>
            player.table().then(
              ({result}) => result !== null,
              () => false,
            ),
          ),
        )
      ).every(Boolean);
    let head = 0;
    let movedAt = Date.now();
    while (!(await isOver())) {
      await new Promise(resolve => setTimeout(resolve, EVERY_MS));
      said.push(await mishap(players, served.url, rng));
      const table = await players[0]!.table().catch(() => null);
      if (table && table.fairness.entries > head) {
        head = table.fairness.entries;
        movedAt = Date.now();
      }
      assert.ok(Date.now() - movedAt < STUCK_MS, `stands still at entry ${head}: ${said.join(', ')}`);
    }
    const ends = await Promise.all(players.map(player => player.table()));
    const digests = new Set(ends.map(({fairness}) => `${fairness.entries} ${fairness.digest}`));
    assert.equal(digests.size, 1, [...digests].join(' / '));
    for (const {fairness} of ends) {
      assert.deepEqual(fairness.differ, []);
      assert.deepEqual(
        fairness.strikes.filter(({seat}) => seat !== null),
        [],
        'nobody honest is shown',
      );
    }
    t.diagnostic(`${ends[0]!.fairness.entries} entries, ${said.length} mishaps: ${said.join(', ')}`);
    for (const player of players) await player.close();
  });
