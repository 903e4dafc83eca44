/** Puerto Rico: goods, tiles, people, coins. */
import {box, cut, type Drawing, inset, placed, plane, ring, rod} from '../../kit/symbols/draw.ts';

const leaflet = 'M0 0C-5.600-1.800-5.800-8.600 0-10.800C5.800-8.600 5.600-1.800 0 0Z';

const corn =
  plane(
    'corn',
    'M16 1.800C20 1.800 22 6.600 22 12.500C22 19 19.500 25 16 28C12.500 25 10 19 10 12.500C10 6.600 12 1.800 16 1.800Z',
  ) +
  cut('M16 2.500V22M10.800 7.700H21.200M10.200 13H21.800M12 18.300H20') +
  plane(
    'leaf',
    'M16 30C7.500 30 2.200 23.500 2.400 13.300C9.800 14.300 15 20 16 30ZM16 30C24.500 30 29.800 23.500 29.600 13.300C22.200 14.300 17 20 16 30Z',
  );

const indigo =
  rod('leaf', 'M16 29V13', 1.8) +
  placed(plane('indigo', leaflet), 16, 24.5, 0.98, -72, 1.8) +
  placed(plane('indigo', leaflet), 16, 24.5, 0.98, 72, 1.8) +
  placed(plane('indigo', leaflet), 15.6, 15.8, 1.04, -68, 1.8) +
  placed(plane('indigo', leaflet), 16.4, 15.8, 1.04, 68, 1.8) +
  placed(plane('indigo', leaflet), 16, 13.2, 1.04, 0, 1.8);

const sugar =
  plane(
    'sugar',
    'M11.500 1.800C15.500 1.800 16.600 6 18 12L21 29.500H2L5 12C6.400 6 7.500 1.800 11.500 1.800Z',
  ) +
  plane('wrap', 'M4.300 16L18 11.800L21 29.500H2Z') +
  cut('M3.300 22.200L19.300 19.600M10.800 14.200L11.500 29') +
  plane('sugar', 'M24 16.800L30.300 20V26.600L24 29.800L17.700 26.600V20Z') +
  cut('M18 20.200L24 23.200L30 20.200M24 23.200V29.500');

const tobacco = placed(
  rod('tobacco', 'M0 9V14', 1.2) +
    plane(
      'tobacco',
      'M0-14.500C5.500-11 9.200-6 9.200-.5C9.200 5.500 5 9.600 0 10.400C-5 9.600-9.200 5.500-9.200-.5C-9.200-6-5.500-11 0-14.500Z',
    ) +
    cut('M0-9V10M0-3L4.600-6.400M0-3L-4.600-6.400M0 4L5.600-.2M0 4L-5.600-.2'),
  16.3,
  15.8,
  1,
  28,
  1.8,
);

const coffee = placed(
  plane('coffee', 'M0-14C6-14 10.200-8 10.200 0S6 14 0 14S-10.200 8-10.200 0S-6-14 0-14Z') +
    cut('M1.500-13C-3-7.500-2.200-3.500 0 0S3 7.500-1.500 13', 'coffeecut', 2.4),
  16,
  16,
  1,
  38,
  1.8,
);

const block = (x: number, y: number): Drawing =>
  plane('stone', box(x, y, 12, 11.6)) + inset('facet', `M${x + 0.9} ${y + 0.9}h8.600l-5.600 9.800h-3Z`);

const bust =
  'M16 3A6.600 6.600 0 0 1 16 16.200A6.600 6.600 0 0 1 16 3ZM3.800 29.500C3.800 21.800 8.200 18.200 16 18.200S28.200 21.800 28.200 29.500Z';

export const GOODS: Readonly<Record<string, Drawing>> = {
  corn,
  indigo,
  sugar,
  tobacco,
  coffee,
  quarry: block(10, 5.5) + block(3.8, 17.5) + block(16.2, 17.5),
  worker: plane('worker', bust),
  noble:
    placed(plane('noble', bust), 1.6, 5, 0.9, 0, 1.8) +
    plane('gold', 'M9.500 11L8.500 2L12.500 5.500L16 1.800L19.500 5.500L23.500 2L22.500 11Z'),
  doubloon:
    plane('gold', ring(16, 16, 14)) + cut(ring(16, 16, 9.8)) + cut('M16 11.500v9M11.500 16h9', 'edge', 3),
  point: plane(
    'vp',
    'M16 1.900L20.300 11.300L30.400 12.500L22.900 19.400L24.900 29.500L16 24.400L7.100 29.500L9.100 19.400L1.600 12.500L11.700 11.300Z',
  ),
  lamp: plane('lamp', ring(16, 16, 14)) + placed(inset('oncoral', bust), 6.7, 6, 0.58),
  'lamp-empty': `<path fill="none" stroke="var(--rs-ink2)" stroke-width="2" stroke-dasharray="4 3.330" d="${ring(16, 16, 14)}"/>`,
};
