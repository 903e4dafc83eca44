/**
 * Where a proof belongs (docs/fair-play.md, "Context and names"): the game, the request it answers, the seat that makes
 * it, and the number of the proof among the seat's proofs for that request. The context is the first item of every
 * transcript, so no proof can be replayed in another game, on another branch of the log, by another seat or for another
 * purpose.
 */
import {concat} from '../base/bytes.ts';
import {badLength} from './errors.ts';
import {H32, u8, u16, u32} from './hash.ts';
import {Transcript} from './transcript.ts';

/** Seats are 0..31: they stand in one byte and in a set of 32 bits. */
export const MAX_SEATS = 32;

export interface Context {
  /** 32 bytes. */
  readonly gameId: Uint8Array;
  /** 32 bytes, one of the `…Rid` functions. */
  readonly rid: Uint8Array;
  readonly seat: number;
  readonly item: number;
}

/** `ctx = gameId || rid || u8(seat) || u16(item)`, 67 bytes. */
export const contextBytes = ({gameId, rid, seat, item}: Context): Uint8Array => {
  if (gameId.length !== 32) throw badLength('gameId', gameId.length, 32);
  if (rid.length !== 32) throw badLength('rid', rid.length, 32);
  return concat(gameId, rid, u8(seat), u16(item));
};

/** A transcript that begins with its context. */
export const transcriptFor = (name: string, context: Context): Transcript =>
  new Transcript(name).add('ctx', contextBytes(context));

/** Names the i-th question that the engine asks after an entry: forks of the log have other names. */
export const requestRid = (gameId: Uint8Array, entryHash: Uint8Array, i = 0): Uint8Array =>
  H32('request', gameId, entryHash, u32(i));

/** Names the attachments of a seat's own action on top of `basis`, the hash of the last entry that the player saw. */
export const actionRid = (gameId: Uint8Array, basis: Uint8Array, seat: number): Uint8Array =>
  H32('action', gameId, basis, u8(seat));

/** Names the proofs of possession (item 0 beacon, 1 card) and complaints about backups (item 2 + accused seat). */
export const setupRid = (gameId: Uint8Array): Uint8Array => H32('setup', gameId);

/** What all seats sign at the end: `H32("result", gameId, headHash, stateHash)` */
export const resultDigest = (gameId: Uint8Array, headHash: Uint8Array, stateHash: Uint8Array): Uint8Array =>
  H32('result', gameId, headHash, stateHash);
