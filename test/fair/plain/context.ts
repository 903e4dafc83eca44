/** docs/fair-play.md, "Context and names" and "Secrets, keys, nonces": names, what a seat secret gives, generators. */
import {sha512} from '@noble/hashes/sha2.js';
import {join, must, u8, u16, u32, utf8} from './bytes.ts';
import {G, H32, H64, mul, P, type Point, S} from './group.ts';
import type {T} from './transcript.ts';

/** What `ctx` is made of; `item` numbers the proofs of one seat in one request. */
export interface Context {
  gameId: Uint8Array;
  rid: Uint8Array;
  seat: number;
  item: number;
}

/** `ctx = gameId || rid || u8(seat) || u16(item)` (67 B) */
export function ctx({gameId, rid, seat, item}: Context): Uint8Array {
  must(gameId.length === 32 && rid.length === 32, 'ctx: gameId and rid are 32 bytes');
  return join(gameId, rid, u8(seat), u16(item));
}

/** "Secrets, keys, nonces": a secret key and its point. */
export interface KeyPair {
  secret: bigint;
  key: Point;
}

export function seatKey(which: 'beacon' | 'card', seatSecret: Uint8Array): KeyPair {
  const secret = S(H64('seat-key', utf8(which), seatSecret));
  return {secret, key: mul(secret, G)};
}

/** "Secrets, keys, nonces": the nonces of one proof, in order, and the words of its permutation. */
export class Nonces {
  private readonly k: Uint8Array;
  private i = 0;
  private perm = 0;

  /** Taken where the transcript holds the statement; the stream is not advanced. */
  constructor(seatSecret: Uint8Array, transcript: T) {
    this.k = H64('nonce', seatSecret, transcript.digest('nonce'));
  }

  /** `nonce i = S(SHA-512(k || u32(i)))`, zero skipped. */
  next(): bigint {
    const nonce = S(sha512(join(this.k, u32(this.i))));
    this.i += 1;
    return nonce === 0n ? this.next() : nonce;
  }

  list(count: number): bigint[] {
    return Array.from({length: count}, () => this.next());
  }

  /** `SHA-512(k || "perm" || u32(i))`: the next block of words of the permutation. */
  permutationBlock = (): Uint8Array => {
    const block = sha512(join(this.k, utf8('perm'), u32(this.perm)));
    this.perm += 1;
    return block;
  };
}

/** "Secrets, keys, nonces": the salt of a commitment. */
export const salt = (seatSecret: Uint8Array, gameId: Uint8Array, rid: Uint8Array): Uint8Array =>
  H32('salt', seatSecret, gameId, rid);

/** "Secrets, keys, nonces": `H` and `h_i`. */
export const pedersenH = (): Point => P('pedersen', utf8('H'));
export const pedersen = (i: number): Point => P('pedersen', utf8('h'), u32(i));

/** "Secrets, keys, nonces": `M_{d,v}`, the point of card v of deck d. */
export const cardPoint = (gameId: Uint8Array, deck: string, v: number): Point =>
  P('card-point', gameId, utf8(deck), u32(v));

/** "Context and names": the name of request i after the entry. */
export const requestRid = (gameId: Uint8Array, entryHash: Uint8Array, i: number): Uint8Array =>
  H32('request', gameId, entryHash, u32(i));

/** "Context and names": the name of what a seat attaches to its own action. */
export const actionRid = (gameId: Uint8Array, prev: Uint8Array, seat: number): Uint8Array =>
  H32('action', gameId, prev, u8(seat));

/** "Context and names": the name of the set-up. */
export const setupRid = (gameId: Uint8Array): Uint8Array => H32('setup', gameId);

/** What is known of a table before anything is dealt: out of entry 0 of its log. */
export interface TableFacts {
  gameId: Uint8Array;
  /** Hash of entry 0. */
  head: Uint8Array;
  /** 1 where it is left out. */
  format?: number;
  backup: boolean;
  host: number;
  seats: {idKey: Uint8Array; device: number; bot: boolean}[];
}

/** "Context and names": what each seat signs when the game is over. */
export const resultDigest = (gameId: Uint8Array, headHash: Uint8Array, stateHash: Uint8Array): Uint8Array =>
  H32('result', gameId, headHash, stateHash);
