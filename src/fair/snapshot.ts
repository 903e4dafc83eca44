/**
 * The public state as bytes, for the own device: a reload need not pay for the whole past of a game again. It ends with
 * the digest of the state, so that a damaged one is noticed and the log is followed from its start instead.
 */
import {concat, equalBytes, fromUtf8} from '../base/bytes.ts';
import {decodeBackup, encodeBackup} from './backup.ts';
import type {Commitment} from './commit.ts';
import {stateDigest} from './digest.ts';
import {FairError} from './errors.ts';
import {encodePoint, encodeScalar, KEPT, keepPoint, keptPoint, type Point} from './group.ts';
import {buried, type Handle} from './handle.ts';
import {lp, partBytes, u8, u32} from './hash.ts';
import {hexName} from './hex-name.ts';
import {encodeList, encodeSeats, type Request, readFlag, readList, readSeats} from './request.ts';
import type {Ciphertext} from './shuffle.ts';
import type {Verify} from './signature.ts';
import {FairState, type Pending, type SeatState} from './state.ts';
import {keepersOf, type TableInfo} from './table-info.ts';
import {decode, type Reader} from './wire.ts';

/** The own device wrote it: which field of it is damaged tells nobody anything. */
const AT = 'snapshot';

const text = (value: string): Uint8Array => lp(partBytes(value));
const many = (parts: readonly Uint8Array[]): Uint8Array => concat(u32(parts.length), ...parts);
const maybe = (part: Uint8Array | null | undefined): Uint8Array => (part ? concat(u8(1), part) : u8(0));

const readMany = <T>(reader: Reader, field: string, one: () => T): T[] => {
  const count = reader.u32(field);
  if (count > reader.left) throw new FairError('bad-length', {field, length: reader.left, want: count});
  return Array.from({length: count}, one);
};
const readMaybe = <T>(reader: Reader, field: string, one: () => T): T | null =>
  readFlag(reader, field) ? one() : null;

// There are hundreds of these points, and few of them are needed again.
const readPoint = (reader: Reader): Point => keptPoint(reader.bytes(KEPT, AT));
const card = ({a, b}: Ciphertext) => concat(keepPoint(a), keepPoint(b));
const readCard = (reader: Reader): Ciphertext => ({a: readPoint(reader), b: readPoint(reader)});

export function saveState(state: FairState): Uint8Array {
  const {head, host, asked, seats, decks, handles, committed, acted, pending, recent} = state;
  if (state.failed) throw new FairError('set-up-failed', {seat: state.failed.seat});
  return concat(
    u32(head.term),
    u32(head.seq),
    head.entryHash,
    u8(host),
    u32(asked),
    ...seats.map(saveSeat),
    many(
      [...decks].map(([deck, values]) =>
        concat(text(deck), many([...values].map(([point, value]) => concat(text(point), u32(value))))),
      ),
    ),
    many(Array.from(handles.all(), saveHandle)),
    many([...committed].map(([name, set]) => concat(text(name), saveSet(set)))),
    many([...acted].map(([seat, name]) => concat(u8(seat), text(name)))),
    many([...pending.values()].map(savePending)),
    many([...recent].map(([name, seq]) => concat(text(name), u32(seq)))),
    stateDigest(state),
  );
}

/** @throws FairError for what `saveState` did not write, fair/other-state when it is damaged */
export function loadState(table: TableInfo, verify: Verify, bytes: Uint8Array): FairState {
  const state = new FairState(table, verify);
  decode(bytes, reader => {
    const [term, seq] = [reader.u32(AT), reader.u32(AT)];
    state.head = {term, seq, entryHash: reader.bytes(32, 'entryHash')};
    state.host = reader.u8(AT);
    state.asked = reader.u32(AT);
    state.seats.forEach((seat, i) => {
      Object.assign(seat, loadSeat(reader, table, i));
    });
    for (const [deck, values] of readMany(reader, AT, () => {
      const deck = reader.text(AT);
      const values = readMany(reader, AT, () => [reader.text(AT), reader.u32(AT)] as const);
      return [deck, new Map(values)] as const;
    }))
      state.decks.set(deck, values);
    for (const handle of readMany(reader, AT, () => loadHandle(reader))) state.handles.restore(handle);
    for (const [name, set] of readMany(
      reader,
      'committed',
      () => [reader.text(AT), loadSet(reader)] as const,
    ))
      state.committed.set(name, set);
    for (const [seat, name] of readMany(reader, 'acted', () => [reader.u8(AT), reader.text(AT)] as const))
      state.acted.set(seat, name);
    for (const pending of readMany(reader, AT, () => loadPending(reader, state)))
      state.pending.set(hexName(pending.rid), pending);
    for (const [name, at] of readMany(reader, 'recent', () => [reader.text(AT), reader.u32(AT)] as const))
      state.recent.set(name, at);
    if (!equalBytes(reader.bytes(32, 'digest'), stateDigest(state))) throw new FairError('other-state');
  });
  return state;
}

const saveSeat = (seat: SeatState): Uint8Array => {
  const {idKey, keys, backup, confirmed, active, cardKey, recovered, leftAt, returned} = seat;
  return concat(
    idKey,
    maybe(keys && concat(encodePoint(keys.B), encodePoint(keys.Y))),
    maybe(backup && lp(encodeBackup(backup))),
    u8(confirmed ? 1 : 0),
    u8(active ? 1 : 0),
    maybe(cardKey === null ? null : encodeScalar(cardKey)),
    many([...recovered].map(([m, s]) => concat(u8(m), encodeScalar(s)))),
    u32(leftAt + 1),
    u32(returned + 1),
  );
};

const loadSeat = (reader: Reader, table: TableInfo, seat: number): Partial<SeatState> => ({
  idKey: reader.bytes(32, 'idKey'),
  keys: readMaybe(reader, AT, () => ({B: reader.key(AT), Y: reader.key(AT)})),
  backup: readMaybe(reader, AT, () => decodeBackup(reader.lp(AT), () => keepersOf(table, seat))),
  confirmed: readFlag(reader, AT),
  active: readFlag(reader, AT),
  cardKey: readMaybe(reader, AT, () => reader.scalar(AT)),
  recovered: new Map(readMany(reader, AT, () => [reader.u8(AT), reader.scalar(AT)] as const)),
  leftAt: reader.u32(AT) - 1,
  returned: reader.u32(AT) - 1,
});

const saveHandle = (handle: Handle): Uint8Array => {
  const {id, deck, key, shares, value, life, viewOf} = handle;
  if (life === 'dead') return concat(u32(id), u8(0), text(deck));
  return concat(
    u32(id),
    u8(life === 'live' ? 1 : 2),
    text(deck),
    card(handle),
    encodeSeats(key),
    many([...shares].map(([seat, D]) => concat(u8(seat), keepPoint(D)))),
    maybe(value === null ? null : u32(value)),
    maybe(viewOf === null ? null : u32(viewOf)),
  );
};

function loadHandle(reader: Reader): Handle {
  const id = reader.u32(AT);
  const life = reader.u8(AT);
  const deck = reader.text(AT);
  if (life === 0) return buried({id, deck});
  return {
    ...{id, deck, life: life === 1 ? 'live' : 'reserved'},
    ...readCard(reader),
    key: readSeats(reader, AT),
    shares: new Map(readMany(reader, AT, () => [reader.u8(AT), readPoint(reader)] as const)),
    value: readMaybe(reader, AT, () => reader.u32(AT)),
    viewOf: readMaybe(reader, AT, () => reader.u32(AT)),
  };
}

const saveSet = (set: ReadonlyMap<number, Commitment>): Uint8Array =>
  many([...set].map(([seat, {rid, C}]) => concat(u8(seat), rid, C)));

const loadSet = (reader: Reader): Map<number, Commitment> =>
  new Map(
    readMany(reader, AT, () => {
      const seat = reader.u8(AT);
      return [seat, {seat, rid: reader.bytes(32, 'rid'), C: reader.bytes(32, 'C')}] as const;
    }),
  );

function savePending(pending: Pending): Uint8Array {
  const {rid, index, request, by, since, shuffle, open, excluded, commitments, disclosed} = pending;
  return concat(
    rid,
    u32(index),
    // The engine's own words, which only this device reads again.
    text(JSON.stringify(request)),
    encodeList(by),
    u32(since),
    maybe(
      shuffle &&
        concat(
          many(shuffle.pile.map(card)),
          encodeSeats(shuffle.key),
          u32(shuffle.done),
          many([...shuffle.widen].map(([seat, places]) => concat(u8(seat), encodeList(places)))),
        ),
    ),
    maybe(open && concat(encodeList(open), encodeList(excluded ?? []))),
    maybe(commitments && saveSet(commitments)),
    maybe(disclosed && many([...disclosed].map(([seat, choice]) => concat(u8(seat), lp(choice))))),
  );
}

function loadPending(reader: Reader, state: FairState): Pending {
  const rid = reader.bytes(32, 'rid');
  const index = reader.u32(AT);
  const request = parsed(reader.lp(AT));
  const by = readList(reader, AT);
  const since = reader.u32(AT);
  const shuffle = readMaybe(reader, AT, () => {
    const pile = readMany(reader, AT, () => readCard(reader));
    const key = readSeats(reader, AT);
    const done = reader.u32(AT);
    const widen = new Map(readMany(reader, AT, () => [reader.u8(AT), readList(reader, AT)] as const));
    return {pile, key, K: state.jointKey(key), done, widen};
  });
  const open = readMaybe(reader, 'open', () => [readList(reader, AT), readList(reader, AT)] as const);
  const commitments = readMaybe(reader, AT, () => loadSet(reader));
  const disclosed = readMaybe(
    reader,
    'disclosed',
    () => new Map(readMany(reader, AT, () => [reader.u8(AT), reader.lp(AT)] as const)),
  );
  return {
    ...{rid, index, request, by, since},
    ...(shuffle && {shuffle}),
    ...(open && {open: open[0], excluded: open[1]}),
    ...(commitments && {commitments}),
    ...(disclosed && {disclosed}),
  };
}

/** The digest at the end covers it: whatever else stood here would not agree. */
function parsed(bytes: Uint8Array): Request {
  try {
    return JSON.parse(fromUtf8(bytes)) as Request;
  } catch {
    throw new FairError('bad-text', {field: AT});
  }
}
