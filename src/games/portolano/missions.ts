/** PORT-MISS: places on the missions, and the markers that can only be lost. */
import type {Seat} from '../../engine/game.ts';
import {MISSIONS, type Mission} from './data.ts';
import {countOf, kindOf, type PortState, type Ship, turnOrder} from './state.ts';
import type {PortEvent} from './types.ts';

/** Missions that everybody has a marker on from the start (PORT-MISS-5). */
export const isKept = (mission: number): boolean => MISSIONS[mission]!.startsWith('no-');

/** PORT-MISS-2, PORT-MISS-4: what a ship shows at the end of its own action. */
const SHOWN: Partial<Record<Mission, (ship: Ship) => boolean>> = {
  'four-cotton': ({load}) => load[1]! >= 4,
  'four-wine': ({load}) => load[2]! >= 4,
  'four-tea': ({load}) => load[3]! >= 4,
  'six-rum': ({load}) => load[0]! >= 6,
  'full-larder': ({load: [rum, cotton, wine, tea]}) => rum! >= 2 && cotton! > 0 && wine! > 0 && tea! > 0,
  'two-chests': ({chests}) => chests.length >= 2,
  'three-kinds': ({upgrades}) => new Set(upgrades.map(kindOf)).size >= 3,
  'twin-upgrades': ship => [0, 1, 2, 3].some(type => countOf(ship, type) >= 2),
};

function mark(state: PortState, at: number, seat: Seat, events?: PortEvent[]): void {
  const marks = state.marks[at]!;
  // PORT-MISS-1: one marker a card, on the highest free place.
  if (marks.includes(seat)) return;
  marks.push(seat);
  events?.push({type: 'mission', seat, mission: state.missions[at]!, place: marks.length - 1});
}

export function checkShown(state: PortState, seat: Seat, events?: PortEvent[]): void {
  state.missions.forEach((mission, at) => {
    if (SHOWN[MISSIONS[mission]!]?.(state.ships[seat]!)) mark(state, at, seat, events);
  });
}

/** PORT-MISS-3: at the end of the battles, in turn order. */
export function checkBattles(state: PortState, events?: PortEvent[]): void {
  state.missions.forEach((mission, at) => {
    for (const seat of turnOrder(state)) {
      const met =
        MISSIONS[mission] === 'pirates-bane'
          ? state.beat.includes(seat)
          : MISSIONS[mission] === 'three-hits' && state.best[seat]! >= 3;
      if (met) mark(state, at, seat, events);
    }
  });
}

/** PORT-MISS-5: a condition that is broken once. */
export function loseMarker(
  state: PortState,
  seat: Seat,
  which: 'no-cannon' | 'no-mutiny',
  events?: PortEvent[],
): void {
  const at = state.missions.findIndex(mission => MISSIONS[mission] === which);
  const marks = state.marks[at];
  if (!marks?.includes(seat)) return;
  state.marks[at] = marks.filter(other => other !== seat);
  events?.push({type: 'markerLost', seat, mission: state.missions[at]!});
}
