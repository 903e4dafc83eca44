/**
 * One entry of the log, as far as fair play goes: its kind, its bytes, its place. `step` is the only door through which
 * `FairState` changes. Refused entries leave no trace.
 */

import {concat} from '../base/bytes.ts';
import {act} from './action.ts';
import {
  answerCommitment,
  answerDisclosure,
  answerExclusion,
  answerOpening,
  answerPass,
  answerRekey,
} from './answer.ts';
import {ask} from './ask.ts';
import {requestRid} from './context.ts';
import {FairError} from './errors.ts';
import {O} from './group.ts';
import {lp, partBytes} from './hash.ts';
import {comeBack, drop, publishKey, recover} from './members.ts';
import {decodeRequest, encodeList, readList} from './request.ts';
import {takeBackup, takeComplaint, takeConfirmation, takeKeys} from './setup.ts';
import {type Claims, type FairState, noClaims} from './state.ts';
import {decode} from './wire.ts';

/** In this order they are numbered in a record. */
export const STEPS = [
  'keys',
  'backup',
  'backup-ok',
  'backup-bad',
  'mint',
  'request',
  'pass',
  'opening',
  'rekey',
  'exclusion',
  'commit',
  'disclose',
  'action',
  'drop',
  'back',
  'recover',
  'card-key',
  'host',
] as const;
export type StepKind = (typeof STEPS)[number];

/** Where an entry stands. */
export interface Place {
  /** Of the entry itself: names the request it opens. */
  readonly entryHash: Uint8Array;
  /** Of the entry before. */
  readonly prev: Uint8Array;
}

/** Cards that appear openly, as `(O, M)`: `lp deck, list of values`. */
export const encodeMint = (deck: string, values: readonly number[]): Uint8Array =>
  concat(lp(partBytes(deck)), encodeList(values));

/** Cards at one time; a record cannot make us hash more. */
const MAX_MINT = 1024;

function mint(state: FairState, bytes: Uint8Array): Claims {
  const {deck, values} = decode(bytes, reader => ({
    deck: reader.text('deck'),
    values: readList(reader, 'values'),
  }));
  if (!state.ready) throw new FairError('not-ready');
  if (values.length > MAX_MINT) throw new FairError('bad-count', {field: 'values', count: values.length});
  const points = values.map(value => state.cardPoint(deck, value));
  return {
    ...noClaims(),
    fresh: points.map((point, i) => state.handles.add(deck, {a: O, b: point}, [], values[i]!)),
  };
}

/** `rid 32` of the request to disclose, then the message. */
export const encodeDisclose = (rid: Uint8Array, message: Uint8Array): Uint8Array => concat(rid, message);

function disclose(state: FairState, bytes: Uint8Array): Claims {
  const {rid, message} = decode(bytes, reader => ({
    rid: reader.bytes(32, 'rid'),
    message: reader.bytes(reader.left, 'message'),
  }));
  return answerDisclosure(state, rid, message);
}

const HANDLERS: Record<StepKind, (state: FairState, bytes: Uint8Array, place: Place) => Claims> = {
  keys: takeKeys,
  backup: takeBackup,
  'backup-ok': takeConfirmation,
  'backup-bad': takeComplaint,
  mint,
  request: (state, bytes, {entryHash}) =>
    ask(state, requestRid(state.gameId, entryHash), decodeRequest(bytes)),
  pass: answerPass,
  opening: answerOpening,
  rekey: answerRekey,
  exclusion: answerExclusion,
  commit: answerCommitment,
  disclose,
  action: (state, bytes, {prev}) => act(state, bytes, prev),
  drop: (state, bytes, {prev}) => drop(state, bytes, prev),
  back: (state, bytes, {prev}) => comeBack(state, bytes, prev),
  recover,
  'card-key': publishKey,
  // Who orders is a matter of the log; nothing of fair play changes.
  host: noClaims,
};

/**
 * Applies one entry.
 * @returns what it settled
 * @throws FairError when it does not fit, FairnessBreach when a proof in it fails; the state is then as before
 */
export function step(state: FairState, kind: StepKind, bytes: Uint8Array, place: Place): Claims {
  if (state.failed) throw new FairError('set-up-failed', {seat: state.failed.seat});
  return HANDLERS[kind](state, bytes, place);
}
