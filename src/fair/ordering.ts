/**
 * A host that orders two entries in one place. The log spells entries; here stands only when two of them convict: they
 * say different things. An entry signed a second time after a reload does not: some platforms sign with fresh randomness.
 */
import {equalBytes} from '../base/bytes.ts';
import {FairnessBreach} from './errors.ts';
import type {Verify} from './signature.ts';

export interface Ordered {
  readonly term: number;
  readonly seq: number;
  /** What the host's signature covers. */
  readonly body: Uint8Array;
  /** 64 bytes. */
  readonly signature: Uint8Array;
}

/** @param host seat that sealed the entries of this term. @returns null if these two are no proof */
export function orderedTwice(
  one: Ordered,
  other: Ordered,
  host: {readonly seat: number; readonly idKey: Uint8Array},
  verify: Verify,
): FairnessBreach | null {
  const twice =
    one.seq === other.seq &&
    one.term === other.term &&
    !equalBytes(one.body, other.body) &&
    [one, other].every(({body, signature}) => verify(host.idKey, body, signature));
  return twice ? new FairnessBreach(host.seat, 'ordering', 'ordered-twice', one.body, other.body) : null;
}
