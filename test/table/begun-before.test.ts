/** Tables that were begun before another device could become the host. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {TestTable} from '../support/table/tables.ts';

test('a table of the format before goes on as it began: it waits for its host, and nobody else seals', async t => {
  const table = await TestTable.begunWith(2, 3, 'begun before');
  t.after(() => table.close());
  await table.until(() => table.actor() !== null);
  for (let i = 0; i < 4; i++) await table.step();
  await table.quiet();
  const [host] = table.devices;
  const {head} = table.ledger(1);
  host!.session.close();
  await table.until(() => [1, 2].every(i => table.view(i).trouble?.code === 'table/host-away'));
  assert.equal(table.view(1).heir, null);
  // What is said on the way to another host says nothing here.
  const {n, hash} = table.ledger(1).chain.head;
  for (const from of [1, 2])
    table.net.room(table.devices[from]!.session.key)!.broadcast({
      ...{m: 'call', t: from, n, hash, cause: 'silent', word: null},
    });
  await table.net.idle();
  await table.open(0);
  for (let i = 0; i < 4; i++) await table.step();
  for (const i of table.devices.keys()) {
    const {chain, head: now} = table.ledger(i);
    assert.deepEqual([chain.header.format, chain.term, chain.leads], [2, 0, []]);
    assert.ok(now > head);
    assert.equal(table.view(i).trouble, null);
  }
});
