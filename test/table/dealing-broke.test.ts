/** A fault of the program in the thread that deals: said on the screen, nobody is convicted, and a reload goes on. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Dealing} from '../../src/table/playing/joint/port.ts';
import {TestTable} from '../support/table/tables.ts';

test('the thread fails in the middle of a game: the table says so, nobody is to blame, and a reload goes on from what is stored', async t => {
  const table = await TestTable.lobby(3, 'thread fails');
  t.after(() => table.close());
  let fails = false;
  table.devices[1]!.faulty = (dealing: Dealing) => ({
    ...dealing,
    ask: call => (fails ? Promise.reject(new TypeError('no such handle')) : dealing.ask(call)),
  });
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  for (let i = 0; i < 3; i++) await table.step();
  // Whose thread is gone cannot move.
  while (table.actor() === 1) await table.step();
  await table.quiet();
  fails = true;
  const {head} = table.ledger(1);
  table.act(1, {act: 'syncNow'});
  await table.try();
  await table.until(() => table.view(1).trouble?.code === 'table/dealing-broke');
  await table.until(() => table.ledger().head > head);
  await table.net.idle();
  const {fairness, trouble} = table.view(1);
  assert.equal(trouble!.details.why, 'no such handle');
  assert.equal(fairness.firstBad, null);
  for (const i of [0, 1, 2]) assert.deepEqual(table.view(i).fairness.blames, []);
  table.devices[1]!.faulty = null;
  table.devices[1]!.session.close();
  await table.open(1);
  for (let i = 0; i < 4; i++) await table.step();
  assert.equal(table.view(1).trouble, null);
});
