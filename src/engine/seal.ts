/**
 * A sealed choice: everybody sees that a seat has chosen, nobody what, until it is disclosed. What stands in the log
 * first is a digest of choice and salt, so that the choice can neither be read nor changed.
 */
import {toBase64url} from '../base/bytes.ts';
import {digest} from '../base/digest.ts';
import type {Rng} from '../base/rng.ts';
import type {Disclosed} from './ask.ts';

/** Base64url SHA-256 (43 characters). @param salt 22 characters, random: choices are few, so it is all that hides them */
export const commitmentTo = (seat: number, action: object, salt: string): string =>
  digest(['roadstead/seal/1', seat, action, salt]);

/** Whether this is what the seat sealed; one that was never opened contradicts nothing. */
export const keepsWord = (seat: number, disclosed: Disclosed, commitment: string | undefined): boolean =>
  disclosed === null || commitmentTo(seat, disclosed.action, disclosed.salt) === commitment;

/** A salt out of a seeded generator, for playouts and tests; at a table it comes from the platform. */
export const saltFrom = (rng: Rng): string =>
  toBase64url(Uint8Array.from({length: 16}, () => rng.below(256)));
