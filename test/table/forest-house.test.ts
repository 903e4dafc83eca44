/** Puerto Rico with the new buildings deals tiles that one seat alone looks at: its tables are those of a game with hands. */
import assert from 'node:assert/strict';
import {it} from 'node:test';
import {TestTable} from '../support/table/tables.ts';

const options = {newBuildings: true, buildingSet: 'random'};

const backupOf = (table: TestTable, i: number) => {
  const view = table.devices[i]!.session.view();
  return view.screen === 'lobby' ? view.backup : undefined;
};

it('the lobby offers a back-up where the options bring sealed tiles, and nowhere else', async t => {
  for (const [chosen, offered] of [
    [options, true],
    [{nobles: true}, null],
    [{}, null],
  ] as const) {
    const table = await TestTable.lobby(3, `back-up ${JSON.stringify(chosen)}`, 0, null, true, chosen);
    t.after(() => table.close());
    assert.deepEqual([backupOf(table, 0), backupOf(table, 1)], [offered, offered], JSON.stringify(chosen));
    table.act(0, {act: 'start'});
    await table.until(() => table.devices.every(({session}) => session.ledger !== null));
    assert.equal(table.ledger(1).chain.header.backup, offered === true);
  }
});

it('without back-up no bot stands in, since nobody could open its tiles, and the seat stays on its device', async t => {
  const table = await TestTable.started(3, 'sealed tiles', 0, null, false, options);
  t.after(() => table.close());
  await table.quiet();
  table.devices[2]!.session.close();
  await table.until(() => [0, 1].every(i => table.view(i).seats[2]!.link === 'away'));
  assert.deepEqual([table.view(0).standIn.possible, table.view(0).standIn.hidden], [[], true]);
  const watcher = await table.newcomer('Watcher');
  assert.deepEqual(table.view(watcher).claimable, []);
});
