/** A table's log goes on otherwise than it did on this device: whole or not at all, and what is left stays aside. */
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {useDisk} from '../../src/saves/store.ts';
import {
  appendEntry,
  type Branch,
  createTable,
  deleteTable,
  loadAsides,
  loadDealing,
  loadTable,
  putBranch,
  putDealing,
  type TableMeta,
} from '../../src/saves/tables.ts';
import {FakeDisk} from '../support/log/fake-disk.ts';
import {coded} from '../support/log/log-kit.ts';

const meta: TableMeta = {
  ...{id: 'one', game: 'catan', name: '', seats: [], place: 'network', trial: false, hosting: false},
  ...{state: 'playing', myTurn: false, toAct: [], savedAt: 0, entries: 0, round: undefined},
};
const first = ['zero', 'one', 'two', 'three'];
const branch: Branch = {base: 1, at: 'one', texts: ['TWO', 'THREE', 'FOUR'], left: 0};

let disk = new FakeDisk();
beforeEach(async () => {
  disk = new FakeDisk();
  useDisk(disk);
  await createTable(meta, {}, first);
});

const entries = async () => (await loadTable('one'))!.entries;

test('what is left is aside, what comes instead is the log, and the next entry follows it', async () => {
  await putBranch('one', branch);
  assert.deepEqual(await entries(), ['zero', 'one', 'TWO', 'THREE', 'FOUR']);
  assert.deepEqual(await loadAsides('one'), [{term: 0, base: 1, entries: ['two', 'three']}]);
  await appendEntry('one', 5, 'FIVE');
  await assert.rejects(appendEntry('one', 4, 'four'), coded('saves/conflict'));
  assert.equal((await entries()).length, 6);
});

test('a shorter branch leaves nothing of the longer one behind', async () => {
  await putBranch('one', {...branch, base: 0, at: 'zero', texts: ['ONE']});
  assert.deepEqual(await entries(), ['zero', 'ONE']);
});

test('another log than the caller believes is left as it is', async () => {
  const {records} = disk;
  await assert.rejects(putBranch('one', {...branch, at: 'ONE'}), coded('saves/conflict'));
  await assert.rejects(putBranch('one', {...branch, base: 7}), coded('saves/conflict'));
  await assert.rejects(putBranch('two', branch), coded('saves/cleared'));
  assert.deepEqual(disk.records, records);
});

test('a disk that fails in between has the one log or the other, and no mixture', async () => {
  const {records} = disk;
  disk.mood = 'full';
  await putBranch('one', branch);
  assert.deepEqual(disk.records, records, 'nothing of it');
  assert.deepEqual(await entries(), ['zero', 'one', 'TWO', 'THREE', 'FOUR'], 'and in this page all of it');
  disk.mood = 'good';
  await putBranch('one', {base: 4, at: 'FOUR', texts: ['FIVE'], left: 1});
  useDisk(disk);
  assert.deepEqual(await entries(), ['zero', 'one', 'TWO', 'THREE', 'FOUR', 'FIVE']);
});

test('the newest three tails are kept, of each the first 256 entries, and go with the table', async () => {
  let at = 'zero';
  for (let left = 8; left < 13; left++) {
    const texts = Array.from({length: 300}, (_, i) => `${left} ${i}`);
    await putBranch('one', {base: 0, at, texts, left});
    at = 'zero';
  }
  const asides = await loadAsides('one');
  assert.deepEqual(
    asides.map(({term, entries: tail}) => [term, tail[0], tail.length]),
    [
      [10, '9 0', 256],
      [11, '10 0', 256],
      [12, '11 0', 256],
    ],
  );
  await deleteTable('one');
  assert.deepEqual(await loadAsides('one'), []);
  assert.ok(![...disk.records.keys()].some(key => key.startsWith('t/')));
});

for (const [n, kept] of [
  [1, true],
  [2, false],
  [3, false],
] as const)
  test(`a state of dealing after entry ${n} is ${kept ? 'kept' : 'dropped'} where the log leaves what came after entry 1`, async () => {
    await putDealing('one', {n, hash: 'hash', bytes: Uint8Array.of(1)});
    await putBranch('one', branch);
    assert.equal((await loadDealing('one'))?.n ?? null, kept ? n : null);
  });
