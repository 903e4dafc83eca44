/** Whole games of the list, dealt together by their devices and played by a rule of thumb: every number of seats. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {TestTable} from '../support/table/tables.ts';

for (const {id, seats, advised} of GAME_LIST)
  for (let count = seats.min; count <= seats.max; count++)
    test(`${id}: ${count} devices deal a whole game together; the digests agree`, async t => {
      const table = await TestTable.started(count, `${id} ${count}`, 0, await advised());
      t.after(() => table.close());
      while (!table.over()) await table.step('greedy');
      const ledgers = table.devices.map(({session}) => session.ledger!);
      assert.equal(new Set(ledgers.map(({replay}) => replay.digest)).size, 1);
      for (const {firstBad} of ledgers) assert.equal(firstBad, null);
      const {head, chain} = ledgers[0]!;
      t.diagnostic(`${head} entries, ${Math.round(chain.texts.join('\n').length / 1000)} kB`);
    });
