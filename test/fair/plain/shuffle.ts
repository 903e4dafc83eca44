/** docs/fair-play.md, "Proofs", steps 1 to 6: the shuffle and its argument, as the prover makes them. */
import {permutation, Words} from './beacon.ts';
import {join, Reader, u8, u16, u32} from './bytes.ts';
import {type Context, ctx, Nonces, pedersen, pedersenH} from './context.ts';
import {
  add,
  type Ciphertext,
  G,
  mod,
  mul,
  type Point,
  pt,
  readPoint,
  readScalar,
  sc,
  sub,
  sum,
} from './group.ts';
import {T} from './transcript.ts';

/** What travels: outputs, commitments, chain, `t1..t5`, `th`, `s1..s4`, `sh`, `sp`. */
export interface Argument {
  f: Ciphertext[];
  c: Point[];
  C: Point[];
  th: Point[];
  t: Point[];
  s: bigint[];
  sh: bigint[];
  sp: bigint[];
}

/** Step 2 until the inputs: what stands in the transcript before the first nonce. */
export function shuffleInput(context: Context, pass: number, K: Point, e: Ciphertext[]): T {
  const T1 = new T('shuffle');
  T1.add('ctx', ctx(context));
  T1.add('pass', u8(pass));
  T1.points('Y', [K]);
  T1.add('n', u32(e.length));
  for (const each of e) T1.ciphertext('e', each);
  return T1;
}

export function proveShuffle(
  context: Context,
  seatSecret: Uint8Array,
  pass: number,
  K: Point,
  e: Ciphertext[],
) {
  const N = e.length;
  const H = pedersenH();
  const h = e.map((_, i) => pedersen(i));
  const T1 = shuffleInput(context, pass, K, e);

  const nonces = new Nonces(seatSecret, T1);
  const pi = permutation(new Words(nonces.permutationBlock), N);
  const rho = nonces.list(N);
  const f = pi.map((from, i) => ({
    a: add(e[from]!.a, mul(rho[i]!, G)),
    b: add(e[from]!.b, mul(rho[i]!, K)),
  }));

  // 1. c_{pi(i)} = r_{pi(i)} G + h_i
  const r = nonces.list(N);
  const c: Point[] = [];
  for (let i = 0; i < N; i++) c[pi[i]!] = add(mul(r[pi[i]!]!, G), h[i]!);

  // 2. the challenges u
  for (const each of f) T1.ciphertext('f', each);
  T1.points('c', c);
  const u = T1.weights('u', N);
  const u1 = pi.map(from => u[from]!);

  // 3. the chain: C_i = q_i G + u'_i C_{i-1}, with R_i beside it
  const q = nonces.list(N);
  const C: Point[] = [];
  let R = 0n;
  for (let i = 0; i < N; i++) {
    C[i] = add(mul(q[i]!, G), mul(u1[i]!, i === 0 ? H : C[i - 1]!));
    R = mod(q[i]! + u1[i]! * R);
  }

  // 4. nonces and what they commit to
  const [w1, w2, w3, w4] = nonces.list(4) as [bigint, bigint, bigint, bigint];
  const y = nonces.list(N);
  const v = nonces.list(N);
  const t = [
    mul(w1, G),
    mul(w2, G),
    add(mul(w3, G), ...h.map((point, i) => mul(v[i]!, point))),
    sub(add(...f.map(({a}, i) => mul(v[i]!, a))), mul(w4, G)),
    sub(add(...f.map(({b}, i) => mul(v[i]!, b))), mul(w4, K)),
  ];
  const th = C.map((_, i) => add(mul(y[i]!, G), mul(v[i]!, i === 0 ? H : C[i - 1]!)));

  // 5. the challenge x
  T1.points('ch', C);
  T1.points('t', t);
  T1.points('th', th);
  const x = T1.challenge('x');

  // 6. the answers
  const s = [
    mod(w1 + x * sum(r)),
    mod(w2 + x * R),
    mod(w3 + x * sum(r.map((rj, j) => rj * u[j]!))),
    mod(w4 + x * sum(rho.map((each, i) => each * u1[i]!))),
  ];
  const sh = y.map((yi, i) => mod(yi + x * q[i]!));
  const sp = v.map((vi, i) => mod(vi + x * u1[i]!));

  const argument: Argument = {f, c, C, th, t, s, sh, sp};
  return {pi, rho, argument};
}

/** `u8 seat, rid 32, u8 pass, u16 N`, f, c, C, th, t1..t5, s1..s4, sh, sp = `36 + 224 N + 288` B */
export const writePass = (
  {seat, rid}: Context,
  pass: number,
  {f, c, C, th, t, s, sh, sp}: Argument,
): Uint8Array =>
  join(
    join(u8(seat), rid, u8(pass), u16(f.length)),
    ...f.flatMap(({a, b}) => [pt(a), pt(b)]),
    ...[...c, ...C, ...th, ...t].map(pt),
    ...[...s, ...sh, ...sp].map(sc),
  );

export interface Pass {
  seat: number;
  rid: Uint8Array;
  pass: number;
  argument: Argument;
}

export function readPass(message: Uint8Array): Pass {
  const reader = new Reader(message);
  const point = () => readPoint(reader.bytes(32));
  const scalar = () => readScalar(reader.bytes(32));
  const seat = reader.u8();
  const rid = reader.bytes(32);
  const pass = reader.u8();
  const N = reader.u16();
  const argument = {
    f: reader.list(N, () => ({a: point(), b: point()})),
    c: reader.list(N, point),
    C: reader.list(N, point),
    th: reader.list(N, point),
    t: reader.list(5, point),
    s: reader.list(4, scalar),
    sh: reader.list(N, scalar),
    sp: reader.list(N, scalar),
  };
  reader.end();
  return {seat, rid, pass, argument};
}
