/** What one player's row can do: active buildings, limits, prices. */
import {
  AQUEDUCT,
  BLACK_MARKET,
  COST,
  HAND_LIMIT,
  isProduction,
  KIND,
  LIBRARY,
  MOST_MARKET_GOODS,
  QUARRY,
  SMITHY,
  TOWER,
  TOWER_LIMIT,
  TRADING_POST,
} from './data.ts';
import type {SjState, Town} from './state.ts';

/** Whether a building of this kind works (SJ-PH-4). `except`: a place that is being covered (SJ-BLD-CRANE-REDUCERS). */
export function isActive({row, newest}: Town, kind: number, except = -1): boolean {
  for (let place = 0; place < row.length; place++)
    if (KIND[row[place]!] === kind && place !== newest && place !== except) return true;
  return false;
}

/** Whether the town shows a building of this kind, active or not. */
export function shows({row}: Town, kind: number): boolean {
  for (let place = 0; place < row.length; place++) if (KIND[row[place]!] === kind) return true;
  return false;
}

/** Places of production buildings without a good. One just built would be new, but there is no production in its phase. */
export function emptyPlaces({row, goods}: Town): number[] {
  const places: number[] = [];
  for (let place = 0; place < row.length; place++)
    if (goods[place] === -1 && isProduction(KIND[row[place]!]!)) places.push(place);
  return places;
}

export function goodPlaces({goods}: Town): number[] {
  const places: number[] = [];
  for (let place = 0; place < goods.length; place++) if (goods[place] !== -1) places.push(place);
  return places;
}

export const handLimit = (town: Town): number => (isActive(town, TOWER) ? TOWER_LIMIT : HAND_LIMIT);

/** What the chooser's privilege adds to a limit; `chooser` is a parameter, so that a forecast can ask as well. */
const privilege = (chooses: boolean, doubled: boolean): number => (chooses ? (doubled ? 2 : 1) : 0);

/** SJ-PRO-1 */
export const produceLimit = (town: Town, chooses: boolean, doubled: boolean): number =>
  1 + privilege(chooses, doubled) + (isActive(town, AQUEDUCT) ? 1 : 0);

/** SJ-TRA-2 */
export const sellLimit = (town: Town, chooses: boolean, doubled: boolean): number =>
  1 + privilege(chooses, doubled) + (isActive(town, TRADING_POST) ? 1 : 0);

/** SJ-COU-1 */
export const councilDraw = (chooses: boolean, doubled: boolean): number => (chooses ? (doubled ? 8 : 5) : 2);

/** What makes a building cheaper: `role` and `library` for the chooser, `smithy` or `quarry`, `covered` with the crane. */
export interface Reductions {
  readonly role: number;
  readonly library: number;
  readonly smithy: number;
  readonly quarry: number;
  readonly covered: number;
}

/** SJ-BUI-3. @param over place of the building that is covered, or -1 */
export function reductionsOf(state: SjState, seat: number, kind: number, over: number): Reductions {
  const town = state.towns[seat]!;
  const production = isProduction(kind);
  const chooses = state.phase === 'builder' && seat === state.chooser;
  return {
    role: chooses ? 1 : 0,
    library: chooses && state.doubled && (over < 0 || KIND[town.row[over]!] !== LIBRARY) ? 1 : 0,
    smithy: production && isActive(town, SMITHY, over) ? 1 : 0,
    quarry: !production && isActive(town, QUARRY, over) ? 1 : 0,
    covered: over < 0 ? 0 : COST[KIND[town.row[over]!]!]!,
  };
}

export function priceOf(state: SjState, seat: number, kind: number, over: number): number {
  const {role, library, smithy, quarry, covered} = reductionsOf(state, seat, kind, over);
  return Math.max(0, COST[kind]! - role - library - smithy - quarry - covered);
}

/** Goods that may pay, at most `MOST_MARKET_GOODS` of them (SJ-BLD-BLACK-MARKET). */
export function payingGoods(town: Town, over: number): number[] {
  if (!isActive(town, BLACK_MARKET, over)) return [];
  const places = goodPlaces(town);
  return over < 0 || town.goods[over] === -1 ? places : places.filter(place => place !== over);
}

/** How many goods may pay. */
export const mostGoods = (paying: readonly number[]): number => Math.min(MOST_MARKET_GOODS, paying.length);
