/** What Puerto Rico looks like: plantations and works on an island, barrels on its quay, and the ship that takes them. */
import {svg} from 'lit';
import {unsafeSVG} from 'lit/directives/unsafe-svg.js';
import type {Picture} from '../board/painter.ts';
import {box, cut, type Drawing, inset, placed, plane, ring, rod} from '../kit/symbols/draw.ts';
import './palette.ts';
import {BUILDINGS} from './symbols/buildings.ts';
import {GOODS} from './symbols/goods.ts';

const waves = (paint: string, x: number, y: number): Drawing =>
  inset(paint, `M${x} ${y}${'q9-7 18 0t18 0'.repeat(11)}V150H${x}Z`);

/** A plantation with its worker, as it lies on an island. */
const tile = (x: number, y: number, good: string, lit: boolean): Drawing =>
  plane(
    good === 'quarry' ? 'stoneground' : 'country',
    `M${x + 6} ${y}h22a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-22a6 6 0 0 1-6-6v-22a6 6 0 0 1 6-6Z`,
  ) +
  placed(GOODS[good]!, x + 5, y + 4.5, 0.76, 0, 1.5) +
  (lit ? placed(GOODS.lamp!, x + 22, y + 22, 0.46, 0, 1.3) : '');

const barrel = (x: number, y: number, good: string): Drawing =>
  placed(
    plane(
      'tobacco',
      'M7 3.500C13 1.500 19 1.500 25 3.500C28 11 28 21 25 28.500C19 30.500 13 30.500 7 28.500C4 21 4 11 7 3.500Z',
    ) +
      cut('M5.400 8C12 9.500 20 9.500 26.600 8M5.400 24C12 25.500 20 25.500 26.600 24', 'edge', 2) +
      placed(GOODS[good]!, 8, 8, 0.5, 0, 1.2),
    x,
    y,
    0.78,
    0,
    1.5,
  );

const SHIP =
  rod('sail', 'M256 16V92', 2) +
  plane('sail', 'M250.500 82V25C230 33 215 55 211 82Z') +
  plane('sail', 'M261.500 82V19C288 29 303 56 306 82Z') +
  placed(GOODS.coffee!, 269, 46, 0.72, 0, 1.6) +
  plane('water-3', 'M198 90H316L305 131H210Z') +
  inset('stripe', 'M206.500 119.500H307.200L305.400 126H208.300Z') +
  [0, 1, 2, 3]
    .map(bay => {
      const x = 210 + bay * 24;
      return (
        plane('card', box(x, 95, 20, 20)) + (bay < 3 ? placed(GOODS.coffee!, x + 2, 97, 0.5, 0, 1.2) : '')
      );
    })
    .join('');

const SCENE =
  inset('sky-1', box(-2, -2, 324, 144)) +
  inset('sky-2', ring(206, 80, 46)) +
  inset('lit-1', ring(206, 80, 29)) +
  inset('hill', 'M140 96Q176 66 214 80Q248 62 284 76Q308 70 326 80V100H140Z') +
  waves('water-1', -20, 94) +
  inset('glitter', 'M196 98h30v2h-30ZM190 104h18v2h-18ZM214 104h10v2h-10Z') +
  cut('M-6 32Q60 18 118 34Q168 46 188 92Q194 112 196 150', 'foam', 9) +
  plane('sand', 'M-6 35Q60 21 118 37Q166 49 184 93Q190 112 192 150H-6Z') +
  [
    ['corn', true],
    ['indigo', true],
    ['tobacco', false],
    ['sugar', true],
    ['coffee', true],
    ['quarry', false],
  ]
    .map(([good, lit], i) => tile(14 + (i % 3) * 39, 43 + Math.floor(i / 3) * 39, `${good}`, lit === true))
    .join('') +
  placed(BUILDINGS['coffee-roaster']!, 133, 48, 1.22, 0, 1.8) +
  barrel(133, 87, 'coffee') +
  barrel(156, 89, 'indigo') +
  barrel(144, 101, 'coffee') +
  SHIP +
  waves('water-2', -8, 127);

export const picture: Picture = {drawing: svg`${unsafeSVG(SCENE)}`, sheets: []};
