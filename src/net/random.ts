/** Random texts from the platform's generator, which pages on plain http have too. */
import {toBase64url} from '../base/bytes.ts';

export const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** Names a peer, a link or a nonce: `length` random bytes, base64url. */
export const randomId = (length = 9): string => toBase64url(randomBytes(length));

/** `length` symbols of an alphabet, each equally likely. */
export function randomSymbols(alphabet: string, length: number): string {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
