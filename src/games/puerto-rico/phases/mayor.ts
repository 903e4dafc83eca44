/** Mayor phase (PR-MAYOR): privilege, distribution, placement, refill of arrivals. */
import {type Choice, spread} from '../../../engine/choice.ts';
import {SLOTS, seatData} from '../data.ts';
import {emptyBuildingSlots, pieces, placeSlots, slotTotal} from '../island.ts';
import {objection} from '../refusals.ts';
import {type Island, nextSeat, type PrState, sum} from '../state.ts';
import type {PrAction, PrEvent} from '../types.ts';
import {endTurn, TILE_PLACES as KINDS} from '../workers.ts';
import type {Decision, RolePhase} from './decision.ts';
import {flagEnd} from './round.ts';

/** PR-MAYOR-2: one worker from the supply, unless declined with the role. */
export function payPrivilege(state: PrState, action: PrAction, events?: PrEvent[]): void {
  if (action.type !== 'takeRole' || action.privilegeWorkers === undefined) return;
  const workers = action.privilegeWorkers;
  state.workers -= workers;
  state.players[state.chooser]!.sanJuan += workers;
  events?.push({type: 'privilegeWorker', seat: state.chooser, workers});
}

/** PR-MAYOR-3: one piece each, clockwise from the mayor, until arrivals is empty. */
export function distribute(state: PrState, events?: PrEvent[]): void {
  const seats = state.players.length;
  const each = Math.floor(state.arrivals / seats);
  const more = state.arrivals % seats;
  for (let i = 0, seat = state.chooser; i < seats; i++, seat = nextSeat(state, seat)) {
    const workers = i < more ? each + 1 : each;
    state.players[seat]!.sanJuan += workers;
    if (workers > 0) events?.push({type: 'arrived', seat, workers});
  }
  state.arrivals = 0;
}

export const mayorPhase: RolePhase = {
  start(state, action, events) {
    state.phase = 'mayor';
    payPrivilege(state, action, events);
    distribute(state, events);
  },
  next(state, events) {
    if (placingTurns(state, events)) return true;
    refillArrivals(state, events);
    return false;
  },
};

/** @returns false when all have placed */
export function placingTurns(state: PrState, events?: PrEvent[]): boolean {
  for (; state.left > 0; endTurn(state)) {
    const island = state.players[state.turn]!;
    const total = pieces(island);
    if (!isForced(island, total)) return true;
    if (total > 0) put(state, state.turn, fill(placeSlots(island), total), events);
  }
  return false;
}

/**
 * PR-D-MAYOR-PLACE: all assignments are equivalent when everything or nothing is filled, or when only one kind of
 * place has slots (equal production buildings are one kind).
 */
export const isForced = (island: Island, total: number): boolean =>
  total === 0 || total >= slotTotal(island) || isOneKind(island, island.tiles, null);

/**
 * Have only places of one kind anything?
 * @param buildings what each building has; null: its slots
 */
export function isOneKind(
  {city}: Island,
  tiles: readonly number[],
  buildings: readonly number[] | null,
): boolean {
  let only = -1;
  for (let kind = 0; kind < KINDS; kind++) {
    if (tiles[kind] === 0) continue;
    if (only >= 0) return false;
    only = kind;
  }
  for (let i = 0; i < city.length; i++) {
    if ((buildings === null ? SLOTS[city[i]!] : buildings[i]) === 0) continue;
    const kind = KINDS + city[i]!;
    if (only >= 0 && only !== kind) return false;
    only = kind;
  }
  return true;
}

/** Fills places one after the other. */
export function fill(slots: readonly number[], total: number): number[] {
  const filled: number[] = [];
  let left = total;
  for (let place = 0; place < slots.length; place++) {
    const here = Math.min(slots[place]!, left);
    left -= here;
    filled.push(here);
  }
  return filled;
}

/** PR-MAYOR-5: sets all pieces of a seat anew; what finds no slot waits in San Juan. */
export function put(state: PrState, seat: number, slots: readonly number[], events?: PrEvent[]): void {
  const island = state.players[seat]!;
  let idle = pieces(island);
  for (let kind = 0; kind < KINDS; kind++) {
    island.manned[kind] = slots[kind]!;
    idle -= slots[kind]!;
  }
  for (let i = 0; i < island.city.length; i++) {
    island.workers[i] = slots[KINDS + i]!;
    idle -= slots[KINDS + i]!;
  }
  island.sanJuan = idle;
  events?.push({type: 'placed', seat, slots, sanJuan: idle});
}

/** PR-MAYOR-8. */
export function refillTarget(state: PrState): number {
  let target = 0;
  for (let seat = 0; seat < state.players.length; seat++) target += emptyBuildingSlots(state.players[seat]!);
  return Math.max(target, seatData(state.players.length).arrivals);
}

/** PR-MAYOR-8 .. PR-MAYOR-10. */
export function refillArrivals(state: PrState, events?: PrEvent[]): void {
  const target = refillTarget(state);
  const workers = Math.min(target, state.workers);
  state.workers -= workers;
  state.arrivals = workers;
  events?.push({type: 'arrivalsFilled', workers, short: workers < target});
  if (workers < target) flagEnd(state, 'workers', null, events);
}

/** PR-MAYOR-6: exactly so many pieces stand on slots. */
export const placedTotal = (island: Island, slots: readonly number[]): number =>
  Math.min(pieces(island), sum(slots));

/** PR-D-MAYOR-PLACE. */
export const place = {
  noPass: 'PR-MAYOR-6',
  choices(state): Choice[] {
    const island = state.players[state.turn]!;
    const slots = placeSlots(island);
    return [{type: 'place', slots: spread(placedTotal(island, slots), slots)}];
  },
  moves: {
    place: {
      check(state, seat, {slots}) {
        const island = state.players[seat]!;
        const caps = placeSlots(island);
        if (slots.length !== caps.length)
          return objection('pr/places-mismatch', 'PR-MAYOR-5', {places: caps.length, given: slots.length});
        for (let i = 0; i < caps.length; i++) {
          if (slots[i]! > caps[i]!)
            return objection('pr/too-many-workers', 'PR-TILE-2', {
              place: i,
              slots: caps[i]!,
              workers: slots[i]!,
            });
        }
        const want = placedTotal(island, caps);
        const given = sum(slots);
        return given === want ? null : objection('pr/fill-slots', 'PR-MAYOR-6', {want, given});
      },
      play(state, seat, {slots}, events) {
        put(state, seat, slots, events);
        endTurn(state);
      },
    },
  },
} satisfies Decision;
