/** The shape of a building and the makers of its kinds. */
import type {Building, Good} from './types.ts';

/** One building. `column` is also the largest quarry discount (6.2); `size` counts city spaces. */
export interface BuildingData {
  readonly building: Building;
  readonly kind: 'production-small' | 'production-large' | 'utility-small' | 'utility-large';
  readonly cost: number;
  readonly points: number;
  readonly slots: number;
  readonly column: 1 | 2 | 3 | 4;
  readonly size: 1 | 2;
  /** Copies with 3-5 players. */
  readonly copies: number;
  /** What a production building processes, else null. */
  readonly good: Good | null;
}

export type Column = BuildingData['column'];

/** Printed points equal the column, for every base building. */
export const production = (
  building: Building,
  good: Good,
  kind: 'production-small' | 'production-large',
  [cost, slots, column, copies]: readonly [number, number, Column, number],
): BuildingData => ({building, kind, cost, points: column, slots, column, size: 1, copies, good});

export const small = (building: Building, cost: number, column: Column): BuildingData => ({
  building,
  kind: 'utility-small',
  cost,
  points: column,
  slots: 1,
  column,
  size: 1,
  copies: 2,
  good: null,
});

export const large = (building: Building): BuildingData => ({
  building,
  kind: 'utility-large',
  cost: 10,
  points: 4,
  slots: 1,
  column: 4,
  size: 2,
  copies: 1,
  good: null,
});
