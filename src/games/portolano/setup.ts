/** PORT-SET: the chart, the supply, the ships. Everything that chance decides comes in one draw. */
import type {Answer, Ask, Draw} from '../../engine/ask.ts';
import {drawnOf, freshOf} from '../../engine/ask.ts';
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
import {PORT_SEATS} from './options.ts';
import type {PortState} from './state.ts';
import type {PortEvent} from './types.ts';

/** The numbers 0..count-1. */
export function upTo(count: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) numbers.push(i);
  return numbers;
}

export function setup(_options: Options, seats: number): PortState {
  const {side} = chartOf(seats);
  return {
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
  };
}

/** Draws in the order of PORT-P2P-5. */
function setUpDraws(players: number): Draw[] {
  const {side, harbours} = chartOf(players);
  const cells = side * side;
  const sea: Draw[] =
    players > 3
      ? []
      : [
          {kind: 'pick', from: WITH_UPGRADE, count: 1},
          {kind: 'pick', from: SEA_TILES.length - 1, count: cells - harbours - 1},
        ];
  return [
    {kind: 'pick', from: players, count: 1},
    {kind: 'pick', from: HARBOURS.length, count: harbours},
    ...sea,
    {kind: 'pick', from: cells, count: cells},
    {kind: 'roll', sides: new Array<number>(cells).fill(2)},
    {kind: 'pick', from: LAYOUTS.length, count: 1},
    {kind: 'pick', from: MISSIONS.length, count: MISSIONS_IN_PLAY},
    {kind: 'pick', from: STERNS.length, count: players},
  ];
}

/** By the number of players. */
const SET_UP: readonly Ask[] = upTo(PORT_SEATS.max + 1).map(players => ({
  kind: 'beacon',
  purpose: 'set-up',
  draws: players < PORT_SEATS.min ? [] : setUpDraws(players),
}));

export function askSetUp(state: PortState): Ask {
  if (state.phase === 'setUp') return SET_UP[state.ships.length]!;
  const seats = upTo(state.ships.length);
  return {kind: 'shuffle', deck: 'portolano/chests', inputs: [], mint: upTo(CHESTS), by: seats, key: seats};
}

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
