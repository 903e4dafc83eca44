/**
 * What belongs to this browser: its identity and the settings. What reads a stored value comes when there is one: the first
 * start does without.
 */
import {BadMessage} from '../base/bad-message.ts';
import type {Json} from '../base/json.ts';
import {loadPart} from '../base/load-part.ts';
import {request, transact} from './store.ts';
import {VERSION} from './version.ts';

const reading = () => loadPart(() => import('./stored.ts'));

/** The 32-byte seed of this device's key; drawn and stored at the first call. */
export async function deviceSeed(): Promise<Uint8Array> {
  const stored = await transact('readwrite', async store => {
    const found: unknown = await request(store.get('device'));
    if (found !== undefined) return found;
    const drawn = {version: VERSION, seed: crypto.getRandomValues(new Uint8Array(32))};
    store.put(drawn, 'device');
    return drawn;
  });
  const {readDevice} = await reading();
  return readDevice('device', stored).seed;
}

/** Settings as they were saved, to be checked by the caller; null at the first start. */
export async function loadSettings(): Promise<unknown> {
  const stored: unknown = await transact('readonly', store => request(store.get('settings')));
  if (stored === undefined) return null;
  const {readSettings} = await reading();
  return readSettings('settings', stored).settings;
}

/** @throws BadMessage saves/other-version: settings of a newer version are not overwritten */
export const saveSettings = (settings: {readonly [field: string]: Json}): Promise<void> =>
  transact('readwrite', async store => {
    const stored = (await request(store.get('settings'))) as {version?: unknown} | undefined;
    if (typeof stored?.version === 'number' && stored.version > VERSION)
      throw new BadMessage('saves/other-version', {key: 'settings', version: stored.version});
    store.put({version: VERSION, settings}, 'settings');
  });
