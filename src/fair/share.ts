/**
 * Shares with a proof of equality (docs/fair-play.md, "Proofs"): `D_i = x P_i` for the same `x` as in `Y = x G`, Chaum-Pedersen made
 * non-interactive; several points are folded into one by weights drawn after all of them are fixed.
 *
 * Who knows what: the seat knows `x`; everybody sees `D_i` and that they are right. For cards `P_i` is the first
 * component of a ciphertext and `D_i` takes the seat's lock off it; for the beacon `P` is the hash of the request.
 * Once all shares but one are out, the card is readable by the last key; a share cannot be taken back.
 *
 * Message: `u8 seat, rid 32, u16 m, D_1..D_m, c sc, s sc` = 99 + 32 m bytes. The proof authenticates itself.
 *
 * Known weakness: a share answers whatever point stands in the request. Which points may be answered is decided by
 * `FairState` (proved shuffles only, sealed handles only) and by `release.ts` (certificate first).
 */
import {concat, equalBytes} from '../base/bytes.ts';
import {type Context, transcriptFor} from './context.ts';
import {FairError} from './errors.ts';
import {encodePoint, G, mod, msm, type Point, sumOfKeys, times} from './group.ts';
import {u8, u32} from './hash.ts';
import {Nonces, type SeatSecret} from './seat-secret.ts';
import {exactly, HASH, many, message, POINT, record, SCALAR, U8, U16} from './shape.ts';
import {decode} from './wire.ts';

export interface Share {
  readonly seat: number;
  readonly rid: Uint8Array;
  readonly D: readonly Point[];
  readonly c: bigint;
  readonly s: bigint;
}

/** The statement, and the one pair of points that stands for all. */
function folded(context: Context, Y: Point, P: readonly Point[], D: readonly Point[]) {
  const T = transcriptFor('share', context)
    .add('Y', encodePoint(Y))
    .add('n', u32(P.length))
    .points('P', P)
    .points('D', D);
  if (P.length === 1) return {T, fold: (points: readonly Point[]) => points[0]!};
  const w = T.weights('w', P.length);
  return {T, fold: (points: readonly Point[]) => msm(points, w)}; // P' = sum w_i P_i, D' = sum w_i D_i
}

/** @param x the key behind `Y`. @param P one point or more */
export function proveShare(
  secret: SeatSecret,
  x: bigint,
  Y: Point,
  P: readonly Point[],
  context: Context,
): Share {
  const D = P.map(point => times(point, x)); // D_i = x P_i
  const {T, fold} = folded(context, Y, P, D);
  const r = new Nonces(secret, T).next();
  const c = T.points('R', [times(G, r)]) // R = r G
    .points('Q', [times(fold(P), r)]) // Q = r P'
    .challenge('c');
  return {seat: context.seat, rid: context.rid, D, c, s: mod(r + c * x)}; // s = r + c x
}

export function verifyShare(share: Share, Y: Point, P: readonly Point[], context: Context): boolean {
  const {seat, rid, D, c, s} = share;
  if (seat !== context.seat || !equalBytes(rid, context.rid)) return false;
  if (P.length === 0 || D.length !== P.length) return false;
  const {T, fold} = folded(context, Y, P, D);
  const R = sumOfKeys([G, Y], [s, -c]); // R = s G - c Y
  const Q = msm([fold(P), fold(D)], [s, -c]); // Q = s P' - c D'
  return T.points('R', [R]).points('Q', [Q]).challenge('c') === c;
}

const wrongSenders = () => new FairError('wrong-senders', {field: 'seat'});

/** `D_1..D_m, c, s`: the part that an opening repeats for each seat. */
const bodyOf = (points: number) =>
  record<Pick<Share, 'D' | 'c' | 's'>>({D: exactly(points, POINT, 32), c: SCALAR, s: SCALAR});

/** @throws FairError fair/bad-length, fair/bad-point, fair/bad-scalar, fair/trailing-bytes */
export const {encode: encodeShare, decode: decodeShare} = message(
  record<Share>({seat: U8, rid: HASH, D: many(U16, POINT, 32), c: SCALAR, s: SCALAR}),
);

/**
 * What the host logs when all shares of a request are in: `rid 32, u8 k`, then k times `u8 seat, D.., c, s`, seats
 * ascending.
 */
export const encodeShares = (rid: Uint8Array, shares: readonly Share[]): Uint8Array =>
  concat(
    rid,
    u8(shares.length),
    ...[...shares]
      .sort((a, b) => a.seat - b.seat)
      .map(share => concat(u8(share.seat), bodyOf(share.D.length).write(share))),
  );

/** The request that an opening answers: its first 32 bytes. @throws FairError fair/bad-length */
export const sharesRid = (bytes: Uint8Array): Uint8Array =>
  decode(bytes.subarray(0, 32), reader => HASH.read(reader, 'rid'));

/**
 * @param points how many points the request asks of each seat; the senders must be exactly its keys, ascending
 * @throws FairError fair/wrong-senders and those of `decodeShare`
 */
export const decodeShares = (bytes: Uint8Array, points: ReadonlyMap<number, number>): Share[] =>
  decode(bytes, reader => {
    const rid = HASH.read(reader, 'rid');
    const seats = [...points.keys()].sort((a, b) => a - b);
    if (U8.read(reader, 'k') !== seats.length) throw wrongSenders();
    return seats.map(want => {
      const seat = U8.read(reader, 'seat');
      if (seat !== want) throw wrongSenders();
      return {seat, rid, ...bodyOf(points.get(seat)!).read(reader, 'share')};
    });
  });
