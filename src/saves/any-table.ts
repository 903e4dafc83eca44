/** Whether this device keeps a table at all: found out without what reads one. */
import {request, transact} from './store.ts';

export const anyTable = (): Promise<boolean> =>
  transact('readonly', async store => {
    const key = await request(store.getKey(IDBKeyRange.bound('t/', 't0', false, true)));
    return key !== undefined;
  });
