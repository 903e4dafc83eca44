/** What a device has said it has on its disk first, and what its disk has forgotten is no lie of its own. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {AnyGame} from '../../src/engine/game.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {isFair} from '../support/table/liar.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = bazaar;
const HOST = 0;
const GUEST = 1;

/** All that a device says of dealing from now on. */
function saidBy(table: TestTable, i: number): string[] {
  const said: string[] = [];
  const room = table.net.room(table.devices[i]!.session.key)!;
  const {send} = room;
  room.send = (peer, message) => {
    if (isFair(message)) said.push(message.type);
    send.call(room, peer, message);
  };
  return said;
}

test('an entry is on the disk of a device before its acknowledgement leaves, also when the disk is full for a while', async t => {
  const table = await TestTable.lobby(2, 'stored first', 0, game);
  t.after(() => table.close());
  const guest = table.devices[GUEST]!;
  let wrote: () => void = () => undefined;
  let free: () => void = () => undefined;
  const writing = new Promise<void>(resolve => {
    wrote = resolve;
  });
  const freed = new Promise<void>(resolve => {
    free = resolve;
  });
  const said = saidBy(table, GUEST);
  // The pile is shuffled, and dealt from: the first question that an acknowledgement answers.
  guest.disk = async text => {
    if (!text.startsWith('{"n":3,')) return;
    said.length = 0;
    wrote();
    await freed;
  };
  table.act(HOST, {act: 'start'});
  await writing;
  const again = async () => {
    for (let beats = 0; beats < 3; beats++) {
      for (const i of [HOST, GUEST]) table.act(i, {act: 'syncNow'});
      await table.net.idle();
    }
  };
  await again();
  assert.deepEqual(said, [], 'nothing is said of what is not stored');
  assert.equal(table.ledger(GUEST).head, 2);
  guest.disk = null;
  guest.full = true;
  free();
  await table.until(() => table.ledger(GUEST).unstored !== null);
  await again();
  assert.deepEqual(said, []);
  guest.full = false;
  await table.until(() => said.some(type => type === 'ack'));
  for (let i = 0; i < 3; i++) await table.step();
  for (const i of [HOST, GUEST]) assert.equal(table.ledger(i).firstBad, null);
});

test('a host whose disk has lost its last entries takes them from the others before it seals any, and nobody is blamed', async t => {
  const table = await TestTable.started(4, 'lost entries', 2);
  t.after(() => table.close());
  // A bot was the last to move: nothing keeps the host's device from moving it at once, and otherwise.
  const botMoved = () => {
    const {items} = table.ledger(HOST).replay;
    return items.findLast(({n, kind, seat}) => n > 12 && kind === 'action' && seat! > 1);
  };
  await table.quiet();
  while (!botMoved()) {
    await table.step();
    await table.quiet();
  }
  const bot = botMoved()!;
  const {hash} = table.ledger(GUEST).chain.head;
  const host = table.devices[HOST]!;
  host.session.close();
  host.stored = host.stored.slice(0, bot.n);
  table.returning = () => new Promise(() => undefined);
  await table.open(HOST);
  await table.until(() => table.ledger(HOST).chain.head.hash === hash);
  await table.quiet();
  for (let i = 0; i < 3; i++) await table.step();
  for (const i of [HOST, GUEST]) {
    assert.equal(table.ledger(i).firstBad, null);
    assert.equal(table.view(i).trouble, null);
    assert.deepEqual(table.view(i).fairness.blames, []);
  }
});

test('a host that is back waits for somebody who does not come only so long, and goes on', async t => {
  const table = await TestTable.started(4, 'nobody comes', 2);
  t.after(() => table.close());
  await table.quiet();
  while (table.actor() !== HOST) await table.step();
  table.devices[GUEST]!.session.close();
  const host = table.devices[HOST]!;
  host.session.close();
  let over: () => void = () => undefined;
  table.returning = () =>
    new Promise<void>(resolve => {
      over = resolve;
    });
  await table.open(HOST);
  const {head} = table.ledger(HOST);
  if (table.ledger(HOST).replay.toAct.includes(HOST)) await table.tryAt(HOST);
  await table.net.idle();
  assert.equal(table.ledger(HOST).head, head);
  over();
  await table.until(() => table.ledger(HOST).head > head);
});
