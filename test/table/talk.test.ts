/** What people say to each other: bounded, counted, muted, and never in the log. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {TestTable} from '../support/table/tables.ts';

async function talking(seed: string): Promise<TestTable> {
  const table = await TestTable.started(3, seed);
  await table.quiet();
  return table;
}
const heard = (table: TestTable, i: number) => table.view(i).talk.items;

test('phrases and texts reach the others; the log does not know of them', async () => {
  const table = await talking('talk');
  const {hash} = table.ledger().chain.head;
  table.act(1, {act: 'phrase', phrase: 'wellPlayed'});
  table.act(1, {act: 'say', text: '  szép   volt  '});
  await table.until(() => [0, 1, 2].every(i => heard(table, i).length === 2));
  for (const i of [0, 1, 2])
    assert.deepEqual(
      heard(table, i).map(({seat, phrase, text}) => [seat, phrase, text]),
      [
        [1, 'wellPlayed', null],
        [1, null, 'szép volt'],
      ],
    );
  assert.equal(table.ledger().chain.head.hash, hash);
  assert.ok(table.devices.every(({stored}) => !stored.join('').includes('szép volt')));
  table.close();
});

test('a flood ends with what came first, here and at the others; after a while there is room again', async () => {
  const table = await talking('flood');
  for (let i = 0; i < 30; i++) table.act(1, {act: 'say', text: `no ${i}`});
  assert.equal(table.view(1).talk.refusal!.code, 'table/too-fast');
  await table.net.idle();
  assert.equal(heard(table, 0).length, 6);
  // A modified client that does not count for itself.
  const {events} = table.net.room(table.devices[0]!.session.key)!;
  const {key} = table.devices[2]!.session;
  for (let i = 0; i < 500; i++)
    events!.message({id: key, key, host: false, link: 'live', name: ''}, {m: 'text', text: 'x'});
  assert.equal(heard(table, 0).filter(({seat}) => seat === 2).length, 6);
  table.now += 13_000;
  table.act(1, {act: 'say', text: 'again'});
  await table.until(() => heard(table, 0).at(-1)?.text === 'again');
  assert.equal(table.view(1).talk.refusal, null);
  table.close();
});

for (const [what, text, shown] of [
  ['10,000 characters', 'x'.repeat(10_000), null],
  ['800 characters', 'x'.repeat(800), 'x'.repeat(200)],
  ['invisible letters alone', '\u200b\u2060\ufeff', null],
  ['a turned direction', 'a\u202eb', 'a b'],
  ['a tower of accents', `a${'\u0301'.repeat(100)}`, '\u00e1\u0301\u0301\u0301'],
  ['lines', 'a\nb\r\nc', 'a b c'],
  ['markup', '<b>a</b>', '<b>a</b>'],
] as const)
  test(`a text of ${what} from a modified client`, async () => {
    const table = await talking(`text ${what}`);
    const {events} = table.net.room(table.devices[0]!.session.key)!;
    const {key} = table.devices[1]!.session;
    events!.message({id: key, key, host: false, link: 'live', name: ''}, {m: 'text', text});
    assert.deepEqual(
      heard(table, 0).map(item => item.text),
      shown === null ? [] : [shown],
    );
    table.close();
  });

test('a visitor without a seat is not heard', async () => {
  const table = await talking('stranger');
  const {events} = table.net.room(table.devices[0]!.session.key)!;
  events!.message({id: 's', key: 's', host: false, link: 'live', name: ''}, {m: 'phrase', phrase: 'hello'});
  assert.deepEqual(heard(table, 0), []);
  table.close();
});

test('a muted seat is not heard by this reader, and is by all others', async () => {
  const table = await talking('mute');
  table.act(0, {act: 'mute', seat: 1, on: true});
  table.act(1, {act: 'phrase', phrase: 'ouch'});
  await table.until(() => heard(table, 2).length === 1);
  await table.net.idle();
  assert.deepEqual(heard(table, 0), []);
  table.act(0, {act: 'mute', seat: 1, on: false});
  assert.equal(heard(table, 0).length, 1);
  table.close();
});
