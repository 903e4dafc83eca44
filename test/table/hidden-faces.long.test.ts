/** The same over whole games: hands, goods, chapels, gold mines, reshuffles. */
import {test} from 'node:test';
import {searched} from '../support/table/hidden-search.ts';

for (const seats of [2, 3, 4])
  test(`${seats} devices, a whole game of San Juan: no hidden card in anything`, async () => {
    await searched(seats, () => false);
  });
