/** The guest house (PR-B-GUEST-HOUSE, PR-D-GUEST): windows for its owner, and moves beside every decision of his. */
import {type Choice, oneOf} from '../../../../engine/choice.ts';
import {isActive} from '../../island.ts';
import type {Aside} from '../../kit.ts';
import {type Decision, misplaced, PASS} from '../../phases/decision.ts';
import {refuse} from '../../refusals.ts';
import type {Island, PrState} from '../../state.ts';
import {ROLES} from '../../types.ts';
import {TILE_PLACES} from '../../workers.ts';
import {GUEST_HOUSE} from '../data.ts';
import {
  addPiece,
  freeSlots,
  hasPiece,
  moreOn,
  placeName,
  placeNamed,
  placeOf,
  places,
  removePiece,
} from '../pieces.ts';
import {
  type DoStep,
  moreOf,
  ofSeats,
  type Plan,
  rightBefore,
  seatStep,
  stepDone,
  stepFirst,
} from '../plan.ts';
import {Opened} from '../state.ts';
import type {Piece} from '../types.ts';
import {payLight} from './harbour.ts';

const MAYOR = ROLES.indexOf('mayor');
const BUILDER = ROLES.indexOf('builder');
const CRAFTSMAN = ROLES.indexOf('craftsman');

const NONE: readonly {piece: Piece; to: string[]}[] = [];
const PIECES: readonly Piece[] = ['worker', 'noble'];

/** Kinds of places with an empty slot outside of the guest house, each once. */
function targets(island: Island): string[] {
  const home = placeOf(island, GUEST_HOUSE);
  const names: string[] = [];
  for (let place = 0; place < places(island); place++) {
    if (place === home || freeSlots(island, place) <= 0) continue;
    const name = placeName(island, place);
    // Tiles of a kind are one place; some buildings may stand twice.
    if (place < TILE_PLACES || !names.includes(name)) names.push(name);
  }
  return names;
}

function hasTarget(island: Island): boolean {
  const home = placeOf(island, GUEST_HOUSE);
  for (let place = 0; place < places(island); place++)
    if (place !== home && freeSlots(island, place) > 0) return true;
  return false;
}

/** Is there a window for a seat (PR-D-GUEST)? */
export function canMove(state: PrState, seat: number): boolean {
  const island = state.players[seat]!;
  return isActive(island, GUEST_HOUSE) && !moreOn(island).guestsStay && hasTarget(island);
}

/** PR-D-GUEST-3, PR-D-GUEST-6: beside every decision but those of the draft and of the mayor phase. */
const besideDecision = (state: PrState): boolean =>
  state.phase === 'guest' || (state.phase !== 'draft' && state.role !== MAYOR);

/** Moves of a seat, by kind of guest. */
export function guestMoves(state: PrState, seat: number): readonly {piece: Piece; to: string[]}[] {
  if (!besideDecision(state) || !canMove(state, seat)) return NONE;
  const island = state.players[seat]!;
  const home = placeOf(island, GUEST_HOUSE);
  const to = targets(island);
  const moves: {piece: Piece; to: string[]}[] = [];
  for (const piece of PIECES) if (hasPiece(island, home, piece)) moves.push({piece, to});
  return moves;
}

const STAY: Choice = Object.freeze({type: 'guestsStay'});

export const guestAside: Aside = {
  addChoices(state, seat, choices) {
    for (const {piece, to} of guestMoves(state, seat))
      choices.push({type: 'moveGuest', piece, to: oneOf(to)});
    if (state.phase === 'guest') choices.push(STAY);
  },

  check(state, seat, action) {
    if (action.type === 'guestsStay')
      return state.phase === 'guest' ? null : refuse('pr/no-guest-moves', 'PR-D-GUEST-9', seat);
    if (action.type !== 'moveGuest') return undefined;
    const island = state.players[seat]!;
    const home = placeOf(island, GUEST_HOUSE);
    if (!besideDecision(state) || moreOn(island).guestsStay)
      return refuse('pr/no-guest-moves', 'PR-D-GUEST-6', seat);
    if (home < 0 || !hasPiece(island, home, action.piece))
      return refuse('pr/no-guest', 'PR-B-GUEST-HOUSE', seat, {piece: action.piece});
    return targets(island).includes(action.to)
      ? null
      : refuse('pr/no-empty-slot', 'PR-B-GUEST-HOUSE', seat, {to: action.to});
  },

  play(state, seat, action, events) {
    if (action.type === 'guestsStay') {
      moreOn(state.players[seat]!).guestsStay = true;
      stepDone(state);
      return true;
    }
    if (action.type !== 'moveGuest') return false;
    const island = state.players[seat]!;
    const home = placeOf(island, GUEST_HOUSE);
    removePiece(island, home, action.piece);
    const to = placeNamed(island, action.to, place => place !== home && freeSlots(island, place) > 0);
    addPiece(island, to, action.piece);
    events?.push({type: 'guestMoved', seat, piece: action.piece, to: action.to});
    payLight(state, events);
    return true;
  },
};

/** A window: the moves stand beside it, and it closes with a pass. */
export const guestWindow: Decision = {
  choices: () => [PASS],
  check: (state, seat, action) =>
    action.type === 'pass' ? null : misplaced(state, seat, action, 'PR-D-GUEST-2'),
  play(state, _action, events) {
    events?.push({type: 'passed', seat: state.turn, phase: 'guest'});
    stepDone(state);
  },
};

export const guestStep: DoStep = (state, {seat}) => {
  if (!canMove(state, seat)) return false;
  state.phase = 'guest';
  state.turn = seat;
  return true;
};

/** PR-D-GUEST-4: once in a turn, before it passes without a decision. */
export function windowFirst(state: PrState): boolean {
  const more = moreOf(state);
  if (more.opened & Opened.window || !canMove(state, state.turn)) return false;
  more.opened |= Opened.window;
  stepFirst(state, seatStep('guest', state.turn));
  return true;
}

/** PR-D-GUEST-2, -4, -5: windows of all owners around a phase, and before everybody's production. */
export function addWindows(role: number, plan: Plan): void {
  const inMayorPhase = (state: PrState): boolean => state.rules.more?.guestMoveInMayorPhase === true;
  const when = role === MAYOR ? inMayorPhase : null;
  plan.start = [ofSeats('guest', GUEST_HOUSE, when)];
  // In the builder phase a guest house may come with its first guest.
  plan.end = [ofSeats('guest', role === BUILDER ? null : GUEST_HOUSE, when)];
  if (role === CRAFTSMAN) plan.main = rightBefore(plan.main, 'produce', 'guest', GUEST_HOUSE);
}

/** Guests stay until the next phase only. */
export function forgetStay(state: PrState): void {
  for (const island of state.players) moreOn(island).guestsStay = false;
}
