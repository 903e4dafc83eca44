/** The figures of the rulebook as a person would copy them from board and booklet: nothing here comes from the engine. */
import type {Building, Good, Role} from '../../../../../src/games/puerto-rico/types.ts';

/** building, cost, points, slots, column, copies with 2 / with more players */
export const BOARD = `
small-indigo-plant 1 1 1 1 2 4
small-sugar-mill 2 1 1 1 2 4
indigo-plant 3 2 3 2 2 3
sugar-mill 4 2 3 2 2 3
tobacco-storage 5 3 3 3 2 3
coffee-roaster 6 3 2 3 2 3
small-market 1 1 1 1 1 2
hacienda 2 1 1 1 1 2
construction-hut 2 1 1 1 1 2
small-warehouse 3 1 1 1 1 2
hospice 4 2 1 2 1 2
office 5 2 1 2 1 2
large-market 5 2 1 2 1 2
large-warehouse 6 2 1 2 1 2
factory 7 3 1 3 1 2
university 8 3 1 3 1 2
harbor 8 3 1 3 1 2
wharf 9 3 1 3 1 2
guild-hall 10 4 1 4 1 1
residence 10 4 1 4 1 1
fortress 10 4 1 4 1 1
customs-house 10 4 1 4 1 1
city-hall 10 4 1 4 1 1
aqueduct 1 1 1 1 1 2
black-market 2 1 1 1 1 2
forest-house 2 1 1 1 1 2
storehouse 3 1 1 1 1 2
guest-house 4 2 2 2 1 2
trading-post 5 2 1 2 1 2
church 5 2 1 2 1 2
small-wharf 6 2 1 2 1 2
lighthouse 7 3 1 3 1 2
specialty-factory 8 3 1 3 1 2
library 8 3 1 3 1 2
union-hall 9 3 1 3 1 2
statue 10 8 0 4 1 1
cloister 10 4 1 4 1 1
land-office 2 1 1 1 1 2
chapel 3 1 1 1 1 2
hunting-lodge 4 2 1 2 1 2
zoning-office 5 2 1 2 1 2
royal-supplier 6 2 1 2 1 2
villa 7 3 1 3 1 2
jeweler 8 3 1 3 2 2
royal-garden 10 4 1 4 1 1
`
  .trim()
  .split('\n');

/** One line of the board, read. */
export interface Printed {
  readonly name: Building;
  readonly cost: number;
  readonly points: number;
  readonly slots: number;
  readonly column: number;
}

export const PRINTED: readonly Printed[] = BOARD.map(line => {
  const [name, ...figures] = line.split(' ');
  const [cost, points, slots, column] = figures.map(Number);
  return {name: name as Building, cost: cost!, points: points!, slots: slots!, column: column!};
});

export function printed(name: Building): Printed {
  const found = PRINTED.find(building => building.name === name);
  if (!found) throw new Error(`no building ${name}`);
  return found;
}

/** Production buildings and what they process. */
export const MAKES: Partial<Record<Building, Good>> = {
  'small-indigo-plant': 'indigo',
  'indigo-plant': 'indigo',
  'small-sugar-mill': 'sugar',
  'sugar-mill': 'sugar',
  'tobacco-storage': 'tobacco',
  'coffee-roaster': 'coffee',
};
export const SMALL_PLANTS: readonly Building[] = ['small-indigo-plant', 'small-sugar-mill'];
export const LARGE: readonly Building[] = [
  'guild-hall',
  'residence',
  'fortress',
  'customs-house',
  'city-hall',
];

export const GOODS: readonly Good[] = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'];
export const PRICE: Readonly<Record<Good, number>> = {corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4};

export const SHIPS: Readonly<Record<number, readonly number[]>> = {
  2: [4, 6],
  3: [4, 5, 6],
  4: [5, 6, 7],
  5: [6, 7, 8],
};

const SIX: readonly Role[] = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain'];
export const CARDS: Readonly<Record<number, readonly Role[]>> = {
  2: [...SIX, 'prospector'],
  3: SIX,
  4: [...SIX, 'prospector'],
  5: [...SIX, 'prospector', 'prospector-2'],
};
