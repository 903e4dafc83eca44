/**
 * Parts that came from others, until they are used: shares that wait for the rest, answers that wait to be sealed, and
 * what came before the entry that it belongs to. Each seat has its own room, and only what it signed gets into it: a
 * flood pushes out nothing but the sender's own.
 */

import {hexName} from './hex-name.ts';
import type {Part} from './part.ts';
import type {Pending} from './state.ts';

/** Parts of one seat that are kept: more than one question can want of it. */
const MAX_PARTS = 64;
/** Bytes of one seat's parts that are kept: a pass over the largest pile, and room. */
const MAX_BYTES = 256 * 1024;

export class Inbox {
  /** By seat, then by what the part answers; oldest first. */
  readonly #parts: readonly Map<string, Part>[];

  constructor(seats: number) {
    this.#parts = Array.from({length: seats}, () => new Map());
  }

  /** @param part whose signature was checked. @returns false if it was there already */
  add(part: Part): boolean {
    const own = this.#parts[part.seat]!;
    const name = `${hexName(part.rid)} ${part.kind} ${hexName(part.signature)}`;
    if (own.has(name)) return false;
    own.set(name, part);
    let bytes = [...own.values()].reduce((total, {bytes}) => total + bytes.length, 0);
    for (const [
      oldest,
      {
        bytes: {length},
      },
    ] of own) {
      if (own.size <= MAX_PARTS && bytes <= MAX_BYTES) break;
      own.delete(oldest);
      bytes -= length;
    }
    return true;
  }

  /** What came for a request, in the order of seats and of coming. */
  for({rid}: Pick<Pending, 'rid'>): Part[] {
    const name = hexName(rid);
    return this.#parts.flatMap(own => [...own.values()].filter(part => hexName(part.rid) === name));
  }

  remove(part: Part): void {
    const own = this.#parts[part.seat]!;
    for (const [name, other] of own) if (other === part) own.delete(name);
  }

  /** Parts that are kept of a seat. */
  count(seat: number): number {
    return this.#parts[seat]!.size;
  }
}
