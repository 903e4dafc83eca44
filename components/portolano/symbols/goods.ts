/** What lies in a hold, what is owned, what is rolled. */
import {box, cut, type Drawing, inset, placed, plane, ring, rod} from '../../kit/symbols/draw.ts';

const COTTON =
  plane(
    'port-cotton',
    'M16 2.500Q21.500 1.500 22.500 6.500Q28.500 6.500 28.500 12.500Q29.500 18.500 23.500 20Q20 23 16 21Q12 23 8.500 20Q2.500 18.500 3.500 12.500Q3.500 6.500 9.500 6.500Q10.500 1.500 16 2.500Z',
  ) +
  cut('M16 8.500V16.500M11.500 11.500L16 16.500L20.500 11.500') +
  plane('port-calyx', 'M7.500 18L12 22L16 19L20 22L24.500 18Q26.500 29.500 16 30.200Q5.500 29.500 7.500 18Z');

const grape = (x: number, y: number): Drawing =>
  plane('port-wine', ring(x, y, 4.3)) + inset('port-winelight', ring(x - 1.3, y - 1.4, 1.2));
const WINE =
  plane('port-vine', 'M16.500 8Q17 1.500 26.500 2.500Q26 9.500 16.500 8Z') +
  rod('port-vine', 'M16 9L14.500 3.500', 1.6) +
  grape(8.8, 12.6) +
  grape(23.2, 12.6) +
  grape(16, 12.2) +
  grape(12.4, 19.2) +
  grape(19.6, 19.2) +
  grape(16, 25.8);

const TEA =
  rod('port-tea', 'M16 18V29.500', 2) +
  plane('port-tea', 'M15 24.500Q3 24 1.800 11.500Q13.500 12.500 15 24.500Z') +
  plane('port-tea', 'M17 24.500Q29 24 30.200 11.500Q18.500 12.500 17 24.500Z') +
  plane('port-tealight', 'M16 1.800Q24 10.500 16 21Q8 10.500 16 1.800Z') +
  cut('M16 7V18M6 15.500L12 21M26 15.500L20 21', 'edge', 1.4);

const COCOA =
  rod('port-calyx', 'M25 7L29 2.800', 1.8) +
  plane(
    'port-cocoa',
    'M4.500 28Q0 15.500 9.500 8Q18.500 1.500 26 5.500Q31 14 23.500 22.500Q14.500 31.500 4.500 28Z',
  ) +
  cut('M6.500 26Q9 13.500 24 7.500M11 27Q17 21 25.500 10', 'port-cocoacut', 1.8) +
  cut('M5 20Q8.500 11 18 6', 'port-cocoacut', 1.4);

export const BARREL =
  plane('port-wood', 'M8 2.500H24Q28.500 16 24 29.500H8Q3.500 16 8 2.500Z') +
  inset('port-woodlight', 'M12.500 4H15.500V28H12.500Q11.500 16 12.500 4Z') +
  cut('M6.600 8.500H25.400M6.600 23.500H25.400', 'edge', 2.6) +
  inset('edge', ring(19.5, 16, 2));

export const CANNON =
  `<g transform="rotate(-15 16 14)">${plane(
    'port-iron',
    'M2 12.500H4.500V9Q10 7.500 16 8.500L27 9.500V7.500H30.500V18.500H27V16.500L16 18.500Q10 19.500 4.500 18V14.500H2Z',
  )}${inset('port-ironlight', 'M7 10.500Q13 9.500 25 11.500V12.800Q13 11.500 7 12.500Z')}</g>` +
  plane('port-wood', ring(13, 23, 6.8)) +
  cut(
    'M13 17.500V28.500M7.500 23H18.500M9.200 19.200L16.800 26.800M16.800 19.200L9.200 26.800',
    'edge',
    1.3,
  ) +
  inset('edge', ring(13, 23, 1.8));

export const COIN =
  plane('gold', ring(16, 16, 13.6)) +
  cut(ring(16, 16, 10.4), 'edge', 1.4) +
  cut(
    'M16 9.500V22.500M12 12.500H20M9.800 17.500Q10.500 22.500 16 22.500Q21.500 22.500 22.200 17.500',
    'edge',
    2.2,
  ) +
  plane('gold', ring(16, 9, 1.8));

export const CHEST =
  plane('port-wood', 'M3 13.500Q3 4.500 11 4.500H21Q29 4.500 29 13.500V28H3Z') +
  inset('port-woodlight', 'M5.500 12Q6 7 11 7H21Q26 7 26.500 12Z') +
  cut('M3 14.500H29') +
  inset('gold', `${box(6.5, 5.5, 3, 22)}${box(22.5, 5.5, 3, 22)}`) +
  plane('gold', 'M12.500 12.500H19.500V19L16 21.500L12.500 19Z') +
  inset('edge', ring(16, 16, 1.5));

const SKULL =
  inset(
    'port-bone',
    'M16 5.200Q22.500 5.200 22.500 10.500Q22.500 13.500 20 14.600V17H12V14.600Q9.500 13.500 9.500 10.500Q9.500 5.200 16 5.200Z',
  ) +
  inset(
    'port-black',
    `${ring(13.3, 10.6, 1.8)}${ring(18.7, 10.6, 1.8)}${box(13.4, 15, 0.9, 2)}${box(15.6, 15, 0.9, 2)}${box(17.8, 15, 0.9, 2)}`,
  );

const PIRATE =
  rod('port-wood', 'M16 2V22', 1.6) +
  plane('port-black', 'M5.500 3Q16 6.500 26.500 3Q24.500 11 27 19.500Q16 16.500 5 19.500Q7.500 11 5.500 3Z') +
  SKULL +
  plane('port-black', 'M1.800 21.500H30.200L26 30H6Z') +
  inset('port-bone', 'M4.200 24.200H27.800L26.900 26.300H5.100Z');

/** A star with as many rays, between two radii. */
const burst = (rays: number, outer: number, inner: number): string =>
  `${Array.from({length: rays * 2}, (_, i) => {
    const turn = (Math.PI * i) / rays - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${i === 0 ? 'M' : 'L'}${(16 + r * Math.cos(turn)).toFixed(1)} ${(16 + r * Math.sin(turn)).toFixed(1)}`;
  }).join('')}Z`;

export const BURST = plane('port-hit', burst(9, 14, 7.4));
const DIE = plane(
  'card',
  'M6 2.500H26Q29.500 2.500 29.500 6V26Q29.500 29.500 26 29.500H6Q2.500 29.500 2.500 26V6Q2.500 2.500 6 2.500Z',
);

export const BOMB =
  rod('port-wood', 'M20 10Q22 4 26.500 6', 1.8) +
  plane('port-iron', ring(13.5, 19, 10.5)) +
  plane('port-iron', 'M16.500 8.500L22 11.500L20 15L14.500 12Z') +
  inset('port-ironlight', 'M6.500 18Q7.500 13 12 12.500Q9 14.500 8.500 19Z') +
  placed(BURST, 22.5, 0.5, 0.27, 0, 1);

const SEAL =
  plane('port-seal', burst(14, 14, 11.8)) +
  cut(ring(16, 16, 8.6), 'port-sealcut', 1.4) +
  cut('M16 10.500V21M12.800 13H19.200M11.200 17Q11.700 21 16 21Q20.300 21 20.800 17', 'port-sealcut', 1.9);

export const CRATE =
  plane('port-wood', box(3, 5, 26, 23)) +
  cut('M3 10.500H29M3 22.500H29', 'edge', 1.6) +
  cut('M8 11L24 22M24 11L8 22', 'edge', 2.6) +
  inset('edge', `${ring(6, 7.7, 1)}${ring(26, 7.7, 1)}${ring(6, 25.3, 1)}${ring(26, 25.3, 1)}`);

export const GOODS_SYMBOLS: Readonly<Record<string, Drawing>> = {
  'port-cotton': COTTON,
  'port-wine': WINE,
  'port-tea': TEA,
  'port-cocoa': COCOA,
  'port-rum': BARREL,
  'port-cannon': CANNON,
  'port-coin': COIN,
  'port-chest': CHEST,
  'port-hold': CRATE,
  'port-pirate': PIRATE,
  'port-skull': `<g transform="translate(-18.6 -6.600) scale(2.150)">${SKULL}</g>`,
  'port-hits': BURST,
  'port-hit': DIE + placed(BURST, 3.8, 3.8, 0.76, 0, 1.4),
  'port-blank': DIE + cut('M11 16H21', 'line', 2.6),
  'port-sure':
    inset('port-wanted', 'M0 0Z') +
    DIE.replace('--rs-card', '--rs-port-wanted') +
    placed(BOMB, 5, 5, 0.7, 0, 1.4),
  'port-seal': SEAL,
};
