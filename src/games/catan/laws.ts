/** What no step may break: nothing comes or goes, and nothing holds more than it can. */
import type {Law} from '../listing.ts';
import {CORNER_CORNERS} from './data/island.ts';
import {CARD_COPIES, DECK, LEAST_ARMY, PILE, STOCK} from './data.ts';
import {type CatState, CITY, ownerOf, sum} from './state.ts';
import {longestTrail} from './trails.ts';
import {RESOURCES} from './types.ts';

/** The first law that a state breaks, as a sentence; null when all hold. */
export const brokenLaw = (state: CatState): string | null =>
  resourcesLaw(state) ?? cardsLaw(state) ?? piecesLaw(state) ?? distanceLaw(state) ?? awardsLaw(state);

/** `brokenLaw` as the list of games offers it. */
export const law: Law = state => brokenLaw(state as CatState); // given states of this game only

function resourcesLaw({bank, players}: CatState): string | null {
  let concealed = 0;
  for (const {hidden} of players) concealed += hidden.length;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    let open = bank[kind]!;
    for (const {hand} of players) {
      if (hand[kind]! < 0) return `a hand of ${hand[kind]} ${RESOURCES[kind]}`;
      open += hand[kind]!;
    }
    if (bank[kind]! < 0 || open > PILE) return `${open} ${RESOURCES[kind]}`;
    concealed -= PILE - open;
  }
  return concealed === 0 ? null : `${concealed} concealed cards too many`;
}

function cardsLaw({players, deck, played, phase, asking}: CatState): string | null {
  if (phase === 'setup' && asking !== 'starter') return null;
  const held = players.reduce((all, {cards}) => all + cards.length, deck.length);
  if (held + sum(played) !== DECK.length) return `${held} cards held, ${played} played`;
  const over = played.findIndex((count, card) => count > CARD_COPIES[card]!);
  if (over >= 0) return `${played[over]} cards of kind ${over} played`;
  const uneven = players.find(({cards, bought}) => cards.length !== bought.length);
  return uneven ? 'a card without its turn' : null;
}

function piecesLaw({players, roads, corners}: CatState): string | null {
  for (const [seat, player] of players.entries()) {
    const counts = [
      [roads.filter(owner => owner === seat).length, player.roads, STOCK.road],
      [corners.filter(building => building === seat).length, player.settlements, STOCK.settlement],
      [corners.filter(building => building === seat + CITY).length, player.cities, STOCK.city],
    ] as const;
    for (const [placed, left, all] of counts)
      if (placed + left !== all || left < 0) return `seat ${seat}: ${placed} placed, ${left} left`;
  }
  return null;
}

function distanceLaw({corners}: CatState): string | null {
  const close = corners.findIndex(
    (building, corner) => building !== -1 && CORNER_CORNERS[corner]!.some(other => corners[other] !== -1),
  );
  return close < 0 ? null : `corner ${close} has a neighbour, seat ${ownerOf(corners[close]!)}`;
}

function awardsLaw(state: CatState): string | null {
  const {players, largestArmy} = state;
  for (const [seat, {trail}] of players.entries())
    if (trail !== longestTrail(state, seat)) return `seat ${seat}: a trail of ${trail}`;
  const knights = players.map(player => player.knights);
  const most = Math.max(...knights);
  const fits = most < LEAST_ARMY ? largestArmy === -1 : largestArmy !== -1 && knights[largestArmy] === most;
  return fits ? null : `the army of seat ${largestArmy} with knights ${knights}`;
}
