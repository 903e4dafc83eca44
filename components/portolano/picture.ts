/** What Portolano looks like: a sea chart with a rose, islands with what they offer, a ship on its course, the pirate. */
import {svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import type {Picture} from '../board/painter.ts';
import {box, cut, type Drawing, inset, placed, plane, ring, rod} from '../kit/symbols/draw.ts';
import './palette.ts';
import {COIN, GOODS_SYMBOLS} from './symbols/goods.ts';

/** The sheet within its frame. */
const LEFT = 14;
const TOP = 14;
const RIGHT = 306;
const BOTTOM = 126;
const ROSE = [207, 60] as const;

/** Where a line from the rose leaves the sheet. */
function edgeAt(turn: number): string {
  const [x, y] = ROSE;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const across = Math.abs(dx) < 1e-9 ? Number.POSITIVE_INFINITY : ((dx > 0 ? RIGHT : LEFT) - x) / dx;
  const down = Math.abs(dy) < 1e-9 ? Number.POSITIVE_INFINITY : ((dy > 0 ? BOTTOM : TOP) - y) / dy;
  const far = Math.min(across, down);
  return `${(x + far * dx).toFixed(1)} ${(y + far * dy).toFixed(1)}`;
}

const RHUMB = Array.from({length: 16}, (_, i) => `M${ROSE.join(' ')}L${edgeAt((i * Math.PI) / 8)}`).join('');

/** One point of the rose, as two halves. */
const point = (turn: number, length: number, width: number): Drawing =>
  `<g transform="translate(${ROSE.join(' ')}) rotate(${turn})">${plane('port-rose', `M0 0L${width} ${-width}L0 ${-length}Z`)}${plane('port-bone', `M0 0L${-width} ${-width}L0 ${-length}Z`)}</g>`;

const rose =
  plane('port-paper', ring(ROSE[0], ROSE[1], 23)) +
  cut(ring(ROSE[0], ROSE[1], 18), 'port-rose', 1.2) +
  [45, 135, 225, 315].map(turn => point(turn, 24, 4)).join('') +
  [0, 90, 180, 270].map(turn => point(turn, 36, 6)).join('') +
  plane('port-wind', ring(ROSE[0], ROSE[1], 4));

const island = (x: number, y: number, size: number, soil: string, coast: string): Drawing =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="none" stroke="var(--rs-port-rhumb)" stroke-width="9" stroke-dasharray="1 2.1" d="${coast}"/><path fill="var(--rs-${soil})" stroke="var(--rs-port-shore)" stroke-width="4.500" d="${coast}"/><path fill="var(--rs-${soil})" stroke-width="1.200" d="${coast}"/></g>`;

const COAST = 'M8 8Q20 -1 34 5Q50 3 55 17Q60 31 47 41Q35 51 21 45Q5 44 4 27Q1 15 8 8Z';
const OTHER = 'M12 5Q30 -1 45 6Q58 13 54 28Q54 42 38 45Q20 51 9 40Q-1 28 6 16Q7 8 12 5Z';
const TOWN =
  'M0 40V28H5V18L10 13L15 18V26H20V22A5 5 0 0 1 30 22V26H34V8L39 3L44 8V26H50V16H62V26H66V20L72 15L78 20V40Z';
const LIGHTS =
  'M8 22H12V26H8ZM23 28H27V32H23ZM37 12H41V16H37ZM37 22H41V26H37ZM54 20H58V24H54ZM70 26H74V30H70Z';

/** The harbour: a town on its shore, under a flag. */
const HARBOUR =
  island(229, 76, 1.1, 'port-sand', 'M4 22Q18 10 34 12Q52 10 60 22Q64 34 52 38H10Q-2 34 4 22Z') +
  `<g transform="translate(233 75) scale(.79)">${rod('port-wood', 'M39 4V-7', 1.4)}${inset('port-keel', 'M40-8L52-4.500L40-1Z')}${plane('port-town', TOWN)}${inset('port-lit', LIGHTS)}</g>`;

const SHIP =
  rod('port-wood', 'M28 0V46', 2) +
  plane('port-canvas', 'M6 5H50Q45 20 52 36Q28 41 4 36Q11 20 6 5Z') +
  inset('port-stripe', 'M9.400 15H46.800Q46.200 21 47.600 26.500H8.600Q10 21 9.400 15Z') +
  plane('port-planks', 'M-4 44L6 46H50Q57 45 62 40Q60 58 50 64H8Q-2 58-4 44Z') +
  inset('port-keel', 'M-.500 57H55Q53 61.500 49.600 63H8.400Q2 61 -.500 57Z') +
  inset('window', 'M10 50h6v5h-6ZM22 50h6v5h-6ZM34 50h6v5h-6Z');

const wave = (x: number, y: number): string => `M${x} ${y}q4-4 8 0t8 0`;

const SCENE =
  inset('port-paper', box(-2, -2, 324, 144)) +
  inset('port-sea', box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)) +
  cut(RHUMB, 'port-rhumb', 1) +
  `<path fill="none" stroke="var(--rs-port-frame)" stroke-width="3.400" stroke-dasharray="28 28" stroke-linecap="butt" d="${box(10.5, 10.5, 299, 119)}"/>` +
  cut(box(8, 8, 304, 124), 'port-frame', 1.2) +
  cut(box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP), 'port-frame', 1.2) +
  cut(wave(92, 30) + wave(120, 112) + wave(164, 28) + wave(24, 78), 'port-sea2', 2) +
  island(24, 22, 1, 'port-sand', COAST) +
  placed(GOODS_SYMBOLS['port-rum']!, 36, 30, 0.96, 0, 1.7) +
  island(28, 78, 0.86, 'port-green', OTHER) +
  placed(GOODS_SYMBOLS['port-wine']!, 40, 85, 0.84, 0, 1.7) +
  rose +
  HARBOUR +
  `<path fill="none" stroke="var(--rs-ink)" stroke-width="3" stroke-dasharray=".1 7" d="M82 52Q88 68 94 77M164 94Q190 114 222 107"/>` +
  `<g transform="translate(100 38)">${SHIP}</g>` +
  placed(GOODS_SYMBOLS['port-pirate']!, 260, 22, 0.94, 0, 1.6) +
  placed(COIN, 276, 94, 0.74, 0, 1.6);

export const picture: Picture = {drawing: svg`${unsafeSVG(SCENE)}`, sheets: []};
