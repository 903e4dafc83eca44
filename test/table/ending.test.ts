/**
 * Two end a game before its end: together, or the one who is left where the other does not come back. Nobody has won then,
 * nobody's game ends because another says so, and it can go on after all.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {SILENT_SECONDS} from '../../src/base/stand-in.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {TestTable} from '../support/table/tables.ts';

/** With hidden cards. */
const cards: AnyGame = bazaar;

async function two(
  seed: string,
  after: (close: () => void) => void,
  played: AnyGame | null = null,
): Promise<TestTable> {
  const table = await TestTable.started(2, seed, 0, played);
  after(() => table.close());
  await table.quiet();
  return table;
}

const logs = (table: TestTable) => table.devices.map(({stored}) => stored.length);

for (const [who, left, gone, played] of [
  ['the guest, whose host', 1, 0, cards],
  ['the host, whose guest', 0, 1, null],
] as const)
  test(`${who} does not come back: can wait, and can end it after a long silence; the other is told the same`, async t => {
    const table = await two(`left ${left}`, close => t.after(close), played);
    table.devices[gone]!.session.close();
    await table.elapse(1);
    assert.equal(table.view(left).end.other, gone);
    const before = logs(table);

    await table.elapse(SILENT_SECONDS - 5);
    assert.ok(table.view(left).end.aloneFrom! > table.now, 'it says how long that takes');
    table.act(left, {act: 'endGame', yes: true});
    assert.equal(table.view(left).end.ended, null, 'nobody loses a game to a bad network');

    await table.elapse(10);
    assert.equal(table.view(left).end.aloneFrom, table.now);
    table.act(left, {act: 'endGame', yes: true});
    const {end, toAct, choices, trouble, result} = table.view(left);
    assert.deepEqual(end.ended, {without: gone, at: table.now});
    assert.deepEqual([toAct, choices, trouble, result], [[], [], null, null], 'at rest, and nobody has won');
    assert.deepEqual(table.devices[left]!.ended, end.ended, 'kept on this device');
    assert.deepEqual(logs(table), before, 'the log hears nothing of it');

    // A page that is loaded anew knows it still.
    table.devices[left]!.session.close();
    await table.open(left);
    assert.deepEqual(table.view(left).end.ended, end.ended);

    await table.open(gone);
    await table.elapse(1);
    await table.until(() => table.view(gone).end.there === 'alone');
    assert.equal(table.view(gone).end.ended, null, 'nobody’s game ends because another says so');
    table.act(gone, {act: 'endGame', yes: true});
    assert.equal(table.view(gone).end.ended?.without, gone, 'it says the same on both');
  });

test('the wait goes on where the page is loaded anew; a moment is looked for the other first', async t => {
  const table = await two('reloaded', close => t.after(close), cards);
  table.devices[0]!.session.close();
  await table.elapse(1);
  await table.elapse(SILENT_SECONDS / 2);
  const began = table.view(1).seats[0]!.awaySince;
  const possible = table.view(1).end.aloneFrom;
  table.devices[1]!.session.close();
  await table.open(1);
  await table.elapse(1);
  assert.deepEqual([table.view(1).seats[0]!.awaySince, table.view(1).end.aloneFrom], [began, possible]);

  await table.elapse(SILENT_SECONDS);
  table.devices[1]!.session.close();
  await table.open(1);
  await table.elapse(1);
  const wait = table.view(1).end.aloneFrom! - table.now;
  assert.ok(wait > 0 && wait <= 10_000, `a moment, not ${wait} ms`);
  table.act(1, {act: 'endGame', yes: true});
  assert.equal(table.view(1).end.ended, null, 'who has just come back is found first');
  await table.elapse(wait / 1000);
  table.act(1, {act: 'endGame', yes: true});
  assert.equal(table.view(1).end.ended?.without, 0);
});

test('an absence that is over counts no more, and one that a clock puts into the future begins now', async t => {
  const table = await two('over', close => t.after(close));
  table.devices[1]!.session.close();
  await table.elapse(SILENT_SECONDS);
  assert.equal(table.devices[0]!.missed?.length, 1);
  await table.open(1);
  await table.elapse(1);
  assert.deepEqual(table.devices[0]!.missed, []);

  const key = table.devices[1]!.session.key;
  table.devices[1]!.session.close();
  table.devices[0]!.session.close();
  table.devices[0]!.missed = [{key, since: table.now + 3_600_000}];
  await table.open(0);
  await table.elapse(1);
  const wait = table.view(0).end.aloneFrom! - table.now;
  assert.ok(wait <= SILENT_SECONDS * 1000, `${wait} ms`);
});

test('who is back finds the game ended, and it goes on after all as soon as both play', async t => {
  const table = await two('after all', close => t.after(close));
  table.devices[1]!.session.close();
  await table.elapse(1);
  await table.elapse(SILENT_SECONDS);
  table.act(0, {act: 'endGame', yes: true});
  assert.notEqual(table.view(0).end.ended, null);
  await table.open(1);
  await table.elapse(1);
  await table.until(() => table.view(1).end.there === 'alone');
  table.act(0, {act: 'endGame', yes: false});
  assert.equal(table.devices[0]!.ended, undefined);
  await table.until(() => table.view(1).end.there === null);
  const {head} = table.ledger();
  await table.step();
  assert.ok(table.ledger(1).head > head);
});

test('both are here: one asks, the other would rather play on, or agrees; then it has ended for both', async t => {
  const table = await two('together', close => t.after(close));
  const asks = async () => {
    table.act(0, {act: 'endGame', yes: true});
    assert.equal(table.view(0).end.asked, 'mine');
    await table.until(() => table.view(1).end.asked === 'theirs');
  };
  await asks();
  table.act(0, {act: 'endGame', yes: false});
  await table.until(() => table.view(1).end.asked === null);
  assert.equal(table.view(1).end.refused, false, 'withdrawn');

  await asks();
  table.act(1, {act: 'endGame', yes: false});
  await table.until(() => table.view(0).end.refused);
  assert.equal(table.view(0).end.asked, null);

  await asks();
  assert.deepEqual([table.view(0).end.ended, table.view(1).end.ended], [null, null]);
  table.act(1, {act: 'endGame', yes: true});
  await table.until(() => table.view(0).end.ended !== null);
  for (const i of [0, 1]) assert.equal(table.view(i).end.ended!.without, null);
});

test('a wish is over when the link is: nothing ends behind anybody’s back', async t => {
  const table = await two('link', close => t.after(close));
  table.act(0, {act: 'endGame', yes: true});
  await table.until(() => table.view(1).end.asked === 'theirs');
  table.devices[0]!.session.close();
  await table.elapse(1);
  assert.equal(table.view(1).end.asked, null);
  table.act(1, {act: 'endGame', yes: true});
  assert.equal(table.view(1).end.ended, null);
});

test('a peer that says it has ended, or was agreed on, ends nothing; somebody who looks on is not heard', async t => {
  const table = await two('liar', close => t.after(close));
  const [host, guest] = table.devices.map(({session}) => session.key);
  const stranger = await table.newcomer('Watcher');
  for (const is of ['agreed', 'alone', 'wanted', 'not'] as const) {
    table.net.send(host!, guest!, {m: 'end', is});
    table.net.send(table.devices[stranger]!.session.key, guest!, {m: 'end', is});
  }
  await table.net.idle();
  assert.deepEqual([table.view(1).end.ended, table.view(1).end.refused], [null, false]);
  table.net.send(table.devices[stranger]!.session.key, guest!, {m: 'end', is: 'wanted'});
  await table.net.idle();
  assert.equal(table.view(1).end.asked, null);
  assert.equal(table.view(stranger).end.other, null, 'nor is it asked');
});

test('at three devices nobody ends it so', async t => {
  const table = await TestTable.started(3, 'three');
  t.after(() => table.close());
  assert.equal(table.view(0).end.other, null);
  table.act(0, {act: 'endGame', yes: true});
  assert.equal(table.view(0).end.asked, null);
});
