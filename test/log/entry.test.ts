import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {BadMessage} from '../../src/base/bad-message.ts';
import {decodeEntry, NO_ENTRY, sealEntry} from '../../src/log/entry.ts';
import {add, coded, drawAll, playOut, testSigner, testTable} from '../support/log/log-kit.ts';

const table = await testTable('pb');
await drawAll(table);
const seat = table.replay.toAct[0]!;
await add(table, {kind: 'action', seat, payload: {type: 'take', count: 2}});
const [header, answer, action] = table.chain.texts as [string, string, string];

test('an entry is decoded to what was sealed', () => {
  const entry = decodeEntry(action);
  assert.equal(entry.n, 2);
  assert.equal(entry.seat, seat);
  assert.deepEqual(entry.payload, {type: 'take', count: 2});
  assert.equal(entry.text, action);
});

const withField = (text: string, field: string, value: unknown) =>
  JSON.stringify({...(JSON.parse(text) as object), [field]: value});

for (const [what, text, code] of [
  ['empty text', '', 'log/not-json'],
  ['half an entry', action.slice(0, 80), 'log/not-json'],
  ['null', 'null', 'log/malformed'],
  ['a list', '[]', 'log/malformed'],
  ['white space', action.replace(',"a"', ', "a"'), 'log/not-canonical'],
  ['a line break behind', `${action}\n`, 'log/not-canonical'],
  [
    'another order of fields',
    withField(action, 'n', 2)
      .replace('"n":2,', '')
      .replace('{', '{"t":0,"n":2,')
      .replace(',"t":0,"p"', ',"p"'),
    'log/not-canonical',
  ],
  ['a field twice', action.replace('{"n":2', '{"n":1,"n":2'), 'log/not-canonical'],
  ['a payload field twice', action.replace('"count":2', '"count":1,"count":2'), 'log/not-canonical'],
  [
    'payload fields in another order',
    action.replace('{"count":2,"type":"take"}', '{"type":"take","count":2}'),
    'log/not-canonical',
  ],
  ['an escaped letter', action.replace('"take"', '"t\\u0061ke"'), 'log/not-canonical'],
  ['a number with a point', action.replace('"count":2', '"count":2.0'), 'log/not-canonical'],
  ['a fraction', action.replace('"count":2', '"count":2.5'), 'log/malformed'],
  ['a number beyond 2^53', action.replace('"count":2', '"count":9007199254740993'), 'log/malformed'],
  ['an unknown field', withField(action, 'x', 1), 'log/malformed'],
  ['an unknown kind', action.replace('"k":"action"', '"k":"gossip"'), 'log/unknown-kind'],
  [
    'a kind that is a name of every object',
    action.replace('"k":"action"', '"k":"constructor"'),
    'log/unknown-kind',
  ],
  ['an action without a seat', JSON.stringify({...JSON.parse(action), s: undefined}), 'log/malformed'],
  ['an answer with a seat', withField(answer, 's', 0), 'log/malformed'],
  ['an action without a type', action.replace('"type"', '"kind"'), 'log/malformed'],
  ['a payload that is a text', withField(action, 'a', 'take'), 'log/malformed'],
  [
    'an unknown table fact',
    withField(action.replace('"k":"action"', '"k":"table"'), 'a', {type: 'resign'}),
    'log/malformed',
  ],
  ['a seat that no table has', action.replace(/"s":\d/, '"s":8'), 'log/malformed'],
  ['a negative number', action.replace('"n":2', '"n":-2'), 'log/malformed'],
  ['a short signature', action.replace(/.{5}"}$/, '"}'), 'log/malformed'],
  [
    'an action, which may carry proofs, over 64 KiB',
    withField(action, 'a', {note: 'x'.repeat(64 * 1024), type: 'take'}),
    'log/too-large',
  ],
  ['an ordinary entry over 4 KiB', withField(answer, 'a', {drawn: ['x'.repeat(4096)]}), 'log/too-large'],
  [
    '64 KiB counted in bytes, not characters',
    withField(action, 'a', {note: 'ő'.repeat(33_000), type: 'take'}),
    'log/too-large',
  ],
  ['a megabyte', 'x'.repeat(1 << 20), 'log/too-large'],
  [
    'a payload nested too deep',
    withField(action, 'a', {a: JSON.parse('['.repeat(40) + ']'.repeat(40)), type: 'take'}),
    'log/malformed',
  ],
  ['a header of another format', header.replace('"format":1', '"format":5'), 'log/other-format'],
  ['one device that deals by the rules of all', header.replace('"format":1', '"format":2'), 'log/malformed'],
  ['a header without seats', withField(header, 'a', {...JSON.parse(header).a, seats: []}), 'log/malformed'],
  ['a host that is no seat', header.replace('"hosts":[0]', '"hosts":[5]'), 'log/malformed'],
  ['the same host twice', header.replace('"hosts":[0]', '"hosts":[0,0]'), 'log/malformed'],
  ['a person named as a bot', header.replace('"bot":null', '"bot":"random"'), 'log/malformed'],
  ['a name of 10,000 characters', header.replace('Seat 0', 'x'.repeat(10_000)), 'log/malformed'],
  ['a name that turns the text around', header.replace('Seat 0', 'Seat \u202e0'), 'log/malformed'],
] as const) {
  test(`refused: ${what}`, () => assert.throws(() => decodeEntry(text), coded(code)));
}

test('a name with markup is just a text', async () => {
  const name = '<img src=x>';
  const payload = {...table.header, seats: table.header.seats.map(seat => ({...seat, name}))};
  const text = await sealEntry({n: 0, term: 0, prev: NO_ENTRY, kind: 'header', payload}, await testSigner(0));
  const entry = decodeEntry(text);
  assert.equal(entry.kind === 'header' && entry.payload.seats[0]!.name, name);
});

test('fuzz: any text is decoded or refused with a code, never another error', () => {
  const anything = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.json(),
    fc.jsonValue().map(a => withField(action, 'a', a)),
    fc.jsonValue().map(a => withField(header, 'a', a)),
  );
  fc.assert(
    fc.property(anything, text => {
      try {
        decodeEntry(text);
      } catch (error) {
        assert.ok(error instanceof BadMessage, String(error));
      }
    }),
    {numRuns: 2000},
  );
});

test('fuzz: a real entry with some characters changed is refused with a code, or is another entry', async () => {
  const {chain} = await playOut(await testTable('ppb'));
  const edit = fc.tuple(fc.nat(), fc.nat(5), fc.string({unit: 'binary', maxLength: 5}));
  fc.assert(
    fc.property(
      fc.constantFrom(...chain.texts),
      fc.array(edit, {minLength: 1, maxLength: 3}),
      (text, edits) => {
        let changed = text;
        for (const [at, cut, put] of edits) {
          const from = at % changed.length;
          changed = changed.slice(0, from) + put + changed.slice(from + cut);
        }
        try {
          assert.equal(decodeEntry(changed).text, changed);
        } catch (error) {
          assert.ok(error instanceof BadMessage, String(error));
        }
      },
    ),
    {numRuns: 2000},
  );
});
