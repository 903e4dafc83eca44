/** What places and hands are worth to a sensible beginner: rough numbers, in hundredths of a card a roll. */

import {CORNER_CORNERS, CORNER_HARBOUR, CORNER_HEXES, EDGES, HEX_CORNERS} from '../data/island.ts';
import {waysOf} from '../data.ts';
import {type CatView, RESOURCES} from '../types.ts';

/** How much each resource is asked for, beyond its number: lumber, wool, grain, brick, ore. */
const WEIGHTS: readonly number[] = [10, 8, 11, 10, 11];
/** A kind that is not yet produced. */
const NEW_KIND = 18;
const HARBOUR = 6;

const resourceAt = (view: CatView, hex: number): number => {
  const {terrain} = view.hexes[hex]!;
  return ['forest', 'pasture', 'fields', 'hills', 'mountains'].indexOf(terrain);
};

/** Ways in 36 in which a seat gets each kind, the robber disregarded. */
export function income(view: CatView, seat: number): number[] {
  const ways = RESOURCES.map(() => 0);
  view.corners.forEach((building, corner) => {
    if (building?.seat !== seat) return;
    for (const hex of CORNER_HEXES[corner]!) {
      const kind = resourceAt(view, hex);
      if (kind >= 0) ways[kind]! += waysOf(view.hexes[hex]!.token) * (building.city ? 2 : 1);
    }
  });
  return ways;
}

/** A building of this seat at a corner. */
export function cornerWorth(view: CatView, seat: number, corner: number): number {
  const has = income(view, seat);
  let worth = 0;
  const fresh = new Set<number>();
  for (const hex of CORNER_HEXES[corner]!) {
    const kind = resourceAt(view, hex);
    if (kind < 0) continue;
    worth += waysOf(view.hexes[hex]!.token) * WEIGHTS[kind]!;
    if (has[kind] === 0) fresh.add(kind);
  }
  worth += fresh.size * NEW_KIND;
  return CORNER_HARBOUR[corner] === -1 ? worth : worth + HARBOUR;
}

const isOpen = (view: CatView, corner: number): boolean =>
  view.corners[corner] === null && CORNER_CORNERS[corner]!.every(other => view.corners[other] === null);

/** A road on an edge: the best corner that it brings nearer, less what is farther away. */
export function roadWorth(view: CatView, seat: number, edge: number): number {
  let best = 0;
  for (const end of EDGES[edge]!) {
    if (isOpen(view, end)) best = Math.max(best, cornerWorth(view, seat, end));
    for (const next of CORNER_CORNERS[end]!)
      if (isOpen(view, next)) best = Math.max(best, cornerWorth(view, seat, next) / 2);
  }
  return Math.floor(best);
}

/** What a robber on a hex costs the others, the leaders most, less what it costs oneself. */
export function robberWorth(view: CatView, seat: number, hex: number): number {
  const ways = waysOf(view.hexes[hex]!.token);
  let worth = 0;
  for (const corner of HEX_CORNERS[hex]!) {
    const building = view.corners[corner];
    if (!building) continue;
    const cards = building.city ? 2 : 1;
    worth +=
      building.seat === seat
        ? -20 * ways * cards
        : ways * cards * (4 + (view.players[building.seat]?.points ?? 0));
  }
  return worth;
}
