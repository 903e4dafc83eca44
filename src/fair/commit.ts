/**
 * Simultaneous choice (docs/fair-play.md, "Choices at the same time"): each seat commits to its choice by a salted hash and discloses it once all
 * commitments of the request are logged.
 *
 * Messages: `commit` = `u8 seat, rid 32, C 32` (65 bytes), `disclose` = `u8 seat, rid 32, salt 32, u16 length, choice`.
 *
 * Who knows what: before the disclosure only the seat; the salt of 256 bits stops guessing. A commitment is final.
 *
 * Known weakness: a seat can refuse to disclose. It is then dropped and takes the ruleset's default choice.
 */
import {concat, equalBytes} from '../base/bytes.ts';
import {FairError} from './errors.ts';
import {H32, u8, u16} from './hash.ts';
import {type SeatSecret, saltFor} from './seat-secret.ts';
import {HASH, message, record, type Shape, U8, U16} from './shape.ts';

export interface Commitment {
  readonly seat: number;
  readonly rid: Uint8Array;
  /** 32 bytes. */
  readonly C: Uint8Array;
}

export interface Disclosure {
  readonly seat: number;
  /** Of the request to commit, not of the request to disclose. */
  readonly rid: Uint8Array;
  /** 32 bytes. */
  readonly salt: Uint8Array;
  readonly choice: Uint8Array;
}

/** Bytes of a choice at most. */
export const MAX_CHOICE = 1024;

/** `C = H32("commit", gameId, rid, u8 seat, choice, salt)` */
const commitmentTo = (gameId: Uint8Array, {rid, seat, choice, salt}: Disclosure): Uint8Array =>
  H32('commit', gameId, rid, u8(seat), choice, salt);

/** Both messages; the second stays on the device until it is due. */
export function makeCommitment(
  secret: SeatSecret,
  gameId: Uint8Array,
  rid: Uint8Array,
  seat: number,
  choice: Uint8Array,
): {commitment: Commitment; disclosure: Disclosure} {
  if (choice.length > MAX_CHOICE) throw new FairError('bad-count', {field: 'choice', count: choice.length});
  const disclosure = {seat, rid, salt: saltFor(secret, gameId, rid), choice};
  return {commitment: {seat, rid, C: commitmentTo(gameId, disclosure)}, disclosure};
}

export const verifyDisclosure = (
  gameId: Uint8Array,
  disclosure: Disclosure,
  commitment: Commitment,
): boolean =>
  disclosure.seat === commitment.seat &&
  equalBytes(disclosure.rid, commitment.rid) &&
  equalBytes(commitmentTo(gameId, disclosure), commitment.C);

export const COMMITMENT = record<Commitment>({seat: U8, rid: HASH, C: HASH});
/** @throws FairError fair/bad-length, fair/trailing-bytes */
export const {encode: encodeCommitment, decode: decodeCommitment} = message(COMMITMENT);

export const CHOICE: Shape<Uint8Array> = {
  write: choice => concat(u16(choice.length), choice),
  read: (reader, field) => {
    const length = U16.read(reader, 'length');
    if (length > MAX_CHOICE) throw new FairError('bad-count', {field, count: length});
    return reader.bytes(length, field);
  },
};

/** @throws FairError fair/bad-length, fair/bad-count, fair/trailing-bytes */
export const {encode: encodeDisclosure, decode: decodeDisclosure} = message(
  record<Disclosure>({seat: U8, rid: HASH, salt: HASH, choice: CHOICE}),
);
