/** Missions, wind, and what is written on the chart. */
import {cut, type Drawing, inset, line, placed, plane, ring, rod, solid} from '../../kit/symbols/draw.ts';
import {BARREL, BOMB, BURST, CANNON, CHEST, CRATE, GOODS_SYMBOLS} from './goods.ts';
import {DECK, SAIL} from './ships.ts';

/** Figures as strokes: symbols hold no text, which no font could be trusted with. */
const FIGURES: Readonly<Record<2 | 3 | 4 | 6, string>> = {
  2: 'M21.200 21.600Q21.200 19.300 23.800 19.300T26.400 21.700Q26.400 23.500 21.200 28H26.800',
  3: 'M21.400 19.600H26.200L23.400 22.800Q26.700 23 26.600 25.500Q26.300 28.400 23.600 28.300Q21.800 28.200 21 27',
  4: 'M25.200 28.500V19.300L20.600 25.800H27.400',
  6: 'M26 19.800Q21.300 20 21.300 25Q21.500 28.400 24 28.400T26.700 25.600Q26.500 23.200 24 23.200Q22 23.300 21.400 25.300',
};
const badge = (of: Drawing, figure: 2 | 3 | 4 | 6): Drawing =>
  placed(of, -0.5, -0.5, 0.84, 0, 1.7) + plane('card', ring(24, 24, 7.2)) + cut(FIGURES[figure], 'ink', 1.9);
const good = (name: string): Drawing => GOODS_SYMBOLS[name]!;
const four = (...of: readonly Drawing[]): Drawing =>
  of.map((each, i) => placed(each, (i % 2) * 15.5, Math.floor(i / 2) * 15.5, 0.5, 0, 1.2)).join('');
const BAR = rod('port-hit', 'M4 5L28 28', 3);
const FIST =
  plane(
    'port-woodlight',
    'M9 29V21Q4 18 5.500 12Q6 9 9 9.500V7Q10.500 4.500 13.500 6Q15.500 3.500 18 6Q21 4.500 22.500 7.500Q26.500 7 26.500 12V17Q26 21 23 23V29Z',
  ) + cut('M13.500 7V13M18 7V13M22.500 8.500V13.500M9 15H20', 'edge', 1.4);

export const MISSION_SYMBOLS: Readonly<Record<string, Drawing>> = {
  'port-four-cotton': badge(good('port-cotton'), 4),
  'port-four-wine': badge(good('port-wine'), 4),
  'port-four-tea': badge(good('port-tea'), 4),
  'port-six-rum': badge(BARREL, 6),
  'port-full-larder': four(good('port-cotton'), good('port-wine'), good('port-tea'), BARREL),
  'port-two-chests': badge(CHEST, 2),
  'port-three-kinds':
    placed(CRATE, 8.5, -0.5, 0.48, 0, 1.3) +
    placed(SAIL, -0.5, 15, 0.52, 0, 1.3) +
    placed(BOMB, 16, 15.5, 0.5, 0, 1.3),
  'port-twin-upgrades': placed(SAIL, -0.5, 0, 0.6, 0, 1.4) + placed(SAIL, 12.5, 12, 0.6, 0, 1.4),
  'port-pirates-bane':
    placed(good('port-pirate'), -1, -1, 0.9, 0, 1.6) +
    placed(BURST.replace('--rs-port-hit', '--rs-gold'), 17, 16, 0.46, 0, 1.3),
  'port-three-hits':
    placed(BURST, 8.5, 0, 0.48, 0, 1.3) +
    placed(BURST, 0, 15.5, 0.48, 0, 1.3) +
    placed(BURST, 16.5, 15.5, 0.48, 0, 1.3),
  'port-no-cannon': CANNON + BAR,
  'port-no-mutiny': FIST + BAR,
};

const ARROW = plane('port-wind', 'M16 1.800L28 15H21.500V30H10.500V15H4Z');
const turned = (drawing: Drawing, turn: number): Drawing =>
  `<g transform="rotate(${turn} 16 16)">${drawing}</g>`;
const POINTS = inset('port-bone', 'M16 4L18 14L28 16L18 18L16 28L14 18L4 16L14 14Z');
const ROSE = plane('port-rose', ring(16, 16, 14.2)) + cut(ring(16, 16, 11.4), 'port-stripe', 0.8) + POINTS;
const POINTER = plane('port-wind', 'M16 3L23.500 12.500H19V28H13V12.500H8.500Z');
const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
const each = (prefix: string, draw: (turn: number) => Drawing) =>
  Object.fromEntries(DIRECTIONS.map((name, i) => [`port-${prefix}${name}`, draw(90 * i)]));

export const CHART_SYMBOLS: Readonly<Record<string, Drawing>> = {
  ...each('', turn => turned(ARROW, turn)),
  ...each('rose-', turn => ROSE + turned(POINTER, turn)),
  'port-rose': ROSE,
  'port-anchor':
    line('M16 9.500V28M10 13H22M5 19.500Q6 27.500 16 28Q26 27.500 27 19.500', 2.8) +
    line(ring(16, 6, 3.2), 2.4),
  'port-flip':
    line('M6 14A10.500 10.500 0 0 1 25 11.500M26 18A10.500 10.500 0 0 1 7 20.500', 3) +
    line('M26.500 4.500V12H19M5.500 27.500V20H13', 3),
  'port-pause': solid('M7 5H13V27H7ZM19 5H25V27H19Z'),
  'port-deck': DECK,
};
