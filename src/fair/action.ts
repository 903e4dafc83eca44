/**
 * A seat's own action: what it opens, blinds, hands on or excludes without being asked, all in one
 * entry. One failing part voids the whole.
 *
 * Message: `u8 seat, u8 k`, then k attachments, each `u8 type`, its public part, `lp` of the proof message:
 *
 *   0 open     list of handles held by the seat         share (one point each)
 *   1 blind    text deck, list of handles held or open  pass under the seat's own key
 *   2 rekey    set of receivers, u8 show                re-key message (names the handle)
 *   3 exclude  list of values                           exclusion message (names the handle)
 *
 * Item of each proof: the number of its attachment. The request is `H32("action", gameId, basis, u8 seat)` with the
 * entry that the player saw, so nothing of it can be taken for another moment of the game.
 *
 * Known weakness: an action that is voided by an entry in between has still shown its opening. A ruleset accepts such
 * actions only from the seat whose turn it is.
 */
import {equalBytes} from '../base/bytes.ts';
import {exclusionOf, receiversOf, requireTarget, requireValues} from './ask.ts';
import {actionRid, type Context} from './context.ts';
import {breachBy, type FairCode, FairError, type Rule} from './errors.ts';
import {decodeExclusion, verifyExclusion} from './exclude.ts';
import {requireHeld, requireLive, underKey} from './handle.ts';
import {hexName} from './hex-name.ts';
import type {Place} from './place.ts';
import {decodeRekey, verifyRekey} from './rekey.ts';
import {FLAG, LIST, LP, many, message, record, SEATS, TEXT, U8, variant} from './shape.ts';
import {decodeShare, verifyShare} from './share.ts';
import {decodePass} from './shuffle.ts';
import {verifyPass} from './shuffle-verify.ts';
import {type Claims, type FairState, noClaims} from './state.ts';

export type Attachment =
  | {readonly type: 'open'; readonly handles: readonly number[]; readonly message: Uint8Array}
  | {
      readonly type: 'blind';
      readonly deck: string;
      readonly handles: readonly number[];
      readonly message: Uint8Array;
    }
  | {
      readonly type: 'rekey';
      readonly to: readonly number[];
      readonly showOnly: boolean;
      readonly message: Uint8Array;
    }
  | {readonly type: 'exclude'; readonly oneOf: readonly number[]; readonly message: Uint8Array};

export interface Action {
  readonly seat: number;
  readonly attachments: readonly Attachment[];
}

type Fields<K extends Attachment['type']> = Omit<Extract<Attachment, {type: K}>, 'type'>;

const ATTACHMENT = variant<Attachment, 'type'>('type', {
  open: record<Fields<'open'>>({handles: LIST, message: LP}),
  blind: record<Fields<'blind'>>({deck: TEXT, handles: LIST, message: LP}),
  rekey: record<Fields<'rekey'>>({to: SEATS, showOnly: FLAG, message: LP}),
  exclude: record<Fields<'exclude'>>({oneOf: LIST, message: LP}),
});

export const {encode: encodeAction, decode: decodeAction} = message(
  record<Action>({seat: U8, attachments: many(U8, ATTACHMENT)}),
);

export function act(state: FairState, bytes: Uint8Array, {prev, basis = prev}: Place): Claims {
  const {seat, attachments} = decodeAction(bytes);
  if (!state.ready) throw new FairError('not-ready');
  if (!state.seat(seat).active) throw new FairError('not-active', {seat});
  const rid = actionRid(state.gameId, basis, seat);
  if (state.acted.get(seat) === hexName(rid)) throw new FairError('rid-used');
  const before = state.handles;
  state.handles = before.clone();
  try {
    const claims = noClaims();
    attachments.forEach((attachment, item) => {
      attach(state, attachment, {gameId: state.gameId, rid, seat, item}, claims);
    });
    state.acted.set(seat, hexName(rid));
    return claims;
  } catch (error) {
    state.handles = before;
    // The author signed just this on top of the entry before; what came in between may be why an older one fails.
    if (error instanceof FailedProof && equalBytes(basis, prev))
      throw breachBy(error, seat, error.rule, bytes);
    throw error;
  }
}

/** A proof that does not hold. */
class FailedProof extends FairError {
  readonly rule: Rule;

  constructor(rule: Rule, code: FairCode) {
    super(code);
    this.rule = rule;
  }
}

const must = (holds: boolean, rule: Rule, code: FairCode) => {
  if (!holds) throw new FailedProof(rule, code);
};

function attach(state: FairState, attachment: Attachment, at: Context, claims: Claims): void {
  const {handles} = state;
  const {seat} = at;
  const {Y} = state.keysOf(seat);
  const known = state.publicKeys;
  switch (attachment.type) {
    case 'open': {
      const cards = handles.distinct(attachment.handles);
      for (const card of cards) requireHeld(card, seat, known);
      const share = decodeShare(attachment.message);
      const P = cards.map(card => card.a);
      must(verifyShare(share, Y, P, at), 'share', 'bad-share');
      cards.forEach((card, i) => {
        handles.change(card.id, {shares: new Map(card.shares).set(seat, share.D[i]!)});
      });
      state.readOpened(handles, attachment.handles, claims);
      return;
    }
    case 'blind': {
      const inputs = handles.distinct(attachment.handles).map(handle => {
        requireLive(handle);
        if (handle.deck !== attachment.deck) throw new FairError('other-deck', {handle: handle.id});
        return underKey(handle, [seat], known);
      });
      const pass = decodePass(attachment.message);
      must(pass.pass === 0 && verifyPass(pass, inputs, Y, at), 'shuffle', 'bad-shuffle');
      for (const id of attachment.handles) handles.change(id, {life: 'dead'});
      claims.fresh.push(...pass.f.map(card => handles.add(attachment.deck, card, [seat], null)));
      return;
    }
    case 'rekey': {
      const message = decodeRekey(attachment.message);
      const card = handles.get(message.handle);
      requireHeld(card, seat, known);
      requireTarget(state, seat, attachment.to);
      const {showOnly} = attachment;
      const to = receiversOf(state, attachment.to);
      const e = underKey(card, [seat], known);
      must(verifyRekey(message, Y, state.jointKey(to), e, at), 'rekey', 'bad-rekey');
      if (!showOnly) handles.change(card.id, {life: 'dead'});
      claims.fresh.push(handles.add(card.deck, message.f, to, null, showOnly ? card.id : null));
      return;
    }
    case 'exclude': {
      const message = decodeExclusion(attachment.message);
      const card = handles.get(message.handle);
      requireHeld(card, seat, known);
      requireValues(attachment.oneOf);
      const {e, M} = exclusionOf(state, card.id, seat, attachment.oneOf);
      must(verifyExclusion(message, Y, e, M, at), 'exclusion', 'bad-exclusion');
      claims.excluded.set(card.id, attachment.oneOf);
    }
  }
}
