/** docs/fair-play.md, "Proofs", checks E1 to E6, one after the other and never batched. */
import {same} from './bytes.ts';
import {type Context, pedersen, pedersenH} from './context.ts';
import {add, type Ciphertext, G, mod, mul, type Point, sc, sub} from './group.ts';
import {type Argument, readPass, shuffleInput} from './shuffle.ts';

/** The challenges of an argument, and the weights that a batch would take. */
export function shuffleChallenges(
  context: Context,
  pass: number,
  K: Point,
  e: Ciphertext[],
  argument: Argument,
) {
  const {f, c, C, th, t, s, sh, sp} = argument;
  const N = e.length;
  const T1 = shuffleInput(context, pass, K, e);
  for (const each of f) T1.ciphertext('f', each);
  T1.points('c', c);
  const u = T1.weights('u', N);
  T1.points('ch', C);
  T1.points('t', t);
  T1.points('th', th);
  const x = T1.challenge('x');
  for (const [i, label] of ['s1', 's2', 's3', 's4'].entries()) T1.add(label, sc(s[i]!));
  for (const each of sh) T1.add('sh', sc(each));
  for (const each of sp) T1.add('sp', sc(each));
  const z = T1.weights('z', 5 + N);
  const U = u.reduce((product, each) => mod(product * each), 1n);
  return {u, U, x, z};
}

/** The list of checks that fail, by name; an empty list accepts. */
export function failedChecks(
  context: Context,
  pass: number,
  K: Point,
  e: Ciphertext[],
  argument: Argument,
): string[] {
  const {f, c, C, th, t, s, sh, sp} = argument;
  const N = e.length;
  if (N === 0 || [f, c, C, th, sh, sp].some(list => list.length !== N)) return ['N'];
  const {u, U, x} = shuffleChallenges(context, pass, K, e, argument);
  const H = pedersenH();
  const h = e.map((_, i) => pedersen(i));
  const [t1, t2, t3, t4, t5] = t as [Point, Point, Point, Point, Point];
  const [s1, s2, s3, s4] = s as [bigint, bigint, bigint, bigint];
  const weighted = (weights: bigint[], points: Point[]) =>
    add(...points.map((point, i) => mul(weights[i]!, point)));

  const failed: string[] = [];
  const check = (name: string, left: Point, right: Point) => {
    if (!left.equals(right)) failed.push(name);
  };
  // E1: s1 G = t1 + x (sum c_j - sum h_i)
  check('E1', mul(s1, G), add(t1, mul(x, sub(add(...c), add(...h)))));
  // E2: s2 G = t2 + x (C_{N-1} - U H)
  check('E2', mul(s2, G), add(t2, mul(x, sub(C[N - 1]!, mul(U, H)))));
  // E3: s3 G + sum sp_i h_i = t3 + x sum u_j c_j
  check('E3', add(mul(s3, G), weighted(sp, h)), add(t3, mul(x, weighted(u, c))));
  // E4: sum sp_i a'_i - s4 G = t4 + x sum u_j a_j
  const as = (list: Ciphertext[]) => list.map(({a}) => a);
  check('E4', sub(weighted(sp, as(f)), mul(s4, G)), add(t4, mul(x, weighted(u, as(e)))));
  // E5: sum sp_i b'_i - s4 K = t5 + x sum u_j b_j
  const bs = (list: Ciphertext[]) => list.map(({b}) => b);
  check('E5', sub(weighted(sp, bs(f)), mul(s4, K)), add(t5, mul(x, weighted(u, bs(e)))));
  // E6,i: sh_i G + sp_i C_{i-1} = th_i + x C_i
  for (let i = 0; i < N; i++)
    check(`E6,${i}`, add(mul(sh[i]!, G), mul(sp[i]!, i === 0 ? H : C[i - 1]!)), add(th[i]!, mul(x, C[i]!)));
  return failed;
}

/** A pass message answers its request: right seat, rid and pass number, exact length, every check. */
export function passMessageHolds(
  context: Context,
  pass: number,
  K: Point,
  e: Ciphertext[],
  message: Uint8Array,
): boolean {
  const read = readPass(message);
  if (read.seat !== context.seat || !same(read.rid, context.rid) || read.pass !== pass) return false;
  return failedChecks(context, pass, K, e, read.argument).length === 0;
}
