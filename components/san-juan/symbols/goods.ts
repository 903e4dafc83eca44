/** San Juan: goods, the barrel that stands for a good nobody sees, cards and points. */
import {GOODS, type Good} from '../../../src/games/san-juan/types.ts';
import {box, cut, type Drawing, inset, line, placed, plane, ring} from '../../kit/symbols/draw.ts';

const petal = placed(
  [0, 72, 144, 216, 288]
    .map(turn => placed(plane('sj-indigo', 'M0 1C-6-2-5.600-10 0-12C5.600-10 6-2 0 1Z'), 0, 0, 1, turn, 1.7))
    .join('') + plane('gold', ring(0, 0, 2.2)),
  16,
  16,
  1.12,
  0,
  1.7,
);

const leaf = placed(
  plane(
    'sj-tobacco',
    'M0-14.500C5.500-11 9.200-6 9.200-.5C9.200 5.500 5 9.600 0 10.400C-5 9.600-9.200 5.500-9.200-.5C-9.200-6-5.500-11 0-14.500Z',
  ) + cut('M0-9V15M0-3L4.600-6.400M0-3L-4.600-6.400M0 4L5.600-.2M0 4L-5.600-.2'),
  16.3,
  15.8,
  1,
  28,
  1.8,
);

const bean = placed(
  plane('sj-coffee', 'M0-14C6-14 10.200-8 10.200 0S6 14 0 14S-10.200 8-10.200 0S-6-14 0-14Z') +
    cut('M1.500-13C-3-7.500-2.200-3.500 0 0S3 7.500-1.500 13', 'sj-coffeecut', 2.4),
  16,
  16,
  1,
  38,
  1.8,
);

const loaf =
  plane(
    'sj-sugar',
    'M11.500 1.800C15.500 1.800 16.600 6 18 12L21 29.500H2L5 12C6.400 6 7.500 1.800 11.500 1.800Z',
  ) +
  plane('sj-wrap', 'M4.300 16L18 11.800L21 29.500H2Z') +
  plane('sj-sugar', 'M24 16.800L30.300 20V26.600L24 29.800L17.700 26.600V20Z') +
  cut('M18 20.200L24 23.200L30 20.200M24 23.200V29.500');

const ingots =
  plane('sj-silver', 'M10 12H22L26 21H6Z') +
  inset('sj-facet', 'M11 13H20L18 17H10Z') +
  plane('sj-silver', 'M2.500 21H14.500L18 30H-1Z') +
  plane('sj-silver', 'M17.500 21H29.500L33 30H14Z') +
  cut('M24 3v7M20.500 6.500h7', 'edge', 2);

const STAVES =
  'M7 3.500C13 1.500 19 1.500 25 3.500C28 11 28 21 25 28.500C19 30.500 13 30.500 7 28.500C4 21 4 11 7 3.500Z';

const GOOD_DRAWINGS: Readonly<Record<Good, Drawing>> = {
  indigo: petal,
  sugar: loaf,
  tobacco: leaf,
  coffee: bean,
  silver: ingots,
};

const barrel =
  plane('sj-wood', STAVES) +
  cut('M5.400 10.500C12 12 20 12 26.600 10.500M5.400 21.500C12 23 20 23 26.600 21.500', 'edge', 2.2) +
  cut('M12 3.200C11 11 11 21 12 28.800M20 3.200C21 11 21 21 20 28.800', 'edge', 1.2);

/** A barrel without its staves, for the sign of its good in their place: told apart from 20 px on. */
const cask = (good: Good): Drawing =>
  plane('sj-wood', STAVES) +
  cut('M5.400 8C12 9.500 20 9.500 26.600 8M5.400 24C12 25.500 20 25.500 26.600 24', 'edge', 2) +
  placed(GOOD_DRAWINGS[good], 7.5, 7.5, 0.53, 0, 1.1);

/** The back of a card: sunrise over the roadstead. */
const back = (x: number): Drawing =>
  plane(
    'foam',
    `M${x} 2h18a2.500 2.500 0 0 1 2.500 2.500v23a2.500 2.500 0 0 1-2.500 2.500h-18a2.500 2.500 0 0 1-2.500-2.500v-23a2.500 2.500 0 0 1 2.500-2.500Z`,
  ) +
  inset('sj-back', `M${x} 4.500h18v23h-18Z`) +
  inset('gold', `M${x + 3} 18a6 6 0 0 1 12 0Z`) +
  inset('sail', `M${x + 1.5} 20h15v1.800h-15ZM${x + 4} 23.500h10v1.600h-10Z`);

/** Where a ray of the sun leaves the card. */
function ray(degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const far = Math.min(10.5 / Math.abs(Math.cos(turn)), 16 / Math.sin(turn));
  return `${(far * Math.cos(turn)).toFixed(1)} ${(-far * Math.sin(turn)).toFixed(1)}`;
}

/** The same where it is large: a ship before the setting sun. */
const sunset =
  plane('foam', 'M6.5 1h19a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3h-19a3 3 0 0 1-3-3v-24a3 3 0 0 1 3-3Z') +
  inset('sj-back', box(5.5, 3, 21, 26)) +
  placed(
    inset('sj-wrap', [15, 45, 75, 105, 135, 165].map(at => `M0 0L${ray(at - 6)}L${ray(at + 6)}Z`).join('')),
    16,
    19,
    1,
  ) +
  inset('gold', 'M8.5 19a7.5 7.5 0 0 1 15 0Z') +
  inset('sj-back', box(5.5, 19, 21, 10)) +
  inset('sail', 'M15.5 7.5V17.5H10.2ZM16.8 8.5L21.6 17.5H16.8Z') +
  inset('hull', 'M9.5 18.5h13l-2 3.5h-9Z') +
  inset('sail', 'M6.5 24h12v1.1h-12ZM13.5 26.6h12v1.1h-12Z');

const stack = (...cards: readonly (readonly [x: number, y: number, turn: number])[]): Drawing =>
  cards.map(([x, y, turn]) => placed(sunset, x, y, 0.88, turn, 1.3)).join('');

export const PIECES: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(
    GOODS.flatMap(good => [
      [`sj-${good}`, GOOD_DRAWINGS[good]],
      [`sj-cask-${good}`, cask(good)],
    ]),
  ),
  'sj-barrel': barrel,
  // Where one may come to stand.
  'sj-barrel-free': `<g stroke-dasharray="5 4">${line(STAVES, 2.4)}</g>`,
  'sj-card': back(7),
  'sj-cards': placed(back(7), -3.5, 2.6, 0.92, -9, 1.6) + placed(back(7), 6.5, -1.6, 0.92, 9, 1.6),
  'sj-deck': stack([5, 0.5, 0], [3.5, 1.7, 0], [2, 3, 0]),
  'sj-discards': stack([3.6, -0.6, 9], [1.5, 3.4, -5], [1.2, 2.6, 2]),
  'sj-point': plane(
    'sj-vp',
    'M16 1.500l4.600 9.600l10.400 1.300l-7.700 7.200l2 10.400L16 24.800L6.700 30l2-10.400L1 12.400l10.400-1.300Z',
  ),
  'sj-house':
    plane('wall', box(6, 15, 20, 14)) +
    plane('sj-end', 'M16 3L29.500 16H2.500Z') +
    inset('edge', box(13, 20, 6, 9)),
};
