/**
 * Where a proof belongs (design 3.3, 3.4): the game, the request it answers, the seat that makes it, and the number
 * of the proof among the seat's proofs for that request. The context is the first item of every transcript, so no
 * proof can be replayed in another game, on another branch of the log, by another seat or for another purpose.
 */
import {concat} from '../base/bytes.ts';
import {FairError} from './errors.ts';
import {H32, type Part, u8, u16, u32} from './hash.ts';
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
  if (gameId.length !== 32)
    throw new FairError('bad-length', {field: 'gameId', length: gameId.length, want: 32});
  if (rid.length !== 32) throw new FairError('bad-length', {field: 'rid', length: rid.length, want: 32});
  return concat(gameId, rid, u8(seat), u16(item));
};

/** A transcript that begins with its context. */
export const transcriptFor = (name: string, context: Context): Transcript =>
  new Transcript(name).add('ctx', contextBytes(context));

/** Names request `i` of those that became pending after the entry: forks of the log have other names. */
export const requestRid = (gameId: Uint8Array, entryHash: Uint8Array, i = 0): Uint8Array =>
  H32('request', gameId, entryHash, u32(i));

/** Names the attachments of a seat's own action on top of entry `prev`, the last that the player saw. */
export const actionRid = (gameId: Uint8Array, prev: Uint8Array, seat: number): Uint8Array =>
  H32('action', gameId, prev, u8(seat));

/** Names the proofs of possession (item 0 beacon, 1 card) and complaints about backups (item 2 + accused seat). */
export const setupRid = (gameId: Uint8Array): Uint8Array => H32('setup', gameId);

/** What a table is: everybody's identity key and a fresh number of everybody's choice are hashed into its name. */
export interface TableInfo {
  readonly rulesetId: string;
  /** 32 bytes. */
  readonly rulesetHash: Uint8Array;
  /** Any bytes: the game's options as the log spells them. */
  readonly options: Uint8Array;
  /** Whether card keys are backed up for drop-outs; needs three seats. */
  readonly backup: boolean;
  readonly seats: readonly {readonly idKey: Uint8Array; readonly nonce: Uint8Array}[];
}

/** `H32("table", rulesetId, rulesetHash, options, u8 n, backupFlag, idKey_0, nonce_0, …)` */
export const gameIdOf = ({rulesetId, rulesetHash, options, backup, seats}: TableInfo): Uint8Array => {
  const joined: Part[] = seats.flatMap(({idKey, nonce}) => [idKey, nonce]);
  return H32('table', rulesetId, rulesetHash, options, u8(seats.length), u8(backup ? 1 : 0), ...joined);
};

/** What all seats sign at the end: `H32("result", gameId, headHash, stateHash)` */
export const resultDigest = (gameId: Uint8Array, headHash: Uint8Array, stateHash: Uint8Array): Uint8Array =>
  H32('result', gameId, headHash, stateHash);
