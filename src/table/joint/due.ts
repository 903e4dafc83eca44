/**
 * When a snapshot is due: as soon as what came since the last one would take a reload a moment to look at again. Proofs
 * are what takes time, and their bytes tell how much: a pass over a deck some 24 kB and 0.1 s, a share 0.2 kB and 5 ms.
 */
import type {PlacedEntry} from './port.ts';

/** Bytes of proofs that a reload may have to look at. */
const BYTES = 2000;
/** Entries, whatever they say. */
const ENTRIES = 64;

export class Due {
  #bytes = 0;
  #since: number;

  /** @param n number of the entry after which the last snapshot was made */
  constructor(n: number) {
    this.#since = n;
  }

  /** Whether one is due on what stands after this entry. */
  after({fact: {n}, fair}: PlacedEntry): boolean {
    this.#bytes += fair?.bytes.length ?? 0;
    const due = this.#bytes >= BYTES || n - this.#since >= ENTRIES;
    if (due) {
      this.#bytes = 0;
      this.#since = n;
    }
    return due;
  }
}
