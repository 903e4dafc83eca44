import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {BadMessage} from '../../src/base/bad-message.ts';
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

test('a table of three persons and a bot that went from host to host opens and is audited, and tells who was the host by whose votes', async () => {
  const text = read('puerto-rico-three-hosts');
  assert.equal(encodeRecord(decodeRecord(text)), text);
  const {chain, replay, signatures, audited} = await checkRecord(text, loadGame, {audit: true});
  assert.deepEqual(
    chain.leads.map(({n, term, seat, votes}) => [n, term, seat, votes]),
    [
      [15, 1, 1, [1, 2]],
      [26, 2, 2, [0, 1, 2]],
      [33, 8, 0, [0, 1, 2]],
    ],
  );
  assert.equal(signatures, 76);
  assert.equal(replay.digest, decodeRecord(text).digest);
  // The last draw is one of the last host.
  assert.equal(chain.entries.at(-1)!.kind, 'dealt');
  assert.deepEqual(audited?.answered, {beacon: 3});
  assert.equal(audited?.dealing, 'zrSBNqe5zU1yB--ufkV6igrwzWPJR4FlgQdCcKI0gwg');
});

test('a record with a forged change of host is refused at its entry', async () => {
  const {entries} = decodeRecord(read('puerto-rico-three-hosts'));
  const [[, first], [, second]] = JSON.parse(entries[15]!).a.votes;
  const forgeries: readonly (readonly [string, string])[] = [
    [entries[15]!.replace(first, second), 'log/bad-host-signature'],
    [entries[15]!.replace('"t":1,', '"t":9,'), 'log/bad-host-signature'],
    [entries[15]!.replace(`,[2,"${second}"]`, ''), 'log/too-few-votes'],
    [entries[15]!.replace('"without":[]', '"without":[0]'), 'log/a-part'],
  ];
  for (const [text, code] of forgeries) {
    const forged = encodeRecord({entries: entries.slice(0, 16).with(15, text)});
    await assert.rejects(checkRecord(forged, loadGame), (error: unknown) => {
      assert.ok(error instanceof BadMessage);
      assert.deepEqual([error.code, error.details.n], [code, 15]);
      return true;
    });
  }
  // Left out, what the new host has ordered is nobody's.
  const without = encodeRecord({entries: entries.filter((_, n) => n !== 15)});
  await assert.rejects(
    checkRecord(without, loadGame),
    (error: unknown) => (error as BadMessage).details.n === 15,
  );
});

test('a table of three that dealt together by the rules of format 1 opens and is audited as before: a seat moved by one tap, a bot stood in', async () => {
  const text = read('puerto-rico-joint-1');
  assert.equal(encodeRecord(decodeRecord(text)), text);
  const {chain, replay, audited} = await checkRecord(text, loadGame, {audit: true});
  assert.equal(chain.header.format, 1);
  assert.equal(replay.digest, decodeRecord(text).digest);
  assert.notEqual(audited, null);
});
