/** A small pile under a joint key of three seats, and one seat that shuffles it. */
import type {Context} from '../../../src/fair/context.ts';
import {G, H, h, hashToPoint, mod, msm, type Point, sum, times} from '../../../src/fair/group.ts';
import {u32} from '../../../src/fair/hash.ts';
import {Nonces, seatKeys} from '../../../src/fair/seat-secret.ts';
import {
  type Ciphertext,
  inputTranscript,
  moveChallenge,
  outputWeights,
  type Pass,
} from '../../../src/fair/shuffle.ts';
import {prove} from '../../../src/fair/shuffle-prove.ts';
import {fill} from './hex.ts';

export const SECRET = fill(1);
export const K: Point = sum([1, 2, 3].map(byte => seatKeys(fill(byte)).Y));
export const CONTEXT: Context = {gameId: fill(2), rid: fill(3), seat: 0, item: 0};

export const cardPoint = (v: number): Point => hashToPoint('card-point', CONTEXT.gameId, 'deck', u32(v));

export const pile = (count: number, key = K, first = 0): Ciphertext[] =>
  Array.from({length: count}, (_, i) => ({
    a: times(G, BigInt(i + first + 1)),
    b: cardPoint(i + first).add(times(key, BigInt(i + first + 1))),
  }));

export const nonces = (inputs: readonly Ciphertext[], secret = SECRET): Nonces =>
  new Nonces(secret, inputTranscript(CONTEXT, 0, K, inputs));

/** What an honest prover would put out for a map and scalars. */
export const outputs = (
  inputs: readonly Ciphertext[],
  pi: readonly number[],
  rho: readonly bigint[],
): Ciphertext[] =>
  pi.map((from, i) => ({
    a: inputs[from]!.a.add(times(G, rho[i]!)),
    b: inputs[from]!.b.add(times(K, rho[i]!)),
  }));

/** A pass whose prover claims `pi` and `rho` for whatever outputs it likes. */
export const lyingPass = (
  inputs: readonly Ciphertext[],
  f: readonly Ciphertext[],
  pi: readonly number[],
  rho: readonly bigint[],
): Pass => ({
  seat: CONTEXT.seat,
  rid: CONTEXT.rid,
  pass: 0,
  f,
  proof: prove({pi, rho}, inputs, f, K, CONTEXT, 0, nonces(inputs)),
});

/**
 * The strongest liar there is without a logarithm of the generators: it commits to any matrix `A` instead of a
 * permutation, `c_j = r_j G + sum_i A_ij h_i`, and answers with `u'_i = sum_j A_ij u_j` throughout. E3 and E6 always
 * hold; which others do tells what each equation is for.
 * @param rho randomness of the outputs, for E4 and E5
 */
export function matrixPass(
  inputs: readonly Ciphertext[],
  f: readonly Ciphertext[],
  A: readonly (readonly bigint[])[],
  rho: readonly bigint[],
): Pass {
  const N = inputs.length;
  const from = nonces(inputs);
  const [r, q, y, v] = [from.take(N), from.take(N), from.take(N), from.take(N)] as const;
  const [w1, w2, w3, w4] = from.take(4) as [bigint, bigint, bigint, bigint];
  const column = (j: number) => A.map(row => row[j]!);
  const c = r.map((one, j) => times(G, one).add(msm(h(N), column(j))));
  const T = inputTranscript(CONTEXT, 0, K, inputs);
  const u = outputWeights(T, f, c);
  const dot = (left: readonly bigint[], right: readonly bigint[]) =>
    mod(left.reduce((total, one, i) => total + one * right[i]!, 0n));
  const uu = A.map(row => dot(row, u));
  const C: Point[] = [];
  const th: Point[] = [];
  let previous = H();
  let R = 0n;
  for (let i = 0; i < N; i++) {
    th.push(times(G, y[i]!).add(msm([previous], [v[i]!])));
    previous = times(G, q[i]!).add(msm([previous], [uu[i]!]));
    R = mod(q[i]! + uu[i]! * R);
    C.push(previous);
  }
  const t = [
    times(G, w1),
    times(G, w2),
    times(G, w3).add(msm(h(N), v)),
    msm(
      f.map(card => card.a),
      v,
    ).subtract(times(G, w4)),
    msm(
      f.map(card => card.b),
      v,
    ).subtract(times(K, w4)),
  ];
  const x = moveChallenge(T, {C, t, th});
  const ones = r.map(() => 1n);
  const s = [w1 + x * dot(r, ones), w2 + x * R, w3 + x * dot(r, u), w4 + x * dot(rho, uu)].map(mod);
  const sh = y.map((one, i) => mod(one + x * q[i]!));
  const sp = v.map((one, i) => mod(one + x * uu[i]!));
  return {seat: CONTEXT.seat, rid: CONTEXT.rid, pass: 0, f, proof: {c, C, th, t, s, sh, sp}};
}
