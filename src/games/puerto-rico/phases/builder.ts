/** Builder phase (PR-BUILD): everybody may buy one building. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {COLUMN, COST, MOST_LARGE, PROCESSES, SIZE, SLOTS, UNIVERSITY} from '../data.ts';
import {discountsOf, freeCity, isActive, largeBuildings, owns, priceFor} from '../island.ts';
import type {Objection} from '../refusals.ts';
import type {Island, PrState} from '../state.ts';
import {BUILDINGS, type Building, type PrEvent} from '../types.ts';
import {variantOf} from '../variant.ts';
import {endTurn, fetchWorker, privilege, SAN_JUAN, TILE_PLACES, waitsIdle} from '../workers.ts';
import {checkRider, type Decision, type RolePhase} from './decision.ts';
import {flagEnd} from './round.ts';

/** PR-BUILD-2: 1 for the chooser. */
export const builderDiscount = (state: PrState, seat: Seat): number =>
  seat === state.chooser ? privilege(state, seat) : 0;

/** PR-B-UNIVERSITY: could an active university bring a worker now? */
export const universityOffered = (state: PrState): boolean =>
  (state.workers > 0 || state.arrivals > 0) && isActive(state.players[state.turn]!, UNIVERSITY);

/** PR-BUILD-7. */
const mayRepeat = (state: PrState, building: number): boolean =>
  state.rules.duplicateProduction && PROCESSES[building]! >= 0;

/**
 * Why a seat could not buy a building with this privilege discount, or null: PR-BUILD-4 .. PR-BUILD-7. What cannot
 * be helped comes first, the money last.
 */
export function objectToPurchase(
  state: PrState,
  seat: Seat,
  building: number,
  discount: number,
): Objection | null {
  const island = state.players[seat]!;
  const name = BUILDINGS[building]!;
  if (state.market[building] === undefined)
    return {code: 'pr/not-in-play', rule: 'PR-SETUP-7', details: {building: name}};
  if (state.market[building] === 0)
    return {code: 'pr/sold-out', rule: 'PR-BUILD-6', details: {building: name}};
  if (owns(island, building) && !mayRepeat(state, building))
    return {code: 'pr/already-owned', rule: 'PR-BUILD-7', details: {building: name}};
  const need = SIZE[building]!;
  const free = freeCity(island);
  if (free < need) return {code: 'pr/no-city-space', rule: 'PR-BUILD-5', details: {need, free}};
  if (need === 2 && largeBuildings(island) >= MOST_LARGE)
    return {code: 'pr/too-many-large', rule: 'PR-BUILD-5', details: {}};
  const price = priceFor(state, island, building, discount);
  const short = price - island.doubloons;
  return short > creditOf(state, seat)
    ? {code: 'pr/too-expensive', rule: 'PR-BUILD-4', details: {price, short}}
    : null;
}

/** PR-BUILD-4: what the seat can pay in another way than with its doubloons, at most. */
function creditOf(state: PrState, seat: Seat): number {
  let most = 0;
  for (const credit of variantOf(state).credit) most = Math.max(most, credit(state, seat));
  return most;
}

/** The same judgement without words, for the inner loop: what does not depend on the building is looked up once. */
export interface Purse {
  readonly island: Island;
  /** What is off by column. */
  readonly off: readonly number[];
  /** What it can pay, its credit included. */
  readonly most: number;
  /** Is there a space for a small building, and for a large one? */
  readonly small: boolean;
  readonly large: boolean;
}

export function purseOf(state: PrState, seat: Seat, discount: number): Purse {
  const island = state.players[seat]!;
  const free = freeCity(island);
  return {
    island,
    off: discountsOf(state, island, discount),
    most: island.doubloons + creditOf(state, seat),
    small: free > 0,
    large: free > 1 && largeBuildings(island) < MOST_LARGE,
  };
}

/** The first building from this one on that could be bought, or -1. */
export function nextPurchase(state: PrState, purse: Purse, from: number): number {
  const {island, off, most, small, large} = purse;
  if (!small) return -1;
  const {market} = state;
  for (let building = from; building < market.length; building++) {
    if (market[building] === 0) continue;
    if (COST[building]! - off[COLUMN[building]!]! > most || (SIZE[building] === 2 && !large)) continue;
    if (!owns(island, building) || mayRepeat(state, building)) return building;
  }
  return -1;
}

/** Doubloons that have to be paid in another way for a building; not above 0 where they need not. */
export const shortIn = ({island, off}: Purse, building: number): number =>
  COST[building]! - off[COLUMN[building]!]! - island.doubloons;

/** Buildings that a seat could buy with so many doubloons of discount, in the order of the board. */
export function purchasable(state: PrState, seat: Seat, discount: number): Building[] {
  const list: Building[] = [];
  const purse = purseOf(state, seat, discount);
  for (let at = nextPurchase(state, purse, 0); at >= 0; at = nextPurchase(state, purse, at + 1))
    list.push(BUILDINGS[at]!);
  return list;
}

/** Could it buy anything? */
const canPurchase = (state: PrState, seat: Seat): boolean =>
  nextPurchase(state, purseOf(state, seat, builderDiscount(state, seat)), 0) >= 0;

export const builderPhase: RolePhase = {
  start(state) {
    state.phase = 'builder';
  },
  next(state) {
    for (; state.left > 0; endTurn(state)) {
      if (canPurchase(state, state.turn)) return true;
      if (waitsIdle(state)) return true;
    }
    return false;
  },
};

export const EITHER = oneOf([true, false]);

/** The choice of one of these buildings, with the question of the university. */
export function oneOfThese(state: PrState, buildings: readonly Building[]): Choice {
  const building = oneOf(buildings);
  return universityOffered(state) ? {type: 'build', building, takeWorker: EITHER} : {type: 'build', building};
}

/** PR-D-BUILD. */
export const build = {
  choices: (state): Choice[] => [
    oneOfThese(state, purchasable(state, state.turn, builderDiscount(state, state.turn))),
    PASS,
  ],
  moves: {
    build: {
      check: (state, seat, {building, takeWorker}) =>
        objectToPurchase(state, seat, BUILDINGS.indexOf(building), builderDiscount(state, seat)) ??
        checkRider('takeWorker', takeWorker !== undefined, universityOffered(state), 'PR-B-UNIVERSITY'),
      play(state, _seat, {building, takeWorker}, events) {
        buy(state, BUILDINGS.indexOf(building), takeWorker === true, events);
        endTurn(state);
      },
    },
    pass: passing('builder', endTurn),
  },
} satisfies Decision;

/** PR-BUILD-8: pay, place the building, bring the university's worker, look whether the city is full. */
export function buy(state: PrState, building: number, worker: boolean, events?: PrEvent[]): void {
  const seat = state.turn;
  const island = state.players[seat]!;
  const price = Math.min(island.doubloons, priceFor(state, island, building, builderDiscount(state, seat)));
  island.doubloons -= price;
  state.market[building]!--;
  const place = TILE_PLACES + island.city.length;
  island.city.push(building);
  island.workers.push(0);
  island.more?.nobles.push(0);
  if (worker) fetchWorker(state, island, SLOTS[building] === 0 ? SAN_JUAN : place);
  events?.push({type: 'built', seat, building: BUILDINGS[building]!, price, worker});
  for (const hook of variantOf(state).bought) hook(state, seat, building, events);
  if (freeCity(island) === 0) flagEnd(state, 'city', seat, events);
}
