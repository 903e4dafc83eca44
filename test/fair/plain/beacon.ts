/** docs/fair-play.md, "Beacon": the beacon, its stream and what is drawn from it. */
import {sha512} from '@noble/hashes/sha2.js';
import {int, join, lp, must, u32, utf8} from './bytes.ts';
import {add, H64, NS, P, type Point, pt} from './group.ts';

/** `P_rid = P("beacon-point", gameId, rid)` */
export const beaconPoint = (gameId: Uint8Array, rid: Uint8Array): Point => P('beacon-point', gameId, rid);

/** `value = H64("beacon-value", gameId, rid, pt(sum D_j))` */
export const beaconValue = (gameId: Uint8Array, rid: Uint8Array, D: Point[]): Uint8Array =>
  H64('beacon-value', gameId, rid, pt(add(...D)));

/** Blocks of 64 bytes, read as u32 little-endian words. */
export class Words {
  private readonly block: () => Uint8Array;
  private ready: number[] = [];

  constructor(block: () => Uint8Array) {
    this.block = block;
  }

  next(): number {
    if (this.ready.length === 0) {
      const block = this.block();
      for (let at = 0; at < block.length; at += 4) this.ready.push(Number(int(block.slice(at, at + 4))));
    }
    return this.ready.shift()!;
  }
}

/** Stream block i = `SHA-512(NS || lp("beacon-stream") || lp(value) || lp(u32 i))` */
export function beaconWords(value: Uint8Array): Words {
  let i = 0;
  return new Words(() => sha512(join(NS, lp(utf8('beacon-stream')), lp(value), lp(u32(i++)))));
}

/** Reject words `>= floor(2^32/m) m`, then mod m. */
export function uniform(words: Words, m: number): number {
  must(Number.isInteger(m) && m >= 1 && m <= 2 ** 32, 'uniform: bound out of range');
  for (;;) {
    const word = words.next();
    if (word < Math.floor(2 ** 32 / m) * m) return word % m;
  }
}

/** For i from m-1 down to 1 swap i with `uniform(i+1)`. */
export function permutation(words: Words, m: number): number[] {
  const p = Array.from({length: m}, (_, i) => i);
  for (let i = m - 1; i >= 1; i--) {
    const j = uniform(words, i + 1);
    const kept = p[i]!;
    p[i] = p[j]!;
    p[j] = kept;
  }
  return p;
}

/** Draws without replacement: take and remove index `uniform(remaining)`; the indices taken. */
export function draws(words: Words, items: number, count: number): number[] {
  const taken: number[] = [];
  for (let i = 0; i < count; i++) taken.push(uniform(words, items - i));
  return taken;
}
