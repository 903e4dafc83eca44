/** What of a table is on the disk after the disk fell silent in the middle. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BadMessage} from '../../src/base/bad-message.ts';
import {listFinished} from '../../src/saves/history.ts';
import {transact, unkept, useDisk} from '../../src/saves/store.ts';
import {changeSecrets, createTable, loadTable, type TableMeta, takeTable} from '../../src/saves/tables.ts';
import type {Kept} from '../../src/table/opening/kept.ts';
import {keptOf} from '../../src/table/opening/kept.ts';
import {TableSaver} from '../../src/table/opening/table-saver.ts';
import {emptyLobby} from '../../src/table/others/lobby.ts';
import type {Session} from '../../src/table/others/session.ts';
import type {Ended} from '../../src/table/seen/view-model.ts';
import {FakeDisk} from '../support/log/fake-disk.ts';
import {TestTable} from '../support/table/tables.ts';

const META: TableMeta = {
  ...{id: 'a', game: 'puerto-rico', name: '', seats: [], place: 'network', trial: false, hosting: false},
  ...{state: 'playing', myTurn: false, toAct: [], savedAt: 0, entries: 1},
};
const KEPT: Kept = {hosting: false, secret: '', nonce: '', lobby: emptyLobby()};

/** So many steps of a second, each with what comes of it. */
async function pass(tick: (ms: number) => void, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    tick(1000);
  }
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

test('an entry that was under way while the table was written anew stays on the disk', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const tick = (ms: number) => t.mock.timers.tick(ms);
  const disk = new FakeDisk();
  useDisk(disk);
  await createTable(META, {...KEPT} as never, ['entry 0']);
  const saver = new TableSaver(META, ['entry 0'], KEPT, 0, () => 0);
  disk.mood = 'silent';
  // Given up first: the page finds nothing that it can read, and holds the whole table.
  const secrets = saver.joint({secret: 's', guard: null, choices: null});
  await pass(tick, 4);
  const adding = saver.append(1, 'entry 1', false);
  await pass(tick, 3);
  assert.equal(unkept(), 'silent');
  // It answers in time for the entry.
  disk.answer();
  await pass(tick, 20);
  await Promise.all([secrets, adding]);
  await saver.append(2, 'entry 2', false);
  await pass(tick, 20);
  assert.equal(unkept(), null);
  await transact('durable', async () => undefined);
  assert.deepEqual((await loadTable('a'))?.entries, ['entry 0', 'entry 1', 'entry 2']);
});

test('what a table has gone over to is what is written anew where the disk was cleared, and what comes next follows it', async () => {
  const disk = new FakeDisk();
  useDisk(disk);
  const first = ['entry 0', 'entry 1', 'entry 2'];
  await createTable(META, {...KEPT} as never, first);
  const saver = new TableSaver(META, first, KEPT, 0, () => 0);
  await saver.goOver({base: 1, at: 'entry 1', texts: ['other 2', 'other 3'], left: 0});
  assert.deepEqual(saver.entries, ['entry 0', 'entry 1', 'other 2', 'other 3']);
  disk.records.clear();
  await saver.append(4, 'other 4', false);
  assert.deepEqual((await loadTable('a'))?.entries, [...saver.entries]);
  assert.equal(saver.entries.length, 5);
  await saver.close();
});

const promised = (secret: string) => ({secret, guard: null, choices: null});

test("a page that slept while another took its table up puts no promise over the other's", async () => {
  useDisk(new FakeDisk());
  await createTable(META, {...KEPT} as never, ['entry 0']);
  const open = async () => new TableSaver(META, ['entry 0'], KEPT, (await takeTable('a'))!.hold, () => 0);
  const slept = await open();
  await slept.joint(promised('first'));
  const other = await open();
  await other.joint(promised('second'));
  await assert.rejects(
    slept.joint(promised('late')),
    error => error instanceof BadMessage && error.code === 'saves/conflict',
  );
  assert.deepEqual((await loadTable('a'))?.secrets.joint, promised('second'));
  await other.joint(promised('third'));
  assert.deepEqual((await loadTable('a'))?.secrets.joint, promised('third'));
});

test('nor does it before the other has promised anything', async () => {
  useDisk(new FakeDisk());
  await createTable(META, {...KEPT} as never, ['entry 0']);
  const slept = new TableSaver(META, ['entry 0'], KEPT, 0, () => 0);
  await takeTable('a');
  await assert.rejects(slept.joint(promised('late')));
  assert.equal((await loadTable('a'))?.secrets.joint, undefined);
});

test('a link with other brokers changes them, and nothing that the tab at the table has promised since', async () => {
  useDisk(new FakeDisk());
  await createTable(META, {...KEPT} as never, ['entry 0']);
  const saver = new TableSaver(META, ['entry 0'], KEPT, 0, () => 0);
  await saver.joint(promised('kept'));
  await changeSecrets('a', {brokers: ['broker.example']});
  const {secrets} = (await loadTable('a'))!;
  assert.deepEqual(secrets.joint, promised('kept'));
  assert.deepEqual(secrets.brokers, ['broker.example']);
});

test("what is written anew after the disk was cleared is still this page's", async () => {
  const disk = new FakeDisk();
  useDisk(disk);
  await createTable(META, {...KEPT} as never, ['entry 0']);
  const saver = new TableSaver(META, ['entry 0'], KEPT, (await takeTable('a'))!.hold, () => 0);
  disk.records.clear();
  await saver.joint(promised('anew'));
  await saver.joint(promised('again'));
  assert.deepEqual((await loadTable('a'))?.secrets.joint, promised('again'));
});

test('a game that was ended before its end stands among the finished ones, without points, until it goes on after all', async t => {
  useDisk(new FakeDisk());
  const table = await TestTable.started(2, 'ended early');
  t.after(() => table.close());
  const texts = table.ledger().chain.texts;
  await createTable({...META, entries: texts.length}, {...KEPT} as never, texts);
  let ended: Ended | null = null;
  const saverAt = (kept: Kept, hold: number) => {
    const saver = new TableSaver(META, texts, kept, hold, () => 99);
    saver.follow({
      ledger: table.ledger(),
      mine: [0],
      get ended() {
        return ended;
      },
    } as unknown as Session);
    return saver;
  };
  const saver = saverAt(KEPT, 0);
  ended = {without: 1, at: 7};
  saver.ended(ended);
  await saver.close();
  const stored = (await loadTable('a'))!;
  assert.deepEqual([stored.meta.state, stored.meta.toAct, stored.meta.myTurn], ['over', [], false]);
  const kept = keptOf(stored.secrets)!;
  assert.deepEqual(kept.ended, ended);
  const [game] = (await listFinished()).games;
  assert.deepEqual([game!.endedAt, game!.ended, game!.ranking, game!.totals], [7, {without: 1}, [], [0, 0]]);

  const again = saverAt(kept, 0);
  ended = null;
  again.ended(null);
  await again.close();
  assert.equal((await loadTable('a'))!.meta.state, 'playing');
  assert.equal(keptOf((await loadTable('a'))!.secrets)!.ended, undefined);
  assert.deepEqual((await listFinished()).games, []);
});
