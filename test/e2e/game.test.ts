/**
 * Games between separate browser profiles, over the real broker and real WebRTC, each with the fewest: the first two of the
 * list whole, the others as far as some entries. All of them whole: `game.long.test.ts`.
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

/** One with open draws alone, and one with hidden hands. */
const WHOLE = ['puerto-rico', 'san-juan'];
/** The cards are dealt by now, and some were played. */
const SOME = 40;

for (const {id, seats} of GAME_LIST) {
  test(`${id}: ${seats.min} profiles join from the link and play; digests agree after every entry`, {
    timeout: 500_000,
  }, async t => {
    const table = {game: id, seats: seats.min};
    if (WHOLE.includes(id)) t.diagnostic(await playWholeGame([browser], served.url, table));
    else await playSome([browser], served.url, table, SOME);
  });
}
