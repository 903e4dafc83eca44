/** What a joint dealer leaves on its own device, as bytes; each begins with its digest, so that damage is noticed. */
import {concat, equalBytes} from '../base/bytes.ts';
import {HEAD} from './ack.ts';
import {FairError} from './errors.ts';
import {H32} from './hash.ts';
import {LP, mapOf, maybe, message, record, type Shape, TEXT, U32} from './shape.ts';
import type {Head} from './state.ts';

export interface Saved {
  /** What `saveState` gave. */
  readonly state: Uint8Array;
  /** The entry since which the present question stands. */
  readonly asking: Head | null;
  /** By own seat: handle to face. */
  readonly faces: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Own acknowledgements that may have to be said again. */
  readonly acks: ReadonlyMap<string, Uint8Array>;
}

const SAVED = record<Saved>({
  state: LP,
  asking: maybe(record<Head>(HEAD)),
  faces: mapOf(U32, mapOf(U32, U32)),
  acks: mapOf(TEXT, LP),
});

const CHOICES = mapOf(TEXT, LP);

/** The bytes of a shape behind their digest. */
function sealed<T>(shape: Shape<T>) {
  const {encode, decode} = message(shape);
  const digest = (body: Uint8Array) => H32('snapshot', body);
  return {
    encode: (value: T): Uint8Array => {
      const body = encode(value);
      return concat(digest(body), body);
    },
    /** @throws FairError fair/other-state and those of decoders */
    decode: (bytes: Uint8Array): T => {
      const body = bytes.subarray(32);
      if (!equalBytes(digest(body), bytes.subarray(0, 32))) throw new FairError('other-state');
      return decode(body);
    },
  };
}

export const {encode: saveDealer, decode: loadDealer} = sealed(SAVED);
export const {encode: saveChoices, decode: loadChoices} = sealed(CHOICES);
