/**
 * What a game asks of the table, as bytes: for the digest of the state, and to compare what a peer's own engine asks.
 *
 * `u8 kind` (its place in the list below), then the fields in the order of the types. They are text as `lp`, sets of seats
 * as u32 bits, lists as u16 count and u32 each, a seat as u8.
 */

import type {
  Ask,
  Beacon,
  Commit,
  Deal,
  Disclose,
  Draw,
  Exclude,
  Rekey,
  Reveal,
  Shuffle,
} from '../base/ask.ts';
import {FLAG, LIST, many, record, SEATS, type Shape, TEXT, U8, U16, U32, variant} from './shape.ts';

export type Request = Ask;
type Fields<T> = Omit<T, 'kind'>;

const DRAW = variant<Draw, 'kind'>('kind', {
  roll: record<Fields<Extract<Draw, {kind: 'roll'}>>>({sides: LIST}),
  pick: record<Fields<Extract<Draw, {kind: 'pick'}>>>({from: U32, count: U32}),
});

const REQUEST: Shape<Request> = variant<Request, 'kind'>('kind', {
  beacon: record<Fields<Beacon>>({purpose: TEXT, draws: many(U16, DRAW)}),
  shuffle: record<Fields<Shuffle>>({deck: TEXT, inputs: LIST, mint: LIST, by: SEATS, key: SEATS}),
  deal: record<Fields<Deal>>({handles: LIST, to: U8}),
  reveal: record<Fields<Reveal>>({handles: LIST}),
  rekey: record<Fields<Rekey>>({handle: U32, from: U8, to: SEATS, showOnly: FLAG}),
  exclude: record<Fields<Exclude>>({handles: LIST, by: U8, oneOf: LIST}),
  commit: record<Fields<Commit>>({by: SEATS}),
  disclose: record<Fields<Disclose>>({by: SEATS}),
});

export const encodeRequest = (request: Request): Uint8Array => REQUEST.write(request);
