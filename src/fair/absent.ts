/**
 * Answers that nobody has to give. Everybody can take off the layers of a seat that is gone, once its card key is public.
 * Where nobody is left to answer a request, its answer is known. Looked at when a request is made, and again when a key
 * becomes public or somebody leaves.
 */
import {askedOf} from './asked.ts';
import {O, times} from './group.ts';
import {faceOf, layers} from './handle.ts';
import {hexName} from './hex-name.ts';
import type {Claims, FairState, Pending} from './state.ts';

/** Whether everybody can read what a seat holds, here or gone. */
const isOpen = (state: FairState, seat: number): boolean => (state.seats[seat]?.cardKey ?? null) !== null;

/** Settles a pending request if nobody's answer is needed. */
export function answerForAbsent(state: FairState, pending: Pending, claims: Claims): void {
  const {request, rid, by} = pending;
  switch (request.kind) {
    case 'deal':
    case 'reveal': {
      if (askedOf(state, pending).size > 0) return;
      for (const id of request.handles) {
        state.handles.change(id, {life: 'live'});
        if (request.kind === 'deal') claims.dealt.set(id, request.to);
      }
      state.readOpened(state.handles, request.handles, claims);
      break;
    }
    case 'shuffle': {
      if (request.by.length !== 1) {
        widenForAbsent(state, pending);
        return;
      }
      // A hand that lies open is the same whatever its order.
      if (!isOpen(state, by[0] ?? -1)) return;
      const {deck, inputs, mint} = request;
      const open = (value: number) =>
        state.handles.add(deck, {a: O, b: state.cardPoint(deck, value)}, [], value);
      claims.fresh.push(...inputs.map(id => openCopy(state, id)), ...mint.map(open));
      for (const id of request.inputs) state.handles.change(id, {life: 'dead'});
      break;
    }
    case 'rekey': {
      if (!isOpen(state, request.from) && !liesOpen(state, request.handle)) return;
      claims.fresh.push(openCopy(state, request.handle));
      state.handles.change(request.handle, {life: request.showOnly ? 'live' : 'dead'});
      break;
    }
    case 'exclude': {
      if (!isOpen(state, request.by) && pending.open!.length > 0) return;
      tellOpen(state, request.handles, request.oneOf, claims);
      break;
    }
    case 'commit': {
      if (by.length > 0) return;
      state.committed.set(hexName(rid), pending.commitments!);
      // Who is gone has chosen nothing, and is not asked again: the rules know what that means.
      claims.committed.push(...request.by.filter(seat => !pending.commitments!.has(seat)));
      break;
    }
    case 'disclose': {
      if (by.length > 0) return;
      claims.disclosed = new Map(pending.disclosed);
      break;
    }
    case 'beacon':
      return;
  }
  state.settle(pending, claims);
}

/** Puts the layers on a pile that are missing of seats whose card keys are public: everybody can, and nobody else will. */
function widenForAbsent(state: FairState, pending: Pending): void {
  const shuffle = pending.shuffle!;
  const known = state.publicKeys;
  const pile = [...shuffle.pile];
  const left = new Map(shuffle.widen);
  for (const [seat, places] of shuffle.widen) {
    const x = known.get(seat);
    if (x === undefined) continue;
    for (const place of places) {
      const {a, b} = pile[place]!;
      pile[place] = {a, b: b.add(times(a, x))};
    }
    left.delete(seat);
  }
  if (left.size < shuffle.widen.size) state.wait({...pending, shuffle: {...shuffle, pile, widen: left}});
}

/** The card of a handle without layers, as a fresh handle that lies open. */
function openCopy(state: FairState, id: number): number {
  const known = state.publicKeys;
  const handle = state.handles.get(id);
  const face = faceOf(handle, known);
  const value = handle.value ?? state.valueOf(handle.deck, face) ?? null;
  return state.handles.add(handle.deck, {a: O, b: face}, [], value);
}

/** Whether no layer is left on a card. */
const liesOpen = (state: FairState, id: number): boolean =>
  layers(state.handles.get(id), state.publicKeys).length === 0;

/** Of cards that lie open everybody knows whether they are on a list. */
export function tellOpen(
  state: FairState,
  ids: readonly number[],
  oneOf: readonly number[],
  claims: Claims,
): void {
  for (const id of ids) state.handles.change(id, {life: 'live'});
  state.readOpened(state.handles, ids, claims);
  for (const id of ids) {
    const value = claims.opened.get(id);
    if (value !== undefined && !oneOf.includes(value)) continue;
    claims.opened.delete(id);
    claims.excluded.set(id, oneOf);
  }
}
