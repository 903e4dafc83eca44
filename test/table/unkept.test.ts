/** What is played goes on, and is said to be kept in the page alone, whatever the disk does; and is stored as soon as it can be. */
import assert from 'node:assert/strict';
import {afterEach, before, beforeEach, mock, test} from 'node:test';
import {unpackRecord} from '../../src/saves/packed.ts';
import {decodeRecord} from '../../src/saves/record.ts';
import {deleteTable} from '../../src/saves/tables.ts';
import {QuietRoom} from '../components/table/ports.ts';
import {FakeDisk} from '../support/log/fake-disk.ts';
import {AppOnDisk, HERE} from '../support/table/app-on-disk.ts';

beforeEach(() => mock.timers.enable({apis: ['setTimeout']}));
afterEach(() => mock.timers.reset());

/** A page at its start page. */
async function opened(disk: FakeDisk, room = new QuietRoom()): Promise<AppOnDisk> {
  const page = new AppOnDisk(disk, room);
  await page.app.start({at: 'home'});
  return page;
}

const playing = async (disk: FakeDisk): Promise<AppOnDisk> => {
  const page = await opened(disk);
  await page.act({act: 'create', table: HERE});
  await page.moves(3);
  return page;
};

// What an app fetches is here before the clock is turned by hand.
before(async () => {
  const disk = new FakeDisk();
  const page = await playing(disk);
  await page.act({act: 'settings', settings: page.app.view()!.settings});
  await page.act({act: 'goHome'});
  await opened(disk);
});

/** Keys of a table that are stored, without the id. */
const stored = (disk: FakeDisk, id: string): string[] =>
  [...disk.records.keys()]
    .filter(key => key.startsWith(`t/${id}/`))
    .map(key => key.slice(`t/${id}/`.length))
    .sort();

const whole = (head: number): string[] =>
  [...Array.from({length: head + 1}, (_, n) => `e/${String(n).padStart(6, '0')}`), 'meta', 'seat'].sort();

async function exported(page: AppOnDisk, tableId: string): Promise<readonly string[]> {
  await page.act({act: 'export', tableId});
  assert.equal(page.app.view()?.problem, null);
  const {content} = page.files.at(-1)!;
  return decodeRecord(await unpackRecord(new Blob([content as BlobPart]))).entries;
}

/** The table goes on in a page that is loaded anew. */
async function goesOn(disk: FakeDisk, tableId: string, head: number): Promise<void> {
  const page = new AppOnDisk(disk);
  await page.app.start({at: 'table', tableId});
  assert.equal(page.head, head);
  await page.move();
  await page.act({act: 'goHome'});
}

test('a table that is cleared away while it is open is written anew, whole, with the next move', async () => {
  const disk = new FakeDisk();
  const page = await playing(disk);
  const {tableId} = page.table;
  disk.records.clear();
  assert.equal((await exported(page, tableId)).length, page.head + 1);
  await page.move();
  assert.deepEqual(stored(disk, tableId), whole(page.head));
  assert.equal(page.app.view()?.unkept, null);
  const {head} = page;
  await page.act({act: 'goHome'});
  await goesOn(disk, tableId, head);
});

test('a table that is cleared away where nothing can be written says so, goes on, and is stored when there is room', async () => {
  const disk = new FakeDisk();
  const page = await playing(disk);
  const {tableId} = page.table;
  disk.records.clear();
  disk.mood = 'full';
  await page.moves(2);
  assert.equal(page.app.view()?.unkept, 'full');
  assert.equal((await exported(page, tableId)).length, page.head + 1);
  assert.deepEqual(stored(disk, tableId), []);
  disk.mood = 'good';
  await page.move();
  await page.until(() => page.app.view()?.unkept === null);
  assert.deepEqual(stored(disk, tableId), whole(page.head));
  const {head} = page;
  await page.act({act: 'goHome'});
  await goesOn(disk, tableId, head);
});

test('a table that another tab deletes stays deleted, and the move after it says so', async () => {
  const disk = new FakeDisk();
  const page = await playing(disk);
  const {tableId} = page.table;
  await deleteTable(tableId);
  await page.decide();
  await page.until(() =>
    [page.table.refusal, page.table.trouble].some(told => told?.code === 'saves/no-table'),
  );
  await page.act({act: 'goHome'});
  assert.deepEqual(stored(disk, tableId), []);
});

for (const mood of ['full', 'refused', 'failed'] as const)
  test(`storage that is ${mood} from the start: everything works in the page, and says that it is not kept`, async () => {
    const disk = new FakeDisk(mood);
    const page = await opened(disk);
    assert.equal(page.screen, 'home');
    const {settings} = page.app.view()!;
    await page.act({act: 'settings', settings: {...settings, name: 'Dóra', language: 'hu'}});
    assert.equal(page.app.view()?.unkept, mood);
    assert.equal(page.app.view()?.settings.name, 'Dóra');

    await page.act({act: 'create', table: HERE});
    await page.moves(2);
    const {head} = page;
    const {tableId} = page.table;
    const entries = await exported(page, tableId);
    assert.equal(entries.length, head + 1);
    await page.act({act: 'goHome'});
    const {screen} = page.app.view()!;
    assert.deepEqual(screen.screen === 'home' && screen.tables?.map(({id}) => id), [tableId]);
    await page.act({act: 'open', tableId});
    assert.equal(page.head, head);
    await page.move();

    await page.act({act: 'goHome'});

    await page.act({act: 'create', table: {...HERE, place: 'network'}});
    assert.equal(page.screen, 'lobby');
    await page.act({act: 'goHome'});
    assert.equal(page.app.view()?.problem, null);
    const lobbies = page.app.view()!.screen;
    assert.equal(lobbies.screen === 'home' && lobbies.tables?.length, 2);
  });

test('a saved game is opened, and goes on, where nothing can be stored', async () => {
  // Files are read in the time of the machine.
  mock.timers.reset();
  const disk = new FakeDisk('refused');
  const page = await playing(disk);
  await exported(page, page.table.tableId);
  const {head, files} = page;
  await page.act({act: 'import', file: new File([files[0]!.content as BlobPart], 'game')});
  assert.equal(page.head, head);
  await page.move();
  // Nothing is tried again any more.
  disk.mood = 'good';
  await page.act({act: 'goHome'});
  await page.act({act: 'settings', settings: page.app.view()!.settings});
});

test('moves that were played while the disk refused are stored once it no longer does', async () => {
  const disk = new FakeDisk('refused');
  const page = await playing(disk);
  const {tableId} = page.table;
  disk.mood = 'good';
  await page.move();
  await page.until(() => page.app.view()?.unkept === null);
  assert.deepEqual(stored(disk, tableId), whole(page.head));
  const {head} = page;
  await page.act({act: 'goHome'});
  await goesOn(disk, tableId, head);
});

test('a link to a table is followed where nothing can be stored', async () => {
  const room = new QuietRoom();
  const page = await opened(new FakeDisk('refused'), room);
  void page.act({act: 'join', linkOrCode: '#j=link'});
  await page.until(() => room.events !== null);
  await page.act({act: 'goHome'});
  assert.equal(page.app.view()?.problem, null);
  const {screen} = page.app.view()!;
  assert.equal(screen.screen === 'home' && screen.tables?.length, 1);
});

/** Time passes for what waits for the disk, with what comes of each step. */
async function pass(holds: () => boolean): Promise<void> {
  while (!holds()) {
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve));
    mock.timers.tick(1000);
  }
}

test('storage that never answers: the start page is drawn first, then says why there are no tables; a game can be played', async () => {
  const disk = new FakeDisk('silent');
  const page = new AppOnDisk(disk);
  const starting = page.app.start({at: 'home'});
  await pass(() => page.screen === 'home');
  assert.equal(page.app.view()?.unkept, null);
  const home = () => {
    const screen = page.app.view()!.screen;
    return screen.screen === 'home' ? screen : null;
  };
  await pass(() => page.app.view()?.unkept === 'silent' && home()?.tables !== null);
  await starting;
  await page.act({act: 'create', table: HERE});
  await page.moves(2);
  const {
    head,
    table: {tableId},
  } = page;
  disk.answer();
  await pass(() => page.app.view()?.unkept === null);
  assert.deepEqual(stored(disk, tableId), whole(head));
  await page.act({act: 'goHome'});
});

test('storage that answers late: the tables that are there appear, and settings are taken', async () => {
  const disk = new FakeDisk();
  const earlier = await playing(disk);
  await earlier.act({act: 'settings', settings: {...earlier.app.view()!.settings, name: 'Dóra'}});
  const {tableId} = earlier.table;
  await earlier.act({act: 'goHome'});
  disk.mood = 'silent';
  const page = new AppOnDisk(disk);
  const starting = page.app.start({at: 'table', tableId});
  await pass(() => page.app.view()?.problem?.code === 'saves/silent');
  assert.equal(page.screen, 'home');
  assert.equal(page.address, null);
  await starting;
  disk.answer();
  mock.timers.tick(5000);
  const tables = () => {
    const screen = page.app.view()!.screen;
    return screen.screen === 'home' ? (screen.tables ?? []) : [];
  };
  await page.until(() => tables().length === 1 && page.app.view()?.settings.name === 'Dóra');
  await page.act({act: 'open', tableId});
  assert.equal(page.table.tableId, tableId);
  await page.act({act: 'goHome'});
});

test('the address of a table that another device has leads to its door by the code; one of one device to nothing', async () => {
  const page = new AppOnDisk(new FakeDisk());
  await page.app.start({at: 'table', tableId: 'abcdefghjkmnpqrs'});
  assert.deepEqual(page.app.view()!.problem, {code: 'table/not-here', details: {code: 'abcdef'}});
  await page.act({act: 'join', linkOrCode: 'abcdef'});
  assert.deepEqual(page.looked, ['abcdef']);
  await page.act({act: 'goHome'});
  const other = new AppOnDisk(new FakeDisk());
  await other.app.start({at: 'table', tableId: 'Abc_-123Abc_-123'});
  assert.deepEqual(other.app.view()!.problem, {code: 'table/not-here', details: {}});
});
