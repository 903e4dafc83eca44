/** Puerto Rico for the command line: its words, and what no step may lose or make. */
import {
  BUILDING_DATA,
  CITY_SPACES,
  COUNTRY_SPACES,
  copiesOf,
  QUARRY,
  SIZE,
  SLOTS,
  seatData,
} from '../../games/puerto-rico/data.ts';
import type {Island, PrState} from '../../games/puerto-rico/state.ts';
import {text} from '../../games/puerto-rico/text/en.ts';
import {BUILDINGS, GOODS, ROLES, TILES} from '../../games/puerto-rico/types.ts';
import type {GameExtras, Vocabulary} from '../game-extras.ts';

const named = <T extends string>(ids: readonly T[], name: (id: T) => string) =>
  Object.fromEntries(ids.map(id => [id, name(id)]));

const vocabulary: Vocabulary = {
  goods: named(GOODS, id => text.goods[id]),
  tiles: named(TILES, id => text.tiles[id]),
  roles: named(ROLES, id => text.roles[id].name),
  buildings: named(BUILDINGS, id => text.buildings[id].name),
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Pieces, money and points neither come nor go, and nothing holds more than it can. */
function law(value: unknown): string | null {
  // Only states of this game are given to its law.
  const state = value as PrState;
  return (
    goodsLaw(state) ??
    tilesLaw(state) ??
    workersLaw(state) ??
    buildingsLaw(state) ??
    pointsLaw(state) ??
    state.players
      .map((island, seat) => islandLaw(island, seat, state.rules.duplicateProduction))
      .find(broken => broken !== null) ??
    null
  );
}

function goodsLaw({players, goods, house, shipGood, shipLoad}: PrState): string | null {
  const all = seatData(players.length).goods;
  for (let good = 0; good < GOODS.length; good++) {
    const shipped = shipLoad.filter((_, ship) => shipGood[ship] === good);
    const sold = house.filter(token => token === good).length;
    const count = goods[good]! + sum(players.map(island => island.goods[good]!)) + sum(shipped) + sold;
    if (count !== all[good] || goods[good]! < 0) return `${count} ${GOODS[good]} of ${all[good]}`;
  }
  return null;
}

function tilesLaw({players, row, deck, discard, quarries}: PrState): string | null {
  const data = seatData(players.length);
  for (let tile = 0; tile < QUARRY; tile++) {
    const open = row.filter(face => face === tile).length + discard[tile]!;
    const count = deck[tile]! + open + sum(players.map(island => island.tiles[tile]!));
    if (count !== data.plantations[tile] || deck[tile]! < 0) return `${count} tiles of ${TILES[tile]}`;
  }
  const count = quarries + sum(players.map(island => island.tiles[QUARRY]!));
  return count === data.quarries && quarries >= 0 ? null : `${count} quarries`;
}

function workersLaw({players, workers, arrivals}: PrState): string | null {
  const data = seatData(players.length);
  const used = players.map(island => island.sanJuan + sum(island.manned) + sum(island.workers));
  const count = workers + arrivals + sum(used);
  return count === data.workers + data.arrivals && workers >= 0 ? null : `${count} workers`;
}

function buildingsLaw({players, market}: PrState): string | null {
  for (const [i, building] of BUILDING_DATA.entries()) {
    const built = players.flatMap(island => island.city).filter(each => each === i).length;
    if (built + market[i]! !== copiesOf(building, players.length)) return `${built} built ${BUILDINGS[i]}`;
  }
  return null;
}

/** The last loading may pay points beyond the pool (PR-END-3). */
function pointsLaw({players, rules, vpPool}: PrState): string | null {
  const chips = sum(players.map(island => island.chips));
  const fits = vpPool > 0 ? chips + vpPool === rules.vpPool : vpPool === 0 && chips >= rules.vpPool;
  return fits ? null : `${chips} points in chips, ${vpPool} in the pool`;
}

function islandLaw(island: Island, seat: number, duplicates: boolean): string | null {
  const {doubloons, tiles, manned, city, workers} = island;
  const fits =
    doubloons >= 0 &&
    sum(tiles) <= COUNTRY_SPACES &&
    sum(city.map(building => SIZE[building]!)) <= CITY_SPACES &&
    (duplicates || new Set(city).size === city.length) &&
    manned.every((count, tile) => count >= 0 && count <= tiles[tile]!) &&
    workers.every((count, i) => count >= 0 && count <= SLOTS[city[i]!]!);
  return fits ? null : `seat ${seat} holds what it cannot: ${JSON.stringify(island)}`;
}

export const extras: GameExtras = {vocabulary, law};
