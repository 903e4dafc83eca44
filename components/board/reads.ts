/**
 * What a part of a board has read of its model. The model is made anew at every change while a part shows a little
 * of it; a part that finds all it has read unchanged need not be drawn again.
 */
import type {BoardModel} from './model.ts';

type Seen = Map<PropertyKey, unknown>;

/** Fields of the model that are read field by field themselves. */
const FOLLOWED = ['table', 'view'] as const;

export class Reads<M extends BoardModel> {
  /** The model as the part is to read it: notes every field, those of `table` and `view` one by one. */
  readonly model: M;
  readonly #seen: Seen = new Map();
  readonly #inside: Readonly<Record<(typeof FOLLOWED)[number], Seen>> = {table: new Map(), view: new Map()};
  #latest: M;

  constructor(model: M) {
    this.#latest = model;
    const followed = Object.fromEntries(
      FOLLOWED.map(key => [key, noting(() => this.#latest[key] as object, this.#inside[key])]),
    );
    this.model = noting(() => this.#latest, this.#seen, followed);
  }

  /** Whether this model says the same in all that was read; if so, what is read from now on is read of this one. */
  holdFor(model: M): boolean {
    const same =
      holds(this.#seen, model) && FOLLOWED.every(key => holds(this.#inside[key], model[key] as object));
    if (same) this.#latest = model;
    return same;
  }
}

function noting<T extends object>(
  latest: () => T,
  seen: Seen,
  followed: Readonly<Record<string, object>> = {},
): T {
  return new Proxy(latest(), {
    get(_, key) {
      if (typeof key === 'string' && Object.hasOwn(followed, key)) return followed[key];
      const value: unknown = Reflect.get(latest(), key);
      seen.set(key, value);
      return value;
    },
  });
}

const holds = (seen: Seen, next: object): boolean =>
  [...seen].every(([key, value]) => Object.is(value, Reflect.get(next, key)));
