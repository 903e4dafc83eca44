/**
 * What the first screen of a table or of its board does without: fetched behind it, asked for again while something
 * waits for it.
 */
import {loadModule} from '../../src/base/load-module.ts';

/** Where a page never has a moment, it is asked for after so many ms. */
const LATEST = 2000;

export class LazyModule<T> {
  readonly #load: () => Promise<T>;
  readonly #arrived: (module: T) => void;
  readonly #wait: ((ms: number) => Promise<void>) | undefined;
  #state: 'new' | 'due' | 'coming' | 'missing' | 'there' = 'new';
  #needed = false;

  /**
   * @param load an `import()`
   * @param arrived told once
   * @param wait for tests: passes the time between tries
   */
  constructor(load: () => Promise<T>, arrived: (module: T) => void, wait?: (ms: number) => Promise<void>) {
    this.#load = load;
    this.#arrived = arrived;
    this.#wait = wait;
  }

  get there(): boolean {
    return this.#state === 'there';
  }

  /**
   * Said at every drawing. The first time it is asked for when the page has a moment behind its next frame.
   * @param needed something waits for it: it is asked for at once, what does not come then is tried anew at the next drawing,
   *   and rejects unhandled, which the app hears and names on the screen
   */
  fetch(needed: boolean): void {
    this.#needed = needed;
    if (needed) {
      if (this.#state !== 'coming' && this.#state !== 'there') void this.#come();
    } else if (this.#state === 'new') {
      this.#state = 'due';
      requestAnimationFrame(() =>
        inAMoment(() => {
          if (this.#state === 'due') void this.#come();
        }),
      );
    }
  }

  /**
   * Resolves when it is there; what had it arrive has been told before.
   * @throws BadMessage app/module-missing when it does not come
   */
  async need(): Promise<void> {
    if (this.#state === 'there') return;
    const module = await loadModule(this.#load, this.#wait);
    this.#arrive(module);
  }

  #arrive(module: T): void {
    // Several may have waited for it.
    if (this.#state === 'there') return;
    this.#state = 'there';
    this.#arrived(module);
  }

  async #come(): Promise<void> {
    this.#state = 'coming';
    try {
      await this.need();
    } catch (error) {
      // Somebody else may have asked with more luck.
      if (this.#state === 'coming') this.#state = 'missing';
      if (this.#needed) throw error;
    }
  }
}

function inAMoment(ask: () => void): void {
  // Safari knows no idle moments.
  if (window.requestIdleCallback) window.requestIdleCallback(ask, {timeout: LATEST});
  else setTimeout(ask);
}
