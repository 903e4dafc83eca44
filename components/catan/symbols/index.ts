/** The pieces of Catan and their colours: registers them. Loaded with the board, or with a panel that shows them. */
import {box, cut, type Drawing, inset, line, plane, ring, rod, solid} from '../../kit/symbols/draw.ts';
import {registerSymbols} from '../../kit/symbols/registry.ts';
import '../palette.ts';

/** A log with its cut face, and a twig. */
const LUMBER =
  rod('cat-wood', 'M15 11V5', 3) +
  plane('cat-wood', 'M8 14L24 8Q29 9 29 14L29 17L13 24Q6 24 5 19Q5 15 8 14Z') +
  plane('cat-woodcut', ring(9.5, 19, 4.6)) +
  cut(ring(9.5, 19, 1.6), 'cat-wood') +
  cut('M18 14L25 11M19 18L26 15');
/** A flock of one. */
const WOOL =
  rod('cat-face', 'M12 24V28M21 24V28', 2.2) +
  plane(
    'cat-fleece',
    'M10 11Q11 6 16 8Q20 4 24 8Q29 8 29 13Q32 18 27 21Q25 26 20 24Q15 27 12 24Q7 24 7 19Q5 14 10 11Z',
  ) +
  plane('cat-face', 'M3 13Q3 9 7.500 10Q12 11 11 16Q10 21 6.500 20Q3 19 3 13Z') +
  inset('cat-fleece', ring(6.4, 13.6, 1.1));
/** A tied sheaf. */
const GRAIN =
  plane(
    'cat-wheat',
    'M16 2Q19 6 18 12L22 6Q26 6 24 11L21 15L27 12Q30 14 26 18L19 20L22 30H10L13 20L6 18Q2 14 5 12L11 15L8 11Q6 6 10 6L14 12Q13 6 16 2Z',
  ) +
  cut('M16 9V29M12.500 14L14.500 19M19.500 14L17.500 19') +
  plane('cat-band', 'M10.500 19H21.500V23H10.500Z');
const BRICK = [
  [9.5, 5],
  [3, 13],
  [16.5, 13],
  [1.5, 21],
  [11.5, 21],
  [21.5, 21],
]
  .map(([x, y], i) => plane('cat-brick', box(x!, y!, i < 3 ? 12.5 : 9.5, 7)))
  .join('');
/** A boulder with facets. */
const ORE =
  plane('cat-ore', 'M5 16L10 6L20 3L28 11L30 22L24 29H8L2 23Z') +
  inset('cat-orelight', 'M11 7.500L19 5L22 12L14 15Z') +
  cut('M14 15L22 12L28 12M14 15L10 23L3 22M14 15L21 22L23 28M21 22L29 20');

const CARDS =
  `<g transform="rotate(-9 16 16)">${plane('cat-paper', 'M4 6H17V26H4Z')}</g>` +
  `<g transform="rotate(8 16 16)">${plane('cat-paper', 'M12 5H26V26H12Z')}${inset('cat-star', 'M19 11L23 15.500L19 20L15 15.500Z')}</g>`;
const SCROLL =
  plane('cat-paper', 'M8 6H24V26H8Z') +
  plane('cat-scroll', 'M4 3H28V9H4Z') +
  plane('cat-scroll', 'M4 23H28V29H4Z') +
  cut('M12 13H20M12 18H20');
const KNIGHT =
  plane('cat-plume', 'M15 8Q17 1 28 4Q24 8 25 13L19 12Z') +
  plane('cat-helm', 'M5 16Q5 6 16 6Q27 6 27 16V25L20 30H12L5 25Z') +
  inset('edge', 'M8 15H24V18.500H18V27H14V18.500H8Z');
const ROADS =
  `<g transform="rotate(-28 16 9)">${plane('cat-scroll', 'M3 6H29V12H3Z')}${plane('cat-paper', ring(16, 9, 4))}</g>` +
  `<g transform="rotate(-28 16 22)">${plane('cat-scroll', 'M3 19H29V25H3Z')}${plane('cat-paper', ring(16, 22, 4))}</g>`;
const PLENTY =
  plane('lamp', ring(16, 9, 6)) +
  plane('cat-band', ring(9, 12, 4.5)) +
  plane('ok', ring(23, 12, 4.5)) +
  plane('cat-basket', 'M2 14H30L26 29H6Z') +
  cut('M11 18V26M16 18V26M21 18V26');
const MONOPOLY =
  plane('cat-basket', 'M4 15Q4 4 16 4Q28 4 28 15V28H4Z') +
  cut('M4 15H28') +
  plane('lamp', 'M12.500 12H19.500V19L16 22L12.500 19Z') +
  inset('edge', ring(16, 15.5, 1.6));
const STAR = plane(
  'cat-star',
  'M16 2L20 12L30.500 12L22 18.500L25 29L16 22.500L7 29L10 18.500L1.500 12L12 12Z',
);
const POINT = STAR + plane('cat-paper', 'M5 26H27V30H5Z');
const TRAIL = solid('M18 2Q12 6 17 11Q23 16 12 21Q6 25 8 30H20Q17 26 22 22Q29 16 22 11Q17 7 22 2Z');
const HELM = solid('M5 15Q5 4 16 4Q27 4 27 15V25L20 29V19H24V16H8V19H12V29L5 25Z');
const ROBBER =
  plane('cat-robber', 'M6 30Q6 19 12 17L16 19L20 17Q26 19 26 30Z') +
  plane('cat-woodcut', 'M11 12H21Q21 18 16 18Q11 18 11 12Z') +
  plane('cat-robber', 'M1 13Q5 9 9 10Q9 3 16 3Q23 3 23 10Q27 9 31 13Q16 17 1 13Z');
const BANK =
  plane('wall', 'M4 15H28V29H4Z') +
  plane('cat-ore', 'M3 15Q3 6 9.500 6Q16 6 16 15Z') +
  plane('cat-ore', 'M16 15Q16 6 22.500 6Q29 6 29 15Z') +
  inset('edge', 'M8 20H13V29H8Z') +
  inset('edge', 'M18 20H24V25H18Z');
const SWAP = line('M4 11H26M20 5L26 11L20 17M28 21H6M12 15L6 21L12 27', 2.6);
const ROAD = `<g transform="rotate(-28 16 16)">${plane('seat-disc', 'M2 11.500H30V20.500H2Z')}${plane('window', ring(16, 16, 5))}</g>`;
const SETTLEMENT = plane('seat-disc', 'M5 28V15A11 11 0 0 1 27 15V28Z') + plane('window', ring(16, 19, 4));
const CITY =
  plane('seat-disc', 'M3 29V11A6.500 7.500 0 0 1 16 11V17A8 6.500 0 0 1 29 20V29Z') +
  plane('window', ring(9.5, 13, 2.6)) +
  plane('window', ring(21.5, 22, 2.6));
const DICE =
  plane('cat-paper', 'M6 3H26Q29 3 29 6V26Q29 29 26 29H6Q3 29 3 26V6Q3 3 6 3Z') +
  [10, 16, 22].map(at => inset('edge', ring(at, at, 2.6))).join('');

/** A glass that brings the island nearer; no trades; places as a list. */
const NEARER = line(
  'M13.500 4.500A9 9 0 1 1 13.490 4.500ZM20 20L28 28M13.500 9.500V17.500M9.500 13.500H17.500',
);
const FURTHER = line('M13.500 4.500A9 9 0 1 1 13.490 4.500ZM20 20L28 28M9.500 13.500H17.500');
const LIST = line('M12 7H28M12 16H28M12 25H28M5 7H5.020M5 16H5.020M5 25H5.020', 3.2);

export const CATAN_SYMBOLS: Readonly<Record<string, Drawing>> = {
  'cat-lumber': LUMBER,
  'cat-wool': WOOL,
  'cat-grain': GRAIN,
  'cat-brick': BRICK,
  'cat-ore': ORE,
  'cat-cards': CARDS,
  'cat-card': SCROLL,
  'cat-knight': KNIGHT,
  'cat-road-building': ROADS,
  'cat-year-of-plenty': PLENTY,
  'cat-monopoly': MONOPOLY,
  'cat-victory-point': POINT,
  'cat-points': STAR,
  'cat-trail': TRAIL,
  'cat-helm': HELM,
  'cat-robber': ROBBER,
  'cat-bank': BANK,
  'cat-swap': SWAP,
  'cat-dice': DICE,
  'cat-road': ROAD,
  'cat-settlement': SETTLEMENT,
  'cat-city': CITY,
  'cat-nearer': NEARER,
  'cat-further': FURTHER,
  'cat-list': LIST,
};

registerSymbols(CATAN_SYMBOLS);
