/** The platform's generator, for keys, nonces and the dealer of this device. */
import {toBase64url} from '../base/bytes.ts';
import type {Rng} from '../base/rng.ts';

export const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Fresh text of so many random bytes. */
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
