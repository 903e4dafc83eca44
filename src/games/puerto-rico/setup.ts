/** Set-up (PR-SETUP): the first state, which asks for the governor and the first row. */
import type {Options} from '../../engine/game.ts';
import {BASE_BUILDINGS, BUILDING_DATA, copiesOf, seatData} from './data.ts';
import {firstGovernor, rulesOf} from './options.ts';
import {openRoleTurn} from './phases/round.ts';
import type {Island, PrState} from './state.ts';
import type {PrEvent} from './types.ts';
import {variantOf} from './variant.ts';

const noGoods = (): number[] => [0, 0, 0, 0, 0];

const emptyIsland = (doubloons: number): Island => ({
  doubloons,
  chips: 0,
  sanJuan: 0,
  goods: noGoods(),
  tiles: [0, 0, 0, 0, 0, 0],
  manned: [0, 0, 0, 0, 0, 0],
  city: [],
  workers: [],
  wharfUsed: false,
});

/** Role cards of the base game, as `ROLES` begins. */
const BASE_CARDS = 8;

/** PR-SETUP-1 .. PR-SETUP-7, PR-TWO-1. */
export function setup(options: Options, seats: number): PrState {
  const data = seatData(seats);
  const rules = rulesOf(options, seats);
  const state: PrState = {
    rules,
    players: Array.from({length: seats}, () => emptyIsland(data.doubloons)),
    round: 1,
    governor: -1,
    roleTurns: 0,
    phase: 'setup',
    asking: 'governor',
    role: -1,
    chooser: -1,
    turn: -1,
    left: 0,
    passes: 0,
    privilegePaid: false,
    bonus: [],
    takenBy: new Array<number>(BASE_CARDS).fill(-1),
    cardDoubloons: new Array<number>(BASE_CARDS).fill(0),
    row: [],
    deck: [...data.plantations],
    discard: noGoods(),
    quarries: data.quarries,
    goods: [...data.goods],
    vpPool: rules.vpPool,
    workers: data.workers,
    arrivals: data.arrivals,
    shipGood: data.ships.map(() => -1),
    shipLoad: data.ships.map(() => 0),
    house: [],
    market: BUILDING_DATA.slice(0, BASE_BUILDINGS).map(building => copiesOf(building, seats)),
    endFlags: [],
  };
  variantOf(state).unpack(state);
  const governor = firstGovernor(options, seats);
  if (governor !== null) seatGovernor(state, governor);
  return state;
}

/** Deals the starting tiles from the first governor on (PR-SETUP-2), then lays out the rest (PR-SETUP-3 on). */
export function seatGovernor(state: PrState, governor: number, events?: PrEvent[]): void {
  state.asking = null;
  state.governor = governor;
  events?.push({type: 'firstGovernor', seat: governor});
  const seats = state.players.length;
  seatData(seats).startingTiles.forEach((tile, i) => {
    state.players[(governor + i) % seats]!.tiles[tile]!++;
    state.deck[tile]!--;
  });
  if (!variantOf(state).layOut(state, events)) openRoleTurn(state);
}
