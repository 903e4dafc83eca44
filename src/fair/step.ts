/**
 * One entry of the log, as far as fair play goes: its kind, its bytes, its place. `step` and `ask` are the only doors
 * through which `FairState` changes. Refused entries leave no trace.
 *
 * The log has checked before: the chain, and the signature of whoever sealed the entry. Where the entry has an author, also
 * the author's signature over the payload and the basis, an entry of this very log.
 */
import {equalBytes} from '../base/bytes.ts';
import {act} from './action.ts';
import {answerPart} from './answer.ts';
import {FairError, FairnessBreach} from './errors.ts';
import {changeHost, comeBack, drop, recover, takeLeave} from './members.ts';
import {type Place, roundOf} from './place.ts';
import {reseat} from './reseat.ts';
import {takeBackup, takeComplaint, takeConfirmation, takeKeys} from './setup.ts';
import {answerShares} from './shares.ts';
import {type Claims, type FairState, noClaims} from './state.ts';

export const STEPS = [
  'keys',
  'backup',
  'backup-ok',
  'backup-bad',
  'part',
  'opening',
  'action',
  'drop',
  'back',
  'recover',
  'leave',
  'host',
  'reseat',
] as const;
export type StepKind = (typeof STEPS)[number];

/** What an entry says about dealing. */
export interface Step {
  readonly kind: StepKind;
  readonly payload: Uint8Array;
  /** The seat that signed it, as the log has checked; null if nobody had to. */
  readonly author: number | null;
}

/** Kinds that only their author can enter, and where its seat stands in the payload. */
const AUTHOR_AT: Partial<Record<StepKind, number>> = {
  keys: 0,
  backup: 0,
  'backup-ok': 0,
  'backup-bad': 1,
  action: 0,
  recover: 1,
};

type Handler = (state: FairState, bytes: Uint8Array, place: Place, author: number | null) => Claims;

const HANDLERS: Record<StepKind, Handler> = {
  keys: takeKeys,
  backup: takeBackup,
  'backup-ok': takeConfirmation,
  'backup-bad': takeComplaint,
  part: answerPart,
  opening: answerShares,
  action: act,
  drop: (state, bytes, place) => drop(state, bytes, place.prev, roundOf(place)),
  back: (state, bytes, place) => comeBack(state, bytes, place.prev, roundOf(place)),
  recover,
  leave: (state, bytes, place) => takeLeave(state, bytes, place.prev, roundOf(place)),
  host: (state, bytes, place) => changeHost(state, bytes, roundOf(place)),
  reseat: (state, bytes, place, author) => reseat(state, bytes, author, roundOf(place)),
};

/**
 * Applies one entry.
 * @param said null for an entry that says nothing about dealing
 * @returns what it settled
 * @throws FairError when it does not fit: whoever sealed it is to blame; FairnessBreach when a seat is convicted by its
 *   own signature. The state is then as before.
 */
export function step(state: FairState, said: Step | null, place: Place): Claims {
  const {head} = state;
  if (!equalBytes(place.prev, head.entryHash) || place.seq !== head.seq + 1)
    throw new FairError('broken-chain', {seq: place.seq});
  if (said?.kind === 'host' ? place.term <= head.term : place.term !== head.term)
    throw new FairError('wrong-term', {term: place.term});
  let claims = noClaims();
  if (said) {
    if (state.failed) throw new FairError('set-up-failed', {seat: state.failed.seat});
    const at = AUTHOR_AT[said.kind];
    if (at !== undefined && said.payload[at] !== said.author)
      throw new FairError('wrong-author', {seat: said.author ?? -1});
    try {
      claims = HANDLERS[said.kind](state, said.payload, place, said.author);
    } catch (error) {
      // A bot signs no entry: whoever sealed what it says has said it.
      if (at !== undefined && error instanceof FairnessBreach && state.seats[error.blame.seat]!.bot)
        throw new FairError(error.fault, {seat: error.blame.seat});
      throw error;
    }
  }
  state.advance({term: place.term, seq: place.seq, entryHash: place.entryHash});
  return claims;
}
