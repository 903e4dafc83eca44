/**
 * Reading messages: one cursor that knows the name of each field it reads. Lengths are checked before anything is
 * allocated, and a message that is read must be read to its end.
 */
import {fromUtf8} from '../base/bytes.ts';
import {badLength, FairError} from './errors.ts';
import {decodePoint, decodeScalar, type Point} from './group.ts';

export class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    if (!(bytes instanceof Uint8Array)) throw new FairError('not-bytes');
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  /** @throws FairError fair/bad-length */
  bytes(length: number, field: string): Uint8Array {
    if (length > this.left) throw badLength(field, this.left, length);
    this.#at += length;
    return this.#bytes.slice(this.#at - length, this.#at);
  }

  u8(field: string): number {
    return this.bytes(1, field)[0]!;
  }

  u16(field: string): number {
    const [low, high] = this.bytes(2, field);
    return low! | (high! << 8);
  }

  u32(field: string): number {
    const low = this.u16(field);
    return low + this.u16(field) * 0x10000;
  }

  scalar(field: string): bigint {
    return decodeScalar(this.bytes(32, field), field);
  }

  point(field: string): Point {
    return decodePoint(this.bytes(32, field), field);
  }

  /** A point that stands for a key. @throws FairError fair/identity */
  key(field: string): Point {
    const point = this.point(field);
    if (point.is0()) throw new FairError('identity', {field});
    return point;
  }

  /** Bytes preceded by their u32 length. */
  lp(field: string): Uint8Array {
    return this.bytes(this.u32(field), field);
  }

  text(field: string): string {
    try {
      return fromUtf8(this.lp(field));
    } catch (error) {
      if (error instanceof FairError) throw error;
      throw new FairError('bad-text', {field});
    }
  }

  /** @throws FairError fair/trailing-bytes */
  end(): void {
    if (this.left > 0) throw new FairError('trailing-bytes', {field: 'end', length: this.left});
  }
}

/** Reads a whole message. */
export function decode<T>(bytes: Uint8Array, read: (reader: Reader) => T): T {
  const reader = new Reader(bytes);
  const value = read(reader);
  reader.end();
  return value;
}
