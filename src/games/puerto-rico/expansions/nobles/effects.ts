/** Buildings of the Nobles that pay, lower prices or count. */
import {isActive} from '../../island.ts';
import {creditPoints} from '../../phases/round.ts';
import type {Island, PrState} from '../../state.ts';
import type {PrEvent} from '../../types.ts';
import {CHAPEL, JEWELER, ROYAL_GARDEN, ZONING_OFFICE} from '../data.ts';
import {mannedBy, noblesOf} from '../pieces.ts';
import type {DoStep} from '../plan.ts';

/** PR-B-ZONING-OFFICE: a worker for columns 1-3, a noble for column 4. */
export function zoningDiscount(island: Island, off: number[]): void {
  if (!isActive(island, ZONING_OFFICE)) return;
  if (mannedBy(island, ZONING_OFFICE, 'noble')) off[4]! += 2;
  else for (let column = 1; column <= 3; column++) off[column]!++;
}

/** PR-B-CHAPEL: at the start of the craftsman phase. */
export const chapelStep: DoStep = (state, {seat}, events) => {
  const island = state.players[seat]!;
  if (mannedBy(island, CHAPEL, 'noble')) {
    events?.push({type: 'paid', seat, building: 'chapel', doubloons: 0, points: 1});
    creditPoints(state, seat, 1, events);
  } else if (mannedBy(island, CHAPEL, 'worker')) {
    island.doubloons++;
    events?.push({type: 'paid', seat, building: 'chapel', doubloons: 1, points: 0});
  }
  return false;
};

/** PR-B-JEWELER: after the own production, a doubloon per noble. */
export function jeweler(state: PrState, seat: number, _made: readonly number[], events?: PrEvent[]): void {
  const island = state.players[seat]!;
  if (!isActive(island, JEWELER)) return;
  const doubloons = noblesOf(island);
  if (doubloons === 0) return;
  island.doubloons += doubloons;
  events?.push({type: 'paid', seat, building: 'jeweler', doubloons, points: 0});
}

/** PR-B-ROYAL-GARDEN: whatever stands on it. */
export const royalGarden = (island: Island): number =>
  isActive(island, ROYAL_GARDEN) ? noblesOf(island) : 0;
