/**
 * Games between separate browser profiles, over the real broker and real WebRTC, each with the fewest: whole where the host
 * deals; where all deal together, which takes longer, as far as some entries. Whole: `game.long.test.ts`.
 */
import {after, before, test} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {launch} from '../support/browsers.ts';
import {playSome, playWholeGame} from '../support/whole-game.ts';

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

/** The cards are dealt by now, and some were played. */
const SOME = 40;

for (const {id, seats, rules} of GAME_LIST) {
  test(`${id}: ${seats.min} profiles join from the link and play; digests agree after every entry`, {
    timeout: 500_000,
  }, async t => {
    const table = {game: id, seats: seats.min};
    if ((await rules()).secrets) await playSome([browser], served.url, table, SOME);
    else t.diagnostic(await playWholeGame([browser], served.url, table));
  });
}
