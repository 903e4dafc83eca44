/** What is kept: values under keys in order, and changes to them that can be held, looked through and written later. */

/** Keys from `from` on, and before `below`. */
export interface Range {
  readonly from: string;
  readonly below: string;
}

/** All keys that begin so; `0` is the character after `/`. @param folder without its last slash */
export const keysIn = (folder: string): Range => ({from: `${folder}/`, below: `${folder}0`});

export interface Reader {
  /** Undefined where there is nothing. */
  get(key: string): Promise<unknown>;
  has(key: string): Promise<boolean>;
  first(range: Range): Promise<string | undefined>;
  /** In the order of their keys. @param most so many at most */
  all(range: Range, most?: number): Promise<readonly (readonly [string, unknown])[]>;
}

/** One transaction, as what is done in it sees it: what is read is what was there before. */
export interface Records extends Reader {
  put(key: string, value: unknown): void;
  /** Refused, with all else of its transaction, where there is something already. */
  add(key: string, value: unknown): void;
  delete(key: string): void;
  clear(range: Range): void;
}

/** `fresh`: nothing may be there yet. */
export type Change = {readonly value: unknown; readonly fresh: boolean} | 'gone';

const holds = ({from, below}: Range, key: string): boolean => from <= key && key < below;

export class Changes {
  /** Emptied before `changed` counts. */
  readonly cleared: Range[] = [];
  readonly changed = new Map<string, Change>();

  get empty(): boolean {
    return this.cleared.length === 0 && this.changed.size === 0;
  }

  clears(key: string): boolean {
    return this.cleared.some(range => holds(range, key));
  }

  set(key: string, change: Change): void {
    const known = change !== 'gone' && change.fresh && this.clears(key);
    this.changed.set(key, known ? {...change, fresh: false} : change);
  }

  clear(range: Range): void {
    for (const key of [...this.changed.keys()]) if (holds(range, key)) this.changed.delete(key);
    this.cleared.push(range);
  }

  /** What came after these. */
  take(later: Changes): void {
    for (const range of later.cleared) this.clear(range);
    for (const [key, change] of later.changed) this.set(key, change);
  }

  /** Forgets changes of some keys. */
  drop(drops: (key: string) => boolean): void {
    for (const key of [...this.changed.keys()]) if (drops(key)) this.changed.delete(key);
    const kept = this.cleared.filter(({from}) => !drops(from));
    this.cleared.splice(0, this.cleared.length, ...kept);
  }
}

export const NOTHING: Reader = {
  get: async () => undefined,
  has: async () => false,
  first: async () => undefined,
  all: async () => [],
};

/** What would be read if the changes were made. */
export function over(changes: Changes, below: Reader): Reader {
  if (changes.empty) return below;
  const get = async (key: string): Promise<unknown> => {
    const change = changes.changed.get(key);
    if (change) return change === 'gone' ? undefined : change.value;
    return changes.clears(key) ? undefined : below.get(key);
  };
  const all: Reader['all'] = async (range, most) => {
    const there = (await below.all(range)).filter(
      ([key]) => !changes.changed.has(key) && !changes.clears(key),
    );
    const here = [...changes.changed].flatMap(([key, change]) =>
      change !== 'gone' && holds(range, key) ? [[key, change.value] as const] : [],
    );
    return [...there, ...here].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, most);
  };
  return {
    get,
    has: async key => (await get(key)) !== undefined,
    first: async range => (await all(range))[0]?.[0],
    all,
  };
}

/** @returns what `work` says, and what it would change */
export async function changesOf<T>(
  reader: Reader,
  work: (records: Records) => Promise<T>,
): Promise<{readonly value: T; readonly changes: Changes}> {
  const changes = new Changes();
  const value = await work({
    get: key => reader.get(key),
    has: key => reader.has(key),
    first: range => reader.first(range),
    all: (range, most) => reader.all(range, most),
    put: (key, put) => changes.set(key, {value: put, fresh: false}),
    add: (key, added) => changes.set(key, {value: added, fresh: true}),
    delete: key => changes.set(key, 'gone'),
    clear: range => changes.clear(range),
  });
  return {value, changes};
}
