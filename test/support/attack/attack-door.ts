/** The red team before it has proved anything: on the channel of an introduction it says what it likes. Runs in the page. */
import {randomText} from '../../../src/base/random.ts';
import type {Ways} from '../../../src/net/broker.ts';
import {Ice} from '../../../src/net/ice.ts';
import {introducersOf} from '../../../src/net/intro-broker.ts';
import {PROTOCOL} from '../../../src/net/limits.ts';
import {slotNames, type TableLink} from '../../../src/net/link-text.ts';

interface Door {
  readonly address: TableLink;
  readonly ways: Ways;
  /** Peer id of somebody honest. */
  readonly other: string;
}

const hello = (peer: string) =>
  JSON.stringify({k: 'hello', v: PROTOCOL, peer, key: 'k'.repeat(43), nonce: 'n'.repeat(22)});
const proof = JSON.stringify({k: 'proof', mac: 'm'.repeat(43), signature: 's'.repeat(86)});

/** What is said at once when the channel is open. */
const SAID: Readonly<Record<string, (other: string) => readonly string[]>> = {
  malformed: () => ['{', 'null', hello('x').slice(0, -9)],
  legal: () => [hello(randomText(9)), proof],
  relayed: other => [hello(other), proof],
  big: () => ['x'.repeat(2.2 * 1024 * 1024)],
};

/**
 * Comes to the door again and again.
 * @returns after how many milliseconds the first channel was closed on us; null when none was
 */
export async function atTheDoor(mode: string, ms: number, door: Door): Promise<number | null> {
  const {address, ways, other} = door;
  const started = performance.now();
  const left = () => Math.max(0, ms - (performance.now() - started));
  const dialler = await introducersOf(ways, new Ice([]))[0]!.dialler();
  let cut: number | null = null;
  while (left() > 0) {
    const over = new Promise<null>(resolve => setTimeout(resolve, left(), null));
    const reached = Promise.any(slotNames(address).map(name => dialler.dial(name))).catch(() => null);
    const channel = await Promise.race([reached, over]);
    if (!channel) break;
    const opened = performance.now();
    const closed = new Promise<number>(resolve =>
      channel.listen({text: () => undefined, closed: () => resolve(performance.now() - opened)}),
    );
    // A piece has to fit a data channel.
    for (const text of SAID[mode]!(other))
      for (let i = 0; i < text.length; i += 60_000) channel.send(text.slice(i, i + 60_000));
    cut ??= await Promise.race([closed, over]);
    channel.close();
  }
  dialler.close();
  return cut;
}
