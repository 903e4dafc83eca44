/**
 * Framing of a data channel. The first byte of a message tells what it is:
 *
 *   0         y-webrtc's sync messages, looked at by the guard; its other kinds are refused
 *   200       a chunk: message id (1 byte), index (2), count (2), at most 16 KiB of payload
 *   201       control: UTF-8 JSON
 *   202       the same, passed on for another peer: it runs on that peer's budget
 *
 * Chunks are needed because browsers refuse messages above 256 KiB, and y-webrtc swallows that error.
 */

import {BadMessage} from '../base/bad-message.ts';
import {concat, fromUtf8, utf8} from '../base/bytes.ts';
import type {Code} from '../base/codes.ts';
import {LIMITS} from './limits.ts';

export const CHUNK = 200;
export const CONTROL = 201;
export const RELAYED = 202;

const HEAD = 6;

export const controlFrame = (message: object, kind: typeof CONTROL | typeof RELAYED = CONTROL): Uint8Array =>
  concat(Uint8Array.of(kind), utf8(JSON.stringify(message)));

/**
 * The JSON of a control frame.
 * @throws BadMessage net/not-json
 */
export function readControl(frame: Uint8Array): unknown {
  try {
    return JSON.parse(fromUtf8(frame.subarray(1)));
  } catch {
    throw new BadMessage('net/not-json');
  }
}

/** The pieces in which a frame travels: itself when it is small. */
export function split(frame: Uint8Array, id: number): Uint8Array[] {
  if (frame.length <= LIMITS.chunk) return [frame];
  const count = Math.ceil(frame.length / LIMITS.chunk);
  return Array.from({length: count}, (_, index) => {
    const payload = frame.subarray(index * LIMITS.chunk, (index + 1) * LIMITS.chunk);
    return concat(Uint8Array.of(CHUNK, id & 255, index >> 8, index & 255, count >> 8, count & 255), payload);
  });
}

/** Puts chunks together again. Channels keep order, so one message at a time is under way. */
export class Assembler {
  #id = 0;
  #count = 0;
  #parts: Uint8Array[] = [];
  readonly #limitOf: (kind: number) => number;

  /** @param limitOf bytes that a message may have whose first byte is this; looked at when the message begins */
  constructor(limitOf: (kind: number) => number = () => LIMITS.message) {
    this.#limitOf = limitOf;
  }

  /**
   * @returns the whole frame when `piece` completes one, else null
   * @throws BadMessage net/too-large, net/bad-chunk
   */
  accept(piece: Uint8Array): Uint8Array | null {
    if (piece[0] !== CHUNK) return piece;
    const [, id = 0, indexHigh = 0, indexLow = 0, countHigh = 0, countLow = 0] = piece;
    const index = (indexHigh << 8) | indexLow;
    const count = (countHigh << 8) | countLow;
    if (count * LIMITS.chunk > LIMITS.message) this.#fail('net/too-large');
    // What fits in one piece is never chunked, and one message ends before the next begins.
    if (count < 2 || (index === 0 && this.#parts.length > 0)) this.#fail('net/bad-chunk');
    if (index === 0) {
      if ((count - 1) * LIMITS.chunk >= this.#limitOf(piece[HEAD] ?? 0)) this.#fail('net/too-large');
      this.#begin(id, count);
    }
    if (id !== this.#id || count !== this.#count || index !== this.#parts.length) this.#fail('net/bad-chunk');
    const size = piece.length - HEAD;
    const last = index === count - 1;
    if (size < 1 || size > LIMITS.chunk || (!last && size < LIMITS.chunk)) this.#fail('net/bad-chunk');
    // A copy: the piece may be a view into something larger.
    this.#parts.push(piece.slice(HEAD));
    if (!last) return null;
    const whole = concat(...this.#parts);
    this.#clear();
    // Our own side never chunks chunks.
    if (whole[0] === CHUNK) this.#fail('net/bad-chunk');
    return whole;
  }

  #begin(id: number, count: number): void {
    this.#id = id;
    this.#count = count;
    this.#parts = [];
  }

  #clear(): void {
    this.#begin(0, 0);
  }

  #fail(code: Code): never {
    this.#clear();
    throw new BadMessage(code);
  }
}
