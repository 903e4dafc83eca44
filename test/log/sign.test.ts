import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {ed25519} from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import {concat, toBase64url, utf8} from '../../src/base/bytes.ts';
import {isCanonicalPoint, isCanonicalScalar} from '../../src/log/ed25519-encoding.ts';
import {createSigner, type Ed25519, nobleEd25519, verify, webCryptoEd25519} from '../../src/log/sign.ts';

const noble = await nobleEd25519();
const platform = await webCryptoEd25519();
const ways: readonly Ed25519[] = platform ? [platform, noble] : [noble];

const {Point} = ed25519;
const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'));

test('RFC 8032, test 2: key and signature are the published ones, whichever way they are made', async () => {
  const seed = hex('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb');
  const key = '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c';
  const signature =
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00';
  for (const way of ways) {
    const signer = await way.signer(seed);
    assert.equal(signer.publicKey, toBase64url(hex(key)), way.name);
    assert.deepEqual(await signer.sign(hex('72')), hex(signature), way.name);
    assert.equal(await verify(signer.publicKey, hex('72'), hex(signature), way), true, way.name);
  }
});

test('a change of one bit anywhere is refused, both ways', async () => {
  const signer = await createSigner(new Uint8Array(32).fill(9));
  const text = utf8('a move');
  const signature = await signer.sign(text);
  const flip = (bytes: Uint8Array, bit: number) => {
    const copy = Uint8Array.from(bytes);
    copy[bit >> 3]! ^= 1 << (bit & 7);
    return copy;
  };
  await fc.assert(
    fc.asyncProperty(fc.nat(511), fc.nat(47), async (bit, textBit) => {
      for (const way of ways) {
        assert.equal(await verify(signer.publicKey, text, flip(signature, bit), way), false);
        assert.equal(await verify(signer.publicKey, flip(text, textBit), signature, way), false);
      }
    }),
    {numRuns: 20},
  );
});

/** Signs as RFC 8032 does, but with a point of small order mixed into R or the key: where implementations differ. */
function oddSignature(inKey: boolean) {
  const torsion = Point.fromBytes(
    hex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'),
    true,
  );
  const {Fn, BASE} = Point;
  const secret = 12345n;
  const nonce = 67890n;
  const text = utf8('a move');
  const key = inKey ? BASE.multiply(secret).add(torsion) : BASE.multiply(secret);
  const r = inKey ? BASE.multiply(nonce) : BASE.multiply(nonce).add(torsion);
  const hash = ed25519Hash(concat(r.toBytes(), key.toBytes(), text));
  const s = Fn.toBytes(Fn.create(nonce + hash * secret));
  return {key: toBase64url(key.toBytes()), text, signature: concat(r.toBytes(), s)};
}

function ed25519Hash(bytes: Uint8Array): bigint {
  const digest = createHash('sha512').update(bytes).digest().reverse();
  return Point.Fn.create(BigInt(`0x${digest.toString('hex')}`));
}

for (const [what, inKey] of [
  ['R', false],
  ['the key', true],
] as const) {
  test(`a point of small order mixed into ${what}: both ways say the same`, async () => {
    const {key, text, signature} = oddSignature(inKey);
    const said = await Promise.all(ways.map(way => verify(key, text, signature, way)));
    assert.equal(new Set(said).size, 1, String(said));
    if (!inKey) assert.equal(said[0], false, 'the cofactored equation would accept it');
  });
}

test('keys and signatures of another length or spelling are refused', async () => {
  const signer = await createSigner(new Uint8Array(32).fill(9));
  const signature = await signer.sign(utf8('x'));
  for (const key of ['', 'A', `${signer.publicKey}A`, `${signer.publicKey.slice(0, -1)}+`, 'A'.repeat(43)])
    assert.equal(await verify(key, utf8('x'), signature), false, key);
  assert.equal(await verify(signer.publicKey, utf8('x'), signature.subarray(0, 63)), false);
  await assert.rejects(createSigner(new Uint8Array(31)), RangeError);
});

test('encodings: S from the group order up, y from the prime up, and small order are refused', () => {
  const order = hex('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010');
  const below = hex('ecd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010');
  assert.equal(isCanonicalScalar(order), false);
  assert.equal(isCanonicalScalar(below), true);
  assert.equal(isCanonicalPoint(hex(`ed${'ff'.repeat(30)}7f`)), false, 'y = p');
  assert.equal(isCanonicalPoint(hex(`02${'00'.repeat(31)}`)), true);
  const torsion = Point.fromBytes(
    hex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a'),
    true,
  );
  let point = torsion;
  for (let i = 0; i < 8; i++, point = point.add(torsion))
    assert.equal(isCanonicalPoint(point.toBytes()), false, `order-8 point times ${i + 1}`);
});
