/** What no step may break: nothing comes or goes, and nothing holds more than it can. */

import type {Law} from '../listing.ts';
import {BUILDING_DATA, HOUSE_SPACES, MOST_LARGE, QUARRY, SLOTS, seatData} from './data.ts';
import {freeCity, freeCountry, largeBuildings, pieces} from './island.ts';
import {type Island, type PrState, sum} from './state.ts';
import {BUILDINGS, GOODS, TILES} from './types.ts';
import {variantOf} from './variant.ts';

/** The first law that a state breaks, as a sentence; null when all hold. */
export const brokenLaw = (state: PrState): string | null =>
  goodsLaw(state) ??
  tilesLaw(state) ??
  workersLaw(state) ??
  buildingsLaw(state) ??
  pointsLaw(state) ??
  harbourLaw(state) ??
  islandsLaw(state) ??
  otherLaws(state);

/** What an expansion holds of a thing besides: festival board, forests. */
function otherLaws(state: PrState): string | null {
  for (const law of variantOf(state).laws) {
    const broken = law(state);
    if (broken) return broken;
  }
  return null;
}

/** `brokenLaw` as the list of games offers it. */
export const law: Law = state => brokenLaw(state as PrState); // given states of this game only

const times = (list: readonly number[], value: number): number => list.filter(each => each === value).length;

function goodsLaw(state: PrState): string | null {
  const {players, goods, house, shipGood, shipLoad} = state;
  const {goodsElsewhere} = variantOf(state).numbers;
  const all = seatData(players.length).goods;
  for (let good = 0; good < GOODS.length; good++) {
    const shipped = sum(shipLoad.filter((_, ship) => shipGood[ship] === good));
    const count =
      goods[good]! +
      sum(players.map(island => island.goods[good]!)) +
      shipped +
      times(house, good) +
      goodsElsewhere(state, good);
    if (count !== all[good] || goods[good]! < 0) return `${count} ${GOODS[good]} of ${all[good]}`;
  }
  return null;
}

function tilesLaw(state: PrState): string | null {
  const {players, row, deck, discard, quarries} = state;
  const {tilesElsewhere} = variantOf(state).numbers;
  const data = seatData(players.length);
  for (let tile = 0; tile < QUARRY; tile++) {
    const settled = sum(players.map(island => island.tiles[tile]!));
    const count = deck[tile]! + times(row, tile) + discard[tile]! + settled + tilesElsewhere(state, tile);
    if (count !== data.plantations[tile] || deck[tile]! < 0) return `${count} tiles of ${TILES[tile]}`;
  }
  const count = quarries + sum(players.map(island => island.tiles[QUARRY]!));
  return count === data.quarries && quarries >= 0 ? null : `${count} quarries`;
}

function workersLaw(state: PrState): string | null {
  const {players, workers, arrivals} = state;
  const count = workers + arrivals + sum(players.map(pieces));
  return count === variantOf(state).numbers.pieces(state) && workers >= 0 ? null : `${count} workers`;
}

function buildingsLaw(state: PrState): string | null {
  const {players, market} = state;
  for (let i = 0; i < market.length; i++) {
    const built = sum(players.map(island => times(island.city, i)));
    if (built + market[i]! !== variantOf(state).numbers.copies(state, i) || market[i]! < 0)
      return `${built} built ${BUILDINGS[i]}`;
  }
  return null;
}

/** The last loading may pay points beyond the pool (PR-END-3). */
function pointsLaw({players, rules, vpPool}: PrState): string | null {
  const chips = sum(players.map(island => island.chips));
  const fits = vpPool > 0 ? chips + vpPool === rules.vpPool : vpPool === 0 && chips >= rules.vpPool;
  return fits ? null : `${chips} points in chips, ${vpPool} in the pool`;
}

function harbourLaw({players, house, shipGood, shipLoad}: PrState): string | null {
  const {ships} = seatData(players.length);
  const carried = shipGood.filter(good => good >= 0);
  const fits =
    new Set(carried).size === carried.length &&
    shipLoad.every((load, ship) => load <= ships[ship]! && load > 0 === shipGood[ship]! >= 0);
  if (!fits) return `ships of ${ships} carry ${shipLoad} of ${shipGood}`;
  return house.length <= HOUSE_SPACES ? null : `${house.length} goods in the trading house`;
}

function islandsLaw({players, rules}: PrState): string | null {
  const seat = players.findIndex(island => !fits(island, rules.duplicateProduction));
  return seat < 0 ? null : `seat ${seat} holds what it cannot: ${JSON.stringify(players[seat])}`;
}

function fits(island: Island, duplicates: boolean): boolean {
  const {doubloons, tiles, manned, city, workers} = island;
  const repeated = city.filter((building, i) => city.indexOf(building) !== i);
  return (
    doubloons >= 0 &&
    freeCountry(island) >= 0 &&
    freeCity(island) >= 0 &&
    largeBuildings(island) <= MOST_LARGE &&
    repeated.every(building => duplicates && BUILDING_DATA[building]!.good !== null) &&
    manned.every((count, tile) => count >= 0 && count <= tiles[tile]!) &&
    workers.length === city.length &&
    workers.every((count, i) => count >= 0 && count <= SLOTS[city[i]!]!)
  );
}
