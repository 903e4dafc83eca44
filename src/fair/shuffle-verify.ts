/**
 * The verifier of the shuffle argument; `shuffle.ts` tells what is proved.
 *
 * Six kinds of equations, `U = prod u_j`, `C_{-1} = H`:
 *
 *   E1    s1 G                  = t1 + x (sum c_j - sum h_i)
 *   E2    s2 G                  = t2 + x (C_{N-1} - U H)
 *   E3    s3 G + sum sp_i h_i   = t3 + x sum u_j c_j
 *   E4    sum sp_i a'_i - s4 G  = t4 + x sum u_j a_j
 *   E5    sum sp_i b'_i - s4 K  = t5 + x sum u_j b_j
 *   E6,i  sh_i G + sp_i C_{i-1} = th_i + x C_i
 *
 * `verifyPass` checks `z1 E1 + … + z5 E5 + sum z_{6+i} E6,i = O` in one sum of 8 N + 8 terms. The weights z (128 bits)
 * come from the transcript continued by the answers, so all peers accept or reject alike; a wrong equation survives
 * with probability 2^-128. `brokenEquations` checks one after the other: slow, for tests and for the curious.
 */
import {equalBytes} from '../base/bytes.ts';
import type {Context} from './context.ts';
import {encodeScalar, G, H, h, mod, msm, type Point, sum} from './group.ts';
import {type Ciphertext, inputTranscript, moveChallenge, outputWeights, type Pass} from './shuffle.ts';

/** Everything the verifier computes before it touches a point. */
export interface Challenges {
  readonly u: readonly bigint[];
  /** The product of all u. */
  readonly U: bigint;
  readonly x: bigint;
  /** `z1 … z5`, then one for each E6,i. */
  readonly z: readonly bigint[];
}

/** All challenges of a pass, in the prover's order. */
export function challengesOf(
  {f, pass, proof}: Pass,
  inputs: readonly Ciphertext[],
  K: Point,
  context: Context,
): Challenges {
  const T = inputTranscript(context, pass, K, inputs);
  const u = outputWeights(T, f, proof.c);
  const x = moveChallenge(T, proof);
  for (const [i, s] of proof.s.entries()) T.add(`s${i + 1}`, encodeScalar(s));
  for (const s of proof.sh) T.add('sh', encodeScalar(s));
  for (const s of proof.sp) T.add('sp', encodeScalar(s));
  const z = T.weights('z', 5 + f.length);
  return {u, U: u.reduce((product, one) => mod(product * one), 1n), x, z};
}

/** The lengths of everything and the pass's place: what must hold before there is an equation. */
function fits({seat, rid, f, proof}: Pass, inputs: readonly Ciphertext[], context: Context): boolean {
  const N = inputs.length;
  const {c, C, th, t, s, sh, sp} = proof;
  return (
    seat === context.seat &&
    equalBytes(rid, context.rid) &&
    N > 0 &&
    [f, c, C, th, sh, sp].every(list => list.length === N) &&
    t.length === 5 &&
    s.length === 4
  );
}

/** Whether the outputs are the inputs, re-encrypted under `K` in another order. */
export function verifyPass(pass: Pass, inputs: readonly Ciphertext[], K: Point, context: Context): boolean {
  if (!fits(pass, inputs, context)) return false;
  const {f, proof} = pass;
  const {c, C, th, t, s, sh, sp} = proof;
  const N = inputs.length;
  const {u, U, x, z} = challengesOf(pass, inputs, K, context);
  const [z1, z2, z3, z4, z5] = z as [bigint, bigint, bigint, bigint, bigint];
  const z6 = z.slice(5);
  const [s1, s2, s3, s4] = s as [bigint, bigint, bigint, bigint];

  const points: Point[] = [];
  const scalars: bigint[] = [];
  const term = (scalar: bigint, point: Point) => {
    points.push(point);
    scalars.push(scalar);
  };
  const ofG = z1 * s1 + z2 * s2 + z3 * s3 - z4 * s4 + z6.reduce((total, one, i) => total + one * sh[i]!, 0n);
  term(mod(ofG), G); // E1, E2, E3, E4, E6
  term(mod(z2 * x * U + z6[0]! * sp[0]!), H()); // E2; E6,0: C_{-1} = H
  term(mod(-z5 * s4), K); // E5
  for (let k = 0; k < 5; k++) term(-z[k]!, t[k]!);
  const generators = h(N);
  for (let i = 0; i < N; i++) {
    term(mod(z1 * x + z3 * sp[i]!), generators[i]!); // E1, E3
    term(mod(-x * (z1 + z3 * u[i]!)), c[i]!); // E1, E3
    term(mod(-z4 * x * u[i]!), inputs[i]!.a); // E4
    term(mod(-z5 * x * u[i]!), inputs[i]!.b); // E5
    term(mod(z4 * sp[i]!), f[i]!.a); // E4
    term(mod(z5 * sp[i]!), f[i]!.b); // E5
    term(-z6[i]!, th[i]!); // E6,i
    // C_i: right side of E6,i, left side of E6,i+1; the last one stands in E2
    const left = i + 1 < N ? z6[i + 1]! * sp[i + 1]! : -z2 * x;
    term(mod(left - z6[i]! * x), C[i]!);
  }
  return msm(points, scalars).is0();
}

/** The equations that fail, by name; `lengths` when there are none to check. */
export function brokenEquations(
  pass: Pass,
  inputs: readonly Ciphertext[],
  K: Point,
  context: Context,
): string[] {
  if (!fits(pass, inputs, context)) return ['lengths'];
  const {f, proof} = pass;
  const {c, C, th, t, s, sh, sp} = proof;
  const N = inputs.length;
  const {u, U, x} = challengesOf(pass, inputs, K, context);
  const ux = u.map(one => x * one);
  const column = (cards: readonly Ciphertext[], part: 'a' | 'b') => cards.map(card => card[part]);
  const broken: string[] = [];
  const check = (name: string, left: Point, right: Point) => {
    if (!left.equals(right)) broken.push(name);
  };
  check('E1', msm([G], [s[0]!]), t[0]!.add(msm([sum(c).subtract(sum(h(N)))], [x])));
  check('E2', msm([G], [s[1]!]), t[1]!.add(msm([C[N - 1]!, H()], [x, -x * U])));
  check('E3', msm([G, ...h(N)], [s[2]!, ...sp]), t[2]!.add(msm(c, ux)));
  check('E4', msm([...column(f, 'a'), G], [...sp, -s[3]!]), t[3]!.add(msm(column(inputs, 'a'), ux)));
  check('E5', msm([...column(f, 'b'), K], [...sp, -s[3]!]), t[4]!.add(msm(column(inputs, 'b'), ux)));
  for (let i = 0; i < N; i++) {
    const previous = i === 0 ? H() : C[i - 1]!;
    check(`E6,${i}`, msm([G, previous], [sh[i]!, sp[i]!]), th[i]!.add(msm([C[i]!], [x])));
  }
  return broken;
}
