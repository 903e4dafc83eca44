/**
 * The digest of the whole public state: what peers compare, and what a result signs. Everything on which a later entry
 * can depend is in it; docs/fair-play.md spells the bytes.
 */
import {concat, equalBytes} from '../base/bytes.ts';
import {encodeBackup} from './backup.ts';
import {COMMITMENT, type Commitment} from './commit.ts';
import {encodePoint, encodeScalar} from './group.ts';
import type {Handle} from './handle.ts';
import {H32, lp, u8, u32} from './hash.ts';
import {encodeRequest} from './request.ts';
import {LIST, LP, many, mapOf, POINT, record, SCALAR, SEATS, TEXT, U8, U32} from './shape.ts';
import type {Ciphertext} from './shuffle.ts';
import type {FairState, Pending, Redraw, SeatState} from './state.ts';

/** `u32 count`, then the parts. */
const list = (parts: readonly Uint8Array[]): Uint8Array => concat(u32(parts.length), ...parts);

const byNumber = <T>(map: ReadonlyMap<number, T> = new Map()): Map<number, T> =>
  new Map([...map].sort(([one], [other]) => one - other));

const RECOVERED = mapOf(U8, SCALAR);
const WIDEN = mapOf(U8, LIST);
const DISCLOSED = mapOf(U8, LP);
const HEIRS = mapOf(U8, mapOf(U8, POINT));
const PILE = many(U32, record<Ciphertext>({a: POINT, b: POINT}));
const COMMITMENTS = many(U32, COMMITMENT);

/** 32 bytes that agree on all peers after the same entries. */
export function stateDigest(state: FairState): Uint8Array {
  const {gameId, head, host, failed} = state;
  const decks = [...state.decks].map(([deck, values]) =>
    concat(TEXT.write(deck), list([...new Set(values.values())].sort((a, b) => a - b).map(u32))),
  );
  const committed = [...state.committed.values()].map(set => encodeCommitments(set));
  return H32(
    'state',
    gameId,
    concat(u32(head.term), u8(host), u8(failed ? failed.seat + 1 : 0)),
    list(
      state.seats.map((seat, i) =>
        encodeSeat(
          seat,
          state.table.seats[i]!.idKey,
          state.table.format > 1 && state.convicted.some(blame => blame.seat === i),
        ),
      ),
    ),
    list(decks),
    list(committed),
    list(Array.from(state.handles.all(), encodeHandle)),
    list([...state.pending.values()].map(pending => encodePending(pending, state.table.format))),
    ...(state.table.format > 1 ? [list(state.redraws.map(encodeRedraw))] : []),
  );
}

/** A u8 of flags, the first one lowest. */
const bits = (...flags: readonly unknown[]): Uint8Array =>
  u8(flags.reduce<number>((sum, flag, i) => sum + (flag ? 2 ** i : 0), 0));

/** @param idKey that of entry 0. @param lied as the log has proved */
const encodeSeat = (seat: SeatState, idKey: Uint8Array, lied: boolean): Uint8Array => {
  // One that is back where it began is judged as any other that has moved.
  const moved = seat.moved || !equalBytes(seat.idKey, idKey);
  const {keys, active, confirmed, cardKey, backup, recovered, leftAt, returned} = seat;
  return concat(
    bits(active, confirmed, keys, cardKey !== null, backup, moved, lied),
    ...(moved ? [seat.idKey] : []),
    ...(keys ? [keys.B, keys.Y].map(encodePoint) : []),
    ...(cardKey === null ? [] : [encodeScalar(cardKey)]),
    ...(backup ? [lp(encodeBackup(backup))] : []),
    RECOVERED.write(byNumber(recovered)),
    u32(leftAt + 1),
    u32(returned + 1),
  );
};

const encodeRedraw = ({seq, rid, kind, seat, round}: Redraw): Uint8Array =>
  concat(u32(seq), rid, u8(kind === 'beacon' ? 0 : 1), u8(seat), u32(round));

/** `seat, rid, C` of each, by seat. */
const encodeCommitments = (set?: ReadonlyMap<number, Commitment>): Uint8Array =>
  COMMITMENTS.write([...byNumber(set).values()]);

const encodeHandle = ({id, deck, a, b, key, shares, value, life, viewOf}: Handle): Uint8Array => {
  if (life === 'dead') return concat(u32(id), u8(0));
  return concat(
    u32(id),
    bits(life === 'live', life === 'reserved', value !== null, viewOf !== null),
    TEXT.write(deck),
    encodePoint(a),
    encodePoint(b),
    SEATS.write(key),
    SEATS.write([...shares.keys()]),
    ...[...byNumber(shares).values()].map(encodePoint),
    u32(value ?? 0),
    u32(viewOf ?? 0),
  );
};

const encodePending = (
  {rid, request, by, since, shuffle, open, commitments, disclosed, heirs}: Pending,
  format: 1 | 2,
): Uint8Array =>
  concat(
    rid,
    lp(encodeRequest(request)),
    SEATS.write(by),
    u32(since),
    lp(
      shuffle
        ? concat(
            u8(shuffle.done),
            SEATS.write(shuffle.key),
            PILE.write(shuffle.pile),
            WIDEN.write(byNumber(shuffle.widen)),
          )
        : new Uint8Array(),
    ),
    LIST.write(open ?? []),
    encodeCommitments(commitments),
    DISCLOSED.write(byNumber(disclosed)),
    ...(format > 1
      ? [HEIRS.write(byNumber(new Map([...(heirs ?? [])].map(([lost, parts]) => [lost, byNumber(parts)]))))]
      : []),
  );
