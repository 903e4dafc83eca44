/**
 * A process in which nothing happens by chance or by itself: random bytes follow from a seed, time stands still until it is
 * told to go on, and signatures are made at once and not on another thread. What a seed has found it finds again.
 */
import {createPrivateKey, createPublicKey, type KeyObject, sign, verify} from 'node:crypto';
import {mock} from 'node:test';
import {type Rng, seededRng} from '../../../src/base/rng.ts';

/** What `sign.ts` takes of Web Crypto. */
const IN_PLACE = {
  importKey: async (format: 'pkcs8' | 'raw', bytes: Uint8Array): Promise<KeyObject> =>
    format === 'pkcs8'
      ? createPrivateKey({key: Buffer.from(bytes), format: 'der', type: 'pkcs8'})
      : createPublicKey({
          key: {kty: 'OKP', crv: 'Ed25519', x: Buffer.from(bytes).toString('base64url')},
          format: 'jwk',
        }),
  exportKey: async (_: 'jwk', key: KeyObject) => createPublicKey(key).export({format: 'jwk'}),
  sign: async (_: string, key: KeyObject, bytes: Uint8Array) => sign(null, bytes, key),
  verify: async (_: string, key: KeyObject, signature: Uint8Array, bytes: Uint8Array) =>
    verify(null, bytes, key, signature),
};

function random(rng: Rng) {
  return <T extends Uint8Array | Uint32Array>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const i of bytes.keys()) bytes[i] = rng.below(256);
    return array;
  };
}

export class Determined {
  #ms = 0;

  constructor(seed: string) {
    mock.timers.enable({apis: ['setTimeout', 'setInterval', 'Date'], now: 0});
    const put = (on: object, name: string, value: unknown) =>
      Object.defineProperty(on, name, {value, configurable: true});
    put(performance, 'now', () => this.#ms);
    put(crypto, 'getRandomValues', random(seededRng(`random bytes of ${seed}`)));
    // Stays: who has looked once which way the platform goes keeps to it.
    put(crypto, 'subtle', IN_PLACE);
  }

  /** So many milliseconds pass. */
  tick(ms: number): void {
    this.#ms += ms;
    mock.timers.tick(ms);
  }

  /** All that has been begun is done, as far as it waits for nobody. */
  async settled(): Promise<void> {
    await new Promise(resolve => setImmediate(resolve));
  }

  end(): void {
    mock.timers.reset();
    Reflect.deleteProperty(performance, 'now');
    Reflect.deleteProperty(crypto, 'getRandomValues');
  }
}
