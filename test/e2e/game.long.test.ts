/**
 * Whole games between separate browser profiles, over the real broker and real WebRTC: all games, all numbers of seats. A
 * record of each, exported by a guest, passes the audit.
 */
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {servedApp} from '../support/e2e/served-app.ts';
import {auditRecord, playWholeGame} from '../support/e2e/whole-game.ts';

const place = servedApp();

for (const {id, seats} of GAME_LIST) {
  for (let count = seats.min; count <= seats.max; count++) {
    test(`${id}: ${count} profiles play a whole game; digests agree after every entry, every proof holds`, {
      timeout: 500_000,
    }, async t => {
      t.diagnostic(await playWholeGame([place.browser], place.url, {game: id, seats: count}, auditRecord));
    });
  }
}
