/**
 * The transcript (docs/fair-play.md, "Transcript"): everything both sides of a proof have seen, in order. Challenges are hashes of it
 * (Fiat-Shamir), so a proof answers exactly one statement in one context.
 *
 * `T(name)` starts with `NS || lp("proto") || lp(name)`. Each `add` appends `lp(label) || lp(data)`. A digest that is
 * used as a challenge is appended raw. Only the hash state is kept, not the stream.
 *
 * Known weakness: the classical one of this construction. The prover chooses the statement, so everything it could
 * choose must be added before the challenge; each verifier has a test that alters each part.
 */
import {sha512} from '@noble/hashes/sha2.js';
import {concat} from '../base/bytes.ts';
import {encodePoint, int, type Point, S} from './group.ts';
import {type HashInput, lpAll, NS, u32} from './hash.ts';

/** Ends the input of a digest: as a length it would be larger than any part. */
const END = Uint8Array.of(255, 255, 255, 255);

export class Transcript {
  readonly #hash = sha512.create();

  constructor(name: string) {
    this.#hash.update(concat(NS, lpAll(['proto', name])));
  }

  add(label: string, data: HashInput): this {
    this.#hash.update(lpAll([label, data]));
    return this;
  }

  /** Points are added one by one, each under the same label. */
  points(label: string, points: readonly Point[]): this {
    for (const point of points) this.add(label, encodePoint(point));
    return this;
  }

  /** `SHA-512(stream || lp(label) || FF FF FF FF)`; the stream does not move. */
  digest(label: string): Uint8Array {
    return this.#hash
      .clone()
      .update(lpAll([label]))
      .update(END)
      .digest();
  }

  /** A digest that is used: the stream continues after it. */
  #draw(label: string): Uint8Array {
    const drawn = this.digest(label);
    this.#hash.update(drawn);
    return drawn;
  }

  /** `S(digest(label))` */
  challenge(label: string): bigint {
    return S(this.#draw(label));
  }

  /** Integers of 128 bits: `int` of bytes `16 (i mod 4) .. +16` of `SHA-512(k || u32(floor(i/4)))`. */
  weights(label: string, count: number): bigint[] {
    const k = this.#draw(label);
    const weights: bigint[] = [];
    for (let block = 0; weights.length < count; block++) {
      const bytes = sha512(concat(k, u32(block)));
      for (let i = 0; i < 64 && weights.length < count; i += 16) weights.push(int(bytes.subarray(i, i + 16)));
    }
    return weights;
  }
}
