/**
 * The code by which people tell over a telephone whose device it is that asks for a seat. The device that asks has to choose
 * its part first, unseen (a hash of it), then hears the other's, and only then shows its own: so neither can look for a pair
 * that gives a code of its liking (as ZRTP and Bluetooth's numeric comparison do). The code is of one table, one seat and the
 * keys of both devices, so each who is asked sees another one.
 */
import {toBase64url} from '../../base/bytes.ts';
import {hashText} from '../../base/digest.ts';
import {canonicalJson} from '../../base/json.ts';
import type {Seat} from '../../engine/game.ts';

/** What is claimed, and by whom. */
export interface Terms {
  readonly gameId: string;
  readonly seat: Seat;
  /** Public key of the device that asks. */
  readonly key: string;
  /** What it puts in for the seat. */
  readonly nonce: string;
}

const listOf = ({gameId, seat, key, nonce}: Terms) => [gameId, seat, key, nonce];

/** Base64url SHA-256 under which the part of the device that asks is fixed. @param salt 16 random bytes */
export const fixed = (terms: Terms, salt: string): string =>
  toBase64url(hashText(canonicalJson(['roadstead/claim/2', ...listOf(terms), salt])));

const LETTERS = 'ACDEFGHJKLMNPQRTUVWXYZ';

/**
 * Two letters and two digits.
 * @param salt of the device that asks
 * @param other key of the device that is asked, and its 16 random bytes
 */
export function codeOf(
  terms: Terms,
  salt: string,
  other: {readonly key: string; readonly salt: string},
): string {
  const text = canonicalJson(['roadstead/claim-code/1', ...listOf(terms), salt, other.key, other.salt]);
  const [a = 0, b = 0, c = 0, d = 0] = hashText(text);
  return `${LETTERS[a % LETTERS.length]}${LETTERS[b % LETTERS.length]}${c % 10}${d % 10}`;
}
