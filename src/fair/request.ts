/**
 * What a game asks of the table, as bytes: for the digest of the state, and to compare what a peer's own engine asks.
 *
 * `u8 kind` (its index below), then the fields in the order of the types: text as `lp`, sets of seats as u32 bits,
 * lists as u16 count and u32 each, a seat as u8.
 */

import type {Ask, Draw} from '../base/ask.ts';
import {concat} from '../base/bytes.ts';
import {FairError} from './errors.ts';
import {lp, partBytes, u8, u16, u32} from './hash.ts';
import type {Reader} from './wire.ts';

export type Request = Ask;

const KINDS = ['beacon', 'shuffle', 'deal', 'reveal', 'rekey', 'exclude', 'commit', 'disclose'] as const;

/** Seats as bits, seat 0 lowest. */
export const encodeSeats = (seats: readonly number[]): Uint8Array =>
  u32(seats.reduce((bits, seat) => bits + 2 ** seat, 0));

export const readSeats = (reader: Reader, field: string): number[] => {
  const bits = reader.u32(field);
  return Array.from({length: 32}, (_, seat) => seat).filter(seat => Math.floor(bits / 2 ** seat) % 2 === 1);
};

export const encodeList = (list: readonly number[]): Uint8Array => concat(u16(list.length), ...list.map(u32));
export const readList = (reader: Reader, field: string): number[] => reader.u32s(reader.u16(field), field);

/** `flag 0, list of sides` or `flag 1, u32 from, u32 count` */
const encodeDraw = (draw: Draw): Uint8Array =>
  draw.kind === 'roll'
    ? concat(u8(0), encodeList(draw.sides))
    : concat(u8(1), u32(draw.from), u32(draw.count));

export function encodeRequest(request: Request): Uint8Array {
  const kind = u8(KINDS.indexOf(request.kind));
  switch (request.kind) {
    case 'beacon':
      return concat(
        kind,
        lp(partBytes(request.purpose)),
        u16(request.draws.length),
        ...request.draws.map(encodeDraw),
      );
    case 'shuffle':
      return concat(
        kind,
        lp(partBytes(request.deck)),
        encodeList(request.inputs),
        encodeList(request.mint),
        encodeSeats(request.by),
        encodeSeats(request.key),
      );
    case 'deal':
      return concat(kind, encodeList(request.handles), u8(request.to));
    case 'reveal':
      return concat(kind, encodeList(request.handles));
    case 'rekey':
      return concat(
        kind,
        u32(request.handle),
        u8(request.from),
        encodeSeats(request.to),
        u8(request.showOnly ? 1 : 0),
      );
    case 'exclude':
      return concat(kind, encodeList(request.handles), u8(request.by), encodeList(request.oneOf));
    default:
      return concat(kind, encodeSeats(request.by));
  }
}

/** One byte, 0 or 1. */
export function readFlag(reader: Reader, field: string): boolean {
  const flag = reader.u8(field);
  if (flag > 1) throw new FairError('bad-flag', {field});
  return flag === 1;
}
