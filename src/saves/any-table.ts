/** Whether this device keeps a table at all: found out without what reads one. */
import {keysIn} from './records.ts';
import {transact} from './store.ts';

export const anyTable = (): Promise<boolean> =>
  transact('readonly', async store => (await store.first(keysIn('t'))) !== undefined);
