/** Draw pile and discard pile (SJ-DECK): cards are lifted off the pile, after a reshuffle where it runs out. */
import type {HandleId} from '../../engine/ask.ts';
import {available, type LiftTo, type SjState} from './state.ts';

/**
 * Wants so many cards off the pile, or as many as there are (SJ-DECK-3). They are on their way when `carry` has run.
 * @returns whether any card will come
 */
export function lift(state: SjState, seat: number, count: number, to: LiftTo): boolean {
  const want = Math.min(count, available(state));
  if (want > 0) state.still = -1;
  state.want = want;
  state.short = count - want;
  state.liftFor = seat;
  state.liftTo = to;
  return want > 0;
}

/** Takes what is wanted off the pile. Asks for a reshuffle when it runs out (SJ-DECK-2), else for what the cards are lifted for. */
export function carry(state: SjState): void {
  const {pile, lifted, want} = state;
  while (lifted.length < want) {
    const card = pile.pop();
    if (card === undefined) {
      state.asking = 'reshuffle';
      return;
    }
    lifted.push(card);
  }
  if (state.liftTo === 'mine') state.asking = 'reveal';
  else if (state.liftTo !== 'goods') state.asking = 'deal';
}

/** The discard pile has become the draw pile. */
export function reshuffled(state: SjState, fresh: readonly HandleId[]): void {
  state.pile = fresh.slice();
  state.discards.length = 0;
}

/** Puts the cards that were lifted where they belong; goods go to their places in `state.places`. @returns how many */
export function land(state: SjState): number {
  const {lifted} = state;
  const count = lifted.length;
  const town = state.towns[state.liftFor]!;
  switch (state.liftTo) {
    case 'opening':
      for (let i = 0; i < count; i++) town.hand.push(lifted[i]!);
      break;
    case 'hand':
      addToHand(state, state.liftFor, lifted);
      break;
    case 'drawn':
      for (let i = 0; i < count; i++) state.drawn.push(lifted[i]!);
      break;
    case 'mine':
      for (let i = 0; i < count; i++) state.mine.push(lifted[i]!);
      break;
    case 'goods':
      for (let i = 0; i < count; i++) town.goods[state.places[i]!] = lifted[i]!;
  }
  lifted.length = 0;
  state.want = 0;
  return count;
}

/** New cards beside older ones: everybody knows which handles are the new ones, until the hand gets new handles. */
export function addToHand(state: SjState, seat: number, cards: readonly HandleId[]): void {
  const town = state.towns[seat]!;
  if (cards.length === 0) return;
  if (town.hand.length > 0) town.traceable = true;
  for (let i = 0; i < cards.length; i++) town.hand.push(cards[i]!);
}

/** Before a seat chooses from its hand, it shuffles it unless that is done. @returns whether that is asked for now */
export function blindHand(state: SjState, seat: number): boolean {
  if (!state.towns[seat]!.traceable) return false;
  state.asking = 'newHandles';
  state.blindSeat = seat;
  return true;
}

export function newHandles(state: SjState, fresh: readonly HandleId[]): void {
  const town = state.towns[state.blindSeat]!;
  town.hand = fresh.slice();
  town.traceable = false;
  state.blindSeat = -1;
  // A card taken from the gold mine was known by its old handle.
  state.mine.length = 0;
  state.mineFaces.length = 0;
}

/** Removes the listed cards from a list of handles. */
export function remove(from: HandleId[], cards: readonly HandleId[]): void {
  for (let i = 0; i < cards.length; i++) from.splice(from.indexOf(cards[i]!), 1);
}

/** From the hand face down to the discard pile (SJ-DECK-1). */
export function discardFrom(state: SjState, from: HandleId[], cards: readonly HandleId[]): void {
  remove(from, cards);
  for (let i = 0; i < cards.length; i++) state.discards.push(cards[i]!);
}

/** A good leaves its building for the discard pile. */
export function discardGood(state: SjState, seat: number, place: number): void {
  const {goods} = state.towns[seat]!;
  state.discards.push(goods[place]!);
  goods[place] = -1;
}
