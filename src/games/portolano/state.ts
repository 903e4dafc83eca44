/**
 * The state of a table of Portolano: plain arrays of integers, changed in place by the phases. Lists that are `readonly`
 * are replaced, never changed, so that copies of a state share them; what changes with every step is copied.
 */
import type {Seat} from '../../engine/game.ts';
import {
  BOW,
  CANNON_DECK,
  DECK,
  EXTENSION,
  EXTRA_FUSE,
  EXTRA_SAIL,
  HOLD_EXTENSION,
  STERNS,
  type Stern,
} from './data.ts';

/** Where the table stands. `setUp` to `reveal` name what is asked of the dealer or of a seat. */
export type Phase =
  | 'setUp'
  | 'chests'
  | 'sterns'
  | 'pirate'
  | 'ships'
  | 'wind'
  | 'cards'
  | 'open'
  | 'sea'
  | 'harbour'
  | 'refill'
  | 'chest'
  | 'newHarbour'
  | 'knight'
  | 'pirateBattle'
  | 'pay'
  | 'battle'
  | 'loot'
  | 'reveal'
  | 'over';

export interface Ship {
  stern: number;
  cell: number;
  /** Rum, cotton, wine, tea, cocoa. */
  load: number[];
  coins: number;
  cannons: number;
  /** Own upgrades, each as type * 10 + value, in the order in which they came. */
  upgrades: readonly number[];
  /** Handles of won chests. */
  chests: readonly number[];
  /** The Peace Knight's marker is there. */
  peace: boolean;
  drifted: boolean;
  anchored: boolean;
  /** It has a sealed play this round. */
  playing: boolean;
}

/** One battle between ships, while its loot is taken. */
export interface Battle {
  readonly cell: number;
  /** In turn order, with their hits. */
  readonly seats: readonly Seat[];
  readonly hits: readonly number[];
  /** What is still to be settled, in order: taker and victim. */
  readonly claims: readonly (readonly [taker: Seat, victim: Seat])[];
}

/** A harbour beside the chart with a face. */
export type HarbourTile = readonly [tile: number, face: number];

export interface PortState {
  /** Number of the rule set; left out: 1, whose states had no such field, so that all devices go on to agree on them. */
  rules?: number | undefined;
  phase: Phase;
  round: number;
  /** 0 until a row is used up. */
  lastRound: number;
  start: Seat;
  wind: number;
  side: number;
  /** Per cell, in reading order. */
  tiles: readonly number[];
  faces: number[];
  /** Per cell the slots of a harbour: -1 empty, 0..3 a good, 4 and 5 the halves of a cocoa; empty for the sea. */
  slots: readonly (readonly number[])[];
  /** Harbours that can be drawn: tile, and the face it will show, -1 for a fair one. */
  pile: readonly HarbourTile[];
  /** Harbours that lie aside, with the face they showed. */
  aside: readonly HarbourTile[];
  pirate: number;
  layout: number;
  rows: readonly (readonly number[])[];
  /** Cotton, wine, tea, cocoa. */
  box: number[];
  cannons: number;
  /** Per type the values of the pile, top first. */
  upgrades: readonly (readonly number[])[];
  chests: readonly number[];
  missions: readonly number[];
  /** Per mission the seats on it: in the order of their places, or those that still keep their marker. */
  marks: readonly (readonly Seat[])[];
  ships: Ship[];
  /** How many seats have had their turn in this phase. */
  turn: number;
  /** Seats that may give goods for rum; seats that have to seal. */
  bartering: readonly Seat[];
  sealing: readonly Seat[];
  /** On a sea tile: whether it was picked up from, whether its action was used. */
  picked: boolean;
  acted: boolean;
  /** Ships that the pirate still has to fight, in turn order. */
  targets: readonly Seat[];
  /** Units that the active seat owes the pirate. */
  owed: number;
  fought: readonly Seat[];
  beat: readonly Seat[];
  /** Per seat the most hits in a battle at sea this round. */
  best: readonly number[];
  out: readonly Seat[];
  /** Cells whose player battle is still to come, in reading order. */
  fields: readonly number[];
  battle: Battle | null;
  /** Faces of opened chests: handle and face. */
  opened: readonly (readonly [handle: number, face: number])[];
}

const cloneShip = (ship: Ship): Ship => ({
  stern: ship.stern,
  cell: ship.cell,
  load: ship.load.slice(),
  coins: ship.coins,
  cannons: ship.cannons,
  upgrades: ship.upgrades,
  chests: ship.chests,
  peace: ship.peace,
  drifted: ship.drifted,
  anchored: ship.anchored,
  playing: ship.playing,
});

/**
 * Takes the field away where it is the exception. A field that is spread in would make all of a state slow to read; the last
 * one of an object is taken away at no cost.
 */
export function withoutRules1(state: PortState): PortState {
  if (state.rules === undefined || state.rules === 1) delete state.rules;
  return state;
}

export const cloneState = (state: PortState): PortState =>
  withoutRules1({
    phase: state.phase,
    round: state.round,
    lastRound: state.lastRound,
    start: state.start,
    wind: state.wind,
    side: state.side,
    tiles: state.tiles,
    faces: state.faces.slice(),
    slots: state.slots,
    pile: state.pile,
    aside: state.aside,
    pirate: state.pirate,
    layout: state.layout,
    rows: state.rows,
    box: state.box.slice(),
    cannons: state.cannons,
    upgrades: state.upgrades,
    chests: state.chests,
    missions: state.missions,
    marks: state.marks,
    ships: state.ships.map(cloneShip),
    turn: state.turn,
    bartering: state.bartering,
    sealing: state.sealing,
    picked: state.picked,
    acted: state.acted,
    targets: state.targets,
    owed: state.owed,
    fought: state.fought,
    beat: state.beat,
    best: state.best,
    out: state.out,
    fields: state.fields,
    battle: state.battle,
    opened: state.opened,
    rules: state.rules,
  });

/** A list with one item changed. */
export function withItem<T>(list: readonly T[], at: number, item: T): T[] {
  const next = list.slice();
  next[at] = item;
  return next;
}
/** Without an item that is there once. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  if (at < 0) return list;
  // As long as it is from the start: one that grows takes room for many.
  const left = list.slice(1);
  for (let i = 0; i < at; i++) left[i] = list[i]!;
  return left;
}
/** With a seat more, in the order of the seats. */
export function withSeat(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  if (seats.includes(seat)) return seats;
  const next = seats.slice();
  let at = next.length;
  for (; at > 0 && next[at - 1]! > seat; at--) next[at] = next[at - 1]!;
  next[at] = seat;
  return next;
}

export function sum(list: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < list.length; i++) all += list[i]!;
  return all;
}

export const kindOf = (upgrade: number): number => (upgrade / 10) | 0;
export const worthOfUpgrade = (upgrade: number): number => upgrade % 10;

export function countOf({upgrades}: Ship, type: number): number {
  let count = 0;
  for (let i = 0; i < upgrades.length; i++) if (kindOf(upgrades[i]!) === type) count++;
  return count;
}

/** PORT-HOLD-1, PORT-HOLD-4. */
export const holdOf = (ship: Ship): number => BOW.hold + EXTENSION * countOf(ship, HOLD_EXTENSION);
export const slotsOf = (ship: Ship): number => BOW.slots + DECK * countOf(ship, CANNON_DECK);
export const hasSail = (ship: Ship): boolean => countOf(ship, EXTRA_SAIL) > 0;
/** PORT-BAT-8. */
export const sureHits = (ship: Ship): number => Math.min(countOf(ship, EXTRA_FUSE), ship.cannons);
export const freeSpace = (ship: Ship): number => holdOf(ship) - sum(ship.load);
export const goodsOf = (ship: Ship): number[] => ship.load.slice(1);
/** How many goods there are, cocoa too. */
export const cargoOf = ({load}: Ship): number => load[1]! + load[2]! + load[3]! + load[4]!;
export const isStern = (ship: Ship, stern: Stern): boolean => STERNS[ship.stern] === stern;
export function shipValue({upgrades}: Ship): number {
  let value = 0;
  for (const upgrade of upgrades) value += worthOfUpgrade(upgrade);
  return value;
}

/** The seat that is the `turn`-th in turn order. */
export function inOrder({start, ships}: PortState, turn: number): Seat {
  const seat = start + turn;
  return seat < ships.length ? seat : seat - ships.length;
}
/** Whose turn it is in the phases that go round. */
export const active = (state: PortState): Seat => inOrder(state, state.turn);
