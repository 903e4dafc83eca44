import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {BadMessage} from '../../src/base/bad-message.ts';
import {IllegalAction} from '../../src/engine/illegal.ts';
import {decodeRecord, encodeRecord} from '../../src/saves/record.ts';
import {checkRecord} from '../../src/table/playing/check-record.ts';
import {playOut, testTable} from '../support/log/log-kit.ts';
import {forgeries, loadOnly} from '../support/log/tamper.ts';

const table = await playOut(await testTable('ppp'), 5);
const {chain, replay, game} = table;
const good = encodeRecord({entries: chain.texts, result: replay.result!, digest: replay.digest});

test('a record of a finished game passes the whole check', async () => {
  const checked = await checkRecord(good, loadOnly(game));
  assert.equal(checked.replay.digest, replay.digest);
  assert.equal(checked.signatures, chain.entries.flatMap(entry => chain.claims(entry)).length);
});

test('a record of a game that goes on passes without result', async () => {
  const entries = chain.texts.slice(0, 6);
  assert.equal((await checkRecord(encodeRecord({entries}), loadOnly(game))).replay.result, null);
});

for (const {what, text, code, n} of await forgeries(table, {
  payload: {type: 'take', count: 9} as {type: string},
  code: 'tiny/count',
})) {
  test(`refused: ${what}`, async () => {
    await assert.rejects(checkRecord(text, loadOnly(game)), (error: unknown) => {
      assert.ok(error instanceof BadMessage || error instanceof IllegalAction, String(error));
      assert.deepEqual([error.code, error.details.n ?? null], [code, n]);
      return true;
    });
  });
}

test('encode, decode, encode: the same text, with names of every object as sources of points', () => {
  const names = ['constructor', 'prototype', '__proto__', 'toString'];
  const parts = Object.fromEntries(names.map(name => [name, 1]));
  const scores = [{seat: 0, total: 4, parts, tieBreak: 0}];
  const text = encodeRecord({entries: ['x'], result: {scores, ranking: [], decidedBy: 'points'}});
  assert.ok(text.includes('"__proto__": 1'));
  assert.equal(encodeRecord(decodeRecord(text)), text);
});

test('encode, decode, encode: the same text', () => {
  const score = fc.record({
    seat: fc.nat(4),
    total: fc.integer(),
    parts: fc.dictionary(fc.stringMatching(/^[a-z-]{1,12}$/), fc.integer()),
    tieBreak: fc.nat(),
  });
  const result = fc.record({
    scores: fc.array(score, {maxLength: 5}),
    ranking: fc.array(fc.array(fc.nat(4), {maxLength: 5}), {maxLength: 5}),
    decidedBy: fc.constantFrom('points', 'tieBreak', 'shared'),
  });
  const record = fc.record(
    {
      entries: fc.array(fc.string({unit: 'binary'}), {minLength: 1, maxLength: 20}),
      result,
      digest: fc.constant('A'.repeat(43)),
    },
    {requiredKeys: ['entries']},
  );
  fc.assert(
    fc.property(record, value => {
      const text = encodeRecord(value);
      assert.equal(encodeRecord(decodeRecord(text)), text);
    }),
  );
});

test('fuzz: any text is decoded or refused with a code, never another error', () => {
  const edit = fc.tuple(fc.nat(good.length), fc.nat(40), fc.string({unit: 'binary', maxLength: 6}));
  const mutated = fc
    .array(edit, {minLength: 1, maxLength: 4})
    .map(edits =>
      edits.reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), good),
    );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), mutated), text => {
      try {
        decodeRecord(text);
      } catch (error) {
        assert.ok(error instanceof BadMessage, String(error));
      }
    }),
    {numRuns: 500},
  );
});

test('fuzz: a record with some characters changed is refused with a code, or folds to what was played', async () => {
  const edit = fc.tuple(fc.nat(good.length), fc.nat(8), fc.string({unit: 'binary', maxLength: 4}));
  await fc.assert(
    fc.asyncProperty(fc.array(edit, {minLength: 1, maxLength: 2}), async edits => {
      const text = edits.reduce((old, [at, cut, put]) => old.slice(0, at) + put + old.slice(at + cut), good);
      try {
        const checked = await checkRecord(text, loadOnly(game));
        assert.deepEqual(checked.replay.stateAt(checked.replay.head), checked.replay.state);
        assert.deepEqual(chain.hashes.slice(0, checked.chain.hashes.length), checked.chain.hashes);
      } catch (error) {
        assert.ok(error instanceof BadMessage || error instanceof IllegalAction, String(error));
      }
    }),
    {numRuns: 150},
  );
});
