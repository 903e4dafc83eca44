/**
 * The draft of a placement (PR-MAYOR-5): which of the own tiles have a worker, piece by piece as drawn, so that the
 * disc which was tapped is the one that changes. Counts per kind, as `place.slots` wants them, are read off it.
 */
import {sum} from '../../src/base/sum.ts';
import {type PrPlayerView, type PrView, TILES} from '../../src/games/puerto-rico/types.ts';

/** `tiles[i]` for the i-th tile as drawn (kinds in the order of `TILES`), `city[i]` for the i-th building. */
export interface Placement {
  readonly tiles: readonly number[];
  readonly city: readonly number[];
}

/** A spot that takes workers: a countryside tile or a building, by its place as drawn. */
export interface Spot {
  readonly where: keyof Placement;
  readonly at: number;
}

/** Index into `TILES` of every tile as drawn. */
export const tileKinds = (player: PrPlayerView): readonly number[] =>
  TILES.flatMap((tile, kind) =>
    Array.from({length: player.tiles.find(row => row.tile === tile)?.count ?? 0}, () => kind),
  );

/** Spreads counts per slot of `place.slots` over the tiles as drawn: the first ones of a kind are manned. */
export function fromSlots(player: PrPlayerView, slots: readonly number[]): Placement {
  const left = TILES.map((_, kind) => slots[kind] ?? 0);
  const tiles = tileKinds(player).map(kind => {
    const manned = left[kind]! > 0 ? 1 : 0;
    left[kind]! -= manned;
    return manned;
  });
  return {tiles, city: player.city.map((_, i) => slots[TILES.length + i] ?? 0)};
}

/** As it stands on the board now. */
export const asStanding = (player: PrPlayerView): Placement =>
  fromSlots(player, [
    ...TILES.map(tile => player.tiles.find(row => row.tile === tile)?.manned ?? 0),
    ...player.city.map(building => building.workers),
  ]);

export function toSlots(player: PrPlayerView, placement: Placement): number[] {
  const kinds = tileKinds(player);
  return [
    ...TILES.map((_, kind) =>
      placement.tiles.reduce((sum, manned, i) => sum + (kinds[i] === kind ? manned : 0), 0),
    ),
    ...placement.city,
  ];
}

/** Workers that stand on tiles and buildings. */
export const placed = (placement: Placement): number => sum([...placement.tiles, ...placement.city]);

/** Pieces not yet placed, and how many of them still must be (PR-MAYOR-6). */
export function inHand(view: PrView, placement: Placement): {readonly hand: number; readonly must: number} {
  const {pieces = 0, caps = []} = view.placing ?? {};
  const room = sum(caps);
  const standing = placed(placement);
  return {hand: pieces - standing, must: Math.min(pieces, room) - standing};
}

const put = (placement: Placement, {where, at}: Spot, by: number): Placement => ({
  ...placement,
  [where]: placement[where].map((count, i) => (i === at ? count + by : count)),
});

/** Puts a worker on a spot, or lifts one; null when there is none to move or no room. */
export function shift(
  view: PrView,
  player: PrPlayerView,
  placement: Placement,
  spot: Spot,
  by: 1 | -1,
): Placement | null {
  const room = spot.where === 'tiles' ? 1 : (player.city[spot.at]?.slots ?? 0);
  const next = (placement[spot.where][spot.at] ?? 0) + by;
  if (next < 0 || next > room) return null;
  if (by === 1 && inHand(view, placement).hand === 0) return null;
  return put(placement, spot, by);
}

/** A tap on the whole tile: puts a worker there while one is in hand and there is room, else lifts one. */
export const toggle = (
  view: PrView,
  player: PrPlayerView,
  placement: Placement,
  spot: Spot,
): Placement | null => shift(view, player, placement, spot, 1) ?? shift(view, player, placement, spot, -1);
