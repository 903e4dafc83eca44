/**
 * Saved tables. Keys: `t/<id>/meta`, `t/<id>/e/<n>` (the entry strings, one each), `t/<id>/seat` (keys and secrets of
 * this device: never exported), `t/<id>/dealing` (the state of dealing, never exported either). Every write is one transaction that finds out whether what is stored is what the
 * writer believes, so a second tab, a newer version or damage is met with a refusal, never with an overwrite.
 */
import {BadMessage} from '../base/bad-message.ts';
import type {Json} from '../base/json.ts';
import {request, transact} from './store.ts';
import {readDealing, readMeta, readSecrets, type StoredMeta} from './stored.ts';
import {TABLE_VERSION} from './version.ts';

/** What the list of tables shows. */
export type TableMeta = Omit<StoredMeta, 'version'>;
export type Secrets = {readonly [field: string]: Json};

export interface StoredTable {
  readonly meta: TableMeta;
  /** Entry strings, the header first; empty while the table is a lobby. */
  readonly entries: readonly string[];
  readonly secrets: Secrets;
}

/** A table of the list, or why it cannot be opened. */
export type Listed =
  | {readonly id: string; readonly meta: TableMeta}
  | {readonly id: string; readonly problem: BadMessage};

const ID = /^[A-Za-z0-9_-]{1,64}$/;

const metaKey = (id: string) => `t/${id}/meta`;
const seatKey = (id: string) => `t/${id}/seat`;
const dealingKey = (id: string) => `t/${id}/dealing`;
/** Six digits, so that keys sort as numbers do. */
const entryKey = (id: string, n: number) => `t/${id}/e/${String(n).padStart(6, '0')}`;
/** All keys of one table; `0` is the character after `/`. */
const keysOf = (id: string) => IDBKeyRange.bound(`t/${id}/`, `t/${id}0`, false, true);
const entriesOf = (id: string) => IDBKeyRange.bound(`t/${id}/e/`, `t/${id}/e0`, false, true);

function withoutVersion({version: _, ...meta}: StoredMeta): TableMeta {
  return meta;
}

/** From table to table, past the entries of each. */
async function idsIn(store: IDBObjectStore): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 't/'; ; ) {
    const key = await request(store.getKey(IDBKeyRange.bound(from, 't0', false, true)));
    if (key === undefined) return ids;
    const id = String(key).split('/')[1]!;
    ids.push(id);
    from = keysOf(id).upper as string;
  }
}

/** Newest first; tables that cannot be read come last, with the reason. */
export async function listTables(): Promise<Listed[]> {
  const found = await transact('readonly', async store => {
    const ids = await idsIn(store);
    return Promise.all(
      ids.map(async id => ({id, value: (await request(store.get(metaKey(id)))) as unknown})),
    );
  });
  const listed = found.flatMap(({id, value}): Listed[] => {
    // An entry that was under way when its table was deleted.
    if (value === undefined) return [];
    try {
      return [{id, meta: withoutVersion(readMeta(metaKey(id), value))}];
    } catch (error) {
      if (error instanceof BadMessage) return [{id, problem: error}];
      throw error;
    }
  });
  const age = (table: Listed) => ('meta' in table ? table.meta.savedAt : -1);
  return listed.sort((a, b) => age(b) - age(a));
}

/**
 * A whole table, or null when there is none.
 * @throws BadMessage saves/other-version, saves/damaged
 */
export const loadTable = (id: string): Promise<StoredTable | null> =>
  transact('readonly', async store => {
    const stored: unknown = await request(store.get(metaKey(id)));
    if (stored === undefined) return null;
    const meta = readMeta(metaKey(id), stored);
    const [keys, entries] = await Promise.all([
      request(store.getAllKeys(entriesOf(id))),
      request(store.getAll(entriesOf(id)) as IDBRequest<unknown[]>),
    ]);
    keys.forEach((key, n) => {
      if (key !== entryKey(id, n) || typeof entries[n] !== 'string')
        throw new BadMessage('saves/damaged', {key: String(key)});
    });
    const {secrets} = readSecrets(seatKey(id), await request(store.get(seatKey(id))));
    // Written by `putSecrets` only, which takes JSON.
    return {meta: withoutVersion(meta), entries: entries as string[], secrets: secrets as Secrets};
  });

/**
 * Stores a new table, with entries when it is an imported one.
 * @throws BadMessage saves/exists
 */
export const createTable = (
  meta: TableMeta,
  secrets: Secrets,
  entries: readonly string[] = [],
): Promise<void> =>
  transact('readwrite', async store => {
    const {id} = meta;
    if (!ID.test(id)) throw new BadMessage('saves/bad-id');
    if ((await request(store.getKey(metaKey(id)))) !== undefined) throw new BadMessage('saves/exists', {id});
    // What the tab that had it last was still writing when it was deleted.
    store.delete(keysOf(id));
    store.put({version: TABLE_VERSION, secrets}, seatKey(id));
    entries.forEach((text, n) => {
      store.add(text, entryKey(id, n));
    });
    store.put({version: TABLE_VERSION, ...meta}, metaKey(id));
  });

/**
 * Adds entry `n`; on disk when it resolves. Stands between every move and the screens, hence a single request: what is
 * there already is refused by `add` itself. That the table is still there is not looked at: who deletes it takes its
 * lease, and an entry that comes a moment later belongs to nothing.
 * @throws BadMessage saves/conflict when another tab has written meanwhile; saves/full
 */
export const appendEntry = (id: string, n: number, text: string): Promise<void> =>
  transact('readwrite', async store => {
    const added = request(store.add(text, entryKey(id, n)));
    store.transaction.commit?.();
    await added.catch((error: unknown) => {
      const taken = error instanceof DOMException && error.name === 'ConstraintError';
      throw taken ? new BadMessage('saves/conflict', {id, n}) : error;
    });
  });

async function metaOf(store: IDBObjectStore, id: string): Promise<StoredMeta> {
  const stored: unknown = await request(store.get(metaKey(id)));
  if (stored === undefined) throw new BadMessage('saves/no-table', {id});
  return readMeta(metaKey(id), stored);
}

/** Changes what the list shows: the name, or seats while the table is a lobby. */
export const changeTable = (id: string, change: Partial<Omit<TableMeta, 'id'>>): Promise<void> =>
  transact('readwrite', async store => {
    store.put({...(await metaOf(store, id)), ...change}, metaKey(id));
  });

/** Replaces what this device alone knows of a table. @throws BadMessage saves/no-table */
export const putSecrets = (id: string, secrets: Secrets): Promise<void> =>
  transact('readwrite', async store => {
    await metaOf(store, id);
    readSecrets(seatKey(id), await request(store.get(seatKey(id))));
    store.put({version: TABLE_VERSION, secrets}, seatKey(id));
  });

/** The state of dealing after an entry, made by this device out of its own log. */
export interface StoredDealing {
  readonly n: number;
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** Replaces the state of dealing. @throws BadMessage saves/no-table, saves/full */
export const putDealing = (id: string, {n, hash, bytes}: StoredDealing): Promise<void> =>
  transact('readwrite', async store => {
    await metaOf(store, id);
    store.put({version: TABLE_VERSION, n, hash, bytes}, dealingKey(id));
  });

/** The state of dealing, null when there is none that can be read: the log is followed from its start then. */
export const loadDealing = (id: string): Promise<StoredDealing | null> =>
  transact('readonly', async store => {
    const value: unknown = await request(store.get(dealingKey(id)));
    try {
      return value === undefined ? null : readDealing(dealingKey(id), value);
    } catch (error) {
      if (!(error instanceof BadMessage)) throw error;
      return null;
    }
  });

/** Removes a table with everything that belongs to it; also one that cannot be read. */
export const deleteTable = (id: string): Promise<void> =>
  transact('readwrite', async store => {
    store.delete(keysOf(id));
  });
