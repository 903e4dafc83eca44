/**
 * What a screen ends by itself after a moment (a story on the quay, a step of the film, a spoken sentence) would be over on a
 * busy machine before a test has looked: here it stands still meanwhile.
 */

/** Milliseconds from which on a timer is held: a person sees that it is one. What is shorter belongs to the drawing. */
const LONG = 300;

export class HeldClock {
  readonly #set = window.setTimeout;
  readonly #clear = window.clearTimeout;
  readonly #held = new Map<number, {readonly ms: number; readonly run: () => void}>();

  constructor() {
    let number = 0;
    const set = (run: () => void, ms = 0): number => {
      if (ms < LONG) return Number(this.#set.call(window, run, ms));
      this.#held.set(--number, {ms, run});
      return number;
    };
    const clear = (id?: number): void => {
      if (id === undefined || !this.#held.delete(id)) this.#clear.call(window, id);
    };
    Object.assign(window, {setTimeout: set, clearTimeout: clear});
  }

  /** Time goes on: what was to come comes at once, what was to come first before the rest. Again: nothing. */
  release(): void {
    Object.assign(window, {setTimeout: this.#set, clearTimeout: this.#clear});
    const due = [...this.#held.values()].sort((a, b) => a.ms - b.ms);
    this.#held.clear();
    for (const {run} of due) run();
  }
}
