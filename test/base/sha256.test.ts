import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {sha256 as library} from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import {toBase64url, utf8} from '../../src/base/bytes.ts';
import {sha256} from '../../src/base/sha256.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

for (const [text, want] of [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const) {
  test(`FIPS 180-4 vector of ${text.length} letters`, () => assert.equal(hex(sha256(text)), want));
}

test('every length of padding, as the library and the platform say', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'ő'.repeat(length % 7) + 'x'.repeat(length);
    assert.equal(hex(sha256(text)), hex(library(utf8(text))), `${length}`);
    assert.equal(hex(sha256(text)), createHash('sha256').update(text).digest('hex'), `${length}`);
  }
});

test('any text, as the library says', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary', maxLength: 20_000}), text => {
      const want = toBase64url(library(utf8(text)));
      assert.equal(toBase64url(sha256(text)), want);
      assert.equal(toBase64url(sha256(utf8(text))), want);
    }),
    {numRuns: 300},
  );
});
