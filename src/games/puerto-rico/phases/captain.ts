/** Captain phase (PR-CAPT): loading, round and round, until nobody can or will. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {HARBOR, seatData, WHARF} from '../data.ts';
import {isActive} from '../island.ts';
import {type Objection, objection} from '../refusals.ts';
import {nextSeat, type PrState} from '../state.ts';
import {GOODS, type PrEvent} from '../types.ts';
import {variantOf} from '../variant.ts';
import {privilege as privilegeOf} from '../workers.ts';
import type {Decision} from './decision.ts';
import {creditPoints} from './round.ts';

export const shipCapacity = (state: PrState, ship: number): number =>
  seatData(state.players.length).ships[ship]!;

/**
 * The ships onto which `count` tokens of a good may be loaded, as a bit mask. That is the one that carries the good if it
 * has room (PR-CAPT-4, PR-CAPT-5), else the empty ones that take most (PR-CAPT-6).
 */
export function cargoShips(state: PrState, good: number, count: number): number {
  const {ships} = seatData(state.players.length);
  let most = 0;
  let mask = 0;
  for (let ship = 0; ship < ships.length; ship++) {
    const carried = state.shipGood[ship]!;
    if (carried === good) return state.shipLoad[ship]! < ships[ship]! ? 1 << ship : 0;
    if (carried !== -1) continue;
    const takes = Math.min(count, ships[ship]!);
    if (takes > most) {
      most = takes;
      mask = 0;
    }
    if (takes === most) mask |= 1 << ship;
  }
  return mask;
}

/** PR-B-WHARF: active and not used in this phase. */
export const wharfReady = (state: PrState, seat: Seat): boolean => {
  const island = state.players[seat]!;
  return !island.wharfUsed && isActive(island, WHARF);
};

/** The ships that a seat may load with a good it holds, and last `wharf`. */
export function loadTargets(state: PrState, seat: Seat, good: number): (number | 'wharf')[] {
  const count = state.players[seat]!.goods[good]!;
  const targets: (number | 'wharf')[] = [];
  if (count === 0) return targets;
  const mask = cargoShips(state, good, count);
  for (let ship = 0; mask >> ship > 0; ship++) if ((mask >> ship) & 1) targets.push(ship);
  if (wharfReady(state, seat)) targets.push('wharf');
  return targets;
}

/** PR-CAPT-8: can the seat load onto a cargo ship? */
export function mustLoad(state: PrState, seat: Seat): boolean {
  const {goods} = state.players[seat]!;
  for (let good = 0; good < 5; good++)
    if (goods[good]! > 0 && cargoShips(state, good, goods[good]!) > 0) return true;
  return false;
}

/** What one loading does: tokens and points, and who paid the extra ones (PR-CAPT-7, -11, -12, PR-B-HARBOR). */
export interface Loading {
  readonly count: number;
  readonly points: number;
  readonly harbor: number;
  readonly privilege: number;
}

/** PR-CAPT-12: what the next loading of a seat brings as the captain's first one. */
export const captainPrivilege = (state: PrState, seat: Seat): number =>
  seat === state.chooser && !state.privilegePaid ? privilegeOf(state, seat) : 0;

export function loading(state: PrState, seat: Seat, good: number, ship: number | 'wharf'): Loading {
  const island = state.players[seat]!;
  const held = island.goods[good]!;
  const count = ship === 'wharf' ? held : Math.min(held, shipCapacity(state, ship) - state.shipLoad[ship]!);
  const harbor = isActive(island, HARBOR) ? 1 : 0;
  const privilege = captainPrivilege(state, seat);
  return {count, points: count + harbor + privilege, harbor, privilege};
}

/** Carries a loading out and ends the turn. */
function load(state: PrState, good: number, ship: number | 'wharf', events?: PrEvent[]): void {
  const seat = state.turn;
  const island = state.players[seat]!;
  const {count, points, harbor, privilege} = loading(state, seat, good, ship);
  island.goods[good]! -= count;
  if (ship === 'wharf') {
    island.wharfUsed = true;
    state.goods[good]! += count;
  } else {
    state.shipGood[ship] = good;
    state.shipLoad[ship]! += count;
  }
  if (privilege > 0) state.privilegePaid = true;
  const capacity = ship === 'wharf' ? 0 : shipCapacity(state, ship);
  events?.push({type: 'loaded', seat, good: GOODS[good]!, ship, capacity, count, points, harbor, privilege});
  creditPoints(state, seat, points, events);
  closeLoading(state, events);
}

/** What follows every loading of `state.turn`, whatever it went on; its turn is over. */
export function closeLoading(state: PrState, events?: PrEvent[]): void {
  const variant = variantOf(state);
  for (const hook of variant.loaded) hook(state, state.turn, events);
  for (const hook of variant.turnOver) hook(state);
  state.passes = 0;
  state.turn = nextSeat(state, state.turn);
}

export function skip(state: PrState): void {
  for (const hook of variantOf(state).turnOver) hook(state);
  state.passes++;
  state.turn = nextSeat(state, state.turn);
}

/** Resolves the turn of `state.turn` when it needs no decision (PR-D-GEN-2). @returns false when it does */
function resolve(state: PrState, events?: PrEvent[]): boolean {
  const {goods} = state.players[state.turn]!;
  let kinds = 0;
  let options = 0;
  let good = -1;
  let ships = 0;
  for (let kind = 0; kind < 5; kind++) {
    if (goods[kind] === 0) continue;
    kinds++;
    const mask = cargoShips(state, kind, goods[kind]!);
    if (mask === 0) continue;
    good = kind;
    ships = mask;
    options += (mask & (mask - 1)) === 0 ? 1 : 2; // "2" stands for more than one
  }
  if (kinds > 0 && hasOwnShip(state, state.turn)) return false; // loading there, loading elsewhere or passing: always a choice
  if (options > 1) return false;
  if (options === 1) load(state, good, 31 - Math.clz32(ships), events);
  else skip(state);
  return true;
}

function hasOwnShip(state: PrState, seat: Seat): boolean {
  if (wharfReady(state, seat)) return true;
  for (const owns of variantOf(state).ownShips) if (owns(state, seat)) return true;
  return false;
}

/** The loading part (storing follows, `storage.ts`). @returns false when it is over (PR-CAPT-1, PR-CAPT-10) */
export function nextLoading(state: PrState, events?: PrEvent[]): boolean {
  const opens = variantOf(state).captainTurn;
  while (state.passes < state.players.length) {
    for (const hook of opens) if (hook(state, events)) return true;
    if (!resolve(state, events)) return true;
  }
  return false;
}

/** PR-D-LOAD. */
export const loadDecision: Decision = {
  choices(state) {
    const choices: Choice[] = [];
    const seat = state.turn;
    for (let good = 0; good < 5; good++) {
      const targets = loadTargets(state, seat, good);
      if (targets.length === 0) continue;
      const ship = targets.length === 1 ? targets[0]! : oneOf(targets);
      choices.push({type: 'load', good: GOODS[good]!, ship});
    }
    if (!mustLoad(state, seat)) choices.push(PASS);
    return choices;
  },

  moves: {
    load: {
      check(state, seat, {good, ship}) {
        const index = GOODS.indexOf(good);
        if (state.players[seat]!.goods[index] === 0) return objection('pr/no-such-good', 'PR-CAPT-3', {good});
        return ship === 'wharf' ? objectToWharf(state, seat) : objectToShip(state, seat, index, ship);
      },
      play: (state, _seat, {good, ship}, events) => load(state, GOODS.indexOf(good), ship, events),
    },
    pass: {
      ...passing('captain', skip),
      check: (state, seat) => (mustLoad(state, seat) ? objection('pr/must-load', 'PR-CAPT-8') : null),
    },
  },
};

function objectToWharf(state: PrState, seat: Seat): Objection | null {
  if (wharfReady(state, seat)) return null;
  return objection(state.players[seat]!.wharfUsed ? 'pr/wharf-used' : 'pr/no-wharf', 'PR-B-WHARF');
}

function objectToShip(state: PrState, seat: Seat, good: number, ship: number): Objection | null {
  const ships = seatData(state.players.length).ships;
  const capacity = ships[ship];
  if (capacity === undefined) return objection('pr/no-such-ship', 'PR-CAPT-3', {ship});
  const count = state.players[seat]!.goods[good]!;
  if ((cargoShips(state, good, count) >> ship) & 1) return null;
  const carried = state.shipGood[ship]!;
  if (carried !== -1) {
    const details = {capacity, good: GOODS[carried]!};
    return carried === good
      ? objection('pr/ship-full', 'PR-CAPT-5', details)
      : objection('pr/ship-other-good', 'PR-CAPT-4', details);
  }
  const other = state.shipGood.indexOf(good);
  if (other >= 0) {
    const full = state.shipLoad[other] === ships[other];
    return objection('pr/good-on-other-ship', 'PR-CAPT-5', {
      capacity: ships[other]!,
      good: GOODS[good]!,
      full,
    });
  }
  let most = 0;
  ships.forEach((bays, i) => {
    if (state.shipGood[i] === -1) most = Math.max(most, Math.min(count, bays));
  });
  return objection('pr/larger-ship', 'PR-CAPT-6', {capacity, count: Math.min(count, capacity), most});
}
