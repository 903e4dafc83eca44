/**
 * Positions for tests: `prState(4).withGoods(0, {corn: 3})` says only what matters. The islands are bare, seat 0 is
 * governor and has the first role turn. What is put on an island is taken from the supplies, so that positions keep
 * the conservation laws; `supply…` methods set a supply and break them on purpose.
 */
import {defaultOptions} from '../../../../src/engine/options.ts';
import {PR_OPTIONS} from '../../../../src/games/puerto-rico/options.ts';
import {openRoleTurn} from '../../../../src/games/puerto-rico/phases/round.ts';
import {turnUp} from '../../../../src/games/puerto-rico/plantations.ts';
import {setup} from '../../../../src/games/puerto-rico/setup.ts';
import {cloneState, type Island, type PrState} from '../../../../src/games/puerto-rico/state.ts';
import {
  BUILDINGS,
  type Building,
  GOODS,
  type Good,
  ROLES,
  type Role,
  TILES,
  type Tile,
} from '../../../../src/games/puerto-rico/types.ts';

type Counts<K extends string> = Partial<Record<K, number>>;
/** `[tiles, workers on them]`; a number means no workers. */
type TileCounts = Partial<Record<Tile, number | readonly [count: number, manned: number]>>;

const entries = <K extends string, V>(record: Partial<Record<K, V>>): [K, V][] =>
  Object.entries(record) as [K, V][];

/** Cities of ten and of eleven spaces, nobody at work in them. */
export const ten = {
  'small-indigo-plant': 0,
  'small-sugar-mill': 0,
  'indigo-plant': 0,
  'sugar-mill': 0,
  'tobacco-storage': 0,
  'coffee-roaster': 0,
  'small-market': 0,
  hacienda: 0,
  'construction-hut': 0,
  'small-warehouse': 0,
} as const;
export const eleven = {...ten, hospice: 0} as const;

export class Position {
  readonly #state: PrState;

  constructor(seats: number, options: Readonly<Record<string, string | boolean>>) {
    this.#state = setup({...defaultOptions(PR_OPTIONS), firstPlayer: 'seat-1', ...options}, seats);
    turnUp(
      this.#state,
      Array.from({length: seats + 1}, (_, i) => i * 5),
    );
    openRoleTurn(this.#state);
    for (const island of this.#state.players) {
      GOODS.forEach((_, kind) => {
        this.#state.deck[kind]! += island.tiles[kind]!;
        island.tiles[kind] = 0;
      });
    }
  }

  get state(): PrState {
    return cloneState(this.#state);
  }

  #with(change: (state: PrState) => void): this {
    change(this.#state);
    return this;
  }

  #island(seat: number, change: (island: Island, state: PrState) => void): this {
    return this.#with(state => change(state.players[seat]!, state));
  }

  withDoubloons(seat: number, doubloons: number): this {
    return this.#island(seat, island => {
      island.doubloons = doubloons;
    });
  }

  withChips(seat: number, chips: number): this {
    return this.#island(seat, (island, state) => {
      state.vpPool -= chips - island.chips;
      island.chips = chips;
    });
  }

  withGoods(seat: number, goods: Counts<Good>): this {
    return this.#island(seat, (island, state) => {
      for (const [good, count] of entries(goods)) {
        const at = GOODS.indexOf(good);
        state.goods[at]! -= count - island.goods[at]!;
        island.goods[at] = count;
      }
    });
  }

  withTiles(seat: number, tiles: TileCounts): this {
    return this.#island(seat, (island, state) => {
      for (const [tile, entry] of entries(tiles)) {
        const [count, manned] = typeof entry === 'number' ? [entry, 0] : entry;
        const kind = TILES.indexOf(tile);
        if (tile === 'quarry') state.quarries -= count;
        else state.deck[kind]! -= count;
        island.tiles[kind]! += count;
        island.manned[kind]! += manned;
        state.workers -= manned;
      }
    });
  }

  /** Buildings with the workers on each, built in this order. */
  withCity(seat: number, city: Counts<Building>): this {
    return this.#island(seat, (island, state) => {
      for (const [building, workers] of entries(city)) {
        const at = BUILDINGS.indexOf(building);
        island.city.push(at);
        island.workers.push(workers);
        state.market[at]!--;
        state.workers -= workers;
      }
    });
  }

  withSanJuan(seat: number, workers: number): this {
    return this.#island(seat, (island, state) => {
      island.sanJuan = workers;
      state.workers -= workers;
    });
  }

  /** Loads by ship, smallest first: `['indigo', 2]` or null. */
  withShips(...ships: readonly (readonly [Good, number] | null)[]): this {
    return this.#with(state => {
      ships.forEach((ship, i) => {
        if (!ship) return;
        const good = GOODS.indexOf(ship[0]);
        state.shipGood[i] = good;
        state.shipLoad[i] = ship[1];
        state.goods[good]! -= ship[1];
      });
    });
  }

  withHouse(...goods: readonly Good[]): this {
    return this.#with(state => {
      for (const good of goods) {
        state.house.push(GOODS.indexOf(good));
        state.goods[GOODS.indexOf(good)]!--;
      }
    });
  }

  withCardDoubloons(cards: Counts<Role>): this {
    return this.#with(state => {
      for (const [role, doubloons] of entries(cards)) state.cardDoubloons[ROLES.indexOf(role)] = doubloons;
    });
  }

  /** Cards taken earlier in the round by the seats in turn; the next seat has the role turn. */
  withTaken(...roles: readonly Role[]): this {
    return this.#with(state => {
      roles.forEach((role, i) => {
        state.takenBy[ROLES.indexOf(role)] = (state.governor + i) % state.players.length;
      });
      state.roleTurns = roles.length;
      openRoleTurn(state);
    });
  }

  withGovernor(seat: number): this {
    return this.#with(state => {
      state.governor = seat;
      openRoleTurn(state);
    });
  }

  withFlag(flag: PrState['endFlags'][number]): this {
    return this.#with(state => {
      state.endFlags.push(flag);
    });
  }

  withRow(...row: readonly Good[]): this {
    return this.#with(state => {
      for (const kind of state.row) state.deck[kind]!++;
      state.row = row.map(good => GOODS.indexOf(good));
      for (const kind of state.row) state.deck[kind]!--;
    });
  }

  withArrivals(workers: number): this {
    return this.#with(state => {
      state.workers -= workers - state.arrivals;
      state.arrivals = workers;
    });
  }

  supplyGoods(goods: Counts<Good>): this {
    return this.#with(state => {
      for (const [good, count] of entries(goods)) state.goods[GOODS.indexOf(good)] = count;
    });
  }

  supplyWorkers(workers: number): this {
    return this.#with(state => {
      state.workers = workers;
    });
  }

  supplyPool(points: number): this {
    return this.#with(state => {
      state.vpPool = points;
    });
  }

  supplyQuarries(quarries: number): this {
    return this.#with(state => {
      state.quarries = quarries;
    });
  }

  supplyDeck(deck: Counts<Good>, discard: Counts<Good> = {}): this {
    return this.#with(state => {
      state.deck = GOODS.map(good => deck[good] ?? 0);
      state.discard = GOODS.map(good => discard[good] ?? 0);
    });
  }

  supplyMarket(copies: Counts<Building>): this {
    return this.#with(state => {
      for (const [building, left] of entries(copies)) state.market[BUILDINGS.indexOf(building)] = left;
    });
  }
}

export const prState = (seats: number, options: Readonly<Record<string, string | boolean>> = {}): Position =>
  new Position(seats, options);
