/** Puerto Rico: the 23 buildings of the base game, each with one feature nobody else has. */
import {box, cut, type Drawing, inset, placed, plane, ring, rod} from '../../kit/symbols/draw.ts';

const wall = (d: string): Drawing => plane('wall', d);
const door = (d: string): Drawing => inset('edge', d);
const pane = (d: string): Drawing => plane('window', d);

const motif: Record<string, Drawing> = {
  indigo: [0, 72, 144, 216, 288]
    .map(turn => placed(plane('indigo', 'M0 1C-6-2-5.600-10 0-12C5.600-10 6-2 0 1Z'), 0, 0, 1, turn, 2.2))
    .join(''),
  sugar:
    plane('sugar', 'M0-13C4-13 5-7 5.600-2L8.500 12H-8.500L-5.600-2C-5-7-4-13 0-13Z') +
    plane('wrap', 'M-6 0H6L8.500 12H-8.500Z'),
  tobacco: placed(
    plane('tobacco', 'M0-13C9-5 9 7 0 12C-9 7-9-5 0-13Z') + cut('M0-6V15', 'edge', 2.6),
    0,
    0,
    1,
    28,
    2.4,
  ),
  coffee: placed(
    plane('coffee', 'M0-13C6-13 10-7 10 0S6 13 0 13S-10 7-10 0S-6-13 0-13Z') +
      cut('M1-11C-3-5 3 5-1 11', 'coffeecut', 3.4),
    0,
    0,
    1,
    38,
    2.4,
  ),
};

const emblem = (good: string, y: number): Drawing => placed(motif[good]!, 16, y, 0.52, 0, 1.3);

/** Small works: a gable barn with the good on its wall. */
const barn = (good: string, roof: string, eaves: Drawing = ''): Drawing =>
  wall(box(5, 13, 22, 16.5)) + plane(roof, 'M16 2.800L30.300 14.200H1.700Z') + eaves + emblem(good, 22);

/** Large works: wider, saddle roof, chimney. */
const works = (good: string, roof: string, eaves: Drawing = ''): Drawing =>
  plane(roof, box(21.5, 3, 5, 9)) +
  wall(box(3.5, 13, 25, 16.5)) +
  plane(roof, 'M1.500 14.500L7.500 5.500L16 10.500L24.500 5.500L30.500 14.500Z') +
  eaves +
  emblem(good, 22.2);

const awning = (left: number, top: number, scallops: number, step: number, depth: number): Drawing =>
  Array.from({length: scallops}, (_, i) => {
    const x = left + i * step;
    const r = step / 2;
    return plane(
      i % 2 === 0 ? 'role-trader' : 'wall',
      `M${x} ${top}h${step}v${depth}a${r} ${r} 0 0 1 ${-step} 0Z`,
    );
  }).join('');

export const BUILDINGS: Readonly<Record<string, Drawing>> = {
  'small-indigo-plant': barn('indigo', 'indigo'),
  'small-sugar-mill': barn('sugar', 'sugar', plane('wrap', 'M7.500 9.600H24.500L30.300 14.200H1.700Z')),
  'indigo-plant': works('indigo', 'indigo'),
  'sugar-mill': works('sugar', 'sugar', plane('wrap', 'M4.200 10.500H27.800L30.500 14.500H1.500Z')),
  'tobacco-storage': works('tobacco', 'tobacco'),
  'coffee-roaster': works('coffee', 'coffee'),
  'small-market': wall(box(6, 14, 20, 15.5)) + door(box(10, 20.5, 12, 4)) + awning(3, 7, 4, 6.5, 6),
  'large-market':
    plane('role-trader', 'M7 2.500H25L30 10H2Z') +
    wall(box(4.5, 14, 23, 15.5)) +
    door(box(8, 21, 5.5, 4)) +
    door(box(17.5, 20.5, 6, 9)) +
    awning(2, 10, 6, 4.667, 5),
  office:
    wall(box(6, 7, 20, 22.5)) +
    plane('role-trader', box(4, 2.5, 24, 4.8)) +
    pane('M9.500 11h4v4h-4ZM18.500 11h4v4h-4ZM9.500 18.500h4v4h-4ZM18.500 18.500h4v4h-4Z') +
    door(box(14, 24.5, 4, 5)),
  hacienda:
    wall(box(3, 14, 26, 15.5)) +
    plane('role-settler', 'M6.500 7H25.500L30.500 14.500H1.500Z') +
    door(
      'M6 29.500V22a2.750 2.750 0 0 1 5.500 0V29.500ZM13.250 29.500V22a2.750 2.750 0 0 1 5.500 0V29.500ZM20.500 29.500V22a2.750 2.750 0 0 1 5.500 0V29.500Z',
    ),
  'construction-hut':
    rod('stone', 'M8 16V4.500H27V10', 2.4) +
    plane('stone', box(23.8, 10, 6.4, 6)) +
    wall(box(5, 20, 17, 9.5)) +
    plane('role-settler', 'M13.500 12.500L25 20.500H2Z') +
    door(box(11, 23.5, 5, 6)),
  hospice:
    wall(box(4.5, 13, 23, 16.5)) +
    plane('role-settler', 'M16 2.500L30.300 13.800H1.700Z') +
    plane(
      'hull',
      'M16 27.500C11.500 24.500 9.500 22 9.500 19.500C9.500 16.500 13.500 15.300 16 18.500C18.500 15.300 22.500 16.500 22.500 19.500C22.500 22 20.500 24.500 16 27.500Z',
    ),
  'small-warehouse':
    wall(box(5.5, 15.5, 21, 14)) +
    plane('role-captain', 'M4 16.500C4 8.500 9 4 16 4S28 8.500 28 16.500Z') +
    door(box(10.5, 20.5, 11, 9)),
  'large-warehouse':
    wall(box(3, 15.5, 26, 14)) +
    plane(
      'role-captain',
      'M1.700 16.500C1.700 9.500 4.500 6 8.850 6S16 9.500 16 16.500ZM16 16.500C16 9.500 18.800 6 23.150 6S30.300 9.500 30.300 16.500Z',
    ) +
    door('M5.500 20.500h7v9h-7ZM19.500 20.500h7v9h-7Z'),
  factory:
    plane('role-craftsman', box(3.5, 2.5, 5.5, 18)) +
    plane('role-craftsman', 'M9 20V12.500L16 18V12.500L23 18V12.500L30 18V20Z') +
    wall(box(2, 18.5, 28, 11)) +
    pane('M5.500 22h5v3.800h-5ZM13.500 22h5v3.800h-5ZM21.500 22h5v3.800h-5Z'),
  university:
    plane('role-builder', 'M6.500 11.500C6.500 5.500 10.500 2 16 2S25.500 5.500 25.500 11.500Z') +
    wall(box(4, 11.5, 24, 4)) +
    wall(box(5.5, 15.5, 21, 10.5)) +
    cut('M9.500 16v10M13.800 16v10M18.200 16v10M22.500 16v10', 'edge', 2) +
    wall(box(2.5, 25.8, 27, 3.7)),
  harbor:
    plane('sail', 'M15 7.500V21H10.800C11 15.500 12.300 11 15 7.500Z') +
    plane('sail', 'M17.200 3.500C20 8.500 21.200 14.500 21.200 21H17.200Z') +
    wall('M2 12.500h6.500V29.500H2ZM23.500 12.500H30V29.500H23.500Z') +
    plane('role-captain', 'M.900 13L5.250 4L9.600 13ZM22.400 13L26.750 4L31.100 13Z') +
    plane('role-captain', 'M8.500 24.500q1.900-2.600 3.750 0t3.750 0t3.750 0t3.750 0V29.500H8.500Z') +
    door('M4.200 16.500h2.200v4H4.200ZM25.600 16.500h2.200v4h-2.200Z'),
  wharf:
    rod('stone', 'M9.500 28V20M23 28V20', 2) +
    rod('stone', 'M13 15V3', 1.8) +
    plane('sail', 'M15.600 1.800L26 12.500H15.600Z') +
    plane('role-captain', 'M1.800 12L8.500 15.200H24L30.300 11.500L26 22.500H7Z') +
    rod('stone', 'M4 28.400H28', 2),
  'guild-hall':
    plane('role-end', 'M3 29.500V18H7V13H11V8H13.500V3H18.500V8H21V13H25V18H29V29.500Z') +
    pane('M9 18.500h3.500v4H9ZM19.500 18.500h3.500v4h-3.500ZM14.250 11h3.500v4h-3.500Z') +
    door('M13 29.500V25a3 3 0 0 1 6 0V29.500Z'),
  residence:
    wall(box(4, 9, 24, 20.5)) +
    plane('role-end', 'M7 3H25L29.500 9.800H2.500Z') +
    pane(
      'M7 13h3.700v4H7ZM14.150 13h3.700v4h-3.700ZM21.300 13h3.700v4h-3.700ZM7 20.500h3.700v4H7ZM21.300 20.500h3.700v4h-3.700Z',
    ) +
    door(box(14, 21, 4, 8.5)),
  fortress:
    plane(
      'role-end',
      'M1.800 29.500V4.500H5.200V8H8V4.500H11.400V14.500H13.800V11H18.200V14.500H20.600V4.500H24V8H26.800V4.500H30.200V29.500Z',
    ) +
    pane('M5 12.500h3.200v4.500H5ZM23.800 12.500H27v4.500h-3.200Z') +
    door('M11.500 29.500V23.500a4.500 4.500 0 0 1 9 0V29.500Z'),
  'customs-house':
    rod('stone', 'M16 10V3', 1.4) +
    plane('hull', 'M16.800 2H26L23.500 4.800L26 7.600H16.800Z') +
    wall(box(4.5, 15.5, 23, 14)) +
    plane('role-end', 'M16 8L30.300 16H1.700Z') +
    door('M10.500 29.500V24.500a5.500 5.500 0 0 1 11 0V29.500Z'),
  'city-hall':
    wall(box(2, 18.5, 28, 11)) +
    wall(box(10.5, 8.5, 11, 21)) +
    plane('role-end', 'M16 1.700L23 9H9Z') +
    plane('window', ring(16, 14.5, 3.6)) +
    cut('M16 12.600V14.800L17.600 15.800', 'edge', 1.3) +
    door(box(13.8, 22.5, 4.4, 7)) +
    pane('M4.800 22h3v3.500h-3ZM24.200 22h3v3.500h-3Z'),
};
