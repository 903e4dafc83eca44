/**
 * What a bot with heirs has sealed, for whoever plays it when that is due: its choice, hidden by what follows from its root. It
 * stands behind its commitment, `commit` = `u8 seat, rid, C, lp(box)`, `box = (u16 length, choice) XOR stream`, block i of the
 * stream = `H64("bot-choice", secret, rid, C, u32 i)`. The commitment tells whether it is the right one.
 */
import {concat} from '../base/bytes.ts';
import {CHOICE, COMMITMENT, type Commitment, MAX_CHOICE} from './commit.ts';
import {FairError} from './errors.ts';
import {H64, u32} from './hash.ts';
import {hexName} from './hex-name.ts';
import type {SeatSecret} from './seat-secret.ts';
import {LP, message, record} from './shape.ts';
import {decode} from './wire.ts';

type Sealed = Pick<Commitment, 'rid' | 'C'>;

const BLOCK = 64;

function hidden(secret: SeatSecret, {rid, C}: Sealed, bytes: Uint8Array): Uint8Array {
  const blocks = Array.from({length: Math.ceil(bytes.length / BLOCK)}, (_, i) =>
    H64('bot-choice', secret, rid, C, u32(i)),
  );
  const stream = concat(...blocks);
  return bytes.map((byte, i) => byte ^ stream[i]!);
}

export const boxOf = (secret: SeatSecret, sealed: Sealed, choice: Uint8Array): Uint8Array =>
  hidden(secret, sealed, CHOICE.write(choice));

/** What lies in a box; null for what nobody can have put there. */
export function openBox(secret: SeatSecret, sealed: Sealed, box: Uint8Array): Uint8Array | null {
  try {
    return decode(hidden(secret, sealed, box), reader => CHOICE.read(reader, 'choice'));
  } catch (error) {
    if (error instanceof FairError) return null;
    throw error;
  }
}

interface Boxed {
  readonly commitment: Commitment;
  readonly box: Uint8Array;
}

const BOXED = message(record<Boxed>({commitment: COMMITMENT, box: LP}));

export const encodeBoxed = BOXED.encode;

/** @throws FairError as all decoders; fair/bad-count for a box that is too large */
export function decodeBoxed(bytes: Uint8Array): Boxed {
  const boxed = BOXED.decode(bytes);
  if (boxed.box.length > MAX_CHOICE + 2)
    throw new FairError('bad-count', {field: 'box', count: boxed.box.length});
  return boxed;
}

/** Under which the state keeps it. */
export const boxName = ({rid, seat}: Commitment): string => `${hexName(rid)} ${seat}`;
