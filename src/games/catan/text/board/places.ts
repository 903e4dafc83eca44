/** Names places by what lies around them, for all languages. */
import {CORNER_HARBOUR, CORNER_HEXES, EDGE_HEXES} from '../../island.ts';
import type {Told} from './type.ts';

/** "forest 8, hills 5, wool harbour 2:1". */
export function around(kind: 'hex' | 'edge' | 'corner', at: number, {view, text}: Told): string {
  const hexes = kind === 'hex' ? [at] : kind === 'edge' ? EDGE_HEXES[at]! : CORNER_HEXES[at]!;
  const names = hexes.map(hex => {
    const {terrain, token} = view.hexes[hex]!;
    return token ? `${text.terrains[terrain]} ${token}` : text.terrains[terrain];
  });
  const slot = kind === 'corner' ? CORNER_HARBOUR[at]! : -1;
  const harbour = view.harbours[slot];
  return [...names, ...(harbour ? [text.harbours[harbour.kind]] : [])].join(', ');
}
