/**
 * Positions for tests: `prState(4).withGoods(0, {corn: 3})` says only what matters. The islands are bare, seat 0 is
 * governor and has the first role turn. What is put on an island is taken from the supplies, so that positions keep
 * the conservation laws; `supply…` methods set a supply and break them on purpose.
 */
import {defaultOptions} from '../../../../src/engine/options.ts';
import {BUILDING_DATA, copiesOf} from '../../../../src/games/puerto-rico/data.ts';
import {placeNamed} from '../../../../src/games/puerto-rico/expansions/pieces.ts';
import {ask, deal, proceed} from '../../../../src/games/puerto-rico/flow.ts';
import {PR_OPTIONS} from '../../../../src/games/puerto-rico/options.ts';
import {shipCapacity} from '../../../../src/games/puerto-rico/phases/captain.ts';
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

/** Every building of the table's sets is for sale but the forest house, so that nothing of the deck is hidden. */
function layOut(state: PrState, seats: number): void {
  const more = state.more!;
  const hidden = BUILDINGS.indexOf('forest-house');
  more.inPlay = more.pool.filter(building => building !== hidden);
  for (const building of more.inPlay) state.market[building] = copiesOf(BUILDING_DATA[building]!, seats);
  more.pool = [];
  more.spaces = [];
  proceed(state);
  for (let now = ask(state); now; now = ask(state)) {
    const draw = now.kind === 'beacon' ? now.draws[0]! : null;
    const count = draw?.kind === 'pick' ? draw.count : 0;
    const spread = state.asking === 'row' ? 5 : 0;
    deal(state, {drawn: [Array.from({length: count}, (_, i) => i * spread)]});
  }
}

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
    if (this.#state.more) layOut(this.#state, seats);
    else {
      turnUp(
        this.#state,
        Array.from({length: seats + 1}, (_, i) => i * 5),
      );
      openRoleTurn(this.#state);
    }
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
        island.more?.nobles.push(0);
        state.market[at]!--;
        state.workers -= workers;
      }
    });
  }

  /** Makes pieces that stand already into nobles: by tile or building, or in San Juan. */
  withNobles(seat: number, places: Counts<Tile | Building | 'san-juan'>): this {
    return this.#island(seat, (island, state) => {
      for (const [name, count] of entries(places)) {
        const place = name === 'san-juan' ? -1 : placeNamed(island, name, () => true);
        if (place < 0) island.more!.idleNobles += count;
        else island.more!.nobles[place]! += count;
        state.more!.nobles -= count;
        state.workers += count;
      }
    });
  }

  withForests(seat: number, forests: number, kind: Good = 'corn'): this {
    return this.#island(seat, (island, state) => {
      for (let i = 0; i < forests; i++) island.more!.forests.push(GOODS.indexOf(kind));
      state.deck[GOODS.indexOf(kind)]! -= forests;
    });
  }

  withToken(seat: number): this {
    return this.#with(state => {
      state.more!.token = seat;
    });
  }

  /** The tasks of the festival as they should be; what they hold is taken from the supplies. */
  withTasks(tile: Good, goods: Counts<Good>, building: Building): this {
    return this.#with(state => {
      const more = state.more!;
      state.deck[more.taskTile]!++;
      more.taskTile = GOODS.indexOf(tile);
      state.deck[more.taskTile]!--;
      GOODS.forEach((good, i) => {
        state.goods[i]! += more.taskGoods[i]! - (goods[good] ?? 0);
        more.taskGoods[i] = goods[good] ?? 0;
      });
      if (!more.taskSpare) state.market[more.taskBuilding]!++;
      more.taskBuilding = BUILDINGS.indexOf(building);
      more.taskSpare = state.players.length === 2 && BUILDING_DATA[more.taskBuilding]!.good === null;
      if (!more.taskSpare) state.market[more.taskBuilding]!--;
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

  /** Ships that nobody can load any more: full of goods from elsewhere, so that only own ships are left. */
  supplyBlocked(): this {
    return this.#with(state => {
      state.shipLoad = state.shipLoad.map((_, ship) => shipCapacity(state, ship));
      state.shipGood = state.shipLoad.map((_, ship) => [2, 1, 3][ship]!);
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
