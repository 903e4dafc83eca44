/** A disk in memory that can be full, refuse everything, fall silent, or forget. */
import {BadMessage} from '../../../src/base/bad-message.ts';
import type {Disk, Mode} from '../../../src/saves/disk.ts';
import type {Changes, Range, Reader} from '../../../src/saves/records.ts';

export type DiskMood = 'good' | 'full' | 'refused' | 'silent' | 'failed';

const WHY = {full: 'QuotaExceededError', refused: 'SecurityError', failed: 'UnknownError'} as const;

export class FakeDisk implements Disk {
  mood: DiskMood = 'good';
  /** What is on it. */
  records = new Map<string, unknown>();
  /** Keys that were written, in order. */
  readonly written: string[] = [];
  #silent: (() => void)[] = [];
  #queue: Promise<unknown> = Promise.resolve();

  constructor(mood: DiskMood = 'good') {
    this.mood = mood;
  }

  /** What was asked while it was silent is answered now. */
  answer(): void {
    this.mood = 'good';
    for (const go of this.#silent.splice(0)) go();
  }

  transact<T extends {readonly changes: Changes}>(
    mode: Mode,
    work: (reader: Reader) => Promise<T>,
  ): Promise<T> {
    const done = this.#queue.then(() => this.#transact(mode, work));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #transact<T extends {readonly changes: Changes}>(
    mode: Mode,
    work: (reader: Reader) => Promise<T>,
  ): Promise<T> {
    if (this.mood === 'silent') await new Promise<void>(resolve => this.#silent.push(resolve));
    if (this.mood === 'refused' || this.mood === 'failed') throw new DOMException('no', WHY[this.mood]);
    const made = await work(readerOf(this.records));
    if (mode === 'readonly') return made;
    const {cleared, changed} = made.changes;
    if (this.mood === 'full' && changed.size > 0) throw new DOMException('full', WHY.full);
    const next = new Map(this.records);
    for (const range of cleared) for (const key of keysIn(next, range)) next.delete(key);
    for (const [key, change] of changed) {
      if (change === 'gone') next.delete(key);
      else if (change.fresh && next.has(key)) throw new BadMessage('saves/conflict', {key});
      else next.set(key, structuredClone(change.value));
    }
    this.records = next;
    this.written.push(...changed.keys());
    return made;
  }
}

const keysIn = (records: ReadonlyMap<string, unknown>, {from, below}: Range): string[] =>
  [...records.keys()].filter(key => from <= key && key < below).sort();

const readerOf = (records: ReadonlyMap<string, unknown>): Reader => ({
  get: async key => structuredClone(records.get(key)),
  has: async key => records.has(key),
  first: async range => keysIn(records, range)[0],
  all: async (range, most) =>
    keysIn(records, range)
      .slice(0, most)
      .map(key => [key, structuredClone(records.get(key))] as const),
});
