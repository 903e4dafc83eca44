/** Whole games between separate browser profiles, over the real broker and real WebRTC. */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {launch} from '../support/browsers.ts';
import {seatedTable} from '../support/players.ts';

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

for (const seats of [2, 3, 4, 5]) {
  test(`${seats} profiles join from the link and play a whole game; digests agree after every entry`, {
    timeout: 180_000,
  }, async () => {
    const players = await seatedTable(browser, served.url, seats);
    for (const player of players) await player.autoplay(true);
    for (const player of players)
      await player.until(
        view => view.screen.screen === 'table' && view.screen.result !== null,
        undefined,
        150_000,
      );
    const tables = await Promise.all(players.map(player => player.table()));
    const digests = new Map<string, string>();
    for (const player of players) {
      const {digests: own, errors} = await player.seen();
      assert.deepEqual(errors, []);
      for (const [n, digest] of Object.entries(own)) {
        assert.equal(digest, digests.get(n) ?? digest, `entry ${n}`);
        digests.set(n, digest);
      }
    }
    const {entries} = tables[0]!.fairness;
    assert.ok(entries > 100, `${entries} entries`);
    for (const {fairness, result} of tables) {
      assert.equal(fairness.entries, entries);
      assert.equal(fairness.firstBad, null);
      assert.deepEqual(fairness.differ, []);
      assert.deepEqual(result, tables[0]!.result);
    }
    for (const player of players) await player.close();
  });
}
