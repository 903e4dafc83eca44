/**
 * A request becomes pending (design 5.1, 10): here every transition that the table of operations does not list is
 * refused, before anybody computes anything for it. While a request is pending its handles are reserved.
 */
import {FairError} from './errors.ts';
import {requireHeld, requireLive, requireSealed, statusOf, underKey} from './handle.ts';
import type {Request} from './request.ts';
import {type Claims, type FairState, hexName, noClaims, type Pending} from './state.ts';

const equalLists = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((item, i) => item === other[i]);

/**
 * @param rid `requestRid` of the entry that asks
 * @throws FairError fair/not-ready, fair/rid-used, and one for each transition that is not allowed
 */
export function ask(state: FairState, rid: Uint8Array, request: Request): Claims {
  if (!state.ready) throw new FairError('not-ready');
  if (state.pending.has(hexName(rid)) || state.spent.has(hexName(rid))) throw new FairError('rid-used');
  const {pending, reserve} = opened(state, rid, request);
  for (const id of reserve) state.handles.change(id, {life: 'reserved'});
  state.pending.set(hexName(rid), pending);
  return noClaims();
}

function opened(
  state: FairState,
  rid: Uint8Array,
  request: Request,
): {pending: Pending; reserve: readonly number[]} {
  const {handles, publicKeys: known} = state;
  switch (request.kind) {
    case 'beacon':
      return {pending: {rid, request, by: state.active}, reserve: []};
    case 'shuffle':
      return {pending: openShuffle(state, rid, request), reserve: request.inputs};
    case 'deal': {
      for (const handle of handles.distinct(request.handles)) {
        requireSealed(handle, known);
        if (!handle.key.includes(request.to))
          throw new FairError('not-under-key', {handle: handle.id, seat: request.to});
      }
      return {pending: {rid, request, by: []}, reserve: request.handles};
    }
    case 'reveal': {
      for (const handle of handles.distinct(request.handles)) {
        if (statusOf(handle, known) === 'held') requireLive(handle);
        else requireSealed(handle, known);
      }
      return {pending: {rid, request, by: []}, reserve: request.handles};
    }
    case 'rekey': {
      requireHeld(handles.get(request.handle), request.from, known);
      requireTarget(state, request.from, request.to);
      return {pending: {rid, request, by: [request.from]}, reserve: [request.handle]};
    }
    case 'exclude': {
      for (const handle of handles.distinct(request.handles)) {
        requireHeld(handle, request.by, known);
        requireKnownValues(state, handle.deck, request.oneOf);
      }
      return {
        pending: {rid, request, by: [request.by], open: request.handles},
        reserve: request.handles,
      };
    }
    case 'commit': {
      requireActive(state, request.by);
      return {pending: {rid, request, by: request.by, commitments: new Map()}, reserve: []};
    }
    case 'disclose': {
      requireUndisclosed(state, request.by);
      return {pending: {rid, request, by: request.by}, reserve: []};
    }
  }
}

/**
 * Whose hands go over a pile, and whose key locks it: all active seats and (at least) their keys for a pile, the
 * owner and its key for a hand. Inputs are handles of one deck: open ones, ones under just that key, held ones of the
 * owner in stripped form.
 */
function openShuffle(
  state: FairState,
  rid: Uint8Array,
  request: Extract<Request, {kind: 'shuffle'}>,
): Pending {
  const {inputs, by, key, deck} = request;
  const known = state.publicKeys;
  const own = key.length === 1 && equalLists(by, key) && state.seat(key[0]!).active;
  const joint =
    equalLists(by, state.active) &&
    state.active.every(seat => key.includes(seat)) &&
    key.every(seat => state.seat(seat).active || known.has(seat));
  if (!own && !joint) throw new FairError('wrong-shufflers');
  const pile = state.handles.distinct(inputs).map(handle => {
    requireLive(handle);
    if (handle.deck !== deck) throw new FairError('other-deck', {handle: handle.id});
    return underKey(handle, key, known);
  });
  return {rid, request, by, shuffle: {pile, K: state.jointKey(key), done: 0}};
}

/** A re-key goes to one other seat or to all active ones. */
export function requireTarget(state: FairState, from: number, to: readonly number[]): void {
  const one = to.length === 1 && to[0] !== from && state.seat(to[0]!).active;
  if (!one && !equalLists(to, state.active)) throw new FairError('wrong-receivers');
}

/** Values a list of the deck's cards, each once. */
export function requireKnownValues(state: FairState, deck: string, values: readonly number[]): void {
  const known = new Set(state.decks.get(deck)?.values());
  const fits = values.length > 0 && values.length <= 255 && new Set(values).size === values.length;
  if (!fits || values.some(value => !known.has(value))) throw new FairError('unknown-value', {deck});
}

/** Each has a commitment that no other request waits for: one that is asked for twice would be met once. */
function requireUndisclosed(state: FairState, seats: readonly number[]): void {
  const due = [...state.pending.values()].flatMap(({request, by}) => (request.kind === 'disclose' ? by : []));
  const missing = seats.find(seat => !state.committed.has(seat) || due.includes(seat));
  if (missing !== undefined) throw new FairError('not-committed', {seat: missing});
  if (seats.length === 0) throw new FairError('no-seats');
}

export function requireActive(state: FairState, seats: readonly number[]): void {
  const away = seats.find(seat => !state.seat(seat).active);
  if (away !== undefined) throw new FairError('not-active', {seat: away});
  if (seats.length === 0) throw new FairError('no-seats');
}
