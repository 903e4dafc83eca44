/**
 * Answers to requests: each message is decoded, bound to the request it names, verified, and only then applied.
 * A message that fails verification is a `FairnessBreach` of its sender; one that does not fit the request is refused.
 */
import {beaconPoint, beaconValue, beaconWords, drawAll} from './beacon.ts';
import {decodeCommitment, decodeDisclosure, verifyDisclosure} from './commit.ts';
import type {Context} from './context.ts';
import {FairError, FairnessBreach} from './errors.ts';
import {decodeExclusion, type Exclusion, encodeExclusion, verifyExclusion} from './exclude.ts';
import type {Point} from './group.ts';
import {type Handle, layers, underKey} from './handle.ts';
import {decodeRekey, encodeRekey, type Rekey, verifyRekey} from './rekey.ts';
import {decodeOpening, encodeShare, openingRid, type Share, verifyShare} from './share.ts';
import {type Ciphertext, decodePass, encodePass, type Pass} from './shuffle.ts';
import {verifyPass} from './shuffle-verify.ts';
import {type Claims, type FairState, hexName, noClaims, type Pending} from './state.ts';

const context = (state: FairState, rid: Uint8Array, seat: number, item = 0): Context => ({
  gameId: state.gameId,
  rid,
  seat,
  item,
});

/** @throws FairError fair/other-request when the message answers something else than was asked */
function expect<K extends Pending['request']['kind']>(pending: Pending, ...kinds: K[]) {
  if (!kinds.includes(pending.request.kind as K))
    throw new FairError('other-request', {want: pending.request.kind});
  // The kind was just compared.
  return pending.request as Extract<Pending['request'], {kind: K}>;
}

/** Who is to act and in which turn. @throws FairError fair/wrong-turn */
function requireTurn(pending: Pending, seat: number): void {
  if (!pending.by.includes(seat)) throw new FairError('wrong-turn', {seat});
}

/** One pass of a shuffle. After the last one the fresh handles appear, in the order of the outputs. */
export function answerPass(state: FairState, bytes: Uint8Array): Claims {
  const message = decodePass(bytes);
  const pending = state.request(message.rid);
  const request = expect(pending, 'shuffle');
  const {K, pile, done} = pending.shuffle!;
  if (message.seat !== pending.by[0] || message.pass !== done)
    throw new FairError('wrong-turn', {seat: message.seat});
  requirePass(message, pile, K, context(state, message.rid, message.seat));
  const claims = noClaims();
  if (pending.by.length > 1) {
    const shuffle = {K, pile: message.f, done: done + 1};
    state.pending.set(hexName(message.rid), {...pending, by: pending.by.slice(1), shuffle});
    return claims;
  }
  for (const id of request.inputs) state.handles.change(id, {life: 'dead'});
  claims.fresh = message.f.map(card => state.handles.add(request.deck, card, request.key, null));
  state.settle(message.rid);
  return claims;
}

/** @throws FairnessBreach fair/bad-shuffle */
export function requirePass(message: Pass, inputs: readonly Ciphertext[], K: Point, at: Context): void {
  if (!verifyPass(message, inputs, K, at))
    throw new FairnessBreach(message.seat, 'shuffle', 'bad-shuffle', encodePass(message));
}

/** @throws FairnessBreach fair/bad-share */
export function requireShare(share: Share, Y: Point, P: readonly Point[], at: Context): void {
  if (!verifyShare(share, Y, P, at))
    throw new FairnessBreach(share.seat, 'share', 'bad-share', encodeShare(share));
}

/** The handles on which each seat's layer has to come off for this request, in the request's order. */
export function askedOf(state: FairState, pending: Pending): Map<number, Handle[]> {
  const {request} = pending;
  const known = state.publicKeys;
  const asked = new Map<number, Handle[]>();
  const ids =
    request.kind === 'deal' || request.kind === 'reveal'
      ? request.handles
      : request.kind === 'exclude'
        ? pending.open!
        : [];
  for (const id of ids) {
    const handle = state.handles.get(id);
    for (const seat of layers(handle, known)) {
      if (request.kind === 'deal' && seat === request.to) continue;
      asked.set(seat, [...(asked.get(seat) ?? []), handle]);
    }
  }
  return asked;
}

/** The item of a share that answers: exclusions are numbered first, the opening of the rest comes after them. */
export const shareItem = ({request}: Pending): number =>
  request.kind === 'exclude' ? request.handles.length : 0;

/** All shares of a beacon, a deal, a reveal, or of the cards that an exclusion leaves to open. */
export function answerOpening(state: FairState, bytes: Uint8Array): Claims {
  const pending = state.request(openingRid(bytes));
  const request = expect(pending, 'beacon', 'deal', 'reveal', 'exclude');
  return request.kind === 'beacon'
    ? openBeacon(state, pending, request, bytes)
    : openCards(state, pending, request, bytes);
}

function openBeacon(
  state: FairState,
  {rid, by}: Pending,
  {draws}: Extract<Pending['request'], {kind: 'beacon'}>,
  bytes: Uint8Array,
): Claims {
  const shares = decodeOpening(bytes, new Map(by.map(seat => [seat, 1])));
  const P = [beaconPoint(state.gameId, rid)];
  for (const share of shares)
    requireShare(share, state.keysOf(share.seat).B, P, context(state, rid, share.seat));
  const value = beaconValue(state.gameId, rid, shares);
  state.settle(rid);
  return {...noClaims(), value, drawn: drawAll(beaconWords(value), draws)};
}

function openCards(
  state: FairState,
  pending: Pending,
  request: Pending['request'],
  bytes: Uint8Array,
): Claims {
  const {rid} = pending;
  const asked = askedOf(state, pending);
  const shares = decodeOpening(bytes, new Map([...asked].map(([seat, cards]) => [seat, cards.length])));
  const handles = state.handles.clone();
  for (const share of shares) {
    const cards = asked.get(share.seat)!;
    const at = context(state, rid, share.seat, shareItem(pending));
    requireShare(
      share,
      state.keysOf(share.seat).Y,
      cards.map(card => card.a),
      at,
    );
    cards.forEach(({id}, i) => {
      handles.change(id, {shares: new Map(handles.get(id).shares).set(share.seat, share.D[i]!)});
    });
  }
  const claims = noClaims();
  // Of an exclusion only what is left: handles already excluded may have moved on since.
  const ids = pending.open ?? ('handles' in request ? request.handles : []);
  for (const id of ids) {
    handles.change(id, {life: 'live'});
    if (request.kind === 'deal') claims.dealt.set(id, request.to);
  }
  state.readOpened(handles, ids, claims);
  state.handles = handles;
  state.settle(rid);
  return claims;
}

/** A card under another key: to a receiver, to all, or a copy to look at. */
export function answerRekey(state: FairState, bytes: Uint8Array): Claims {
  const message = decodeRekey(bytes);
  const pending = state.request(message.rid);
  const {handle, from, to, showOnly} = expect(pending, 'rekey');
  if (message.handle !== handle) throw new FairError('other-handle', {handle: message.handle});
  requireTurn(pending, message.seat);
  const e = underKey(state.handles.get(handle), [from], state.publicKeys);
  requireRekey(message, state.keysOf(from).Y, state.jointKey(to), e, context(state, message.rid, from));
  const {deck} = state.handles.get(handle);
  state.handles.change(handle, {life: showOnly ? 'live' : 'dead'});
  const claims = noClaims();
  claims.fresh = [state.handles.add(deck, message.f, to, null, showOnly ? handle : null)];
  state.settle(message.rid);
  return claims;
}

/** @throws FairnessBreach fair/bad-rekey */
export function requireRekey(message: Rekey, A: Point, B: Point, e: Ciphertext, at: Context): void {
  if (!verifyRekey(message, A, B, e, at))
    throw new FairnessBreach(message.seat, 'rekey', 'bad-rekey', encodeRekey(message));
}

/** One of the handles of a request is proved to be on the list. */
export function answerExclusion(state: FairState, bytes: Uint8Array): Claims {
  const message = decodeExclusion(bytes);
  const pending = state.request(message.rid);
  const {handles, by, oneOf} = expect(pending, 'exclude');
  if (!pending.open!.includes(message.handle)) throw new FairError('other-handle', {handle: message.handle});
  requireTurn(pending, message.seat);
  requireExclusion(state, message, oneOf, context(state, message.rid, by, handles.indexOf(message.handle)));
  const open = pending.open!.filter(id => id !== message.handle);
  state.handles.change(message.handle, {life: 'live'});
  if (open.length > 0) state.pending.set(hexName(message.rid), {...pending, open});
  else state.settle(message.rid);
  return {...noClaims(), excluded: new Map([[message.handle, oneOf]])};
}

/** @throws FairnessBreach fair/bad-exclusion */
export function requireExclusion(
  state: FairState,
  message: Exclusion,
  oneOf: readonly number[],
  at: Context,
): void {
  const handle = state.handles.get(message.handle);
  const e = underKey(handle, [at.seat], state.publicKeys);
  const M = oneOf.map(value => state.cardPoint(handle.deck, value));
  if (!verifyExclusion(message, state.keysOf(at.seat).Y, e, M, at))
    throw new FairnessBreach(message.seat, 'exclusion', 'bad-exclusion', encodeExclusion(message));
}

/** One seat's commitment. It is final; when the last one is in, all may be disclosed. */
export function answerCommitment(state: FairState, bytes: Uint8Array): Claims {
  const message = decodeCommitment(bytes);
  const pending = state.request(message.rid);
  expect(pending, 'commit');
  requireTurn(pending, message.seat);
  const commitments = new Map(pending.commitments).set(message.seat, message);
  const by = pending.by.filter(seat => seat !== message.seat);
  state.pending.set(hexName(message.rid), {...pending, by, commitments});
  closeCommitments(state, message.rid);
  return noClaims();
}

/** Ends a request for commitments when nobody is missing. */
export function closeCommitments(state: FairState, rid: Uint8Array): void {
  const {by, commitments} = state.request(rid);
  if (by.length > 0) return;
  state.committed = commitments!;
  state.settle(rid);
}

/** @param rid names the request to disclose; the message itself names the commitment */
export function answerDisclosure(state: FairState, rid: Uint8Array, bytes: Uint8Array): Claims {
  const message = decodeDisclosure(bytes);
  const pending = state.request(rid);
  expect(pending, 'disclose');
  requireTurn(pending, message.seat);
  const commitment = state.committed.get(message.seat);
  if (!commitment) throw new FairError('not-committed', {seat: message.seat});
  if (!verifyDisclosure(state.gameId, message, commitment))
    throw new FairnessBreach(message.seat, 'commitment', 'bad-disclosure', bytes);
  state.committed = new Map([...state.committed].filter(([seat]) => seat !== message.seat));
  const by = pending.by.filter(seat => seat !== message.seat);
  if (by.length > 0) state.pending.set(hexName(rid), {...pending, by});
  else state.settle(rid);
  return {...noClaims(), disclosed: new Map([[message.seat, message.choice]])};
}
