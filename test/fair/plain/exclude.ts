/** docs/fair-play.md, "Proofs": the held card is one of a list; standard OR of equality proofs. */
import {join, must, Reader, same, u8, u32} from './bytes.ts';
import {type Context, ctx, type KeyPair, Nonces} from './context.ts';
import {type Ciphertext, G, mod, mul, type Point, readScalar, sc, sub, sum} from './group.ts';
import {T} from './transcript.ts';

/** One branch of the OR. */
export interface Part {
  c: bigint;
  s: bigint;
}

function statement(context: Context, Y: Point, e: Ciphertext, M: Point[]): T {
  const t = new T('member');
  t.add('ctx', ctx(context));
  t.points('Y', [Y]);
  t.ciphertext('e', e);
  t.add('n', u32(M.length));
  t.points('M', M);
  return t;
}

/** `R_i = s_i G - c_i Y`, `Q_i = s_i a - c_i (b - M_i)` */
const recomputed = (Y: Point, e: Ciphertext, Mi: Point, {c, s}: Part): Point[] => [
  sub(mul(s, G), mul(c, Y)),
  sub(mul(s, e.a), mul(c, sub(e.b, Mi))),
];

/** `own`: the place of the card in the list. A false part picks `c_i`, `s_i`; the true one answers the rest. */
export function proveMember(
  context: Context,
  seatSecret: Uint8Array,
  {secret, key}: KeyPair,
  e: Ciphertext,
  M: Point[],
  own: number,
): Part[] {
  const t = statement(context, key, e, M);
  const nonces = new Nonces(seatSecret, t);
  const w = nonces.next();
  const parts = M.map((_, i) => (i === own ? {c: 0n, s: 0n} : {c: nonces.next(), s: nonces.next()}));
  for (const [i, part] of parts.entries())
    t.points('RQ', i === own ? [mul(w, G), mul(w, e.a)] : recomputed(key, e, M[i]!, part));
  const c = mod(t.challenge('c') - sum(parts.map(part => part.c)));
  parts[own] = {c, s: mod(w + c * secret)};
  return parts;
}

/** `challenge("c") = sum c_i` */
export function memberHolds(context: Context, Y: Point, e: Ciphertext, M: Point[], parts: Part[]): boolean {
  if (M.length === 0 || parts.length !== M.length) return false;
  const t = statement(context, Y, e, M);
  for (const [i, part] of parts.entries()) t.points('RQ', recomputed(Y, e, M[i]!, part));
  return t.challenge('c') === sum(parts.map(part => part.c));
}

/** `u8 seat, rid 32, u32 handle, u8 q, q times (c_i, s_i)` = `38 + 64 q` B */
export const writeMember = ({seat, rid}: Context, handle: number, parts: Part[]): Uint8Array =>
  join(u8(seat), rid, u32(handle), u8(parts.length), ...parts.flatMap(({c, s}) => [sc(c), sc(s)]));

export function readMember(message: Uint8Array): {
  seat: number;
  rid: Uint8Array;
  handle: number;
  parts: Part[];
} {
  const reader = new Reader(message);
  const head = {seat: reader.u8(), rid: reader.bytes(32), handle: reader.u32()};
  const q = reader.u8();
  must(q >= 1, 'exclusion: an empty list');
  const parts = reader.list(q, () => ({
    c: readScalar(reader.bytes(32)),
    s: readScalar(reader.bytes(32)),
  }));
  reader.end();
  return {...head, parts};
}

/** An exclusion message answers its request: right seat, rid and handle, valid proof. */
export function memberMessageHolds(
  context: Context,
  handle: number,
  Y: Point,
  e: Ciphertext,
  M: Point[],
  message: Uint8Array,
): boolean {
  const read = readMember(message);
  if (read.seat !== context.seat || !same(read.rid, context.rid) || read.handle !== handle) return false;
  return memberHolds(context, Y, e, M, read.parts);
}
