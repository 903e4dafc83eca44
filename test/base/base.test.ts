import assert from 'node:assert/strict';
import {createHmac} from 'node:crypto';
import {test} from 'node:test';
import fc from 'fast-check';
import {fromBase64url, toBase64url} from '../../src/base/bytes.ts';
import {digest} from '../../src/base/digest.ts';
import {hmacSha256} from '../../src/base/hmac.ts';
import {canonicalJson} from '../../src/base/json.ts';
import {seededRng} from '../../src/base/rng.ts';

test('base64url: every byte array comes back', () => {
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 64}), bytes => {
      assert.equal(toBase64url(bytes), Buffer.from(bytes).toString('base64url'));
      assert.deepEqual(fromBase64url(toBase64url(bytes)), bytes);
    }),
  );
});

for (const [text, why] of [
  ['A', 'one character holds no byte'],
  ['AB', 'stray bits in the last character'],
  ['AA==', 'padding'],
  ['A+', 'an alphabet that is not the url one'],
] as const) {
  test(`base64url refuses ${why}`, () => assert.equal(fromBase64url(text), null));
}

test('canonical JSON: the order of keys does not matter, the order of items does', () => {
  assert.equal(canonicalJson({b: 1, a: [2, {d: null, c: 'x'}]}), '{"a":[2,{"c":"x","d":null}],"b":1}');
  assert.notEqual(digest([1, 2]), digest([2, 1]));
});

test('canonical JSON refuses what is not plain JSON of integers', () => {
  for (const value of [0.5, Number.NaN, 2 ** 53, new Map(), new Date(0), undefined, () => 0]) {
    assert.throws(() => canonicalJson({value: [value]}), TypeError);
  }
});

test('the seeded generator repeats itself and stays in range', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({min: 1, max: 2 ** 32}), (seed, n) => {
      const [a, b] = [seededRng(seed), seededRng(seed)];
      for (let i = 0; i < 20; i++) {
        const value = a.below(n);
        assert.equal(value, b.below(n));
        assert.ok(Number.isSafeInteger(value) && value >= 0 && value < n);
      }
    }),
  );
});

test('HMAC-SHA-256 is that of the platform, for keys of every length', () => {
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 150}), fc.uint8Array({maxLength: 200}), (key, message) => {
      const wanted = createHmac('sha256', key).update(message).digest('hex');
      assert.equal(Buffer.from(hmacSha256(key, message)).toString('hex'), wanted);
    }),
  );
});
