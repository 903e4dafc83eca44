/** Keys of the bots that a device runs. Apart from the dealing, so that the page needs none of its mathematics. */
import {concat, utf8} from '../../../base/bytes.ts';
import {hashBytes} from '../../../base/digest.ts';
import {createSigner} from '../../../log/sign.ts';

/** The private key of a bot: of the device that runs it, and of its seat. */
export const botSeed = (identity: Uint8Array, seat: number): Uint8Array =>
  hashBytes(concat(utf8('roadstead/bot-key/1'), identity, Uint8Array.of(seat)));

/** Public keys that this device has for bots, by seat. */
export const botKeysOf = (identity: Uint8Array, seats: number): Promise<string[]> =>
  Promise.all(
    Array.from({length: seats}, async (_, seat) => (await createSigner(botSeed(identity, seat))).publicKey),
  );
