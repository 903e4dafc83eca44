/**
 * The state: plain JSON of integers, no secret. Hidden cards are handles, open ones faces; roles are indexes of
 * `ROLES`; -1 means "none". Everything else (prices, limits, who may do what) is computed from it.
 */
import type {Face, HandleId} from '../../engine/ask.ts';
import type {SjRules} from './options.ts';
import type {PhaseName} from './types.ts';

export interface Town {
  hand: HandleId[];
  /** Visible buildings in the order of the row; a building laid over another stands in its place. */
  row: Face[];
  /** The good on each building of the row, or -1. */
  goods: HandleId[];
  /** Covered buildings, in the order in which they were covered. */
  covered: Face[];
  /** Cards under chapels, earlier chapels' included. */
  chapel: HandleId[];
  /** Place of the building of the builder phase that is running, which does nothing yet (SJ-PH-4); or -1. */
  newest: number;
  /** Cards have joined older ones: the hand gets new handles before its owner chooses from it. */
  traceable: boolean;
}

/** What is being waited for: chance, a shuffle, or cards on their way. */
export type Asking = 'governor' | 'deck' | 'reshuffle' | 'deal' | 'newHandles' | 'reveal' | 'tile';

/** Where cards go that were lifted off the draw pile. */
export type LiftTo = 'opening' | 'hand' | 'drawn' | 'goods' | 'mine';

export interface SjState {
  /** Shared by all copies of a game; never written. */
  readonly rules: SjRules;
  towns: Town[];
  round: number;
  governor: number;
  phase: PhaseName;
  asking: Asking | null;
  /** Whose hand gets new handles. */
  blindSeat: number;
  /** Picks finished in this round. */
  picks: number;
  /** Per role, the seat that took it in this round or -1. */
  takenBy: number[];
  /** The role that is being played and its chooser; -1 between phases. */
  role: number;
  chooser: number;
  /** The chooser's library doubles the privilege in this phase. */
  doubled: boolean;
  /** Two players: the governor's library has been used in this round. */
  libraryUsed: boolean;
  /** Whose turn it is within the phase. */
  turn: number;
  /** Players of the phase whose turn is not finished, the present one included. */
  left: number;
  /** Parallel decisions: seats that still have to decide, ascending. */
  deciding: number[];
  /** Draw pile, the top last. */
  pile: HandleId[];
  discards: HandleId[];
  /** Cards that are being lifted off the pile: so many are awaited, these are there, for this seat, to go there. */
  want: number;
  lifted: HandleId[];
  liftFor: number;
  liftTo: LiftTo;
  /** So many more would have been due, had there been cards (SJ-DECK-3). */
  short: number;
  /** Places that wait for their goods. */
  places: number[];
  /** The councillor's cards (without archive), and how many are to be discarded. */
  drawn: HandleId[];
  discard: number;
  /** Cards turned up by the gold mine, and their faces. */
  mine: HandleId[];
  mineFaces: Face[];
  /** Trading-house tiles in the order in which they were turned up first, and how often one was turned. */
  tiles: number[];
  turned: number;
  /** Phases in a row in which no card moved, and none could be drawn (SJ-END-5); -1 once one has moved in this phase. */
  still: number;
}

const cloneTown = (town: Town): Town => ({
  hand: town.hand.slice(),
  row: town.row.slice(),
  goods: town.goods.slice(),
  covered: town.covered.slice(),
  chapel: town.chapel.slice(),
  newest: town.newest,
  traceable: town.traceable,
});

/** A copy that shares nothing but the rules. By hand: `apply` calls it for every action. */
export function cloneState(state: SjState): SjState {
  const towns: Town[] = [];
  for (let seat = 0; seat < state.towns.length; seat++) towns.push(cloneTown(state.towns[seat]!));
  return {
    rules: state.rules,
    towns,
    round: state.round,
    governor: state.governor,
    phase: state.phase,
    asking: state.asking,
    blindSeat: state.blindSeat,
    picks: state.picks,
    takenBy: state.takenBy.slice(),
    role: state.role,
    chooser: state.chooser,
    doubled: state.doubled,
    libraryUsed: state.libraryUsed,
    turn: state.turn,
    left: state.left,
    deciding: state.deciding.slice(),
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    want: state.want,
    lifted: state.lifted.slice(),
    liftFor: state.liftFor,
    liftTo: state.liftTo,
    short: state.short,
    places: state.places.slice(),
    drawn: state.drawn.slice(),
    discard: state.discard,
    mine: state.mine.slice(),
    mineFaces: state.mineFaces.slice(),
    tiles: state.tiles.slice(),
    turned: state.turned,
    still: state.still,
  };
}

/** The left neighbour (clockwise). */
export const seatsOf = ({towns}: SjState): number[] => towns.map((_, seat) => seat);

export const nextSeat = (state: SjState, seat: number): number =>
  seat + 1 === state.towns.length ? 0 : seat + 1;

/** Cards that can still be drawn, those included that a reshuffle brings. */
export const available = (state: SjState): number => state.pile.length + state.discards.length;
