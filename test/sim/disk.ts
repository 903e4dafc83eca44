/**
 * The disk of a device: takes its time, can be full, silent or slow, and forgets. A transaction is done whole or not at all, one
 * after the other; what is not `durable` is taken back by a power cut.
 */
import {BadMessage} from '../../src/base/bad-message.ts';
import type {Rng} from '../../src/base/rng.ts';
import type {Disk, Mode} from '../../src/saves/disk.ts';
import type {Changes, Range, Reader} from '../../src/saves/records.ts';
import type {Owner, World} from './world.ts';

/** `full`: takes nothing more; `failed`: neither reads nor writes; `silent`: never answers. */
export type Mood = 'good' | 'full' | 'failed' | 'silent' | 'slow';

/** Milliseconds that a transaction takes: at least, and at most so much more. */
const TAKES: Readonly<Record<Mode, readonly [number, number]>> = {
  readonly: [1, 3],
  readwrite: [2, 8],
  durable: [4, 16],
};
const SLOW = 60;

interface Transaction {
  readonly owner: Owner | null;
  readonly mode: Mode;
  readonly work: (reader: Reader) => Promise<{readonly changes: Changes}>;
  readonly resolve: (made: {readonly changes: Changes}) => void;
  readonly reject: (error: unknown) => void;
  made: {readonly changes: Changes} | null;
}

export class SimDisk implements Disk {
  records = new Map<string, unknown>();
  /** Another one with each change. */
  version = 0;
  /** Keys that are not taken while it is full; null: any. */
  full: RegExp | null = null;
  #mood: Mood = 'good';
  readonly #world: World;
  readonly #rng: Rng;
  readonly #queue: Transaction[] = [];
  #running: Transaction | null = null;
  #waits: (() => void)[] = [];
  /** What was there before, since all was on the disk for good. */
  #undo: (readonly [key: string, before: unknown])[] = [];

  constructor(world: World, rng: Rng) {
    this.#world = world;
    this.#rng = rng;
  }

  get mood(): Mood {
    return this.#mood;
  }

  is(mood: Mood, full: RegExp | null = null): void {
    this.#mood = mood;
    this.full = full;
    if (mood === 'silent') return;
    for (const go of this.#waits.splice(0)) go();
  }

  transact<T extends {readonly changes: Changes}>(
    mode: Mode,
    work: (reader: Reader) => Promise<T>,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const done = (made: {readonly changes: Changes}) => resolve(made as T);
      this.#queue.push({owner: this.#world.current, mode, work, resolve: done, reject, made: null});
      this.#next();
    });
  }

  /** A page is gone, in the middle of what it wrote perhaps. @param written whether that is done */
  died(owner: Owner, written: boolean): void {
    const running = this.#running;
    if (running?.owner === owner) {
      this.#running = null;
      if (written && running.made && this.#mood === 'good') this.#apply(running);
    }
    this.#next();
  }

  /** All that was not there for good is gone. */
  powerCut(): void {
    for (const [key, before] of this.#undo.reverse())
      if (before === undefined) this.records.delete(key);
      else this.records.set(key, before);
    this.#undo = [];
    this.version++;
  }

  wipe(): void {
    this.version++;
    this.records = new Map();
    this.#undo = [];
  }

  #next(): void {
    if (this.#running) return;
    const next = this.#queue.shift();
    if (!next) return;
    if (next.owner?.dead) {
      this.#next();
      return;
    }
    this.#running = next;
    this.#world.at(0, () => void this.#begin(next), next.owner);
  }

  async #begin(transaction: Transaction): Promise<void> {
    const {mode, work} = transaction;
    if (this.#mood === 'silent') await new Promise<void>(resolve => this.#waits.push(resolve));
    if (this.#mood === 'failed') return this.#end(transaction, new DOMException('no', 'UnknownError'));
    try {
      transaction.made = await work(readerOf(this.records));
    } catch (error) {
      return this.#end(transaction, error);
    }
    const [least, more] = TAKES[mode];
    const ms = (least + this.#rng.below(more)) * (this.#mood === 'slow' ? SLOW : 1);
    this.#world.at(ms, () => this.#commit(transaction), null);
  }

  #commit(transaction: Transaction): void {
    if (this.#running !== transaction) return;
    if (this.#mood === 'silent') {
      this.#waits.push(() => this.#commit(transaction));
      return;
    }
    const refused = this.#refusal(transaction.made!.changes);
    if (!refused) this.#apply(transaction);
    this.#end(transaction, refused);
  }

  #refusal({changed}: Changes): Error | null {
    if (this.#mood === 'full' && [...changed.keys()].some(key => this.full?.test(key) ?? true))
      return new DOMException('full', 'QuotaExceededError');
    for (const [key, change] of changed)
      if (change !== 'gone' && change.fresh && this.records.has(key))
        return new BadMessage('saves/conflict', {key});
    return null;
  }

  #apply({made, mode}: Transaction): void {
    const {cleared, changed} = made!.changes;
    this.version++;
    for (const range of cleared) for (const key of keysIn(this.records, range)) this.#set(key, undefined);
    for (const [key, change] of changed)
      this.#set(key, change === 'gone' ? undefined : structuredClone(change.value));
    if (mode === 'durable') this.#undo = [];
  }

  #set(key: string, value: unknown): void {
    this.#undo.push([key, this.records.get(key)]);
    if (value === undefined) this.records.delete(key);
    else this.records.set(key, value);
  }

  /** The page hears of it; a frozen one when it thaws. */
  #end(transaction: Transaction, error: unknown): void {
    const {owner, resolve, reject, made} = transaction;
    if (this.#running === transaction) this.#running = null;
    this.#world.at(0, () => (error === null ? resolve(made!) : reject(error)), owner);
    this.#next();
  }
}

const keysIn = (records: ReadonlyMap<string, unknown>, {from, below}: Range): string[] =>
  [...records.keys()].filter(key => from <= key && key < below).sort();

const readerOf = (records: ReadonlyMap<string, unknown>): Reader => ({
  get: async key => records.get(key),
  has: async key => records.has(key),
  first: async range => keysIn(records, range)[0],
  all: async (range, most) =>
    keysIn(records, range)
      .slice(0, most)
      .map(key => [key, records.get(key)] as const),
});
