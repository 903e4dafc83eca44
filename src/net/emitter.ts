/** Typed events. What happens before anybody listens is kept, so that no early message is lost. */

type Handlers = {readonly [name: string]: (...args: never[]) => void};

/** Enough for a slow start of the layer above; a peer cannot fill memory with it. */
const KEPT = 64;

export class Emitter<E extends Handlers> {
  readonly #listeners = new Map<keyof E, E[keyof E][]>();
  readonly #early = new Map<keyof E, Parameters<E[keyof E]>[]>();

  /** @returns a function that stops listening */
  on<K extends keyof E>(name: K, listener: E[K]): () => void {
    const list = this.#listeners.get(name) ?? [];
    list.push(listener);
    this.#listeners.set(name, list);
    const early = this.#early.get(name) ?? [];
    this.#early.delete(name);
    for (const args of early) listener(...args);
    return () => void list.splice(list.indexOf(listener), 1);
  }

  emit<K extends keyof E>(name: K, ...args: Parameters<E[K]>): void {
    const list = this.#listeners.get(name);
    if (list) {
      for (const listener of [...list]) listener(...args);
      return;
    }
    const early = this.#early.get(name) ?? [];
    if (early.length < KEPT) early.push(args);
    this.#early.set(name, early);
  }
}
