/**
 * How a simple bot looks at a table of Puerto Rico: only through the view of its own seat. Values are in hundredths
 * of a point.
 */
import {BUILDING_DATA, type BuildingData, PRICES} from '../data.ts';
import {type Building, GOODS, type Good, type PrPlayerView, type PrView} from '../types.ts';

/** How far the game is: 0 at the start, 100 in the last round. */
export function progress(view: PrView): number {
  if (view.endFlags.length > 0) return 100;
  const done = (left: number, start: number) => Math.trunc(((start - left) * 100) / start);
  const cities = view.players.map(player => done(player.freeCity, view.full.city));
  const workers = done(view.workerSupply, view.full.workers);
  const points = done(view.vpPool, view.full.points);
  return Math.max(0, Math.min(100, Math.max(workers, points, ...cities)));
}

/** A doubloon buys buildings early and nothing at the end. */
export const doubloonWorth = (view: PrView): number => 110 - progress(view);

export const priceOf = (good: Good): number => PRICES[GOODS.indexOf(good)]!;

/** A barrel can be shipped for a point or, the dear ones, sold. */
export const goodWorth = (view: PrView, good: Good): number =>
  55 + Math.trunc((priceOf(good) * doubloonWorth(view)) / 4);

export const goodsWorth = (view: PrView, counts: readonly number[]): number =>
  GOODS.reduce((sum, good, i) => sum + (counts[i] ?? 0) * goodWorth(view, good), 0);

/** The players in turn order, beginning with `first`. */
export const inTurn = (view: PrView, first: number): readonly PrPlayerView[] =>
  view.players.map((_, i) => view.players[(first + i) % view.seats]!);

/** The viewer; a watcher is never asked for a move. */
export const me = (view: PrView): PrPlayerView => view.players[view.viewer!]!;

export const owns = (player: PrPlayerView, building: Building): boolean =>
  player.city.some(built => built.building === building);

export const works = (player: PrPlayerView, building: Building): boolean =>
  player.city.some(built => built.building === building && built.workers > 0);

export const tilesOf = (player: PrPlayerView, kind: Good | 'quarry'): number =>
  player.tiles.find(row => row.tile === kind)?.count ?? 0;

export const mannedQuarries = (player: PrPlayerView): number =>
  player.tiles.find(row => row.tile === 'quarry')?.manned ?? 0;

const DATA = new Map(BUILDING_DATA.map(data => [data.building, data]));
export const dataOf = (building: Building): BuildingData => DATA.get(building)!;
/** The good that a production building processes. */
export const madeBy = (building: Building): Good | null => dataOf(building).good;

/** Slots on the player's production buildings of a good. */
export const plantSlots = (player: PrPlayerView, good: Good): number =>
  player.city.filter(built => madeBy(built.building) === good).reduce((sum, built) => sum + built.slots, 0);

export const emptySlots = (player: PrPlayerView): number =>
  player.tiles.reduce((sum, row) => sum + row.count - row.manned, 0) +
  player.city.reduce((sum, built) => sum + built.slots - built.workers, 0);

export const workersOf = (player: PrPlayerView): number =>
  player.sanJuan +
  player.tiles.reduce((sum, row) => sum + row.manned, 0) +
  player.city.reduce((sum, built) => sum + built.workers, 0);
