/** Puerto Rico with all four expansions between four profiles, over the real broker and real WebRTC. */
import {test} from 'node:test';
import {servedApp} from '../support/e2e/served-app.ts';
import {auditRecord, playWholeGame} from '../support/e2e/whole-game.ts';
import {EVERYTHING} from '../support/games/expansions.ts';

const place = servedApp();

const options = EVERYTHING;

test('four profiles play a game with all expansions; digests agree after every entry, and the record passes the audit', {
  timeout: 900_000,
}, async t => {
  t.diagnostic(await playWholeGame([place.browser], place.url, {seats: 4, options}, auditRecord));
});
