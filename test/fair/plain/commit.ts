/** docs/fair-play.md, "Choices at the same time": simultaneous choice. */
import {join, Reader, same, u8, u16} from './bytes.ts';
import {H32} from './group.ts';

/** `C = H32("commit", gameId, rid, u8 seat, choice, salt)` */
export const commitment = (
  gameId: Uint8Array,
  rid: Uint8Array,
  seat: number,
  choice: Uint8Array,
  salt: Uint8Array,
): Uint8Array => H32('commit', gameId, rid, u8(seat), choice, salt);

/** `u8 seat, rid, C` = 65 B */
export const writeCommit = (seat: number, rid: Uint8Array, C: Uint8Array): Uint8Array =>
  join(u8(seat), rid, C);

export function readCommit(message: Uint8Array): {seat: number; rid: Uint8Array; C: Uint8Array} {
  const reader = new Reader(message);
  const read = {seat: reader.u8(), rid: reader.bytes(32), C: reader.bytes(32)};
  reader.end();
  return read;
}

/** `disclose`: choice and salt; the layout is the vectors' (the document leaves it open). */
export const writeDisclose = (
  seat: number,
  rid: Uint8Array,
  salt: Uint8Array,
  choice: Uint8Array,
): Uint8Array => join(u8(seat), rid, salt, u16(choice.length), choice);

export function readDisclose(message: Uint8Array): {
  seat: number;
  rid: Uint8Array;
  salt: Uint8Array;
  choice: Uint8Array;
} {
  const reader = new Reader(message);
  const read = {seat: reader.u8(), rid: reader.bytes(32), salt: reader.bytes(32)};
  const choice = reader.bytes(reader.u16());
  reader.end();
  return {...read, choice};
}

/** The disclosure opens the commitment of the same seat and request. */
export function disclosureHolds(gameId: Uint8Array, commit: Uint8Array, disclose: Uint8Array): boolean {
  const {seat, rid, C} = readCommit(commit);
  const read = readDisclose(disclose);
  if (read.seat !== seat || !same(read.rid, rid)) return false;
  return same(commitment(gameId, rid, seat, read.choice, read.salt), C);
}
