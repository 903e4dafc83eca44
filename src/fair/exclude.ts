/**
 * Exclusion (docs/fair-play.md, "Proofs"): the owner of a card proves that it is one of a list, and so that it is none of
 * the others, without saying which. For each i the pair `(Y, b - M_i)` should equal `x (G, a)`. The proof shows that for
 * one i it does, as an OR of equality proofs: for all other i the challenges are chosen first and the moves computed from
 * them, and only their sum is fixed by the hash.
 *
 * Who knows what: everybody learns that the card is on the list. With a list of one it would be an opening.
 *
 * Message: `u8 seat, rid 32, u32 handle, u8 q, q times (c_i sc, s_i sc)` = 38 + 64 q bytes.
 */
import {equalBytes} from '../base/bytes.ts';
import {type Context, transcriptFor} from './context.ts';
import {FairError} from './errors.ts';
import {G, mod, msm, type Point, times} from './group.ts';
import {u32} from './hash.ts';
import {Nonces, type SeatSecret} from './seat-secret.ts';
import {HASH, many, message, record, SCALAR, type Shape, U8, U32} from './shape.ts';
import type {Ciphertext} from './shuffle.ts';
import type {Transcript} from './transcript.ts';

export interface Exclusion {
  readonly seat: number;
  readonly rid: Uint8Array;
  readonly handle: number;
  readonly parts: readonly {readonly c: bigint; readonly s: bigint}[];
}

const start = (context: Context, Y: Point, e: Ciphertext, M: readonly Point[]): Transcript =>
  transcriptFor('member', context)
    .points('Y', [Y])
    .points('e', [e.a, e.b])
    .add('n', u32(M.length))
    .points('M', M);

/** `R_i = s_i G - c_i Y`, `Q_i = s_i a - c_i (b - M_i)` */
const moves = ({c, s}: {c: bigint; s: bigint}, Y: Point, {a, b}: Ciphertext, M: Point): Point[] => [
  msm([G, Y], [s, -c]),
  msm([a, b.subtract(M)], [s, -c]),
];

/**
 * @param e the card in stripped form
 * @param at the index of the card's own point in `M`
 */
export function proveExclusion(
  secret: SeatSecret,
  x: bigint,
  Y: Point,
  e: Ciphertext,
  M: readonly Point[],
  at: number,
  handle: number,
  context: Context,
): Exclusion {
  const T = start(context, Y, e, M);
  const nonces = new Nonces(secret, T);
  const w = nonces.next();
  const parts = M.map((_, i) => (i === at ? {c: 0n, s: 0n} : {c: nonces.next(), s: nonces.next()}));
  M.forEach((point, i) => {
    T.points('RQ', i === at ? [times(G, w), times(e.a, w)] : moves(parts[i]!, Y, e, point));
  });
  // challenge = sum c_i
  const c = mod(T.challenge('c') - parts.reduce((total, part) => total + part.c, 0n));
  parts[at] = {c, s: mod(w + c * x)};
  return {seat: context.seat, rid: context.rid, handle, parts};
}

export function verifyExclusion(
  exclusion: Exclusion,
  Y: Point,
  e: Ciphertext,
  M: readonly Point[],
  context: Context,
): boolean {
  const {seat, rid, parts} = exclusion;
  if (seat !== context.seat || !equalBytes(rid, context.rid)) return false;
  if (M.length === 0 || parts.length !== M.length) return false;
  const T = start(context, Y, e, M);
  M.forEach((point, i) => {
    T.points('RQ', moves(parts[i]!, Y, e, point));
  });
  return T.challenge('c') === mod(parts.reduce((total, part) => total + part.c, 0n));
}

/** How many values there are: with none there is nothing to prove. */
const Q: Shape<number> = {
  write: U8.write,
  read: reader => {
    const q = U8.read(reader, 'q');
    if (q === 0) throw new FairError('bad-count', {field: 'q', count: q});
    return q;
  },
};

/** @throws FairError fair/bad-length, fair/bad-scalar, fair/bad-count, fair/trailing-bytes */
export const {encode: encodeExclusion, decode: decodeExclusion} = message(
  record<Exclusion>({
    seat: U8,
    rid: HASH,
    handle: U32,
    parts: many(Q, record<Exclusion['parts'][number]>({c: SCALAR, s: SCALAR})),
  }),
);
