/** The mayor phase with nobles: villas, who takes the noble, two kinds of pieces to place. */
import {type Choice, spread} from '../../../../engine/choice.ts';
import {isActive, pieces, placedWorkers, placeSlots} from '../../island.ts';
import type {Decision} from '../../phases/decision.ts';
import {distribute, fill, isForced, isOneKind, place, put, refillTarget} from '../../phases/mayor.ts';
import {objection} from '../../refusals.ts';
import {type Island, type PrState, sum} from '../../state.ts';
import type {PrEvent} from '../../types.ts';
import {endTurn, SAN_JUAN} from '../../workers.ts';
import {VILLA} from '../data.ts';
import {addPiece, moreOn, noblesOf, standing} from '../pieces.ts';
import {before, type DoStep, moreOf, ofSeats, type Plan, seatStep, stepDone, stepFirst} from '../plan.ts';
import type {Piece} from '../types.ts';

/** PR-B-VILLA before the privilege; PR-MAYOR-4 in the middle of the distribution. */
export function addNoblePhase(plan: Plan): void {
  const main = before(plan.main, 'privilege', ofSeats('villa', VILLA));
  plan.main = before(main, 'distribute', ofSeats('take'));
}

/** PR-B-VILLA: a noble, where none is left a worker, else nothing. */
export const villaStep: DoStep = (state, {seat}, events) => {
  const island = state.players[seat]!;
  const more = moreOf(state);
  if (!isActive(island, VILLA) || more.nobles + state.workers === 0) return false;
  const piece: Piece = more.nobles > 0 ? 'noble' : 'worker';
  if (piece === 'noble') more.nobles--;
  else state.workers--;
  addPiece(island, SAN_JUAN, piece);
  events?.push({type: 'villaPiece', seat, piece});
  return false;
};

function take(state: PrState, seat: number, piece: Piece, events?: PrEvent[]): void {
  state.arrivals--;
  if (piece === 'noble') moreOf(state).arrivalNobles--;
  addPiece(state.players[seat]!, SAN_JUAN, piece);
  events?.push({type: 'tookPiece', seat, piece});
}

/** The first piece of each seat (PR-MAYOR-4): asked while arrivals hold both kinds. */
export const takeStep: DoStep = (state, {seat}) => {
  const {arrivalNobles} = moreOf(state);
  if (arrivalNobles === 0 || arrivalNobles === state.arrivals) return false;
  state.phase = 'arrivals';
  state.turn = seat;
  return true;
};

const TAKE_WORKER: Choice = Object.freeze({type: 'takePiece', piece: 'worker'});
const TAKE_NOBLE: Choice = Object.freeze({type: 'takePiece', piece: 'noble'});

/** PR-D-MAYOR-TAKE. Who takes a worker is not asked again, so he takes workers as long as there are any. */
export const takePiece: Decision = {
  noPass: 'PR-D-MAYOR-TAKE',
  choices: () => [TAKE_WORKER, TAKE_NOBLE],
  moves: {
    takePiece: {
      check: () => null,
      play(state, seat, {piece}, events) {
        take(state, seat, piece, events);
        moreOf(state).taken++;
        stepDone(state);
      },
    },
  },
};

/** What is left is dealt out from where the asking stopped; the noble that nobody wanted comes last. */
export const dealRest: DoStep = (state, _step, events) => {
  const more = moreOf(state);
  const {chooser} = state;
  const seats = state.players.length;
  const noble = more.arrivalNobles > 0;
  const last = (chooser + more.taken + state.arrivals - 1) % seats;
  state.chooser = (chooser + more.taken) % seats;
  distribute(state, events);
  state.chooser = chooser;
  more.taken = 0;
  if (noble) {
    more.arrivalNobles = 0;
    moreOn(state.players[last]!).idleNobles++;
    events?.push({type: 'nobleArrived', seat: last});
  }
  state.turn = chooser;
  state.left = seats;
  return false;
};

/** Has the seat both kinds, so that it matters which stands where? */
export function isMixed(island: Island): boolean {
  const nobles = noblesOf(island);
  return nobles > 0 && nobles < pieces(island);
}

/** Sets the nobles' share of what stands on the places. @param nobles becomes the island's own */
function setNobles(island: Island, nobles: number[]): void {
  const more = moreOn(island);
  more.idleNobles = noblesOf(island) - sum(nobles);
  more.nobles = nobles;
}

/** So many of the nobles on the first places. */
function noblesFirst(island: Island, nobles: number, most: number): void {
  const more = moreOn(island);
  more.idleNobles = nobles - most;
  let left = most;
  for (let place = 0; place < more.nobles.length; place++) {
    const here = Math.min(standing(island, place), left);
    more.nobles[place] = here;
    left -= here;
  }
}

/** How many nobles may stand on so many filled slots: the rest of them has workers. */
export function nobleRange(island: Island): readonly [least: number, most: number] {
  const filled = filledSlots(island);
  const nobles = noblesOf(island);
  const workers = island.sanJuan + filled - nobles;
  return [Math.max(0, filled - workers), Math.min(nobles, filled)];
}

const filledSlots = (island: Island): number => sum(island.manned) + sum(island.workers);

/** PR-D-MAYOR-PLACE, told in two halves: where pieces stand (as in the base game), then which are nobles. */
export const placeStep: DoStep = (state, _step, events) => {
  state.phase = 'mayor';
  for (; state.left > 0; endTurn(state)) {
    const island = state.players[state.turn]!;
    const total = pieces(island);
    if (!isForced(island, total)) return true;
    if (total === 0) continue;
    put(state, state.turn, fill(placeSlots(island), total), events);
    if (askNobles(state)) return true;
  }
  return false;
};

/**
 * After a placement nobles stand one after the other on the first places, until their owner says otherwise.
 * @returns true when the seat has to say which pieces are nobles, since it matters
 */
function askNobles(state: PrState): boolean {
  const island = state.players[state.turn]!;
  const nobles = noblesOf(island);
  if (nobles === 0) return false;
  const [least, most] = nobleRange(island);
  noblesFirst(island, nobles, most);
  if (most === 0 || least === filledSlots(island)) return false;
  if (least === most && isOneKind(island, island.manned, island.workers)) return false;
  stepFirst(state, seatStep('nobles', state.turn));
  return true;
}

export const placeThenNobles: Decision = {
  ...place,
  moves: {
    place: {
      check: place.moves.place.check,
      play(state, seat, {slots}, events) {
        put(state, seat, slots, events);
        if (!askNobles(state)) endTurn(state);
      },
    },
  },
};

export const noblesStep: DoStep = state => {
  state.phase = 'nobles';
  return true;
};

/** PR-MAYOR-6, PR-MAYOR-7: which pieces stand on slots, and so which stay in San Juan. */
export const placeNobles: Decision = {
  noPass: 'PR-MAYOR-7',
  choices(state) {
    const island = state.players[state.turn]!;
    const [least, most] = nobleRange(island);
    return [{type: 'placeNobles', nobles: spread(most, placedWorkers(island), least)}];
  },

  moves: {
    placeNobles: {
      check(state, seat, {nobles}) {
        const island = state.players[seat]!;
        const slots = placedWorkers(island);
        const [least, most] = nobleRange(island);
        const given = sum(nobles);
        const fits =
          nobles.length === slots.length &&
          nobles.every((count, i) => count <= slots[i]!) &&
          given >= least &&
          given <= most;
        return fits ? null : objection('pr/nobles-mismatch', 'PR-MAYOR-7', {want: most, given});
      },
      play(state, seat, {nobles}, events) {
        const island = state.players[seat]!;
        setNobles(island, nobles.slice());
        events?.push({type: 'placedNobles', seat, nobles, sanJuan: moreOn(island).idleNobles});
        stepDone(state);
        endTurn(state);
      },
    },
  },
};

/** PR-NOB-3, PR-END-7: one noble as long as there are any, workers for the rest; no end for want of them. */
export const refillStep: DoStep = (state, _step, events) => {
  const more = moreOf(state);
  const target = refillTarget(state);
  const nobles = Math.min(1, more.nobles);
  const workers = Math.min(target - nobles, state.workers);
  more.nobles -= nobles;
  state.workers -= workers;
  more.arrivalNobles = nobles;
  state.arrivals = workers + nobles;
  events?.push({type: 'arrivalsFilled', workers: state.arrivals, short: state.arrivals < target, nobles});
  return false;
};

/** PR-X-32: from arrivals comes the noble only when nobody else is there. */
export function nobleFromArrivals(state: PrState, island: Island, place: number): void {
  const more = moreOf(state);
  if (more.arrivalNobles <= state.arrivals) return;
  more.arrivalNobles--;
  if (place === SAN_JUAN) moreOn(island).idleNobles++;
  else moreOn(island).nobles[place]!++;
}
