/**
 * Acknowledgements and certificates (docs/fair-play.md, "When a share may leave"): before a seat lets a share out, it
 * must hold the signatures of all active persons under the entry that asks for it. Then nobody will follow another
 * branch, so shares given on two branches can never be combined.
 *
 * Message: `ack` = `u8 seat, u32 term, u32 seq, entryHash 32, signature 64` (105 bytes), Ed25519 over
 * `NS || lp("ack") || gameId || u32 term || u32 seq || entryHash` by the seat's identity key.
 *
 * Who knows what: everything here is public. Two acknowledgements of one seat for one `(term, seq)` with different
 * hashes convict it, whoever shows them.
 *
 * Known weakness: a seat can withhold its acknowledgement, and the table waits.
 */
import {equalBytes} from '../base/bytes.ts';
import {FairnessBreach} from './errors.ts';
import {statement, u32} from './hash.ts';
import {HASH, many, message, record, type Shape, SIGNATURE, U8, U32} from './shape.ts';
import type {Sign, Verify} from './signature.ts';
import type {Head} from './state.ts';

export interface Ack extends Head {
  readonly seat: number;
  /** 64 bytes. */
  readonly signature: Uint8Array;
}

/** One acknowledgement of each active person, all for one entry. */
export type Certificate = readonly Ack[];

/** Where an entry stands, in messages and in what a device keeps. */
export const HEAD = {term: U32, seq: U32, entryHash: HASH};

const ackBytes = (gameId: Uint8Array, {term, seq, entryHash}: Head): Uint8Array =>
  statement('ack', gameId, u32(term), u32(seq), entryHash);

export const makeAck = (sign: Sign, gameId: Uint8Array, seat: number, head: Head): Ack => ({
  seat,
  term: head.term,
  seq: head.seq,
  entryHash: head.entryHash,
  signature: sign(ackBytes(gameId, head)),
});

export const verifyAck = (ack: Ack, gameId: Uint8Array, idKey: Uint8Array, verify: Verify): boolean =>
  verify(idKey, ackBytes(gameId, ack), ack.signature);

const ACK = record<Ack>({seat: U8, ...HEAD, signature: SIGNATURE});
/** @throws FairError fair/bad-length, fair/trailing-bytes */
export const {encode: encodeAck, decode: decodeAck} = message(ACK);

/** `u8 k`, then k acknowledgements. */
export const CERTIFICATE: Shape<Certificate> = many(U8, ACK);
export const {encode: encodeCertificate, decode: decodeCertificate} = message(CERTIFICATE);

export const sameHead = (one: Head, other: Head): boolean =>
  one.term === other.term && one.seq === other.seq && equalBytes(one.entryHash, other.entryHash);

/** Who has to sign a certificate: the part of a state that it takes. */
export interface Certifiers {
  readonly gameId: Uint8Array;
  readonly persons: readonly number[];
  readonly seats: readonly {readonly idKey: Uint8Array}[];
  readonly verify: Verify;
}

/** Whether the certificate is complete for this entry: each active person once, each signature right. */
export function isCertified(certificate: Certificate, head: Head, state: Certifiers): boolean {
  const {persons, gameId, seats, verify} = state;
  const signed = new Set(certificate.map(ack => ack.seat));
  return (
    certificate.length === persons.length &&
    persons.every(seat => signed.has(seat)) &&
    certificate.every(ack => sameHead(ack, head) && verifyAck(ack, gameId, seats[ack.seat]!.idKey, verify))
  );
}

/** Convicts a seat that acknowledged two entries in one place; null if these two do not. */
export function equivocation(
  one: Ack,
  other: Ack,
  gameId: Uint8Array,
  idKey: Uint8Array,
  verify: Verify,
): FairnessBreach | null {
  const twice =
    one.seat === other.seat &&
    one.term === other.term &&
    one.seq === other.seq &&
    !equalBytes(one.entryHash, other.entryHash) &&
    [one, other].every(ack => verifyAck(ack, gameId, idKey, verify));
  return twice
    ? new FairnessBreach(one.seat, 'acknowledgement', 'equivocation', encodeAck(one), encodeAck(other))
    : null;
}

/** The order of places: a later term beats a later number. */
export const comparePlaces = (one: Head, other: Head): number => one.term - other.term || one.seq - other.seq;
