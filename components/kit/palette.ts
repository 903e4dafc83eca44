/**
 * The colours of the harbour poster, by day and with the lamps lit. Plain data, so that tests can measure the
 * contrast of every pair; `tokens.ts` turns it into custom properties (`sea` becomes `--rs-sea`). Games bring theirs
 * (`game-palette.ts`).
 */

const day = {
  // Grounds: sea (page), land (panels), quay (where you decide)
  sea: '#BFDDDB',
  sea2: '#A9CFCF',
  sand: '#F8ECD4',
  card: '#FFF9EC',
  sunk: '#EFDFBF',
  line: '#D8C49B',
  foam: '#FFFDF4',
  ink: '#0F2E47',
  ink2: '#40556A',
  quay: '#0F3D5E',
  quay2: '#1B5178',
  onquay: '#FFF6E3',
  onquay2: '#BFD6E2',
  // The one signal colour: your move
  coral: '#FF7A5C',
  oncoral: '#0B2236',
  coral2: '#E25A3B',
  coraltxt: '#B23A1E',
  ok: '#1F7A55',
  // What pieces are made of
  edge: '#0F2E47',
  lamp: '#FFD15C',
  gold: '#F3B52F',
  teal: '#1FA08C',
  sail: '#FFFDF4',
  hull: '#C4492C',
  wall: '#FFF6E0',
  window: '#FFFDF4',
  // Seats: always shape + colour + initial
  'seat-disc': '#CC3A70',
  'seat-square': '#2F6FC0',
  'seat-triangle': '#2F8049',
  'seat-diamond': '#E3A11F',
  'seat-cross': '#8A5BC2',
  'seat-hexagon': '#64717E',
  'seat-ink': '#FFFFFF',
  'seat-ink-diamond': '#0B2236',
  // Cameras want dark on light: the same in both themes
  'qr-ground': '#FFFDF4',
  'qr-ink': '#0F2E47',
  // The poster of the start page and the lobby
  'sky-1': '#FAD5A1',
  'sky-2': '#FBE4BF',
  disc: '#FF7A5C',
  hill: '#4F92A8',
  town: '#0F2E47',
  'lit-1': '#FFD98A',
  'water-1': '#3E8CA5',
  'water-2': '#1E6788',
  'water-3': '#0F3D5E',
  glitter: '#FFE3C2',
  cloth: '#FFF6E3',
  stripe: '#E25A3B',
  beam: '#FBE4BF',
} as const;

export type Paint = keyof typeof day;
export type Palette = Readonly<Record<Paint, string>>;

export const DAY: Palette = day;

export const NIGHT: Palette = {
  sea: '#081A2B',
  sea2: '#0E2439',
  sand: '#122C43',
  card: '#173650',
  sunk: '#0D2338',
  line: '#2E4E69',
  foam: '#1D4562',
  ink: '#FBEFD6',
  ink2: '#B3C4CE',
  quay: '#174463',
  quay2: '#235B86',
  onquay: '#FFF6E3',
  onquay2: '#C4DAE6',
  coral: '#FF8A6B',
  oncoral: '#0B2236',
  coral2: '#FFB09A',
  coraltxt: '#FF9C82',
  ok: '#6FD3A4',
  edge: '#061320',
  lamp: '#FFD15C',
  gold: '#FFC94D',
  teal: '#3CCBB3',
  sail: '#FFF6E3',
  hull: '#F0775A',
  wall: '#E9DCC0',
  window: '#FFD15C',
  'seat-disc': '#FF7FAE',
  'seat-square': '#7DB4FF',
  'seat-triangle': '#72CE8D',
  'seat-diamond': '#FFC450',
  'seat-cross': '#BC97F2',
  'seat-hexagon': '#AEBBC6',
  'seat-ink': '#0B2236',
  'seat-ink-diamond': '#0B2236',
  'qr-ground': '#FFFDF4',
  'qr-ink': '#0F2E47',
  'sky-1': '#0A2138',
  'sky-2': '#0C2640',
  disc: '#FBEFD6',
  hill: '#163A57',
  town: '#040F1A',
  'lit-1': '#FFD15C',
  'water-1': '#17516E',
  'water-2': '#11405C',
  'water-3': '#0D2B43',
  glitter: '#FBEFD6',
  cloth: '#D9CDB4',
  stripe: '#D4573C',
  beam: '#5B6459',
};

/** Mixes two `#rrggbb` colours; `share` is the part of the first, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map(at =>
    Math.round(channel(first, at) * share + channel(second, at) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** What lies on the quay: signals, pieces, seats; not the grounds and not the scenery. */
const PIECES = /^(coral2|coraltxt|ok|edge|lamp|gold|teal|sail|hull|wall|window|seat-.+)$/;

/**
 * The quay is a deep ground in both themes. It has night fills for the pieces. Its own text and planes bear the names which
 * components use on land, so that these need not know where they stand.
 */
export const DEEP: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(NIGHT).filter(([name]) => PIECES.test(name))),
  ink: NIGHT.onquay,
  ink2: 'var(--rs-onquay2)',
  sand: 'var(--rs-quay)',
  card: 'var(--rs-quay2)',
  foam: 'var(--rs-quay2)',
  sunk: 'var(--rs-quay2)',
  line: '#3F76A0',
};
