/** A record of a table that this device has, or had: it is that table again, with its seats, and no second one beside it. */
import assert from 'node:assert/strict';
import {afterEach, before, test} from 'node:test';
import {utf8} from '../../src/base/bytes.ts';
import {hashBytes} from '../../src/base/digest.ts';
import {loadGame} from '../../src/games/index.ts';
import {packRecord} from '../../src/saves/packed.ts';
import {encodeRecord} from '../../src/saves/record.ts';
import {useDisk} from '../../src/saves/store.ts';
import {createTable, deleteTable} from '../../src/saves/tables.ts';
import {secretsOf} from '../../src/table/opening/kept.ts';
import {emptyLobby} from '../../src/table/others/lobby.ts';
import {newSecrets} from '../../src/table/playing/dealer.ts';
import {QuietRoom} from '../components/table/ports.ts';
import {FakeDisk} from '../support/log/fake-disk.ts';
import {playOut, type TestTable, testSigner, testTable} from '../support/log/log-kit.ts';
import {AppOnDisk} from '../support/table/app-on-disk.ts';

const GAME = (await loadGame('puerto-rico'))!;
/** The table that was played; at any other the device has another key. */
const OURS = 'ours';

let open: AppOnDisk;
afterEach(() => open.act({act: 'goHome'}));

async function pageOf(disk: FakeDisk, seat = 0): Promise<AppOnDisk> {
  const keyAt = async (id: string): Promise<Uint8Array> =>
    id === OURS ? new Uint8Array(32).fill(seat + 1) : hashBytes(utf8(id));
  const page = new AppOnDisk(disk, new QuietRoom(), keyAt);
  open = page;
  await page.app.start({at: 'home'});
  return page;
}

const cards = (page: AppOnDisk) => {
  const screen = page.app.view()?.screen;
  return screen?.screen === 'home' ? (screen.tables ?? []) : [];
};

/** Of games that go on, and whether there are any that have ended. */
const known = (page: AppOnDisk) => {
  const screen = page.app.view()?.screen;
  return [cards(page).length, screen?.screen === 'home' && screen.past.length > 0];
};

const mineAt = (page: AppOnDisk): number[] =>
  page.table.seats.flatMap(({mine}, seat) => (mine ? [seat] : []));

async function opens(page: AppOnDisk, entries: readonly string[]): Promise<void> {
  const bytes = await packRecord(encodeRecord({entries}));
  await page.act({act: 'import', file: new File([bytes as BlobPart], 'game')});
  assert.equal(page.app.view()?.problem, null);
}

async function played(kinds: string, mode: 'local' | 'host'): Promise<readonly string[]> {
  const table: TestTable = await testTable(kinds, {game: GAME, mode});
  await playOut(table, mode);
  return table.chain.texts;
}

let log: readonly string[];
let between: readonly string[];

before(async () => {
  log = await played('pbb', 'local');
  between = await played('ppb', 'host');
});

/** The device that has played it. */
async function diskWith(entries: readonly string[]): Promise<FakeDisk> {
  const disk = new FakeDisk();
  useDisk(disk);
  const host = (await testSigner(0)).publicKey;
  const lobby = {...emptyLobby(), game: GAME.id, host, started: true};
  await createTable(
    {
      ...{id: OURS, game: GAME.id, name: '', seats: [], place: 'here', trial: false, hosting: false},
      ...{state: 'playing', myTurn: false, toAct: [], savedAt: 1, entries: entries.length},
    },
    secretsOf({hosting: true, secret: '', nonce: 'n'.repeat(22), lobby, dealer: newSecrets()}),
    entries,
  );
  return disk;
}

/** The device that has played it and deleted it. */
async function diskWithout(entries: readonly string[]): Promise<FakeDisk> {
  const disk = await diskWith(entries);
  await deleteTable(OURS);
  return disk;
}

test('a record of a table that is here opens that table, which can be played once more', async () => {
  const page = await pageOf(await diskWith(log));
  await opens(page, log);
  assert.equal(page.table.tableId, OURS);
  assert.deepEqual(mineAt(page), [0]);
  await page.act({act: 'rematch', rotate: false});
  assert.equal(page.table.result, null);
  await page.act({act: 'goHome'});
  assert.deepEqual(known(page), [1, true]);
});

test('a record from the middle of a game opens the table as it stands now', async () => {
  const page = await pageOf(await diskWith(log));
  await opens(page, log.slice(0, 30));
  assert.equal(page.table.tableId, OURS);
  assert.equal(page.head, log.length - 1);
});

test('a record that goes further than what is here brings the table up to there', async () => {
  const page = await pageOf(await diskWith(log.slice(0, 40)));
  await opens(page, log);
  assert.equal(page.table.tableId, OURS);
  assert.equal(page.head, log.length - 1);
  await page.act({act: 'goHome'});
  assert.deepEqual(known(page), [0, true]);
  await page.act({act: 'open', tableId: OURS});
  assert.equal(page.head, log.length - 1);
});

for (const [when, entries] of [
  ['finished', () => log],
  ['unfinished', () => log.slice(0, 40)],
] as const)
  test(`${when}, of a table that was deleted here, a record is that table again: its key proves the seat`, async () => {
    const page = await pageOf(await diskWithout(entries()));
    assert.equal(cards(page).length, 0);
    for (let time = 0; time < 2; time++) {
      await opens(page, entries());
      assert.equal(page.table.tableId, OURS);
      assert.deepEqual(mineAt(page), [0]);
      await page.act({act: 'goHome'});
      assert.deepEqual(known(page), when === 'finished' ? [0, true] : [1, false]);
    }
  });

test('a finished game between devices whose table was deleted here gives the seat back, and its next one has a link', async () => {
  const page = await pageOf(await diskWithout(between), 1);
  await opens(page, between);
  assert.deepEqual(mineAt(page), [1]);
  await page.act({act: 'rematch', rotate: false});
  const lobby = page.app.view()!.screen;
  if (lobby.screen !== 'lobby') throw new Error(`at ${lobby.screen}`);
  assert.equal(lobby.link, 'link');
  const names = lobby.places.map(place => (place.taken ? place.name : null));
  assert.deepEqual(names.slice(0, 2), [null, 'Seat 1']);
});

test('an unfinished game between devices is looked at without its host; whoever takes it up has the own seat', async () => {
  const page = await pageOf(await diskWithout(between), 1);
  await opens(page, between.slice(0, 40));
  assert.deepEqual(mineAt(page), []);
  await page.act({act: 'takeUp', tableId: page.table.tableId});
  const lobby = page.app.view()!.screen;
  assert.equal(lobby.screen === 'lobby' && lobby.mine, 1);
});

test('a record of somebody else is looked at, and stands on the start page once however often it is opened', async () => {
  const page = await pageOf(new FakeDisk(), 3);
  for (let time = 0; time < 2; time++) {
    await opens(page, between);
    assert.deepEqual(mineAt(page), []);
    await page.act({act: 'goHome'});
    assert.equal(cards(page).length, 1);
  }
});

test('a text file is the code that somebody saved; a saved game that was renamed is a saved game', async () => {
  const page = await pageOf(new FakeDisk());
  const opens = (text: string) =>
    page.act({act: 'import', file: new File([text], 'roadstead.txt', {type: 'text/plain'})});
  const code = 'Open this in Roadstead:\nhttps://play.example.org/#o=1.abc\n';
  await opens(code);
  assert.deepEqual(page.looked, [code]);
  await opens('{"no": "record"}');
  assert.equal(page.app.view()?.problem?.code, 'record/other-format');
  await opens(`#o=1.${'A'.repeat(10_000)}`);
  assert.equal(page.app.view()?.problem?.code, 'record/bad-json');
  assert.deepEqual(page.looked, [code]);
});
