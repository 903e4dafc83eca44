/** The table of a game with expansions as it lies before a person: every piece and every tile of its own. */
import {NO_FACES} from '../../../../../../src/engine/ask.ts';
import {game} from '../../../../../../src/games/puerto-rico/full.ts';
import type {PrState} from '../../../../../../src/games/puerto-rico/state.ts';
import type {Building, Good, Role} from '../../../../../../src/games/puerto-rico/types.ts';
import {look} from '../../look.ts';
import {CARDS, GOODS, LARGE, printed, SHIPS} from '../book.ts';

export type Piece = 'worker' | 'noble';
export interface Tile {
  readonly kind: Good | 'quarry';
  piece: Piece | null;
}
export interface House {
  readonly name: Building;
  readonly pieces: Piece[];
}
export interface Isle {
  doubloons: number;
  points: number;
  sanJuan: Piece[];
  goods: Record<Good, number>;
  tiles: Tile[];
  /** In the order in which they were laid; hidden ones are known to their owner alone. */
  forests: {readonly face: Good; readonly hidden: boolean}[];
  city: House[];
  /** No more windows in this phase. */
  stays: boolean;
}

export interface Whole {
  readonly seats: number;
  readonly on: {readonly I: boolean; readonly II: boolean; readonly III: boolean; readonly IV: boolean};
  readonly rules: PrState['rules'];
  /** The order of the deck is hidden behind handles. */
  readonly sealed: boolean;
  readonly isles: Isle[];
  governor: number;
  round: number;
  turns: number;
  readonly cards: {readonly role: Role; doubloons: number; taken: boolean}[];
  row: Good[];
  deck: Good[];
  discard: Good[];
  quarries: number;
  supply: Record<Good, number>;
  pool: number;
  workers: number;
  nobles: number;
  arrivals: Piece[];
  ships: {readonly bays: number; good: Good | null; load: number}[];
  house: Good[];
  market: Record<string, number>;
  readonly flags: Set<string>;
  token: number;
  captive: {role: Role; captor: number} | null;
  task: {
    tile: Good | null;
    goods: Record<Good, number> | null;
    building: Building | null;
    readonly spare: boolean;
  };
  winners: number[];
  /** The role that is being played. */
  role: Role | null;
  chooser: number;
  light: boolean;
  /** A tile that its owner looks at before he lays it. */
  looked: Good | null;
}

const times = <T>(count: number, one: T): T[] => new Array<T>(count).fill(one);
const mixed = (all: number, nobles: number): Piece[] => [
  ...times<Piece>(all - nobles, 'worker'),
  ...times<Piece>(nobles, 'noble'),
];

/** Lays the table as a game stands before its first role turn: no pieces anywhere, nothing built. */
export function layWhole(state: PrState): Whole {
  const seen = look(state);
  const view = game.view(state, null, NO_FACES);
  const more = view.more!;
  const seats = state.players.length;
  const on = {
    I: more.expansions.includes('newBuildings'),
    II: more.expansions.includes('nobles'),
    III: more.expansions.includes('buccaneer'),
    IV: more.expansions.includes('festival'),
  };
  const roles: Role[] = [...CARDS[seats]!, ...(on.III ? (['buccaneer'] as const) : [])];
  const task = more.festival;
  return {
    seats,
    on,
    rules: state.rules,
    sealed: view.market.some(({building}) => building === 'forest-house'),
    isles: seen.islands.map(island => ({
      doubloons: island.doubloons,
      points: 0,
      sanJuan: [],
      goods: {corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0},
      tiles: Object.entries(island.tiles).flatMap(([kind, count]) =>
        times(count, 0).map((): Tile => ({kind: kind as Good, piece: null})),
      ),
      forests: [],
      city: [],
      stays: false,
    })),
    governor: seen.governor,
    round: 1,
    turns: 0,
    cards: roles.map(role => ({role, doubloons: 0, taken: false})),
    row: [...view.row],
    deck: GOODS.flatMap(good => times(seen.deck[good]!, good)),
    discard: [],
    quarries: view.quarries,
    supply: {...seen.supply} as Record<Good, number>,
    pool: view.vpPool,
    workers: view.workerSupply,
    nobles: more.nobleSupply,
    arrivals: mixed(view.arrivals, more.arrivalNobles),
    ships: SHIPS[seats]!.map(bays => ({bays, good: null, load: 0})),
    house: [],
    market: {...seen.market},
    flags: new Set(),
    token: -1,
    captive: null,
    task: {
      tile: task?.cultivation ?? null,
      goods: task?.production
        ? (Object.fromEntries(GOODS.map((good, i) => [good, task.production![i]!])) as Record<Good, number>)
        : null,
      building: task?.construction ?? null,
      spare:
        seats === 2 &&
        !!task?.construction &&
        !['tobacco-storage', 'coffee-roaster', 'jeweler'].includes(task.construction),
    },
    winners: [-1, -1, -1],
    role: null,
    chooser: -1,
    light: false,
    looked: null,
  };
}

const KINDS = [...GOODS, 'quarry'] as const;
const counted = (names: readonly string[], list: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, list.filter(each => each === name).length]));

export const noblesOn = (isle: Isle): number =>
  [...isle.sanJuan, ...isle.tiles.map(({piece}) => piece), ...isle.city.flatMap(({pieces}) => pieces)].filter(
    piece => piece === 'noble',
  ).length;
export const piecesOn = (isle: Isle): number =>
  isle.sanJuan.length +
  isle.tiles.filter(({piece}) => piece).length +
  isle.city.reduce((all, {pieces}) => all + pieces.length, 0);

/** In the words of `look`. */
export const describeWhole = (table: Whole) => ({
  round: table.round,
  governor: table.governor,
  workers: table.workers,
  arrivals: table.arrivals.length,
  pool: table.pool,
  quarries: table.quarries,
  supply: table.supply,
  row: table.row,
  deck: counted(GOODS, [
    ...table.deck,
    ...(table.looked ? [table.looked] : []),
    ...table.isles.flatMap(({forests}) => forests.filter(({hidden}) => hidden).map(({face}) => face)),
  ]),
  discard: counted(GOODS, table.discard),
  house: table.house,
  ships: table.ships.map(({good, load}) => (good === null ? 'empty' : `${good} ${load}`)),
  cards: Object.fromEntries(table.cards.map(({role, doubloons}) => [role, doubloons])),
  taken: table.cards.filter(({taken}) => taken).map(({role}) => role),
  market: table.market,
  flags: [...table.flags],
  islands: table.isles.map(isle => ({
    doubloons: isle.doubloons,
    chips: isle.points,
    sanJuan: isle.sanJuan.length,
    goods: isle.goods,
    tiles: counted(
      KINDS,
      isle.tiles.map(({kind}) => kind),
    ),
    manned: counted(
      KINDS,
      isle.tiles.filter(({piece}) => piece).map(({kind}) => kind),
    ),
    city: isle.city.map(({name, pieces}) => `${name} ${pieces.length}`),
    forests: isle.forests.length,
    nobles: noblesOn(isle),
    courts: isle.city.filter(({pieces}) => pieces.includes('noble')).map(({name}) => name),
    idleNobles: isle.sanJuan.filter(piece => piece === 'noble').length,
  })),
  more: {
    nobles: table.nobles,
    arrivalNobles: table.arrivals.filter(piece => piece === 'noble').length,
    token: table.token,
    captured: table.captive?.role ?? null,
    captor: table.captive?.captor ?? -1,
    taskTile: table.task.tile,
    taskGoods: table.task.goods ?? counted(GOODS, []),
    taskBuilding: table.task.building,
    winners: table.winners,
  },
});

export const works = (isle: Isle, name: Building): boolean =>
  isle.city.some(house => house.name === name && house.pieces.length > 0);
export const staffed = (isle: Isle, name: Building, piece: Piece): boolean =>
  isle.city.some(house => house.name === name && house.pieces.includes(piece));
export const landFree = (isle: Isle): number => 12 - isle.tiles.length - isle.forests.length;
export const cityFree = (isle: Isle): number =>
  isle.city.reduce((spaces, {name}) => spaces - (isLarge(name) ? 2 : 1), 12);
export const isLarge = (name: Building): boolean =>
  [...LARGE, 'statue', 'cloister', 'royal-garden'].includes(name);
export const slotsOf = (name: Building): number => printed(name).slots;
