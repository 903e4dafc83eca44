/**
 * The prover of the shuffle argument; `shuffle.ts` tells what is proved.
 *
 * All randomness comes from the seat's secret and the inputs (`seat-secret.ts`), in this order: the permutation from
 * its own words; then rho_0.., r_0.., q_0.., w1..w4, y_0.., v_0... A reload gives the same bytes.
 *
 * Nearly all multiplications have a fixed base: with `C_i = R_i G + U_i H`, `R_i = q_i + u'_i R_{i-1}`,
 * `U_i = u'_i U_{i-1}`, the chain and its commitments need only tables of `G` and `H`. The sums with the nonces
 * `v_i` go through `msm`, whose memory accesses depend on them: tolerable, since a prover runs in a worker of its own.
 */
import type {Context} from './context.ts';
import {fixed, G, H, h, mod, msm, type Point, sumOfGenerators, times} from './group.ts';
import {Nonces, type SeatSecret} from './seat-secret.ts';
import {
  type Ciphertext,
  inputTranscript,
  moveChallenge,
  outputWeights,
  type Pass,
  type ShuffleProof,
} from './shuffle.ts';

/** What a prover knows: output i is input `pi[i]`, re-encrypted with `rho[i]`. */
export interface Witness {
  readonly pi: readonly number[];
  readonly rho: readonly bigint[];
}

/** A pass of `context.seat` over the inputs under `K`; its own permutation is returned for its private knowledge. */
export function provePass(
  secret: SeatSecret,
  inputs: readonly Ciphertext[],
  K: Point,
  context: Context,
  pass: number,
): {pass: Pass; pi: readonly number[]} {
  const N = inputs.length;
  const nonces = new Nonces(secret, inputTranscript(context, pass, K, inputs));
  const pi = nonces.permutationWords().permutation(N);
  const rho = nonces.take(N);
  const [g, k] = [fixed(G), fixed(K, N)];
  const f = pi.map((from, i) => {
    const {a, b} = inputs[from]!;
    return {a: a.add(g(rho[i]!)), b: b.add(k(rho[i]!))};
  });
  const proof = prove({pi, rho}, inputs, f, K, context, pass, nonces);
  return {pass: {seat: context.seat, rid: context.rid, pass, f, proof}, pi};
}

/** The argument for given outputs. It holds only if the witness does. */
export function prove(
  {pi, rho}: Witness,
  inputs: readonly Ciphertext[],
  f: readonly Ciphertext[],
  K: Point,
  context: Context,
  pass: number,
  nonces: Nonces,
): ShuffleProof {
  const N = inputs.length;
  const [g, hh] = [fixed(G), fixed(H())];
  const generators = h(N);
  const r = nonces.take(N);
  const q = nonces.take(N);
  const w = nonces.take(4);
  const y = nonces.take(N);
  const v = nonces.take(N);

  // 1. c_{pi(i)} = r_{pi(i)} G + h_i
  const c = r.map(one => g(one));
  pi.forEach((from, i) => {
    c[from] = c[from]!.add(generators[i]!);
  });

  // 2. u'_i = u_{pi(i)}
  const T = inputTranscript(context, pass, K, inputs);
  const u = outputWeights(T, f, c);
  const uu = pi.map(from => u[from]!);

  // 3. C_i = q_i G + u'_i C_{i-1} = R_i G + U_i H;  4. th_i = y_i G + v_i C_{i-1}
  const C: Point[] = [];
  const th: Point[] = [];
  let R = 0n;
  let U = 1n;
  for (let i = 0; i < N; i++) {
    th.push(g(mod(y[i]! + v[i]! * R)).add(hh(mod(v[i]! * U))));
    R = mod(q[i]! + uu[i]! * R);
    U = mod(uu[i]! * U);
    C.push(g(R).add(hh(U)));
  }
  const [w1, w2, w3, w4] = w as [bigint, bigint, bigint, bigint];
  const t = [
    g(w1), // t1 = w1 G
    g(w2), // t2 = w2 G
    g(w3).add(sumOfGenerators(v)), // t3 = w3 G + sum v_i h_i
    msm(
      f.map(card => card.a),
      v,
    ).subtract(g(w4)), // t4 = sum v_i a'_i - w4 G
    msm(
      f.map(card => card.b),
      v,
    ).subtract(times(K, w4)), // t5 = sum v_i b'_i - w4 K
  ];

  // 5. and 6.
  const x = moveChallenge(T, {C, t, th});
  const dot = (left: readonly bigint[], right: readonly bigint[]) =>
    left.reduce((total, l, i) => mod(total + l * right[i]!), 0n);
  const s = [
    mod(w1 + x * r.reduce((total, one) => mod(total + one), 0n)), // s1 = w1 + x sum r_j
    mod(w2 + x * R), // s2 = w2 + x R_{N-1}
    mod(w3 + x * dot(r, u)), // s3 = w3 + x sum r_j u_j
    mod(w4 + x * dot(rho, uu)), // s4 = w4 + x sum rho_i u'_i
  ];
  const sh = y.map((one, i) => mod(one + x * q[i]!)); // sh_i = y_i + x q_i
  const sp = v.map((one, i) => mod(one + x * uu[i]!)); // sp_i = v_i + x u'_i
  return {c, C, th, t, s, sh, sp};
}
