/**
 * How much of each kind of message is heard from one device. What is over it is dropped before anybody looks at it, and
 * is nobody's fault: honest devices say everything that counts again.
 */
import {Rate} from '../net/rate.ts';
import type {Message} from './messages.ts';

/** A second, and at once. A proposal costs the host a signature check, an answer to `want` some 20 kB. */
const HEARD: {readonly [K in Message['m']]: readonly [rate: number, burst: number]} = {
  lobby: [8, 30],
  sit: [1, 8],
  stand: [1, 8],
  noSeat: [1, 8],
  refused: [1, 8],
  propose: [4, 16],
  verdict: [4, 16],
  beat: [8, 24],
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
};
/** Devices that are told apart; more share one budget. */
const DEVICES = 32;

export class Hearing {
  readonly #rates = new Map<string, Rate>();
  readonly #now: (() => number) | undefined;

  /** @param now milliseconds, for tests */
  constructor(now?: () => number) {
    this.#now = now;
  }

  /** Whether one more message of this device is looked at. `message` is as hostile as it came. */
  hears(key: string, message: unknown): boolean {
    const kind = (message as {m?: unknown} | null)?.m;
    if (typeof kind !== 'string' || !Object.hasOwn(HEARD, kind)) return false;
    const known = this.#rates.has(`${kind} ${key}`) || this.#rates.size < DEVICES * Object.keys(HEARD).length;
    const name = known ? `${kind} ${key}` : `${kind} others`;
    let rate = this.#rates.get(name);
    if (!rate) {
      // Known by `hasOwn` above.
      rate = new Rate(...HEARD[kind as Message['m']], this.#now);
      this.#rates.set(name, rate);
    }
    return rate.take();
  }
}
