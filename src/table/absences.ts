/** Since when nobody on a person's device is reached, as far as this device has seen. */
import type {LinkState} from './view-model.ts';

export class Absences {
  readonly #since = new Map<string, number>();

  /** @param keys of the persons' devices */
  look(keys: readonly string[], linkOf: (key: string) => LinkState, now: number): void {
    for (const key of keys) {
      if (linkOf(key) !== 'away') this.#since.delete(key);
      else if (!this.#since.has(key)) this.#since.set(key, now);
    }
  }

  /** Milliseconds since 1970; null while the device is reached. */
  since(key: string): number | null {
    return this.#since.get(key) ?? null;
  }
}
