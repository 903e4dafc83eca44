/** Who this device is at a table. Loaded with the first table: the start page signs nothing. */
import {concat, utf8} from '../base/bytes.ts';
import {hashBytes} from '../base/digest.ts';
import {kept} from '../base/kept.ts';
import {createSigner, type Signer} from '../log/sign.ts';
import {deviceSeed} from './device.ts';
import {identityOf} from './tables.ts';

/** Read once, when the first table needs it; what is wrong with it is told there. */
const ownSeed = kept(deviceSeed);

/** For as long as the page is open: what is stored may be lost meanwhile, and who this device is may not change. */
const known = new Map<string, Promise<Uint8Array>>();

/**
 * This device's private key at one table, 32 bytes. It is stored with the table, so that a table needs nothing else of this
 * device to go on. For a new one it follows from the device's own.
 * @throws BadMessage saves/other-version
 */
export function identityAt(tableId: string): Promise<Uint8Array> {
  const key = known.get(tableId) ?? find(tableId);
  known.set(tableId, key);
  key.catch(() => known.delete(tableId));
  return key;
}

const find = async (tableId: string): Promise<Uint8Array> =>
  (await identityOf(tableId)) ??
  hashBytes(concat(utf8('roadstead/table-key/1'), await ownSeed(), utf8(tableId)));

/** @throws BadMessage as `identityAt` */
export const signerAt = async (tableId: string): Promise<Signer> => createSigner(await identityAt(tableId));
