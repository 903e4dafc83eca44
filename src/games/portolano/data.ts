/**
 * The figures of Portolano. What stands under "designed" was not printed in the rulebook's text and is this project's own:
 * tiles, harbours, supply layouts, the bow's hold and slot, the faces of the dice. It is told to players
 * in the help and at set-up.
 */

/** Goods by number; the hold counts them in this order, after the rum. */
export const GOODS = ['cotton', 'wine', 'tea', 'cocoa'] as const;
export type Good = (typeof GOODS)[number];
/** The goods that harbours demand and supply rows are named after. */
export const PLAIN = 3;
export const COCOA = 3;
/** What a tile offers beside goods 0..2. */
export const CANNON = 4;

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const SOUTH = 2;
/** The movement card beside the four directions: twice the same step, or, alone, the Strategist's anchor. */
export const DOUBLE = 4;
/** PORT-CARD-2: so many goods for one rum. */
export const EMERGENCY = 2;

export const TILE_ACTIONS = ['upgrade', 'rum-trade', 'goods-trade', 'free-rum', 'coin', 'peace'] as const;
export type TileAction = (typeof TILE_ACTIONS)[number];

/** The printed order of upgrade types. */
export const UPGRADES = ['hold-extension', 'cannon-deck', 'extra-sail', 'extra-fuse'] as const;
export type Upgrade = (typeof UPGRADES)[number];
export const [HOLD_EXTENSION, CANNON_DECK, EXTRA_SAIL, EXTRA_FUSE] = [0, 1, 2, 3] as const;

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
] as const;
export type Stern = (typeof STERNS)[number];

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
] as const;
export type Mission = (typeof MISSIONS)[number];
export const MISSIONS_IN_PLAY = 3;

/** PORT-SET-11, PORT-SET-8, PORT-SET-7. */
export const START_RUM = 3;
export const CANNONS_EACH = 3;
export const CHESTS = 15;
/** PORT-HARB-6, 6.10: fifteen chests, five each of 1, 2 and 3. */
export const chestValue = (face: number): number => 1 + Math.floor(face / 5);
/** What a chest counts whose owner never opens it (PORT-P2P-4). */
export const CLOSED_CHEST = 1;
/** Markers of each plain good; cocoa. */
export const MARKERS = [17, 17, 17, 3] as const;

/** PORT-HARB-4: coins by goods unloaded in one visit. */
export const PAY = [0, 1, 3, 5, 7, 10] as const;

/** Coins of the places of a mission, by number of players. */
export const MISSION_PAY: Readonly<Record<number, readonly number[]>> = {
  2: [2, 0],
  3: [3, 1, 0],
  4: [4, 2, 1, 0],
  5: [4, 2, 1, 0, 0],
};
export const KEPT_MARKER = 3;
export const MISSED = -2;

/** Rankings (PORT-SCORE-1): sole first, sole second, each of those tied for first, each tied for second. */
export const VALUE_RANKING = {first: 6, second: 2, tiedFirst: 4, tiedSecond: 1} as const;
export const CANNON_RANKING = {first: 4, second: 2, tiedFirst: 3, tiedSecond: 1} as const;

// ——— designed ———

/** The bow: spaces of the hold, cannon slots. */
export const BOW = {hold: 7, slots: 1} as const;
/** What an upgrade adds: spaces, slots. */
export const EXTENSION = 2;
export const DECK = 2;

export interface SeaFace {
  readonly action: TileAction;
  /** Goods 0..2, or `CANNON`: one of them may be picked up. */
  readonly items: readonly number[];
}

const [C, W, T, G] = [0, 1, 2, CANNON];

/** Tiles 0..12, both faces. The first six have Ship Upgrade on a face (PORT-SET-3). */
export const SEA_TILES: readonly (readonly [SeaFace, SeaFace])[] = [
  [
    {action: 'upgrade', items: [C, W]},
    {action: 'free-rum', items: [T, G]},
  ],
  [
    {action: 'upgrade', items: [W, T]},
    {action: 'peace', items: [C, G]},
  ],
  [
    {action: 'upgrade', items: [C, T]},
    {action: 'coin', items: [W, G]},
  ],
  [
    {action: 'upgrade', items: [C, G]},
    {action: 'rum-trade', items: [W, T]},
  ],
  [
    {action: 'upgrade', items: [W, G]},
    {action: 'rum-trade', items: [C, T]},
  ],
  [
    {action: 'upgrade', items: [T, G]},
    {action: 'goods-trade', items: [C, W]},
  ],
  [
    {action: 'free-rum', items: [C, W]},
    {action: 'goods-trade', items: [T, G]},
  ],
  [
    {action: 'free-rum', items: [W, T]},
    {action: 'goods-trade', items: [C, G]},
  ],
  [
    {action: 'free-rum', items: [C, T]},
    {action: 'goods-trade', items: [W, G]},
  ],
  [
    {action: 'rum-trade', items: [C, G]},
    {action: 'coin', items: [C, W, T]},
  ],
  [
    {action: 'rum-trade', items: [W, G]},
    {action: 'coin', items: [C, W, T]},
  ],
  [
    {action: 'rum-trade', items: [T, G]},
    {action: 'peace', items: [C, W, T]},
  ],
  [
    {action: 'goods-trade', items: [C, W, T]},
    {action: 'peace', items: [C, W, T, G]},
  ],
];
export const WITH_UPGRADE = 6;

export interface HarbourFace {
  /** Demanded goods 0..2, from left to right. */
  readonly slots: readonly number[];
  readonly refill: number;
}

/** Tiles 13..20, both faces. */
export const HARBOURS: readonly (readonly [HarbourFace, HarbourFace])[] = [
  [
    {slots: [C, W, T], refill: 3},
    {slots: [C, C, W, T], refill: 3},
  ],
  [
    {slots: [W, T, C], refill: 3},
    {slots: [W, T, T, C], refill: 3},
  ],
  [
    {slots: [T, C, W], refill: 3},
    {slots: [T, W, C, W], refill: 3},
  ],
  [
    {slots: [C, C, W], refill: 4},
    {slots: [T, C, W, T, C], refill: 2},
  ],
  [
    {slots: [W, W, T], refill: 4},
    {slots: [C, W, T, C, W], refill: 2},
  ],
  [
    {slots: [T, T, C], refill: 4},
    {slots: [W, T, C, W, T], refill: 2},
  ],
  [
    {slots: [C, W, T, W], refill: 2},
    {slots: [T, T, C, C], refill: 3},
  ],
  [
    {slots: [W, C, T, C], refill: 2},
    {slots: [C, W, T, W, T], refill: 1},
  ],
];
export const FIRST_HARBOUR = SEA_TILES.length;
export const isHarbour = (tile: number): boolean => tile >= FIRST_HARBOUR;
export const seaFace = (tile: number, face: number): SeaFace => SEA_TILES[tile]![face]!;
export const harbourFace = (tile: number, face: number): HarbourFace =>
  HARBOURS[tile - FIRST_HARBOUR]![face]!;

/** A row of the supply: spaces by number of players, and where cocoa lies, counted from the last one. */
interface SupplyRow {
  /** For 2, 3, 4 and 5 players. */
  readonly spaces: readonly [number, number, number, number];
  readonly cocoa: readonly number[];
}
const row = (most: 14 | 15 | 16, ...cocoa: number[]): SupplyRow => ({
  spaces: [most - 8, most - 5, most - 2, most],
  cocoa,
});

export const LAYOUTS = [
  'even-seas',
  'staggered',
  'scarce-cotton',
  'scarce-wine',
  'scarce-tea',
  'cocoa-cotton',
] as const;
export type Layout = (typeof LAYOUTS)[number];

const SUPPLY: readonly (readonly SupplyRow[])[] = [
  [row(15, 4), row(15, 4), row(15, 4)],
  [row(15, 6), row(15, 4), row(15, 2)],
  [row(14, 3), row(15, 4), row(16, 5)],
  [row(16, 5), row(14, 3), row(15, 4)],
  [row(15, 4), row(16, 5), row(14, 3)],
  [row(15, 2, 5), row(15, 4), row(15)],
];

/** The three rows, the marker that is taken first at the left (PORT-SET-6). */
export const supplyOf = (layout: number, players: number): number[][] =>
  SUPPLY[layout]!.map(({spaces, cocoa}, good) => {
    const row: number[] = [];
    for (let left = spaces[players - 2]!; left > 0; left--) row.push(cocoa.includes(left) ? COCOA : good);
    return row;
  });

/** Sides of a die, and the first that shows a hit: three of six do. */
export const SIDES = 6;
export const FIRST_HIT = 4;

/** Side of the chart, harbours on it, by number of players (PORT-SET-2, PORT-SET-3). */
export const chartOf = (players: number): {readonly side: number; readonly harbours: number} =>
  players > 3 ? {side: 4, harbours: 3} : {side: 3, harbours: 2};
