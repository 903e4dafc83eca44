/** The tables of the rules (6.1 to 6.5) in the engine's numbering: a *kind* is an index of `BUILDINGS`. */
import type {Face} from '../../engine/ask.ts';
import {BUILDINGS, type Building, type BuildingClass} from './types.ts';

export interface BuildingData {
  readonly building: Building;
  readonly class: BuildingClass;
  readonly cost: number;
  /** Printed points; six-cost buildings have none (SJ-BLD-GUILD-HALL and the next ones pay at the end). */
  readonly points: number;
  readonly copies: number;
}

const row = (kind: BuildingClass, cost: number, points: number, copies: number) => ({
  class: kind,
  cost,
  points,
  copies,
});

const TABLE: Readonly<Record<Building, Omit<BuildingData, 'building'>>> = {
  'indigo-plant': row('production', 1, 1, 10),
  'sugar-mill': row('production', 2, 1, 8),
  'tobacco-storage': row('production', 3, 2, 8),
  'coffee-roaster': row('production', 4, 2, 8),
  'silver-smelter': row('production', 5, 3, 8),
  smithy: row('function', 1, 1, 3),
  archive: row('function', 1, 1, 3),
  'gold-mine': row('function', 1, 1, 3),
  'market-stand': row('function', 2, 1, 3),
  'black-market': row('function', 2, 1, 3),
  'poor-house': row('function', 2, 1, 3),
  well: row('function', 2, 1, 3),
  'trading-post': row('function', 2, 1, 3),
  crane: row('function', 2, 1, 3),
  tower: row('function', 3, 2, 3),
  aqueduct: row('function', 3, 2, 3),
  prefecture: row('function', 3, 2, 3),
  carpenter: row('function', 3, 2, 3),
  chapel: row('function', 3, 2, 3),
  'market-hall': row('function', 4, 2, 3),
  quarry: row('function', 4, 2, 3),
  library: row('function', 5, 3, 3),
  statue: row('monument', 3, 3, 3),
  'victory-column': row('monument', 4, 4, 3),
  hero: row('monument', 5, 5, 3),
  'guild-hall': row('six', 6, 0, 2),
  'city-hall': row('six', 6, 0, 2),
  'triumphal-arch': row('six', 6, 0, 2),
  palace: row('six', 6, 0, 2),
};

export const BUILDING_DATA: readonly BuildingData[] = BUILDINGS.map(building => ({
  building,
  ...TABLE[building],
}));

const kindOf = (building: Building): number => BUILDINGS.indexOf(building);

/** The kinds of production are the first ones, in the order of `GOODS`. */
export const PRODUCTION_KINDS = 5;
export const SMITHY = kindOf('smithy');
export const ARCHIVE = kindOf('archive');
export const GOLD_MINE = kindOf('gold-mine');
export const MARKET_STAND = kindOf('market-stand');
export const BLACK_MARKET = kindOf('black-market');
export const POOR_HOUSE = kindOf('poor-house');
export const WELL = kindOf('well');
export const TRADING_POST = kindOf('trading-post');
export const CRANE = kindOf('crane');
export const TOWER = kindOf('tower');
export const AQUEDUCT = kindOf('aqueduct');
export const PREFECTURE = kindOf('prefecture');
export const CARPENTER = kindOf('carpenter');
export const CHAPEL = kindOf('chapel');
export const MARKET_HALL = kindOf('market-hall');
export const QUARRY = kindOf('quarry');
export const LIBRARY = kindOf('library');
export const GUILD_HALL = kindOf('guild-hall');
export const CITY_HALL = kindOf('city-hall');
export const TRIUMPHAL_ARCH = kindOf('triumphal-arch');
export const PALACE = kindOf('palace');

export const isProduction = (kind: number): boolean => kind < PRODUCTION_KINDS;
export const isMonument = (kind: number): boolean => BUILDING_DATA[kind]!.class === 'monument';

export const COST: readonly number[] = BUILDING_DATA.map(({cost}) => cost);
export const POINTS: readonly number[] = BUILDING_DATA.map(({points}) => points);

/** Kind of every card of the deck by its face: the cards are numbered in the order of the table. */
export const KIND: readonly number[] = BUILDING_DATA.flatMap(({copies}, kind) =>
  Array.from({length: copies}, () => kind),
);
export const CARDS = KIND.length;

/** The first face of a kind; its copies follow it. */
export const faceOf = (building: Building, copy = 0): Face => KIND.indexOf(kindOf(building)) + copy;

/** Cards for a good, by tile and good (SJ-TRA). */
export const PRICES: readonly (readonly number[])[] = [
  [1, 1, 1, 2, 2],
  [1, 1, 2, 2, 2],
  [1, 1, 2, 2, 3],
  [1, 2, 2, 2, 3],
  [1, 2, 2, 3, 3],
];

/** Buildings that end the game (SJ-END-1). */
export const FULL_CITY = 12;
export const HAND_LIMIT = 7;
export const TOWER_LIMIT = 12;
export const OPENING_HAND = 4;
/** Opening draft: dealt to the governor; each next seat gets one more. */
export const DRAFT_FROM = 5;
export const MINE_CARDS = 4;
export const MOST_MARKET_GOODS = 2;
