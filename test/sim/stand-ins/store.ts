/** Stands for `src/saves/store.ts`, where one process is many pages: each keeps what it writes on the disk of its own device. */
import type {Mode} from '../../../src/saves/disk.ts';
import type {Records} from '../../../src/saves/records.ts';
import type {StoreListener, Unkept, WriteBehind} from '../../../src/saves/write-behind.ts';
import {here} from '../world.ts';

const storeHere = (): WriteBehind => {
  const page = here().current as {readonly store?: WriteBehind} | null;
  if (!page?.store) throw new Error('no page runs, and something is stored');
  return page.store;
};

export const transact = <T>(mode: Mode, work: (records: Records) => Promise<T>): Promise<T> =>
  storeHere().transact(mode, work);
export const unkept = (): Unkept | null => storeHere().unkept;
export const writeNow = async (): Promise<boolean> => {
  const store = storeHere();
  if (store.unkept !== null) await store.flush();
  return store.unkept === null;
};
export const readable = (): boolean => storeHere().readable;
export const listenToStore = (listener: StoreListener): (() => void) => storeHere().listen(listener);
export const forgetUnwritten = (folder: string): void => storeHere().forget(folder);
