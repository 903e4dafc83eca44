/** The end of the captain phase (PR-STORE): storing, then the full ships sail. */
import type {Choice} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {LARGE_WAREHOUSE, SMALL_WAREHOUSE} from '../data.ts';
import {isActive} from '../island.ts';
import {type Objection, objection} from '../refusals.ts';
import {type Island, type PrState, sum} from '../state.ts';
import {GOODS, type Good, type GoodCounts, type PrAction, type PrEvent} from '../types.ts';
import {variantOf} from '../variant.ts';
import {endTurn} from '../workers.ts';
import {nextLoading, shipCapacity} from './captain.ts';
import type {Decision, RolePhase} from './decision.ts';
import {type Kept, subsets, waysToKeep} from './room.ts';

/** PR-STORE-2, PR-STORE-3: single tokens that an island may keep. */
export function singleRoom(state: PrState, island: Island): number {
  let room = 1;
  for (const more of variantOf(state).room) room += more(island);
  return room;
}

/** PR-STORE-3: how many kinds the active warehouses keep whole. */
export const warehouseKinds = (island: Island): number =>
  (isActive(island, SMALL_WAREHOUSE) ? 1 : 0) + (isActive(island, LARGE_WAREHOUSE) ? 2 : 0);

function heldKinds(island: Island): number[] {
  const held: number[] = [];
  for (let good = 0; good < 5; good++) if (island.goods[good]! > 0) held.push(good);
  return held;
}

/** So many tokens of each kind as there are, but no more than `most`. */
function upTo(most: number, goods: readonly number[]): number[] {
  const kept: number[] = [];
  for (let good = 0; good < 5; good++) kept.push(goods[good]! < most ? goods[good]! : most);
  return kept;
}

/**
 * The automatic cases of PR-D-STORE: nothing held, everything fits, or only one kind is held.
 * @returns tokens kept by good, or null when the player has a choice
 */
function forcedStore(state: PrState, island: Island): number[] | null {
  const held = heldKinds(island);
  const room = warehouseKinds(island);
  if (held.length <= room) return island.goods.slice();
  const singles = singleRoom(state, island);
  if (held.length === 1) return upTo(singles, island.goods);
  if (singles > 1) {
    if (sum(island.goods) <= singles) return island.goods.slice();
    const ways = waysToKeep(island.goods, room, singles);
    return ways.length === 1 ? keptBy(island, toAction(ways[0]!)) : null;
  }
  if (held.length === room + 1 && held.some(good => island.goods[good] === 1)) return island.goods.slice();
  return null;
}

/**
 * Everything a seat may keep where it has a choice (PR-STORE-4): full warehouses and one single token, to which no
 * token could be added. What ends in the same goods is listed once, with the first lone barrel as the single.
 */
function storeOptions(state: PrState, island: Island): Kept[] {
  const singles = singleRoom(state, island);
  if (singles > 1) return waysToKeep(island.goods, warehouseKinds(island), singles);
  const options: Kept[] = [];
  for (const kinds of subsets(heldKinds(island), warehouseKinds(island))) {
    for (const single of heldKinds(island)) {
      if (!kinds.includes(single) && isSettled(island, kinds, single))
        options.push({kinds, singles: [single]});
    }
  }
  return options;
}

/** False when a lone barrel takes up a warehouse while the single could be (or already is) that barrel's like. */
const isSettled = (island: Island, kinds: readonly number[], single: number): boolean =>
  kinds.every(good => island.goods[good]! > 1 || (island.goods[single] === 1 && single < good));

function keep(state: PrState, seat: Seat, kept: readonly number[], events?: PrEvent[]): void {
  const island = state.players[seat]!;
  const had = sum(island.goods);
  const lost: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let good = 0; good < 5; good++) {
    lost[good] = island.goods[good]! - kept[good]!;
    state.goods[good]! += lost[good]!;
    island.goods[good] = kept[good]!;
  }
  // The engine's own lists of goods have five members.
  if (had > 0) events?.push({type: 'stored', seat, kept: [...kept] as unknown as GoodCounts, lost});
}

/** PR-STORE-1: clockwise from the captain. */
export function startStoring(state: PrState): void {
  state.phase = 'store';
  state.turn = state.chooser;
  state.left = state.players.length;
}

export const captainPhase: RolePhase = {
  start(state) {
    state.phase = 'captain';
  },
  next(state, events) {
    if (state.phase === 'captain') {
      if (nextLoading(state, events)) return true;
      startStoring(state);
    }
    if (storingTurns(state, events)) return true;
    sail(state, events);
    closePhase(state);
    return false;
  },
};

/** @returns false when all have stored */
export function storingTurns(state: PrState, events?: PrEvent[]): boolean {
  for (; state.left > 0; endTurn(state)) {
    const kept = forcedStore(state, state.players[state.turn]!);
    if (!kept) return true;
    keep(state, state.turn, kept, events);
  }
  return false;
}

/** PR-STORE-6: full ships are emptied, the others keep their load. */
export function sail(state: PrState, events?: PrEvent[]): void {
  for (let ship = 0; ship < state.shipGood.length; ship++) {
    const capacity = shipCapacity(state, ship);
    if (state.shipLoad[ship]! < capacity) continue;
    const good = state.shipGood[ship]!;
    state.goods[good]! += capacity;
    state.shipGood[ship] = -1;
    state.shipLoad[ship] = 0;
    events?.push({type: 'shipSailed', ship, capacity, good: GOODS[good]!});
  }
}

/** What counts once per captain phase starts anew with the next one. */
export function closePhase(state: PrState): void {
  state.passes = 0;
  state.privilegePaid = false;
  for (let seat = 0; seat < state.players.length; seat++) state.players[seat]!.wharfUsed = false;
}

type StoreAction = Extract<PrAction, {type: 'store'}>;

/** Hole-free store actions of the seat whose turn it is. */
export const storeActions = (state: PrState, island: Island): StoreAction[] =>
  storeOptions(state, island).map(toAction);

const toAction = ({kinds, singles}: Kept): StoreAction => ({
  type: 'store',
  kinds: kinds.map(good => GOODS[good]!),
  singles: singles.map(good => GOODS[good]!),
});

/** Tokens kept by a store action, by good. */
export const keptBy = (island: Island, {kinds, singles}: StoreAction): number[] =>
  GOODS.map((good, i) =>
    kinds.includes(good) ? island.goods[i]! : singles.filter(each => each === good).length,
  );

/** PR-D-STORE. */
export const store: Decision = {
  noPass: 'PR-STORE-4',
  choices: (state): Choice[] =>
    // A StoreAction is plain JSON without holes.
    storeActions(state, state.players[state.turn]!) as unknown as Choice[],

  moves: {
    store: {
      check: (state, seat, action) => objectToStoring(state, state.players[seat]!, action),
      play(state, seat, action, events) {
        keep(state, seat, keptBy(state.players[seat]!, action), events);
        endTurn(state);
      },
    },
  },
};

function objectToStoring(state: PrState, island: Island, action: StoreAction): Objection | null {
  const {kinds, singles} = action;
  const room = warehouseKinds(island);
  if (kinds.length > room)
    return objection('pr/too-many-kinds', 'PR-STORE-3', {kinds: room, given: kinds.length});
  const most = singleRoom(state, island);
  if (singles.length > most)
    return objection('pr/too-many-singles', 'PR-STORE-2', {singles: most, given: singles.length});
  const named = [...kinds, ...singles];
  const lacking = named.find(good => island.goods[GOODS.indexOf(good)] === 0);
  if (lacking) return objection('pr/no-such-good', 'PR-STORE-4', {good: lacking});
  const stray = outOfOrder(kinds) ?? singles.find(good => kinds.includes(good));
  if (stray) return objection('pr/store-order', 'PR-STORE-3', {good: stray});
  if (most > 1) return checkWay(island, action, room, most);
  if (kinds.length < room || singles.length < most) return objection('pr/store-more', 'PR-STORE-4');
  const single = GOODS.indexOf(singles[0]!);
  const indexes = kinds.map(good => GOODS.indexOf(good));
  if (isSettled(island, indexes, single)) return null;
  const wasteful = island.goods[single]! > 1;
  return objection(wasteful ? 'pr/store-more' : 'pr/store-same', 'PR-STORE-4');
}

/** With room for several single tokens: the action is one of the ways, and written as it is listed. */
function checkWay(island: Island, action: StoreAction, room: number, singles: number): Objection | null {
  const ways = waysToKeep(island.goods, room, singles).map(toAction);
  const same = (a: readonly Good[], b: readonly Good[]) => a.join() === b.join();
  if (ways.some(way => same(way.kinds, action.kinds) && same(way.singles, action.singles))) return null;
  const kept = keptBy(island, action).join();
  const other = ways.some(way => keptBy(island, way).join() === kept);
  return objection(other ? 'pr/store-same' : 'pr/store-more', 'PR-STORE-4');
}

/** The first kind that does not come after the one before it. */
const outOfOrder = (kinds: readonly Good[]): Good | undefined =>
  kinds.find((good, i) => i > 0 && GOODS.indexOf(kinds[i - 1]!) >= GOODS.indexOf(good));
