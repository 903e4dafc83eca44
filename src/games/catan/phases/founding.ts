/** The founding phase (CAT-FND) and the fixed pieces of the beginner board. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {cornerTaken, roadLaid} from '../awards.ts';
import {CORNER_EDGES, CORNER_HEXES, EDGES} from '../data/island.ts';
import {BEGINNER_PIECES, DESERT} from '../data.ts';
import {gain} from '../hand.ts';
import {objectToSettlement, settlementSpots} from '../places.ts';
import {objection} from '../refusals.ts';
import type {CatState} from '../state.ts';
import type {CatEvent} from '../types.ts';
import type {Move} from './move.ts';
import {beginTurn} from './turn.ts';

/** CAT-FND-2, CAT-FND-3: once round the table and back. */
export const founderAt = (state: CatState, settlements: number): number => {
  const seats = state.players.length;
  const step = settlements < seats ? settlements : 2 * seats - 1 - settlements;
  return (state.starter + step) % seats;
};

/** CAT-FND-1: the first player is known. */
export function seatStarter(state: CatState, seat: number, events?: CatEvent[]): void {
  state.starter = seat;
  state.waiting = [];
  events?.push({type: 'firstPlayer', seat});
  if (state.rules.board === 'beginner') {
    placeBeginners(state, events);
    beginTurn(state, seat, events);
  } else nextFounder(state);
}

function nextFounder(state: CatState): void {
  state.active = founderAt(state, state.founded);
  state.phase = 'foundSettlement';
}

/** With three players red is left out. */
function placeBeginners(state: CatState, events?: CatEvent[]): void {
  const out = BEGINNER_PIECES.length - state.players.length;
  for (const [seat] of state.players.entries()) {
    for (const [i, {settlement, road}] of BEGINNER_PIECES[seat + out]!.entries()) {
      putSettlement(state, seat, settlement, events);
      putRoad(state, seat, road, events);
      if (i === 1) payIncome(state, seat, settlement, events);
    }
  }
  state.founded = 2 * state.players.length;
}

function putSettlement(state: CatState, seat: number, at: number, events?: CatEvent[]): void {
  state.corners[at] = seat;
  state.players[seat]!.settlements--;
  cornerTaken(state, seat, at, events);
  events?.push({type: 'founded', seat, piece: 'settlement', at});
}

function putRoad(state: CatState, seat: number, edge: number, events?: CatEvent[]): void {
  state.roads[edge] = seat;
  state.players[seat]!.roads--;
  events?.push({type: 'founded', seat, piece: 'road', at: edge});
  roadLaid(state, seat, edge, events);
}

/** CAT-FND-4. */
function payIncome(state: CatState, seat: number, settlement: number, events?: CatEvent[]): void {
  const cards = [0, 0, 0, 0, 0];
  for (const hex of CORNER_HEXES[settlement]!) {
    const terrain = state.board.terrain[hex]!;
    if (terrain !== DESERT) cards[terrain]!++;
  }
  gain(state, seat, cards);
  events?.push({type: 'income', seat, cards});
}

export const settlementChoices = (state: CatState, seat: number): Choice[] => [
  {type: 'foundSettlement', at: oneOf(settlementSpots(state, seat, true))},
];

export const roadChoices = (state: CatState): Choice[] => [
  {type: 'foundRoad', edge: oneOf(freeEdges(state))},
];

/** The free edges at the settlement just founded: all of them, by the distance rule. */
export const freeEdges = ({founding, roads}: CatState): number[] =>
  CORNER_EDGES[founding]!.filter(edge => roads[edge] === -1);

export const foundSettlement: Move<'foundSettlement'> = {
  check: (state, seat, {at}) => objectToSettlement(state, seat, at, true),
  play(state, seat, {at}, events) {
    putSettlement(state, seat, at, events);
    state.founding = at;
    state.phase = 'foundRoad';
  },
};

export const foundRoad: Move<'foundRoad'> = {
  check(state, _seat, {edge}) {
    if (edge >= EDGES.length) return objection('cat/no-such-place', 'CAT-FND-2');
    if (!CORNER_EDGES[state.founding]!.includes(edge)) return objection('cat/not-at-settlement', 'CAT-FND-2');
    return state.roads[edge] === -1 ? null : objection('cat/occupied', 'CAT-FND-2');
  },
  play(state, seat, {edge}, events) {
    putRoad(state, seat, edge, events);
    const at = state.founding;
    state.founding = -1;
    state.founded++;
    const seats = state.players.length;
    if (state.founded > seats) payIncome(state, seat, at, events);
    // CAT-FND-6: the last to found is the first to play.
    if (state.founded === 2 * seats) beginTurn(state, seat, events);
    else nextFounder(state);
  },
};
