import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {loadGame} from '../../src/games/index.ts';
import {decodeRecord, encodeRecord} from '../../src/saves/record.ts';
import {checkRecord} from '../../src/table/playing/check-record.ts';
import {tinyGame} from '../support/games/tiny-game.ts';
import {loadOnly} from '../support/log/tamper.ts';
import {vectorRecord} from '../support/log/vector-record.ts';

const read = (name: string): string => readFileSync(`test/vectors/records/${name}.roadstead.json`, 'utf8');

const kept = read('tiny');

/** Games of Puerto Rico as they were saved before it had expansions; never made again. */
const old: readonly [name: string, entries: number, undone: number, totals: readonly number[]][] = [
  // Two bots.
  ['puerto-rico-two', 135, 0, [45, 31]],
  // Two persons and a bot by the edition of 2001, with doubled production, open points and moves taken back.
  ['puerto-rico-three-2001', 160, 4, [38, 32, 36]],
];

test('the kept record passes the whole check', async () => {
  const {replay} = await checkRecord(kept, loadOnly(tinyGame));
  assert.equal(replay.undone.size, 3);
  assert.notEqual(replay.result, null);
});

test('the same table gives the same record, byte for byte', async () => {
  assert.equal(await vectorRecord(), kept);
  assert.equal(encodeRecord(decodeRecord(kept)), kept);
});

for (const [name, entries, undone, totals] of old)
  test(`${name}, a record of an early version, opens as before`, async () => {
    const text = read(name);
    assert.equal(encodeRecord(decodeRecord(text)), text);
    // With the rules of all expansions, and with those of the base game alone.
    for (const options of [undefined, {}]) {
      const {chain, replay} = await checkRecord(text, id => loadGame(id, options));
      assert.equal(chain.texts.length, entries);
      assert.equal(replay.undone.size, undone);
      assert.deepEqual(
        replay.result?.scores.map(({total}) => total),
        totals,
      );
      assert.equal(replay.digest, decodeRecord(text).digest);
    }
  });

test('a table of three that dealt together by the rules of format 1 opens and is audited as before: a seat moved by one tap, a bot stood in', async () => {
  const text = read('puerto-rico-joint-1');
  assert.equal(encodeRecord(decodeRecord(text)), text);
  const {chain, replay, audited} = await checkRecord(text, loadGame, {audit: true});
  assert.equal(chain.header.format, 1);
  assert.equal(replay.digest, decodeRecord(text).digest);
  assert.notEqual(audited, null);
});
