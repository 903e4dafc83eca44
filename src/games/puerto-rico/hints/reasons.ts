/** Why a move is a good one, for a person who has asked for a hint: what it brings, as far as one seat can see. */
import {sum} from '../../../base/sum.ts';
import {HOUSE_SPACES} from '../data.ts';
import {
  type Building,
  GOODS,
  type Good,
  type PrAction,
  type PrView,
  type Role,
  TILES,
  type Tile,
} from '../types.ts';
import {imagineShipping} from './harbour.ts';
import {dataOf, emptySlots, inTurn, madeBy, me, plantSlots, tilesOf} from './situation.ts';
import {bonus, mayBuy, priceFor, purchaseWorth, tileWorth} from './worth.ts';

/** Doubloons on a role card ride along as `card`. */
export type PrReason =
  | {readonly id: 'firstTile'; readonly details: {readonly tile: Tile; readonly card: number}}
  | {
      readonly id: 'workers';
      readonly details: {readonly workers: number; readonly empty: number; readonly card: number};
    }
  | {
      readonly id: 'canBuild';
      readonly details: {readonly building: Building; readonly price: number; readonly card: number};
    }
  | {
      readonly id: 'harvest' | 'shipping';
      readonly details: {readonly own: number; readonly others: number; readonly card: number};
    }
  | {readonly id: 'sales'; readonly details: {readonly doubloons: number; readonly card: number}}
  | {readonly id: 'prospecting'; readonly details: {readonly doubloons: number}}
  | {readonly id: 'quarry' | 'corn' | 'drawn' | 'noble' | 'pass'; readonly details: Record<string, never>}
  | {readonly id: 'feeds' | 'newKind' | 'moreOf'; readonly details: {readonly good: Good}}
  | {readonly id: 'processes'; readonly details: {readonly good: Good; readonly tiles: number}}
  | {readonly id: 'atEnd'; readonly details: {readonly points: number; readonly bonus: number}}
  | {readonly id: 'effect'; readonly details: {readonly building: Building}}
  | {readonly id: 'barrel'; readonly details: {readonly good: Good}}
  | {readonly id: 'sale'; readonly details: {readonly doubloons: number; readonly free: number}}
  | {readonly id: 'loading'; readonly details: {readonly points: number; readonly sails: boolean}}
  | {readonly id: 'storing'; readonly details: {readonly kept: number; readonly spoils: number}}
  | {readonly id: 'works'; readonly details: {readonly goods: number; readonly buildings: number}};

/** @returns null for a move of which nothing short can be said: then the figures speak */
export function reason(view: PrView, action: PrAction): PrReason | null {
  switch (action.type) {
    case 'takeRole':
      return roleReason(view, action.role);
    case 'drawTile':
      return {id: 'drawn', details: {}};
    case 'settle':
      return tileReason(view, action.tile);
    case 'build':
    case 'draft':
      return buildingReason(view, action.building);
    case 'takeGood':
      return {id: 'barrel', details: {good: action.good}};
    case 'sell': {
      const sale = view.sales.find(({good, post}) => good === action.good && post === action.post);
      const free = HOUSE_SPACES - view.house.length - (action.post ? 0 : 1);
      return sale ? {id: 'sale', details: {doubloons: sale.doubloons, free}} : null;
    }
    case 'load': {
      const load = view.loads.find(({good, ship}) => good === action.good && ship === action.ship);
      if (!load) return null;
      return {
        id: 'loading',
        details: {points: load.points, sails: load.capacity > 0 && load.load === load.capacity},
      };
    }
    case 'store': {
      const held = me(view).goods;
      const kept = sum(action.kinds.map(good => held[GOODS.indexOf(good)]!)) + action.singles.length;
      return {id: 'storing', details: {kept, spoils: sum(held) - kept}};
    }
    case 'place':
      return {id: 'works', details: workOf(view, action.slots)};
    case 'takePiece':
      return action.piece === 'noble' ? {id: 'noble', details: {}} : null;
    case 'pass':
      return {id: 'pass', details: {}};
    default:
      return null;
  }
}

function roleReason(view: PrView, role: Role): PrReason | null {
  const self = me(view);
  const offered = view.roles.find(each => each.role === role);
  const card = offered?.doubloons ?? 0;
  const forecast = offered?.forecast;
  const others = inTurn(view, self.seat).slice(1);
  switch (role) {
    case 'settler': {
      const tiles = [...new Set<Tile>([...view.row, ...(view.quarries > 0 ? (['quarry'] as const) : [])])];
      const [tile] = tiles.sort((a, b) => tileWorth(view, self, b) - tileWorth(view, self, a));
      return tile && self.freeCountry > 0 ? {id: 'firstTile', details: {tile, card}} : null;
    }
    case 'mayor':
      return {
        id: 'workers',
        details: {workers: forecast?.workers ?? 0, empty: Math.max(0, emptySlots(self) - self.sanJuan), card},
      };
    case 'builder': {
      const purse = {...self, doubloons: self.doubloons + card};
      const [best] = view.market
        .map(market => ({market, price: priceFor(self, market, 1)}))
        .filter(({market, price}) => mayBuy(purse, market, price))
        .map(({market, price}) => ({market, price, worth: purchaseWorth(view, self, market, price)}))
        .sort((a, b) => b.worth - a.worth);
      return best
        ? {id: 'canBuild', details: {building: best.market.building, price: best.price, card}}
        : null;
    }
    case 'craftsman': {
      const own = forecast?.goods ?? 0;
      const most = Math.max(0, ...others.map(({capacity}) => sum(capacity)));
      return own > 0 ? {id: 'harvest', details: {own, others: most, card}} : null;
    }
    case 'trader': {
      const doubloons = forecast?.doubloons ?? 0;
      return doubloons > 0 ? {id: 'sales', details: {doubloons, card}} : null;
    }
    case 'captain': {
      const {points} = imagineShipping(view, self.seat, self.seat, null);
      const own = points[self.seat]!;
      const most = Math.max(0, ...others.map(({seat}) => points[seat]!));
      return own > 0 ? {id: 'shipping', details: {own, others: most, card}} : null;
    }
    case 'prospector':
    case 'prospector-2':
      return {id: 'prospecting', details: {doubloons: (forecast?.doubloons ?? 1) + card}};
    default:
      return null;
  }
}

function tileReason(view: PrView, tile: Tile): PrReason {
  const self = me(view);
  if (tile === 'quarry' || tile === 'corn') return {id: tile, details: {}};
  const owned = tilesOf(self, tile);
  if (plantSlots(self, tile) > owned) return {id: 'feeds', details: {good: tile}};
  return {id: owned === 0 ? 'newKind' : 'moreOf', details: {good: tile}};
}

function buildingReason(view: PrView, building: Building): PrReason {
  const self = me(view);
  const good = madeBy(building);
  const waiting = good ? tilesOf(self, good) - plantSlots(self, good) : 0;
  if (good && waiting > 0)
    return {id: 'processes', details: {good, tiles: Math.min(waiting, dataOf(building).slots)}};
  const extra = bonus(view, self, building);
  if (dataOf(building).kind === 'utility-large' && extra > 0)
    return {id: 'atEnd', details: {points: dataOf(building).points, bonus: extra}};
  return {id: 'effect', details: {building}};
}

/** What a placement would set to work. */
function workOf(
  view: PrView,
  slots: readonly number[],
): {readonly goods: number; readonly buildings: number} {
  const {city} = me(view);
  const inCity = slots.slice(TILES.length);
  const made = GOODS.map((good, kind) => {
    const grown = slots[kind] ?? 0;
    if (good === 'corn') return grown;
    return Math.min(
      grown,
      sum(city.map(({building}, i) => (madeBy(building) === good ? (inCity[i] ?? 0) : 0))),
    );
  });
  const buildings = city.filter(({building}, i) => madeBy(building) === null && (inCity[i] ?? 0) > 0).length;
  return {goods: sum(made), buildings};
}
