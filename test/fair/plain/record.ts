/** A record as docs/fair-play.md, "Entries and records", spells it: the table, then entries. */
import {Reader} from './bytes.ts';
import type {TableFacts} from './context.ts';
import {H32} from './group.ts';

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
}

/** `lp(x)`, read. */
const readLp = (reader: Reader): Uint8Array => reader.bytes(reader.u32());
export const readText = (reader: Reader): string => new TextDecoder().decode(readLp(reader));

export function readTable(bytes: Uint8Array): TableFacts {
  const reader = new Reader(bytes);
  const head = {
    rulesetId: readText(reader),
    rulesetHash: reader.bytes(32),
    options: readLp(reader),
    backup: reader.u8(),
  };
  const seats = reader.list(reader.u8(), () => ({idKey: reader.bytes(32), nonce: reader.bytes(32)}));
  reader.end();
  return {...head, seats};
}

/** `u32 seq, u32 term, prev, u8 author, u8 kind, lp payload, author signature, host signature` */
export function readEntry(bytes: Uint8Array): Entry {
  const reader = new Reader(bytes);
  const head = {seq: reader.u32(), term: reader.u32(), prev: reader.bytes(32), author: reader.u8()};
  const kind = KINDS[reader.u8()]!;
  const payload = readLp(reader);
  reader.bytes(64);
  reader.bytes(64);
  reader.end();
  return {...head, kind, payload, hash: H32('entry', bytes)};
}

/** A list is `u16 count, u32 each`. */
export const readList = (reader: Reader): number[] => reader.list(reader.u16(), reader.u32);

/** A set of seats is u32 bits. */
export function readSeats(reader: Reader): number[] {
  const bits = reader.u32();
  return Array.from({length: 32}, (_, seat) => seat).filter(seat => Math.floor(bits / 2 ** seat) % 2 === 1);
}

/** The requests that open cards; fields in the order in which section 10 of the design lists them. */
export type Request =
  | {kind: 'shuffle'; deck: string; inputs: number[]; by: number[]; key: number[]}
  | {kind: 'deal'; handles: number[]; to: number}
  | {kind: 'reveal'; handles: number[]}
  | {kind: 'exclude'; handles: number[]; by: number; oneOf: number[]};

/** `u8 kind` (beacon, shuffle, deal, reveal, rekey, exclude, commit, disclose) and its fields. */
export function readRequest(bytes: Uint8Array): Request {
  const reader = new Reader(bytes);
  const request = ((kind: number): Request => {
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
    if (kind === 5)
      return {kind: 'exclude', handles: readList(reader), by: reader.u8(), oneOf: readList(reader)};
    throw new Error(`no life of cards has a request of kind ${kind}`);
  })(reader.u8());
  reader.end();
  return request;
}

export type Attachment =
  | {type: 'open'; handles: number[]; message: Uint8Array}
  | {type: 'blind'; deck: string; handles: number[]; message: Uint8Array}
  | {type: 'rekey'; to: number[]; showOnly: boolean; message: Uint8Array};

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
      return {type: 'rekey', to: readSeats(reader), showOnly: reader.u8() === 1, message: readLp(reader)};
    throw new Error(`no life of cards has an attachment of type ${type}`);
  });
  reader.end();
  return {seat, attachments};
}

/** `drop`: `u32 set of seats, entryHash, u8 k, k × (u8 seat, signature)` */
export interface Drop {
  lost: number[];
  entryHash: Uint8Array;
  votes: {seat: number; signature: Uint8Array}[];
}

export function readDrop(bytes: Uint8Array): Drop {
  const reader = new Reader(bytes);
  const head = {lost: readSeats(reader), entryHash: reader.bytes(32)};
  const votes = reader.list(reader.u8(), () => ({seat: reader.u8(), signature: reader.bytes(64)}));
  reader.end();
  return {...head, votes};
}
