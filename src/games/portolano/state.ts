/** The state of a table of Portolano: plain arrays of integers, changed in place by the phases. */
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
  upgrades: number[];
  /** Handles of won chests. */
  chests: number[];
  /** The Peace Knight's marker is there. */
  peace: boolean;
  drifted: boolean;
  anchored: boolean;
  /** It has a sealed play this round. */
  playing: boolean;
}

/** One battle between ships, while its loot is taken. */
export interface Battle {
  cell: number;
  /** In turn order, with their hits. */
  seats: Seat[];
  hits: number[];
  /** What is still to be settled, in order: taker and victim. */
  claims: [taker: Seat, victim: Seat][];
}

export interface PortState {
  phase: Phase;
  round: number;
  /** 0 until a row is used up. */
  lastRound: number;
  start: Seat;
  wind: number;
  side: number;
  /** Per cell, in reading order. */
  tiles: number[];
  faces: number[];
  /** Per cell the slots of a harbour: -1 empty, 0..3 a good, 4 and 5 the halves of a cocoa; empty for the sea. */
  slots: number[][];
  /** Harbours that can be drawn: tile, and the face it will show, -1 for a fair one. */
  pile: [tile: number, face: number][];
  /** Harbours that lie aside, with the face they showed. */
  aside: [tile: number, face: number][];
  pirate: number;
  layout: number;
  rows: number[][];
  /** Cotton, wine, tea, cocoa. */
  box: number[];
  cannons: number;
  /** Per type the values of the pile, top first. */
  upgrades: number[][];
  chests: number[];
  missions: number[];
  /** Per mission the seats on it: in the order of their places, or those that still keep their marker. */
  marks: Seat[][];
  ships: Ship[];
  /** How many seats have had their turn in this phase. */
  turn: number;
  /** Seats that may give goods for rum; seats that have to seal. */
  bartering: Seat[];
  sealing: Seat[];
  /** On a sea tile: whether it was picked up from, whether its action was used. */
  picked: boolean;
  acted: boolean;
  /** Ships that the pirate still has to fight, in turn order. */
  targets: Seat[];
  /** Units that the active seat owes the pirate. */
  owed: number;
  fought: Seat[];
  beat: Seat[];
  /** Per seat the most hits in a battle at sea this round. */
  best: number[];
  out: Seat[];
  /** Cells whose player battle is still to come. */
  fields: number[];
  battle: Battle | null;
  /** Faces of opened chests: handle and face. */
  opened: [handle: number, face: number][];
}

export const cloneState = (state: PortState): PortState => ({
  ...state,
  tiles: [...state.tiles],
  faces: [...state.faces],
  slots: state.slots.map(list => [...list]),
  pile: [...state.pile],
  aside: [...state.aside],
  rows: state.rows.map(list => [...list]),
  box: [...state.box],
  upgrades: state.upgrades.map(list => [...list]),
  chests: [...state.chests],
  missions: [...state.missions],
  marks: state.marks.map(list => [...list]),
  ships: state.ships.map(ship => ({
    ...ship,
    load: [...ship.load],
    upgrades: [...ship.upgrades],
    chests: [...ship.chests],
  })),
  bartering: [...state.bartering],
  sealing: [...state.sealing],
  targets: [...state.targets],
  fought: [...state.fought],
  beat: [...state.beat],
  best: [...state.best],
  out: [...state.out],
  fields: [...state.fields],
  battle: state.battle && {
    cell: state.battle.cell,
    seats: [...state.battle.seats],
    hits: [...state.battle.hits],
    claims: [...state.battle.claims],
  },
  opened: [...state.opened],
});

export const sum = (list: readonly number[]): number => {
  let all = 0;
  for (const count of list) all += count;
  return all;
};

export const kindOf = (upgrade: number): number => Math.floor(upgrade / 10);
export const worthOfUpgrade = (upgrade: number): number => upgrade % 10;

export function countOf(ship: Ship, type: number): number {
  let count = 0;
  for (const upgrade of ship.upgrades) if (kindOf(upgrade) === type) count++;
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
export const isStern = (ship: Ship, stern: Stern): boolean => STERNS[ship.stern] === stern;
export const shipValue = (ship: Ship): number => sum(ship.upgrades.map(worthOfUpgrade));

/** The seat that is the `turn`-th in turn order. */
export const inOrder = (state: PortState, turn: number): Seat => (state.start + turn) % state.ships.length;
/** All seats in turn order. */
export const turnOrder = (state: PortState): Seat[] => state.ships.map((_, turn) => inOrder(state, turn));
/** Whose turn it is in the phases that go round. */
export const active = (state: PortState): Seat => inOrder(state, state.turn);
