/** The five price tiles of the trading house as dots: those still face down, those seen, the one the prices are of. */
import {html, type TemplateResult} from 'lit';
import {type SjView, TILES} from '../../src/games/san-juan/types.ts';

/** The tile the prices are of, else the one that comes next. */
function now({tile, tiles: seen, nextTile}: SjView): number {
  if (tile) return seen.findIndex(each => each.tile === tile.tile);
  return nextTile ?? seen.length;
}

export function tiles(view: SjView): TemplateResult {
  const at = now(view);
  return html`<span class="tiles" aria-hidden="true"
    >${TILES.map((_, i) => html`<i class=${i === at ? 'now' : i < view.tiles.length ? '' : 'down'}></i>`)}</span
  >`;
}
