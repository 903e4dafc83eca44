/** Names places by what lies around them, for all languages. */
import {CENTRES, CORNER_HARBOUR, CORNER_HEXES, CORNERS, EDGE_HEXES, EDGES} from '../data/island.ts';
import type {Told} from './types/board.ts';

/** Which shore of its hex, clockwise from the north. */
type Shores = readonly [string, string, string, string, string, string, string, string];

type Around = (kind: 'hex' | 'edge' | 'corner', at: number, told: Told) => string;

/** "forest 8, hills 5, wool harbour 2:1"; with one hex alone its shore, too: it has several such places. */
export const aroundIn =
  (shores: Shores): Around =>
  (kind, at, {view, text}) => {
    const hexes = kind === 'hex' ? [at] : kind === 'edge' ? EDGE_HEXES[at]! : CORNER_HEXES[at]!;
    const names = hexes.map(hex => {
      const {terrain, token} = view.hexes[hex]!;
      return token ? `${text.terrains[terrain]} ${token}` : text.terrains[terrain];
    });
    const slot = kind === 'corner' ? CORNER_HARBOUR[at]! : -1;
    const harbour = view.harbours[slot];
    if (harbour) names.push(text.harbours[harbour.kind]);
    if (kind !== 'hex' && hexes.length === 1) names.push(shores[shoreOf(kind, at, hexes[0]!)]!);
    return names.join(', ');
  };

/** By the signs of x and y, which grow to the east and to the south. */
const SHORES = [
  [7, 0, 1],
  [6, -1, 2],
  [5, 4, 3],
] as const;

function shoreOf(kind: 'edge' | 'corner', at: number, hex: number): number {
  const ends = (kind === 'edge' ? EDGES[at]! : [at]).map(corner => CORNERS[corner]!);
  const off = (axis: 'x' | 'y'): number =>
    ends.reduce((sum, point) => sum + Math.sign(point[axis] - CENTRES[hex]![axis]), 0);
  return SHORES[Math.sign(off('y')) + 1]![Math.sign(off('x')) + 1]!;
}
