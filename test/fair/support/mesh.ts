/** A fake mesh: messages wait, overtake each other, and get lost. Everything follows from the seed. */
import {type Rng, seededRng} from '../../../src/base/rng.ts';

interface Waiting<M> {
  readonly from: number;
  readonly to: number;
  readonly message: M;
}

export class Mesh<M> {
  readonly #rng: Rng;
  readonly #lossPercent: number;
  #waiting: Waiting<M>[] = [];
  lost = 0;
  delivered = 0;

  constructor(seed: string, lossPercent: number) {
    this.#rng = seededRng(seed);
    this.#lossPercent = lossPercent;
  }

  send(from: number, to: number, message: M): void {
    this.#waiting.push({from, to, message});
  }

  /** Any of the waiting messages, or null when none waits. A lost one is not delivered. */
  next(): Waiting<M> | null {
    while (this.#waiting.length > 0) {
      const [one] = this.#waiting.splice(this.#rng.below(this.#waiting.length), 1);
      if (this.#rng.below(100) >= this.#lossPercent) {
        this.delivered++;
        return one!;
      }
      this.lost++;
    }
    return null;
  }

  /** Nothing between these seats arrives any more. */
  cut(seat: number): void {
    this.#waiting = this.#waiting.filter(({from, to}) => from !== seat && to !== seat);
  }
}
