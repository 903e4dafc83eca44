/** What entries carry, as docs/fair-play.md, "Entries", spells it. */
import {must, Reader, same, utf8} from './bytes.ts';
import {readScalar} from './group.ts';

export type Kind =
  | 'keys'
  | 'backup'
  | 'backup-ok'
  | 'backup-bad'
  | 'part'
  | 'opening'
  | 'action'
  | 'drop'
  | 'back'
  | 'recover'
  | 'leave'
  | 'host'
  | 'reseat'
  | 'ask';

/** An entry of a log whose chain and authors have been looked at. */
export interface Entry {
  kind: Kind;
  payload: Uint8Array;
  hash: Uint8Array;
  /** What the game asks after it. */
  asks: Request | null;
  /** Who signed it, where its payload does not say it. */
  author?: number;
  /** Of the game, before it. */
  round?: number;
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

/** A list is `u16 count, u32 each`. */
export const readList = (reader: Reader): number[] => reader.list(reader.u16(), reader.u32);

/** A set of seats is u32 bits. */
export function readSeats(reader: Reader): number[] {
  const bits = reader.u32();
  return Array.from({length: 32}, (_, seat) => seat).filter(seat => Math.floor(bits / 2 ** seat) % 2 === 1);
}

export type Draw = {sides: number[]} | {from: number; count: number};

export type Request =
  | {kind: 'beacon'; purpose: string; draws: Draw[]}
  | {kind: 'shuffle'; deck: string; inputs: number[]; mint: number[]; by: number[]; key: number[]}
  | {kind: 'deal'; handles: number[]; to: number}
  | {kind: 'reveal'; handles: number[]}
  | {kind: 'rekey'; handle: number; from: number; to: number[]; showOnly: boolean}
  | {kind: 'exclude'; handles: number[]; by: number; oneOf: number[]}
  | {kind: 'commit' | 'disclose'; by: number[]};

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

/** `drop` or `back`: `u8 device, prev, u8 k, k × (u8 seat, signature)` */
export interface Change {
  device: number;
  prev: Uint8Array;
  votes: {seat: number; signature: Uint8Array}[];
}

export function readChange(bytes: Uint8Array): Change {
  const reader = new Reader(bytes);
  const head = {device: reader.u8(), prev: reader.bytes(32)};
  const votes = reader.list(reader.u8(), () => ({seat: reader.u8(), signature: reader.bytes(64)}));
  reader.end();
  return {...head, votes};
}

/** `u8 device, prev, u8 k, k × (u8 seat, x), signature` */
export interface Leave {
  device: number;
  prev: Uint8Array;
  keys: {seat: number; x: bigint}[];
  signature: Uint8Array;
}

export function readLeave(bytes: Uint8Array): Leave {
  const reader = new Reader(bytes);
  const head = {device: reader.u8(), prev: reader.bytes(32)};
  const keys = reader.list(reader.u8(), () => ({seat: reader.u8(), x: readScalar(reader.bytes(32))}));
  const signature = reader.bytes(64);
  reader.end();
  return {...head, keys, signature};
}
