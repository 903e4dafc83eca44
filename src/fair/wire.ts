/**
 * Reading messages: one cursor that knows the name of each field it reads. Lengths are checked before anything is
 * allocated, and a message that is read must be read to its end.
 */
import {badLength, FairError} from './errors.ts';

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
