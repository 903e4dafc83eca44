/** docs/fair-play.md, "Proofs": a held card moves to another key (or a copy of it, for viewing only: `show`). */
import {join, Reader, same, u8, u32} from './bytes.ts';
import {type Context, ctx, type KeyPair, Nonces} from './context.ts';
import {add, type Ciphertext, G, mod, mul, type Point, pt, readPoint, readScalar, sc, sub} from './group.ts';
import {T} from './transcript.ts';

export interface Rekey {
  f: Ciphertext;
  c: bigint;
  sx: bigint;
  sr: bigint;
}

function statement(context: Context, A: Point, B: Point, e: Ciphertext): T {
  const t = new T('rekey');
  t.add('ctx', ctx(context));
  t.points('A', [A]);
  t.points('B', [B]);
  t.ciphertext('e', e);
  return t;
}

/** `(a', b') = (r G, b - x_A a + r Y_B)`; `e` in stripped form. */
export function proveRekey(
  context: Context,
  seatSecret: Uint8Array,
  {secret, key}: KeyPair,
  B: Point,
  e: Ciphertext,
): Rekey {
  const t = statement(context, key, B, e);
  const nonces = new Nonces(seatSecret, t);
  const r = nonces.next();
  const f = {a: mul(r, G), b: add(sub(e.b, mul(secret, e.a)), mul(r, B))};
  t.ciphertext('f', f);
  const p = nonces.next();
  const q = nonces.next();
  t.points('t', [mul(p, G), mul(q, G), sub(mul(p, e.a), mul(q, B))]);
  const c = t.challenge('c');
  return {f, c, sx: mod(p + c * secret), sr: mod(q + c * r)};
}

/** Recompute `sx G - c Y_A`, `sr G - c a'`, `sx a - sr Y_B - c (b - b')`. */
export function rekeyHolds(context: Context, A: Point, B: Point, e: Ciphertext, proof: Rekey): boolean {
  const {f, c, sx, sr} = proof;
  const t = statement(context, A, B, e);
  t.ciphertext('f', f);
  t.points('t', [
    sub(mul(sx, G), mul(c, A)),
    sub(mul(sr, G), mul(c, f.a)),
    sub(sub(mul(sx, e.a), mul(sr, B)), mul(c, sub(e.b, f.b))),
  ]);
  return t.challenge('c') === c;
}

/** `u8 seat, rid 32, u32 handle, a', b', c, sx, sr` = 197 B */
export const writeRekey = ({seat, rid}: Context, handle: number, {f, c, sx, sr}: Rekey): Uint8Array =>
  join(u8(seat), rid, u32(handle), pt(f.a), pt(f.b), sc(c), sc(sx), sc(sr));

export function readRekey(message: Uint8Array): {
  seat: number;
  rid: Uint8Array;
  handle: number;
  proof: Rekey;
} {
  const reader = new Reader(message);
  const point = () => readPoint(reader.bytes(32));
  const scalar = () => readScalar(reader.bytes(32));
  const head = {seat: reader.u8(), rid: reader.bytes(32), handle: reader.u32()};
  const proof = {f: {a: point(), b: point()}, c: scalar(), sx: scalar(), sr: scalar()};
  reader.end();
  return {...head, proof};
}

/** A re-key message answers its request: right seat, rid and handle, valid proof. */
export function rekeyMessageHolds(
  context: Context,
  handle: number,
  A: Point,
  B: Point,
  e: Ciphertext,
  message: Uint8Array,
): boolean {
  const read = readRekey(message);
  if (read.seat !== context.seat || !same(read.rid, context.rid) || read.handle !== handle) return false;
  return rekeyHolds(context, A, B, e, read.proof);
}
