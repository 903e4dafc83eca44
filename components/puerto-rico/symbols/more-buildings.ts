/** Puerto Rico: the 22 buildings of the expansions, drawn as those of the base game are: one feature nobody else has. */
import {box, cut, type Drawing, inset, plane, ring, rod} from '../../kit/symbols/draw.ts';

const wall = (d: string): Drawing => plane('wall', d);
const door = (d: string): Drawing => inset('edge', d);
const pane = (d: string): Drawing => plane('window', d);

/** Of the New Buildings. */
const FIRST: Readonly<Record<string, Drawing>> = {
  aqueduct:
    plane('wrap', 'M3 8.500q2.170-4.600 4.330-1.500t4.330 0t4.340 0t4.330 0t4.330 0t4.340 1.500Z') +
    plane('role-craftsman', box(1.8, 7.2, 28.4, 5)) +
    wall(
      'M1.800 12.200H30.200V29.500H26.600V21.500A4.450 4.450 0 0 0 17.700 21.500V29.500H14.300V21.500A4.450 4.450 0 0 0 5.400 21.500V29.500H1.800Z',
    ),
  'black-market':
    plane('role-builder', 'M16 8.500C18 16.500 23 24 30.300 29.500H1.700C9 24 14 16.500 16 8.500Z') +
    door('M16 15.500C17 21 18.800 25.500 21.500 29.500H10.500C13.200 25.500 15 21 16 15.500Z') +
    plane('gold', 'M17.500 1.700A4.600 4.600 0 1 0 21.600 8.600A5.200 5.200 0 0 1 17.500 1.700Z'),
  'forest-house':
    rod('tobacco', 'M23.500 29V24', 2) +
    plane(
      'leaf',
      'M23.500 1.800L28 9.500H26.300L29.500 17H27.800L30.500 24.500H16.500L19.200 17H17.500L20.700 9.500H19Z',
    ) +
    wall(box(3, 19, 14.5, 10.5)) +
    plane('role-settler', 'M10.250 10L19.500 19.800H1Z') +
    door(box(8, 22.8, 4.5, 6.7)),
  storehouse:
    rod('wall', 'M4.500 29V10M27.500 29V10', 2) +
    plane('role-captain', 'M16 2L30.500 11.500H1.500Z') +
    [
      [11, 25],
      [21, 25],
      [16, 17],
    ]
      .map(([x, y]) => plane('tobacco', ring(x!, y!, 4.5)) + cut(ring(x!, y!, 1.8)))
      .join(''),
  'guest-house':
    rod('stone', 'M21 14.500H29.500', 1.6) +
    plane('lamp', 'M24.200 18.500H30.200V23.500L27.200 27L24.200 23.500Z') +
    wall(box(3, 13.5, 18, 16)) +
    plane('role-mayor', 'M12 2.800L23.300 14.200H.700Z') +
    pane('M6 17.500h4v4H6ZM14 17.500h4v4h-4Z') +
    door(box(9.8, 24, 4.4, 5.5)),
  'trading-post':
    plane('sail', 'M3.800 17C2.500 8 7 2.800 16 2.800S29.500 8 28.200 17Z') +
    cut('M11 3.600C9.500 8 9.500 12.500 10 16.500M21 3.600C22.500 8 22.500 12.500 22 16.500') +
    plane('role-trader', 'M1.700 16.500H30.300L28 23.500H4Z') +
    [9, 23].map(x => plane('wall', ring(x, 25, 4.8)) + inset('edge', ring(x, 25, 1.7))).join(''),
  church:
    rod('gold', 'M16 1.900V8M13.200 4.200H18.800', 1.1) +
    wall(box(3.5, 19.5, 25, 10)) +
    wall(box(10.5, 13, 11, 16.5)) +
    plane('role-builder', 'M16 7L23 14H9Z') +
    pane(ring(16, 18.2, 2.3)) +
    door(
      'M13.500 29.500V25.500a2.500 2.500 0 0 1 5 0V29.500ZM5.800 23h2.400v3.500H5.800ZM23.800 23h2.400v3.500h-2.400Z',
    ),
  'small-wharf':
    rod('stone', 'M4 29V17M9.500 29V17', 1.8) +
    plane('wall', box(1.7, 13.5, 10.5, 4.2)) +
    rod('tobacco', 'M28.500 6L18.500 22', 1.6) +
    plane(
      'role-captain',
      'M11.500 19.500H30.400C29.600 24.600 26.800 27.300 23 27.300H18.500C14.800 27.300 12.300 24.600 11.500 19.500Z',
    ) +
    plane('hull', 'M4 13.500V9.500A2.500 2.500 0 0 1 9 9.500V13.500Z'),
  lighthouse:
    plane('lamp', 'M11 8.500L1.600 3.500V13ZM21 8.500L30.400 3.500V13Z') +
    wall('M12.300 13H19.700L22.700 29.500H9.300Z') +
    inset('role-captain', 'M11.350 18.200H20.650L21.500 22.800H10.500Z') +
    cut('M11.350 18.200H20.650M10.500 22.800H21.500') +
    plane('lamp', box(12.3, 5.5, 7.4, 5.5)) +
    plane('role-captain', 'M10.800 6.200A5.300 4.600 0 0 1 21.200 6.200Z') +
    plane('wall', box(10, 10.6, 12, 3)),
  'specialty-factory':
    plane(
      'role-craftsman',
      'M12.500 1.800H19.500V8.500C24.500 12.500 27.800 19.500 28.500 29.500H3.500C4.200 19.500 7.500 12.500 12.500 8.500Z',
    ) +
    plane('wall', 'M10 29.500V23.500a6 6 0 0 1 12 0V29.500Z') +
    plane(
      'gold',
      'M16 19.800L17.300 23.100L20.600 23.500L18.100 25.800L18.800 29.200L16 27.400L13.200 29.200L13.900 25.800L11.400 23.500L14.700 23.100Z',
    ) +
    cut('M12.500 8.500H19.500'),
  library:
    wall(box(3, 12, 26, 17.5)) +
    plane('role-prospector', 'M16 2.200L30.400 12.600H1.600Z') +
    plane(
      'window',
      'M16 18C13.300 16 9.800 15.600 6.500 16.500V26.300C9.800 25.400 13.300 25.800 16 27.800C18.700 25.800 22.200 25.400 25.500 26.300V16.500C22.200 15.600 18.700 16 16 18Z',
    ) +
    cut(
      'M16 18V27.500M9.300 19.500L13 20M9.300 22.500L13 23M22.700 19.500L19 20M22.700 22.500L19 23',
      'edge',
      1.3,
    ),
  'union-hall':
    wall(box(2.5, 11, 27, 18.5)) +
    plane('role-captain', 'M1.700 12V7.500H9.500V3H22.500V7.500H30.300V12Z') +
    plane('gold', ring(12.3, 20.8, 5.4)) +
    plane('gold', ring(19.7, 20.8, 5.4)) +
    inset('wall', ring(12.3, 20.8, 2.6)) +
    inset('wall', ring(19.7, 20.8, 2.6)) +
    cut(ring(12.3, 20.8, 2.6)) +
    cut(ring(19.7, 20.8, 2.6)) +
    cut('M13.500 15.500A5.400 5.400 0 0 1 17.700 20.800'),
  statue:
    wall(box(9, 20.5, 14, 6)) +
    wall(box(5, 26, 22, 3.5)) +
    rod('gold', 'M24 20V3', 1.5) +
    plane(
      'role-end',
      'M16 8.800C18.500 8.800 20 9.500 21 11.500L25.500 11.300V14.300L20.800 14.800L22 20.500H10L10.800 14C11.200 10.500 13 8.800 16 8.800Z',
    ) +
    plane('role-end', ring(15.8, 5.3, 3.5)),
  cloister:
    wall('M11 13V7a5 5 0 0 1 10 0V13Z') +
    plane('gold', 'M13.800 11C14.600 9.800 14.200 6.200 16 6.200S17.400 9.800 18.200 11Z') +
    plane('role-end', 'M4.500 11.800H27.500L31 17.500H1Z') +
    wall(box(2.8, 17.5, 26.4, 12)) +
    door(
      'M5.600 29.500V24a2.700 2.700 0 0 1 5.400 0V29.500ZM13.300 29.500V24a2.700 2.700 0 0 1 5.400 0V29.500ZM21 29.500V24a2.700 2.700 0 0 1 5.400 0V29.500Z',
    ),
};

/** Of the Nobles. */
const SECOND: Readonly<Record<string, Drawing>> = {
  'land-office':
    wall(box(4.5, 11.5, 23, 18)) +
    plane('role-trader', 'M7.500 4H24.500L29.800 12H2.200Z') +
    plane('leaf', box(8.5, 15.5, 15, 10.5)) +
    cut('M8.500 22.500L13 18.500L17.500 22L23.500 17M15.200 20.200V26'),
  chapel:
    rod('gold', 'M16 1.900V8.500M13 4.300H19', 1.1) +
    wall('M16 9.500L25.500 17.500V29.500H6.500V17.500Z') +
    plane('role-craftsman', 'M16 7L29.500 18.300L27 21L16 11.800L5 21L2.500 18.300Z') +
    door('M12 29.500V23.500a4 4 0 0 1 8 0V29.500Z') +
    inset('lamp', ring(16, 16.6, 2)),
  'hunting-lodge':
    rod(
      'tobacco',
      'M16 12C16 9 12.500 8.500 10.500 6.500C9.200 5.200 8.800 3.800 8.800 2.200M12 7.500L13.300 3.200M16 12C16 9 19.500 8.500 21.500 6.500C22.800 5.200 23.200 3.800 23.200 2.200M20 7.500L18.700 3.200',
      1.5,
    ) +
    wall(box(4, 18.5, 24, 11)) +
    plane('role-settler', 'M16 10L30.500 19.200H1.500Z') +
    pane('M7 22h4.500v4H7ZM20.500 22H25v4h-4.500Z') +
    door(box(13.6, 22.5, 4.8, 7)),
  'zoning-office':
    wall(box(3.5, 14, 25, 15.5)) +
    plane('role-builder', 'M1.700 14.500L30.300 1.800V14.500Z') +
    inset('wall', 'M15.500 11.500L26.500 6.700V11.500Z') +
    cut('M15.500 11.500L26.500 6.700V11.500Z') +
    pane('M7 18h4.500v4.500H7ZM20.500 18H25v4.500h-4.500Z') +
    door(box(13.5, 22, 5, 7.5)),
  'royal-supplier':
    plane('gold', 'M9 12L6.800 3.200L12 7L16 1.800L20 7L25.200 3.200L23 12Z') +
    wall(box(4, 15.5, 24, 14)) +
    plane('role-captain', box(2.2, 11.5, 27.6, 4.8)) +
    door('M10.500 29.500V24.500a5.500 5.500 0 0 1 11 0V29.500Z') +
    inset('lamp', box(14.8, 24, 2.4, 2.4)),
  villa:
    plane(
      'leaf',
      'M4.300 29.500C1.200 24 1.800 15 4.300 10.500C6.800 15 7.400 24 4.300 29.500ZM27.700 29.500C24.600 24 25.200 15 27.700 10.500C30.200 15 30.800 24 27.700 29.500Z',
    ) +
    wall(box(7.5, 12.5, 17, 17)) +
    plane('role-mayor', 'M11 3.500H21L26.500 13H5.500Z') +
    pane('M10 16h3.200v4H10ZM18.800 16H22v4h-3.200Z') +
    door('M13.500 29.500V24.500a2.500 2.500 0 0 1 5 0V29.500Z'),
  jeweler:
    wall(box(4, 13, 24, 16.5)) +
    plane('role-craftsman', 'M10.500 2.500H21.500L30.300 13.500H1.700Z') +
    plane('wrap', 'M11.500 15.800H20.500L24.200 19.800L16 28.800L7.800 19.800Z') +
    cut('M7.800 19.800H24.200M12.800 19.800L16 28.500L19.200 19.800L16 15.800Z', 'edge', 1.3),
  'royal-garden':
    rod('stone', 'M6.500 29V13M25.500 29V13', 1.8) +
    plane('role-end', 'M2.500 13.500C2.500 7 8 3.500 16 3.500S29.500 7 29.500 13.500Z') +
    plane('gold', ring(16, 3.6, 2)) +
    rod('leaf', 'M16 29.500V22', 1.6) +
    plane(
      'leaf',
      'M16 29C11.500 29 9.500 27 9.300 24.200C13 24.200 15.500 26 16 29ZM16 29C20.500 29 22.500 27 22.700 24.200C19 24.200 16.500 26 16 29Z',
    ) +
    plane('hull', ring(16, 19.5, 3.9)) +
    cut('M16 17.800a1.800 1.800 0 1 1-1.800 1.800', 'edge', 1.3),
};

export const MORE_BUILDINGS: Readonly<Record<string, Drawing>> = {...FIRST, ...SECOND};
