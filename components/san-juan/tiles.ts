/** The five price tiles of the trading house as dots: those still face down, those seen, the one the prices are of. */
import {css, html, type TemplateResult} from 'lit';
import {type SjView, TILES} from '../../src/games/san-juan/types.ts';

export const tileSheet = css`
  .tiles {
    display: inline-flex;
    gap: 4px;
  }
  .tiles i {
    width: 8px;
    height: 8px;
    border: 1.5px solid var(--rs-ink);
    border-radius: 50%;
  }
  .tiles .down {
    border-style: dotted;
    border-color: var(--rs-ink2);
  }
  .tiles .now {
    background: var(--rs-ink);
  }
`;

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
