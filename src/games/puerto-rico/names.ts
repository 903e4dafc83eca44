/** Names of all pieces of Puerto Rico, its expansions included. No code but the const arrays. */

/** Behind the buildings of the base game; ids are only ever appended. */
export const MORE_BUILDINGS = [
  'aqueduct',
  'black-market',
  'forest-house',
  'storehouse',
  'guest-house',
  'trading-post',
  'church',
  'small-wharf',
  'lighthouse',
  'specialty-factory',
  'library',
  'union-hall',
  'statue',
  'cloister',
  'land-office',
  'chapel',
  'hunting-lodge',
  'zoning-office',
  'royal-supplier',
  'villa',
  'jeweler',
  'royal-garden',
] as const;
export type MoreBuilding = (typeof MORE_BUILDINGS)[number];

export const MORE_ROLES = ['buccaneer'] as const;

/** Canonical order of goods everywhere. */
export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const;
export type Good = (typeof GOODS)[number];

export const TILES = [...GOODS, 'quarry'] as const;
export type Tile = (typeof TILES)[number];

/** Role cards; the second prospector (5 players) is a card of its own (PR-ROUND-9). */
export const ROLES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
  'prospector-2',
  ...MORE_ROLES,
] as const;
export type Role = (typeof ROLES)[number];

/** Buildings in the order of the board: production, then utility; those of the expansions last. */
export const BUILDINGS = [
  'small-indigo-plant',
  'small-sugar-mill',
  'indigo-plant',
  'sugar-mill',
  'tobacco-storage',
  'coffee-roaster',
  'small-market',
  'hacienda',
  'construction-hut',
  'small-warehouse',
  'hospice',
  'office',
  'large-market',
  'large-warehouse',
  'factory',
  'university',
  'harbor',
  'wharf',
  'guild-hall',
  'residence',
  'fortress',
  'customs-house',
  'city-hall',
  ...MORE_BUILDINGS,
] as const;
export type Building = (typeof BUILDINGS)[number];

/** One count per good, in the order of `GOODS`. */
export type GoodCounts = readonly [number, number, number, number, number];
