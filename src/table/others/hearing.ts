/**
 * How much of each kind of message is heard from one device. What is over it is dropped before anybody looks at it, and
 * is nobody's fault: honest devices say everything that counts again.
 */
import {Rate} from '../../net/rate.ts';
import type {Message} from './messages.ts';

/** A second, and at once. A proposal costs the host a signature check, an answer to `want` some 20 kB. */
const HEARD: {readonly [K in Message['m']]: readonly [rate: number, burst: number]} = {
  lobby: [8, 30],
  sit: [1, 8],
  stand: [1, 8],
  bring: [1, 8],
  rise: [1, 8],
  noSeat: [1, 8],
  // Said again each second until entry 0 is there.
  begin: [2, 4],
  refused: [1, 8],
  propose: [4, 16],
  verdict: [4, 16],
  beat: [8, 24],
  same: [8, 24],
  // Costs a whole beat.
  retell: [1, 4],
  // Said again each second, three times; a check of a signature each.
  call: [1, 6],
  vote: [2, 8],
  hand: [1, 4],
  // Said again each second until it has them; a multiplication for each bot. The answers are checked as hard.
  heirs: [1, 4],
  heir: [5, 16],
  copy: [1, 8],
  want: [20, 40],
  have: [20, 40],
  fork: [0.2, 2],
  // Said again each second until it is answered.
  claim: [2, 6],
  claimBack: [2, 6],
  claimShow: [2, 6],
  consent: [2, 8],
  moveHere: [1, 4],
  unclaim: [1, 5],
  claimed: [2, 8],
  rematch: [0.5, 4],
  // A draw is three of each device, a pile of cards some more; proofs cost a check each.
  fair: [20, 80],
  heard: [2, 8],
  phrase: [1, 8],
  text: [1, 8],
  // Said again each second while it stands.
  end: [2, 8],
};
/** Devices of which it is known how much they have said lately; several times those that can be linked at once. */
const DEVICES = 32;

type Rates = Map<string, Rate>;

export class Hearing {
  /** By device, then by kind; who came first is first. */
  readonly #devices = new Map<string, Rates>();
  readonly #isHere: (key: string) => boolean;
  readonly #now: (() => number) | undefined;

  /**
   * @param isHere whether a device is linked now: its budget is its own, whoever has come and gone
   * @param now milliseconds, for tests
   */
  constructor(isHere: (key: string) => boolean, now?: () => number) {
    this.#isHere = isHere;
    this.#now = now;
  }

  /** Whether one more message of this device is looked at. `message` is as hostile as it came. */
  hears(key: string, message: unknown): boolean {
    const kind = (message as {m?: unknown} | null)?.m;
    if (typeof kind !== 'string' || !Object.hasOwn(HEARD, kind)) return false;
    const rates = this.#ratesOf(key);
    let rate = rates.get(kind);
    if (!rate) {
      // Known by `hasOwn` above.
      rate = new Rate(...HEARD[kind as Message['m']], this.#now);
      rates.set(kind, rate);
    }
    return rate.take();
  }

  #ratesOf(key: string): Rates {
    const known = this.#devices.get(key);
    if (known) return known;
    if (this.#devices.size >= DEVICES) this.#forget(key);
    const rates: Rates = new Map();
    this.#devices.set(key, rates);
    return rates;
  }

  /** Who may say all again, and of the others who is gone the longest: those who are linked are fewer than are remembered. */
  #forget(but: string): void {
    for (const [key, rates] of this.#devices)
      if (key !== but && [...rates.values()].every(rate => rate.isFull)) this.#devices.delete(key);
    if (this.#devices.size < DEVICES) return;
    const gone = [...this.#devices.keys()].find(key => !this.#isHere(key));
    if (gone !== undefined) this.#devices.delete(gone);
  }

  /** Devices that are remembered. */
  get size(): number {
    return this.#devices.size;
  }
}
