/**
 * What a seat does for a shuffle, done once for nobody: a thread that has done it does it in half the time. Nothing of a
 * table goes into it, and nothing of it is kept.
 */
import {utf8} from '../base/bytes.ts';
import {hashToPoint, O} from './group.ts';
import {H32, u32} from './hash.ts';
import {seatKeys} from './seat-secret.ts';
import {decodePass, encodePass} from './shuffle.ts';
import {provePass} from './shuffle-prove.ts';
import {verifyPass} from './shuffle-verify.ts';

/** Enough for an engine to find out what is worth compiling. */
const CARDS = 24;

export function rehearse(): void {
  const gameId = H32('rehearsal', utf8('nobody'));
  const secret = H32('rehearsal', utf8('nothing'));
  const context = {gameId, rid: gameId, seat: 0, item: 0};
  const {Y} = seatKeys(secret);
  const pile = Array.from({length: CARDS}, (_, value) => ({
    a: O,
    b: hashToPoint('card-point', gameId, 'rehearsal', u32(value)),
  }));
  const bytes = encodePass(provePass(secret, pile, Y, context, 0).pass);
  if (!verifyPass(decodePass(bytes), pile, Y, context)) throw new Error('a pass of nobody does not hold');
}
