/**
 * A host that opens its table again does not seal anything before it knows where the others stand: its disk may have
 * forgotten the last entries (a power cut, a restored profile), and two entries in one place would convict it of showing two
 * histories. So it hears every person first, takes what they have and it has not, and goes on then. For somebody who does
 * not come it waits only a while.
 */

import type {Ledger} from '../playing/ledger.ts';
import type {Circle} from './circle.ts';

export class Return {
  /** Resolves when this device may seal. */
  readonly over: Promise<void>;
  readonly #ledger: Ledger;
  readonly #circle: Circle;
  readonly #own: string;
  #end: () => void = () => undefined;

  /**
   * @param own this device's key
   * @param enough how long somebody is waited for
   */
  constructor(ledger: Ledger, circle: Circle, own: string, enough: Promise<void>) {
    this.#ledger = ledger;
    this.#circle = circle;
    this.#own = own;
    this.over = new Promise(resolve => {
      this.#end = resolve;
    });
    void enough.then(this.#end);
    ledger.onChange(() => this.look());
    this.look();
  }

  /** Somebody has said where a log stands, or this one has grown. */
  look(): void {
    const {chain, replay, head} = this.#ledger;
    const heard = chain.book.seats.every(({kind, key}, seat) => {
      // Whom a bot stands in for is away by agreement.
      if (kind === 'bot' || key === this.#own || replay.standIns.bots[seat] !== null) return true;
      const standing = this.#circle.standing(key);
      return standing !== null && standing.n <= head;
    });
    if (heard) this.#end();
  }
}
