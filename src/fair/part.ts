/**
 * How an answer travels (docs/fair-play.md, "Parts"): with the signature of the seat that made it, over the game, the
 * request, the head of the log that the seat saw, and the bytes.
 *
 * Message: `u8 seat, u8 kind, rid 32, head 32, signature 64, lp(bytes)`: 134 bytes around the answer.
 * Signed: `NS || lp("part") || gameId || rid || head || u8 seat || u8 kind || lp(bytes)`.
 *
 * Why: a proof that fails authenticates nobody. Anybody can write garbage under another seat's number, and a pass that is
 * right on one branch of the log fails on its sibling. A seat is blamed for a wrong answer only if it signed that answer on
 * top of this log, after the question had taken its present form. In all other cases whoever sealed the entry is to blame:
 * one has to look before sealing.
 */
import {lp, statement, u8} from './hash.ts';
import {HASH, LP, message, nameIn, record, SIGNATURE, U8} from './shape.ts';
import type {Sign, Verify} from './signature.ts';

/** In this order they are numbered. */
export const PARTS = [
  'share',
  'widening',
  'pass',
  'rekey',
  'exclusion',
  'commit',
  'disclose',
  'heir',
] as const;
export type PartKind = (typeof PARTS)[number];

export interface Part {
  readonly seat: number;
  readonly kind: PartKind;
  /** Of the request that is answered. */
  readonly rid: Uint8Array;
  /** Hash of the last entry that the sender saw. */
  readonly head: Uint8Array;
  /** 64 bytes. */
  readonly signature: Uint8Array;
  /** The answer itself: the message of its kind. */
  readonly bytes: Uint8Array;
}

const signedBytes = (gameId: Uint8Array, {seat, kind, rid, head, bytes}: Omit<Part, 'signature'>) =>
  statement('part', gameId, rid, head, u8(seat), u8(PARTS.indexOf(kind)), lp(bytes));

export const signPart = (sign: Sign, gameId: Uint8Array, part: Omit<Part, 'signature'>): Part => ({
  ...part,
  signature: sign(signedBytes(gameId, part)),
});

export const verifyPart = (part: Part, gameId: Uint8Array, idKey: Uint8Array, verify: Verify): boolean =>
  verify(idKey, signedBytes(gameId, part), part.signature);

/** @throws FairError fair/bad-length, fair/unknown-kind, fair/trailing-bytes */
export const {encode: encodePart, decode: decodePart} = message(
  record<Part>({
    seat: U8,
    kind: nameIn(PARTS),
    rid: HASH,
    head: HASH,
    signature: SIGNATURE,
    bytes: LP,
  }),
);
