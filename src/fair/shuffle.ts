/**
 * The shuffle: what is claimed and how it travels (docs/fair-play.md, "Proofs"). Proving is in `shuffle-prove.ts`, checking in
 * `shuffle-verify.ts`.
 *
 * Claim: outputs `f_i = (a_{pi(i)} + rho_i G, b_{pi(i)} + rho_i K)` are the inputs in an order `pi` that the prover
 * knows, each locked anew under the same key `K`. Argument: Terelius and Wikström 2010, notation close to Haenni,
 * Locher, Koenig and Dubuis 2017. `h_i` and `H` are generators whose logarithms nobody knows.
 *
 *   c_{pi(i)} = r_{pi(i)} G + h_i       commits to the permutation
 *   u = weights(c…), u'_i = u_{pi(i)}   asked of the prover after it committed
 *   C_i = q_i G + u'_i C_{i-1}          a chain that multiplies up the u': the same product as of the u, and by (E3)
 *                                       the same sum with the h, so the u' are the u in another order
 *   t1..t5, th_i; x; s1..s4, sh_i, sp_i a Schnorr proof of all these relations at once
 *
 * Who knows what: a seat knows its own `pi` and `rho`. The order of a pile is known only to all its shufflers
 * together; one honest one is enough to hide it and to make it uniform.
 *
 * Message: `u8 seat, rid 32, u8 pass, u16 N`, f (64 N), c, C, th (32 N each), t1..t5, s1..s4, sh, sp (32 N each)
 * = 36 + 224 N + 288 bytes, exactly.
 *
 * Known weakness: sound only if no logarithm among `G, H, h_i` is known (they are hashes) and if the transcript
 * holds the whole statement. No share may leave before every pass of the pile has verified: a share of a planted
 * card opens that card.
 */
import {concat} from '../base/bytes.ts';
import type {Context} from './context.ts';
import {transcriptFor} from './context.ts';
import {badLength, FairError} from './errors.ts';
import {encodePoint, type Point} from './group.ts';
import {u8, u32} from './hash.ts';
import {exactly, HASH, POINT, record, SCALAR, U8, U16} from './shape.ts';
import type {Transcript} from './transcript.ts';
import {decode} from './wire.ts';

/** An ElGamal ciphertext: `M = b - x a`. */
export interface Ciphertext {
  readonly a: Point;
  readonly b: Point;
}

/** All that the prover says besides the outputs. */
export interface ShuffleProof {
  readonly c: readonly Point[];
  /** The chain `C_0 … C_{N-1}`. */
  readonly C: readonly Point[];
  readonly th: readonly Point[];
  /** `t1 … t5` */
  readonly t: readonly Point[];
  /** `s1 … s4` */
  readonly s: readonly bigint[];
  readonly sh: readonly bigint[];
  readonly sp: readonly bigint[];
}

export interface Pass {
  readonly seat: number;
  readonly rid: Uint8Array;
  /** Number of the pass in its shuffle, from 0. */
  readonly pass: number;
  /** The outputs. */
  readonly f: readonly Ciphertext[];
  readonly proof: ShuffleProof;
}

/** More cards than a game has; a pass over them still fits an entry of the log, and takes half a second. */
export const MAX_CARDS = 200;

/** The transcript up to the inputs: what the prover's randomness is derived from. */
export function inputTranscript(
  context: Context,
  pass: number,
  K: Point,
  inputs: readonly Ciphertext[],
): Transcript {
  const T = transcriptFor('shuffle', context)
    .add('pass', u8(pass))
    .add('Y', encodePoint(K))
    .add('n', u32(inputs.length));
  for (const {a, b} of inputs) T.points('e', [a, b]);
  return T;
}

/** Adds the outputs and commitments. @returns `u`, one weight for each input */
export function outputWeights(T: Transcript, f: readonly Ciphertext[], c: readonly Point[]): bigint[] {
  for (const {a, b} of f) T.points('f', [a, b]);
  return T.points('c', c).weights('u', f.length);
}

/** Adds the first moves of the Schnorr proof. @returns `x` */
export const moveChallenge = (T: Transcript, {C, t, th}: Pick<ShuffleProof, 'C' | 't' | 'th'>): bigint =>
  T.points('ch', C).points('t', t).points('th', th).challenge('x');

const CARD = record<Ciphertext>({a: POINT, b: POINT}, 'f.');

/** All that follows the number of cards. */
function cardsAndProof(N: number) {
  const points = exactly(N, POINT);
  const scalars = exactly(N, SCALAR);
  return record<Pick<Pass, 'f' | 'proof'>>({
    f: exactly(N, CARD),
    proof: record<ShuffleProof>({
      ...{c: points, C: points, th: points, t: exactly(5, POINT)},
      ...{s: exactly(4, SCALAR), sh: scalars, sp: scalars},
    }),
  });
}

type Start = Omit<Pass, 'f' | 'proof'> & {readonly N: number};
const START = record<Start>({seat: U8, rid: HASH, pass: U8, N: U16});

export const encodePass = (pass: Pass): Uint8Array => {
  const N = pass.f.length;
  return concat(START.write({...pass, N}), cardsAndProof(N).write(pass));
};

export const passLength = (cards: number): number => 36 + 224 * cards + 288;

/** @throws FairError fair/bad-length, fair/bad-point, fair/bad-scalar, fair/bad-count, fair/trailing-bytes */
export const decodePass = (bytes: Uint8Array): Pass =>
  decode(bytes, reader => {
    const {N, ...start} = START.read(reader, 'pass');
    if (N < 1 || N > MAX_CARDS) throw new FairError('bad-count', {field: 'N', count: N});
    const length = passLength(N);
    if (bytes.length !== length) throw badLength('pass', bytes.length, length);
    return {...start, ...cardsAndProof(N).read(reader, 'pass')};
  });
