/** Buildings of New Buildings that pay, store, make or count. */
import {COLUMN} from '../../data.ts';
import {isActive} from '../../island.ts';
import {creditPoints} from '../../phases/round.ts';
import type {Island, PrState} from '../../state.ts';
import {BUILDINGS, type PrEvent} from '../../types.ts';
import {AQUEDUCT, CHURCH, CLOISTER, LIBRARY, SPECIALTY_FACTORY, STOREHOUSE} from '../data.ts';
import {moreOn} from '../pieces.ts';

const INDIGO = 1;
const SUGAR = 2;
/** The large plants, by good. */
const LARGE_PLANT: readonly (readonly [good: number, building: number])[] = [
  [INDIGO, BUILDINGS.indexOf('indigo-plant')],
  [SUGAR, BUILDINGS.indexOf('sugar-mill')],
];

/** PR-B-LIBRARY: active at the moment the privilege is used. */
export const libraryDoubles = (state: PrState, seat: number): boolean =>
  isActive(state.players[seat]!, LIBRARY);

/** PR-B-STOREHOUSE. */
export const storehouseRoom = (island: Island): number => (isActive(island, STOREHOUSE) ? 3 : 0);

const mansPlant = ({city, workers}: Island, plant: number): boolean => {
  for (let i = 0; i < city.length; i++) if (city[i] === plant && workers[i]! > 0) return true;
  return false;
};

/** PR-B-AQUEDUCT: one more from a large plant that works, as far as the supply lasts. */
export function aqueduct(island: Island, made: number[], supply: readonly number[]): void {
  if (!isActive(island, AQUEDUCT)) return;
  for (const [good, plant] of LARGE_PLANT)
    if (made[good]! > 0 && made[good]! < supply[good]! && mansPlant(island, plant)) made[good]!++;
}

/** PR-B-SPECIALTY-FACTORY: the largest number of one kind but corn, less 1. */
export function specialtyFactory(
  state: PrState,
  seat: number,
  made: readonly number[],
  events?: PrEvent[],
): void {
  const island = state.players[seat]!;
  if (!isActive(island, SPECIALTY_FACTORY)) return;
  const doubloons = Math.max(...made.slice(1)) - 1;
  if (doubloons <= 0) return;
  island.doubloons += doubloons;
  events?.push({type: 'paid', seat, building: 'specialty-factory', doubloons, points: 0});
}

/** Points of the church by column of the building bought. */
const CHURCH_PAYS: readonly number[] = [0, 0, 1, 1, 2];

/** PR-B-CHURCH. */
export function church(state: PrState, seat: number, building: number, events?: PrEvent[]): void {
  const points = CHURCH_PAYS[COLUMN[building]!]!;
  if (points === 0 || building === CHURCH || !isActive(state.players[seat]!, CHURCH)) return;
  events?.push({type: 'paid', seat, building: 'church', doubloons: 0, points});
  creditPoints(state, seat, points, events);
}

/** Points for 0..4 sets of three equal tiles. */
const CLOISTER_PAYS: readonly number[] = [0, 1, 3, 6, 10];

/** PR-B-CLOISTER: forests are equal to each other (PR-X-18). */
export function cloister(island: Island): number {
  if (!isActive(island, CLOISTER)) return 0;
  const kinds = [...island.tiles, moreOn(island).forests.length];
  return CLOISTER_PAYS[kinds.reduce((sets, count) => sets + Math.floor(count / 3), 0)]!;
}
