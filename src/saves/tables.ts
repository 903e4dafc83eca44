/**
 * Saved tables. Keys: `t/<id>/meta`, `t/<id>/b/<k>` (blocks of 64 entry strings), `t/<id>/seat` (keys and secrets of
 * this device: never exported). Every write is one transaction that first looks whether what is stored is what the
 * writer believes, so a second tab, a newer version or damage is met with a refusal, never with an overwrite.
 */
import {BadMessage} from '../base/bad-message.ts';
import type {Json} from '../base/json.ts';
import {request, transact} from './store.ts';
import {readBlock, readMeta, readSecrets, type StoredMeta, VERSION} from './stored.ts';

/** What the list of tables shows. */
export type TableMeta = Omit<StoredMeta, 'version'>;
/** What changes with a move. */
export type Progress = Pick<TableMeta, 'state' | 'toAct' | 'myTurn' | 'savedAt'>;
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

const BLOCK = 64;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

const metaKey = (id: string) => `t/${id}/meta`;
const seatKey = (id: string) => `t/${id}/seat`;
const blockKey = (id: string, k: number) => `t/${id}/b/${k}`;
/** All keys of one table; `0` is the character after `/`. */
const keysOf = (id: string) => IDBKeyRange.bound(`t/${id}/`, `t/${id}0`, false, true);

function withoutVersion({version: _, ...meta}: StoredMeta): TableMeta {
  return meta;
}

/** Newest first; tables that cannot be read come last, with the reason. */
export async function listTables(): Promise<Listed[]> {
  const found = await transact('readonly', async store => {
    const keys = await request(store.getAllKeys(IDBKeyRange.bound('t/', 't0', false, true)));
    const metas = keys.map(String).filter(key => key.endsWith('/meta'));
    return Promise.all(metas.map(async key => ({key, value: (await request(store.get(key))) as unknown})));
  });
  const listed = found.map(({key, value}): Listed => {
    const id = key.slice('t/'.length, -'/meta'.length);
    try {
      return {id, meta: withoutVersion(readMeta(key, value))};
    } catch (error) {
      if (error instanceof BadMessage) return {id, problem: error};
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
    const entries: string[] = [];
    for (let k = 0; entries.length < meta.entries; k++) {
      const block = readBlock(blockKey(id, k), await request(store.get(blockKey(id, k))));
      if (block.entries.length !== Math.min(BLOCK, meta.entries - entries.length))
        throw new BadMessage('saves/damaged', {key: blockKey(id, k)});
      entries.push(...block.entries);
    }
    const {secrets} = readSecrets(seatKey(id), await request(store.get(seatKey(id))));
    // Written by `putSecrets` only, which takes JSON.
    return {meta: withoutVersion(meta), entries, secrets: secrets as Secrets};
  });

/**
 * Stores a new table, with entries when it is an imported one.
 * @throws BadMessage saves/exists
 */
export const createTable = (
  meta: Omit<TableMeta, 'entries'>,
  secrets: Secrets,
  entries: readonly string[] = [],
): Promise<void> =>
  transact('readwrite', async store => {
    const {id} = meta;
    if (!ID.test(id)) throw new BadMessage('saves/bad-id');
    if ((await request(store.count(keysOf(id)))) > 0) throw new BadMessage('saves/exists', {id});
    store.put({version: VERSION, secrets}, seatKey(id));
    putBlocks(store, id, 0, [], entries);
    store.put({version: VERSION, ...meta, entries: entries.length}, metaKey(id));
  });

/**
 * Adds entries after the first `from` ones; on disk when it resolves.
 * @throws BadMessage saves/conflict when another tab has written meanwhile; saves/no-table, saves/other-version,
 *   saves/damaged, saves/full
 */
export const appendEntries = (
  id: string,
  from: number,
  entries: readonly string[],
  progress: Progress,
): Promise<void> =>
  transact('readwrite', async store => {
    const meta = await metaOf(store, id);
    if (meta.entries !== from) throw new BadMessage('saves/conflict', {id, stored: meta.entries, from});
    const k = Math.floor(from / BLOCK);
    const before =
      from % BLOCK === 0 ? [] : readBlock(blockKey(id, k), await request(store.get(blockKey(id, k)))).entries;
    if (before.length !== from % BLOCK) throw new BadMessage('saves/damaged', {key: blockKey(id, k)});
    putBlocks(store, id, k, before, entries);
    store.put({...meta, ...progress, entries: from + entries.length}, metaKey(id));
  });

function putBlocks(
  store: IDBObjectStore,
  id: string,
  first: number,
  before: readonly string[],
  entries: readonly string[],
): void {
  const all = [...before, ...entries];
  for (let at = 0; at < all.length; at += BLOCK)
    store.put({version: VERSION, entries: all.slice(at, at + BLOCK)}, blockKey(id, first + at / BLOCK));
}

async function metaOf(store: IDBObjectStore, id: string): Promise<StoredMeta> {
  const stored: unknown = await request(store.get(metaKey(id)));
  if (stored === undefined) throw new BadMessage('saves/no-table', {id});
  return readMeta(metaKey(id), stored);
}

/** Changes what the list shows: the name, or seats while the table is a lobby. */
export const changeTable = (id: string, change: Partial<Omit<TableMeta, 'id' | 'entries'>>): Promise<void> =>
  transact('readwrite', async store => {
    store.put({...(await metaOf(store, id)), ...change}, metaKey(id));
  });

/** Replaces what this device alone knows of a table. @throws BadMessage as `appendEntries` */
export const putSecrets = (id: string, secrets: Secrets): Promise<void> =>
  transact('readwrite', async store => {
    await metaOf(store, id);
    readSecrets(seatKey(id), await request(store.get(seatKey(id))));
    store.put({version: VERSION, secrets}, seatKey(id));
  });

/** Removes a table with everything that belongs to it; also one that cannot be read. */
export const deleteTable = (id: string): Promise<void> =>
  transact('readwrite', async store => {
    store.delete(keysOf(id));
  });
