/**
 * Proof of possession of a key (docs/fair-play.md, "Set-up"), a Schnorr proof. Message `seat.keys`, 193 bytes:
 * `u8 seat, B pt, popB, Y pt, popY`, each proof `c sc, s sc`.
 *
 * Why: joint keys are sums. Without it a seat could announce `a G - Y_other` and cancel another seat's key; the seat
 * number in the context stops copying a key together with its proof.
 *
 * Who knows what: the prover its key, everybody else that it knows it. Nothing else leaves.
 */
import {equalBytes} from '../base/bytes.ts';
import {type Context, setupRid, transcriptFor} from './context.ts';
import {FairError, FairnessBreach} from './errors.ts';
import {encodePoint, G, mod, msm, type Point, times} from './group.ts';
import {Nonces, type SeatSecret, seatKeys} from './seat-secret.ts';
import {KEY, message, record, SCALAR, U8} from './shape.ts';

export interface Possession {
  readonly c: bigint;
  readonly s: bigint;
}

const statement = (context: Context, Y: Point) => transcriptFor('pop', context).add('Y', encodePoint(Y));

export function provePossession(secret: SeatSecret, x: bigint, Y: Point, context: Context): Possession {
  const T = statement(context, Y);
  const r = new Nonces(secret, T).next();
  const c = T.add('R', encodePoint(times(G, r))).challenge('c'); // R = r G
  return {c, s: mod(r + c * x)}; // s = r + c x
}

export function verifyPossession({c, s}: Possession, Y: Point, context: Context): boolean {
  const R = msm([G, Y], [s, -c]); // R = s G - c Y
  return statement(context, Y).add('R', encodePoint(R)).challenge('c') === c;
}

export interface KeysMessage {
  readonly seat: number;
  readonly B: Point;
  readonly popB: Possession;
  readonly Y: Point;
  readonly popY: Possession;
}

/** Items of the set-up request. */
const BEACON = 0;
const CARD = 1;

export function makeKeys(
  secret: SeatSecret,
  gameId: Uint8Array,
  seat: number,
  {b, B, x, Y} = seatKeys(secret),
): KeysMessage {
  const at = (item: number): Context => ({gameId, rid: setupRid(gameId), seat, item});
  return {
    seat,
    B,
    popB: provePossession(secret, b, B, at(BEACON)),
    Y,
    popY: provePossession(secret, x, Y, at(CARD)),
  };
}

const proofNamed = (name: string) => record<Possession>({c: SCALAR, s: SCALAR}, `${name}.`);

/** @throws FairError fair/bad-length, fair/bad-point, fair/bad-scalar, fair/identity, fair/trailing-bytes */
export const {encode: encodeKeys, decode: decodeKeys} = message(
  record<KeysMessage>({
    seat: U8,
    B: KEY,
    popB: proofNamed('popB'),
    Y: KEY,
    popY: proofNamed('popY'),
  }),
);

/**
 * Checks the keys of a seat against its proofs and the keys that stand already.
 * @throws FairError fair/equal-keys; FairnessBreach fair/bad-possession
 */
export function checkKeys(
  keys: KeysMessage,
  gameId: Uint8Array,
  others: readonly {readonly B: Point; readonly Y: Point}[],
): void {
  const {seat, B, popB, Y, popY} = keys;
  const taken = [B, ...others.flatMap(other => [other.B, other.Y])].map(encodePoint);
  if (taken.slice(1).some(key => equalBytes(key, encodePoint(B))))
    throw new FairError('equal-keys', {field: 'B', seat});
  if (taken.some(key => equalBytes(key, encodePoint(Y))))
    throw new FairError('equal-keys', {field: 'Y', seat});
  const at = (item: number): Context => ({gameId, rid: setupRid(gameId), seat, item});
  if (!verifyPossession(popB, B, at(BEACON)) || !verifyPossession(popY, Y, at(CARD)))
    throw new FairnessBreach(seat, 'possession', 'bad-possession', encodeKeys(keys));
}
