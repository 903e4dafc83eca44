/** The tables of the rules, frozen. Inside the engine goods, tiles, roles and buildings are indexes. */
import {type BuildingData, large, production, small} from './building-data.ts';
import {MORE_DATA} from './expansions/data.ts';
import {BUILDINGS, type Building, GOODS, ROLES, type Role, TILES} from './types.ts';

export type {BuildingData} from './building-data.ts';

/** Production, then utility, in the order of `BUILDINGS`: the base game's, then those of the expansions. */
const BASE_DATA: readonly BuildingData[] = [
  production('small-indigo-plant', 'indigo', 'production-small', [1, 1, 1, 4]),
  production('small-sugar-mill', 'sugar', 'production-small', [2, 1, 1, 4]),
  production('indigo-plant', 'indigo', 'production-large', [3, 3, 2, 3]),
  production('sugar-mill', 'sugar', 'production-large', [4, 3, 2, 3]),
  production('tobacco-storage', 'tobacco', 'production-large', [5, 3, 3, 3]),
  production('coffee-roaster', 'coffee', 'production-large', [6, 2, 3, 3]),
  small('small-market', 1, 1),
  small('hacienda', 2, 1),
  small('construction-hut', 2, 1),
  small('small-warehouse', 3, 1),
  small('hospice', 4, 2),
  small('office', 5, 2),
  small('large-market', 5, 2),
  small('large-warehouse', 6, 2),
  small('factory', 7, 3),
  small('university', 8, 3),
  small('harbor', 8, 3),
  small('wharf', 9, 3),
  large('guild-hall'),
  large('residence'),
  large('fortress'),
  large('customs-house'),
  large('city-hall'),
];
export const BUILDING_DATA: readonly BuildingData[] = Object.freeze([...BASE_DATA, ...MORE_DATA]);
/** So many of `BUILDINGS` belong to the base game. */
export const BASE_BUILDINGS = BASE_DATA.length;

/** Two players: one copy of each utility building, two of each production building (PR-TWO-5). */
export function copiesOf({kind, copies}: BuildingData, seats: number): number {
  if (seats > 2) return copies;
  return kind === 'production-small' || kind === 'production-large' ? 2 : 1;
}

const indexOf = (building: Building): number => BUILDINGS.indexOf(building);
export const SMALL_MARKET = indexOf('small-market');
export const HACIENDA = indexOf('hacienda');
export const CONSTRUCTION_HUT = indexOf('construction-hut');
export const SMALL_WAREHOUSE = indexOf('small-warehouse');
export const HOSPICE = indexOf('hospice');
export const OFFICE = indexOf('office');
export const LARGE_MARKET = indexOf('large-market');
export const LARGE_WAREHOUSE = indexOf('large-warehouse');
export const FACTORY = indexOf('factory');
export const UNIVERSITY = indexOf('university');
export const HARBOR = indexOf('harbor');
export const WHARF = indexOf('wharf');
export const GUILD_HALL = indexOf('guild-hall');
export const RESIDENCE = indexOf('residence');
export const FORTRESS = indexOf('fortress');
export const CUSTOMS_HOUSE = indexOf('customs-house');
export const CITY_HALL = indexOf('city-hall');

/** Columns of `BUILDING_DATA` as plain lists, for the inner loops. */
export const COST: readonly number[] = BUILDING_DATA.map(data => data.cost);
export const SLOTS: readonly number[] = BUILDING_DATA.map(data => data.slots);
export const COLUMN: readonly number[] = BUILDING_DATA.map(data => data.column);
export const SIZE: readonly number[] = BUILDING_DATA.map(data => data.size);
export const POINTS: readonly number[] = BUILDING_DATA.map(data => data.points);
/** Index of the good that a production building processes, -1 for utility buildings. */
export const PROCESSES: readonly number[] = BUILDING_DATA.map(({good}) => (good ? GOODS.indexOf(good) : -1));

export const CORN = 0;
/** Quarries stand behind the goods in `TILES`. */
export const QUARRY = TILES.indexOf('quarry');

/** Both halves of an island (PR-TILE-4, PR-TILE-6). */
export const COUNTRY_SPACES = 12;
export const CITY_SPACES = 12;
export const MOST_LARGE = 4;

/** Doubloons for one good, in the order of `GOODS` (PR-TRADE-1). */
export const PRICES = [0, 1, 2, 3, 4] as const;
export const HOUSE_SPACES = 4;
/** Doubloons of the factory for 0..5 kinds produced (PR-B-FACTORY). */
export const FACTORY_PAYS = [0, 0, 1, 2, 3, 5] as const;
/** Points of the residence for 0..12 filled spaces (PR-B-RESIDENCE). */
export const RESIDENCE_PAYS = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7] as const;

/** What the number of players decides. Lists of goods and tiles are in canonical order. */
export interface SeatData {
  readonly doubloons: number;
  /** Starting tiles by turn order from the first governor, as indexes of `TILES`. */
  readonly startingTiles: readonly number[];
  /** Workers in the supply, besides those in arrivals. */
  readonly workers: number;
  /** Workers in arrivals at the start, and the least refill (PR-MAYOR-8). */
  readonly arrivals: number;
  readonly ships: readonly number[];
  readonly roles: readonly Role[];
  /** Role turns in a round (PR-ROUND-1, PR-TWO-2). */
  readonly roleTurns: number;
  readonly plantations: readonly number[];
  readonly quarries: number;
  readonly goods: readonly number[];
  readonly rowSize: number;
}

const WITHOUT_PROSPECTORS = ROLES.slice(0, 6);
const ONE_PROSPECTOR = ROLES.slice(0, 7);
const TWO_PROSPECTORS = ROLES.slice(0, 8);
const [corn, indigo] = [0, 1];

const FULL_BOX = {plantations: [10, 12, 11, 9, 8], quarries: 8, goods: [10, 11, 11, 9, 9]} as const;
const THREE: SeatData = {
  ...FULL_BOX,
  doubloons: 2,
  startingTiles: [indigo, indigo, corn],
  workers: 55,
  arrivals: 3,
  ships: [4, 5, 6],
  roles: WITHOUT_PROSPECTORS,
  roleTurns: 3,
  rowSize: 4,
};
const BY_SEATS: Readonly<Record<number, SeatData>> = Object.freeze({
  2: {
    doubloons: 3,
    startingTiles: [indigo, corn],
    workers: 40,
    arrivals: 2,
    ships: [4, 6],
    roles: ONE_PROSPECTOR,
    roleTurns: 6,
    plantations: [7, 9, 8, 6, 5],
    quarries: 5,
    goods: [8, 9, 9, 7, 7],
    rowSize: 3,
  },
  3: THREE,
  4: {
    ...FULL_BOX,
    doubloons: 3,
    startingTiles: [indigo, indigo, corn, corn],
    workers: 75,
    arrivals: 4,
    ships: [5, 6, 7],
    roles: ONE_PROSPECTOR,
    roleTurns: 4,
    rowSize: 5,
  },
  5: {
    ...FULL_BOX,
    doubloons: 4,
    startingTiles: [indigo, indigo, indigo, corn, corn],
    workers: 95,
    arrivals: 5,
    ships: [6, 7, 8],
    roles: TWO_PROSPECTORS,
    roleTurns: 5,
    rowSize: 6,
  },
});

/** @throws Error for a number of players that the game does not have (a bug of the caller) */
export function seatData(seats: number): SeatData {
  const data = BY_SEATS[seats];
  if (!data) throw new Error(`no Puerto Rico for ${seats} players`);
  return data;
}
