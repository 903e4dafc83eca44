/**
 * Unbiased integers from a stream of words (docs/fair-play.md, "Beacon"): one way of drawing for dice, tiles and permutations.
 *
 * The stream is made of 64-byte blocks, each read as sixteen u32 words, little-endian. `uniform(m)` refuses words in
 * the incomplete last interval, so each result has exactly the same number of words.
 */

const WORDS = 0x1_0000_0000;

export class Words {
  readonly #block: (i: number) => Uint8Array;
  #bytes: DataView | null = null;
  #next = 0;

  /** @param block gives 64 bytes for each block number */
  constructor(block: (i: number) => Uint8Array) {
    this.#block = block;
  }

  next(): number {
    const at = this.#next % 16;
    if (at === 0 || this.#bytes === null) {
      const bytes = this.#block(Math.floor(this.#next / 16));
      this.#bytes = new DataView(bytes.buffer, bytes.byteOffset, 64);
    }
    this.#next++;
    return this.#bytes.getUint32(4 * at, true);
  }

  /** An integer in `0..m-1`. @param m 1..2^32 */
  uniform(m: number): number {
    if (!Number.isInteger(m) || m < 1 || m > WORDS) throw new RangeError(`uniform of ${m}`);
    const limit = Math.floor(WORDS / m) * m; // reject words >= floor(2^32/m) m
    for (;;) {
      const word = this.next();
      if (word < limit) return word % m;
    }
  }

  /** Fisher-Yates: for i from m-1 down to 1 swap i with `uniform(i+1)`. Entry i is what comes to place i. */
  permutation(m: number): number[] {
    const places = Array.from({length: m}, (_, i) => i);
    for (let i = m - 1; i >= 1; i--) {
      const j = this.uniform(i + 1);
      [places[i], places[j]] = [places[j]!, places[i]!];
    }
    return places;
  }

  /**
   * Draws without replacement from `from` items in canonical order: at each draw the index, among those that are
   * left, of the item to take and remove.
   */
  pick(from: number, count: number): number[] {
    return Array.from({length: count}, (_, k) => this.uniform(from - k));
  }
}
