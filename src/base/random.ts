/** The platform's generator, which pages on plain http have too: for keys, nonces, names and the dealer of this device. */
import {toBase64url} from './bytes.ts';
import type {Rng} from './rng.ts';

export const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Fresh text of so many random bytes, base64url: names a peer, a table, a nonce. */
export const randomText = (length: number): string => toBase64url(randomBytes(length));

export const platformRng: Rng = {
  below(n) {
    const limit = 4294967296 - (4294967296 % n);
    for (;;) {
      const [word] = crypto.getRandomValues(new Uint32Array(1));
      if (word! < limit) return word! % n;
    }
  },
};

/** `length` symbols of an alphabet, each equally likely. */
export const randomSymbols = (alphabet: string, length: number): string =>
  Array.from({length}, () => alphabet[platformRng.below(alphabet.length)]!).join('');
