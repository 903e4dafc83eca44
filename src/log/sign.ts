/**
 * Ed25519 (RFC 8032) by Web Crypto where the platform has it, else by @noble/curves (pages served over plain http
 * on a LAN have no `crypto.subtle`).
 *
 * Peers must agree on which signatures are good, so both ways accept exactly the same ones. S is below the group order, R
 * and the key are canonical and not of small order, and the equation is the one *without* the cofactor, S·B − k·A = R,
 * compared as bytes (`strict-ed25519.ts`).
 */
import {concat, fromBase64url, toBase64url} from '../base/bytes.ts';
import {kept} from '../base/kept.ts';
import {loadModule} from '../base/load-module.ts';
import {isCanonicalPoint, isCanonicalScalar} from './ed25519-encoding.ts';

export interface Signer {
  /** 32 bytes, base64url. */
  readonly publicKey: string;
  /** The 64 bytes of a signature. */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}

/** One way to compute. Both are exported for the test that compares them. */
export interface Ed25519 {
  readonly name: 'web-crypto' | 'noble';
  signer(seed: Uint8Array): Promise<Signer>;
  /** `key` and `signature` have passed the encoding checks. */
  verify(key: Uint8Array, bytes: Uint8Array, signature: Uint8Array): Promise<boolean>;
}

/** TypeScript tells byte arrays on shared memory apart, which Web Crypto refuses; ours never are. */
const own = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>;

/** PKCS #8 head of an Ed25519 private key; the 32-byte seed follows (RFC 8410). */
const PKCS8_HEAD = Uint8Array.of(48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32);

/** Named after the platform's own, so that this compiles in a page, in a worker and in Node alike. */
type Subtle = (typeof globalThis.crypto)['subtle'];
type PublicKey = Awaited<ReturnType<Subtle['importKey']>>;

function webCrypto(subtle: Subtle): Ed25519 {
  // An imported key is kept as long as its bytes are.
  const keys = new WeakMap<Uint8Array, Promise<PublicKey>>();
  const imported = (key: Uint8Array) => {
    let known = keys.get(key);
    if (!known) {
      known = subtle.importKey('raw', own(key), 'Ed25519', false, ['verify']);
      keys.set(key, known);
    }
    return known;
  };
  return {
    name: 'web-crypto',
    async signer(seed) {
      const pkcs8 = own(concat(PKCS8_HEAD, seed));
      const key = await subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
      const {x} = await subtle.exportKey('jwk', key);
      if (!x) throw new Error('the platform gave no public key');
      return {
        publicKey: x,
        sign: async bytes => new Uint8Array(await subtle.sign('Ed25519', key, own(bytes))),
      };
    },
    async verify(key, bytes, signature) {
      try {
        return await subtle.verify('Ed25519', await imported(key), own(signature), own(bytes));
      } catch {
        return false; // a key that is no point of the curve is refused at import
      }
    },
  };
}

/** The JavaScript library; a chunk of its own, so that secure pages never load it. */
export async function nobleEd25519(): Promise<Ed25519> {
  const {publicKeyOf, strictSigner, verifyStrict} = await loadModule(() => import('./strict-ed25519.ts'));
  return {
    name: 'noble',
    async signer(seed) {
      const sign = strictSigner(seed);
      return {publicKey: toBase64url(publicKeyOf(seed)), sign: async bytes => sign(bytes)};
    },
    verify: async (key, bytes, signature) => verifyStrict(key, bytes, signature),
  };
}

/** Web Crypto with Ed25519, or null where the platform lacks it: probed by one signature. */
export async function webCryptoEd25519(): Promise<Ed25519 | null> {
  const subtle: Subtle | undefined = globalThis.crypto?.subtle;
  if (!subtle) return null;
  try {
    const way = webCrypto(subtle);
    const signer = await way.signer(new Uint8Array(32));
    const text = Uint8Array.of(1);
    const key = fromBase64url(signer.publicKey);
    return key && (await way.verify(key, text, await signer.sign(text))) ? way : null;
  } catch {
    return null;
  }
}

const ed25519 = kept(async () => (await webCryptoEd25519()) ?? nobleEd25519());

/** Which way this platform goes, for the fairness screen and the benchmark. */
export const signatureWay = async (): Promise<Ed25519['name']> => (await ed25519()).name;

/** @param seed 32 random bytes: the private key */
export async function createSigner(seed: Uint8Array): Promise<Signer> {
  if (seed.length !== 32) throw new RangeError('a seed has 32 bytes');
  return (await ed25519()).signer(seed);
}

/** A table has a handful of keys and thousands of signatures: what a key's text says is found out once. */
const keys = new Map<string, Uint8Array | null>();

/** The bytes of a public key; null when it is none that counts. */
function keyOf(publicKey: string): Uint8Array | null {
  let key = keys.get(publicKey);
  if (key === undefined) {
    if (keys.size >= 64) keys.clear();
    key = fromBase64url(publicKey);
    if (key && !isCanonicalPoint(key)) key = null;
    keys.set(publicKey, key);
  }
  return key;
}

/**
 * Whether `signature` (64 bytes) is `publicKey`'s (base64url) on these bytes; false for whatever is malformed.
 * @param way for tests; else what the platform has
 */
export async function verify(
  publicKey: string,
  bytes: Uint8Array,
  signature: Uint8Array,
  way?: Ed25519,
): Promise<boolean> {
  const key = keyOf(publicKey);
  if (!key || signature.length !== 64) return false;
  if (!isCanonicalPoint(signature.subarray(0, 32)) || !isCanonicalScalar(signature.subarray(32)))
    return false;
  return (way ?? (await ed25519())).verify(key, bytes, signature);
}
