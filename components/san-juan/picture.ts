/** What San Juan looks like: a street of cards, each a building with its price; the deck beside them, and goods in barrels. */
import {svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import type {Building} from '../../src/games/san-juan/types.ts';
import type {Picture} from '../board/painter.ts';
import {box, cut, type Drawing, inset, placed, plane, rays, ring} from '../kit/symbols/draw.ts';
import {drawingOf} from '../kit/symbols/registry.ts';
import './symbols/index.ts';

const rounded = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** A symbol of the set, with an edge as thick as that of a card. */
const set = (name: string, x: number, y: number, scale: number, turn = 0): Drawing =>
  placed(drawingOf(name) ?? '', x, y, scale, turn, 1.8);

interface Face {
  readonly building: Building;
  readonly price: number;
  readonly sky: string;
  readonly ground: string;
  readonly plate: string;
}

/** A card, 76 by 112, with lines in place of words. */
const card = ({building, price, sky, ground, plate}: Face): Drawing =>
  plane('card', rounded(0, 0, 76, 112, 9)) +
  inset(sky, 'M9 .800h58a8.200 8.200 0 0 1 8.200 8.200v60H.800V9A8.200 8.200 0 0 1 9 .800Z') +
  inset('sj-glow', ring(56, 25, 13)) +
  inset(ground, box(0.8, 58, 74.4, 11)) +
  set(`sj-${building}`, 20, 12, 1.6) +
  plane('sj-back', rounded(6, 6, 21, 26, 4)) +
  `<text x="16.500" y="25.500" font-family="var(--rs-display)" font-weight="800" font-size="18" text-anchor="middle" fill="var(--rs-onquay)" stroke="none">${price}</text>` +
  plane(plate, box(0, 69, 76, 15)) +
  cut('M14 93H62M22 101.500H54', 'line', 3.4);

const at = (x: number, y: number, turn: number, drawing: Drawing): Drawing =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.92) translate(-38 -56)">${drawing}</g>`;

const SCENE =
  inset('sky-1', box(-2, -2, 324, 144)) +
  inset('sky-2', rays(160, 128, 260, 24)) +
  inset('hill', 'M-4 104Q34 74 78 92Q128 76 176 90Q226 72 262 88Q296 76 326 96V130H-4Z') +
  inset('sj-paving', 'M-4 112Q80 104 160 110T324 108V146H-4Z') +
  set('sj-deck', 12, 62, 1.9, -6) +
  at(
    106,
    76,
    -13,
    card({
      building: 'indigo-plant',
      price: 1,
      sky: 'sj-sky-councillor',
      ground: 'sj-meadow',
      plate: 'sj-plate',
    }),
  ) +
  at(
    214,
    76,
    13,
    card({building: 'smithy', price: 1, sky: 'sj-sky-builder', ground: 'sj-paving', plate: 'sj-purple'}),
  ) +
  at(
    160,
    67,
    0,
    card({building: 'city-hall', price: 6, sky: 'sj-sky-end', ground: 'sj-paving', plate: 'sj-purple'}),
  ) +
  set('sj-cask-indigo', 254, 82, 1.36) +
  set('sj-cask-coffee', 279, 90, 1.36);

export const picture: Picture = {drawing: svg`${unsafeSVG(SCENE)}`, sheets: []};
