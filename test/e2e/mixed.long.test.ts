/** Two Firefox and two Chromium at one table, each once as the host. */
import {test} from 'node:test';
import {mixed} from '../support/e2e/mixed.ts';
import {playWholeGame} from '../support/e2e/whole-game.ts';

const place = mixed('firefox');

for (const [host, guest] of [
  ['other', 'chromium'],
  ['chromium', 'other'],
] as const) {
  test(`two Firefox and two Chromium, hosted by ${host === 'other' ? 'Firefox' : 'Chromium'}, play a whole game; digests agree after every entry`, {
    timeout: 500_000,
    skip: place.skip,
  }, async t => {
    t.diagnostic(await playWholeGame([place[host], place[guest]], place.served.url, {seats: 4}));
  });
}
