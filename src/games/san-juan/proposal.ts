/** Suggestions for the decisions with many parts: a sensible start, not a strong player. */
import type {Faces, HandleId} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';
import {KIND, OPENING_HAND, PRICES} from './data.ts';
import {saleBonus, tileAt} from './phases/trader.ts';
import type {SjState, Town} from './state.ts';
import {emptyPlaces, goodPlaces, handLimit, produceLimit, sellLimit} from './town.ts';
import type {SjAction} from './types.ts';
import {cardWorth} from './worth.ts';

/** Worth of cards beside each other; a card that the seat cannot see is worth nothing. */
export function worths(town: Town, cards: readonly HandleId[], faces: Faces): number[] {
  const kinds = cards.map(card => KIND[faces.get(card) ?? -1] ?? -1);
  return kinds.map(kind =>
    kind < 0 ? 0 : cardWorth(town, kind, kinds.filter(other => other === kind).length),
  );
}

/** So many of the cards that are worth most (or least), in the order of the list. */
export function bestCards(
  cards: readonly HandleId[],
  worth: readonly number[],
  count: number,
  which: 'most' | 'least',
): HandleId[] {
  const sign = which === 'most' ? 1 : -1;
  const order = cards.map((_, i) => i).sort((a, b) => sign * (worth[b]! - worth[a]!) || a - b);
  const chosen = new Set(order.slice(0, count));
  return cards.filter((_, i) => chosen.has(i));
}

/** The places of the dearest kinds, in the order of the row. */
function dearest(town: Town, places: readonly number[], count: number): number[] {
  const order = [...places].sort((a, b) => KIND[town.row[b]!]! - KIND[town.row[a]!]! || a - b);
  return order.slice(0, count).sort((a, b) => a - b);
}

export const proposeProduction = (state: SjState, seat: Seat): number[] => {
  const town = state.towns[seat]!;
  const limit = produceLimit(town, seat === state.chooser, state.doubled);
  return dearest(town, emptyPlaces(town), limit);
};

/** The goods that bring most at this tile; goods that bring one card wait for better prices unless a market adds one. */
export function proposeSale(state: SjState, seat: Seat): number[] {
  const town = state.towns[seat]!;
  const prices = PRICES[tileAt(state, state.turned - 1)];
  if (!prices) return [];
  const limit = sellLimit(town, seat === state.chooser, state.doubled);
  const price = (place: number): number => prices[KIND[town.row[place]!]!]!;
  const best = goodPlaces(town)
    .sort((a, b) => price(b) - price(a) || a - b)
    .slice(0, limit);
  const worthIt = best.filter(
    (place, i) =>
      price(place) > 1 || KIND[town.row[place]!]! <= 1 || saleBonus(town, i + 1) > saleBonus(town, i),
  );
  return worthIt.sort((a, b) => a - b);
}

/** Hand cards of least worth, and goods only where cards do not reach. Null when it cannot be paid. */
export function proposePayment(
  cards: readonly HandleId[],
  worth: readonly number[],
  goods: readonly number[],
  price: number,
  most: number,
): {readonly pay: HandleId[]; readonly goods: number[]} | null {
  const owed = Math.max(0, price - cards.length);
  if (owed > most) return null;
  return {pay: bestCards(cards, worth, price - owed, 'least'), goods: goods.slice(0, owed)};
}

/** A suggestion for a seat that decides about many cards or places, else null. */
export function proposal(state: SjState, seat: Seat, faces: Faces): SjAction | null {
  if (state.asking !== null) return null;
  const town = state.towns[seat]!;
  if (state.phase === 'draft' || state.phase === 'handLimit') {
    if (!state.deciding.includes(seat)) return null;
    const worth = worths(town, town.hand, faces);
    return state.phase === 'draft'
      ? {type: 'draft', keep: bestCards(town.hand, worth, OPENING_HAND, 'most')}
      : {type: 'discard', cards: bestCards(town.hand, worth, town.hand.length - handLimit(town), 'least')};
  }
  if (seat !== state.turn) return null;
  if (state.phase === 'keep') return proposeKeep(state, town, faces);
  const places =
    state.phase === 'producer'
      ? proposeProduction(state, seat)
      : state.phase === 'trader'
        ? proposeSale(state, seat)
        : [];
  if (places.length === 0) return null;
  return state.phase === 'producer' ? {type: 'produce', places} : {type: 'sell', places};
}

function proposeKeep({drawn, discard}: SjState, town: Town, faces: Faces): SjAction {
  if (drawn.length === 0)
    return {type: 'discard', cards: bestCards(town.hand, worths(town, town.hand, faces), discard, 'least')};
  const worth = worths(town, drawn, faces);
  return {type: 'keep', cards: bestCards(drawn, worth, drawn.length - discard, 'most')};
}
