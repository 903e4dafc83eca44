/** Records as files: packed or plain, damaged, or far larger than they look. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {gunzipSync, gzipSync} from 'node:zlib';
import {BadMessage} from '../../src/base/bad-message.ts';
import {packRecord, unpackRecord} from '../../src/saves/packed.ts';
import {RECORD_BYTES} from '../../src/saves/record.ts';

const text = JSON.stringify({entries: ['kő', 'ósma'], proofs: 'a'.repeat(5000)});
const file = (bytes: Uint8Array | string) => new Blob([bytes as BlobPart]);

test('a packed record is read again, by any gunzip as well', async () => {
  const packed = await packRecord(text);
  assert.ok(packed.length < text.length / 10);
  assert.equal(gunzipSync(packed).toString(), text);
  assert.equal(await unpackRecord(file(packed)), text);
});

test('a plain record is read as it is', async () => {
  assert.equal(await unpackRecord(file(text)), text);
});

const packed = gzipSync(text);

const swapped = (units: Buffer): Buffer => Buffer.from(units).swap16();
const READ: readonly (readonly [string, Uint8Array])[] = [
  ['packed twice', gzipSync(packed)],
  ['with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['as UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['as UTF-16 the other way round', swapped(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['as UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['as UTF-16 the other way round without a mark', swapped(Buffer.from(text, 'utf16le'))],
  ['as UTF-16, packed', gzipSync(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['with other ends of lines', Buffer.from(text.replaceAll(',', ',\r\n'))],
];
for (const [what, bytes] of READ)
  test(`read: a file ${what}`, async () => {
    assert.deepEqual(JSON.parse(await unpackRecord(file(bytes))), JSON.parse(text));
  });

const REFUSED: readonly (readonly [string, Uint8Array, string])[] = [
  ['cut off', packed.subarray(0, -20), 'record/bad-json'],
  ['damaged', packed.map((byte, i) => (i === packed.length - 6 ? byte ^ 1 : byte)), 'record/bad-json'],
  ['with nothing behind its first bytes', packed.subarray(0, 2), 'record/bad-json'],
  ['with something after its end', Buffer.concat([packed, Buffer.from('more')]), 'record/bad-json'],
  ['small, and too big once unpacked', gzipSync(Buffer.alloc(RECORD_BYTES + 1)), 'record/too-big'],
  ['packed so often that it is no accident', gzipSync(gzipSync(gzipSync(gzipSync(text)))), 'record/bad-json'],
  ['in a zip archive', Buffer.from('PK\x03\x04 and more'), 'record/zip'],
  ['that is a page of a server', Buffer.from('\n<!doctype html><title>404</title>'), 'record/web-page'],
  ['too big as it is', Buffer.alloc(RECORD_BYTES + 1), 'record/too-big'],
];

for (const [what, bytes, code] of REFUSED)
  test(`refused: a file ${what}`, async () => {
    await assert.rejects(
      unpackRecord(file(bytes)),
      (error: unknown) => error instanceof BadMessage && error.code === code,
    );
  });
