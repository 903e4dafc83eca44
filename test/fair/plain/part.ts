/** docs/fair-play.md, "Parts": how an answer travels. */
import {join, lp, Reader, u8, utf8} from './bytes.ts';
import {NS} from './group.ts';
import {sign, signatureHolds} from './sign.ts';

export interface Part {
  seat: number;
  /** share, widening, pass, rekey, exclusion, commit, disclose, heir. */
  kind: number;
  rid: Uint8Array;
  head: Uint8Array;
  bytes: Uint8Array;
}

/** `NS || lp("part") || gameId || rid || head || u8 seat || u8 kind || lp(bytes)` */
const signed = (gameId: Uint8Array, {seat, kind, rid, head, bytes}: Part): Uint8Array =>
  join(NS, lp(utf8('part')), gameId, rid, head, u8(seat), u8(kind), lp(bytes));

/** `u8 seat, u8 kind, rid 32, head 32, signature 64, lp(bytes)` */
export const writePart = (idSeed: Uint8Array, gameId: Uint8Array, part: Part): Uint8Array =>
  join(u8(part.seat), u8(part.kind), part.rid, part.head, sign(idSeed, signed(gameId, part)), lp(part.bytes));

export function readPart(message: Uint8Array): Part & {signature: Uint8Array} {
  const reader = new Reader(message);
  const head = {seat: reader.u8(), kind: reader.u8(), rid: reader.bytes(32), head: reader.bytes(32)};
  const signature = reader.bytes(64);
  const bytes = reader.bytes(reader.u32());
  reader.end();
  return {...head, signature, bytes};
}

export function partHolds(gameId: Uint8Array, idKey: Uint8Array, message: Uint8Array): boolean {
  const {signature, ...part} = readPart(message);
  return part.kind < 8 && signatureHolds(idKey, signed(gameId, part), signature);
}
