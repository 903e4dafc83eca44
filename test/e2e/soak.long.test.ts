/**
 * Whole games by hands that draw, over real WebRTC, while everything goes wrong that may: pages that are loaded anew,
 * killed and frozen, whole browsers that are stopped, links that end, messages that come twice or late or are lost at the start of a link, a broker that is
 * restarted. Every game ends, no entry is lost, all digests agree. `SOAK=100` plays so many, `SOAK_FROM=7` begins with that one; `ROADSTEAD_SEED`, which the
 * run prints, plays the same games with the same faults again.
 */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {Browser, CDPSession} from 'playwright-core';
import {seededRng} from '../../src/base/rng.ts';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers/browsers.ts';
import {type Player, SEED, seatedTable} from '../support/e2e/players.ts';
import {crash, stopBrowser} from '../support/e2e/stopped.ts';
import {type Faults, setFaults, wireFaults} from '../support/net/faults.ts';

const GAMES = Number(process.env.SOAK ?? 3);
const MOST_SEATS = 4;
/** Something goes wrong about so often, milliseconds. */
const EVERY_MS = 2500;
/** Without an entry for so long a game has stopped. */
const STUCK_MS = 90_000;
const NOISE: Faults = {cut: 1, twice: 20, late: 30, lateMs: 250, first: 30};

/** Each profile sits in a browser of its own, so that one can be stopped alone. */
const browsers: Browser[] = [];
let served: Served;
before(async () => {
  for (let i = 0; i < MOST_SEATS; i++) browsers.push(await launch());
  served = await startServer({port: 0, root: 'dist/app', host: 'localhost'});
});
after(async () => {
  for (const browser of browsers) await browser.close();
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
async function back(player: Player): Promise<void> {
  // A page that has just opened writes its address in two steps: one that is loaded anew between them has none.
  await player.page.waitForFunction(() => history.state !== null);
  await player.page.reload();
  await player.until(({screen}) => screen.screen === 'table', undefined, 60_000);
  await setFaults(player.page, NOISE);
  await player.autoplay(true);
}

/** One thing that goes wrong. @returns what it was, for the log */
async function mishap(players: Player[], rng: Rng): Promise<string> {
  const at = rng.below(players.length);
  const player = players[at]!;
  switch (rng.below(7)) {
    case 0:
      await back(player);
      return `page ${at} loaded anew`;
    case 1: {
      // The page is gone without a word; nobody is told. The same profile opens the table in another.
      const where = player.page.url();
      await crash(player);
      await player.page.close();
      players[at] = await player.tab(where);
      await back(players[at]);
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
      served = await startServer({port, root: 'dist/app', host: 'localhost'});
      return 'the broker restarted';
    }
    case 4: {
      const ms = 2000 + rng.below(12_000);
      const goOn = await stopBrowser(player);
      try {
        await new Promise(resolve => setTimeout(resolve, ms));
      } finally {
        goOn();
      }
      return `browser ${at} stopped for ${ms} ms`;
    }
    case 5:
      await Promise.all(players.map(back));
      return 'all pages loaded anew at once';
    default:
      return 'nothing';
  }
}

for (let game = Number(process.env.SOAK_FROM ?? 0); game < GAMES; game++)
  test(`game ${game} ends while things go wrong`, {timeout: 900_000}, async t => {
    const rng = seededRng(`${SEED} soak ${game}`);
    const players = await seatedTable(browsers, served.url, {
      seats: MOST_SEATS - rng.below(2),
      game: 'puerto-rico',
      kept: true,
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
      said.push(await mishap(players, rng));
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
