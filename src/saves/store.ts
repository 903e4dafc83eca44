/** The one IndexedDB store of the app, over idb-keyval; its failures as codes. */
import {createStore, type UseStore} from 'idb-keyval';
import {BadMessage} from '../base/bad-message.ts';

let store: UseStore | null = null;

/** Another database than the app's: tests that run side by side in one browser have one each. */
export function useDatabase(name: string): UseStore {
  store = createStore(name, 'saves');
  return store;
}

/**
 * One transaction: resolves when it is durable, so what was put is on disk (or nothing is).
 * Await nothing but requests of this store inside `work`.
 * @throws BadMessage saves/unavailable (no IndexedDB: some private windows), saves/full; what `work` throws
 */
export async function transact<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  try {
    store ??= createStore('roadstead', 'saves');
    return await store(mode, async objects => {
      const {transaction} = objects;
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      try {
        const value = await work(objects);
        await done;
        return value;
      } catch (error) {
        done.catch(() => {}); // the first failure is the one to tell
        abort(transaction);
        throw error;
      }
    });
  } catch (error) {
    throw coded(error);
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it is over already
  }
}

function coded(error: unknown): unknown {
  if (error instanceof BadMessage) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new BadMessage('saves/full');
  if (error === null || error instanceof DOMException || name === 'ReferenceError')
    return new BadMessage('saves/unavailable', {why: name});
  return error;
}

export const request = <T>(pending: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    pending.onsuccess = () => resolve(pending.result);
    pending.onerror = () => reject(pending.error);
  });
