/** Roads, houses and what stands on the sea, as SVG in units of a hundredth of a hex side. */
import {svg, type TemplateResult} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import type {Shape} from '../../src/table/view-model.ts';
import {SHAPE_PATHS} from '../kit/mark.ts';
import {drawingOf} from '../kit/symbols/registry.ts';

/** A house is built like the mark of its seat. */
const HOUSES: Readonly<Record<Shape, string>> = {
  disc: 'M-25 27V0A25 25 0 0 1 25 0V27Z',
  square: 'M-29-25H29V-9H23V27H-23V-9H-29Z',
  triangle: 'M0-33L31 27H-31Z',
  diamond: 'M-31 1L0-31L31 1L21 10V28H-21V10Z',
  cross: 'M-10-29H10V-12H27V28H-27V-12H-10Z',
  hexagon: 'M-16-27H16L30 0L16 27H-16L-30 0Z',
};

/** The mark of a seat as a small light in its piece. */
const light = (shape: Shape, x: number, y: number, size: number): TemplateResult =>
  svg`<path class="light" d=${SHAPE_PATHS[shape]}
    transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})"/>`;

const body = (shape: Shape, d: string, transform: string): TemplateResult =>
  svg`<path class="piece" style="fill:var(--rs-seat-${shape})" d=${d} transform=${transform}/>`;
const casing = (d: string, transform: string): TemplateResult =>
  svg`<path class="casing" d=${d} transform=${transform}/>`;

export function settlement(shape: Shape): TemplateResult {
  const d = HOUSES[shape];
  return svg`${casing(d, '')}${body(shape, d, '')}${light(shape, 0, shape === 'triangle' ? 9 : 4, 19)}`;
}

/** A tower and a house: twice the silhouette, on one ground line. */
export function city(shape: Shape): TemplateResult {
  const d = HOUSES[shape];
  const tower = 'translate(-19 -9) scale(0.86 1.3)';
  const house = 'translate(20 8) scale(0.86 0.76)';
  return svg`${casing(d, tower)}${casing(d, house)}${body(shape, d, tower)}${body(shape, d, house)}
    ${light(shape, -19, -8, 17)}${light(shape, 20, 12, 14)}`;
}

/** Lies along x; its milestone stands upright, whatever the turn. */
export const road = (shape: Shape, turn: number): TemplateResult =>
  svg`<g transform="rotate(${turn})"><path class="casing" d="M-35-8H35V8H-35Z"/><path class="piece"
    style="fill:var(--rs-seat-${shape})" d="M-35-8H35V8H-35Z"/></g>
    <path class="piece" style="fill:var(--rs-seat-${shape})" d=${SHAPE_PATHS[shape]} transform="translate(-14 -14) scale(0.875)"/>
    ${light(shape, 0, shape === 'triangle' ? 2 : 0, 12)}`;

/** A symbol of the set on the map. */
export const stamp = (name: string, x: number, y: number, size: number): TemplateResult =>
  svg`<g class="stamp" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})">${unsafeSVG(drawingOf(name) ?? '')}</g>`;

/** A boat at anchor: its sail says what, its hull how many. */
export function boat(kind: string, rate: number): TemplateResult {
  const sail =
    kind === 'generic'
      ? svg`<path class="sail" d="M-32-62H32V-4H-32Z"/><path class="stripe" d="M-22-62H-9V-4H-22ZM9-62H22V-4H9Z"/>`
      : svg`<path class="sail" d="M-32-62H32V-4H-32Z"/>${stamp(`cat-${kind}`, 0, -33, 48)}`;
  return svg`${sail}<path class="hull" d="M-52 0H52L38 34H-38Z"/><text class="rate" y="26">${rate}:1</text>`;
}

/** What grows on a hex: drawn within its outline, the number's sun above it. */
export const TERRAIN_ART: Readonly<Record<string, TemplateResult>> = {
  forest: svg`<path class="p2" d="M-90 22Q-40 4 0 18T90 10V110H-90Z"/>
    <path class="p3" d="M-62 66L-46 28L-30 66ZM-38 80L-18 34L2 80ZM-6 62L8 26L24 62ZM14 82L34 36L54 82ZM44 62L58 32L72 62Z"/>`,
  pasture: svg`<path class="p2" d="M-90 30Q-30 4 20 26T90 18V110H-90Z"/><path class="p3" d="M-90 66Q-20 36 90 58V110H-90Z"/>
    <g class="sheep"><path d="M-48 40a13 10 0 1 0 26 0a13 10 0 1 0-26 0Z"/><path d="M14 62a14 11 0 1 0 28 0a14 11 0 1 0-28 0Z"/></g>
    <g class="faces"><path d="M-52 38a5 6 0 1 0 10 0a5 6 0 1 0-10 0Z"/><path d="M36 60a5 6 0 1 0 10 0a5 6 0 1 0-10 0Z"/></g>`,
  fields: svg`<path class="p2" d="M-90 34Q0 14 90 34V110H-90Z"/>
    <path class="ears" d="M-60 80V34M-40 84V30M-20 86V28M0 86V26M20 86V28M40 84V30M60 80V34"/>
    <path class="ears thin" d="M-68 42l8 8l8-8M-48 38l8 8l8-8M-28 36l8 8l8-8M-8 34l8 8l8-8M12 36l8 8l8-8M32 38l8 8l8-8M52 42l8 8l8-8"/>`,
  hills: svg`<path class="p2" d="M-90 46Q-52-6-16 36Q24-16 90 40V110H-90Z"/><path class="p3" d="M-90 74Q-30 30 18 66Q50 44 90 62V110H-90Z"/>
    <path class="bricks" d="M-16 50H0V60H-16ZM2 50H18V60H2ZM-25 62H-9V72H-25ZM-7 62H9V72H-7ZM11 62H27V72H11Z"/>`,
  mountains: svg`<path class="p2" d="M-92 76L-42 8L-12 50L22-2L92 78V110H-92Z"/><path class="p3" d="M-92 92L-50 58L-14 84L30 46L92 92V110H-92Z"/>
    <path class="snow" d="M-42 8L-56 27L-46 24L-40 32L-30 25ZM22-2L6 21L16 18L24 28L34 18L41 20Z"/>`,
  desert: svg`<path class="p2" d="M-90 34Q-20 6 30 34T90 30V110H-90Z"/><path class="p3" d="M-90 70Q-10 40 90 66V110H-90Z"/>
    <path class="cactus" d="M24 76V36M24 58H12V46M24 52H36V42"/>`,
};
