/** Builder phase (PR-BUILD): everybody may buy one building. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {BUILDING_DATA, MOST_LARGE, PROCESSES, SIZE, UNIVERSITY} from '../data.ts';
import {freeCity, isActive, largeBuildings, owns, priceFor} from '../island.ts';
import {type Objection, refuseWith} from '../refusals.ts';
import {type Island, nextSeat, type PrState} from '../state.ts';
import {BUILDINGS, type Building, type PrEvent} from '../types.ts';
import {checkRider, type Decision, misplaced, PASS, type RolePhase} from './decision.ts';
import {flagEnd} from './round.ts';

/** PR-BUILD-2a: 1 for the chooser. */
export const builderDiscount = (state: PrState, seat: Seat): number => (seat === state.chooser ? 1 : 0);

/** PR-B-UNIVERSITY: could an active university bring a worker now? */
const universityOffered = (state: PrState): boolean =>
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
  privilege: number,
): Objection | null {
  const island = state.players[seat]!;
  const name = BUILDINGS[building]!;
  if (state.market[building] === 0)
    return {code: 'pr/sold-out', rule: 'PR-BUILD-6', details: {building: name}};
  if (owns(island, building) && !mayRepeat(state, building))
    return {code: 'pr/already-owned', rule: 'PR-BUILD-7', details: {building: name}};
  const need = SIZE[building]!;
  const free = freeCity(island);
  if (free < need) return {code: 'pr/no-city-space', rule: 'PR-BUILD-5', details: {need, free}};
  if (need === 2 && largeBuildings(island) >= MOST_LARGE)
    return {code: 'pr/too-many-large', rule: 'PR-BUILD-5', details: {}};
  const price = priceFor(island, building, privilege);
  const short = price - island.doubloons;
  return short > 0 ? {code: 'pr/too-expensive', rule: 'PR-BUILD-4', details: {price, short}} : null;
}

/** The same judgement without words, for the inner loop. */
function canBuy(state: PrState, island: Island, building: number, purse: number, free: number): boolean {
  return (
    state.market[building]! > 0 &&
    SIZE[building]! <= free &&
    priceFor(island, building, 0) <= purse &&
    (!owns(island, building) || mayRepeat(state, building)) &&
    (SIZE[building] === 1 || largeBuildings(island) < MOST_LARGE)
  );
}

/** Buildings that a seat could buy with so many doubloons of discount, in the order of the board. */
export function purchasable(state: PrState, seat: Seat, privilege: number): Building[] {
  const island = state.players[seat]!;
  const purse = island.doubloons + privilege;
  const free = freeCity(island);
  const list: Building[] = [];
  if (free === 0) return list;
  for (let building = 0; building < BUILDING_DATA.length; building++) {
    if (canBuy(state, island, building, purse, free)) list.push(BUILDINGS[building]!);
  }
  return list;
}

export const builderPhase: RolePhase = {
  start(state) {
    state.phase = 'builder';
  },
  next(state) {
    for (; state.left > 0; endTurn(state)) {
      if (purchasable(state, state.turn, builderDiscount(state, state.turn)).length > 0) return true;
    }
    return false;
  },
};

function endTurn(state: PrState): void {
  state.left--;
  state.turn = nextSeat(state, state.turn);
}

const EITHER = oneOf([true, false]);

/** PR-D-BUILD. */
export const build: Decision = {
  choices(state): Choice[] {
    const building = oneOf(purchasable(state, state.turn, builderDiscount(state, state.turn)));
    return universityOffered(state)
      ? [{type: 'build', building, takeWorker: EITHER}, PASS]
      : [{type: 'build', building}, PASS];
  },

  check(state, seat, action) {
    if (action.type === 'pass') return null;
    if (action.type !== 'build') return misplaced(state, seat, action, 'PR-D-BUILD');
    const building = BUILDINGS.indexOf(action.building);
    const objection = objectToPurchase(state, seat, building, builderDiscount(state, seat));
    if (objection) return refuseWith(objection, seat);
    const given = action.takeWorker !== undefined;
    return checkRider('takeWorker', given, universityOffered(state), 'PR-B-UNIVERSITY', seat);
  },

  play(state, action, events) {
    if (action.type === 'build') {
      buy(state, BUILDINGS.indexOf(action.building), action.takeWorker === true, events);
    } else {
      events?.push({type: 'passed', seat: state.turn, phase: 'builder'});
    }
    endTurn(state);
  },
};

/** PR-BUILD-8: pay, place the building, bring the university's worker, look whether the city is full. */
function buy(state: PrState, building: number, worker: boolean, events?: PrEvent[]): void {
  const seat = state.turn;
  const island = state.players[seat]!;
  const price = priceFor(island, building, builderDiscount(state, seat));
  island.doubloons -= price;
  state.market[building]!--;
  island.city.push(building);
  island.workers.push(worker ? 1 : 0);
  if (worker) {
    if (state.workers > 0) state.workers--;
    else state.arrivals--;
  }
  events?.push({type: 'built', seat, building: BUILDINGS[building]!, price, worker});
  if (freeCity(island) === 0) flagEnd(state, 'city', seat, events);
}
