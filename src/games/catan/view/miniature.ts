/** What a small picture of the last board is drawn from, when the table may be gone: all of it lay open. */
import type {Json} from '../../../base/json.ts';
import type {Seat} from '../../../engine/game.ts';
import {count, index, listOf, record, whole} from '../../../engine/kit/fields.ts';
import {CORNERS, EDGES, HARBOUR_CORNERS, HEXES} from '../data/island.ts';
import {type CatState, CITY, isCity, ownerOf} from '../state.ts';
import {HARBOURS, TERRAINS} from '../types.ts';

export interface CatMiniature {
  /** By hex: place in `TERRAINS`, and its number, 0 for none. */
  readonly terrain: readonly number[];
  readonly tokens: readonly number[];
  /** By slot: place in `HARBOURS`. */
  readonly harbours: readonly number[];
  readonly robber: number;
  /** By edge, by corner. */
  readonly roads: readonly (Seat | null)[];
  readonly corners: readonly ({readonly seat: Seat; readonly city: boolean} | null)[];
}

export const miniature = ({board, robber, roads, corners}: CatState): Json => ({
  ...{terrain: board.terrain, tokens: board.tokens, harbours: board.harbours},
  ...{robber, roads: [...roads], corners: [...corners]},
});

const all = (field: ReturnType<typeof count>, length: number) => listOf(field, length, length);
const MOST_SEATS = 8;

const read = record({
  terrain: all(index(TERRAINS.length), HEXES.length),
  tokens: all(count(12), HEXES.length),
  harbours: all(index(HARBOURS.length), HARBOUR_CORNERS.length),
  robber: index(HEXES.length),
  roads: all(whole(-1, MOST_SEATS - 1), EDGES.length),
  corners: all(whole(-1, CITY + MOST_SEATS - 1), CORNERS.length),
});

/** Null for what is none. */
export function readMiniature(value: unknown): CatMiniature | null {
  // Every field of the shape has been looked at.
  const kept = read(value) as
    | (Omit<CatMiniature, 'roads' | 'corners'> & Record<'roads' | 'corners', readonly number[]>)
    | undefined;
  return (
    (kept && {
      ...kept,
      roads: kept.roads.map(owner => (owner === -1 ? null : owner)),
      corners: kept.corners.map(built => (built === -1 ? null : {seat: ownerOf(built), city: isCity(built)})),
    }) ??
    null
  );
}
