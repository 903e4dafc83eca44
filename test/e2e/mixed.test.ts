/** Firefox and Chromium at one table: some rounds. Whole games: `mixed.long.test.ts`. */
import {test} from 'node:test';
import {mixed, withoutFirefox} from '../support/mixed.ts';
import {playSome} from '../support/whole-game.ts';

const place = mixed();

test(
  'a game that Firefox hosts and Chromium joins: every browser agrees after every entry',
  {
    timeout: 500_000,
    skip: withoutFirefox,
  },
  () => playSome([place.firefox, place.chromium], place.served.url, {seats: 2}, 60),
);
