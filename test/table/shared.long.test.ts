/** Whole games of all that a table of four takes: two people at one device, one at another, and a bot of hers. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import {searchedShared} from '../support/table/hidden-search.ts';
import {sharedTable} from '../support/table/shared.ts';

for (const {id, seats, advised} of GAME_LIST.filter(({seats}) => seats.max > 2))
  test(`${id}: two people at one device, one at another and a bot play a whole game`, async t => {
    const table = await sharedTable(`shared ${id}`, await advised(), {bots: seats.max > 3 ? 1 : 0});
    t.after(() => table.close());
    while (!table.over()) await table.step('greedy');
    const ledgers = table.devices.map(({session}) => session.ledger!);
    assert.equal(new Set(ledgers.map(({replay}) => replay.digest)).size, 1);
    for (const {firstBad} of ledgers) assert.equal(firstBad, null);
    await table.devices[0]!.session.act({act: 'recheck'});
    assert.equal(table.view(0).fairness.recheck.state, 'good');
  });

test('San Juan to its end: no hidden card in anything, whoever holds the device', async () => {
  await searchedShared(({devices}) => devices[0]!.session.ledger!.replay.result !== null);
});
