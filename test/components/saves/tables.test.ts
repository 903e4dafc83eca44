import {expect} from 'chai';
import {clear, get, keys, set} from 'idb-keyval';
import {BadMessage} from '../../../src/base/bad-message.ts';
import {deviceSeed, loadSettings, saveSettings} from '../../../src/saves/device.ts';
import {askToPersist, persistence} from '../../../src/saves/persist.ts';
import {useDatabase} from '../../../src/saves/store.ts';
import {
  appendEntry,
  changeTable,
  createTable,
  deleteTable,
  listTables,
  loadTable,
  putSecrets,
  type TableMeta,
} from '../../../src/saves/tables.ts';

/** The same store as the app's, to damage it. */
const raw = useDatabase('test-tables');

const about: TableMeta = {
  id: 'table-1',
  game: 'puerto-rico',
  name: '',
  seats: [
    {name: 'Zsófia', shape: 'disc', kind: 'person'},
    {name: 'Marina', shape: 'square', kind: 'bot'},
  ],
  place: 'here',
  trial: false,
  hosting: false,
  state: 'lobby',
  myTurn: false,
  toAct: [],
  savedAt: 1000,
  entries: 0,
};
const texts = (from: number, count: number) => Array.from({length: count}, (_, i) => `entry ${from + i}`);

async function refused(work: Promise<unknown>, code: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    expect(error).to.be.instanceOf(BadMessage);
    expect((error as BadMessage).code).to.equal(code);
    return;
  }
  throw new Error(`not refused: ${code}`);
}

describe('saved tables', () => {
  beforeEach(() => clear(raw));

  it('a new table is listed and loaded', async () => {
    await createTable(about, {room: 'secret'});
    expect(await listTables()).to.deep.equal([{id: 'table-1', meta: about}]);
    expect(await loadTable('table-1')).to.deep.equal({
      meta: about,
      entries: [],
      secrets: {room: 'secret'},
      hold: 0,
    });
    expect(await loadTable('table-2')).to.equal(null);
  });

  it('a table cannot be made over another one', async () => {
    await createTable(about, {});
    await refused(createTable({...about, name: 'other'}, {}), 'saves/exists');
    expect((await loadTable('table-1'))?.meta.name).to.equal('');
    await refused(createTable({...about, id: 'a/b'}, {}), 'saves/bad-id');
  });

  it('entries come back in order, one by one and after many at once', async () => {
    await createTable(about, {}, texts(0, 9));
    for (let n = 9; n < 120; n++) await appendEntry('table-1', n, `entry ${n}`);
    expect((await loadTable('table-1'))?.entries).to.deep.equal(texts(0, 120));
  });

  it('an imported table comes with its entries', async () => {
    await createTable(about, {}, texts(0, 130));
    expect((await loadTable('table-1'))?.entries).to.deep.equal(texts(0, 130));
  });

  it('a second writer is refused, and what the first wrote stays', async () => {
    await createTable(about, {});
    await appendEntry('table-1', 0, 'mine');
    await refused(appendEntry('table-1', 0, 'theirs'), 'saves/conflict');
    expect((await loadTable('table-1'))?.entries).to.deep.equal(['mine']);
  });

  it('one of two writers at the same moment wins', async () => {
    await createTable(about, {}, texts(0, 63));
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(text => appendEntry('table-1', 63, text)));
    expect(outcomes.map(({status}) => status).sort()).to.deep.equal(['fulfilled', 'rejected', 'rejected']);
    expect((await loadTable('table-1'))?.entries).to.have.length(64);
  });

  it('is renamed, keeps secrets apart, and is deleted with all that belongs to it', async () => {
    await createTable(about, {}, texts(0, 70));
    await createTable({...about, id: 'table-10', savedAt: 3000}, {});
    await changeTable('table-1', {name: 'Sunday'});
    await putSecrets('table-1', {seed: 'x'}, 0);
    const table = await loadTable('table-1');
    expect(table?.meta.name).to.equal('Sunday');
    expect(table?.secrets).to.deep.equal({seed: 'x'});
    expect((await listTables()).map(({id}) => id)).to.deep.equal(['table-10', 'table-1']);
    await deleteTable('table-1');
    expect((await keys(raw)).filter(key => String(key).startsWith('t/table-1/'))).to.deep.equal([]);
    expect((await listTables()).map(({id}) => id)).to.deep.equal(['table-10']);
  });

  it('an entry that comes after its table was deleted is no table, and in nobody’s way', async () => {
    await createTable(about, {}, texts(0, 3));
    await deleteTable('table-1');
    await refused(appendEntry('table-1', 3, 'late'), 'saves/no-table');
    expect(await listTables()).to.deep.equal([]);
    expect(await loadTable('table-1')).to.equal(null);
    await createTable(about, {}, texts(0, 1));
    expect((await loadTable('table-1'))?.entries).to.deep.equal(texts(0, 1));
  });

  it('tables whose names begin alike are listed one by one', async () => {
    const ids = ['a', 'a-', 'a0', 'a0_', 'aZ', 'b'];
    for (const id of ids) await createTable({...about, id}, {}, texts(0, 2));
    expect((await listTables()).map(({id}) => id)).to.have.members(ids);
  });

  it('a table that is not there cannot be changed', async () => {
    await refused(changeTable('table-1', {name: 'x'}), 'saves/cleared');
    await refused(putSecrets('table-1', {}, 0), 'saves/cleared');
    expect(await keys(raw)).to.deep.equal([]);
  });

  const damage: readonly (readonly [what: string, key: string, value: unknown, code: string])[] = [
    ['meta of a newer version', 't/table-1/meta', {version: 3, anything: true}, 'saves/other-version'],
    ['meta that is garbage', 't/table-1/meta', 'garbage', 'saves/damaged'],
    ['an entry that is no text', 't/table-1/e/000004', {version: 1}, 'saves/damaged'],
    ['an entry too many', 't/table-1/e/000011', 'x', 'saves/damaged'],
    ['a key that no entry has', 't/table-1/e/10', 'x', 'saves/damaged'],
    ['secrets of a newer version', 't/table-1/seat', {version: 3}, 'saves/other-version'],
  ];
  for (const [what, key, value, code] of damage) {
    it(`${what}: refused with a code, nothing overwritten`, async () => {
      await createTable(about, {}, texts(0, 10));
      await set(key, value, raw);
      const before = await Promise.all((await keys(raw)).map(async each => [each, await get(each, raw)]));
      await refused(loadTable('table-1'), code);
      if (key.endsWith('/meta')) await refused(changeTable('table-1', {name: 'x'}), code);
      if (key.endsWith('/seat')) await refused(putSecrets('table-1', {}, 0), code);
      await refused(createTable(about, {}), 'saves/exists');
      const after = await Promise.all((await keys(raw)).map(async each => [each, await get(each, raw)]));
      expect(after).to.deep.equal(before);
    });
  }

  it('one unreadable table hides no other', async () => {
    await createTable(about, {});
    await createTable({...about, id: 'table-2'}, {});
    await set('t/table-1/meta', {version: 3}, raw);
    const [good, bad] = await listTables();
    expect(good).to.have.property('meta');
    expect(bad?.id).to.equal('table-1');
    expect(bad && 'problem' in bad && bad.problem.code).to.equal('saves/other-version');
  });
});

describe('this device', () => {
  beforeEach(() => clear(raw));

  it('has one seed, also when two tabs ask for it at the first start', async () => {
    const [a, b] = await Promise.all([deviceSeed(), deviceSeed()]);
    expect(a).to.have.length(32);
    expect(b).to.deep.equal(a);
    expect(await deviceSeed()).to.deep.equal(a);
  });

  it('an identity of a newer version is refused and kept', async () => {
    await set('device', {version: 2, seed: 'x'}, raw);
    await refused(deviceSeed(), 'saves/other-version');
    expect(await get('device', raw)).to.deep.equal({version: 2, seed: 'x'});
  });

  it('own seals and promises, on which others rely, are written durably; the rest as the browser likes', async () => {
    const asked: (string | undefined)[] = [];
    const {transaction} = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      if (mode === 'readwrite') asked.push(options?.durability);
      return transaction.call(this, names, mode, options);
    };
    try {
      await createTable({...about, id: 'durable'}, {});
      asked.length = 0;
      await appendEntry('durable', 0, 'sealed here', true);
      await putSecrets('durable', {guard: 'a promise'}, 0, true);
      expect(asked).to.deep.equal(['strict', 'strict']);
      asked.length = 0;
      await appendEntry('durable', 1, 'sealed elsewhere');
      await putSecrets('durable', {guard: 'none'}, 0);
      expect(asked).to.deep.equal([undefined, undefined]);
    } finally {
      IDBDatabase.prototype.transaction = transaction;
    }
    expect((await loadTable('durable'))?.entries).to.deep.equal(['sealed here', 'sealed elsewhere']);
    await refused(appendEntry('durable', 1, 'another', true), 'saves/conflict');
  });

  it('keeps settings; those of a newer version are not overwritten', async () => {
    expect(await loadSettings()).to.equal(null);
    await saveSettings({name: 'Łucja'});
    expect(await loadSettings()).to.deep.equal({name: 'Łucja'});
    await set('settings', {version: 2}, raw);
    await refused(loadSettings(), 'saves/other-version');
    await refused(saveSettings({name: 'x'}), 'saves/other-version');
  });

  it('asks the browser to keep the data and says what it answered', async () => {
    expect(['persistent', 'evictable']).to.include(await persistence());
    expect(['persistent', 'evictable']).to.include(await askToPersist());
  });
});
