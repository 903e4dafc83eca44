/**
 * Each hex as a small poster: sky, land, and what grows there, around 0, 0 in units of a hundredth of a hex side. The
 * number stands in the middle as its sun, so the land begins behind it and the telling things lie below.
 */
import {svg, type TemplateResult} from 'lit';
import type {Terrain} from '../../src/games/catan/types.ts';

/** A fir: three tiers on one stem. */
function fir(x: number, foot: number, height: number, width: number): string {
  const tier = (top: number, bottom: number, half: number) =>
    `M${x} ${foot - height * top}L${x + width * half} ${foot - height * bottom}H${x - width * half}Z`;
  return tier(1, 0.58, 0.3) + tier(0.8, 0.3, 0.41) + tier(0.58, 0.02, 0.5);
}

/** An ear of wheat on its stalk: three pairs of grains and one on top. */
function ear(x: number, top: number): string {
  const pairs = [13, 22, 31].map(
    dy =>
      `M${x} ${top + dy + 8}q-10-2-9.500-13q9.500 2 9.500 13zM${x} ${top + dy + 8}q10-2 9.500-13q-9.500 2-9.500 13z`,
  );
  return `M${x} ${top}q6.500 8 0 16q-6.500-8 0-16z${pairs.join('')}`;
}
const STALKS = [-68, -45, -22, 0, 22, 45, 68].map((x, i) => [x, [26, 34, 28, 36, 28, 34, 26][i]!] as const);

const sheep = (x: number, y: number, turned: boolean): TemplateResult =>
  svg`<g transform="translate(${x} ${y}) scale(${turned ? -1 : 1} 1)">
    <path class="legs" d="M-9 9V17M9 9V17"/>
    <path class="fleece" d="M-14-6Q-13-14-4-11Q1-17 8-12Q17-13 17-5Q23 0 17 6Q15 13 7 10Q1 15-5 10Q-14 13-16 5Q-21 0-14-6Z"/>
    <path class="muzzle" d="M-24-5Q-22-12-15-10Q-9-8-11 0Q-13 8-18 7Q-24 5-24-5Z"/></g>`;

const brick = (x: number, y: number): string => `M${x} ${y}h19v9.500h-19Z`;
const BRICKS =
  brick(-9.5, 45) + brick(-20, 56) + brick(1, 56) + brick(-30.5, 67) + brick(-9.5, 67) + brick(11.5, 67);

const peak = (x: number, top: number, foot: number, half: number): string =>
  `M${x - half} ${foot}L${x} ${top}L${x + half} ${foot}Z`;
/** The white third of a peak, with a jagged edge. */
function snow(x: number, top: number, foot: number, half: number): string {
  const at = (part: number) => (foot - top) * part + top;
  const side = (part: number) => half * part;
  return `M${x} ${top}L${x - side(0.36)} ${at(0.36)}L${x - side(0.18)} ${at(0.3)}L${x - side(0.05)} ${at(0.42)}L${x + side(0.12)} ${at(0.29)}L${x + side(0.36)} ${at(0.36)}Z`;
}

export const TERRAIN_ART: Readonly<Record<Terrain, TemplateResult>> = {
  forest: svg`<path class="p2" d="M-90 8Q-45-10 0 6T90 2V110H-90Z"/>
    <path class="p4" d="${fir(-58, 55, 58, 34)}${fir(-29, 50, 52, 30)}${fir(30, 50, 54, 30)}${fir(58, 54, 58, 34)}${fir(0, 46, 40, 26)}"/>
    <path class="p3" d="${fir(-44, 82, 60, 40)}${fir(-12, 92, 58, 40)}${fir(18, 90, 60, 42)}${fir(47, 80, 58, 38)}"/>`,
  pasture: svg`<path class="p2" d="M-90 26Q-40-8 10 20T90 6V110H-90Z"/><path class="p3" d="M-90 62Q-30 34 20 56T90 40V110H-90Z"/>
    <path class="p4" d="M-90 96Q-20 68 90 84V110H-90Z"/>${sheep(-42, 42, false)}${sheep(34, 64, true)}`,
  fields: svg`<path class="p2" d="M-90 22Q0 6 90 22V110H-90Z"/><path class="p4" d="M-90 66Q0 54 90 66V110H-90Z"/>
    <path class="stalk" d="${STALKS.map(([x, top]) => `M${x} ${top + 30}V100`).join('')}"/>
    <path class="p3" d="${STALKS.map(([x, top]) => ear(x, top)).join('')}"/>`,
  hills: svg`<path class="p4" d="M-92 60Q-84-6-42-4Q-2-2 6 60ZM-6 60Q2-12 46-8Q88-2 92 60Z"/>
    <path class="p2" d="M-92 100V44Q-60 18-22 42Q18 64 52 40Q74 28 92 40V110H-92Z"/>
    <path class="p3" d="M-92 104V76Q-50 54 0 78Q46 92 92 68V110H-92Z"/><path class="bricks" d="${BRICKS}"/>`,
  mountains: svg`<path class="p2" d="${peak(-48, -12, 90, 62)}${peak(50, -4, 90, 58)}"/>
    <path class="snow" d="${snow(-48, -12, 90, 62)}${snow(50, -4, 90, 58)}"/>
    <path class="p3" d="${peak(2, 18, 104, 66)}"/><path class="snow" d="${snow(2, 18, 104, 66)}"/>
    <path class="p4" d="M-92 74L-60 62L-30 84L4 74L36 86L64 68L92 80V112H-92Z"/>`,
  desert: svg`<circle class="haze" r="39"/><path class="p2" d="M-92 34Q-30 0 24 28T92 22V110H-92Z"/>
    <path class="p3" d="M-92 72Q-20 36 36 62T92 56V110H-92Z"/>
    <path class="cactus" d="M30 82V38M30 62H17V48M30 70H43V54"/>`,
};
