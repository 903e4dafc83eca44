/** A record as docs/fair-play.md, "Entries and records", spells it: the table, then entries. */
import {join, lp, must, Reader, same, u8, utf8} from './bytes.ts';
import type {TableFacts} from './context.ts';
import {H32, NS} from './group.ts';

/** Kinds of entries in the order of their numbers. */
export const KINDS = [
  'keys',
  'backup',
  'backup-ok',
  'backup-bad',
  'mint',
  'request',
  'pass',
  'opening',
  'rekey',
  'exclusion',
  'commit',
  'disclose',
  'action',
  'drop',
  'back',
  'recover',
  'card-key',
  'host',
] as const;

export interface Entry {
  seq: number;
  term: number;
  prev: Uint8Array;
  author: number;
  kind: (typeof KINDS)[number];
  payload: Uint8Array;
  hash: Uint8Array;
  authorSignature: Uint8Array;
  hostSignature: Uint8Array;
  /** The entry up to and with the author's signature. */
  body: Uint8Array;
}

/** `lp(x)`, read. */
const readLp = (reader: Reader): Uint8Array => reader.bytes(reader.u32());

/** UTF-8, a byte order mark kept as it is. */
export function readText(reader: Reader): string {
  const bytes = readLp(reader);
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  must(same(utf8(text), bytes), 'a text is well-formed UTF-8');
  return text;
}

/** A u8, 0 or 1. */
function readFlag(reader: Reader): boolean {
  const flag = reader.u8();
  must(flag <= 1, 'a flag is 0 or 1');
  return flag === 1;
}

export function readTable(bytes: Uint8Array): TableFacts {
  const reader = new Reader(bytes);
  const head = {
    rulesetId: readText(reader),
    rulesetHash: reader.bytes(32),
    options: readLp(reader),
    backup: readFlag(reader) ? 1 : 0,
  };
  const seats = reader.list(reader.u8(), () => ({idKey: reader.bytes(32), nonce: reader.bytes(32)}));
  reader.end();
  return {...head, seats};
}

/** `u32 seq, u32 term, prev, u8 author, u8 kind, lp payload, author signature, host signature` */
export function readEntry(bytes: Uint8Array): Entry {
  const reader = new Reader(bytes);
  const head = {seq: reader.u32(), term: reader.u32(), prev: reader.bytes(32), author: reader.u8()};
  const kind = KINDS[reader.u8()];
  must(kind !== undefined, 'a kind of entry');
  const payload = readLp(reader);
  const [authorSignature, hostSignature] = [reader.bytes(64), reader.bytes(64)];
  reader.end();
  const body = bytes.slice(0, -64);
  return {...head, kind, payload, hash: H32('entry', bytes), authorSignature, hostSignature, body};
}

/** What the author signs. */
export const authorSigned = (gameId: Uint8Array, {prev, author, kind, payload}: Entry): Uint8Array =>
  join(NS, lp(utf8('author')), gameId, prev, u8(author), u8(KINDS.indexOf(kind)), lp(payload));

/** What the host signs. */
export const hostSigned = (gameId: Uint8Array, {body}: Entry): Uint8Array =>
  join(NS, lp(utf8('order')), gameId, body);

/** A list is `u16 count, u32 each`. */
export const readList = (reader: Reader): number[] => reader.list(reader.u16(), reader.u32);

/** A set of seats is u32 bits. */
export function readSeats(reader: Reader): number[] {
  const bits = reader.u32();
  return Array.from({length: 32}, (_, seat) => seat).filter(seat => Math.floor(bits / 2 ** seat) % 2 === 1);
}

export type Draw = {sides: number[]} | {from: number; count: number};

/** `flag 0, list of sides` (dice) or `flag 1, u32 from, u32 count` (pick) */
function readDraw(reader: Reader): Draw {
  if (readFlag(reader)) {
    const [from, count] = [reader.u32(), reader.u32()];
    must(count <= from && count <= 4096, 'a pick of what there is');
    return {from, count};
  }
  const sides = readList(reader);
  must(!sides.includes(0), 'dice have sides');
  return {sides};
}

export type Request =
  | {kind: 'beacon'; purpose: string; draws: Draw[]}
  | {kind: 'shuffle'; deck: string; inputs: number[]; by: number[]; key: number[]}
  | {kind: 'deal'; handles: number[]; to: number}
  | {kind: 'reveal'; handles: number[]}
  | {kind: 'rekey'; handle: number; from: number; to: number[]; showOnly: boolean}
  | {kind: 'exclude'; handles: number[]; by: number; oneOf: number[]}
  | {kind: 'commit' | 'disclose'; by: number[]};

/** `u8 kind` (beacon, shuffle, deal, reveal, rekey, exclude, commit, disclose) and its fields. */
export function readRequest(bytes: Uint8Array): Request {
  const reader = new Reader(bytes);
  const request = ((kind: number): Request => {
    if (kind === 0)
      return {
        kind: 'beacon',
        purpose: readText(reader),
        draws: reader.list(reader.u16(), () => readDraw(reader)),
      };
    if (kind === 1)
      return {
        kind: 'shuffle',
        deck: readText(reader),
        inputs: readList(reader),
        by: readSeats(reader),
        key: readSeats(reader),
      };
    if (kind === 2) return {kind: 'deal', handles: readList(reader), to: reader.u8()};
    if (kind === 3) return {kind: 'reveal', handles: readList(reader)};
    if (kind === 4)
      return {
        kind: 'rekey',
        handle: reader.u32(),
        from: reader.u8(),
        to: readSeats(reader),
        showOnly: readFlag(reader),
      };
    if (kind === 5)
      return {kind: 'exclude', handles: readList(reader), by: reader.u8(), oneOf: readList(reader)};
    must(kind === 6 || kind === 7, 'a kind of request');
    return {kind: kind === 6 ? 'commit' : 'disclose', by: readSeats(reader)};
  })(reader.u8());
  reader.end();
  return request;
}

export type Attachment =
  | {type: 'open'; handles: number[]; message: Uint8Array}
  | {type: 'blind'; deck: string; handles: number[]; message: Uint8Array}
  | {type: 'rekey'; to: number[]; showOnly: boolean; message: Uint8Array}
  | {type: 'exclude'; oneOf: number[]; message: Uint8Array};

/** `u8 seat, u8 k`, k attachments `u8 type` (open, blind, rekey, exclude), public part, `lp(message)`. */
export function readAction(bytes: Uint8Array): {seat: number; attachments: Attachment[]} {
  const reader = new Reader(bytes);
  const seat = reader.u8();
  const attachments = reader.list(reader.u8(), (): Attachment => {
    const type = reader.u8();
    if (type === 0) return {type: 'open', handles: readList(reader), message: readLp(reader)};
    if (type === 1)
      return {type: 'blind', deck: readText(reader), handles: readList(reader), message: readLp(reader)};
    if (type === 2)
      return {type: 'rekey', to: readSeats(reader), showOnly: readFlag(reader), message: readLp(reader)};
    must(type === 3, 'a type of attachment');
    return {type: 'exclude', oneOf: readList(reader), message: readLp(reader)};
  });
  reader.end();
  return {seat, attachments};
}

/** `drop` or `back`: `u32 set of seats, entryHash, u8 k, k × (u8 seat, signature)` */
export interface Change {
  seats: number[];
  entryHash: Uint8Array;
  votes: {seat: number; signature: Uint8Array}[];
}

export function readChange(bytes: Uint8Array): Change {
  const reader = new Reader(bytes);
  const head = {seats: readSeats(reader), entryHash: reader.bytes(32)};
  const votes = reader.list(reader.u8(), () => ({seat: reader.u8(), signature: reader.bytes(64)}));
  reader.end();
  return {...head, votes};
}
