/** While the island is settled: what a corner pays, and what the second settlement brings at once. */
import {CORNER_EDGES, CORNER_HEXES} from '../../src/games/catan/data/island.ts';
import {type CatView, RESOURCES, TERRAINS} from '../../src/games/catan/types.ts';
import {NONE} from './draft.ts';
import type {CatModel} from './model.ts';
import {chosenSpot} from './spots.ts';

export const isFounding = ({phase}: CatView): boolean => phase === 'foundSettlement' || phase === 'foundRoad';

/** The viewer's houses while the founding lasts. */
const houses = ({corners, viewer}: CatView): number[] =>
  corners.flatMap((building, corner) => (building?.seat === viewer ? [corner] : []));

/** The second settlement is asked for. */
export const foundsSecond = (view: CatView): boolean =>
  view.phase === 'foundSettlement' && view.viewer === view.active && houses(view).length === 1;

/** One card of each land at a corner, by kind. */
export const cardsAt = ({hexes}: CatView, corner: number): readonly number[] =>
  RESOURCES.map(
    (_, kind) => CORNER_HEXES[corner]!.filter(hex => hexes[hex]!.terrain === TERRAINS[kind]).length,
  );

/**
 * What the second settlement has brought: its cards are written down with its road, and belong to the hand from the moment
 * it stands, as by the rules.
 */
export function brought(view: CatView): readonly number[] {
  const own = houses(view);
  if (view.phase !== 'foundRoad' || view.viewer !== view.active || own.length !== 2) return NONE;
  const second = own.find(corner => CORNER_EDGES[corner]!.every(edge => view.roads[edge] !== view.viewer));
  return second === undefined ? NONE : cardsAt(view, second);
}

/** The corner for a settlement that is chosen and not confirmed yet, with the hexes around it. */
export function chosenCorner(
  model: CatModel,
): {readonly at: number; readonly around: readonly number[]} | null {
  const spot = model.spots[chosenSpot(model)];
  return spot?.kind === 'corner' && !spot.city ? {at: spot.at, around: CORNER_HEXES[spot.at]!} : null;
}
