import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sampleAny} from '../../src/engine/choice.ts';
import {CatchUp} from '../../src/table/others/catch-up.ts';
import type {Circle, Comparison} from '../../src/table/others/circle.ts';
import type {Ledger} from '../../src/table/playing/ledger.ts';
import {TestTable} from '../support/table/tables.ts';

test('states are compared when all have told where they stand: entries alone take no agreement away, silence does', async () => {
  const table = await TestTable.started(3, 'agreement');
  const agree = () => table.view(1).fairness.agree;
  await table.until(() => agree().length === 2);
  for (let i = 0; i < 5; i++) {
    await table.step();
    assert.deepEqual(agree(), [0, 2]);
  }
  for (;;) {
    await table.until(() => table.actor() !== null);
    if (table.actor() !== 2) break;
    await table.step();
  }
  table.devices[2]!.session.close();
  const actor = table.actor()!;
  table.act(actor, {act: 'move', action: sampleAny(table.view(actor).choices, table.rng)});
  await table.until(() => agree().join() === '0');
  table.close();
});

test('a device that was busy for a while has first heard what the others told meanwhile', async t => {
  const table = await TestTable.started(3, 'busy');
  t.after(() => table.close());
  const agree = () => table.view(1).fairness.agree;
  await table.until(() => agree().length === 2);
  await table.quiet();
  t.mock.timers.enable({apis: ['setTimeout']});
  await table.step();
  // All that was due in this time is done at once: to tell, and, before it is heard, to compare.
  t.mock.timers.tick(600);
  await table.net.idle();
  assert.deepEqual(agree(), [0, 2]);
});

test('what was compared while there was no calm is compared again when there is', async t => {
  const table = await TestTable.started(2, 'restless');
  t.after(() => table.close());
  const settled = {agree: [0], differ: []};
  const circle = {
    compare: (_: Ledger, before?: Comparison) => before ?? settled,
  } as unknown as Circle;
  const ledger = () => table.ledger(1);
  const catchUp = new CatchUp(circle, {
    ...{ledger, goOver: async () => false},
    ...{tell() {}, async take() {}, forked() {}, newcomer() {}, heard() {}, told() {}, changed() {}},
  });
  t.mock.timers.enable({apis: ['setTimeout']});
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  catchUp.soon();
  // The last news comes late.
  now = 3000;
  catchUp.soon();
  for (let i = 0; i < 4; i++) t.mock.timers.tick(1000);
  assert.deepEqual(catchUp.compared, settled);
});
