/**
 * What belongs to this browser: its identity and the settings. What reads a stored value comes when there is one: the first
 * start does without.
 */
import {BadMessage} from '../base/bad-message.ts';
import type {Json} from '../base/json.ts';
import {loadModule} from '../base/load-module.ts';
import {transact} from './store.ts';
import {VERSION} from './version.ts';

const reading = () => loadModule(() => import('./stored.ts'));

/** What cannot be read is set aside, and stays stored there. */
const setAside = (key: string): Promise<void> =>
  transact('readwrite', async store => {
    store.put(`aside/${key}`, await store.get(key));
    store.delete(key);
  });

const isDamaged = (error: unknown): boolean => error instanceof BadMessage && error.code === 'saves/damaged';

async function storedSeed(): Promise<Uint8Array> {
  const stored = await transact('readwrite', async store => {
    const found = await store.get('device');
    if (found !== undefined) return found;
    const drawn = {version: VERSION, seed: crypto.getRandomValues(new Uint8Array(32))};
    store.add('device', drawn);
    return drawn;
  });
  const {readDevice} = await reading();
  return readDevice('device', stored).seed;
}

let renewed = false;

/** Whether the device's key had to be made anew since this was asked last. */
export function seedWasRenewed(): boolean {
  const was = renewed;
  renewed = false;
  return was;
}

/**
 * The 32-byte seed of this device's key; drawn and stored at the first call. One that cannot be read is set aside.
 * @throws BadMessage saves/other-version
 */
export async function deviceSeed(): Promise<Uint8Array> {
  try {
    return await storedSeed();
  } catch (error) {
    if (!isDamaged(error)) throw error;
    await setAside('device');
    renewed = true;
    return storedSeed();
  }
}

/**
 * Settings as they were saved, to be checked by the caller; null at the first start.
 * @throws BadMessage saves/settings-reset where they cannot be read, once: they are set aside; saves/other-version
 */
export async function loadSettings(): Promise<unknown> {
  const stored = await transact('readonly', store => store.get('settings'));
  if (stored === undefined) return null;
  const {readSettings} = await reading();
  try {
    return readSettings('settings', stored).settings;
  } catch (error) {
    if (!isDamaged(error)) throw error;
    await setAside('settings');
    throw new BadMessage('saves/settings-reset');
  }
}

/** @throws BadMessage saves/other-version: settings of a newer version are not overwritten */
export const saveSettings = (settings: {readonly [field: string]: Json}): Promise<void> =>
  transact('readwrite', async store => {
    const stored = (await store.get('settings')) as {version?: unknown} | undefined;
    if (typeof stored?.version === 'number' && stored.version > VERSION)
      throw new BadMessage('saves/other-version', {key: 'settings', version: stored.version});
    store.put('settings', {version: VERSION, settings});
  });
