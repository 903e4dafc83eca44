/** A bucket of tokens: `burst` at once, `rate` a second in the long run. */
export class Rate {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  #tokens: number;
  #at: number;

  constructor(rate: number, burst: number, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#burst = burst;
    this.#now = now;
    this.#tokens = burst;
    this.#at = now();
  }

  /** As if nothing had ever been taken. */
  get isFull(): boolean {
    return this.#tokens + ((this.#now() - this.#at) / 1000) * this.#rate >= this.#burst;
  }

  /** False, and nothing taken, when there are not so many tokens left. */
  take(cost = 1): boolean {
    const now = this.#now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }
}
