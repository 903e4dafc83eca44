/**
 * Shares and openings: each share is looked at when it comes by the mesh, under its seat's signature. The opening of a
 * request holds all of them without signatures, so that a failing one is the fault of whoever sealed it.
 */
import {tellOpen} from './absent.ts';
import {contextOf, expect, inside, isTimely, must, once, signed} from './answer.ts';
import {askedOf, lostOf, senders, shareItem} from './asked.ts';
import {addUp} from './backup.ts';
import {beaconPoint, beaconValue, beaconWords, drawAll} from './beacon.ts';
import {FairError} from './errors.ts';
import type {Point} from './group.ts';
import {decodePart, type Part, verifyPart} from './part.ts';
import {decodeShare, decodeShares, encodeShare, type Share, sharesRid, verifyShare} from './share.ts';
import {type Claims, type FairState, noClaims, type Pending} from './state.ts';
import {keepersOf} from './table-info.ts';

/**
 * Whether a share on the mesh answers what is pending. Its own proof is looked at first, which only who has the key can
 * make; the signature around it, for the blame, only where that fails.
 * @throws FairnessBreach fair/bad-share and others; FairError fair/bad-part, fair/stale-part, and when it fits nothing
 */
export function readShare(state: FairState, message: Uint8Array): Share {
  const part = decodePart(message);
  const {seat, rid} = part;
  const {idKey} = state.seat(seat);
  const pending = state.request(rid);
  if (part.kind !== 'share') throw new FairError('unknown-kind', {field: 'kind'});
  if (!isTimely(state, part, pending)) throw new FairError('stale-part', {seat});
  const beacon = pending.request.kind === 'beacon';
  const cards = askedOf(state, pending).get(seat);
  if (beacon ? !senders(state, pending).includes(seat) : !cards) throw new FairError('wrong-turn', {seat});
  try {
    const share = inside(part, decodeShare(part.bytes));
    const P = beacon ? [beaconPoint(state.gameId, rid)] : cards!.map(card => card.a);
    // Of an exclusion other proofs may come in between: what is left to open is known at the end only.
    if (pending.request.kind === 'exclude' && share.D.length !== P.length) requireSigned(state, part, idKey);
    else requireShare(state, pending, share, P);
    return share;
  } catch (error) {
    requireSigned(state, part, idKey);
    return signed(state, part, () => {
      throw error;
    });
  }
}

/** @throws FairError fair/bad-part: nobody's word, and no reason to blame anybody */
function requireSigned(state: FairState, part: Part, idKey: Uint8Array): void {
  if (!verifyPart(part, state.gameId, idKey, state.verify))
    throw new FairError('bad-part', {seat: part.seat});
}

/** @param P the points that the seat has to answer. @throws FairError fair/bad-share */
function requireShare(state: FairState, pending: Pending, share: Share, P: readonly Point[]): void {
  const {seat, rid} = share;
  const {kind} = pending.request;
  const {B, Y} = state.keysOf(seat);
  const at = contextOf(state, rid, seat, shareItem(pending));
  const check = () => must(verifyShare(share, kind === 'beacon' ? B : Y, P, at), 'bad-share', seat);
  // What an exclusion leaves to open changes with each proof; all else is asked as long as its form stays.
  if (kind === 'exclude') check();
  else once(state, pending, encodeShare(share), check);
}

/** All shares of a beacon, a deal, a reveal, or of the cards that an exclusion leaves to open. */
export function answerShares(state: FairState, bytes: Uint8Array): Claims {
  const pending = state.request(sharesRid(bytes));
  const request = expect(pending, 'beacon', 'deal', 'reveal', 'exclude');
  return request.kind === 'beacon'
    ? openBeacon(state, pending, request, bytes)
    : openCards(state, pending, request, bytes);
}

function openBeacon(
  state: FairState,
  pending: Pending,
  {draws}: Extract<Pending['request'], {kind: 'beacon'}>,
  bytes: Uint8Array,
): Claims {
  const {rid, heirs} = pending;
  const shares = decodeShares(bytes, new Map(senders(state, pending).map(seat => [seat, 1])));
  const P = [beaconPoint(state.gameId, rid)];
  for (const share of shares) requireShare(state, pending, share, P);
  const lost = lostOf(state, pending).map(seat => {
    const parts = heirs?.get(seat);
    if (parts?.size !== keepersOf(state.table, seat).length) throw new FairError('wrong-senders', {seat});
    return addUp(parts);
  });
  const value = beaconValue(state.gameId, rid, [...shares.map(share => share.D[0]!), ...lost]);
  const claims = {...noClaims(), value, drawn: drawAll(beaconWords(value), draws)};
  state.settle(pending, claims);
  return claims;
}

function openCards(
  state: FairState,
  pending: Pending,
  request: Pending['request'],
  bytes: Uint8Array,
): Claims {
  const asked = askedOf(state, pending);
  const shares = decodeShares(bytes, new Map([...asked].map(([seat, cards]) => [seat, cards.length])));
  const handles = state.handles.clone();
  for (const share of shares) {
    const {seat} = share;
    const cards = asked.get(seat)!;
    const P = cards.map(card => card.a);
    requireShare(state, pending, share, P);
    cards.forEach(({id}, i) => {
      handles.change(id, {shares: new Map(handles.get(id).shares).set(seat, share.D[i]!)});
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
  if (request.kind === 'exclude') {
    for (const id of pending.excluded!) claims.excluded.set(id, request.oneOf);
    const asked = [...ids, ...pending.excluded!];
    tellOpen(
      state,
      request.handles.filter(id => !asked.includes(id)),
      request.oneOf,
      claims,
    );
  }
  state.settle(pending, claims);
  return claims;
}
