/** The tables of the rules: costs, tokens, the deck, the fixed boards. Lists are indexed as in `types.ts`. */

/** Cards of each resource (CAT-SETUP). */
export const PILE = 19;
export const STOCK = {road: 15, settlement: 5, city: 4} as const;
/** Equal cards for one at the bank without a harbour (CAT-SEA-1). */
export const BANK_RATE = 4;
/** Resources that a year of plenty brings (CAT-DEV-7). */
export const PLENTY = 2;
/** The sum of the dice that moves the robber and yields nothing (CAT-ROB-1). */
export const ROBBER_ROLL = 7;
/** Above this many cards a 7 halves the hand. */
export const SAFE_HAND = 7;
export const LEAST_ROAD = 5;
export const LEAST_ARMY = 3;
export const AWARD_POINTS = 2;
/** Offers, answers, proposals and withdrawals of one seat in one turn (CAT-TRD-8). */
export const MOST_SAYINGS = 16;
/** Points that win by the book. */
export const GOAL = 10;
/** Index of the desert among terrains and of the generic harbour among harbours. */
export const DESERT = 5;
export const GENERIC = 5;

/** Cost of each piece by resource: lumber, wool, grain, brick, ore, in the order of `PIECES`. */
export const COSTS: readonly (readonly number[])[] = [
  [1, 0, 0, 1, 0],
  [1, 1, 1, 1, 0],
  [0, 0, 2, 0, 3],
  [0, 1, 1, 0, 1],
];
export const [ROAD_COST, SETTLEMENT_COST, CITY_COST, CARD_COST] = COSTS as readonly [
  readonly number[],
  readonly number[],
  readonly number[],
  readonly number[],
];

/** Faces of development cards. */
export const KNIGHT = 0;
export const ROAD_BUILDING = 1;
export const YEAR_OF_PLENTY = 2;
export const MONOPOLY = 3;
export const VICTORY_POINT = 4;

/** Copies of each development card, and the deck as it is shuffled. */
export const CARD_COPIES: readonly number[] = [14, 2, 2, 2, 5];
export const DECK: readonly number[] = CARD_COPIES.flatMap((copies, card) =>
  new Array<number>(copies).fill(card),
);

/** Hexes by terrain, and the terrains as they are shuffled. */
const LAND: readonly number[] = [4, 4, 4, 3, 3, 1];
export const TERRAIN_LIST: readonly number[] = LAND.flatMap((hexes, terrain) =>
  new Array<number>(hexes).fill(terrain),
);
export const HARBOUR_LIST: readonly number[] = [0, 1, 2, 3, 4, 5, 5, 5, 5];
/** Tokens A to R. */
export const TOKENS: readonly number[] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];
export const isRed = (token: number): boolean => token === 6 || token === 8;

/** Ways to roll a sum with two dice, of 36; 0 for no token. */
export const waysOf = (token: number): number => (token === 0 ? 0 : 6 - Math.abs(7 - token));

export interface IslandLayout {
  /** Terrain by hex, token by hex (0: none), harbour by slot. */
  readonly terrain: readonly number[];
  readonly tokens: readonly number[];
  readonly harbours: readonly number[];
}

const [F, P, G, H, M, D] = [0, 1, 2, 3, 4, 5] as const;

export const FIXED_LAYOUTS: Readonly<Record<'beginner' | 'beginner-modern', IslandLayout>> = {
  beginner: {
    terrain: [F, P, G, H, M, H, P, D, F, G, F, G, H, P, P, M, M, G, F],
    tokens: [11, 12, 9, 4, 6, 5, 10, 0, 3, 11, 4, 8, 8, 10, 9, 3, 5, 2, 6],
    harbours: [5, P, 5, 5, H, F, 5, G, M],
  },
  'beginner-modern': {
    terrain: [M, P, F, G, H, P, H, G, F, D, F, M, F, M, G, P, H, G, P],
    tokens: [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11],
    harbours: [5, G, M, 5, P, 5, 5, H, F],
  },
};

export interface Founding {
  readonly settlement: number;
  readonly road: number;
}

/** Pieces of the beginner board by colour: red, blue, white, orange; the second settlement pays (CAT-FND). */
export const BEGINNER_PIECES: readonly (readonly [first: Founding, second: Founding])[] = [
  [
    {settlement: 18, road: 20},
    {settlement: 30, road: 36},
  ],
  [
    {settlement: 49, road: 69},
    {settlement: 39, road: 50},
  ],
  [
    {settlement: 12, road: 12},
    {settlement: 41, road: 59},
  ],
  [
    {settlement: 10, road: 16},
    {settlement: 25, road: 37},
  ],
];
