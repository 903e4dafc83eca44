/**
 * Signatures of seats, by their identity keys. The rule itself is the table's: there is one for its log and for dealing,
 * and whoever makes a `FairState` brings it along, so that no peer accepts here what another refuses there.
 */
import {H32} from './hash.ts';
import {hexName} from './hex-name.ts';

/** Signs with a seat's identity key: 64 bytes. The key itself stays where it is. */
export type Sign = (bytes: Uint8Array) => Uint8Array;

/** Whether the 64 bytes are the signature of a key (32 bytes) on these bytes; false for whatever is malformed. */
export type Verify = (key: Uint8Array, bytes: Uint8Array, signature: Uint8Array) => boolean;

/** More than one question brings at the largest table. */
const REMEMBERED = 256;

/**
 * The same rule, with a memory of what held: a part is looked at when it comes, when it is tried, and once more in its
 * entry. What does not hold is computed again, so that nobody's garbage takes up room.
 */
export function remembering(verify: Verify): Verify {
  const held = new Set<string>();
  return (key, bytes, signature) => {
    const name = hexName(H32('held', key, bytes, signature));
    if (held.has(name)) return true;
    if (!verify(key, bytes, signature)) return false;
    if (held.size >= REMEMBERED) held.delete(held.values().next().value!);
    held.add(name);
    return true;
  };
}
