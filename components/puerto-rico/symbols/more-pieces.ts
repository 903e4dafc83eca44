/** Puerto Rico: what the expansions bring besides buildings: forest, the buccaneer's flag and ship, the festival. */
import {box, cut, type Drawing, inset, placed, plane, ring, rod, solid} from '../../kit/symbols/draw.ts';

const fir =
  rod('tobacco', 'M0 13V9', 1.8) +
  plane('leaf', 'M0-13.500L5-5.500H3L7 2H4.500L8.500 9.500H-8.500L-4.500 2H-7L-3-5.500H-5Z');

const skull =
  inset('edge', 'M0-4A4 4 0 0 1 2.600 3.100V4.700H-2.600V3.100A4 4 0 0 1 0-4Z') +
  inset('role-buccaneer', `${ring(-1.5, 0.2, 1)}${ring(1.5, 0.2, 1)}`);

export const MORE_PIECES: Readonly<Record<string, Drawing>> = {
  /** A tile on its back. */
  forest: placed(fir, 22, 13.5, 0.78, 0, 1.8) + placed(fir, 11.5, 16.2, 1.02, 0, 1.8),
  /** The token: a ship with a dark sail. */
  'pirate-ship':
    rod('stone', 'M16 20V2.500', 1.4) +
    plane(
      'role-buccaneer',
      'M5.500 4.500H26.500C24.500 9 24.500 13.500 26.500 18H5.500C7.500 13.500 7.500 9 5.500 4.500Z',
    ) +
    placed(skull, 16, 11, 1.05) +
    plane('hull', 'M1.700 20.500H30.300L26 29.500H6Z'),
  /** A garland of pennants over a drum. */
  festival:
    cut('M1.800 5C9 10.500 23 10.500 30.200 5', 'ink2', 1.8) +
    plane('role-mayor', 'M3 6.200L9.300 9.200L4.500 14ZM22.700 9.200L29 6.200L27.500 14Z') +
    plane('gold', 'M12.200 9.500H19.800L16 15.500Z') +
    plane('hull', 'M6 20.500H26V27C26 28.800 21.500 30.300 16 30.300S6 28.800 6 27Z') +
    plane('sail', 'M16 17C21.500 17 26 18.600 26 20.500S21.500 24 16 24S6 22.400 6 20.500S10.500 17 16 17Z'),
  /** A slot with a noble: the lamp with a crown. */
  'lamp-noble':
    plane('lamp', ring(16, 16, 14)) +
    inset(
      'oncoral',
      'M7.500 22.500L5.800 10.500L11.500 14.500L16 7.500L20.500 14.500L26.200 10.500L24.500 22.500Z',
    ),
  /** A piece that leaves its place. */
  guest:
    plane(
      'worker',
      'M11 3A5 5 0 0 1 11 13A5 5 0 0 1 11 3ZM1.700 25C1.700 18.500 5 15.200 11 15.200S20.300 18.500 20.300 25Z',
    ) +
    plane('gold', 'M20 8H24.500V4L30.500 10.500L24.500 17V13H20Z') +
    inset('edge', box(1.7, 27.5, 28.6, 2)),
};

/** A cutlass: the tool of the buccaneer, for his flag. */
export const BUCCANEER: Drawing = placed(
  solid(
    'M-2.500-16.500C5.500-13 8-4 4.800 5.500H8V9.300H3.300L5 16.500H-1L-2.200 9.300H-7V5.500H-1.600C1.800-2 1.500-10.500-2.500-16.500Z',
  ),
  15.4,
  15.8,
  0.94,
  38,
);
