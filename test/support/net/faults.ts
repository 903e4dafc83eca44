/**
 * Faults on the links of a page: messages that are lost, come twice, or come late, injected where the page sends. Chance
 * comes from a seed, so a run that fails can be replayed. What is lost is lost at the start of a link alone: a data
 * channel that is up delivers everything, in order, unless it ends.
 */
import type {BrowserContext, Page} from 'playwright-core';

export interface Faults {
  /** Of a thousand messages, so many end their channel: as when a network is gone in the middle of one. */
  readonly cut: number;
  /** Of a thousand, so many come twice. */
  readonly twice: number;
  /** Of a thousand, so many keep all that follows waiting for so long, in milliseconds. */
  readonly late: number;
  readonly lateMs: number;
  /** Of a hundred channels, so many lose their first message. */
  readonly first: number;
}

/** Runs in the page, before its own scripts; it can use nothing but its own lines. */
function inject(seed: number): void {
  // Mulberry32: any stream will do, as long as the seed gives the same one again.
  let state = seed | 0;
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
  const page = window as unknown as {faults: Faults};
  page.faults = {cut: 0, twice: 0, late: 0, lateMs: 0, first: 0};
  const counts = new WeakMap<RTCDataChannel, {sent: number; waits: Promise<void>}>();
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (data: unknown) {
    const {cut, twice, late, lateMs, first} = page.faults;
    const count = counts.get(this) ?? {sent: 0, waits: Promise.resolve()};
    counts.set(this, count);
    const go = () => {
      if (this.readyState === 'open') Reflect.apply(send, this, [data]);
    };
    if (count.sent++ === 0 && below(100) < first) return;
    if (below(1000) < cut) return this.close();
    if (below(1000) < late) {
      const wait = 1 + below(Math.max(1, lateMs));
      count.waits = count.waits.then(() => new Promise(resolve => setTimeout(resolve, wait)));
    }
    // A piece of a larger message (200) is none by itself.
    const piece = data instanceof Uint8Array && data[0] === 200;
    const copies = !piece && below(1000) < twice ? 2 : 1;
    // Order is kept: what follows a late message waits behind it.
    count.waits = count.waits.then(() => {
      for (let i = 0; i < copies; i++) go();
    });
  };
}

export async function wireFaults(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(inject, seed);
}

/** Of a page whose context was wired before it was opened; a page that is loaded anew has none. */
export async function setFaults(page: Page, faults: Faults): Promise<void> {
  await page.evaluate(wanted => {
    (window as unknown as {faults: Faults}).faults = wanted;
  }, faults);
}
