/** Whether the browser may throw the saved tables away when space runs out. */

import {inTime} from '../base/in-time.ts';

/** Steps of a second for an answer that no person has to give. */
const PATIENCE = 5;

/** `unknown`: the browser does not say (pages over plain http). */
export type Persistence = 'persistent' | 'evictable' | 'unknown';

async function answer(ask: (storage: StorageManager) => Promise<boolean>): Promise<Persistence> {
  try {
    // Missing in insecure contexts, though the type says otherwise.
    const storage: StorageManager | undefined = navigator.storage;
    if (!storage?.persist) return 'unknown';
    return (await ask(storage)) ? 'persistent' : 'evictable';
  } catch {
    return 'unknown';
  }
}

export const persistence = (): Promise<Persistence> =>
  inTime(
    answer(storage => storage.persisted()),
    PATIENCE,
    () => 'unknown',
  );

/**
 * Asks the browser to keep the data. Some ask the person in turn, so call it after a tap; who does not answer leaves the
 * promise open for ever, so let nothing that the person wants wait for it.
 */
export const askToPersist = (): Promise<Persistence> => answer(storage => storage.persist());
