/**
 * The public state as bytes, for the own device: a reload need not pay for the whole past of a game again. It ends with
 * the digest of the state, so that a damaged one is noticed and the log is followed from its start instead.
 */
import {concat, equalBytes} from '../base/bytes.ts';
import {HEAD} from './ack.ts';
import {type Backup, decodeBackup, encodeBackup} from './backup.ts';
import {COMMITMENT, type Commitment} from './commit.ts';
import {stateDigest} from './digest.ts';
import {type Blame, FairError, RULES} from './errors.ts';
import {KEPT, keepPoint, keptPoint, type Point} from './group.ts';
import {buried, type Handle} from './handle.ts';
import type {Request} from './request.ts';
import {
  exactly,
  FLAG,
  HASH,
  KEY,
  LIST,
  LP,
  many,
  mapOf,
  maybe,
  message,
  nameIn,
  record,
  SCALAR,
  SEATS,
  type Shape,
  TEXT,
  U8,
  U32,
} from './shape.ts';
import type {Ciphertext} from './shuffle.ts';
import type {Verify} from './signature.ts';
import {
  FairState,
  type Head,
  type Pending,
  type Redraw,
  refill,
  type SeatState,
  type Shuffling,
} from './state.ts';
import {keepersOf, type TableInfo} from './table-info.ts';

// There are hundreds of these points, and few of them are needed again.
const KEPT_POINT: Shape<Point> = {
  write: keepPoint,
  read: (reader, field) => keptPoint(reader.bytes(KEPT, field)),
};
const CARD = {a: KEPT_POINT, b: KEPT_POINT};

/** A number from -1. */
const SINCE: Shape<number> = {
  write: n => U32.write(n + 1),
  read: (reader, field) => U32.read(reader, field) - 1,
};

type SeatKept = Omit<SeatState, 'device' | 'bot'>;

const seatOf = (table: TableInfo): Shape<SeatKept> => {
  const backup: Shape<Backup> = {
    write: backup => LP.write(encodeBackup(backup)),
    read: (reader, field) =>
      decodeBackup(LP.read(reader, field), seat => keepersOf(table, seat), table.format),
  };
  return record<SeatKept>({
    idKey: HASH,
    moved: FLAG,
    keys: maybe(record<NonNullable<SeatState['keys']>>({B: KEY, Y: KEY})),
    backup: maybe(backup),
    confirmed: FLAG,
    active: FLAG,
    cardKey: maybe(SCALAR),
    recovered: mapOf(U8, SCALAR),
    leftAt: SINCE,
    returned: SINCE,
  });
};

type Name = Pick<Handle, 'id' | 'life' | 'deck'>;
const NAME = record<Name>({id: U32, life: nameIn(['dead', 'live', 'reserved']), deck: TEXT});
const REST = record<Omit<Handle, keyof Name>>({
  ...CARD,
  key: SEATS,
  shares: mapOf(U8, KEPT_POINT),
  value: maybe(U32),
  viewOf: maybe(U32),
});
const HANDLE: Shape<Handle> = {
  write: handle => concat(NAME.write(handle), ...(handle.life === 'dead' ? [] : [REST.write(handle)])),
  read: (reader, field) => {
    const name = NAME.read(reader, field);
    return name.life === 'dead' ? buried(name) : {...name, ...REST.read(reader, field)};
  },
};

const COMMITMENTS = many(U32, COMMITMENT, 1);
/** By seat. */
const SET: Shape<ReadonlyMap<number, Commitment>> = {
  write: set => COMMITMENTS.write([...set.values()]),
  read: (reader, field) => new Map(COMMITMENTS.read(reader, field).map(one => [one.seat, one])),
};

/** The engine's own words, which only this device reads again. */
const REQUEST: Shape<Request> = {
  write: request => TEXT.write(JSON.stringify(request)),
  read: (reader, field) => {
    const text = TEXT.read(reader, field);
    try {
      // The digest at the end covers it: whatever else stood here would not agree.
      return JSON.parse(text) as Request;
    } catch {
      throw new FairError('bad-text', {field});
    }
  },
};

interface PendingKept extends Pick<Pending, 'rid' | 'index' | 'request' | 'by' | 'since'> {
  readonly shuffle: Omit<Shuffling, 'K'> | null;
  readonly proofs: Required<Pick<Pending, 'open' | 'excluded'>> | null;
  readonly commitments: NonNullable<Pending['commitments']> | null;
  readonly disclosed: NonNullable<Pending['disclosed']> | null;
  readonly heirs: NonNullable<Pending['heirs']> | null;
}

const PENDING = record<PendingKept>({
  rid: HASH,
  index: U32,
  request: REQUEST,
  by: LIST,
  since: U32,
  shuffle: maybe(
    record<Omit<Shuffling, 'K'>>({
      pile: many(U32, record<Ciphertext>(CARD), 1),
      key: SEATS,
      done: U32,
      widen: mapOf(U8, LIST),
    }),
  ),
  proofs: maybe(record<NonNullable<PendingKept['proofs']>>({open: LIST, excluded: LIST})),
  commitments: maybe(SET),
  disclosed: maybe(mapOf(U8, LP)),
  heirs: maybe(mapOf(U8, mapOf(U8, KEPT_POINT))),
});

const kept = ({
  shuffle,
  open,
  excluded = [],
  commitments,
  disclosed,
  heirs,
  ...rest
}: Pending): PendingKept => ({
  ...rest,
  shuffle: shuffle ?? null,
  proofs: open ? {open, excluded} : null,
  commitments: commitments ?? null,
  disclosed: disclosed ?? null,
  heirs: heirs ?? null,
});

const pendingOf = (
  {shuffle, proofs, commitments, disclosed, heirs, ...rest}: PendingKept,
  state: FairState,
): Pending => ({
  ...rest,
  ...(shuffle && {shuffle: {...shuffle, K: state.jointKey(shuffle.key)}}),
  ...proofs,
  ...(commitments && {commitments}),
  ...(disclosed && {disclosed}),
  ...(heirs && {heirs}),
});

const REDRAW = record<Redraw>({
  seq: U32,
  rid: HASH,
  kind: nameIn(['beacon', 'shuffle']),
  seat: U8,
  round: U32,
});

const BLAME = record<Blame>({
  seat: U8,
  rule: nameIn(RULES),
  code: TEXT,
  evidence: many(U8, LP),
});

interface Kept extends Pick<FairState, 'host' | 'asked' | 'committed' | 'acted' | 'recent'> {
  readonly head: Head;
  readonly seats: readonly SeatKept[];
  readonly decks: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly handles: readonly Handle[];
  readonly pending: readonly PendingKept[];
  readonly redraws: readonly Redraw[];
  readonly convicted: readonly Blame[];
  readonly heirs: Inherited;
  readonly digest: Uint8Array;
}

/** Where bots have heirs: what they have sealed, and on whose device each seat is. */
interface Inherited {
  readonly boxes: ReadonlyMap<string, Uint8Array>;
  readonly devices: readonly number[];
}
const inherited = ({heirs, seats}: TableInfo): Shape<Inherited> =>
  heirs
    ? record<Inherited>({boxes: mapOf(TEXT, LP), devices: exactly(seats.length, U8)})
    : {
        write: () => new Uint8Array(),
        read: () => ({boxes: new Map(), devices: seats.map(({device}) => device)}),
      };

const shapeOf = (table: TableInfo) =>
  message(
    record<Kept>({
      head: record<Head>(HEAD),
      host: U8,
      asked: U32,
      seats: exactly(table.seats.length, seatOf(table)),
      decks: mapOf(TEXT, mapOf(TEXT, U32)),
      handles: many(U32, HANDLE, 1),
      committed: mapOf(TEXT, SET),
      acted: mapOf(U8, TEXT),
      pending: many(U32, PENDING, 1),
      recent: mapOf(TEXT, U32),
      redraws: many(U32, REDRAW, 1),
      convicted: many(U8, BLAME),
      heirs: inherited(table),
      digest: HASH,
    }),
  );

export function saveState(state: FairState): Uint8Array {
  if (state.failed) throw new FairError('set-up-failed', {seat: state.failed.seat});
  const {head, host, asked, seats, decks, committed, acted, recent, redraws, convicted} = state;
  return shapeOf(state.table).encode({
    ...{head, host, asked, seats, decks, committed, acted, recent, redraws, convicted},
    handles: [...state.handles.all()],
    pending: Array.from(state.pending.values(), kept),
    heirs: {boxes: state.boxes, devices: seats.map(({device}) => device)},
    digest: stateDigest(state),
  });
}

/** @throws FairError for what `saveState` did not write, fair/other-state when it is damaged */
export function loadState(table: TableInfo, verify: Verify, bytes: Uint8Array): FairState {
  const {head, host, asked, seats, handles, pending, redraws, convicted, heirs, digest, ...maps} =
    shapeOf(table).decode(bytes);
  const state = new FairState(table, verify);
  Object.assign(state, {head, host, asked, redraws, convicted});
  seats.forEach((seat, i) => {
    Object.assign(state.seats[i]!, seat, {device: heirs.devices[i]});
  });
  for (const handle of handles) state.handles.restore(handle);
  for (const one of pending) state.wait(pendingOf(one, state));
  refill(state.decks, maps.decks);
  refill(state.committed, maps.committed);
  refill(state.boxes, heirs.boxes);
  refill(state.acted, maps.acted);
  refill(state.recent, maps.recent);
  if (!equalBytes(digest, stateDigest(state))) throw new FairError('other-state');
  return state;
}
