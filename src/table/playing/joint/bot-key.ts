/** Keys of the bots that a device runs. Apart from the dealing, so that the page needs none of its mathematics. */
import {concat, utf8} from '../../../base/bytes.ts';
import {hashBytes} from '../../../base/digest.ts';
import {createSigner} from '../../../log/sign.ts';

/** The private key of a bot in logs of earlier formats: of the device that runs it, and of its seat. */
export const botSeed = (identity: Uint8Array, seat: number): Uint8Array =>
  hashBytes(concat(utf8('roadstead/bot-key/1'), identity, Uint8Array.of(seat)));

/** All of a bot follows from its root: a number below 2^252, little-endian, so that it is a key of the dealing as it stands. */
export function botRoot(identity: Uint8Array, seat: number): Uint8Array {
  const root = hashBytes(concat(utf8('roadstead/bot-root/1'), identity, Uint8Array.of(seat)));
  root[31]! &= 0x0f;
  return root;
}

/** The private key of a bot by its root. */
export const rootSeed = (root: Uint8Array): Uint8Array => hashBytes(concat(utf8('roadstead/bot-id/1'), root));

/** Public keys that this device has for bots, by seat, at a table that begins now. */
export const botKeysOf = (identity: Uint8Array, seats: number): Promise<string[]> =>
  Promise.all(
    Array.from({length: seats}, async (_, seat) => {
      const {publicKey} = await createSigner(rootSeed(botRoot(identity, seat)));
      return publicKey;
    }),
  );
