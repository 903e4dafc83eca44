/**
 * What a game asks of the table (design 10), and how a request is spelled in a record.
 *
 * `u8 kind` (its index below), then the fields in the order of the types: text as `lp`, sets of seats as u32 bits,
 * lists as u16 count and u32 each, a seat as u8.
 */
import {concat} from '../base/bytes.ts';
import type {Draw} from './beacon.ts';
import {FairError} from './errors.ts';
import {lp, partBytes, u8, u16, u32} from './hash.ts';
import {decode, type Reader} from './wire.ts';

export type Request =
  | {readonly kind: 'beacon'; readonly purpose: string; readonly draws: readonly Draw[]}
  /** Joint pile: `by` all active seats. Own hand: `by` and `key` the owner. */
  | {
      readonly kind: 'shuffle';
      readonly deck: string;
      readonly inputs: readonly number[];
      readonly by: readonly number[];
      readonly key: readonly number[];
    }
  | {readonly kind: 'deal'; readonly handles: readonly number[]; readonly to: number}
  /** Sealed handles by all, held ones by their owners. */
  | {readonly kind: 'reveal'; readonly handles: readonly number[]}
  /** `to` one seat or all active ones. `showOnly` leaves the handle as it is and gives a copy to look at. */
  | {
      readonly kind: 'rekey';
      readonly handle: number;
      readonly from: number;
      readonly to: readonly number[];
      readonly showOnly: boolean;
    }
  /** Each handle is proved to be one of the values, or opened. */
  | {
      readonly kind: 'exclude';
      readonly handles: readonly number[];
      readonly by: number;
      readonly oneOf: readonly number[];
    }
  | {readonly kind: 'commit'; readonly by: readonly number[]}
  /** Of the latest commitment that is complete. */
  | {readonly kind: 'disclose'; readonly by: readonly number[]};

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

/** Items of a pick at most: bounds the work that a request can ask for. */
const MAX_PICK = 4096;

function readDraw(reader: Reader): Draw {
  if (!readFlag(reader, 'draw')) {
    const sides = readList(reader, 'sides');
    if (sides.includes(0)) throw new FairError('bad-count', {field: 'sides', count: 0});
    return {kind: 'roll', sides};
  }
  const from = reader.u32('from');
  const count = reader.u32('count');
  if (count > from || count > MAX_PICK) throw new FairError('bad-count', {field: 'count', count});
  return {kind: 'pick', from, count};
}

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

function readRequest(reader: Reader): Request {
  const kind = KINDS[reader.u8('kind')];
  switch (kind) {
    case 'beacon': {
      const purpose = reader.text('purpose');
      const count = reader.u16('draws');
      if (count > reader.left)
        throw new FairError('bad-length', {field: 'draws', length: reader.left, want: count});
      return {kind, purpose, draws: Array.from({length: count}, () => readDraw(reader))};
    }
    case 'shuffle':
      return {
        kind,
        deck: reader.text('deck'),
        inputs: readList(reader, 'inputs'),
        by: readSeats(reader, 'by'),
        key: readSeats(reader, 'key'),
      };
    case 'deal':
      return {kind, handles: readList(reader, 'handles'), to: reader.u8('to')};
    case 'reveal':
      return {kind, handles: readList(reader, 'handles')};
    case 'rekey':
      return {
        kind,
        handle: reader.u32('handle'),
        from: reader.u8('from'),
        to: readSeats(reader, 'to'),
        showOnly: readFlag(reader, 'showOnly'),
      };
    case 'exclude':
      return {
        kind,
        handles: readList(reader, 'handles'),
        by: reader.u8('by'),
        oneOf: readList(reader, 'oneOf'),
      };
    case 'commit':
    case 'disclose':
      return {kind, by: readSeats(reader, 'by')};
    default:
      throw new FairError('unknown-kind', {field: 'kind'});
  }
}

/** One byte, 0 or 1. */
export function readFlag(reader: Reader, field: string): boolean {
  const flag = reader.u8(field);
  if (flag > 1) throw new FairError('bad-flag', {field});
  return flag === 1;
}

/** @throws FairError as all decoders, fair/unknown-kind */
export const decodeRequest = (bytes: Uint8Array): Request => decode(bytes, readRequest);
