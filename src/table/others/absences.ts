/**
 * For how long a person's device has been reached, or has not, as far as this device has seen. What others decide about
 * a seat rests on it: whoever agrees signs that the one it is about is away.
 */
import {AWAY_SECONDS, SILENT_SECONDS} from '../../base/stand-in.ts';
import type {LinkState} from '../seen/view-model.ts';

interface Since {
  readonly reached: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export class Absences {
  readonly #since = new Map<string, Since>();
  #now = 0;

  /** @param keys of the persons' devices; others are forgotten */
  look(keys: readonly string[], linkOf: (key: string) => LinkState, now: number): void {
    this.#now = now;
    for (const key of this.#since.keys()) if (!keys.includes(key)) this.#since.delete(key);
    for (const key of keys) {
      const reached = linkOf(key) !== 'away';
      if (this.#since.get(key)?.reached !== reached) this.#since.set(key, {reached, at: now});
    }
  }

  /** Milliseconds since 1970; null while the device is reached. */
  since(key: string): number | null {
    const since = this.#since.get(key);
    return since && !since.reached ? since.at : null;
  }

  /** Whole seconds for which the device has not been reached; 0 while it is. */
  away(key: string): number {
    return this.#seconds(key, false);
  }

  /** How many limits have passed: what can be agreed on about somebody away changes with each. */
  get passed(): number {
    const limits = [AWAY_SECONDS, SILENT_SECONDS];
    return [...this.#since.keys()].reduce(
      (sum, key) => sum + limits.filter(limit => this.away(key) >= limit).length,
      0,
    );
  }

  /** Whether the device has been reached all the time in which others could have found this one away. */
  isHere(key: string): boolean {
    return this.#seconds(key, true) >= AWAY_SECONDS;
  }

  #seconds(key: string, reached: boolean): number {
    const since = this.#since.get(key);
    return since?.reached === reached ? Math.floor((this.#now - since.at) / 1000) : 0;
  }
}
