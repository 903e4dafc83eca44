/** PORT-SET: the chart, the supply, the ships. Everything that chance decides comes in one draw. */
import {
  type Answer,
  type Ask,
  beacon,
  type Draw,
  drawnOf,
  freshOf,
  pick,
  roll,
  shuffle,
} from '../../engine/ask.ts';
import type {Options} from '../../engine/game.ts';
import {
  CANNONS_EACH,
  CHESTS,
  chartOf,
  FIRST_HARBOUR,
  HARBOURS,
  LAYOUTS,
  MARKERS,
  MISSIONS,
  MISSIONS_IN_PLAY,
  PLAIN,
  SEA_TILES,
  START_RUM,
  STERNS,
  supplyOf,
  UPGRADES,
  WITH_UPGRADE,
} from './data.ts';
import {isKept} from './missions.ts';
import {PORT_SEATS, RULES} from './options.ts';
import {type PortState, withoutRules1} from './state.ts';
import type {PortEvent} from './types.ts';

/** The numbers 0..count-1. */
export function upTo(count: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) numbers.push(i);
  return numbers;
}

/** @param rules 1: whoever trades a good for two may take one although there is room */
export function setup(_options: Options, seats: number, rules: number = RULES): PortState {
  const {side} = chartOf(seats);
  const state: PortState = {
    phase: 'setUp',
    round: 0,
    lastRound: 0,
    start: 0,
    wind: 0,
    side,
    tiles: [],
    faces: [],
    slots: [],
    pile: [],
    aside: [],
    pirate: -1,
    layout: 0,
    rows: [],
    box: [...MARKERS],
    // PORT-SET-8
    cannons: CANNONS_EACH * seats,
    // PORT-SET-10
    upgrades: UPGRADES.map(() => upTo(seats).map(i => seats - i)),
    chests: [],
    missions: [],
    marks: [],
    // PORT-SET-11
    ships: upTo(seats).map(() => ({
      stern: 0,
      cell: -1,
      load: [START_RUM, 0, 0, 0, 0],
      coins: 0,
      cannons: 0,
      upgrades: [],
      chests: [],
      peace: false,
      drifted: false,
      anchored: false,
      playing: false,
    })),
    turn: 0,
    bartering: [],
    sealing: [],
    picked: false,
    acted: false,
    targets: [],
    owed: 0,
    fought: [],
    beat: [],
    best: upTo(seats).map(() => 0),
    out: [],
    fields: [],
    battle: null,
    opened: [],
    rules,
  };
  return withoutRules1(state);
}

/** Draws in the order of PORT-P2P-5. */
function setUpDraws(players: number): Draw[] {
  const {side, harbours} = chartOf(players);
  const cells = side * side;
  const sea: Draw[] =
    players > 3 ? [] : [pick(WITH_UPGRADE), pick(SEA_TILES.length - 1, cells - harbours - 1)];
  return [
    pick(players),
    pick(HARBOURS.length, harbours),
    ...sea,
    pick(cells, cells),
    roll(...new Array<number>(cells).fill(2)),
    pick(LAYOUTS.length),
    pick(MISSIONS.length, MISSIONS_IN_PLAY),
    pick(STERNS.length, players),
  ];
}

/** By the number of players. */
const SET_UP: readonly Ask[] = upTo(PORT_SEATS.max + 1).map(players =>
  beacon('set-up', ...(players < PORT_SEATS.min ? [] : setUpDraws(players))),
);
export const askSetUp = ({ships}: PortState): Ask => SET_UP[ships.length]!;

export const askChests = ({ships}: PortState): Ask =>
  shuffle('portolano/chests', upTo(ships.length), [], upTo(CHESTS));

/** Items that are taken out of a list, one after the other, at drawn places. */
function taken(list: readonly number[], places: readonly number[]): number[] {
  const left = [...list];
  return places.map(place => left.splice(place, 1)[0]!);
}

export function layOut(state: PortState, answer: Answer, events?: PortEvent[]): void {
  const draws = [...drawnOf(answer)];
  const next = () => draws.shift()!;
  const players = state.ships.length;
  state.start = next()[0]!;
  const harbours = taken(upTo(HARBOURS.length), next()).map(i => FIRST_HARBOUR + i);
  const sea = players > 3 ? upTo(SEA_TILES.length) : fewSeaTiles(next(), next());
  state.tiles = taken([...harbours, ...sea], next());
  state.faces = next().map(side => side - 1);
  // PORT-SET-5; which of them comes next is drawn when it is turned up (PORT-P2P-3).
  state.pile = upTo(HARBOURS.length)
    .map(i => FIRST_HARBOUR + i)
    .filter(tile => !harbours.includes(tile))
    .map(tile => [tile, -1]);
  state.slots = state.tiles.map((tile, cell) => emptySlots(tile, state.faces[cell]!));
  state.layout = next()[0]!;
  state.rows = supplyOf(state.layout, players);
  for (const row of state.rows) for (const good of row) state.box[good]!--;
  state.missions = taken(upTo(MISSIONS.length), next());
  // PORT-SET-9
  state.marks = state.missions.map(mission => (isKept(mission) ? upTo(players) : []));
  const sterns = taken(upTo(STERNS.length), next());
  state.ships.forEach((ship, seat) => {
    ship.stern = sterns[seat]!;
  });
  state.phase = 'chests';
  events?.push({
    type: 'setUp',
    start: state.start,
    layout: state.layout,
    missions: [...state.missions],
    sterns,
  });
}

/** PORT-SET-3: one with Ship Upgrade for certain, six others. */
const fewSeaTiles = (sure: readonly number[], others: readonly number[]): number[] => [
  sure[0]!,
  ...taken(
    upTo(SEA_TILES.length).filter(tile => tile !== sure[0]),
    others,
  ),
];

export const emptySlots = (tile: number, face: number): number[] =>
  tile < FIRST_HARBOUR ? [] : HARBOURS[tile - FIRST_HARBOUR]![face]!.slots.map(() => -1);

export function takeChests(state: PortState, answer: Answer): void {
  state.chests = [...freshOf(answer)];
}

/** Plain goods that the box still has, by kind. */
export const boxCaps = (state: PortState): number[] => state.box.slice(0, PLAIN);
