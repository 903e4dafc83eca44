/** Positions far from the opening: random buildings, goods, loads and shortages, at the start of a round. */
import type {Rng} from '../../../../../src/base/rng.ts';
import {PROCESSES, SIZE, SLOTS, seatData} from '../../../../../src/games/puerto-rico/data.ts';
import {freeCity, largeBuildings} from '../../../../../src/games/puerto-rico/island.ts';
import {type Island, type PrState, sum} from '../../../../../src/games/puerto-rico/state.ts';

/** Changes a state that stands before the first role turn of a round; shortages break the conservation laws. */
export function upset(state: PrState, rng: Rng): void {
  for (const island of state.players) {
    settleIsland(state, island, rng);
    buildCity(state, island, rng);
    island.sanJuan = takeWorkers(state, rng.below(3));
    island.doubloons = rng.below(12);
    const chips = Math.min(rng.below(30), state.vpPool - 1);
    island.chips += chips;
    state.vpPool -= chips;
    for (let good = 0; good < 5; good++) {
      const tokens = Math.min(rng.below(5), state.goods[good]!);
      island.goods[good]! += tokens;
      state.goods[good]! -= tokens;
    }
  }
  loadShips(state, rng);
  for (let i = rng.below(4); i > 0; i--) {
    const good = rng.below(5);
    if (state.goods[good] === 0 || state.house.includes(good)) continue;
    state.goods[good]!--;
    state.house.push(good);
  }
  if (rng.below(3) === 0) state.workers = rng.below(2 * state.players.length);
  if (rng.below(3) === 0) state.arrivals = rng.below(state.arrivals + 1);
  if (rng.below(3) === 0) state.vpPool = 1 + rng.below(10);
  if (rng.below(3) === 0) state.quarries = rng.below(2);
  if (rng.below(3) === 0) for (const kind of state.row.splice(rng.below(3))) state.discard[kind]!++;
  if (rng.below(3) === 0)
    state.deck.forEach((tiles, kind) => {
      const gone = rng.below(tiles + 1);
      state.deck[kind]! -= gone;
      if (rng.below(2) === 0) state.discard[kind]! += gone;
    });
}

function takeWorkers(state: PrState, wanted: number): number {
  const workers = Math.min(wanted, state.workers);
  state.workers -= workers;
  return workers;
}

function settleIsland(state: PrState, island: Island, rng: Rng): void {
  for (let i = rng.below(12); i > 0; i--) {
    const kind = rng.below(6);
    if (kind === 5 ? state.quarries === 0 : state.deck[kind] === 0) continue;
    if (kind === 5) state.quarries--;
    else state.deck[kind]!--;
    island.tiles[kind]!++;
    island.manned[kind]! += takeWorkers(state, rng.below(2));
  }
}

function buildCity(state: PrState, island: Island, rng: Rng): void {
  for (let i = rng.below(13); i > 0; i--) {
    const building = rng.below(state.market.length);
    const twice = state.rules.duplicateProduction && PROCESSES[building]! >= 0;
    if (state.market[building] === 0 || (island.city.includes(building) && !twice)) continue;
    if (SIZE[building]! > freeCity(island) || (SIZE[building] === 2 && largeBuildings(island) === 4))
      continue;
    state.market[building]!--;
    island.city.push(building);
    island.workers.push(takeWorkers(state, rng.below(SLOTS[building]! + 1)));
  }
}

function loadShips(state: PrState, rng: Rng): void {
  seatData(state.players.length).ships.forEach((bays, ship) => {
    const good = rng.below(5);
    const load = Math.min(rng.below(bays), state.goods[good]!);
    if (load === 0 || state.shipGood.includes(good) || sum(state.shipLoad) > 10) return;
    state.shipGood[ship] = good;
    state.shipLoad[ship] = load;
    state.goods[good]! -= load;
  });
}
