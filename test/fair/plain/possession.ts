/** docs/fair-play.md, "Set-up": keys with their proofs of possession. */
import {join, Reader, u8} from './bytes.ts';
import {type Context, ctx, type KeyPair, Nonces, seatKey, setupRid} from './context.ts';
import {add, G, mod, mul, O, type Point, pt, readPoint, readScalar, sc, sub} from './group.ts';
import {T} from './transcript.ts';

export interface Proof {
  c: bigint;
  s: bigint;
}

/** `R = r G`, `c = challenge("c")`, `s = r + c x` */
export function provePossession(context: Context, seatSecret: Uint8Array, {secret, key}: KeyPair): Proof {
  const t = new T('pop');
  t.add('ctx', ctx(context));
  t.points('Y', [key]);
  const r = new Nonces(seatSecret, t).next();
  t.points('R', [mul(r, G)]);
  const c = t.challenge('c');
  return {c, s: mod(r + c * secret)};
}

/** Verify with `R = s G - c Y`. */
export function possessionHolds(context: Context, Y: Point, {c, s}: Proof): boolean {
  const t = new T('pop');
  t.add('ctx', ctx(context));
  t.points('Y', [Y]);
  t.points('R', [sub(mul(s, G), mul(c, Y))]);
  return t.challenge('c') === c;
}

/** `seat.keys`: `u8 seat, B pt, popB, Y pt, popY` (193 B); item 0 beacon, 1 card. */
export function writeSeatKeys(
  gameId: Uint8Array,
  seat: number,
  seatSecret: Uint8Array,
  card = seatKey('card', seatSecret),
): Uint8Array {
  const context = {gameId, rid: setupRid(gameId), seat};
  const beacon = seatKey('beacon', seatSecret);
  const popB = provePossession({...context, item: 0}, seatSecret, beacon);
  const popY = provePossession({...context, item: 1}, seatSecret, card);
  const part = (key: Point, proof: Proof) => join(pt(key), sc(proof.c), sc(proof.s));
  return join(u8(seat), part(beacon.key, popB), part(card.key, popY));
}

export interface SeatKeys {
  seat: number;
  B: Point;
  popB: Proof;
  Y: Point;
  popY: Proof;
}

export function readSeatKeys(message: Uint8Array): SeatKeys {
  const reader = new Reader(message);
  const seat = reader.u8();
  const point = () => readPoint(reader.bytes(32));
  const proof = () => ({c: readScalar(reader.bytes(32)), s: readScalar(reader.bytes(32))});
  const keys = {seat, B: point(), popB: proof(), Y: point(), popY: proof()};
  reader.end();
  return keys;
}

/**
 * The set-up of all seats in order: reject `O`, equal keys of two seats, any failing proof. One seat with one key for
 * both is refused as well: they are derived apart, or a back-up of card keys would be one of beacon keys.
 */
export function seatKeysHold(gameId: Uint8Array, messages: Uint8Array[]): boolean {
  const all = messages.map(readSeatKeys);
  const rid = setupRid(gameId);
  for (const [seat, keys] of all.entries()) {
    if (keys.seat !== seat) return false;
    if (keys.B.equals(O) || keys.Y.equals(O)) return false;
    if (keys.B.equals(keys.Y)) return false;
    if (!possessionHolds({gameId, rid, seat, item: 0}, keys.B, keys.popB)) return false;
    if (!possessionHolds({gameId, rid, seat, item: 1}, keys.Y, keys.popY)) return false;
    for (const other of all.slice(0, seat))
      for (const key of [other.B, other.Y]) if (key.equals(keys.B) || key.equals(keys.Y)) return false;
  }
  return true;
}

/** "Proofs": the joint key, `K = sum of Y_j`. */
export const jointKey = (keys: Point[]): Point => add(...keys);
