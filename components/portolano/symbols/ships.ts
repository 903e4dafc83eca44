/** What sea tiles offer, what ships are fitted with, and the sterns. */
import {box, cut, type Drawing, inset, placed, plane, ring, rod, solid} from '../../kit/symbols/draw.ts';
import {BARREL, BOMB, CANNON, COIN, CRATE} from './goods.ts';

const SWAP = plane(
  'sail',
  'M1.800 26.500L8 21.500V24.500H24V21.500L30.200 26.500L24 31.500V28.500H8V31.500Z',
);
const HULL =
  plane('port-planks', 'M1.800 19H30.200L25.500 29.500H6.500Z') +
  inset('port-keel', 'M5.300 25.500H26.700L25 28.700H7Z');
const sack = (fill: string): Drawing =>
  plane(
    fill,
    'M12 7Q16 9 20 7Q19 10 18.500 11Q27 16 26 25Q25.500 29.500 20 29.500H12Q6.500 29.500 6 25Q5 16 13.500 11Q13 10 12 7Z',
  ) + cut('M13 11H19', 'edge', 2.2);
export const DOVE =
  plane(
    'sail',
    'M3 12.500Q7 7.500 12 10.500Q13.500 4 22 2.500Q20.500 7 21.500 10.500Q24.500 9 28.500 11.500L25.500 14Q25 22.500 16.500 23.500L8.500 28.500L10 21.500Q6.500 19 7 15.500Z',
  ) +
  inset('edge', ring(24, 12, 0.9)) +
  cut('M13 11Q14 15 19 16', 'edge', 1.4);

const TWIG =
  rod('port-vine', 'M21 24Q25 27 29 26', 1.4) +
  plane('port-vine', 'M24 25Q23 20.500 28 20.500Q28.500 24 24 25Z');

export const SAIL =
  rod('port-wood', 'M4 4.500H28', 2.4) +
  plane('port-canvas', 'M5.500 6H26.500Q23.500 15 27.500 24Q16 27 4.500 24Q8.500 15 5.500 6Z') +
  inset('port-stripe', 'M7.400 11.500H24.600Q24 14.500 24.800 17.500H7.200Q8 14.500 7.400 11.500Z') +
  rod('port-wood', 'M16 1.800V4M16 26V30', 2.2);

export const DECK =
  plane('port-wood', box(2, 6, 28, 20)) +
  inset('port-planks2', box(5, 11, 9.5, 10)) +
  inset('port-planks2', box(17.5, 11, 9.5, 10)) +
  plane('port-iron', ring(9.75, 16, 3)) +
  plane('port-iron', ring(22.25, 16, 3)) +
  inset('edge', `${ring(9.75, 16, 1.2)}${ring(22.25, 16, 1.2)}`);

const HAMMER = `<g transform="rotate(38 18 10)">${rod('port-wood', 'M18 6V21', 2.6)}${plane('port-steel', 'M10 1.800H24.500L27.500 5L24.500 8H10Z')}</g>`;

export const ACTION_SYMBOLS: Readonly<Record<string, Drawing>> = {
  'port-act-upgrade': HULL + HAMMER,
  'port-act-rum-trade': placed(BARREL, 6.4, -0.5, 0.62, 0, 1.7) + SWAP,
  'port-act-goods-trade':
    placed(sack('port-sack'), -0.6, 0, 0.62, 0, 1.7) +
    placed(sack('port-cotton'), 13, 0, 0.62, 0, 1.7) +
    SWAP,
  'port-act-free-rum': BARREL,
  'port-act-coin': COIN,
  'port-act-peace': DOVE + TWIG,
  'port-hold-extension': CRATE,
  'port-cannon-deck': DECK,
  'port-extra-sail': SAIL,
  'port-extra-fuse': BOMB,
};

// ——— sterns ———

const SHIELD =
  plane('port-wood', 'M3.500 2.500H28.500Q31.500 20 16 30.500Q.500 20 3.500 2.500Z') +
  inset('card', 'M6.300 5.300H25.700Q27.600 18.500 16 27Q4.400 18.500 6.300 5.300Z');
/** Emblems lie in a square of 32 that is set into the shield. */
const shield = (emblem: Drawing): Drawing => SHIELD + placed(emblem, 7.4, 5.6, 0.54, 0, 1.5);

const HAND = plane(
  'port-woodlight',
  'M9 30V22Q3 17 4 13.500Q6.500 13 10 17V6Q10 3.500 12 3.500T14 6V14V3.500Q14 1.500 16 1.500T18 3.500V14V5Q18 3 20 3T22 5V15V9Q22 7.500 24 7.500T26 9.500V20Q26 26 22 30Z',
);
const BALLS = [
  [16, 7],
  [10, 16],
  [22, 16],
  [4.5, 25],
  [16, 25],
  [27.5, 25],
]
  .map(
    ([x, y]) =>
      plane('port-iron', ring(x!, y!, 5.6)) + inset('port-ironlight', ring(x! - 1.6, y! - 1.8, 1.3)),
  )
  .join('');
const WRENCH = `<g transform="rotate(40 16 16)">${plane('port-steel', 'M12.500 30V14Q7 11 8 4Q9 1.500 11.500 1L12 8H20L20.500 1Q23 1.500 24 4Q25 11 19.500 14V30Z')}</g>`;
const STILL =
  plane('gold', 'M6 28Q1 21 7 16L10 6H16L18 15Q25 20 20 28Z') +
  rod('gold', 'M13 6Q14 1 22 3Q30 6 29 22', 2.4) +
  cut('M6 22H20', 'edge', 1.6);
const SCALES =
  rod('gold', 'M16 3V28M8 29H24M3 8L29 8', 2) +
  cut('M5 8L1.500 18M5 8L8.500 18M27 8L23.500 18M27 8L30.500 18', 'edge', 1.5) +
  plane('gold', 'M0 18H10Q10 23 5 23Q0 23 0 18Z') +
  plane('gold', 'M22 18H32Q32 23 27 23Q22 23 22 18Z');
const SOUTHWARD =
  plane('port-stripe', 'M10 2H22V15H29L16 31L3 15H10Z') +
  cut('M13.500 9Q18.500 7 18.500 10T13.500 14Q13.500 17 18.500 15.500', 'edge', 1.8);
const leaf = (turn: number): Drawing =>
  `<g transform="rotate(${turn} 16 15)">${plane('port-clover', 'M16 15Q7 13 8 6Q10 1.500 16 5Q22 1.500 24 6Q25 13 16 15Z')}</g>`;
const CLOVER = rod('port-clover', 'M16 15Q18 24 23 30', 1.8) + [0, 90, 180, 270].map(leaf).join('');
const KNIGHT = plane('port-shield', 'M4 3H28Q30 19 16 30Q2 19 4 3Z') + placed(DOVE, 4.5, 3.5, 0.72, 0, 1.4);
const ANCHOR =
  rod('port-iron', 'M16 9V27M9 12.500H23M4 19Q5 28 16 28.500Q27 28 28 19', 2.6) +
  plane('port-iron', ring(16, 5.5, 3.6)) +
  inset('card', ring(16, 5.5, 1.4));

export const STERN_SYMBOLS: Readonly<Record<string, Drawing>> = {
  'port-sticky-fingers': shield(HAND),
  'port-grapeshot-master': shield(BALLS),
  'port-handyman': shield(WRENCH),
  'port-still': shield(STILL),
  'port-huckster': shield(SCALES),
  'port-southern-cape': shield(SOUTHWARD),
  'port-son-of-fortune': shield(CLOVER),
  'port-peace-knight': shield(KNIGHT),
  'port-strategist': shield(ANCHOR),
};

// ——— phases of a round, on flags: single-colour tools ———

export const PHASE_SYMBOLS: Readonly<Record<string, Drawing>> = {
  'port-plan': solid(
    'M15 2H17V5.500Q19.500 6.300 19.500 8.800Q19.500 10.300 18.500 11.300L26.500 29L24 29.500L21 23H11L8 29.500L5.500 29L13.500 11.300Q12.500 10.300 12.500 8.800Q12.500 6.300 15 5.500ZM16 13L12 21H20Z',
  ),
  'port-sail':
    solid(
      `${ring(16, 16, 9)}${ring(16, 16, 6.4)}M14.700 1.500H17.300V11H14.700ZM14.700 21H17.300V30.500H14.700ZM1.500 14.700H11V17.300H1.500ZM21 14.700H30.500V17.300H21Z`,
    ) +
    solid(ring(16, 16, 3)) +
    cutCurrent('M6 6L11 11M26 6L21 11M6 26L11 21M26 26L21 21'),
  'port-gale': solid('M16 1.500L19 13L30.500 16L19 19L16 30.500L13 19L1.500 16L13 13Z'),
  'port-raid': solid(
    `M16 3Q26 3 26 12Q26 17 21.500 19V24H10.500V19Q6 17 6 12Q6 3 16 3Z${ring(12, 12, 2.6)}${ring(20, 12, 2.6)}M13.500 25.500H15V29H13.500ZM17 25.500H18.500V29H17Z`,
  ),
  'port-battle': solid(starPath(9, 14.5, 6.6)),
};

function cutCurrent(d: string): Drawing {
  return `<path fill="none" stroke="currentColor" stroke-width="2.6" d="${d}"/>`;
}

function starPath(rays: number, outer: number, inner: number): string {
  return `${Array.from({length: rays * 2}, (_, i) => {
    const turn = (Math.PI * i) / rays - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${i === 0 ? 'M' : 'L'}${(16 + r * Math.cos(turn)).toFixed(1)} ${(16 + r * Math.sin(turn)).toFixed(1)}`;
  }).join('')}Z`;
}

export {CANNON};
