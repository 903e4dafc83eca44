/** Everything that could ever be said at a table but offers and discards, with what it would have to show. */

import {CORNERS, EDGES, HEXES} from '../../../../src/games/catan/data/island.ts';
import {COSTS} from '../../../../src/games/catan/data.ts';
import {CARDS, type CatAction, RESOURCES} from '../../../../src/games/catan/types.ts';
import type {Match} from './match.ts';

const numbers = (below: number): number[] => Array.from({length: below}, (_, i) => i);

/** The first concealed cards of each kind that are missing among the open ones: all there are, where they do not do. */
function showFor(match: Match, seat: number, cost: readonly number[]): object {
  const {hand, hidden} = match.state.players[seat]!;
  const show = cost.flatMap((count, kind) =>
    hidden
      .filter(handle => match.dealer.all.get(handle) === kind)
      .slice(0, Math.max(0, count - hand[kind]!))
      .map(handle => ({handle, face: kind})),
  );
  return show.length > 0 ? {show} : {};
}

const some = (kind: number, count: number): number[] => RESOURCES.map((_, i) => (i === kind ? count : 0));
const PAIRS = RESOURCES.flatMap((_, a) =>
  RESOURCES.slice(a).map((_, i) => some(a, 1).map((count, kind) => count + some(a + i, 1)[kind]!)),
);

export function everySaying(match: Match, seat: number): CatAction[] {
  const {state, dealer} = match;
  const paid = (at: number) => showFor(match, seat, COSTS[at]!);
  const cards = state.players[seat]!.cards;
  const named = (name: string) => cards.filter(handle => CARDS[dealer.all.get(handle)!] === name);
  const items = numbers(state.items + 2).slice(-8);
  const seats = numbers(state.players.length);
  const [road, settlement, city, card] = [paid(0), paid(1), paid(2), paid(3)];
  const costs = [
    ...(state.offer ? [state.offer.give, state.offer.want] : []),
    ...state.proposals.flatMap(proposal => (proposal ? [proposal.want] : [])),
  ];
  const shows = [{}, ...costs.map(cost => showFor(match, seat, cost))];
  return [
    {type: 'roll'},
    {type: 'toBuild'},
    {type: 'endTurn'},
    ...numbers(EDGES.length).flatMap((edge): CatAction[] => [
      {type: 'foundRoad', edge},
      {type: 'buildRoad', edge, ...road},
      {type: 'freeRoad', edge},
    ]),
    ...numbers(CORNERS.length).flatMap((at): CatAction[] => [
      {type: 'foundSettlement', at},
      {type: 'buildSettlement', at, ...settlement},
      {type: 'buildCity', at, ...city},
    ]),
    {type: 'buyCard', ...card},
    ...numbers(HEXES.length).flatMap(hex =>
      [null, ...seats].map((victim): CatAction => ({type: 'robber', hex, victim})),
    ),
    ...items.flatMap(item => [
      {type: 'decline', offer: item} as const,
      {type: 'withdraw', item} as const,
      ...shows.flatMap((show): CatAction[] => [
        {type: 'accept', offer: item, ...show},
        ...seats.map(other => ({type: 'confirm', with: other, item, ...show}) as const),
      ]),
    ]),
    ...RESOURCES.flatMap((give, kind) =>
      RESOURCES.flatMap(take =>
        [2, 3, 4].map(
          (rate): CatAction => ({type: 'bankTrade', give, take, ...showFor(match, seat, some(kind, rate))}),
        ),
      ),
    ),
    ...named('knight').map((handle): CatAction => ({type: 'knight', card: handle})),
    ...named('road-building').map((handle): CatAction => ({type: 'roadBuilding', card: handle})),
    ...named('monopoly').flatMap(handle =>
      RESOURCES.map((kind): CatAction => ({type: 'monopoly', card: handle, kind})),
    ),
    ...named('year-of-plenty').flatMap(handle =>
      [...PAIRS, ...RESOURCES.map((_, kind) => some(kind, 1))].map(
        (take): CatAction => ({type: 'yearOfPlenty', card: handle, take}),
      ),
    ),
    ...named('victory-point').map(
      (_, i): CatAction => ({type: 'declareVictory', cards: named('victory-point').slice(0, i + 1)}),
    ),
  ];
}
