/** What the disk does not take stays in the page, and is written as soon as it takes something again. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {keysIn, type Records} from '../../src/saves/records.ts';
import {WriteBehind} from '../../src/saves/write-behind.ts';
import {type DiskMood, FakeDisk} from '../support/log/fake-disk.ts';

const put = (store: WriteBehind, key: string, value: unknown) =>
  store.transact('readwrite', async records => records.put(key, value));
const add = (store: WriteBehind, key: string, value: unknown) =>
  store.transact('readwrite', async records => records.add(key, value));
const read = <T>(store: WriteBehind, work: (records: Records) => Promise<T>) =>
  store.transact('readonly', work);
const valuesIn = (store: WriteBehind, folder: string) => read(store, records => records.all(keysIn(folder)));

/** Lets a silent disk be given up: so many steps of a second, each with what comes of it. */
async function pass(tick: (ms: number) => void, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    tick(1000);
  }
}

for (const mood of ['full', 'refused', 'failed'] as const)
  test(`a disk that is ${mood}: all is as if it were kept, says why it is not, and is written later`, async t => {
    t.mock.timers.enable({apis: ['setTimeout']});
    const disk = new FakeDisk();
    const store = new WriteBehind(disk);
    const told: unknown[] = [];
    store.listen({changed: () => told.push(store.unkept)});
    await put(store, 't/a/meta', 'old');
    disk.mood = mood;
    await put(store, 't/a/meta', 'new');
    await add(store, 't/a/e/0', 'entry 0');
    await add(store, 't/a/e/1', 'entry 1');
    assert.equal(store.unkept, mood);
    assert.deepEqual(await valuesIn(store, 't'), [
      ['t/a/e/0', 'entry 0'],
      ['t/a/e/1', 'entry 1'],
      ['t/a/meta', 'new'],
    ]);
    await assert.rejects(add(store, 't/a/e/1', 'theirs'), {code: 'saves/conflict'});
    assert.deepEqual([...disk.records], [['t/a/meta', 'old']]);
    disk.mood = 'good';
    await store.flush();
    assert.equal(store.unkept, null);
    assert.deepEqual(disk.written.slice(1), ['t/a/meta', 't/a/e/0', 't/a/e/1']);
    assert.deepEqual(await valuesIn(store, 't/a/e'), [
      ['t/a/e/0', 'entry 0'],
      ['t/a/e/1', 'entry 1'],
    ]);
    assert.deepEqual(told, [mood, null]);
  });

test('a full disk is read, and what waits lies over it', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk();
  const store = new WriteBehind(disk);
  for (const key of ['t/a/e/0', 't/a/e/1', 't/b/e/0', 'settings']) await put(store, key, 'stored');
  disk.mood = 'full';
  await store.transact('readwrite', async records => {
    records.clear(keysIn('t/a'));
    records.put('t/a/e/0', 'anew');
    records.delete('settings');
  });
  assert.deepEqual(await valuesIn(store, 't'), [
    ['t/a/e/0', 'anew'],
    ['t/b/e/0', 'stored'],
  ]);
  assert.equal(await read(store, records => records.first(keysIn('t'))), 't/a/e/0');
  assert.equal(await read(store, records => records.has('settings')), false);
  disk.mood = 'good';
  await store.flush();
  assert.deepEqual(Object.fromEntries(disk.records), {'t/a/e/0': 'anew', 't/b/e/0': 'stored'});
});

test('a disk that does not answer is given up after some steps, and what was to be stored goes there once it does', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('silent');
  const store = new WriteBehind(disk);
  const reading = read(store, records => records.get('settings'));
  await pass(ms => t.mock.timers.tick(ms), 6);
  assert.equal(await reading, undefined);
  assert.equal(store.unkept, 'silent');
  await put(store, 'settings', 'mine');
  assert.equal(await read(store, records => records.get('settings')), 'mine');
  disk.answer();
  await store.flush();
  assert.equal(store.unkept, null);
  assert.equal(disk.records.get('settings'), 'mine');
});

test('a write that the disk answers too late is not done twice', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('silent');
  const store = new WriteBehind(disk);
  const drawn: number[] = [];
  const drawing = store.transact('readwrite', async records => {
    drawn.push(drawn.length);
    records.add('device', drawn.at(-1));
  });
  await pass(ms => t.mock.timers.tick(ms), 6);
  await drawing;
  disk.answer();
  await store.flush();
  assert.deepEqual([drawn, disk.records.get('device')], [[0], 0]);
});

test('a page that slept has not waited for its disk', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('silent');
  disk.records.set('settings', 'stored');
  const store = new WriteBehind(disk);
  const reading = read(store, records => records.get('settings'));
  await pass(ms => t.mock.timers.tick(ms * 60), 1);
  disk.answer();
  assert.equal(await reading, 'stored');
  assert.equal(store.unkept, null);
});

test('it is tried again by itself', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('full');
  const store = new WriteBehind(disk);
  await put(store, 'settings', 'mine');
  await store.flush();
  disk.mood = 'good';
  const kept = new Promise<void>(resolve => store.listen({changed: resolve}));
  t.mock.timers.tick(5000);
  await kept;
  assert.equal(disk.records.get('settings'), 'mine');
});

test('entries that another tab has written meanwhile stay; the rest of that table is given up, and said', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk();
  const store = new WriteBehind(disk);
  const lost: string[] = [];
  store.listen({lost: folder => lost.push(folder)});
  disk.mood = 'full';
  await add(store, 't/a/e/0', 'mine');
  await put(store, 't/a/meta', 'mine');
  await add(store, 't/b/e/0', 'mine');
  await store.flush();
  disk.records.set('t/a/e/0', 'theirs');
  disk.records.set('t/b/e/0', 'mine');
  disk.mood = 'good';
  await store.flush();
  assert.deepEqual(Object.fromEntries(disk.records), {'t/a/e/0': 'theirs', 't/b/e/0': 'mine'});
  assert.deepEqual(lost, ['t/a']);
});

test('a write that nobody wants any more is dropped', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('full');
  const store = new WriteBehind(disk);
  await add(store, 't/a/e/0', 'mine');
  await put(store, 'settings', 'mine');
  await store.flush();
  store.forget('t/a');
  disk.mood = 'good';
  await store.flush();
  assert.deepEqual(Object.fromEntries(disk.records), {settings: 'mine'});
});

const moods: readonly DiskMood[] = ['full', 'refused'];
for (const mood of moods)
  test(`a write that the app itself refuses is refused on a disk that is ${mood} as well, and changes nothing`, async t => {
    t.mock.timers.enable({apis: ['setTimeout']});
    const store = new WriteBehind(new FakeDisk(mood));
    const work = store.transact('readwrite', async records => {
      records.put('settings', 'mine');
      throw new RangeError('no');
    });
    await assert.rejects(work, RangeError);
    assert.equal(await read(store, records => records.get('settings')), undefined);
  });

test('a disk that fails again right after it was well again stops nothing that waited its turn', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('refused');
  const store = new WriteBehind(disk);
  await put(store, 'a', 1);
  await store.flush();
  let again = true;
  // Well for the one question that is asked now, and not for the next.
  store.listen({
    changed: () => {
      if (store.unkept === null && again) disk.mood = 'refused';
    },
  });
  disk.mood = 'good';
  const written = store.flush();
  await Promise.all([written, put(store, 'b', 2), put(store, 'c', 3)]);
  again = false;
  disk.mood = 'good';
  await store.flush();
  assert.deepEqual(Object.fromEntries(disk.records), {a: 1, b: 2, c: 3});
});

test('what is written while the disk comes back is on it when that is said', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('full');
  const store = new WriteBehind(disk);
  await put(store, 'a', 1);
  disk.mood = 'good';
  const flushed = store.flush();
  // Both begin while nothing is kept; the disk has all that waited before they are done.
  await Promise.all([flushed, put(store, 'promise', 1)]);
  assert.equal(store.unkept, null);
  assert.equal(disk.records.get('promise'), 1);
});
