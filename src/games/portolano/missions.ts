/** PORT-MISS: places on the missions, and the markers that can only be lost. */
import type {Seat} from '../../engine/game.ts';
import {MISSIONS, type Mission, UPGRADES} from './data.ts';
import {countOf, inOrder, type PortState, type Ship, withItem, without} from './state.ts';
import type {PortEvent} from './types.ts';

/** Missions that everybody has a marker on from the start (PORT-MISS-5). */
export const isKept = (mission: number): boolean => MISSIONS[mission]!.startsWith('no-');

/** PORT-MISS-2, PORT-MISS-4: what a ship shows at the end of its own action. */
const SHOWN: Partial<Readonly<Record<Mission, (ship: Ship) => boolean>>> = {
  'four-cotton': ({load}) => load[1]! >= 4,
  'four-wine': ({load}) => load[2]! >= 4,
  'four-tea': ({load}) => load[3]! >= 4,
  'six-rum': ({load}) => load[0]! >= 6,
  'full-larder': ({load}) => load[0]! >= 2 && load[1]! > 0 && load[2]! > 0 && load[3]! > 0,
  'two-chests': ({chests}) => chests.length >= 2,
  'three-kinds': ship => kindsWith(ship, 1) >= 3,
  'twin-upgrades': ship => kindsWith(ship, 2) > 0,
};
/** By the number of the mission. */
const CHECKS = MISSIONS.map(mission => SHOWN[mission] ?? null);
const PIRATES_BANE = MISSIONS.indexOf('pirates-bane');
const THREE_HITS = MISSIONS.indexOf('three-hits');

/** Types of upgrades of which a ship has so many. */
function kindsWith(ship: Ship, least: number): number {
  let kinds = 0;
  for (let type = 0; type < UPGRADES.length; type++) if (countOf(ship, type) >= least) kinds++;
  return kinds;
}

function mark(state: PortState, at: number, seat: Seat, events?: PortEvent[]): void {
  const marks = state.marks[at]!;
  // PORT-MISS-1: one marker a card, on the highest free place.
  if (marks.includes(seat)) return;
  state.marks = withItem(state.marks, at, [...marks, seat]);
  events?.push({type: 'mission', seat, mission: state.missions[at]!, place: marks.length});
}

export function checkShown(state: PortState, seat: Seat, events?: PortEvent[]): void {
  const {missions, marks} = state;
  for (let at = 0; at < missions.length; at++) {
    const check = CHECKS[missions[at]!];
    if (check && !marks[at]!.includes(seat) && check(state.ships[seat]!)) mark(state, at, seat, events);
  }
}

/** PORT-MISS-3: at the end of the battles, in turn order. */
export function checkBattles(state: PortState, events?: PortEvent[]): void {
  const {missions, ships} = state;
  for (let at = 0; at < missions.length; at++) {
    const mission = missions[at]!;
    if (mission !== PIRATES_BANE && mission !== THREE_HITS) continue;
    for (let turn = 0; turn < ships.length; turn++) {
      const seat = inOrder(state, turn);
      if (mission === PIRATES_BANE ? state.beat.includes(seat) : state.best[seat]! >= 3)
        mark(state, at, seat, events);
    }
  }
}

type Kept = 'no-cannon' | 'no-mutiny';
const KEPT: Readonly<Record<Kept, number>> = {
  'no-cannon': MISSIONS.indexOf('no-cannon'),
  'no-mutiny': MISSIONS.indexOf('no-mutiny'),
};

/** PORT-MISS-5: a condition that is broken once. */
export function loseMarker(state: PortState, seat: Seat, which: Kept, events?: PortEvent[]): void {
  const at = state.missions.indexOf(KEPT[which]);
  if (at < 0) return;
  const marks = state.marks[at]!;
  if (!marks.includes(seat)) return;
  state.marks = withItem(state.marks, at, without(marks, seat));
  events?.push({type: 'markerLost', seat, mission: state.missions[at]!});
}
