/** docs/fair-play.md, "When a share may leave": acknowledgements and certificates. */
import {join, lp, Reader, same, u8, u32, utf8} from './bytes.ts';
import {NS} from './group.ts';
import {sign, signatureHolds} from './sign.ts';

/** What is acknowledged. */
export interface Position {
  term: number;
  seq: number;
  entryHash: Uint8Array;
}

/** Ed25519 over `NS || lp("ack") || gameId || term || seq || entryHash` */
const signed = (gameId: Uint8Array, {term, seq, entryHash}: Position): Uint8Array =>
  join(NS, lp(utf8('ack')), gameId, u32(term), u32(seq), entryHash);

/** `ack = u8 seat, u32 term, u32 seq, entryHash 32, signature 64` (105 B) */
export function writeAck(
  idSeed: Uint8Array,
  gameId: Uint8Array,
  seat: number,
  position: Position,
): Uint8Array {
  const signature = sign(idSeed, signed(gameId, position));
  return join(u8(seat), u32(position.term), u32(position.seq), position.entryHash, signature);
}

export function readAck(message: Uint8Array): Position & {seat: number; signature: Uint8Array} {
  const reader = new Reader(message);
  const read = {
    seat: reader.u8(),
    term: reader.u32(),
    seq: reader.u32(),
    entryHash: reader.bytes(32),
    signature: reader.bytes(64),
  };
  reader.end();
  return read;
}

export function ackHolds(gameId: Uint8Array, seat: number, idKey: Uint8Array, message: Uint8Array): boolean {
  const {signature, ...read} = readAck(message);
  return read.seat === seat && signatureHolds(idKey, signed(gameId, read), signature);
}

/** A certificate is the acknowledgements of all active seats for one entry. */
export function certificateHolds(
  gameId: Uint8Array,
  active: {seat: number; idKey: Uint8Array}[],
  position: Position,
  acks: Uint8Array[],
): boolean {
  if (acks.length !== active.length) return false;
  return active.every(({seat, idKey}) =>
    acks.some(ack => {
      const read = readAck(ack);
      const here =
        read.term === position.term && read.seq === position.seq && same(read.entryHash, position.entryHash);
      return here && ackHolds(gameId, seat, idKey, ack);
    }),
  );
}

/** Two acknowledgements of one seat for one `(term, seq)` and different entries prove equivocation. */
export function equivocates(
  gameId: Uint8Array,
  seat: number,
  idKey: Uint8Array,
  one: Uint8Array,
  two: Uint8Array,
): boolean {
  if (!ackHolds(gameId, seat, idKey, one) || !ackHolds(gameId, seat, idKey, two)) return false;
  const a = readAck(one);
  const b = readAck(two);
  return a.term === b.term && a.seq === b.seq && !same(a.entryHash, b.entryHash);
}
