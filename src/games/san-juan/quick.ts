/**
 * Moves for playouts: a rough rule of thumb for each decision, told from the state and the seat's own cards in
 * microseconds, with chance in it so that playouts differ. A search plays thousands of them; nobody plays against it.
 */
import type {Rng} from '../../base/rng.ts';
import type {Faces, HandleId} from '../../engine/ask.ts';
import {sampleAny} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import {FULL_CITY, GOLD_MINE, isProduction, KIND, PRICES} from './data.ts';
import {choices} from './flow.ts';
import {objectToSite} from './phases/builder.ts';
import {keeps} from './phases/councillor.ts';
import {doubles, libraryOffered} from './phases/round.ts';
import {tileAt} from './phases/trader.ts';
import {bestCards, proposal, worths} from './proposal.ts';
import type {SjState, Town} from './state.ts';
import {
  emptyPlaces,
  goodPlaces,
  isActive,
  mostGoods,
  payingGoods,
  priceOf,
  produceLimit,
  sellLimit,
} from './town.ts';
import {ROLES, type SjAction} from './types.ts';
import {buildingWorth, cardWorth} from './worth.ts';

/** Hundredths of a card: noise as wide as the difference between two good moves. */
const NOISE = 60;

/** A card in the hand is worth so much while the cities are small, and when the end is near. */
const cardIn = (state: SjState): number => (isLate(state) ? 25 : 75);

const isLate = ({towns}: SjState): boolean => towns.some(({row}) => row.length >= FULL_CITY - 3);

/** @throws Error when there is nothing to decide */
export function quick(state: SjState, seat: Seat, rng: Rng, faces: Faces): SjAction {
  return planned(state, seat, rng, faces) ?? (sampleAny(choices(state, seat, faces), rng) as SjAction); // own choices
}

function planned(state: SjState, seat: Seat, rng: Rng, faces: Faces): SjAction | null {
  const town = state.towns[seat]!;
  switch (state.phase) {
    case 'pick':
      return takeRole(state, seat, rng);
    case 'builder':
      return raise(state, seat, rng, faces);
    case 'producer':
    case 'trader':
      return proposal(state, seat, faces) ?? {type: 'pass'};
    case 'councillor':
      return {type: 'consult'};
    case 'goldMine':
      return {type: 'mine'};
    case 'take':
      return {type: 'take', card: bestOf(town, state.mine, state.mineFaces)};
    case 'chapel':
      return tuck(state, town, faces);
    default:
      return proposal(state, seat, faces);
  }
}

function bestOf(town: Town, cards: readonly HandleId[], faces: readonly number[]): HandleId {
  let best = 0;
  const worth = (i: number): number => cardWorth(town, KIND[faces[i]!]!, 1);
  for (let i = 1; i < cards.length; i++) if (worth(i) > worth(best)) best = i;
  return cards[best]!;
}

function tuck(state: SjState, town: Town, faces: Faces): SjAction {
  const {hand} = town;
  if (hand.length < (isLate(state) ? 2 : 4)) return {type: 'pass'};
  const [card] = bestCards(hand, worths(town, hand, faces), 1, 'least');
  return {type: 'tuck', card: card!};
}

/** Own gain in hundredths of a card, with a little of chance. */
function takeRole(state: SjState, seat: Seat, rng: Rng): SjAction {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let role = 0; role < ROLES.length; role++) {
    if (state.takenBy[role] !== -1) continue;
    const gain = roleGain(state, seat, role) + rng.below(NOISE);
    if (gain > most) {
      most = gain;
      best = role;
    }
  }
  const role = ROLES[best]!;
  return libraryOffered(state) ? {type: 'takeRole', role, useLibrary: true} : {type: 'takeRole', role};
}

function roleGain(state: SjState, seat: Seat, role: number): number {
  const town = state.towns[seat]!;
  const doubled = doubles(state, seat);
  switch (ROLES[role]!) {
    case 'builder':
      return town.hand.length >= 5 ? 210 : town.hand.length >= 3 ? 120 : 10;
    case 'producer':
      return 80 * Math.min(emptyPlaces(town).length, produceLimit(town, true, doubled));
    case 'trader': {
      const prices = PRICES[tileAt(state, state.turned)] ?? PRICES[2]!;
      const values = goodPlaces(town)
        .map(place => prices[KIND[town.row[place]!]!]!)
        .sort((a, b) => b - a);
      let sum = 0;
      const count = Math.min(values.length, sellLimit(town, true, doubled));
      for (let i = 0; i < count; i++) sum += 90 * values[i]!;
      return sum;
    }
    case 'councillor':
      return 90 * keeps(town) + (doubled ? 80 : 45);
    case 'prospector':
      return (doubled ? 200 : 100) + (isActive(town, GOLD_MINE) ? 40 : 0);
  }
}

/** The building on new ground that is worth most beyond its price; what pays is what is worth least. */
function raise(state: SjState, seat: Seat, rng: Rng, faces: Faces): SjAction {
  const town = state.towns[seat]!;
  const {hand} = town;
  const goods = payingGoods(town, -1);
  const means = hand.length - 1 + mostGoods(goods);
  const each = cardIn(state);
  let card = -1;
  let price = 0;
  let most = 0;
  for (let i = 0; i < hand.length; i++) {
    const face = faces.get(hand[i]!);
    if (face === undefined) continue;
    const kind = KIND[face]!;
    if (!isProduction(kind) && objectToSite(town, kind, -1)) continue;
    const cost = priceOf(state, seat, kind, -1);
    if (cost > means) continue;
    const worth = buildingWorth(town, kind) + 40 - cost * each + rng.below(NOISE);
    if (worth <= most) continue;
    most = worth;
    card = i;
    price = cost;
  }
  if (card < 0) return {type: 'pass'};
  const others = hand.filter((_, i) => i !== card);
  const owed = Math.max(0, price - others.length);
  return {
    type: 'build',
    card: hand[card]!,
    face: faces.get(hand[card]!)!,
    pay: bestCards(others, worths(town, others, faces), price - owed, 'least'),
    goods: goods.slice(0, owed),
  };
}
