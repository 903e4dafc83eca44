/**
 * Saved tables. Keys: `t/<id>/meta`, `t/<id>/e/<n>` (the entry strings, one each), `t/<id>/seat` (keys and secrets of
 * this device: never exported), `t/<id>/dealing` (the state of dealing, never exported either), `t/<id>/aside/<term>-<base>`
 * (entries that the table's log has lost since). Every write is one transaction that finds out whether what is stored is what the
 * writer believes, so a second tab, a newer version or damage is met with a refusal, never with an overwrite.
 */
import * as v from 'valibot';
import {BadMessage} from '../base/bad-message.ts';
import {fromBase64url} from '../base/bytes.ts';
import type {Json} from '../base/json.ts';
import {keysIn, type Range, type Records} from './records.ts';
import {transact} from './store.ts';
import {readAside, readDealing, readMeta, readSecrets, type StoredMeta} from './stored.ts';
import {TABLE_VERSION} from './version.ts';

/** What the list of tables shows. */
export type TableMeta = Omit<StoredMeta, 'version'>;
export type Secrets = {readonly [field: string]: Json};

export interface StoredTable {
  readonly meta: TableMeta;
  /** Entry strings, the header first; empty while the table is a lobby. */
  readonly entries: readonly string[];
  readonly secrets: Secrets;
  /** Which of the tabs that have taken the table up was the last one: it alone replaces the secrets. */
  readonly hold: number;
}

/** A table of the list, or why it cannot be opened. */
export type Listed =
  | {readonly id: string; readonly meta: TableMeta}
  | {readonly id: string; readonly problem: BadMessage};

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Where all of a table is. */
export const folderOf = (id: string) => `t/${id}`;
const metaKey = (id: string) => `t/${id}/meta`;
const seatKey = (id: string) => `t/${id}/seat`;
const dealingKey = (id: string) => `t/${id}/dealing`;
/** Six digits, so that keys sort as numbers do. */
const entryKey = (id: string, n: number) => `t/${id}/e/${String(n).padStart(6, '0')}`;
/** All keys of one table. */
const keysOf = (id: string): Range => keysIn(folderOf(id));
const entriesOf = (id: string): Range => keysIn(`${folderOf(id)}/e`);
/** From one entry on. */
const entriesFrom = (id: string, n: number): Range => ({...entriesOf(id), from: entryKey(id, n)});
const asidesOf = (id: string): Range => keysIn(`${folderOf(id)}/aside`);
/** So that they sort by term. */
const asideKey = (id: string, term: number, base: number) =>
  `${folderOf(id)}/aside/${String(term).padStart(10, '0')}-${String(base).padStart(6, '0')}`;

function withoutVersion({version: _, ...meta}: StoredMeta): TableMeta {
  return meta;
}

/** From table to table, past the entries of each. */
async function idsIn(store: Records): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 't/'; ; ) {
    const key = await store.first({from, below: 't0'});
    if (key === undefined) return ids;
    const id = key.split('/')[1]!;
    ids.push(id);
    from = keysOf(id).below;
  }
}

/** Newest first; tables that cannot be read come last, with the reason. */
export async function listTables(): Promise<Listed[]> {
  const found = await transact('readonly', async store => {
    const ids = await idsIn(store);
    return Promise.all(ids.map(async id => ({id, value: await store.get(metaKey(id))})));
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
  transact('readonly', store => tableIn(store, id));

/**
 * As `loadTable`, for the tab that goes on with it: from now on it alone replaces the secrets. Who had the table before may
 * not know yet that it has lost it, as a page that sleeps.
 */
export const takeTable = (id: string): Promise<StoredTable | null> =>
  transact('readwrite', async store => {
    const table = await tableIn(store, id);
    if (!table) return null;
    const hold = table.hold + 1;
    store.put(seatKey(id), {version: TABLE_VERSION, hold, secrets: table.secrets});
    return {...table, hold};
  });

async function tableIn(store: Records, id: string): Promise<StoredTable | null> {
  const stored = await store.get(metaKey(id));
  if (stored === undefined) return null;
  const meta = readMeta(metaKey(id), stored);
  const entries = (await store.all(entriesOf(id))).map(([key, text], n) => {
    if (key !== entryKey(id, n) || typeof text !== 'string') throw new BadMessage('saves/damaged', {key});
    return text;
  });
  return {meta: withoutVersion(meta), entries, ...(await seatIn(store, id))};
}

/** What this device alone knows of a table, and which tab may replace it. */
async function seatIn(store: Records, id: string): Promise<Pick<StoredTable, 'secrets' | 'hold'>> {
  const {secrets, hold} = readSecrets(seatKey(id), await store.get(seatKey(id)));
  // Written here only, and it takes JSON.
  return {secrets: secrets as Secrets, hold};
}

/** Entry 0 of a table; null where it has none. */
export const firstEntry = (id: string): Promise<string | null> =>
  transact('readonly', async store => {
    const text = await store.get(entryKey(id, 0));
    return typeof text === 'string' ? text : null;
  });

/**
 * Stores a new table, with entries when it is an imported one.
 * @param hold of the tab that writes it anew
 * @throws BadMessage saves/exists
 */
export const createTable = (
  meta: TableMeta,
  secrets: Secrets,
  entries: readonly string[] = [],
  hold = 0,
): Promise<void> =>
  transact('readwrite', async store => {
    const {id} = meta;
    if (!ID.test(id)) throw new BadMessage('saves/bad-id');
    if (await store.has(metaKey(id))) throw new BadMessage('saves/exists', {id});
    // What the tab that had it last was still writing when it was deleted.
    store.clear(keysOf(id));
    store.put(seatKey(id), {version: TABLE_VERSION, hold, secrets});
    entries.forEach((text, n) => {
      store.add(entryKey(id, n), text);
    });
    store.put(metaKey(id), {version: TABLE_VERSION, ...meta});
  });

/**
 * Adds entry `n`. What is there already is refused by the store itself.
 * @param own sealed by this device: on the disk when it resolves. What others have sealed they can give again
 * @throws BadMessage saves/conflict when another tab has written meanwhile; saves/no-table, saves/cleared
 */
export const appendEntry = (id: string, n: number, text: string, own = false): Promise<void> =>
  transact(own ? 'durable' : 'readwrite', async store => {
    if (!(await store.has(metaKey(id)))) throw await missing(store, id);
    store.add(entryKey(id, n), text);
  });

/** What a device had in its log and the table's has no more. */
export interface Aside {
  /** That of its last entry. */
  readonly term: number;
  /** Number of the last entry that both have. */
  readonly base: number;
  /** What came after it, at most `MOST_ASIDE`. */
  readonly entries: readonly string[];
}

const MOST_ASIDES = 3;
const MOST_ASIDE = 256;

/** The log of a table goes on otherwise than it did on this device. */
export interface Branch {
  /** The last entry that stays, and its number. */
  readonly base: number;
  readonly at: string;
  /** What comes after it from now on. */
  readonly texts: readonly string[];
  /** Term of the last entry that is left. */
  readonly left: number;
}

/**
 * Goes over to another branch, whole or not at all. What is left is kept aside, the newest few; a state of dealing that stands
 * on what is left is dropped.
 * @throws BadMessage saves/conflict when something else is stored than the caller believes; saves/no-table, saves/cleared
 */
export const putBranch = (id: string, {base, at, texts, left}: Branch): Promise<void> =>
  transact('durable', async store => {
    await metaOf(store, id);
    if ((await store.get(entryKey(id, base))) !== at)
      throw new BadMessage('saves/conflict', {key: entryKey(id, base)});
    const tail = entriesFrom(id, base + 1);
    const entries = (await store.all(tail, MOST_ASIDE)).map(([, text]) => text);
    const asides = (await store.all(asidesOf(id))).map(([key]) => key);
    const dealing = await store.get(dealingKey(id));
    store.clear(tail);
    texts.forEach((text, i) => {
      store.put(entryKey(id, base + 1 + i), text);
    });
    const own = asideKey(id, left, base);
    const others = asides.filter(key => key !== own);
    for (const key of others.slice(0, Math.max(0, others.length - MOST_ASIDES + 1))) store.delete(key);
    store.put(own, {version: TABLE_VERSION, term: left, base, entries});
    if (dealing !== undefined && !(nOf(dealing) <= base)) store.delete(dealingKey(id));
  });

/** Number of the entry of a stored state of dealing. */
const nOf = (value: unknown): number => (value as {n?: unknown} | null)?.n as number;

/** What was left of a table's log on this device, the oldest first; what cannot be read is left out. */
export const loadAsides = (id: string): Promise<readonly Aside[]> =>
  transact('readonly', async store =>
    (await store.all(asidesOf(id))).flatMap(([key, value]) => {
      try {
        const {version: _, ...aside} = readAside(key, value);
        return [aside];
      } catch (error) {
        if (!(error instanceof BadMessage)) throw error;
        return [];
      }
    }),
  );

/** Ids of tables that were deleted on this device last, so that another tab knows that its table was. */
const GONE = 'gone';
const MOST_GONE = 50;

const goneFrom = async (store: Records): Promise<readonly unknown[]> => {
  const gone = await store.get(GONE);
  return Array.isArray(gone) ? gone : [];
};

/** Ids of the tables that were deleted on this device last. */
export const deletedTables = (): Promise<readonly string[]> =>
  transact('readonly', async store =>
    (await goneFrom(store)).filter((id): id is string => typeof id === 'string' && ID.test(id)),
  );

/**
 * Why a table is not there: somebody has deleted it (saves/no-table), or everything of this site (saves/cleared: the person,
 * the browser for want of space), in which case whoever has it open writes it anew.
 */
const missing = async (store: Records, id: string): Promise<BadMessage> =>
  new BadMessage((await goneFrom(store)).includes(id) ? 'saves/no-table' : 'saves/cleared', {id});

async function metaOf(store: Records, id: string): Promise<StoredMeta> {
  const stored = await store.get(metaKey(id));
  if (stored === undefined) throw await missing(store, id);
  return readMeta(metaKey(id), stored);
}

/** Changes what the list shows: the name, or seats while the table is a lobby. */
export const changeTable = (id: string, change: Partial<Omit<TableMeta, 'id'>>): Promise<void> =>
  transact('readwrite', async store => {
    store.put(metaKey(id), {...(await metaOf(store, id)), ...change});
  });

/**
 * Replaces what this device alone knows of a table.
 * @param hold of the tab that writes
 * @param durable a promise that has to outlive a power cut
 * @throws BadMessage saves/conflict when another tab has taken the table up since; saves/no-table
 */
export const putSecrets = (id: string, secrets: Secrets, hold: number, durable = false): Promise<void> =>
  transact(durable ? 'durable' : 'readwrite', async store => {
    await metaOf(store, id);
    if ((await seatIn(store, id)).hold !== hold) throw new BadMessage('saves/conflict', {key: seatKey(id)});
    store.put(seatKey(id), {version: TABLE_VERSION, hold, secrets});
  });

/**
 * Changes a part of it, whoever has the table open, and loses nothing of the rest.
 * @throws BadMessage saves/no-table
 */
export const changeSecrets = (id: string, change: Secrets): Promise<void> =>
  transact('readwrite', async store => {
    await metaOf(store, id);
    const {secrets, hold} = await seatIn(store, id);
    store.put(seatKey(id), {version: TABLE_VERSION, hold, secrets: {...secrets, ...change}});
  });

/** This device's private key at a table, as it was stored with it; null where it was not, or cannot be read. */
export const identityOf = (id: string): Promise<Uint8Array | null> =>
  transact('readonly', async store => {
    const parsed = v.safeParse(WithIdentity, await store.get(seatKey(id)));
    return parsed.success ? fromBase64url(parsed.output.secrets.identity) : null;
  });

const WithIdentity = v.object({secrets: v.object({identity: v.pipe(v.string(), v.regex(/^[\w-]{43}$/))})});

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
    store.put(dealingKey(id), {version: TABLE_VERSION, n, hash, bytes});
  });

/** The state of dealing, null when there is none that can be read: the log is followed from its start then. */
export const loadDealing = (id: string): Promise<StoredDealing | null> =>
  transact('readonly', async store => {
    const value = await store.get(dealingKey(id));
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
    store.put(GONE, [...(await goneFrom(store)).filter(other => other !== id), id].slice(-MOST_GONE));
    store.clear(keysOf(id));
  });
