/** Firefox and Chromium at one table: some rounds. Whole games: `mixed.long.test.ts`. */
import {test} from 'node:test';
import {mixed} from '../support/e2e/mixed.ts';
import {playSome} from '../support/e2e/whole-game.ts';

const place = mixed('firefox');

test(
  'a game that Firefox hosts and Chromium joins: every browser agrees after every entry',
  {
    timeout: 500_000,
    skip: place.skip,
  },
  () => playSome([place.other, place.chromium], place.served.url, {seats: 2}, 60),
);
