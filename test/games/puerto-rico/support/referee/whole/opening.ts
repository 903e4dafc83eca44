/** Set-up and draft as the rulebooks tell them: which buildings come, and how the table lies before the first role. */
import type {Building, Good} from '../../../../../../src/games/puerto-rico/types.ts';
import {BOARD, CARDS, GOODS, MAKES, printed, SHIPS} from '../book.ts';

export interface Sets {
  readonly I: boolean;
  readonly II: boolean;
  readonly III: boolean;
  readonly IV: boolean;
}

/** By number of players: doubloons, starting tiles in turn order, workers, quarries, plantations, barrels of each good. */
const TABLE: Readonly<Record<number, readonly [number, string, number, number, string, string]>> = {
  2: [3, 'ic', 40, 5, '7 9 8 6 5', '8 9 9 7 7'],
  3: [2, 'iic', 55, 8, '10 12 11 9 8', '10 11 11 9 9'],
  4: [3, 'iicc', 75, 8, '10 12 11 9 8', '10 11 11 9 9'],
  5: [4, 'iiicc', 95, 8, '10 12 11 9 8', '10 11 11 9 9'],
};
const POINTS: Readonly<Record<string, readonly number[]>> = {
  '2001': [65, 75, 100, 126],
  '2020': [65, 76, 101, 126],
};

/** Spaces by cost from 1 to 10: blue ones, and the red ones of the nobles. */
const SPACES = [1, 2, 1, 1, 2, 1, 1, 2, 1, 5];
const RED_SPACES = [0, 1, 1, 1, 1, 1, 1, 0, 0, 1];

const NAMES = BOARD.map(line => line.split(' ')[0] as Building);
const [BASE, NEW, COURT] = [NAMES.slice(0, 23), NAMES.slice(23, 37), NAMES.slice(37)];
const produces = (name: Building): boolean => name in MAKES || name === 'jeweler';
const LAND = [...GOODS, 'quarry'];
const all = (names: readonly string[], count: number): Record<string, number> =>
  Object.fromEntries(names.map(name => [name, count]));
const costOf = (name: Building): number => printed(name).cost;

/** Kinds in the boxes that are on the table. */
const kinds = ({I, II}: Sets): Building[] => [...BASE, ...(I ? NEW : []), ...(II ? COURT : [])];

/** The board while it is filled. */
export interface Shelf {
  /** Empty spaces, by cost. */
  readonly spaces: number[];
  pool: Building[];
  readonly chosen: Building[];
}

export const emptyShelf = (on: Sets, redSpaces: boolean): Shelf => ({
  spaces: [0, ...SPACES.map((count, i) => count + (on.II && redSpaces ? RED_SPACES[i]! : 0))],
  pool: kinds(on).filter(name => !produces(name)),
  chosen: [],
});

/** PR-DRAFT-4: with an empty space of their cost; small ones first where the table says so. */
export function pickable({spaces, pool}: Shelf, largeLast: boolean): Building[] {
  const open = pool.filter(name => spaces[costOf(name)]! > 0);
  const small = spaces.slice(0, 10).some(count => count > 0);
  return largeLast && small ? open.filter(name => costOf(name) < 10) : open;
}

/** PR-DRAFT-5, PR-DRAFT-6, PR-DRAFT-9. */
export function put(shelf: Shelf, name: Building, twins: 'both' | 'one'): void {
  const cost = costOf(name);
  shelf.chosen.push(name);
  shelf.spaces[cost]!--;
  shelf.pool = shelf.pool.filter(each => each !== name);
  const twin = name === 'office' ? 'trading-post' : name === 'trading-post' ? 'office' : null;
  if (twins === 'both' || twin === null) return;
  const rest = shelf.pool.filter(each => each !== twin);
  if (rest.filter(each => costOf(each) === cost).length >= shelf.spaces[cost]!) shelf.pool = rest;
}

const copies = (name: Building, seats: number): number =>
  Number(BOARD.find(line => line.startsWith(`${name} `))!.split(' ')[seats === 2 ? 5 : 6]);

export interface Opening {
  readonly seats: number;
  readonly on: Sets;
  readonly edition: '2001' | '2020';
  readonly governor: number;
  /** Null where all buildings are in the game. */
  readonly shelf: Shelf | null;
  /** Two players with nobles: all hundred workers. */
  readonly hundred: boolean;
  /** What the festival's lots have drawn. */
  readonly task: {
    readonly tile: Good | null;
    readonly goods: Readonly<Record<string, number>>;
    readonly building: Building | null;
  };
}

/** Kinds of which the festival draws one (PR-FEST-4). */
export const festivalKinds = ({on, shelf, task: {goods}}: Opening): Building[] =>
  kinds(on)
    .filter(name => printed(name).column === 3)
    .filter(name => !shelf || produces(name) || shelf.chosen.includes(name))
    .filter(name => !(MAKES[name] && goods[MAKES[name]]! > 0));

/** The table before the first role turn, in the words of `look`. */
export function openingOf(opening: Opening) {
  const {seats, on, edition, governor, shelf, task, hundred} = opening;
  const [doubloons, tiles, workers, quarries, , barrels] = TABLE[seats]!;
  const supply = barrels.split(' ').map(Number);
  const inPlay = (name: Building) => !shelf || produces(name) || shelf.chosen.includes(name);
  const market = Object.fromEntries(
    NAMES.map(name => [name, kinds(on).includes(name) && inPlay(name) ? copies(name, seats) : 0]),
  );
  // The only copy of a kind stays for sale: a spare one shows the task.
  if (task.building && copies(task.building, seats) > 1) market[task.building]!--;
  const islands = Array.from({length: seats}, (_, seat) => {
    const tile = tiles[(seat - governor + seats) % seats];
    return {
      doubloons,
      chips: 0,
      sanJuan: 0,
      city: [],
      goods: all(GOODS, 0),
      tiles: {...all(LAND, 0), [tile === 'c' ? 'corn' : 'indigo']: 1},
      manned: all(LAND, 0),
      forests: 0,
      courts: [],
      idleNobles: 0,
      nobles: 0,
    };
  });
  const roles = [...CARDS[seats]!, ...(on.III ? ['buccaneer'] : [])];
  return {
    round: 1,
    governor,
    quarries,
    pool: POINTS[edition]![seats - 2]!,
    workers: on.II && hundred ? 100 - (seats - 1) : workers,
    arrivals: seats,
    supply: Object.fromEntries(GOODS.map((good, i) => [good, supply[i]! - (task.goods[good] ?? 0)])),
    house: [],
    ships: SHIPS[seats]!.map(() => 'empty'),
    cards: Object.fromEntries(roles.map(role => [role, 0])),
    taken: [],
    market,
    flags: [],
    islands,
    more: {
      nobles: on.II ? 19 : 0,
      arrivalNobles: on.II ? 1 : 0,
      token: -1,
      captured: null,
      winners: [-1, -1, -1],
    },
  };
}

/** Every plantation that is used, wherever it lies before the first role turn. */
export function plantationsOf({seats, task}: Opening): Record<string, number> {
  const [, tiles, , , used] = TABLE[seats]!;
  const dealt: Readonly<Record<string, string>> = {c: 'corn', i: 'indigo'};
  const counts = used.split(' ').map(Number);
  return Object.fromEntries(
    GOODS.map((good, i) => [
      good,
      counts[i]! - [...tiles].filter(tile => dealt[tile] === good).length - (task.tile === good ? 1 : 0),
    ]),
  );
}
