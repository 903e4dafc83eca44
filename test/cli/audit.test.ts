/** `roadstead replay --audit`: a table that dealt together, one that did not, and a lie that only proofs tell. */
import assert from 'node:assert/strict';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {main} from '../../src/cli/main.ts';
import {loadGame} from '../../src/games/index.ts';
import {Chain} from '../../src/log/chain.ts';
import {encodeRecord} from '../../src/saves/record.ts';
import {playOut, testTable} from '../support/log/log-kit.ts';
import {playedTogether, resealed, turned} from '../support/table/joint-record.ts';
import {bentAt, Liar} from '../support/table/liar.ts';
import {TestTable} from '../support/table/tables.ts';

const dir = await mkdtemp(join(tmpdir(), 'roadstead-audit-'));
after(() => rm(dir, {recursive: true}));

async function* nothing(): AsyncGenerator<string> {}

async function run(...args: string[]): Promise<{code: number; out: string; err: string}> {
  const said = {out: '', err: ''};
  const code = await main(args, {
    input: nothing(),
    out: text => {
      said.out += text;
    },
    err: text => {
      said.err += text;
    },
  });
  return {code, ...said};
}

async function fileOf(name: string, entries: readonly string[]): Promise<string> {
  const file = join(dir, `${name}.roadstead.json`);
  await writeFile(file, encodeRecord({entries}));
  return file;
}

let texts: readonly string[];
const isOpening = (entry: Chain['entries'][number]) =>
  entry.kind === 'dealt' && entry.payload.step === 'opening';
before(async () => {
  const game = (await loadGame('portolano'))!;
  texts = await playedTogether(
    2,
    'audited',
    game,
    texts => Chain.link(texts).entries.filter(isOpening).length > 1,
  );
});

test('a table that went from host to host: each change with its votes, in words and as JSON', async () => {
  const file = 'test/vectors/records/puerto-rico-three-hosts.roadstead.json';
  const {code, out, err} = await run('replay', '--audit', file);
  assert.deepEqual([code, err], [0, '']);
  assert.match(out, /entry 15: Seat 1 orders; votes Seat 1, Seat 2\n/);
  assert.match(out, /entry 33: Seat 0 orders; votes Seat 0, Seat 1, Seat 2\n/);
  assert.match(out, /audit: every proof holds/);
  const {files} = JSON.parse((await run('replay', '--json', file)).out);
  assert.deepEqual(files[0].leads[0], {n: 15, term: 1, seat: 1, without: [], votes: [1, 2]});
});

test('an honest record of a table that dealt together: the verdict in words and as JSON', async () => {
  const file = await fileOf('honest', texts);
  const {code, out, err} = await run('replay', '--audit', file);
  assert.deepEqual([code, err], [0, '']);
  assert.match(out, /audit: every proof holds, from entry 0 to the last \(.*shuffle 1.*\)/);
  const {files} = JSON.parse((await run('replay', '--audit', '--json', file)).out);
  assert.equal(files[0].audit.dealer, 'joint');
  assert.equal(files[0].audit.answered.shuffle, 1);
  assert.match(files[0].audit.dealing, /^[\w-]{43}$/);
  const plain = JSON.parse((await run('replay', '--json', file)).out).files[0];
  assert.deepEqual([plain.good, 'audit' in plain], [true, false], 'without the option nothing is said of it');
});

test('a share that is false, signed by all who signed: good without the audit, refused and blamed with it', async () => {
  const {n} = Chain.link(texts).entries.find(isOpening)!;
  const file = await fileOf('lie', await resealed(texts, n, turned(-1)));
  assert.equal((await run('replay', file)).code, 0);
  const {code, out, err} = await run('replay', '--audit', file);
  assert.deepEqual([code, out], [1, '']);
  assert.match(err, new RegExp(`: entry ${n}: fair/bad-share`));
  assert.match(err, /the evidence convicts Player 0: an entry that should never have been sealed/);
  const {files} = JSON.parse((await run('replay', '--audit', '--json', file)).out);
  assert.deepEqual(files[0].blame, {seat: 0, name: 'Player 0', proof: 'ordering'});
  assert.deepEqual([files[0].good, files[0].entry, files[0].code], [false, n, 'fair/bad-share']);
});

test('a lie that the log itself proves: the record is good, and the audit names who told it', async t => {
  const table = await TestTable.lobby(3, 'told by the log', 0, (await loadGame('portolano'))!, true);
  t.after(() => table.close());
  const liar = await Liar.at(table, 2);
  // The share of seat 0 of its card key.
  liar.lies(liar.entering('backup', bentAt(1 + 2 * 32)));
  table.act(0, {act: 'start'});
  const ledger = () => table.devices[1]!.session.ledger;
  const complained = () =>
    ledger()?.chain.entries.some(({kind, payload}) => kind === 'fair' && payload.step === 'backup-bad');
  await table.until(() => complained() === true);
  const file = await fileOf('told', ledger()!.chain.texts);
  const {code, out} = await run('replay', '--audit', file);
  assert.equal(code, 0);
  assert.match(out, /the log convicts Player 2: a back-up that opens nothing/);
  const {files} = JSON.parse((await run('replay', '--audit', '--json', file)).out);
  assert.deepEqual(files[0].audit.convicted, [{seat: 2, proof: 'backup', code: 'fair/bad-backup'}]);
});

test('draws that one device dealt have no proofs, and the audit says so', async () => {
  const {chain} = await playOut(await testTable('pp', {game: (await loadGame('puerto-rico'))!}), 1, 30);
  const {code, out} = await run('replay', '--audit', await fileOf('device', chain.texts));
  assert.equal(code, 0);
  assert.match(out, /audit: one device dealt \(local\); its draws stand in the log, but nothing proves them/);
});
