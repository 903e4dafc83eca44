/**
 * Signatures of seats, by their identity keys. The rule itself is the table's: there is one for its log and for dealing,
 * and whoever makes a `FairState` brings it along, so that no peer accepts here what another refuses there.
 */

/** Signs with a seat's identity key: 64 bytes. The key itself stays where it is. */
export type Sign = (bytes: Uint8Array) => Uint8Array;

/** Whether the 64 bytes are the signature of a key (32 bytes) on these bytes; false for whatever is malformed. */
export type Verify = (key: Uint8Array, bytes: Uint8Array, signature: Uint8Array) => boolean;
