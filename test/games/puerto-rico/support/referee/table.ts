/** A table as it lies before a person: names, tiles one by one, tokens in heaps. */

import type {PrState} from '../../../../../src/games/puerto-rico/state.ts';
import type {Building, Good, Role, Tile} from '../../../../../src/games/puerto-rico/types.ts';
import {look} from '../look.ts';
import {CARDS, GOODS, LARGE, SHIPS} from './book.ts';

export interface Island {
  doubloons: number;
  points: number;
  idle: number;
  goods: Record<Good, number>;
  tiles: {readonly kind: Tile; manned: boolean}[];
  city: {readonly name: Building; workers: number}[];
}

export interface Table {
  readonly seats: number;
  readonly duplicates: boolean;
  readonly hospiceFromArrivals: boolean;
  readonly islands: readonly Island[];
  governor: number;
  round: number;
  /** Role turns played in this round. */
  turns: number;
  readonly cards: {readonly role: Role; doubloons: number; taken: boolean}[];
  row: Good[];
  /** Face-down tiles in canonical order. */
  deck: Good[];
  discard: Good[];
  quarries: number;
  readonly supply: Record<Good, number>;
  pool: number;
  workers: number;
  arrivals: number;
  readonly ships: {readonly bays: number; good: Good | null; load: number}[];
  house: Good[];
  readonly market: Record<string, number>;
  readonly flags: Set<string>;
}

const heap = <T extends string>(counts: Readonly<Record<string, number>>): T[] =>
  Object.entries(counts).flatMap(([name, count]) => new Array<T>(count).fill(name as T));

const counted = <T extends string>(names: readonly T[], list: readonly T[]): Record<string, number> =>
  Object.fromEntries(names.map(name => [name, list.filter(each => each === name).length]));

/** Lays the table as a state stands before a role turn. */
export function layTable(state: PrState): Table {
  const seen = look(state);
  const seats = seen.islands.length;
  return {
    seats,
    duplicates: state.rules.duplicateProduction,
    hospiceFromArrivals: state.rules.hospiceFromArrivals,
    islands: seen.islands.map(island => ({
      doubloons: island.doubloons,
      points: island.chips,
      idle: island.sanJuan,
      goods: {...island.goods} as Record<Good, number>,
      tiles: Object.entries(island.tiles).flatMap(([kind, count]) =>
        Array.from({length: count}, (_, i) => ({kind: kind as Tile, manned: i < island.manned[kind]!})),
      ),
      city: island.city.map(line => {
        const [name, workers] = line.split(' ');
        return {name: name as Building, workers: Number(workers)};
      }),
    })),
    governor: seen.governor,
    round: seen.round,
    turns: seen.taken.length,
    cards: CARDS[seats]!.map(role => ({
      role,
      doubloons: seen.cards[role]!,
      taken: seen.taken.includes(role),
    })),
    row: seen.row as Good[],
    deck: heap(seen.deck),
    discard: heap(seen.discard),
    quarries: seen.quarries,
    supply: {...seen.supply} as Record<Good, number>,
    pool: seen.pool,
    workers: seen.workers,
    arrivals: seen.arrivals,
    ships: SHIPS[seats]!.map((bays, i) => {
      const [good, load] = seen.ships[i]!.split(' ');
      return {bays, good: good === 'empty' ? null : (good as Good), load: Number(load ?? 0)};
    }),
    house: seen.house as Good[],
    market: {...seen.market},
    flags: new Set<string>(seen.flags),
  };
}

const TILES: readonly Tile[] = [...GOODS, 'quarry'];

/** The table in the words of `look`, to be compared with the engine. */
export const describe = (table: Table) => ({
  round: table.round,
  governor: table.governor,
  workers: table.workers,
  arrivals: table.arrivals,
  pool: table.pool,
  quarries: table.quarries,
  supply: table.supply,
  row: table.row,
  deck: counted(GOODS, table.deck),
  discard: counted(GOODS, table.discard),
  house: table.house,
  ships: table.ships.map(({good, load}) => (good === null ? 'empty' : `${good} ${load}`)),
  cards: Object.fromEntries(table.cards.map(({role, doubloons}) => [role, doubloons])),
  taken: table.cards.filter(({taken}) => taken).map(({role}) => role),
  market: table.market,
  flags: [...table.flags],
  islands: table.islands.map(({doubloons, points, idle, goods, tiles, city}) => ({
    doubloons,
    chips: points,
    sanJuan: idle,
    goods,
    tiles: counted(
      TILES,
      tiles.map(({kind}) => kind),
    ),
    manned: counted(
      TILES,
      tiles.filter(({manned}) => manned).map(({kind}) => kind),
    ),
    city: city.map(({name, workers}) => `${name} ${workers}`),
  })),
});

export const active = (island: Island, name: Building): boolean =>
  island.city.some(building => building.name === name && building.workers > 0);

export const citySpaces = (island: Island): number =>
  island.city.reduce((spaces, {name}) => spaces - (LARGE.includes(name) ? 2 : 1), 12);
