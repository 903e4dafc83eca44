/** A part of the board that the first screen does without: fetched behind it, asked for again while something waits for it. */
import {loadPart} from '../../src/base/load-part.ts';

export class LatePart<T> {
  readonly #load: () => Promise<T>;
  readonly #arrived: (part: T) => void;
  readonly #wait: ((ms: number) => Promise<void>) | undefined;
  #state: 'new' | 'coming' | 'missing' | 'there' = 'new';
  #needed = false;

  /**
   * @param load an `import()`
   * @param arrived told once
   * @param wait for tests: passes the time between tries
   */
  constructor(load: () => Promise<T>, arrived: (part: T) => void, wait?: (ms: number) => Promise<void>) {
    this.#load = load;
    this.#arrived = arrived;
    this.#wait = wait;
  }

  /**
   * Said at every drawing.
   * @param needed something waits for it: what does not come then is tried anew at the next drawing, and rejects unhandled,
   *   which the app hears and names on the screen
   */
  fetch(needed: boolean): void {
    this.#needed = needed;
    if (this.#state !== 'new' && !(this.#state === 'missing' && needed)) return;
    this.#state = 'coming';
    void this.#come();
  }

  async #come(): Promise<void> {
    try {
      const part = await loadPart(this.#load, this.#wait);
      this.#state = 'there';
      this.#arrived(part);
    } catch (error) {
      this.#state = 'missing';
      if (this.#needed) throw error;
    }
  }
}
