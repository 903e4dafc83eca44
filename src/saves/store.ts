/** Where this page keeps everything. */
import type {UseStore} from 'idb-keyval';
import {type Disk, IndexedDisk, type Mode} from './disk.ts';
import {keysIn, type Records} from './records.ts';
import {type StoreListener, type Unkept, WriteBehind} from './write-behind.ts';

let store = new WriteBehind(new IndexedDisk('roadstead'));

/** Another disk than the app's, for tests. */
export function useDisk(disk: Disk): void {
  store = new WriteBehind(disk);
}

/** Another database than the app's: tests that run side by side in one browser have one each. */
export function useDatabase(name: string): UseStore {
  const disk = new IndexedDisk(name);
  useDisk(disk);
  return disk.store;
}

/**
 * One transaction: resolves when what was put is with the browser, or, where it is `durable`, on the disk (or nothing is); or
 * else it waits in this page (`unkept`). Await nothing but what is read inside `work`.
 * @throws BadMessage saves/conflict; what `work` throws
 */
export const transact = <T>(mode: Mode, work: (records: Records) => Promise<T>): Promise<T> =>
  store.transact(mode, work);

/** Why what is written stays in this page alone; null: it is kept. */
export const unkept = (): Unkept | null => store.unkept;

/** Tries once more to write what waits in this page. @returns whether nothing waits any more */
export async function writeNow(): Promise<boolean> {
  if (store.unkept !== null) await store.flush();
  return store.unkept === null;
}

/** Whether what is stored can be read. */
export const readable = (): boolean => store.readable;

/** @returns what ends it */
export const listenToStore = (listener: StoreListener): (() => void) => store.listen(listener);

/** What waits to be written of a table is not wanted any more. */
export const forgetUnwritten = (folder: string): void => store.forget(folder);

/** Whether this device keeps a table at all: found out without what reads one. */
export const anyTable = (): Promise<boolean> =>
  transact('readonly', async store => (await store.first(keysIn('t'))) !== undefined);
