/** The tables of the rulebook as they are printed, read by the referee and by nobody else. C, W, T, K, G: cotton, wine, tea, cocoa, cannon. */

/** Tile: action and pick-up of face a, then of face b. */
const SEA = `
sea-01 upgrade CW free-rum TG
sea-02 upgrade WT peace CG
sea-03 upgrade TC coin WG
sea-04 upgrade CG rum-trade WT
sea-05 upgrade WG rum-trade TC
sea-06 upgrade TG goods-trade CW
sea-07 free-rum CW goods-trade TG
sea-08 free-rum WT goods-trade CG
sea-09 free-rum TC goods-trade WG
sea-10 rum-trade CG coin CWT
sea-11 rum-trade WG coin CWT
sea-12 rum-trade TG peace CWT
sea-13 goods-trade CWT peace CWTG`;

/** Tile: slots and refill of face a, then of face b. */
const HARBOURS = `
harbour-1 CWT 3 CCWT 3
harbour-2 WTC 3 WTTC 3
harbour-3 TCW 3 TWCW 3
harbour-4 CCW 4 TCWTC 2
harbour-5 WWT 4 CWTCW 2
harbour-6 TTC 4 WTCWT 2
harbour-7 CWTW 2 TTCC 3
harbour-8 WCTC 2 CWTWT 1`;

/** The three rows of each layout for five players, and how many spaces fewer are filled for 4, 3 and 2. */
const LAYOUTS = `
CCCCCCCCCCCKCCC WWWWWWWWWWWKWWW TTTTTTTTTTTKTTT
CCCCCCCCCKCCCCC WWWWWWWWWWWKWWW TTTTTTTTTTTTTKT
CCCCCCCCCCCKCC WWWWWWWWWWWKWWW TTTTTTTTTTTKTTTT
CCCCCCCCCCCKCCCC WWWWWWWWWWWKWW TTTTTTTTTTTKTTT
CCCCCCCCCCCKCCC WWWWWWWWWWWKWWWW TTTTTTTTTTTKTT
CCCCCCCCCCKCCKC WWWWWWWWWWWKWWW TTTTTTTTTTTTTTT`;
const FEWER = [8, 5, 2, 0];

export interface Face {
  /** Of the sea: what the top says, what can be picked up. */
  readonly action?: string;
  readonly things?: string;
  /** Of a harbour. */
  readonly slots?: string;
  readonly refill?: number;
}
export interface Tile {
  readonly name: string;
  readonly faces: readonly [a: Face, b: Face];
}

const lines = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map(line => line.split(' '));

export const SEA_TILES: readonly Tile[] = lines(SEA).map(([name, action, things, other, others]) => ({
  name: name!,
  faces: [
    {action: action!, things: things!},
    {action: other!, things: others!},
  ],
}));
export const HARBOUR_TILES: readonly Tile[] = lines(HARBOURS).map(([name, slots, refill, others, rum]) => ({
  name: name!,
  faces: [
    {slots: slots!, refill: Number(refill)},
    {slots: others!, refill: Number(rum)},
  ],
}));
export const supply = (layout: number, players: number): string[] =>
  lines(LAYOUTS)[layout]!.map(row => row.slice(FEWER[players - 2]));

export const WINDS = ['north', 'east', 'south', 'west'];
export const UPGRADES = ['hold-extension', 'cannon-deck', 'extra-sail', 'extra-fuse'];
export const STERNS = [
  'sticky-fingers',
  'grapeshot-master',
  'handyman',
  'still',
  'huckster',
  'southern-cape',
  'son-of-fortune',
  'peace-knight',
  'strategist',
];
export const MISSIONS = [
  'four-cotton',
  'four-wine',
  'four-tea',
  'six-rum',
  'full-larder',
  'two-chests',
  'three-kinds',
  'twin-upgrades',
  'pirates-bane',
  'three-hits',
  'no-cannon',
  'no-mutiny',
];
/** Coins of the places of a mission: for 2, 3, 4 and 5 players. */
export const PLACES = [
  [2, 0],
  [3, 1, 0],
  [4, 2, 1, 0],
  [4, 2, 1, 0, 0],
];
