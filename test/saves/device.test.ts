/** A device key or settings that cannot be read cost themselves alone, once. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {deviceSeed, loadSettings, saveSettings, seedWasRenewed} from '../../src/saves/device.ts';
import {identityAt} from '../../src/saves/identity.ts';
import {useDisk} from '../../src/saves/store.ts';
import {FakeDisk} from '../support/log/fake-disk.ts';
import {AppOnDisk, HERE} from '../support/table/app-on-disk.ts';

const diskWith = (records: {readonly [key: string]: unknown}): FakeDisk => {
  const disk = new FakeDisk();
  disk.records = new Map(Object.entries(records));
  useDisk(disk);
  return disk;
};

const BROKEN_KEYS: readonly (readonly [string, unknown])[] = [
  ['a key that is too short', {version: 1, seed: new Uint8Array(31)}],
  ['a key that is a text', {version: 1, seed: 'x'}],
  ['no version', {seed: new Uint8Array(32)}],
  ['nothing at all', null],
];

for (const [what, value] of BROKEN_KEYS)
  test(`${what}: set aside, and a new key made that stays`, async () => {
    const disk = diskWith({device: value, 't/a/meta': 'a table'});
    const seed = await deviceSeed();
    assert.equal(seed.length, 32);
    assert.deepEqual([seedWasRenewed(), seedWasRenewed()], [true, false]);
    assert.deepEqual(await deviceSeed(), seed);
    assert.deepEqual(disk.records.get('aside/device'), value);
    assert.equal(disk.records.get('t/a/meta'), 'a table');
    assert.equal(seedWasRenewed(), false);
  });

test('settings that cannot be read are set aside, said once, and can be set again', async () => {
  const disk = diskWith({settings: 'garbage', 't/a/meta': 'a table'});
  await assert.rejects(loadSettings(), {code: 'saves/settings-reset'});
  assert.equal(await loadSettings(), null);
  await saveSettings({name: 'x'});
  assert.deepEqual(await loadSettings(), {name: 'x'});
  assert.equal(disk.records.get('aside/settings'), 'garbage');
  assert.equal(disk.records.get('t/a/meta'), 'a table');
});

test('an app whose settings cannot be read says so once, with the right noun, and starts without a word the next time', async () => {
  const disk = diskWith({settings: {version: 1}});
  disk.records.set('settings', 7);
  const page = new AppOnDisk(disk);
  await page.app.start({at: 'home'});
  assert.equal(page.app.view()?.problem?.code, 'saves/settings-reset');
  const again = new AppOnDisk(disk);
  await again.app.start({at: 'home'});
  assert.equal(again.app.view()?.problem, null);
});

test('a table goes on with its own key, whatever became of that of the device', async () => {
  const disk = diskWith({});
  // With a key that follows from nothing this device has now.
  const first = new AppOnDisk(disk, undefined, async () => new Uint8Array(32).fill(5));
  await first.app.start({at: 'home'});
  await first.act({act: 'create', table: HERE});
  await first.moves(2);
  const {tableId} = first.table;
  await first.act({act: 'goHome'});
  disk.records.set('device', 'garbage');
  const second = new AppOnDisk(disk, undefined, identityAt);
  await second.app.start({at: 'table', tableId});
  await second.moves(2);
  await second.act({act: 'goHome'});
  await second.act({act: 'create', table: HERE});
  assert.equal(second.app.view()?.problem?.code, 'saves/device-renewed');
  await second.act({act: 'goHome'});
  const {screen} = second.app.view()!;
  assert.equal(screen.screen === 'home' && screen.tables?.length, 2);
});

test('a table of one device that an earlier version stored without its key goes on as a copy when the key is lost', async () => {
  const disk = diskWith({});
  const first = new AppOnDisk(disk, undefined, async () => new Uint8Array(32).fill(5));
  await first.app.start({at: 'home'});
  await first.act({act: 'create', table: HERE});
  await first.moves(2);
  const {head, table} = first;
  await first.act({act: 'goHome'});
  const key = `t/${table.tableId}/seat`;
  const {secrets, ...rest} = disk.records.get(key) as {secrets: {identity?: string}};
  const {identity: _, ...without} = secrets;
  disk.records.set(key, {...rest, secrets: without});
  const second = new AppOnDisk(disk, undefined, async () => new Uint8Array(32).fill(6));
  await second.app.start({at: 'table', tableId: table.tableId});
  assert.equal(second.app.view()?.problem, null);
  assert.notEqual(second.table.tableId, table.tableId);
  assert.equal(second.head, head);
  await second.moves(2);
  await second.act({act: 'goHome'});
  const {screen} = second.app.view()!;
  assert.equal(screen.screen === 'home' && screen.tables?.length, 2);
});
