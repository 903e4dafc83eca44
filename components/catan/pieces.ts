/** Roads, houses and what stands on the sea, as SVG in units of a hundredth of a hex side. */
import {svg, type TemplateResult} from 'lit';
import type {Shape} from '../../src/table/seen/view-model.ts';
import {SHAPE_PATHS} from '../kit/mark.ts';
import {drawingOf} from '../kit/symbols/registry.ts';

/** A house is built like the mark of its seat, on one ground line: dome, block, gable, rhomb, stair, barrel. */
const HOUSES: Readonly<Record<Shape, string>> = {
  disc: 'M-26 27V-1A26 27 0 0 1 26-1V27Z',
  square: 'M-31-27H31V-12H25V27H-25V-12H-31Z',
  triangle: 'M0-34L33 27H-33Z',
  diamond: 'M-32 0L0-33L32 0L22 9V27H-22V9Z',
  cross: 'M-11-31H11V-11H29V27H-29V-11H-11Z',
  hexagon: 'M-17-28H17L32-1L17 27H-17L-32-1Z',
};
/** A city is a tower with its house, one silhouette. */
const CITIES: Readonly<Record<Shape, string>> = {
  disc: 'M-38 34V-17A20 21 0 0 1 2-17V-4A20 21 0 0 1 40 12V34Z',
  square: 'M-41-38H3V-26H-1V-4H42V7H38V34H-36V-26H-41Z',
  triangle: 'M-15-42L4-4L14-21L45 34H-45Z',
  diamond: 'M-46-16L-16-42L14-16L10-12V-6L21-14L46 8L38 14V34H-36V-8Z',
  cross: 'M-27-42H-9V-26H5V-6H16V-12H32V4H42V34H-40V-26H-27Z',
  hexagon: 'M-30-40H-10L2-18L-3-8H24L42 12L30 34H-30L-40 14L-32-8L-40-18Z',
};
/** Where the two windows of a city are: tower, house, and their sizes. */
const WINDOWS: Readonly<Record<Shape, readonly [number, number, number, number]>> = {
  disc: [-18, -14, 19, 13],
  square: [-19, -11, 20, 16],
  triangle: [-15, -8, 14, 16],
  diamond: [-16, -14, 19, 12],
  cross: [-18, -18, 18, 14],
  hexagon: [-19, -20, 18, 13],
};

/** The mark of a seat as a small light in its piece. */
const light = (shape: Shape, x: number, y: number, size: number): TemplateResult =>
  svg`<path class="light" d=${SHAPE_PATHS[shape]}
    transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})"/>`;

const body = (shape: Shape, d: string, transform: string): TemplateResult =>
  svg`<path class="piece" fill="var(--rs-seat-${shape})" d=${d} transform=${transform}/>`;
const casing = (d: string, transform: string): TemplateResult =>
  svg`<path class="casing" d=${d} transform=${transform}/>`;

export function settlement(shape: Shape): TemplateResult {
  const d = HOUSES[shape];
  return svg`${casing(d, '')}${body(shape, d, '')}${light(shape, 0, shape === 'triangle' ? 9 : 2, 20)}`;
}

export function city(shape: Shape): TemplateResult {
  const d = CITIES[shape];
  const [tx, ty, hx, hy] = WINDOWS[shape];
  return svg`${casing(d, '')}${body(shape, d, '')}${light(shape, tx, ty, 17)}${light(shape, hx, hy, 17)}`;
}

/** Lies along x, with a bulge for its milestone, which stands upright whatever the turn. */
const BEAM = 'M-37-9H37V9H-37Z';
export const road = (shape: Shape, turn: number): TemplateResult => {
  const stone = 'translate(-15 -15) scale(0.94)';
  const mark = SHAPE_PATHS[shape];
  return svg`<g transform="rotate(${turn})"><path class="casing" d=${BEAM}/></g><path class="casing thick" d=${mark} transform=${stone}/>
    <g transform="rotate(${turn})">${body(shape, BEAM, '')}</g>
    ${body(shape, mark, stone)}${light(shape, 0, shape === 'triangle' ? 3 : 0, 14)}`;
};
/** Where a road may be laid: its outline. */
export const roadOutline = (turn: number): TemplateResult =>
  svg`<path class="outline" d="M-36-9.500H36V9.500H-36Z" transform="rotate(${turn})"/>`;
export const houseOutline = (shape: Shape): TemplateResult => svg`<path class="outline" d=${HOUSES[shape]}/>`;

/** A symbol of the set on the map. */
export const stamp = (name: string, x: number, y: number, size: number): TemplateResult =>
  svg`<g class="stamp" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 32})" .innerHTML=${drawingOf(name) ?? ''}></g>`;

/** A boat at anchor: its sail says what, its hull how many. */
export function boat(kind: string, rate: number): TemplateResult {
  const cloth = 'M-32-68H32Q27-38 31-4H-31Q-27-38-32-68Z';
  const sail =
    kind === 'generic'
      ? svg`<path class="sail" d=${cloth}/><path class="stripe" d="M-21-66H-8Q-5-36-8-6H-21Q-18-36-21-66ZM8-66H21Q18-36 21-6H8Q5-36 8-66Z"/>`
      : svg`<path class="sail" d=${cloth}/>${stamp(`cat-${kind}`, 0, -36, 52)}`;
  return svg`<path class="mast" d="M0-76V-66"/>${sail}<path class="hull" d="M-52-4H52L40 36H-40Z"/><text class="rate" y="29">${rate}:1</text>`;
}

/** The robber: a hat, a mask, a coat. Its foot stands at y. */
export const robber = (x: number, y: number): TemplateResult =>
  svg`<g transform="translate(${x} ${y})"><path class="coat halo" d=${COAT}/><path class="coat halo" d=${HAT}/>
    <path class="coat" d=${COAT}/><path class="face" d="M-13-38H13V-29Q8-22 0-22Q-8-22-13-29Z"/>
    <path class="mask" d="M-14-38H14V-30Q7-27 0-31Q-7-27-14-30Z"/><path class="coat" d=${HAT}/><path class="band" d="M-14-47Q0-43 14-47"/></g>`;
const COAT = 'M-29 0Q-29-20-12-25L0-18L12-25Q29-20 29 0Z';
const HAT = 'M-34-41Q-28-47-16-46L-12-61Q-6-65 0-61Q6-65 12-61L16-46Q28-47 34-41Q20-33 0-35Q-20-33-34-41Z';
