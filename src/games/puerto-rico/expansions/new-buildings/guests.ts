/** The guest house (PR-B-GUEST-HOUSE, PR-D-GUEST): windows for its owner, and moves beside every decision of his. */
import {type Choice, oneOf} from '../../../../engine/choice.ts';
import {PASS, passing} from '../../../../engine/kit/flow.ts';
import {isActive} from '../../island.ts';
import type {Decision} from '../../phases/decision.ts';
import {objection} from '../../refusals.ts';
import type {Island, PrState} from '../../state.ts';
import {ROLES} from '../../types.ts';
import {TILE_PLACES} from '../../workers.ts';
import {GUEST_HOUSE} from '../data.ts';
import type {Extra} from '../extra.ts';
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

const NOTHING: readonly Choice[] = [];
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

/** What the owner may do beside each decision of his. */
export const guestAside: Extra = {
  choices(state, seat) {
    const moves = guestMoves(state, seat);
    const window = state.phase === 'guest';
    if (moves === NONE && !window) return NOTHING;
    const choices: Choice[] = moves.map(({piece, to}) => ({type: 'moveGuest', piece, to: oneOf(to)}));
    if (window) choices.push(STAY);
    return choices;
  },
  moves: {
    guestsStay: {
      check: state => (state.phase === 'guest' ? null : objection('pr/no-guest-moves', 'PR-D-GUEST-9')),
      play(state, seat) {
        moreOn(state.players[seat]!).guestsStay = true;
        stepDone(state);
      },
    },
    moveGuest: {
      check(state, seat, {piece, to}) {
        const island = state.players[seat]!;
        const home = placeOf(island, GUEST_HOUSE);
        if (!besideDecision(state) || moreOn(island).guestsStay)
          return objection('pr/no-guest-moves', 'PR-D-GUEST-6');
        if (home < 0 || !hasPiece(island, home, piece))
          return objection('pr/no-guest', 'PR-B-GUEST-HOUSE', {piece});
        return targets(island).includes(to) ? null : objection('pr/no-empty-slot', 'PR-B-GUEST-HOUSE', {to});
      },
      play(state, seat, {piece, to}, events) {
        const island = state.players[seat]!;
        const home = placeOf(island, GUEST_HOUSE);
        removePiece(island, home, piece);
        addPiece(
          island,
          placeNamed(island, to, place => place !== home && freeSlots(island, place) > 0),
          piece,
        );
        events?.push({type: 'guestMoved', seat, piece, to});
        payLight(state, events);
      },
    },
  },
};

/** A window: the moves stand beside it, and it closes with a pass. */
export const guestWindow: Decision = {
  choices: () => [PASS],
  moves: {pass: passing('guest', stepDone)},
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
