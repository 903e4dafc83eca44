/** Random values of the protocol, from a seed. */
import {seededRng} from '../../../src/base/rng.ts';
import {type Context, seatKey} from '../plain/context.ts';
import {type Ciphertext, G, H64, mul, type Point, S} from '../plain/group.ts';

export class Chance {
  private readonly rng;

  constructor(seed: string) {
    this.rng = seededRng(seed);
  }

  below = (n: number): number => this.rng.below(n);
  bytes = (n: number): Uint8Array => Uint8Array.from({length: n}, () => this.below(256));
  list = <X>(n: number, make: (i: number) => X): X[] => Array.from({length: n}, (_, i) => make(i));
  scalar = (): bigint => S(H64('agree', this.bytes(16)));
  point = (): Point => mul(this.scalar(), G);
  ciphertext = (): Ciphertext => ({a: this.point(), b: this.point()});

  /** A seat that proves something, and where. */
  prover() {
    const context: Context = {
      gameId: this.bytes(32),
      rid: this.bytes(32),
      seat: this.below(6),
      item: this.below(3) === 0 ? this.below(65536) : 0,
    };
    const secret = this.bytes(32);
    return {context, secret, card: seatKey('card', secret), beacon: seatKey('beacon', secret)};
  }

  /** One byte, whichever, is another. */
  mutated(message: Uint8Array): Uint8Array {
    const at = this.below(message.length);
    const copy = message.slice();
    copy[at] = copy[at]! ^ (1 + this.below(255));
    return copy;
  }
}
