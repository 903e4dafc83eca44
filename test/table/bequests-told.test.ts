/** Who asks for what bots are played by, and who is told: between devices of which some say what they like. */
import assert from 'node:assert/strict';
import {type TestContext, test} from 'node:test';
import type {AnyGame} from '../../src/engine/game.ts';
import {Hearing} from '../../src/table/others/hearing.ts';
import {parseMessage} from '../../src/table/others/messages.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {TestTable} from '../support/table/tables.ts';

const BOT = 3;
const other = 'A'.repeat(43);

/** Three persons and a bot, whose hand is dealt; a watcher. Notes what goes to whom. */
async function begun(t: TestContext, seed: string) {
  const table = await TestTable.started(4, seed, 1, bazaar as AnyGame);
  t.after(() => table.close());
  await table.until(() => table.actor() !== null);
  const watcher = await table.arrives('Watcher');
  await table.until(() => table.ledger(watcher)?.head === table.ledger(0).head);
  const told: {readonly from: number; readonly to: number; readonly message: {readonly m: string}}[] = [];
  const {net} = table;
  const send = net.send.bind(net);
  const at = (key: string) => table.devices.findIndex(({session}) => session.key === key);
  net.send = (from, peer, message) => {
    told.push({from: at(from), to: at(peer), message: message as {readonly m: string}});
    send(from, peer, message);
  };
  const say = (i: number, message: object) => net.room(table.devices[i]!.session.key)!.broadcast(message);
  const heirs = () => told.filter(({message}) => message.m === 'heir');
  return {table, watcher, say, heirs};
}

const holds = (table: TestTable, i: number) => table.ledger(i).dealer.joint!.holds(BOT);

test('bots go with the table: by tap the next host has them, plays on, and gives them back', async t => {
  const {table, heirs} = await begun(t, 'by tap');
  table.act(0, {act: 'handOver', seat: 1});
  await table.until(() => table.ledger(1).chain.term > 0 && holds(table, 1));
  assert.ok(heirs().every(({to}) => to === 1));
  await table.until(() => !holds(table, 0));
  assert.equal(table.view(1).trouble, null);
  for (let i = 0; i < 4; i++) await table.step();
  table.act(1, {act: 'handOver', seat: 0});
  await table.until(() => holds(table, 0) && !holds(table, 1));
  for (let i = 0; i < 2; i++) await table.step();
});

test('bots go with the table: nobody but the host is given anything, what is wrong changes nothing, and words say who is missing', async t => {
  const {table, watcher, say, heirs} = await begun(t, 'strangers');
  // In the term of the log, in one to come, for no bot, again and again.
  for (const i of [1, 2, watcher])
    for (const told of [
      {t: 0, bots: [BOT]},
      {t: 1, bots: [BOT]},
      {t: 0, bots: [0, 1, 2, BOT]},
    ])
      say(i, {m: 'heirs', ...told, from: [0]});
  await table.net.idle();
  assert.deepEqual(heirs(), []);
  assert.equal(table.view(1).trouble, null);
  // Of the host of now each gives its share once for each time it is asked.
  say(0, {m: 'heirs', t: 0, bots: [BOT, BOT], from: [1, 2]});
  await table.until(() => heirs().length >= 2);
  await table.net.idle();
  assert.deepEqual(
    heirs()
      .map(({from, to}) => [from, to])
      .sort(),
    [
      [1, 0],
      [2, 0],
    ],
  );
});

test('bots go with the table: what is wrong, or meant for somebody else, changes nothing, and words say who is missing', async t => {
  const {table, watcher, say} = await begun(t, 'wrong shares');
  const {net} = table;
  // The first host and the other keeper say nothing of bots.
  const send = net.send.bind(net);
  let silent = true;
  net.send = (from, peer, message) => {
    if (!silent || (message as {m: string}).m !== 'heir') send(from, peer, message);
  };
  table.act(0, {act: 'handOver', seat: 1});
  await table.until(() => table.view(1).trouble?.code === 'table/bots-fetched');
  assert.deepEqual(table.view(1).trouble!.details, {names: 'Player 2'});
  await table.until(() => table.view(2).trouble?.code === 'table/bots-fetched');
  const {term} = table.ledger(1).chain;
  silent = false;
  for (const from of [0, 2, watcher]) {
    say(from, {m: 'heir', t: term, seat: BOT, share: other});
    say(from, {m: 'heir', t: 0, seat: BOT, share: other});
    say(from, {m: 'heir', t: term, seat: 0, share: other});
  }
  await table.until(() => holds(table, 1));
  table.now += 4000;
  assert.deepEqual([holds(table, 0), holds(table, 2)], [false, false]);
  await table.until(() => [1, 2].every(i => table.view(i).trouble === null));
  assert.deepEqual(table.ledger(1).dealer.joint!.blames, []);
  for (let i = 0; i < 2; i++) await table.step();
});

test('bots go with the table: messages of another form are none, and too many are not looked at', () => {
  const heir = {m: 'heir', t: 1, seat: BOT, share: other};
  const heirs = {m: 'heirs', t: 1, bots: [BOT], from: [0]};
  assert.ok(parseMessage(heir) && parseMessage(heirs));
  for (const wrong of [
    {...heir, share: 'A'.repeat(42)},
    {...heir, share: '='.repeat(43)},
    {...heir, seat: 5},
    {...heir, t: -1},
    {...heir, more: 1},
    {...heirs, bots: []},
    {...heirs, bots: [0, 1, 2, 3, 4]},
    {...heirs, bots: ['3']},
    {...heirs, from: new Array(6).fill(0)},
  ])
    assert.equal(parseMessage(wrong), null, JSON.stringify(wrong));
  const hearing = new Hearing(
    () => true,
    () => 0,
  );
  const heard = (message: object) =>
    Array.from({length: 100}, () => hearing.hears('key', message)).filter(Boolean).length;
  assert.ok(heard(heirs) <= 8 && heard(heir) <= 20);
});
