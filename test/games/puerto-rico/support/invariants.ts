/** What never breaks (rules, section 9): pieces and points neither appear nor vanish, boards keep their limits. */
import {
  BUILDING_DATA,
  CITY_SPACES,
  COUNTRY_SPACES,
  copiesOf,
  MOST_LARGE,
  SLOTS,
  seatData,
} from '../../../../src/games/puerto-rico/data.ts';
import {freeCity, largeBuildings, pieces, placeSlots} from '../../../../src/games/puerto-rico/island.ts';
import {warehouseKinds} from '../../../../src/games/puerto-rico/phases/storage.ts';
import {type PrState, sum} from '../../../../src/games/puerto-rico/state.ts';
import {BUILDINGS, GOODS, type PrEvent} from '../../../../src/games/puerto-rico/types.ts';

const times = (list: readonly number[], value: number): number => list.filter(each => each === value).length;

/** Sentences on what is broken after a step with these events. */
export function broken(state: PrState, events: readonly PrEvent[] = []): string[] {
  const found: string[] = [];
  const same = (what: string, actual: number, expected: number) => {
    if (actual !== expected) found.push(`${what}: ${actual} instead of ${expected}`);
  };
  const must = (what: string, holds: boolean) => {
    if (!holds) found.push(what);
  };
  conservation(state, same, must);
  boards(state, must);
  phaseEnds(state, events, must);
  numbers(state, must);
  return found;
}

type Same = (what: string, actual: number, expected: number) => void;
type Must = (what: string, holds: boolean) => void;

function conservation(state: PrState, same: Same, must: Must): void {
  const {players} = state;
  const seats = players.length;
  const data = seatData(seats);
  const all = (count: (island: PrState['players'][number]) => number) =>
    players.reduce((total, island) => total + count(island), 0);
  same('workers', state.workers + state.arrivals + all(pieces), {2: 42, 3: 58, 4: 79, 5: 100}[seats]!);
  GOODS.forEach((good, i) => {
    const shipped = state.shipLoad.reduce(
      (total, load, s) => total + (state.shipGood[s] === i ? load : 0),
      0,
    );
    const tokens = state.goods[i]! + shipped + times(state.house, i) + all(island => island.goods[i]!);
    same(good, tokens, data.goods[i]!);
    const tiles = state.deck[i]! + state.discard[i]! + times(state.row, i) + all(island => island.tiles[i]!);
    if (state.governor >= 0) same(`${good} plantations`, tiles, data.plantations[i]!);
  });
  same('quarries', state.quarries + all(island => island.tiles[5]!), data.quarries);
  const beyond = state.vpPool + all(island => island.chips) - state.rules.vpPool;
  must('points beyond the pool only when it is empty', beyond === 0 || (beyond > 0 && state.vpPool === 0));
  BUILDINGS.forEach((building, i) => {
    const copies = state.market[i]! + all(island => times(island.city, i));
    same(building, copies, copiesOf(BUILDING_DATA[i]!, seats));
  });
}

function boards(state: PrState, must: Must): void {
  for (const island of state.players) {
    must('12 countryside spaces', sum(island.tiles) <= COUNTRY_SPACES);
    must('12 city spaces', freeCity(island) >= 0 && freeCity(island) <= CITY_SPACES);
    must('4 large buildings', largeBuildings(island) <= MOST_LARGE);
    must(
      'a worker for each tile at most',
      island.manned.every((count, i) => count <= island.tiles[i]!),
    );
    must('a place in the list for each building', island.workers.length === island.city.length);
    must(
      'slots',
      island.workers.every((count, i) => count <= SLOTS[island.city[i]!]!),
    );
    const repeated = island.city.filter((building, i) => island.city.indexOf(building) !== i);
    must(
      'equal buildings by option only',
      repeated.every(building => state.rules.duplicateProduction && BUILDING_DATA[building]!.good !== null),
    );
  }
  const {ships} = seatData(state.players.length);
  const carried = state.shipGood.filter(good => good >= 0);
  must('no kind on two ships', new Set(carried).size === carried.length);
  must(
    'ships within their bays',
    state.shipLoad.every((load, i) => load <= ships[i]!),
  );
  must(
    'a kind aboard or no load',
    state.shipLoad.every((load, i) => load > 0 === state.shipGood[i]! >= 0),
  );
  must('trading house', state.house.length <= 4);
}

function phaseEnds(state: PrState, events: readonly PrEvent[], must: Must): void {
  const {ships} = seatData(state.players.length);
  if (state.phase !== 'captain' && state.phase !== 'store')
    must(
      'no full ship after a captain phase',
      state.shipLoad.every((load, i) => load < ships[i]!),
    );
  if (state.phase !== 'trader') must('three goods in the house at most', state.house.length < 4);
  for (const event of events) {
    if (event.type === 'stored') {
      const room = warehouseKinds(state.players[event.seat]!);
      const kept = event.kept.filter(count => count > 0);
      const whole = kept.filter(count => count > 1).length;
      must('goods within the storage', whole <= room && kept.length <= room + 1);
    }
    if (event.type === 'placed' && event.sanJuan > 0) {
      const slots = sum(placeSlots(state.players[event.seat]!));
      must('no empty slot beside idle workers', sum(event.slots) === slots);
    }
  }
  if (state.phase === 'role') {
    must('role turns of the round', state.roleTurns < seatData(state.players.length).roleTurns);
    must('cards taken are role turns', state.takenBy.filter(seat => seat >= 0).length === state.roleTurns);
  }
}

function numbers(state: PrState, must: Must): void {
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'number') must(`${path} is ${value}`, Number.isSafeInteger(value) && value >= -1);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`);
  };
  walk(state, 'state');
  for (const island of state.players) must('doubloons', island.doubloons >= 0);
  must(
    'supplies',
    [...state.goods, ...state.deck, ...state.market, state.vpPool, state.workers].every(n => n >= 0),
  );
}
