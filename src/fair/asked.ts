/** Whose layers have to come off which handles for a request, who owes what, and what is known without being said. */
import {recoverKey, unmask} from './backup.ts';
import {G, times} from './group.ts';
import {type Handle, layers} from './handle.ts';
import type {FairView, Pending} from './state.ts';
import {keepersOf} from './table-info.ts';

/** Of dice: the persons who were asked and are lost, so that their keepers give their parts (format 2, with back-up). */
export const lostOf = ({seats}: FairView, {request, by}: Pending): number[] =>
  request.kind === 'beacon' ? by.filter(seat => !seats[seat]!.active) : [];

/** Those who are asked for their own share of dice. */
export const senders = ({seats}: FairView, {by}: Pending): number[] => by.filter(seat => seats[seat]!.active);

/** The lost seats for which this keeper still has to give its part. */
export const heirOf = (state: FairView, pending: Pending, keeper: number): number[] =>
  lostOf(state, pending).filter(
    lost => keepersOf(state.table, lost).includes(keeper) && !pending.heirs?.get(lost)?.has(keeper),
  );

/** The handles on which each seat's layer has to come off for this request, in the request's order. */
export function askedOf(state: FairView, pending: Pending): Map<number, Handle[]> {
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

/**
 * Who has to speak before a seat's layers come off: itself, or, once it is lost and was backed up, the keepers that have not
 * given their shares of its key; any of them where all shares are known.
 */
export function speakers(state: FairView, seat: number): readonly number[] {
  const {active, cardKey, recovered, backup} = state.seats[seat]!;
  if (active || cardKey !== null || !backup) return [seat];
  const keepers = keepersOf(state.table, seat);
  const owing = keepers.filter(keeper => !recovered.has(keeper) && state.seats[keeper]!.cardKey === null);
  if (owing.length > 0) return owing;
  return sharedKey(state, seat) === null ? [seat] : keepers.filter(keeper => state.seats[keeper]!.active);
}

/**
 * A lost seat's card key where the log holds all shares of it, published by keepers or addressed to keys that are public;
 * null where one is missing, and where two have lied. It counts from the entry that says so.
 */
export function sharedKey(state: FairView, lost: number): bigint | null {
  const {active, cardKey, backup, keys, recovered} = state.seats[lost]!;
  if (active || cardKey !== null || !backup) return null;
  const keepers = keepersOf(state.table, lost);
  const isPublic = (m: number) => state.seats[m]!.cardKey !== null && !state.seats[m]!.moved;
  if (!keepers.every(m => recovered.has(m) || isPublic(m))) return null;
  const shares = new Map(recovered);
  for (const m of keepers)
    if (!shares.has(m))
      shares.set(m, unmask(backup, state.gameId, m, times(backup.E, state.seats[m]!.cardKey!)));
  const x = recoverKey(shares);
  return times(G, x).equals(keys!.Y) ? x : null;
}

/** The seats that the table waits for, ascending, here or away. */
export function waitsFor(state: FairView, pending: Pending): number[] {
  const {request, by, shuffle} = pending;
  const seats =
    request.kind === 'deal' || request.kind === 'reveal'
      ? [...askedOf(state, pending).keys()]
      : shuffle && shuffle.widen.size > 0
        ? [...shuffle.widen.keys()]
        : request.kind === 'shuffle'
          ? by.slice(0, 1)
          : request.kind === 'beacon'
            ? [
                ...senders(state, pending),
                ...state.persons.filter(seat => heirOf(state, pending, seat).length > 0),
              ]
            : by;
  return [...new Set(seats)].sort((one, other) => one - other);
}
