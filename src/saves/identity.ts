/** Who this device is at a table. Loaded with the first table: the start page signs nothing. */
import {concat, utf8} from '../base/bytes.ts';
import {hashBytes} from '../base/digest.ts';
import {createSigner, type Signer} from '../log/sign.ts';
import {deviceSeed} from './device.ts';

/** Read once, when the first table needs it; what is wrong with it is told there. */
let seed: Promise<Uint8Array> | null = null;
const ownSeed = () => {
  seed ??= deviceSeed();
  return seed;
};

/** This device's private key at one table, 32 bytes. @throws BadMessage when what is stored cannot be read */
export const identityAt = async (tableId: string): Promise<Uint8Array> =>
  hashBytes(concat(utf8('roadstead/table-key/1'), await ownSeed(), utf8(tableId)));

/** @throws BadMessage as `identityAt` */
export const signerAt = async (tableId: string): Promise<Signer> => createSigner(await identityAt(tableId));
