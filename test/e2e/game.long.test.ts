/**
 * Whole games between separate browser profiles, over the real broker and real WebRTC: all games, all numbers of seats. A
 * record of each, exported by a guest, passes the audit.
 */
import {after, before, test} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {launch} from '../support/browsers.ts';
import {auditRecord, playWholeGame} from '../support/whole-game.ts';

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

for (const {id, seats} of GAME_LIST) {
  for (let count = seats.min; count <= seats.max; count++) {
    test(`${id}: ${count} profiles play a whole game; digests agree after every entry, every proof holds`, {
      timeout: 500_000,
    }, async t => {
      t.diagnostic(await playWholeGame([browser], served.url, {game: id, seats: count}, auditRecord));
    });
  }
}
