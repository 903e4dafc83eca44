/** The island out of the tables of the rules: corners of each hex, harbours, spirals, fixed boards. */

/** Corners of H0 to H18, clockwise from the top. */
const HEX_ROWS = [
  'V0 V4 V8 V12 V7 V3',
  'V1 V5 V9 V13 V8 V4',
  'V2 V6 V10 V14 V9 V5',
  'V7 V12 V17 V22 V16 V11',
  'V8 V13 V18 V23 V17 V12',
  'V9 V14 V19 V24 V18 V13',
  'V10 V15 V20 V25 V19 V14',
  'V16 V22 V28 V33 V27 V21',
  'V17 V23 V29 V34 V28 V22',
  'V18 V24 V30 V35 V29 V23',
  'V19 V25 V31 V36 V30 V24',
  'V20 V26 V32 V37 V31 V25',
  'V28 V34 V39 V43 V38 V33',
  'V29 V35 V40 V44 V39 V34',
  'V30 V36 V41 V45 V40 V35',
  'V31 V37 V42 V46 V41 V36',
  'V39 V44 V48 V51 V47 V43',
  'V40 V45 V49 V52 V48 V44',
  'V41 V46 V50 V53 V49 V45',
] as const;

export const HEXES: readonly (readonly string[])[] = HEX_ROWS.map(row => row.split(' '));

const number = (name: string): number => Number(name.slice(1));
const byNumber = (a: string, b: string): number => number(a) - number(b);

export const CORNERS: readonly string[] = [...new Set(HEXES.flat())].sort(byNumber);

/** Paths by name: between neighbouring corners of a hex, numbered by the lower corner, then the higher. */
export const PATHS: ReadonlyMap<string, readonly [string, string]> = new Map(
  [
    ...new Map(
      HEXES.flatMap(corners =>
        corners.map((corner, i) => {
          const [low, high] = [corner, corners[(i + 1) % 6]!].sort(byNumber);
          return [`${low} ${high}`, [low!, high!] as const] as const;
        }),
      ),
    ).values(),
  ]
    .sort(([a, b], [c, d]) => byNumber(a, c) || byNumber(b, d))
    .map((path, i) => [`E${i}`, path]),
);

const each = <T>(of: (corner: string) => T): ReadonlyMap<string, T> =>
  new Map(CORNERS.map(corner => [corner, of(corner)]));

export const pathsAt = each(corner =>
  [...PATHS].filter(([, ends]) => ends.includes(corner)).map(([name]) => name),
);
export const neighboursOf = each(corner =>
  pathsAt.get(corner)!.map(path => PATHS.get(path)!.find(end => end !== corner)!),
);
export const hexesAt = each(corner =>
  HEXES.flatMap((corners, hex) => (corners.includes(corner) ? [hex] : [])),
);

/** The two corners that each harbour serves, P0 to P8. */
export const PIERS = [
  'V0 V3',
  'V1 V5',
  'V10 V15',
  'V26 V32',
  'V42 V46',
  'V49 V52',
  'V47 V51',
  'V33 V38',
  'V11 V16',
].map(row => row.split(' '));

/** Orders in which tokens can be laid: outer ring, inner ring, centre. */
export const SPIRALS: readonly (readonly number[])[] = [
  '0 3 7 12 16 17 18 15 11 6 2 1 4 8 13 14 10 5 9',
  '2 1 0 3 7 12 16 17 18 15 11 6 5 4 8 13 14 10 9',
  '11 6 2 1 0 3 7 12 16 17 18 15 10 5 4 8 13 14 9',
  '18 15 11 6 2 1 0 3 7 12 16 17 14 10 5 4 8 13 9',
  '16 17 18 15 11 6 2 1 0 3 7 12 13 14 10 5 4 8 9',
  '7 12 16 17 18 15 11 6 2 1 0 3 8 13 14 10 5 4 9',
].map(row => row.split(' ').map(Number));

/** Tokens A to R. */
export const LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

/** The fixed islands row by row: terrain (F forest, P pasture, G fields, H hills, M mountains, D desert) and token. */
export const FIXED = {
  beginner: {
    land: 'F11 P12 G9  H4 M6 H5 P10  D F3 G11 F4 G8  H8 P10 P9 M3  M5 G2 F6',
    harbours: 'any wool any any brick lumber any grain ore',
  },
  'beginner-modern': {
    land: 'M10 P2 F9  G12 H6 P4 H10  G9 F11 D F3 M8  F8 M3 G4 P5  H5 G6 P11',
    harbours: 'any grain ore any wool any any brick lumber',
  },
} as const;

/** First and second settlement with its road, and the cards of the second: red, blue, white, orange. */
export const BEGINNERS = [
  ['V18 E20', 'V30 E36', 'grain lumber wool'],
  ['V49 E69', 'V39 E50', 'brick wool ore'],
  ['V12 E12', 'V41 E59', 'wool ore lumber'],
  ['V10 E16', 'V25 E37', 'wool lumber grain'],
] as const;
