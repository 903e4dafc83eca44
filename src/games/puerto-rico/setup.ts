/** Set-up (PR-SETUP): the first state, which asks for the governor and the first row. */
import type {Options} from '../../engine/game.ts';
import {BUILDING_DATA, copiesOf, seatData} from './data.ts';
import {firstGovernor, rulesOf} from './options.ts';
import {openRoleTurn} from './phases/round.ts';
import {fillRow} from './plantations.ts';
import type {Island, PrState} from './state.ts';
import {type PrEvent, ROLES} from './types.ts';

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
    takenBy: ROLES.map(() => -1),
    cardDoubloons: ROLES.map(() => 0),
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
    market: BUILDING_DATA.map(building => copiesOf(building, seats)),
    endFlags: [],
  };
  const governor = firstGovernor(options, seats);
  if (governor !== null) seatGovernor(state, governor);
  return state;
}

/** Deals the starting tiles from the first governor on (PR-SETUP-2), then turns up the row (PR-SETUP-4). */
export function seatGovernor(state: PrState, governor: number, events?: PrEvent[]): void {
  state.asking = null;
  state.governor = governor;
  events?.push({type: 'firstGovernor', seat: governor});
  const seats = state.players.length;
  seatData(seats).startingTiles.forEach((tile, i) => {
    state.players[(governor + i) % seats]!.tiles[tile]!++;
    state.deck[tile]!--;
  });
  if (fillRow(state, events)) openRoleTurn(state);
}
