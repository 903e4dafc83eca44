/**
 * What a peer passes on between others that do not reach each other yet. Whoever sends more than introductions need is
 * not passed on any more, so nobody can make an honest peer pass on more than others take from it.
 */
import {LIMITS} from './limits.ts';
import {Rate} from './rate.ts';

/** Ids that are remembered; strangers can name as many as they like. */
const KEPT = 64;

export class Budgets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #rates = new Map<string, Rate>();

  /** @param rate a second, for each name */
  constructor(rate: number, burst: number) {
    this.#rate = rate;
    this.#burst = burst;
  }

  /** Whether this name has something left. */
  take(name: string): boolean {
    let rate = this.#rates.get(name);
    if (!rate) {
      const [oldest] = this.#rates.keys();
      if (this.#rates.size >= KEPT && oldest !== undefined) this.#rates.delete(oldest);
      rate = new Rate(this.#rate, this.#burst);
      this.#rates.set(name, rate);
    }
    return rate.take();
  }
}

export class Relay {
  readonly #from = new Budgets(LIMITS.relayRate, LIMITS.relayBurst);
  readonly #to = new Budgets(LIMITS.relayedRate, LIMITS.relayedBurst);

  /** Whether one more message of this sender may be passed on to this receiver. */
  mayPass(from: string, to: string): boolean {
    return this.#from.take(from) && this.#to.take(to);
  }
}
