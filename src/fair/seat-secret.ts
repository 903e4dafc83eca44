/**
 * One secret per seat and game, and everything derived from it (docs/fair-play.md, "Secrets, keys, nonces").
 *
 * Who knows what: the 32 random bytes never leave the device (nor the worker that computes with them). Both keys,
 * all nonces, permutations, salts and back-up coefficients are hashes of it, so a reload repeats the same bytes and
 * nothing but the secret has to be stored.
 *
 * Derived nonces: a proof takes its nonces from the secret and from the transcript as it stands at that point, which
 * holds the whole statement. Equal statements give equal proofs; different statements never share a nonce, which
 * would give the key away.
 *
 * Known weakness: whoever copies the secret can play, read and foresee as that seat.
 */
import {sha512} from '@noble/hashes/sha2.js';
import {concat, utf8} from '../base/bytes.ts';
import {badLength} from './errors.ts';
import {decodeScalar, G, type Point, S, times} from './group.ts';
import {H32, H64, u32} from './hash.ts';
import {Words} from './stream.ts';
import type {Transcript} from './transcript.ts';

/** 32 random bytes. */
export type SeatSecret = Uint8Array;

export interface SeatKeys {
  /** Beacon key: `B = b G`. */
  readonly b: bigint;
  readonly B: Point;
  /** Card key: `Y = x G`. */
  readonly x: bigint;
  readonly Y: Point;
}

/** `b = S(H64("seat-key", "beacon", secret))`, `x = S(H64("seat-key", "card", secret))` */
export function seatKeys(secret: SeatSecret): SeatKeys {
  if (secret.length !== 32) throw badLength('seatSecret', secret.length, 32);
  const b = S(H64('seat-key', 'beacon', secret));
  const x = S(H64('seat-key', 'card', secret));
  return {b, B: times(G, b), x, Y: times(G, x)};
}

/**
 * Secret and keys of a bot that has heirs: all of it follows from its card key, its *root*, which is backed up.
 * @param root scalar, 32 bytes
 * @throws FairError fair/bad-scalar
 */
export function rooted(root: Uint8Array): {readonly secret: SeatSecret; readonly keys: SeatKeys} {
  const x = decodeScalar(root, 'root');
  const secret = H32('bot-secret', root);
  return {secret, keys: {...seatKeys(secret), x, Y: times(G, x)}};
}

/** A new secret from `random`, such as `crypto.getRandomValues`. */
export const newSeatSecret = (random: (bytes: Uint8Array) => Uint8Array): SeatSecret =>
  random(new Uint8Array(32));

/** `a_i = S(H64("backup-coef", secret, gameId, u32 i))`; `i = 0` is `e`, which is no coefficient. */
export const backupCoefficient = (secret: SeatSecret, gameId: Uint8Array, i: number): bigint =>
  S(H64('backup-coef', secret, gameId, u32(i)));

/** `a'_i = S(H64("backup-coef-draws", secret, gameId, u32 i))`, i from 1 */
export const drawsCoefficient = (secret: SeatSecret, gameId: Uint8Array, i: number): bigint =>
  S(H64('backup-coef-draws', secret, gameId, u32(i)));

/** `H32("salt", secret, gameId, rid)` */
export const saltFor = (secret: SeatSecret, gameId: Uint8Array, rid: Uint8Array): Uint8Array =>
  H32('salt', secret, gameId, rid);

/** The nonces of one proof. Create it where the transcript holds the whole statement. */
export class Nonces {
  readonly #k: Uint8Array;
  #next = 0;

  /** `k = H64("nonce", secret, digest("nonce"))`; the stream does not move. */
  constructor(secret: SeatSecret, transcript: Transcript) {
    this.#k = H64('nonce', secret, transcript.digest('nonce'));
  }

  /** Nonce `i = S(SHA-512(k || u32(i)))`, zero skipped. */
  next(): bigint {
    const nonce = S(sha512(concat(this.#k, u32(this.#next++))));
    return nonce === 0n ? this.next() : nonce;
  }

  take(count: number): bigint[] {
    return Array.from({length: count}, () => this.next());
  }

  /** The words of a secret permutation: `SHA-512(k || "perm" || u32(i))`. */
  permutationWords(): Words {
    return new Words(i => sha512(concat(this.#k, utf8('perm'), u32(i))));
  }
}
