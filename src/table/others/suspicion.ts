/**
 * Whether this device has reason to think that the host's device does not keep the table any more. Rests on what this
 * device has seen itself, never on what others say. Times in milliseconds by a clock that nobody sets.
 */

/** What is held against a host: nothing comes from it, it leaves valid words unanswered, or it has sealed two histories. */
export type Cause = 'silent' | 'mute' | 'fork';

/** Nothing at all has come for so long. */
const SILENT_MS = 5500;
/** Its link closed or it said goodbye: a page that is loaded anew is back within two seconds. */
const CLOSED_MS = 2500;
/** It has not answered what was said to all for so long. */
const MUTE_MS = 6000;
/** Within this nobody has to look closely. */
const CALM_MS = 4000;

export class Suspicion {
  #heardAt: number;
  #closedAt: number | null = null;
  /** What waits for an answer, and since when. */
  #waits = new Map<string, number>();
  #forked = false;

  constructor(now: number) {
    this.#heardAt = now;
  }

  /** Another device keeps the table now, or this one has slept: nothing is held against anybody. */
  begin(now: number): void {
    this.#heardAt = now;
    this.#closedAt = null;
    this.#waits.clear();
    this.#forked = false;
  }

  /** Something came from the host's device. */
  heard(now: number): void {
    this.#heardAt = now;
    this.#closedAt = null;
  }

  /** Its link has closed, or it said goodbye. */
  closed(now: number): void {
    this.#closedAt ??= now;
  }

  /** An entry came: the host seals. */
  answered(): void {
    this.#waits.clear();
  }

  /** @param what was said to all, is valid on this device's head, and has no answer */
  waiting(what: readonly string[], now: number): void {
    this.#waits = new Map(what.map(each => [each, this.#waits.get(each) ?? now]));
  }

  /** It is proved to have sealed two histories. */
  convict(): void {
    this.#forked = true;
  }

  cause(now: number): Cause | null {
    if (this.#forked) return 'fork';
    if (now - this.#heardAt >= SILENT_MS) return 'silent';
    if (this.#closedAt !== null && now - this.#closedAt >= CLOSED_MS) return 'silent';
    return [...this.#waits.values()].some(since => now - since >= MUTE_MS) ? 'mute' : null;
  }

  /** Nothing will be held against the host within the next second. */
  calm(now: number): boolean {
    return (
      !this.#forked && this.#closedAt === null && this.#waits.size === 0 && now - this.#heardAt < CALM_MS
    );
  }
}
