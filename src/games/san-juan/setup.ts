/** Set-up (SJ-GOV): the first state, which asks for the governor and then for the shuffled deck. */
import type {Options} from '../../engine/game.ts';
import {CARDS} from './data.ts';
import {firstGovernor, rulesOf} from './options.ts';
import type {SjState, Town} from './state.ts';
import {ROLES, type SjEvent} from './types.ts';

/** Every seat begins with an indigo plant, the card whose face is the number of the seat. */
const firstTown = (seat: number): Town => ({
  hand: [],
  row: [seat],
  goods: [-1],
  covered: [],
  chapel: [],
  newest: -1,
  traceable: false,
});

export function setup(options: Options, seats: number): SjState {
  const state: SjState = {
    rules: rulesOf(options),
    towns: Array.from({length: seats}, (_, seat) => firstTown(seat)),
    round: 1,
    governor: -1,
    phase: 'setup',
    asking: 'governor',
    blindSeat: -1,
    picks: 0,
    takenBy: ROLES.map(() => -1),
    role: -1,
    chooser: -1,
    doubled: false,
    libraryUsed: false,
    turn: -1,
    left: seats,
    deciding: [],
    pile: [],
    discards: [],
    want: 0,
    lifted: [],
    liftFor: -1,
    liftTo: 'opening',
    short: 0,
    places: [],
    drawn: [],
    discard: 0,
    mine: [],
    mineFaces: [],
    tiles: [],
    turned: 0,
    still: 0,
  };
  const governor = firstGovernor(options, seats);
  if (governor !== null) seatGovernor(state, governor);
  return state;
}

export function seatGovernor(state: SjState, governor: number, events?: SjEvent[]): void {
  state.governor = governor;
  state.asking = 'deck';
  events?.push({type: 'firstGovernor', seat: governor});
}

/** All cards but the indigo plants that lie in the towns. */
export const deckFaces = (seats: number): number[] =>
  Array.from({length: CARDS - seats}, (_, i) => seats + i);
