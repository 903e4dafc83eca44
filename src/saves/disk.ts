/** The one IndexedDB database of the app, over idb-keyval. */
import {createStore, type UseStore} from 'idb-keyval';
import {BadMessage} from '../base/bad-message.ts';
import type {Changes, Range, Reader} from './records.ts';

/** `durable`: written so that not even a power cut takes it back, which costs some milliseconds. */
export type Mode = 'readonly' | 'readwrite' | 'durable';

/** Where records are kept for good, as far as the device allows. */
export interface Disk {
  /**
   * One transaction: `work` reads, and says what changes. Resolves when that is done, or nothing is.
   * @throws BadMessage saves/conflict where something fresh is there already; what `work` throws; what the browser throws
   */
  transact<T extends {readonly changes: Changes}>(
    mode: Mode,
    work: (reader: Reader) => Promise<T>,
  ): Promise<T>;
}

export class IndexedDisk implements Disk {
  readonly #name: string;
  #store: UseStore | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  /** Made with the first use: what the browser says against it is said there. */
  get store(): UseStore {
    this.#store ??= createStore(this.#name, 'saves');
    return this.#store;
  }

  async transact<T extends {readonly changes: Changes}>(
    mode: Mode,
    work: (reader: Reader) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.#transact(mode, work);
    } catch (error) {
      // A connection that the browser has closed and not told of it: once more, with another one.
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      this.#store = null;
      return this.#transact(mode, work);
    }
  }

  async #transact<T extends {readonly changes: Changes}>(
    mode: Mode,
    work: (reader: Reader) => Promise<T>,
  ): Promise<T> {
    // Left out altogether in some private windows.
    if (!globalThis.indexedDB) throw new DOMException('no IndexedDB', 'SecurityError');
    return this.store(mode === 'readwrite' ? mode : 'readonly', async opened => {
      const objects = mode === 'durable' ? strict(opened) : opened;
      const {transaction} = objects;
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      try {
        const made = await work(readerOf(objects));
        await apply(made.changes, objects);
        await done;
        return made;
      } catch (error) {
        done.catch(() => {}); // the first failure is the one to tell
        abort(transaction);
        throw error;
      }
    });
  }
}

/** In a transaction of its own, of a kind that idb-keyval does not know. */
const strict = ({transaction, name}: IDBObjectStore): IDBObjectStore =>
  transaction.db.transaction(name, 'readwrite', {durability: 'strict'}).objectStore(name);

const rangeOf = ({from, below}: Range): IDBKeyRange => IDBKeyRange.bound(from, below, false, true);

const readerOf = (objects: IDBObjectStore): Reader => ({
  get: key => request(objects.get(key) as IDBRequest<unknown>),
  has: async key => (await request(objects.getKey(key))) !== undefined,
  first: async range => {
    const key = await request(objects.getKey(rangeOf(range)));
    return key === undefined ? undefined : String(key);
  },
  all: async (range, most) => {
    const [keys, values] = await Promise.all([
      request(objects.getAllKeys(rangeOf(range), most)),
      request(objects.getAll(rangeOf(range), most) as IDBRequest<unknown[]>),
    ]);
    return keys.map((key, i) => [String(key), values[i]] as const);
  },
});

async function apply({cleared, changed}: Changes, objects: IDBObjectStore): Promise<void> {
  if (cleared.length === 0 && changed.size === 0) return;
  const added: Promise<unknown>[] = [];
  for (const range of cleared) objects.delete(rangeOf(range));
  for (const [key, change] of changed)
    if (change === 'gone') objects.delete(key);
    else if (change.fresh) added.push(request(objects.add(change.value, key)).catch(conflict(key)));
    else objects.put(change.value, key);
  objects.transaction.commit?.();
  await Promise.all(added);
}

const conflict = (key: string) => (error: unknown) => {
  const taken = error instanceof DOMException && error.name === 'ConstraintError';
  throw taken ? new BadMessage('saves/conflict', {key}) : error;
};

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it is over already
  }
}

const request = <T>(pending: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    pending.onsuccess = () => resolve(pending.result);
    pending.onerror = () => reject(pending.error);
  });
