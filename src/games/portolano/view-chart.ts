/** What the chart means for the viewer: what a step costs, where the pirate may strike, what a harbour would pay now. */
import type {Seat} from '../../engine/game.ts';
import {pirateTarget, stepCost} from './chart.ts';
import {COCOA, DIRECTIONS, isHarbour, PAY, seaFace} from './data.ts';
import {pirateReach} from './phases/battle.ts';
import {covered, fillings, goodsIn} from './phases/harbour.ts';
import {goodsOf, type PortState, sum} from './state.ts';

/** What the viewer's hold would bring in a harbour. */
export interface SaleView {
  /** Slots that would be covered; cocoa may cover two. */
  readonly goods: number;
  readonly coins: number;
  /** Per slot what would lie there, as in `Filling`. */
  readonly filling: readonly number[];
  /** It would fill the harbour: a chest, and a new one comes. */
  readonly full: boolean;
}

/** PORT-MOVE-3, PORT-MOVE-4: rum for one step of a ship by direction; empty while there is no wind. */
export const courseCosts = (state: PortState, seat: Seat): number[] =>
  state.round === 0
    ? []
    : DIRECTIONS.map((_, direction) => stepCost(state.wind, state.ships[seat]!, direction));

/** Winds after which the pirate would fight a ship on this cell (PORT-PBAT-1 to PORT-PBAT-3); none on an Isle of Peace. */
export function dangerousWinds(state: PortState, cell: number): number[] {
  const tile = state.tiles[cell]!;
  if (state.pirate < 0 || isHarbour(tile) || seaFace(tile, state.faces[cell]!).action === 'peace') return [];
  return DIRECTIONS.flatMap((_, wind) =>
    pirateReach(state, pirateTarget(state, wind), wind).includes(cell) ? [wind] : [],
  );
}

/** The sale that pays most, and of those the one that keeps most cocoa; null where nothing fits. */
export function bestSale(state: PortState, seat: Seat, cell: number): SaleView | null {
  if (sum(goodsOf(state.ships[seat]!)) === 0) return null;
  const worth = (filling: readonly number[]) => 10 * covered(filling) - goodsIn(filling)[COCOA]!;
  let best: readonly number[] = [];
  for (const filling of fillings(state, seat, cell))
    if (best.length === 0 || worth(filling) > worth(best)) best = filling;
  const goods = covered(best);
  const full = best.every((slot, i) => slot >= 0 || state.slots[cell]![i]! >= 0);
  return goods === 0 ? null : {goods, coins: PAY[goods]!, filling: best, full};
}
