/** San Juan: one drawing a building, each with one feature that nobody else has. Ground line at 29.5. */
import {box, cut, type Drawing, inset, placed, plane, ring, rod} from '../../kit/symbols/draw.ts';

const wall = (d: string): Drawing => plane('wall', d);
const door = (d: string): Drawing => inset('edge', d);
const pane = (d: string): Drawing => plane('window', d);
const roof = (cloth: string, d: string): Drawing => plane(`sj-${cloth}`, d);

const gable = (x: number, y: number, width: number, height: number): string =>
  `M${x + width / 2} ${y}L${x + width} ${y + height}H${x}Z`;

const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`;

const times = (count: number, each: (i: number) => Drawing): Drawing =>
  Array.from({length: count}, (_, i) => each(i)).join('');

const flower = [0, 72, 144, 216, 288]
  .map(turn => placed(plane('sj-indigo', 'M0 1C-6-2-5.600-10 0-12C5.600-10 6-2 0 1Z'), 0, 0, 1, turn, 2.6))
  .join('');

const smallBarrel = (x: number, y: number, scale = 0.34): Drawing =>
  placed(
    plane(
      'sj-wood',
      'M7 3.500C13 1.500 19 1.500 25 3.500C28 11 28 21 25 28.500C19 30.500 13 30.500 7 28.500C4 21 4 11 7 3.500Z',
    ) + cut('M5.400 10.500C12 12 20 12 26.600 10.500M5.400 21.500C12 23 20 23 26.600 21.500', 'edge', 2.8),
    x,
    y,
    scale,
    0,
    1.3,
  );

const PRODUCTION: Readonly<Record<string, Drawing>> = {
  'indigo-plant':
    rod('sj-wood', 'M20 12H31M29.500 12V29', 1.6) +
    plane('sj-indigo', 'M20.500 13h3.400v10q-1.700 1.500-3.400 0Z') +
    plane('sj-wrap', 'M24.200 13h3.200v7.500q-1.600 1.500-3.200 0Z') +
    wall(box(3.5, 15, 15.5, 14.5)) +
    plane('sj-indigo', gable(1.2, 3.5, 20, 12)) +
    placed(flower, 11.2, 23, 0.44, 0, 1.1),
  'sugar-mill':
    wall('M11 13.500H21L23.500 29.500H8.500Z') +
    plane('sj-wrap', 'M10.500 13.500Q16 6.500 21.500 13.500Z') +
    door(arch(13.8, 23, 4.4, 6.5)) +
    placed(
      [45, 135, 225, 315]
        .map(turn =>
          placed(
            plane('sail', 'M-.6-1.500H3.600V-15H-.6Z') + cut('M-.6-6H3.600M-.6-10.500H3.600', 'edge', 1),
            0,
            0,
            1,
            turn,
            1.5,
          ),
        )
        .join('') + plane('gold', ring(0, 0, 2)),
      16,
      13,
      0.94,
      0,
      1.5,
    ),
  'tobacco-storage':
    wall('M6 16L16 7L26 16V29.500H6Z') +
    cut('M7 19.500H25', 'edge', 1.8) +
    times(4, i =>
      placed(plane('sj-tobacco', 'M0-1C3 2 3 7 0 10C-3 7-3 2 0-1Z'), 9.2 + i * 4.5, 20, 0.82, 0, 1.3),
    ) +
    rod('sj-tobacco', 'M2.500 17.500L16 4.500L29.500 17.500', 3),
  'coffee-roaster':
    plane('sj-coffee', box(21, 5, 4.4, 9)) +
    plane('sail', 'M21 5.500a3 3 0 0 1 1-5a3 3 0 0 1 5 1.500a2.300 2.300 0 0 1-.5 3.500Z') +
    wall(box(3, 15, 26, 14.5)) +
    plane('sj-coffee', 'M1.500 16L6.500 8.500H25.500L30.500 16Z') +
    plane('sj-coffeecut', ring(12.5, 22.5, 5.4)) +
    placed(
      plane('sj-coffee', 'M0-14C6-14 10.200-8 10.200 0S6 14 0 14S-10.200 8-10.200 0S-6-14 0-14Z') +
        cut('M1-12C-3-5 3 5-1 12', 'sj-coffeecut', 3.6),
      12.5,
      22.5,
      0.24,
      38,
      1,
    ) +
    rod('sj-stone', 'M18.500 22.500H26', 1.6),
  'silver-smelter':
    plane('sj-stone', 'M8 9.500H15V15L20.500 22V29.500H2.500V22L8 15Z') +
    plane('sj-silver', box(7, 3, 9, 5.5)) +
    cut('M5 20H18', 'edge', 1.4) +
    plane('edge', arch(7.7, 21.5, 7.6, 8)) +
    plane(
      'sj-fire',
      'M11.500 22.500C14.500 25.500 14 28.500 11.500 29.200C9 28.500 8.500 25.500 11.500 22.500Z',
    ) +
    plane('sj-facet', 'M21.500 25.500H28.500L31 29.500H19.500Z') +
    plane('sj-silver', 'M23 21.500H27.500L29.300 25.500H21.500Z'),
};

const BUILDER: Readonly<Record<string, Drawing>> = {
  smithy:
    plane('sj-stone', box(22, 3.5, 4.6, 8)) +
    wall(box(3.5, 13.5, 25, 16)) +
    roof('builder', 'M1.500 14.500L6.500 6.500H25.500L30.500 14.500Z') +
    door('M8 18H24V29.500H8Z') +
    placed(
      plane(
        'sj-facet',
        'M-10-5H7C10-5 11-4 12-2C8-1 5 0 4 2.500C4 4.500 5.500 5.500 7 6.500V9H-7V6.500C-5 5.500-3 4.500-3 2C-6 1-9-1-10-5Z',
      ),
      15.5,
      24,
      0.62,
      0,
      1.4,
    ),
  'black-market':
    roof('builder', 'M16 4C18 13 24 22 29.500 29.500H2.500C8 22 14 13 16 4Z') +
    door('M16 14C18.500 20 19.500 25 20.500 29.500H11.500C12.500 25 13.500 20 16 14Z') +
    inset('lamp', ring(14.4, 25, 1)) +
    inset('lamp', ring(17.8, 25, 1)) +
    cut('M9.500 20.500L6.500 29M22.500 20.500L25.500 29', 'edge', 1.5) +
    plane('gold', 'M16 5.500C12.500 4.500 12.500-.5 16-1.500C14.500 1 14.800 3.200 16 5.500Z') +
    smallBarrel(23.5, 20.5, 0.28),
  'poor-house':
    plane('sj-stone', 'M5.500 4.500L10 3.500L11 9H6.500Z') +
    wall('M3 15L19 13.500V29.500H3Z') +
    roof('builder', 'M1 16.500L6.500 7.500L17.500 6.500L21.500 14.500Z') +
    door(box(6, 21, 4.5, 8.5)) +
    pane(box(13, 18.5, 3.8, 3.8)) +
    cut('M11 14.500L14.500 11', 'edge', 1.6) +
    plane(
      'sj-stone',
      'M20.500 21H31.500C31.500 26 30.500 28.500 29 29.500H23C21.500 28.500 20.500 26 20.500 21Z',
    ) +
    cut('M24 18.500c-1.500-2 1.500-3 0-5M28 18.500c-1.500-2 1.500-3 0-5', 'edge', 1.7),
  crane:
    rod('sj-wood', 'M9.500 14V6L28 3.500', 2.2) +
    rod('sj-wood', 'M9.500 12L17 5', 1.4) +
    cut('M27 4V16', 'edge', 1.8) +
    plane('sj-silver', box(23.6, 16, 6.8, 5.6)) +
    wall(box(3.5, 18.5, 17, 11)) +
    roof('builder', 'M1.500 19.500L7 12.500H17L22.500 19.500Z') +
    plane('sj-wood', ring(12, 24, 4)) +
    cut('M12 20V28M8 24H16', 'edge', 1.4),
  carpenter:
    rod('sj-wood', 'M4.500 16V29M19 16V29', 1.6) +
    roof('builder', gable(1, 5, 22, 11.5)) +
    plane('sj-wood', 'M5 19H18V24H5Z') +
    placed(
      plane('sj-facet', 'M0 0H14L17 5H0Z') +
        cut('M1.500 5l1.500-2l1.500 2l1.500-2l1.500 2l1.500-2l1.500 2', 'edge', 1.2),
      5.5,
      22.6,
      0.8,
      -12,
      1.2,
    ) +
    plane('sj-tobacco', ring(21.5, 26, 3.6)) +
    plane('sj-tobacco', ring(28, 26, 3.6)) +
    plane('sj-tobacco', ring(24.7, 20, 3.6)) +
    cut('M21.500 26h.1M28 26h.1M24.700 20h.1', 'edge', 2.4),
  quarry:
    plane('sj-stone', 'M2 29.500V21H7.500V14H12.500V7.500H22V13H26V20H30V29.500Z') +
    inset(
      'sj-facet',
      'M13.500 8.500H19L16.500 13H13.500ZM8.500 15H12L10.500 19.500H8.500ZM3 22H6.500L5 27H3Z',
    ) +
    cut('M12.500 14H22V20.500M7.500 21H16V29M16 21V14M22 20.500H16', 'edge', 1.5) +
    wall(box(21, 24, 8, 5.5)) +
    roof('builder', gable(19.5, 19.5, 11, 5)),
};

const PRODUCER: Readonly<Record<string, Drawing>> = {
  well:
    rod('sj-wood', 'M9 13V21M23 13V21', 1.8) +
    cut('M16 13V18', 'edge', 1.4) +
    plane('sj-wood', 'M13.500 17.500H18.500L17.700 21.500H14.300Z') +
    roof('producer', 'M4 14L16 4L28 14Z') +
    plane('sj-stone', box(6, 21, 20, 8.5)) +
    cut(
      'M6 25.200H26M12.500 21V25M19.500 21V25M9.500 25.200V29.500M16 25.200V29.500M22.500 25.200V29.500',
      'edge',
      1.3,
    ),
  aqueduct:
    plane('sj-wrap', 'M27 7H31V29.500H27Z') +
    wall('M1.500 7H28V29.500H1.500Z') +
    roof('producer', box(1, 4.5, 27.5, 3.6)) +
    times(4, i => door(arch(3 + i * 6.2, 10.5, 4.4, 6.5))) +
    cut('M1.500 18.800H28', 'edge', 1.5) +
    times(3, i => door(arch(3.4 + i * 8.2, 20.5, 5.8, 9))),
};

const TRADER: Readonly<Record<string, Drawing>> = {
  'market-stand':
    rod('sj-wood', 'M5 12V29M27 12V29', 1.6) +
    wall(box(4, 22, 24, 7.5)) +
    inset('sj-leaf', ring(9, 20.5, 2.2)) +
    inset('sj-producer', ring(14, 20.5, 2.2)) +
    inset('sj-fire', ring(19, 20.5, 2.2)) +
    inset('hull', ring(24, 20.5, 2.2)) +
    times(5, i =>
      plane(i % 2 === 0 ? 'sj-trader' : 'sail', `M${2.5 + i * 5.4} 4.500h5.400v8a2.700 2.700 0 0 1-5.400 0Z`),
    ),
  'trading-post':
    rod('sj-wood', 'M5 22V30M14 22V30M23 22V30', 1.8) +
    plane('sj-wood', box(1.5, 20, 27, 3.2)) +
    wall(box(5, 12.5, 15, 7.5)) +
    roof('trader', 'M2.500 13.500L6.500 6H18.500L22.500 13.500Z') +
    rod('edge', 'M12 6V1.500', 0.6) +
    plane('hull', 'M12.500 .5H19L17.300 2.600L19 4.700H12.500Z') +
    pane(box(8, 14.5, 3, 3.2)) +
    door(box(14, 14.5, 3.6, 5.5)) +
    smallBarrel(22, 9.6, 0.33) +
    plane('sj-wrap', 'M1 27.500q3.500-2 7 0t7 0t7 0t7 0V30.500H1Z'),
  'market-hall':
    wall('M2.500 16C3 8 9 5.500 16 5.500S29 8 29.500 16V29.500H2.500Z') +
    roof('trader', 'M1.500 15.500C2.500 7.500 9 4.500 16 4.500S29.500 7.500 30.500 15.500Z') +
    plane('sail', 'M8.500 15.500a7.500 6.500 0 0 1 15 0Z') +
    cut('M16 9V15.500M12 10.200L13.500 15.500M20 10.200L18.500 15.500', 'edge', 1.4) +
    plane('sail', box(13, 1.5, 6, 3.2)) +
    times(3, i => door(arch(4.8 + i * 8, 19, 6.4, 10.5))),
};

const COUNCILLOR: Readonly<Record<string, Drawing>> = {
  archive:
    roof('councillor', box(4, 8, 24, 21.5)) +
    plane('sail', 'M2 4H30L28 9.500H4Z') +
    plane('sail', 'M9 12.500H23V14.500H21.500V24.500H23V26.800H9V24.500H10.500V14.500H9Z') +
    cut('M13 17.500H19M13 20.500H19', 'edge', 1.5) +
    plane('hull', ring(19.5, 23.4, 1.9)),
  prefecture:
    rod('edge', 'M16 8V2', 0.6) +
    plane('hull', 'M16.500 1H23L21.300 3.200L23 5.400H16.500Z') +
    wall(box(2.5, 16, 27, 13.5)) +
    roof('councillor', 'M1 17L4.500 12H11L16 7L21 12H27.500L31 17Z') +
    wall('M10.500 13.500L16 8.500L21.500 13.500V29.500H10.500Z') +
    plane('sj-councillor', 'M16 13.500L20 15V20C20 22.500 18 24 16 25C14 24 12 22.500 12 20V15Z') +
    inset('gold', 'M16 15.500V22.500C14.700 21.800 13.800 21 13.800 19.600V16.300Z') +
    pane(box(4.8, 20, 3.4, 4)) +
    pane(box(23.8, 20, 3.4, 4)),
};

const START: Readonly<Record<string, Drawing>> = {
  tower:
    wall('M11.500 12H20.500L22.500 29.500H9.500Z') +
    roof('start', gable(8, 1.5, 16, 11.5)) +
    pane(arch(14.2, 14.5, 3.6, 4.6)) +
    door(arch(13.5, 23, 5, 6.5)) +
    cut('M10.500 21.500H13M19 19.500H21.500', 'edge', 1.4),
  chapel:
    wall('M10 29.500V13a6 6 0 0 1 12 0V29.500Z') +
    cut('M16 1V7.500M13 3.600H19', 'edge', 3.4) +
    cut('M16 1.500V7M13.500 3.600H18.500', 'gold', 1.4) +
    wall('M2.500 21H10V29.500H2.500ZM22 21H29.500V29.500H22Z') +
    roof('start', 'M1.500 22L5 16.500L10 19V22ZM30.500 22L27 16.500L22 19V22Z') +
    plane('gold', 'M13.600 15.500a2.400 2.400 0 0 1 4.800 0L19.200 18H12.800Z') +
    door(arch(13.4, 22, 5.2, 7.5)),
};

const EVERY: Readonly<Record<string, Drawing>> = {
  'gold-mine':
    roof('prospector', 'M2 29.500C3 15 9 6 15 5C22 4 27 14 28.500 29.500Z') +
    door('M6.500 29.500V18H19V29.500Z') +
    rod('sj-wood', 'M6.500 29V17.500H19V29', 1.8) +
    plane('gold', 'M19.500 21.500Q25 15.500 30.500 21.500Z') +
    plane('sj-stone', 'M18.500 21.500H31.500L29.500 27H20.500Z') +
    plane('edge', ring(22, 28, 1.5)) +
    plane('edge', ring(28, 28, 1.5)),
  library:
    wall(box(3.5, 13, 25, 14)) +
    inset('sj-builder', box(5.2, 14.5, 4, 12)) +
    inset('sj-producer', box(9.6, 14.5, 4, 12)) +
    inset('sj-trader', box(14, 14.5, 4, 12)) +
    inset('sj-councillor', box(18.4, 14.5, 4, 12)) +
    inset('sj-prospector', box(22.8, 14.5, 4, 12)) +
    cut('M5 13V27M9.400 13V27M13.800 13V27M18.200 13V27M22.600 13V27M27 13V27', 'edge', 1.4) +
    plane('sail', 'M1.500 13.500L16 3.500L30.500 13.500Z') +
    plane('gold', ring(16, 9.6, 1.9)) +
    plane('sail', box(1.5, 26.5, 29, 3.2)),
};

const plinth = plane('sail', box(6.5, 26, 19, 3.5)) + plane('sail', box(9.5, 22.5, 13, 3.5));

const MONUMENTS: Readonly<Record<string, Drawing>> = {
  statue:
    plinth +
    plane(
      'sj-bronze',
      'M12.500 22.500L13.300 14L12 9.500C12 8 13.500 7.500 15 7.500H19L29 5L29.500 7L20.500 11.500L19.300 15L20 22.500Z',
    ) +
    plane('sj-bronze', ring(16.2, 4.6, 3)) +
    cut('M16 16V22', 'edge', 1.4),
  'victory-column':
    plane('sail', box(8, 26, 16, 3.5)) +
    plane('sail', 'M12.500 11.500H19.500V26H12.500Z') +
    plane('sail', box(10.5, 9, 11, 2.8)) +
    cut('M12.500 22L19.500 18M12.500 18L19.500 14M12.500 26L19.500 22', 'edge', 1.3) +
    plane(
      'gold',
      'M16 8.500C14 8.500 13.500 6 14.500 4.500C11 5.500 6.500 4.500 4 1C8 1.500 11 .5 14 2.500A2.300 2.300 0 0 1 18 2.500C21 .5 24 1.500 28 1C25.500 4.500 21 5.500 17.500 4.500C18.500 6 18 8.500 16 8.500Z',
    ),
  hero:
    plane('sail', box(6, 26.5, 20, 3)) +
    plane(
      'sj-bronze',
      'M5.500 14.500C8 12.500 12 13.500 14 13L19 12.500L22 6.500L23.500 4.500L25 6.500L28.500 9.500L27 11.800L24.500 11L22.500 17.500L23.500 22L25.500 26.500H22.500L20 20.500H13L11.500 26.500H8.500L9.500 18.500C7.500 19 6.500 20.500 6 22.500L3.500 21.500C3.500 18.500 4 16 5.500 14.500Z',
    ) +
    plane('sail', 'M12.500 13C12.500 9 14 6.500 16.500 6.500S19.800 9 19.300 12.500Z') +
    plane('sail', ring(16.4, 4, 2.5)) +
    rod('gold', 'M19 8.500L25.500 1.500', 1),
};

const END: Readonly<Record<string, Drawing>> = {
  'guild-hall':
    roof('end', 'M3.500 29.500V21H7.500V15.500H11.500V10H14V5H18V10H20.500V15.500H24.500V21H28.500V29.500Z') +
    pane(box(14.2, 11, 3.6, 3.6)) +
    pane(box(10.5, 17.5, 3.2, 3.6)) +
    pane(box(18.3, 17.5, 3.2, 3.6)) +
    pane(box(6.2, 23.5, 3, 3.4)) +
    pane(box(22.8, 23.5, 3, 3.4)) +
    door(arch(13, 22.5, 6, 7)),
  'city-hall':
    wall(box(1.5, 20, 29, 9.5)) +
    roof('end', 'M.5 20.500L4 15.500H28L31.500 20.500Z') +
    wall(box(11, 11, 10, 18.5)) +
    roof('end', gable(9.5, 1, 13, 10.5)) +
    plane('sail', ring(16, 16, 3.5)) +
    cut('M16 13.800V16L17.600 17', 'edge', 1.3) +
    pane(box(4.4, 23, 3, 3.6)) +
    pane(box(24.6, 23, 3, 3.6)) +
    door(arch(13.7, 22.5, 4.6, 7)),
  'triumphal-arch':
    wall('M3 11H29V29.500H22V22a6 6 0 0 0-12 0V29.500H3Z') +
    roof('end', box(1.5, 7, 29, 4.2)) +
    plane('sail', box(7, 2.5, 18, 4.5)) +
    plane('gold', ring(16, 4.8, 1.4)) +
    cut('M6 14V29M26 14V29', 'edge', 1.4) +
    roof('end', 'M13 14H19L18 17.500H14Z'),
  palace:
    wall(box(2, 17, 28, 12.5)) +
    roof('end', 'M1 17.500a5 5 0 0 1 9.500 0ZM21.500 17.500a5 5 0 0 1 9.500 0Z') +
    wall(box(9.5, 14, 13, 15.5)) +
    roof('end', 'M8.500 14.500C9 8 12 5.500 16 4.500C20 5.500 23 8 23.500 14.500Z') +
    rod('gold', 'M16 4V1', 1) +
    pane(arch(4.3, 20, 3.2, 5)) +
    pane(arch(24.5, 20, 3.2, 5)) +
    pane(box(11.6, 16.8, 2.6, 3.6)) +
    pane(box(17.8, 16.8, 2.6, 3.6)) +
    door(arch(13.4, 22.5, 5.2, 7)),
};

const BUILDINGS: Readonly<Record<string, Drawing>> = {
  ...PRODUCTION,
  ...BUILDER,
  ...PRODUCER,
  ...TRADER,
  ...COUNCILLOR,
  ...START,
  ...EVERY,
  ...MONUMENTS,
  ...END,
};

/** Under names of their own: other games have buildings of the same name. */
export const CITY: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(BUILDINGS).map(([building, drawing]) => [`sj-${building}`, drawing]),
);
