import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {decodeRecord, encodeRecord} from '../../src/saves/record.ts';
import {checkRecord} from '../../src/table/check-record.ts';
import {loadOnly} from '../support/tamper.ts';
import {tinyGame} from '../support/tiny-game.ts';
import {vectorRecord} from '../support/vector-record.ts';

const kept = readFileSync('test/vectors/records/tiny.roadstead.json', 'utf8');

test('the kept record passes the whole check', async () => {
  const {replay} = await checkRecord(kept, loadOnly(tinyGame));
  assert.equal(replay.undone.size, 3);
  assert.notEqual(replay.result, null);
});

test('the same table gives the same record, byte for byte', async () => {
  assert.equal(await vectorRecord(), kept);
  assert.equal(encodeRecord(decodeRecord(kept)), kept);
});
