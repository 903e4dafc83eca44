/** docs/fair-play.md, "Proofs": a share of one or of many points, with its equality proof. */
import {join, must, Reader, same, u8, u16, u32} from './bytes.ts';
import {type Context, ctx, type KeyPair, Nonces} from './context.ts';
import {add, G, mod, mul, type Point, pt, readPoint, readScalar, sc, sub} from './group.ts';
import {T} from './transcript.ts';

export interface Share {
  D: Point[];
  c: bigint;
  s: bigint;
}

/** The statement, and the one pair `P'`, `D'` that stands for all. */
function statement(context: Context, Y: Point, P: Point[], D: Point[]) {
  const t = new T('share');
  t.add('ctx', ctx(context));
  t.points('Y', [Y]);
  const m = P.length;
  must(m >= 1 && D.length === m, 'share: as many D as P, at least one');
  t.add('n', u32(m));
  t.points('P', P);
  t.points('D', D);
  if (m === 1) return {t, P1: P[0]!, D1: D[0]!};
  const w = t.weights('w', m);
  return {
    t,
    P1: add(...P.map((point, i) => mul(w[i]!, point))),
    D1: add(...D.map((point, i) => mul(w[i]!, point))),
  };
}

/** `D_i = x P_i`; `"R" = r G`, `"Q" = r P'`; `s = r + c x` */
export function proveShare(
  context: Context,
  seatSecret: Uint8Array,
  {secret, key}: KeyPair,
  P: Point[],
): Share {
  const D = P.map(point => mul(secret, point));
  const {t, P1} = statement(context, key, P, D);
  const r = new Nonces(seatSecret, t).next();
  t.points('R', [mul(r, G)]);
  t.points('Q', [mul(r, P1)]);
  const c = t.challenge('c');
  return {D, c, s: mod(r + c * secret)};
}

/** Recompute `R = s G - c Y`, `Q = s P' - c D'` and compare c. */
export function shareHolds(context: Context, Y: Point, P: Point[], {D, c, s}: Share): boolean {
  if (D.length !== P.length) return false;
  const {t, P1, D1} = statement(context, Y, P, D);
  t.points('R', [sub(mul(s, G), mul(c, Y))]);
  t.points('Q', [sub(mul(s, P1), mul(c, D1))]);
  return t.challenge('c') === c;
}

/** `D.., c, s`, as it also stands in an opening. */
export const shareBody = ({D, c, s}: Share): Uint8Array => join(...D.map(pt), sc(c), sc(s));

const readBody = (reader: Reader, m: number): Share => ({
  D: reader.list(m, () => readPoint(reader.bytes(32))),
  c: readScalar(reader.bytes(32)),
  s: readScalar(reader.bytes(32)),
});

/** `u8 seat, rid 32, u16 m, D_1..D_m, c, s` = `99 + 32 m` B */
export const writeShare = ({seat, rid}: Context, share: Share): Uint8Array =>
  join(u8(seat), rid, u16(share.D.length), shareBody(share));

export function readShare(message: Uint8Array): {seat: number; rid: Uint8Array; share: Share} {
  const reader = new Reader(message);
  const seat = reader.u8();
  const rid = reader.bytes(32);
  const share = readBody(reader, reader.u16());
  reader.end();
  return {seat, rid, share};
}

/** A share message answers its request: right seat, right rid, right points, valid proof. */
export function shareMessageHolds(context: Context, Y: Point, P: Point[], message: Uint8Array): boolean {
  const {seat, rid, share} = readShare(message);
  return seat === context.seat && same(rid, context.rid) && shareHolds(context, Y, P, share);
}

/** "Proofs", the logged `opening`: `rid 32, u8 k`, then k times `u8 seat, D.., c, s`. */
export const writeOpening = (rid: Uint8Array, shares: {seat: number; share: Share}[]): Uint8Array =>
  join(rid, u8(shares.length), ...shares.map(({seat, share}) => join(u8(seat), shareBody(share))));

/** The same read back, `m` points in each share. */
export function readOpening(
  message: Uint8Array,
  m: number,
): {rid: Uint8Array; shares: {seat: number; share: Share}[]} {
  const reader = new Reader(message);
  const rid = reader.bytes(32);
  const shares = reader.list(reader.u8(), () => ({seat: reader.u8(), share: readBody(reader, m)}));
  reader.end();
  return {rid, shares};
}
