/**
 * What is given to a device of the entries that it asks for. A question is a few bytes, its answer up to 200 kB: so what it
 * was given is not given again before an honest one would ask again, and it gets so much in a while and no more.
 */
import {Rate} from '../../net/rate.ts';

/** Entries that are given at once, and their characters. */
export const GIVEN = 64;
const GIVEN_CHARS = 200_000;
/** Milliseconds; an honest device asks again after two seconds. */
const AGAIN_MS = 1500;
/** Characters a second, and at once: the longest log takes some ten seconds, most take one. */
const RATE = 400_000;
const BURST = 1_000_000;
/** Devices of whom it is remembered; several times those that can be linked. */
const DEVICES = 32;

interface Given {
  readonly rate: Rate;
  /** From an entry to before another, and when. */
  lately: readonly {readonly from: number; readonly to: number; readonly at: number}[];
}

export class Giving {
  readonly #devices = new Map<string, Given>();
  readonly #now: () => number;

  /** @param now milliseconds, for tests */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The entries from a number on that a device is given now; none where it has to wait. */
  from<T extends {readonly text: string}>(key: string, first: number, entries: readonly T[]): readonly T[] {
    const device = this.#of(key);
    const now = this.#now();
    device.lately = device.lately.filter(({at}) => now - at < AGAIN_MS);
    const isLate = (n: number) => device.lately.some(({from, to}) => n >= from && n < to);
    let to = first;
    while (to < Math.min(entries.length, first + GIVEN) && !isLate(to)) to++;
    const some = entries.slice(first, to);
    const texts = within(
      some.map(({text}) => text),
      GIVEN_CHARS,
    );
    const chars = texts.reduce((sum, text) => sum + text.length, 0);
    if (texts.length === 0 || !device.rate.take(chars)) return [];
    device.lately = [...device.lately, {from: first, to: first + texts.length, at: now}];
    return some.slice(0, texts.length);
  }

  #of(key: string): Given {
    const known = this.#devices.get(key);
    // Who has asked last is forgotten last.
    this.#devices.delete(key);
    const device = known ?? {rate: new Rate(RATE, BURST, this.#now), lately: []};
    this.#devices.set(key, device);
    const [oldest] = this.#devices.keys();
    if (this.#devices.size > DEVICES && oldest !== undefined) this.#devices.delete(oldest);
    return device;
  }
}

/** The first texts that have so many characters together. */
export function within(texts: readonly string[], chars: number): readonly string[] {
  let sum = 0;
  const end = texts.findIndex(text => {
    sum += text.length;
    return sum > chars;
  });
  return end < 0 ? texts : texts.slice(0, end);
}
