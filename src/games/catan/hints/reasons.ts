/** Why a move is a good one, for a person who has asked for a hint: what it brings, as far as one seat can see. */

import {CORNER_CORNERS, CORNER_HARBOUR, CORNER_HEXES, EDGES, roadLength} from '../data/island.ts';
import {COSTS, LEAST_ARMY, LEAST_ROAD, PILE, waysOf} from '../data.ts';
import {
  type CatAction,
  type CatView,
  HARBOURS,
  type Harbour,
  PIECES,
  type Piece,
  RESOURCES,
  type Resource,
  type Seat,
  TERRAINS,
} from '../types.ts';
import {exchanged, one} from './answer.ts';

/** Rolls of 36 that pay at a corner, and with what. */
export type Yield = {
  readonly ways: number;
  readonly kinds: readonly Resource[];
  readonly harbour: Harbour | null;
};

export type CatReason =
  | {readonly id: 'corner' | 'double' | 'way'; readonly details: Yield}
  | {readonly id: 'longest'; readonly details: {readonly length: number; readonly award: boolean}}
  | {readonly id: 'card'; readonly details: {readonly left: number}}
  | {readonly id: 'enables' | 'nearer' | 'keeps'; readonly details: {readonly piece: Piece}}
  | {readonly id: 'refuses'; readonly details: {readonly nearGoal: boolean}}
  | {readonly id: 'blocks'; readonly details: {readonly ways: number; readonly losers: readonly Seat[]}}
  | {readonly id: 'army'; readonly details: {readonly knights: number; readonly award: boolean}}
  | {readonly id: 'monopoly'; readonly details: {readonly kind: Resource; readonly most: number}}
  | {
      readonly id: 'betters' | 'lacks' | 'frees' | 'freeRoads' | 'keepsRare' | 'diceFirst' | 'waits' | 'wins';
      readonly details: Record<string, never>;
    };

/** @returns null for a move of which nothing short can be said */
export function reason(view: CatView, action: CatAction): CatReason | null {
  switch (action.type) {
    case 'foundSettlement':
    case 'buildSettlement':
      return {id: 'corner', details: yieldOf(view, action.at)};
    case 'buildCity':
      return {id: 'double', details: yieldOf(view, action.at)};
    case 'foundRoad':
    case 'buildRoad':
    case 'freeRoad':
      return roadReason(view, action.edge);
    case 'buyCard':
      return {id: 'card', details: {left: view.deckCount - 1}};
    case 'robber': {
      const target = view.robberTargets.find(({hex}) => hex === action.hex);
      const losers = (target?.hurts ?? []).flatMap((cards, seat) =>
        cards > 0 && seat !== view.viewer ? [seat] : [],
      );
      return target && losers.length > 0 ? {id: 'blocks', details: {ways: target.ways, losers}} : null;
    }
    case 'knight':
      return knightReason(view);
    case 'roadBuilding':
      return plain('freeRoads');
    case 'yearOfPlenty':
      return handReason(view, NOTHING, action.take);
    case 'monopoly': {
      const kind = RESOURCES.indexOf(action.kind);
      const most = PILE - view.bank[kind]! - (view.hand?.[kind] ?? 0);
      return {id: 'monopoly', details: {kind: action.kind, most}};
    }
    case 'bankTrade': {
      const from = RESOURCES.indexOf(action.give);
      const give = one(from).map(count => count * view.rates[from]!);
      return handReason(view, give, one(RESOURCES.indexOf(action.take)));
    }
    case 'offer':
      return handReason(view, action.terms.give, action.terms.want);
    // A deal that brings no piece nearer is good by what the cards are worth.
    case 'propose':
      return handReason(view, action.terms.give, action.terms.want) ?? plain('betters');
    case 'accept':
      return view.offer && (handReason(view, view.offer.want, view.offer.give) ?? plain('betters'));
    case 'decline':
      if (view.offer?.want.some((count, kind) => count > (view.hand?.[kind] ?? 0))) return plain('lacks');
      return {
        id: 'refuses',
        details: {nearGoal: (view.players[view.active ?? -1]?.points ?? 0) >= view.goal - 2},
      };
    case 'confirm': {
      const proposal = view.proposals.find(({n}) => n === action.item);
      if (proposal) return handReason(view, proposal.want, proposal.give);
      return view.offer && handReason(view, view.offer.give, view.offer.want);
    }
    case 'discard':
      return discardReason(view, action);
    case 'roll':
      return plain('diceFirst');
    case 'endTurn':
    case 'toBuild':
      return plain('waits');
    case 'declareVictory':
      return plain('wins');
    default:
      return null;
  }
}

const NOTHING: readonly number[] = RESOURCES.map(() => 0);
const plain = (id: Extract<CatReason, {details: Record<string, never>}>['id']): CatReason => ({
  id,
  details: {},
});

function yieldOf(view: CatView, corner: number): Yield {
  const hexes = CORNER_HEXES[corner]!.map(hex => view.hexes[hex]!).filter(({token}) => token > 0);
  const kinds = RESOURCES.filter((_, kind) => hexes.some(({terrain}) => terrain === TERRAINS[kind]));
  const slot = CORNER_HARBOUR[corner]!;
  return {
    ways: hexes.reduce((all, {token}) => all + waysOf(token), 0),
    kinds,
    harbour: slot === -1 ? null : (view.harbours[slot]?.kind ?? HARBOURS[5]),
  };
}

const isFree = ({corners}: CatView, corner: number): boolean =>
  corners[corner] === null && CORNER_CORNERS[corner]!.every(other => corners[other] === null);

/** The award that it brings, the best corner to which it leads, or how long it makes the road. */
function roadReason(view: CatView, edge: number): CatReason | null {
  const own = view.viewer === null ? undefined : view.players[view.viewer];
  const length = roadLength(view, edge);
  const longest = Math.max(
    LEAST_ROAD - 1,
    ...view.players.map(({seat, road}) => (seat === own?.seat ? 0 : road)),
  );
  if (own && !own.longestRoad && length > longest) return {id: 'longest', details: {length, award: true}};
  const ends = EDGES[edge]!.flatMap(end => [end, ...CORNER_CORNERS[end]!]).filter(end => isFree(view, end));
  const [best] = [...new Set(ends)].map(end => yieldOf(view, end)).sort((a, b) => b.ways - a.ways);
  if (best) return {id: 'way', details: best};
  return length > (own?.road ?? 0) ? {id: 'longest', details: {length, award: false}} : null;
}

function knightReason(view: CatView): CatReason | null {
  const own = view.viewer === null ? undefined : view.players[view.viewer];
  if (!own) return null;
  const knights = own.knights + 1;
  const most = Math.max(LEAST_ARMY - 1, ...view.players.map(each => (each === own ? 0 : each.knights)));
  if (!own.largestArmy && knights > most) return {id: 'army', details: {knights, award: true}};
  const blocked = view.hexes[view.robber]?.buildings.some(({seat}) => seat === own.seat) ?? false;
  return blocked ? plain('frees') : {id: 'army', details: {knights, award: false}};
}

/** Pieces in the order in which people want them. */
const WANTED: readonly Piece[] = ['city', 'settlement', 'card', 'road'];

/** Pieces of which there are some, with a place for them, by the cards that are missing for them in a hand. */
function lacking(view: CatView, hand: readonly number[]): Map<Piece, number> {
  const missing = new Map<Piece, number>();
  for (const {piece, left, spots} of view.builds) {
    if (left === 0 || (piece !== 'card' && spots.length === 0)) continue;
    const cost = COSTS[PIECES.indexOf(piece)]!;
    missing.set(
      piece,
      cost.reduce((all, count, kind) => all + Math.max(0, count - hand[kind]!), 0),
    );
  }
  return missing;
}

/** What the hand can pay for after an exchange and could not before, or what it comes nearer to. */
function handReason(view: CatView, give: readonly number[], want: readonly number[]): CatReason | null {
  if (!view.hand) return null;
  const before = lacking(view, view.hand);
  const after = lacking(view, exchanged(view.hand, give, want));
  const paid = WANTED.find(piece => after.get(piece) === 0 && before.get(piece)! > 0);
  if (paid) return {id: 'enables', details: {piece: paid}};
  const nearer = WANTED.find(piece => after.has(piece) && after.get(piece)! < before.get(piece)!);
  return nearer ? {id: 'nearer', details: {piece: nearer}} : null;
}

function discardReason(
  view: CatView,
  {cards, hidden}: Extract<CatAction, {type: 'discard'}>,
): CatReason | null {
  if (!view.hand) return null;
  const thrown = cards.map(
    (count, kind) =>
      count +
      view.concealed.filter(card => card.kind === RESOURCES[kind] && hidden.includes(card.handle)).length,
  );
  const after = lacking(view, exchanged(view.hand, thrown, NOTHING));
  const piece = WANTED.find(each => after.get(each) === 0);
  return piece ? {id: 'keeps', details: {piece}} : plain('keepsRare');
}
