/** Where to found and where to lay a road that costs nothing: by the chance to win that it leaves. */
import {NO_FACES} from '../../../engine/ask.ts';
import {freeEdges} from '../phases/founding.ts';
import {settlementSpots} from '../places.ts';
import type {CatState} from '../state.ts';
import {ownHoldings} from './holdings.ts';
import {chanceOf, outlookOf} from './outlook.ts';
import {bought, type Piece} from './plan.ts';

export interface Place {
  readonly at: number;
  readonly worth: number;
}

/** Places with what they are worth, the best first. */
function ranked(state: CatState, seat: number, piece: Piece, places: readonly number[]): Place[] {
  return places
    .map(at => {
      const next = bought(state, seat, {piece, at});
      return {at, worth: chanceOf(outlookOf(next, seat, ownHoldings(next, seat, NO_FACES)), seat)};
    })
    .sort((a, b) => b.worth - a.worth);
}

export const foundingCorners = (state: CatState, seat: number): Place[] =>
  ranked(state, seat, 1, settlementSpots(state, seat, true));

export const foundingRoads = (state: CatState, seat: number): Place[] =>
  ranked(state, seat, 0, freeEdges(state));

export const freeRoads = (state: CatState, seat: number, edges: readonly number[]): Place[] =>
  ranked(state, seat, 0, edges);
