/** Puerto Rico with all four expansions between four profiles, over the real broker and real WebRTC. */
import {after, before, test} from 'node:test';
import type {Browser} from 'playwright-core';
import {type Served, startServer} from '../../src/cli/serve.ts';
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

const options = {newBuildings: true, nobles: true, buccaneer: true, festival: true};

test('four profiles play a game with all expansions; digests agree after every entry, and the record passes the audit', {
  timeout: 900_000,
}, async t => {
  t.diagnostic(await playWholeGame([browser], served.url, {seats: 4, options}, auditRecord));
});
