/**
 * What a part of the board has read of its desk. The desk is made anew at every change while a part shows a little
 * of it; a part that finds all it has read unchanged need not be drawn again.
 */
import type {Desk} from './desk.ts';

type Seen = Map<PropertyKey, unknown>;

export class Reads {
  /** The desk as the part is to read it: notes every field, those of `table` and `view` one by one. */
  readonly desk: Desk;
  readonly #desk: Seen = new Map();
  readonly #table: Seen = new Map();
  readonly #view: Seen = new Map();
  #latest: Desk;

  constructor(desk: Desk) {
    this.#latest = desk;
    const table = noting(() => this.#latest.table, this.#table);
    const view = noting(() => this.#latest.view, this.#view);
    this.desk = noting(() => this.#latest, this.#desk, {table, view});
  }

  /** Whether this desk says the same in all that was read; if so, what is read from now on is read of this one. */
  holdFor(desk: Desk): boolean {
    const same = holds(this.#desk, desk) && holds(this.#table, desk.table) && holds(this.#view, desk.view);
    if (same) this.#latest = desk;
    return same;
  }
}

function noting<T extends object>(latest: () => T, seen: Seen, followed: Partial<T> = {}): T {
  return new Proxy(latest(), {
    get(_, key) {
      if (key in followed) return Reflect.get(followed, key) as unknown;
      const value: unknown = Reflect.get(latest(), key);
      seen.set(key, value);
      return value;
    },
  });
}

const holds = (seen: Seen, next: object): boolean =>
  [...seen].every(([key, value]) => Object.is(value, Reflect.get(next, key)));
