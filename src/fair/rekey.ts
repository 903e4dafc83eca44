/**
 * Re-key (docs/fair-play.md, "Proofs"): the owner A of a card moves it to the key of B, or of all seats, or shows it to B by a copy.
 *
 * `(a', b') = (r G, b - x_A a + r Y_B)`: the same card under another key. The proof shows knowledge of `x_A` and `r`
 * with `Y_A = x_A G`, `a' = r G`, `b - b' = x_A a - r Y_B`, so it is the same card and nothing was swapped.
 *
 * Who knows what: A knew the card, B learns it, others see only that a card moved. Why it is needed: all shares of
 * other seats for a held card are public, so dealing it again would make A publish the last one.
 *
 * Message: `u8 seat, rid 32, u32 handle, a' pt, b' pt, c, sx, sr` = 197 bytes.
 */
import {equalBytes} from '../base/bytes.ts';
import {type Context, transcriptFor} from './context.ts';
import {G, mod, msm, type Point, times} from './group.ts';
import {Nonces, type SeatSecret} from './seat-secret.ts';
import {HASH, message, POINT, record, SCALAR, U8, U32} from './shape.ts';
import type {Ciphertext} from './shuffle.ts';

export interface Rekey {
  readonly seat: number;
  readonly rid: Uint8Array;
  readonly handle: number;
  /** The new ciphertext. */
  readonly f: Ciphertext;
  readonly c: bigint;
  readonly sx: bigint;
  readonly sr: bigint;
}

const start = (context: Context, A: Point, B: Point, e: Ciphertext) =>
  transcriptFor('rekey', context).points('A', [A]).points('B', [B]).points('e', [e.a, e.b]);

/** @param e the card in stripped form: under the key of A alone. @param B the new key */
export function proveRekey(
  secret: SeatSecret,
  x: bigint,
  A: Point,
  B: Point,
  e: Ciphertext,
  handle: number,
  context: Context,
): Rekey {
  const T = start(context, A, B, e);
  const nonces = new Nonces(secret, T);
  const [r, p, q] = [nonces.next(), nonces.next(), nonces.next()];
  const f = {a: times(G, r), b: e.b.subtract(times(e.a, x)).add(times(B, r))}; // (r G, b - x a + r Y_B)
  const t = [times(G, p), times(G, q), times(e.a, p).subtract(times(B, q))]; // p G, q G, p a - q Y_B
  const c = T.points('f', [f.a, f.b]).points('t', t).challenge('c');
  // sx = p + c x_A, sr = q + c r
  return {seat: context.seat, rid: context.rid, handle, f, c, sx: mod(p + c * x), sr: mod(q + c * r)};
}

export function verifyRekey(rekey: Rekey, A: Point, B: Point, e: Ciphertext, context: Context): boolean {
  const {seat, rid, f, c, sx, sr} = rekey;
  if (seat !== context.seat || !equalBytes(rid, context.rid)) return false;
  const t = [
    msm([G, A], [sx, -c]), // sx G - c Y_A
    msm([G, f.a], [sr, -c]), // sr G - c a'
    msm([e.a, B, e.b.subtract(f.b)], [sx, -sr, -c]), // sx a - sr Y_B - c (b - b')
  ];
  return start(context, A, B, e).points('f', [f.a, f.b]).points('t', t).challenge('c') === c;
}

/** @throws FairError fair/bad-length, fair/bad-point, fair/bad-scalar, fair/trailing-bytes */
export const {encode: encodeRekey, decode: decodeRekey} = message(
  record<Rekey>({
    seat: U8,
    rid: HASH,
    handle: U32,
    f: record<Ciphertext>({a: POINT, b: POINT}),
    c: SCALAR,
    sx: SCALAR,
    sr: SCALAR,
  }),
);
