/**
 * A request becomes pending: here every transition that the table of operations (docs/fair-play.md, "Handles") does not
 * list is refused, before anybody computes anything for it. While a request is pending its handles are reserved.
 *
 * The engine speaks of all seats; who of them is here, and whose keys are still secret, is decided here.
 */

import {equalBytes} from '../base/bytes.ts';
import {answerForAbsent} from './absent.ts';
import {drawnCount} from './beacon.ts';
import type {Commitment} from './commit.ts';
import {requestRid} from './context.ts';
import {FairError} from './errors.ts';
import {O} from './group.ts';
import {layers, requireHeld, requireLive, requireSealed, statusOf, underKey} from './handle.ts';
import {encodeRequest, type Request} from './request.ts';
import {MAX_CARDS} from './shuffle.ts';
import {type Claims, type FairState, type FairView, noClaims, type Pending} from './state.ts';
import {goesOnAlone} from './table-info.ts';

/** Numbers that one beacon draws at most, dice and items together. */
const MAX_DRAWN = 1024;
/** Parts of the proofs of one exclusion at most: handles times values. Each part takes its reader some milliseconds. */
const MAX_EXCLUSION = 512;

/**
 * Makes what the engine asks after the last entry pending, under a name that only this entry gives. What nobody has to answer, because all who would are gone
 * and their keys are public, is answered at once.
 * @throws FairError fair/not-ready, fair/too-much, and one for each transition that is not allowed
 */
export function ask(state: FairState, request: Request): Claims {
  const index = state.asked;
  const rid = requestRid(state.gameId, state.head.entryHash, index);
  if (!state.ready) throw new FairError('not-ready');
  if (state.failed) throw new FairError('set-up-failed', {seat: state.failed.seat});
  const pending: Pending = {...{rid, index, request, since: state.head.seq}, ...opened(state, request)};
  state.asked++;
  if (request.kind === 'shuffle') for (const value of request.mint) state.mintPoint(request.deck, value);
  for (const id of handlesOf(request)) state.handles.change(id, {life: 'reserved'});
  state.wait(pending);
  const claims = noClaims();
  answerForAbsent(state, pending, claims);
  return claims;
}

/** Whether what is pending is just what a peer's own engine asks: this one question, or none. */
export function asksFor(state: FairView, request: Request | null): boolean {
  const [pending, another] = state.pending.values();
  if (!pending || !request) return !pending && !request;
  return !another && equalBytes(encodeRequest(pending.request), encodeRequest(request));
}

/** What a request is about, and what is reserved while it is pending. */
function handlesOf(request: Request): readonly number[] {
  if (request.kind === 'shuffle') return request.inputs;
  if (request.kind === 'rekey') return [request.handle];
  return 'handles' in request ? request.handles : [];
}

/** Who has to answer, and what the answers are gathered in. */
type Start = Omit<Pending, 'rid' | 'index' | 'request' | 'since'>;

function opened(state: FairState, request: Request): Start {
  const {publicKeys: known} = state;
  switch (request.kind) {
    case 'beacon':
      requireDraws(request);
      return {by: state.persons};
    case 'shuffle':
      return openShuffle(state, request);
    case 'deal':
      state.seat(request.to);
      for (const handle of distinct(state, request.handles)) {
        if (statusOf(handle, known) !== 'open') requireSealed(handle, known, isAlone(state));
        else requireLive(handle);
        // Who plays with an open hand is dealt to in the open.
        if (!handle.key.includes(request.to) && !known.has(request.to))
          throw new FairError('not-under-key', {handle: handle.id, seat: request.to});
      }
      return {by: []};
    case 'reveal':
      for (const handle of distinct(state, request.handles)) {
        if (['held', 'open'].includes(statusOf(handle, known))) requireLive(handle);
        else requireSealed(handle, known);
      }
      return {by: []};
    case 'rekey': {
      const {handle, from, to} = request;
      requireOwn(state, handle, from);
      requireTarget(state, from, to);
      return {by: [from]};
    }
    case 'exclude': {
      requireValues(request.oneOf);
      for (const handle of distinct(state, request.handles)) requireOwn(state, handle.id, request.by);
      if (request.handles.length * request.oneOf.length > MAX_EXCLUSION) throw new FairError('too-much');
      // What lies open needs no proof.
      const open = request.handles.filter(id => statusOf(state.handles.get(id), known) !== 'open');
      return {by: [request.by], open, excluded: []};
    }
    case 'commit':
      return {by: present(state, request.by), commitments: new Map()};
    case 'disclose': {
      const commitments = dueOf(state, present(state, request.by));
      return {by: [...commitments.keys()], commitments, disclosed: new Map()};
    }
  }
}

/** Whether all keys but one are public, since one of two has gone on without the other. */
const isAlone = ({table, publicKeys, seats}: FairState): boolean =>
  goesOnAlone(table) && publicKeys.size === seats.length - 1;

/** @throws FairError fair/no-handles, fair/handle-twice, fair/unknown-handle, fair/too-much */
function distinct(state: FairState, ids: readonly number[]) {
  if (ids.length > MAX_CARDS) throw new FairError('too-much');
  return state.handles.distinct(ids);
}

/** @throws FairError fair/bad-count, fair/too-much */
function requireDraws({draws}: Extract<Request, {kind: 'beacon'}>): void {
  for (const draw of draws) {
    const sides = draw.kind === 'roll' ? draw.sides : [draw.from];
    const natural = (n: number) => Number.isSafeInteger(n) && n >= 0 && n <= 0xffff_ffff;
    if (!sides.every(natural) || (draw.kind === 'roll' && sides.includes(0)))
      throw new FairError('bad-count', {field: 'sides'});
    if (draw.kind === 'pick' && !(natural(draw.count) && draw.count <= draw.from))
      throw new FairError('bad-count', {field: 'count', count: draw.count});
  }
  if (drawnCount(draws) > MAX_DRAWN) throw new FairError('too-much');
}

/** Held by this seat, or open: dealt under a key that is public now, or handed on by somebody who was gone. */
function requireOwn(state: FairState, id: number, seat: number): void {
  const handle = state.handles.get(id);
  state.seat(seat);
  if (statusOf(handle, state.publicKeys) === 'open') requireLive(handle);
  else requireHeld(handle, seat, state.publicKeys);
}

/**
 * A pile goes through the hands of all persons who are here, and ends under the keys of all active seats and of those whose
 * layers are on it. A key that is public hides nothing and is left out. A hand goes through its owner's hands and ends
 * under its key. Inputs are handles of one deck; where a layer is missing its seat puts it on first.
 */
function openShuffle(state: FairState, request: Extract<Request, {kind: 'shuffle'}>): Start {
  const {inputs, mint, by, deck} = request;
  const known = state.publicKeys;
  for (const seat of by) state.seat(seat);
  const own = by.length === 1 && state.seats.length > 1;
  if (!own && by.length !== state.seats.length) throw new FairError('wrong-shufflers');
  const count = inputs.length + mint.length;
  if (count === 0) throw new FairError('no-handles');
  if (count > MAX_CARDS) throw new FairError('too-much');
  const cards = inputs.length > 0 ? state.handles.distinct(inputs) : [];
  for (const handle of cards) {
    requireLive(handle);
    if (handle.deck !== deck) throw new FairError('other-deck', {handle: handle.id});
  }
  const on = new Set(cards.flatMap(handle => layers(handle, known)));
  const key = own
    ? [...by]
    : [...new Set([...state.active, ...on])]
        .filter(seat => !known.has(seat))
        .sort((one, other) => one - other);
  if (key.length === 0 || (own && [...on].some(seat => seat !== by[0]))) throw new FairError('not-under-key');
  const widen = new Map<number, number[]>();
  const pile = cards.map((handle, place) => {
    if (layers(handle, known).length === 0) return underKey(handle, [], known);
    for (const seat of key)
      if (!handle.key.includes(seat)) widen.set(seat, [...(widen.get(seat) ?? []), place]);
    return underKey(
      handle,
      key.filter(seat => handle.key.includes(seat)),
      known,
    );
  });
  for (const value of mint) pile.push({a: O, b: state.cardPoint(deck, value)});
  const shuffle = {pile, key, K: state.jointKey(key), done: 0, widen};
  return {by: own ? by : state.persons, shuffle};
}

/** A re-key goes to one other seat or to all of them. */
export function requireTarget(state: FairView, from: number, to: readonly number[]): void {
  const one = to.length === 1 && to[0] !== from && state.seats[to[0]!] !== undefined;
  const all = to.length === state.seats.length && to.every((seat, i) => seat === i);
  if (!one && !all) throw new FairError('wrong-receivers');
}

/** Whose keys lock a card that goes to these seats: of all, those who are here and whose keys are secret. */
export const receiversOf = (state: FairView, to: readonly number[]): number[] =>
  to.length === 1 ? [...to] : state.active.filter(seat => !state.publicKeys.has(seat));

/** What a proof of exclusion is about: the card under its owner's key alone, and the points of the list. */
export function exclusionOf(state: FairView, id: number, owner: number, oneOf: readonly number[]) {
  const handle = state.handles.get(id);
  const e = underKey(handle, [owner], state.publicKeys);
  return {e, M: oneOf.map(value => state.cardPoint(handle.deck, value))};
}

/**
 * Values that a card is proved to be one of, each once. The deck need not have a card of each: a kind may never have come
 * into it, and a list that names it proves no less.
 */
export function requireValues(values: readonly number[]): void {
  if (values.length === 0 || values.length > 255 || new Set(values).size < values.length)
    throw new FairError('bad-values');
}

/** Those of the seats who are here. @throws FairError fair/no-seats, fair/unknown-seat */
function present(state: FairState, seats: readonly number[]): number[] {
  if (seats.length === 0 || new Set(seats).size !== seats.length) throw new FairError('no-seats');
  return seats.filter(seat => state.seat(seat).active);
}

/**
 * Each seat's latest commitment. A seat that was away when its set stood, and is back, has none and owes none: the rules know
 * what that means.
 * @throws FairError fair/not-committed while the seat's set is not complete, or another request waits for its commitment
 */
function dueOf(state: FairState, seats: readonly number[]): Map<number, Commitment> {
  const pending = [...state.pending.values()];
  const asked = pending.flatMap(({request, commitments}) =>
    request.kind === 'disclose' ? [...commitments!.values()] : [],
  );
  const early = seats.find(seat =>
    pending.some(({request}) => request.kind === 'commit' && request.by.includes(seat)),
  );
  if (early !== undefined) throw new FairError('not-committed', {seat: early});
  const sets = [...state.committed.values()].reverse();
  const due = new Map<number, Commitment>();
  for (const seat of seats) {
    const own = sets.flatMap(set => set.get(seat) ?? []);
    const latest = own.find(one => !asked.includes(one));
    if (latest) due.set(seat, latest);
    else if (own.length > 0) throw new FairError('not-committed', {seat});
  }
  return due;
}
