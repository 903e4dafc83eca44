/** docs/fair-play.md, "Transcript": the transcript, one growing byte stream. */
import {sha512} from '@noble/hashes/sha2.js';
import {int, join, lp, u32, utf8} from './bytes.ts';
import {type Ciphertext, NS, type Point, pt, S} from './group.ts';

export class T {
  stream: Uint8Array;

  /** `NS || lp("proto") || lp(name)` */
  constructor(name: string) {
    this.stream = join(NS, lp(utf8('proto')), lp(utf8(name)));
  }

  /** Append `lp(label) || lp(data)`. */
  add(label: string, data: Uint8Array): void {
    this.stream = join(this.stream, lp(utf8(label)), lp(data));
  }

  /** Points are added one by one. */
  points(label: string, points: Point[]): void {
    for (const point of points) this.add(label, pt(point));
  }

  /** First a, then b. */
  ciphertext(label: string, e: Ciphertext): void {
    this.points(label, [e.a, e.b]);
  }

  /** `SHA-512(stream || lp(label) || FF FF FF FF)`; the stream stays. */
  digest(label: string): Uint8Array {
    return sha512(join(this.stream, lp(utf8(label)), Uint8Array.of(255, 255, 255, 255)));
  }

  /** A digest used as a challenge is appended raw. */
  private drawn(label: string): Uint8Array {
    const digest = this.digest(label);
    this.stream = join(this.stream, digest);
    return digest;
  }

  challenge(label: string): bigint {
    return S(this.drawn(label));
  }

  /** Weight i: `int` of bytes `16(i mod 4) .. +16` of `SHA-512(k || u32(floor(i/4)))`. */
  weights(label: string, m: number): bigint[] {
    const k = this.drawn(label);
    const out: bigint[] = [];
    for (let i = 0; i < m; i++) {
      const block = sha512(join(k, u32(Math.floor(i / 4))));
      const start = 16 * (i % 4);
      out.push(int(block.slice(start, start + 16)));
    }
    return out;
  }
}
