/** What the disk does not take stays in the page, and is written as soon as it takes something again. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Keeper} from '../../src/saves/keeper.ts';
import {keysIn, type Records} from '../../src/saves/records.ts';
import {type DiskMood, FakeDisk} from '../support/fake-disk.ts';

const put = (keeper: Keeper, key: string, value: unknown) =>
  keeper.transact('readwrite', async records => records.put(key, value));
const add = (keeper: Keeper, key: string, value: unknown) =>
  keeper.transact('readwrite', async records => records.add(key, value));
const read = <T>(keeper: Keeper, work: (records: Records) => Promise<T>) => keeper.transact('readonly', work);
const valuesIn = (keeper: Keeper, folder: string) => read(keeper, records => records.all(keysIn(folder)));

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
    const keeper = new Keeper(disk);
    const told: unknown[] = [];
    keeper.listen({changed: () => told.push(keeper.unkept)});
    await put(keeper, 't/a/meta', 'old');
    disk.mood = mood;
    await put(keeper, 't/a/meta', 'new');
    await add(keeper, 't/a/e/0', 'entry 0');
    await add(keeper, 't/a/e/1', 'entry 1');
    assert.equal(keeper.unkept, mood);
    assert.deepEqual(await valuesIn(keeper, 't'), [
      ['t/a/e/0', 'entry 0'],
      ['t/a/e/1', 'entry 1'],
      ['t/a/meta', 'new'],
    ]);
    await assert.rejects(add(keeper, 't/a/e/1', 'theirs'), {code: 'saves/conflict'});
    assert.deepEqual([...disk.records], [['t/a/meta', 'old']]);
    disk.mood = 'good';
    await keeper.flush();
    assert.equal(keeper.unkept, null);
    assert.deepEqual(disk.written.slice(1), ['t/a/meta', 't/a/e/0', 't/a/e/1']);
    assert.deepEqual(await valuesIn(keeper, 't/a/e'), [
      ['t/a/e/0', 'entry 0'],
      ['t/a/e/1', 'entry 1'],
    ]);
    assert.deepEqual(told, [mood, null]);
  });

test('a full disk is read, and what waits lies over it', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk();
  const keeper = new Keeper(disk);
  for (const key of ['t/a/e/0', 't/a/e/1', 't/b/e/0', 'settings']) await put(keeper, key, 'stored');
  disk.mood = 'full';
  await keeper.transact('readwrite', async records => {
    records.clear(keysIn('t/a'));
    records.put('t/a/e/0', 'anew');
    records.delete('settings');
  });
  assert.deepEqual(await valuesIn(keeper, 't'), [
    ['t/a/e/0', 'anew'],
    ['t/b/e/0', 'stored'],
  ]);
  assert.equal(await read(keeper, records => records.first(keysIn('t'))), 't/a/e/0');
  assert.equal(await read(keeper, records => records.has('settings')), false);
  disk.mood = 'good';
  await keeper.flush();
  assert.deepEqual(Object.fromEntries(disk.records), {'t/a/e/0': 'anew', 't/b/e/0': 'stored'});
});

test('a disk that does not answer is given up after some steps, and what was to be stored goes there once it does', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('silent');
  const keeper = new Keeper(disk);
  const reading = read(keeper, records => records.get('settings'));
  await pass(ms => t.mock.timers.tick(ms), 6);
  assert.equal(await reading, undefined);
  assert.equal(keeper.unkept, 'silent');
  await put(keeper, 'settings', 'mine');
  assert.equal(await read(keeper, records => records.get('settings')), 'mine');
  disk.answer();
  await keeper.flush();
  assert.equal(keeper.unkept, null);
  assert.equal(disk.records.get('settings'), 'mine');
});

test('what a disk answers too late to is not done twice', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('silent');
  const keeper = new Keeper(disk);
  const drawn: number[] = [];
  const drawing = keeper.transact('readwrite', async records => {
    drawn.push(drawn.length);
    records.add('device', drawn.at(-1));
  });
  await pass(ms => t.mock.timers.tick(ms), 6);
  await drawing;
  disk.answer();
  await keeper.flush();
  assert.deepEqual([drawn, disk.records.get('device')], [[0], 0]);
});

test('a page that slept has not waited for its disk', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('silent');
  disk.records.set('settings', 'stored');
  const keeper = new Keeper(disk);
  const reading = read(keeper, records => records.get('settings'));
  await pass(ms => t.mock.timers.tick(ms * 60), 1);
  disk.answer();
  assert.equal(await reading, 'stored');
  assert.equal(keeper.unkept, null);
});

test('it is tried again by itself', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('full');
  const keeper = new Keeper(disk);
  await put(keeper, 'settings', 'mine');
  await keeper.flush();
  disk.mood = 'good';
  const kept = new Promise<void>(resolve => keeper.listen({changed: resolve}));
  t.mock.timers.tick(5000);
  await kept;
  assert.equal(disk.records.get('settings'), 'mine');
});

test('what another tab has written meanwhile stays; the rest of that table is given up, and said', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk();
  const keeper = new Keeper(disk);
  const lost: string[] = [];
  keeper.listen({lost: folder => lost.push(folder)});
  disk.mood = 'full';
  await add(keeper, 't/a/e/0', 'mine');
  await put(keeper, 't/a/meta', 'mine');
  await add(keeper, 't/b/e/0', 'mine');
  await keeper.flush();
  disk.records.set('t/a/e/0', 'theirs');
  disk.records.set('t/b/e/0', 'mine');
  disk.mood = 'good';
  await keeper.flush();
  assert.deepEqual(Object.fromEntries(disk.records), {'t/a/e/0': 'theirs', 't/b/e/0': 'mine'});
  assert.deepEqual(lost, ['t/a']);
});

test('what nobody wants any more is not written', async t => {
  t.mock.timers.enable({apis: ['setTimeout']});
  const disk = new FakeDisk('full');
  const keeper = new Keeper(disk);
  await add(keeper, 't/a/e/0', 'mine');
  await put(keeper, 'settings', 'mine');
  await keeper.flush();
  keeper.forget('t/a');
  disk.mood = 'good';
  await keeper.flush();
  assert.deepEqual(Object.fromEntries(disk.records), {settings: 'mine'});
});

const moods: readonly DiskMood[] = ['full', 'refused'];
for (const mood of moods)
  test(`what the app itself refuses is refused by a disk that is ${mood} as well, and changes nothing`, async t => {
    t.mock.timers.enable({apis: ['setTimeout']});
    const keeper = new Keeper(new FakeDisk(mood));
    const work = keeper.transact('readwrite', async records => {
      records.put('settings', 'mine');
      throw new RangeError('no');
    });
    await assert.rejects(work, RangeError);
    assert.equal(await read(keeper, records => records.get('settings')), undefined);
  });
