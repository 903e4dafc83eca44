/** What belongs to this browser: its identity and the settings. */
import {BadMessage} from '../base/bad-message.ts';
import type {Json} from '../base/json.ts';
import {request, transact} from './store.ts';
import {readDevice, readSettings, VERSION} from './stored.ts';

/** The 32-byte seed of this device's key; drawn and stored at the first call. */
export const deviceSeed = (): Promise<Uint8Array> =>
  transact('readwrite', async store => {
    const stored: unknown = await request(store.get('device'));
    if (stored !== undefined) return readDevice('device', stored).seed;
    const seed = crypto.getRandomValues(new Uint8Array(32));
    store.put({version: VERSION, seed}, 'device');
    return seed;
  });

/** Settings as they were saved, to be checked by the caller; null at the first start. */
export const loadSettings = (): Promise<unknown> =>
  transact('readonly', async store => {
    const stored: unknown = await request(store.get('settings'));
    return stored === undefined ? null : readSettings('settings', stored).settings;
  });

/** @throws BadMessage saves/other-version: settings of a newer version are not overwritten */
export const saveSettings = (settings: {readonly [field: string]: Json}): Promise<void> =>
  transact('readwrite', async store => {
    const stored = (await request(store.get('settings'))) as {version?: unknown} | undefined;
    if (typeof stored?.version === 'number' && stored.version > VERSION)
      throw new BadMessage('saves/other-version', {key: 'settings', version: stored.version});
    store.put({version: VERSION, settings}, 'settings');
  });
