/** A tile of the chart as it is drawn: an island with what it offers, or a harbour with what it wants. */
import {html, nothing, svg, type TemplateResult} from 'lit';
import {CANNON, GOODS, type SeaFace, type TileAction, UPGRADES} from '../../src/games/portolano/data.ts';
import type {CellView} from '../../src/games/portolano/view.ts';

export const goodSymbol = (good: number): string => `port-${GOODS[good] ?? 'cannon'}`;
export const itemSymbol = (item: number): string => (item === CANNON ? 'port-cannon' : goodSymbol(item));
export const upgradeSymbol = (kind: number): string => `port-${UPGRADES[kind]}`;

/** Sized in the unit of the tile, so that all of it grows with the chart; `--port-part`: drawn smaller where it stands. */
export const piece = (name: string, size: number): TemplateResult =>
  html`<rs-symbol name=${name} style="--rs-symbol-size:calc(var(--port-u)*${size}*var(--port-part,1))"></rs-symbol>`;

/** What grows on an island tells what can be done there. */
const SOIL: Readonly<Record<TileAction, string>> = {
  upgrade: 'rock',
  'rum-trade': 'sand',
  'goods-trade': 'sand',
  'free-rum': 'green',
  coin: 'sand',
  peace: 'green',
};

/** Coasts, in a frame of 60 by 50; a tile keeps its own when it turns over. */
const COASTS = [
  'M8 8Q20 -1 34 5Q50 3 55 17Q60 31 47 41Q35 51 21 45Q5 44 4 27Q1 15 8 8Z',
  'M12 5Q30 -1 45 6Q58 13 54 28Q54 42 38 45Q20 51 9 40Q-1 28 6 16Q7 8 12 5Z',
  'M6 14Q13 1 29 4Q41 -1 51 9Q59 20 52 33Q47 47 30 46Q13 50 6 36Q1 24 6 14Z',
  'M10 10Q17 2 30 5Q46 2 54 14Q57 25 51 35Q43 49 26 46Q9 47 5 32Q2 18 10 10Z',
  'M14 4Q26 2 38 4Q55 6 56 22Q57 36 44 43Q30 49 18 46Q3 41 4 25Q4 10 14 4Z',
];

/** An island with its shoal, its hachures and its beach, as an old chart has them. */
export const island = (tile: number, action: TileAction) => {
  const coast = COASTS[tile % COASTS.length]!;
  return html`<svg class="island" viewBox="-6 -6 72 62" aria-hidden="true">
    ${svg`<path class="coast" d=${coast} /><path class="beach" d=${coast} /><path class=${SOIL[action]} d=${coast} />`}
  </svg>`;
};

/** Town roofs against the sky, one of three. */
export const TOWNS = [
  'M0 40V26H6V20L12 15L18 20V26H22V12L27 6L32 12V26H36V22A6 6 0 0 1 48 22V26H52V16L58 11L64 16V26H70V22H78V30H84V40Z',
  'M0 40V22H8V26H14V14H16V10H18V14H20V6L25 2L30 6V26H36V18L43 12L50 18V26H56V20H58V23H61V20H63V23H66V20H70V28H80V40Z',
  'M0 40V28H5V18L10 13L15 18V26H20V22A5 5 0 0 1 30 22V26H34V8L39 3L44 8V26H50V16H62V26H66V20L72 15L78 20V40Z',
];
export const LIGHTS = [
  'M9 28H12V32H9ZM25 16H29V20H25ZM25 24H29V28H25ZM40 28H44V33H40ZM56 20H60V24H56ZM72 29H75V32H72Z',
  'M4 28H7V32H4ZM23 10H27V14H23ZM23 20H27V24H23ZM41 22H45V26H41ZM59 28H62V32H59ZM72 32H75V35H72Z',
  'M8 22H12V26H8ZM23 28H27V32H23ZM37 12H41V16H37ZM37 22H41V26H37ZM54 20H58V24H54ZM70 26H74V30H70Z',
];
export const FLAGS = ['M27 6V0', 'M25 2V-4', 'M39 3V-3'];
export const PENNANTS = ['M27 -1L35 2L27 5Z', 'M25 -5L33 -2L25 1Z', 'M39 -4L47 -1L39 2Z'];

export const town = (tile: number) => {
  const of = tile % TOWNS.length;
  return html`<svg class="town" viewBox="0 -6 92 54" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
    ${svg`<circle class="sun" cx="74" cy="30" r="15"/>
      <path class="mast" d=${FLAGS[of]!} /><path class="streamer" d=${PENNANTS[of]!} />
      <path class="roofs" d=${TOWNS[of]!} /><path class="lights" d=${LIGHTS[of]!} />
      <path class="wave2" d="M-10 38Q0 33 10 38T30 38T50 38T70 38T90 38T110 38V54H-10Z"/>
      <path class="wave1" d="M-20 43Q-10 38 0 43T20 43T40 43T60 43T80 43T100 43T120 43V54H-20Z"/>`}
  </svg>`;
};

export const items = (face: SeaFace, size: number): TemplateResult =>
  html`<span class="items n${face.items.length}">${face.items.map(item => piece(itemSymbol(item), size))}</span>`;

/** The slots of a harbour: lit where the own hold would fill it now, ticked where it is filled. */
export function slots(
  {harbour}: CellView,
  size: number,
  sale: readonly number[] = harbour?.sale?.filling ?? [],
): TemplateResult | typeof nothing {
  if (!harbour) return nothing;
  return html`<span class="slots n${harbour.slots.length}">${harbour.slots.map(({demand, filled}, i) =>
    filled >= 0
      ? html`<span class="slot full">${piece('check', size * 0.7)}</span>`
      : html`<span class="slot ${(sale[i] ?? -1) >= 0 ? 'lit' : ''}">${piece(goodSymbol(demand), size)}</span>`,
  )}</span>`;
}
