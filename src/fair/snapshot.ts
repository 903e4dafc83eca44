/**
 * The public state as bytes, for the own device: a reload need not pay for the whole past of a game again. It ends with
 * the digest of the state, so that a damaged one is noticed and the log is followed from its start instead.
 */
import {concat, equalBytes, fromUtf8} from '../base/bytes.ts';
import {decodeBackup, encodeBackup} from './backup.ts';
import type {Commitment} from './commit.ts';
import {stateDigest} from './digest.ts';
import {FairError} from './errors.ts';
import {encodePoint, encodeScalar} from './group.ts';
import {buried, type Handle} from './handle.ts';
import {lp, partBytes, u8, u32} from './hash.ts';
import {encodeList, encodeSeats, type Request, readFlag, readList, readSeats} from './request.ts';
import type {Ciphertext} from './shuffle.ts';
import type {Verify} from './signature.ts';
import {FairState, hexName, type Pending, type SeatState} from './state.ts';
import {keepersOf, type TableInfo} from './table-info.ts';
import {decode, type Reader} from './wire.ts';

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

const card = ({a, b}: Ciphertext) => concat(encodePoint(a), encodePoint(b));
const readCard = (reader: Reader): Ciphertext => ({a: reader.point('a'), b: reader.point('b')});

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
    const [term, seq] = [reader.u32('term'), reader.u32('seq')];
    state.head = {term, seq, entryHash: reader.bytes(32, 'entryHash')};
    state.host = reader.u8('host');
    state.asked = reader.u32('asked');
    state.seats.forEach((seat, i) => {
      Object.assign(seat, loadSeat(reader, table, i));
    });
    for (const [deck, values] of readMany(reader, 'decks', () => {
      const deck = reader.text('deck');
      const values = readMany(reader, 'values', () => [reader.text('point'), reader.u32('value')] as const);
      return [deck, new Map(values)] as const;
    }))
      state.decks.set(deck, values);
    for (const handle of readMany(reader, 'handles', () => loadHandle(reader))) state.handles.restore(handle);
    for (const [name, set] of readMany(
      reader,
      'committed',
      () => [reader.text('rid'), loadSet(reader)] as const,
    ))
      state.committed.set(name, set);
    for (const [seat, name] of readMany(
      reader,
      'acted',
      () => [reader.u8('seat'), reader.text('rid')] as const,
    ))
      state.acted.set(seat, name);
    for (const pending of readMany(reader, 'pending', () => loadPending(reader, state)))
      state.pending.set(hexName(pending.rid), pending);
    for (const [name, at] of readMany(
      reader,
      'recent',
      () => [reader.text('hash'), reader.u32('seq')] as const,
    ))
      state.recent.set(name, at);
    if (!equalBytes(reader.bytes(32, 'digest'), stateDigest(state))) throw new FairError('other-state');
  });
  return state;
}

const saveSeat = (seat: SeatState): Uint8Array => {
  const {keys, backup, confirmed, active, cardKey, recovered, leftAt, returned} = seat;
  return concat(
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
  keys: readMaybe(reader, 'keys', () => ({B: reader.key('B'), Y: reader.key('Y')})),
  backup: readMaybe(reader, 'backup', () => decodeBackup(reader.lp('backup'), () => keepersOf(table, seat))),
  confirmed: readFlag(reader, 'confirmed'),
  active: readFlag(reader, 'active'),
  cardKey: readMaybe(reader, 'cardKey', () => reader.scalar('cardKey')),
  recovered: new Map(readMany(reader, 'recovered', () => [reader.u8('m'), reader.scalar('s')] as const)),
  leftAt: reader.u32('leftAt') - 1,
  returned: reader.u32('returned') - 1,
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
    many([...shares].map(([seat, D]) => concat(u8(seat), encodePoint(D)))),
    maybe(value === null ? null : u32(value)),
    maybe(viewOf === null ? null : u32(viewOf)),
  );
};

function loadHandle(reader: Reader): Handle {
  const id = reader.u32('id');
  const life = reader.u8('life');
  const deck = reader.text('deck');
  if (life === 0) return buried({id, deck});
  return {
    ...{id, deck, life: life === 1 ? 'live' : 'reserved'},
    ...readCard(reader),
    key: readSeats(reader, 'key'),
    shares: new Map(readMany(reader, 'shares', () => [reader.u8('seat'), reader.point('D')] as const)),
    value: readMaybe(reader, 'value', () => reader.u32('value')),
    viewOf: readMaybe(reader, 'viewOf', () => reader.u32('viewOf')),
  };
}

const saveSet = (set: ReadonlyMap<number, Commitment>): Uint8Array =>
  many([...set].map(([seat, {rid, C}]) => concat(u8(seat), rid, C)));

const loadSet = (reader: Reader): Map<number, Commitment> =>
  new Map(
    readMany(reader, 'set', () => {
      const seat = reader.u8('seat');
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
  const index = reader.u32('index');
  const request = parsed(reader.lp('request'));
  const by = readList(reader, 'by');
  const since = reader.u32('since');
  const shuffle = readMaybe(reader, 'shuffle', () => {
    const pile = readMany(reader, 'pile', () => readCard(reader));
    const key = readSeats(reader, 'key');
    const done = reader.u32('done');
    const widen = new Map(
      readMany(reader, 'widen', () => [reader.u8('seat'), readList(reader, 'places')] as const),
    );
    return {pile, key, K: state.jointKey(key), done, widen};
  });
  const open = readMaybe(
    reader,
    'open',
    () => [readList(reader, 'open'), readList(reader, 'excluded')] as const,
  );
  const commitments = readMaybe(reader, 'commitments', () => loadSet(reader));
  const disclosed = readMaybe(
    reader,
    'disclosed',
    () => new Map(readMany(reader, 'disclosed', () => [reader.u8('seat'), reader.lp('choice')] as const)),
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
    throw new FairError('bad-text', {field: 'request'});
  }
}
