/** Firefox and Chromium at one table: a short game. All of it: `mixed.long.test.ts`. */
import {test} from 'node:test';
import {mixed, withoutFirefox} from '../support/mixed.ts';
import {playWholeGame} from '../support/whole-game.ts';

const place = mixed();

test('a game that Firefox hosts and Chromium joins is played to its end; digests agree', {
  timeout: 500_000,
  skip: withoutFirefox,
}, async t => {
  t.diagnostic(await playWholeGame([place.firefox, place.chromium], place.served.url, {seats: 2}));
});
