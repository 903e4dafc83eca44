/**
 * Between the app and the disk. What the disk takes is there for good when a transaction resolves. What it does not take
 * (the browser refuses storage, there is no room, no answer comes) stays in the page. It is read as if it were stored, and
 * is written, in its order and in one piece, with the first transaction that the disk takes again. So the app goes on in
 * any case, and `unkept` tells the screens that it goes on in this page alone, and why.
 */
import {BadMessage} from '../base/bad-message.ts';
import {inTime} from '../base/in-time.ts';
import type {Disk, Mode} from './disk.ts';
import {Changes, changesOf, NOTHING, over, type Reader, type Records} from './records.ts';

/** Why nothing is kept: the browser does not let the page, does not answer, has no room, or fails otherwise. */
export type Unkept = 'refused' | 'silent' | 'full' | 'failed';

export interface StoreListener {
  /** `unkept` is another one. */
  readonly changed?: () => void;
  /** Another tab has written what was still to be written here: the keys of this folder are given up. */
  readonly lost?: (folder: string) => void;
}

type Work<T> = (records: Records) => Promise<T>;
interface Made<T> {
  readonly value: T;
  readonly changes: Changes;
}

/** Steps of a second that the disk has for an answer. A slow one is waited for in the background. */
const PATIENCE = 6;
/** After a failure the disk is tried again with each write, and this often. */
const AGAIN_MS = 5000;

class TimedOut extends Error {}

export class WriteBehind {
  readonly #disk: Disk;
  #unkept: Unkept | null = null;
  /** What the disk has not taken: on its way there, and what came since. */
  #going = new Changes();
  #waiting = new Changes();
  #flight: Promise<void> | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** What is done aside is done one after the other. */
  #queue: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<StoreListener>();

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** Null: everything is kept. */
  get unkept(): Unkept | null {
    return this.#unkept;
  }

  /** What is stored can be read; else what is read is what this page has written. */
  get readable(): boolean {
    return this.#unkept === null || this.#unkept === 'full';
  }

  listen(listener: StoreListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** @throws BadMessage saves/conflict, what `work` throws; never for what the disk does not do */
  transact<T>(mode: Mode, work: Work<T>): Promise<T> {
    return this.#straight ? this.#directly(mode, work) : this.#aside(mode, work);
  }

  /** Tries to write what waits. */
  flush(): Promise<void> {
    this.#flight ??= this.#fly().finally(() => {
      this.#flight = null;
    });
    return this.#flight;
  }

  /** What waits to be written of some keys is not wanted any more. */
  forget(folder: string): void {
    const drops = (key: string) => folderOf(key) === folder;
    this.#going.drop(drops);
    this.#waiting.drop(drops);
  }

  get #straight(): boolean {
    return this.#unkept === null && this.#flight === null && this.#going.empty && this.#waiting.empty;
  }

  async #directly<T>(mode: Mode, work: Work<T>): Promise<T> {
    const done: Made<T>[] = [];
    try {
      const made = await this.#ask(mode, async reader => {
        const made = await changesOf(reader, work);
        done.push(made);
        return made;
      });
      return made.value;
    } catch (error) {
      this.#troubled(error);
      const [made] = done;
      if (!made) return this.#beside(mode, work);
      this.#hold(made.changes);
      return made.value;
    }
  }

  #aside<T>(mode: Mode, work: Work<T>): Promise<T> {
    const doing = this.#queue.then(() =>
      this.#straight ? this.#directly(mode, work) : this.#beside(mode, work),
    );
    this.#queue = doing.catch(() => undefined);
    return doing;
  }

  async #beside<T>(mode: Mode, work: Work<T>): Promise<T> {
    const {value, changes} = await this.#seeing(async reader => {
      const made = await changesOf(reader, work);
      for (const [key, change] of made.changes.changed)
        if (change !== 'gone' && change.fresh && (await reader.has(key)))
          throw new BadMessage('saves/conflict', {key});
      return made;
    });
    if (mode === 'readonly') return value;
    this.#hold(changes);
    await this.#landed();
    return value;
  }

  /** The disk may take things again by now: then it is there when it is said to be. Where it is not, `unkept` says so. */
  async #landed(): Promise<void> {
    while (this.#unkept === null && !(this.#going.empty && this.#waiting.empty)) await this.flush();
  }

  #hold(changes: Changes): void {
    if (changes.empty) return;
    this.#waiting.take(changes);
    void this.flush();
  }

  /** With what waits, and with what can be read of the disk. */
  async #seeing<T>(look: (reader: Reader) => Promise<Made<T>>): Promise<Made<T>> {
    const through = (reader: Reader) => over(this.#waiting, over(this.#going, reader));
    if (!this.readable) return look(through(NOTHING));
    const done: Made<T>[] = [];
    try {
      await this.#ask('readonly', async reader => {
        done.push(await look(through(reader)));
        return {changes: new Changes()};
      });
    } catch (error) {
      this.#troubled(error);
    }
    return done[0] ?? look(through(NOTHING));
  }

  async #fly(): Promise<void> {
    clearTimeout(this.#again);
    do {
      this.#going.take(this.#waiting);
      this.#waiting = new Changes();
      const lost = new Set<string>();
      try {
        await this.#ask('durable', async reader => {
          // Something is read at any rate: only an answer shows that there is a disk.
          await reader.has('device');
          const changes = new Changes();
          changes.take(this.#going);
          for (const [key, change] of [...changes.changed]) {
            if (change === 'gone' || !change.fresh) continue;
            const there = await reader.get(key);
            if (there !== undefined && there !== change.value) lost.add(folderOf(key));
            changes.set(key, {value: change.value, fresh: false});
          }
          changes.drop(key => lost.has(folderOf(key)));
          return {changes};
        });
      } catch (error) {
        this.#troubled(error);
        return;
      }
      this.#going = new Changes();
      for (const folder of lost) {
        this.forget(folder);
        for (const {lost} of this.#listeners) lost?.(folder);
      }
    } while (!this.#waiting.empty);
    this.#is(null);
  }

  /** @throws the error itself where it is not the disk's */
  #troubled(error: unknown): void {
    const why = reasonOf(error);
    if (why === null) throw error;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.flush(), AGAIN_MS);
    this.#is(why);
  }

  #is(unkept: Unkept | null): void {
    if (unkept === this.#unkept) return;
    this.#unkept = unkept;
    for (const {changed} of this.#listeners) changed?.();
  }

  /** What answers too late does nothing any more. */
  #ask<T extends {readonly changes: Changes}>(mode: Mode, work: (reader: Reader) => Promise<T>): Promise<T> {
    let late = false;
    const stillWanted = () => {
      if (late) throw new TimedOut();
    };
    const asked = this.#disk.transact(mode, async reader => {
      stillWanted();
      const made = await work(reader);
      stillWanted();
      return made;
    });
    return inTime(asked, PATIENCE, () => {
      late = true;
      throw new TimedOut();
    });
  }
}

/** What belongs together: a table, or one value alone. */
const folderOf = (key: string): string => key.split('/').slice(0, 2).join('/');

/** Null where it is not the disk that failed. */
function reasonOf(error: unknown): Unkept | null {
  if (error instanceof BadMessage) return null;
  if (error instanceof TimedOut) return 'silent';
  // A transaction that was aborted for no reason that the browser tells.
  if (error === null) return 'failed';
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError' || name === 'NotAllowedError') return 'refused';
  return error instanceof DOMException ? 'failed' : null;
}
