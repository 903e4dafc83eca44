/** Turns from roll to end (CAT-TURN), and the end of the game (CAT-END). */

import {beacon, drawnOf, type Faces} from '../../../engine/ask.ts';
import type {Choice} from '../../../engine/choice.ts';
import {pointsOf} from '../awards.ts';
import {GOAL, ROBBER_ROLL, VICTORY_POINT} from '../data.ts';
import {objection} from '../refusals.ts';
import {type CatState, nextSeat} from '../state.ts';
import type {CatEvent, PhaseName} from '../types.ts';
import type {Lots, Move} from './move.ts';
import {produce} from './production.ts';
import {rolledSeven} from './seven.ts';
import {lapse} from './trade.ts';

export const ROLL: Choice = Object.freeze({type: 'roll'});
export const TO_BUILD: Choice = Object.freeze({type: 'toBuild'});
export const END_TURN: Choice = Object.freeze({type: 'endTurn'});

export function beginTurn(state: CatState, seat: number, events?: CatEvent[]): void {
  state.active = seat;
  state.turn++;
  state.phase = 'preRoll';
  state.cardPlayed = false;
  for (let i = 0; i < state.sayings.length; i++) state.sayings[i] = 0;
  events?.push({type: 'turnBegan', seat, turn: state.turn});
}

/** CAT-ROB-8: what comes after the roll. */
const afterRoll = ({rules}: CatState): PhaseName => (rules.separate ? 'trade' : 'main');

export const roll: Move<'roll'> = {
  check: () => null,
  play(state) {
    state.asking = 'dice';
  },
};

export const DICE: Lots<'dice'> = {
  dice: {
    ask: () => TWO_DICE,
    /** CAT-PROD-1. */
    deal(state, answer, events) {
      const [a, b] = drawnOf(answer)[0]! as [number, number];
      const number = a + b;
      state.asking = null;
      state.dice = [a, b];
      state.rolls[number - 2]!++;
      state.back = afterRoll(state);
      events?.push({type: 'rolled', seat: state.active, dice: [a, b], sum: number});
      if (number === ROBBER_ROLL) rolledSeven(state, events);
      else {
        state.phase = state.back;
        produce(state, number, events);
      }
    },
  },
};
const TWO_DICE = Object.freeze(beacon('dice', {kind: 'roll', sides: [6, 6]}));

export const toBuild: Move<'toBuild'> = {
  check: () => null,
  play: closeTrade,
};

/** CAT-TURN-3: from here on trading is over for this turn. */
export function closeTrade(state: CatState, seat: number, _action?: unknown, events?: CatEvent[]): void {
  lapse(state);
  state.phase = 'build';
  events?.push({type: 'tradeClosed', seat});
}

export const endTurn: Move<'endTurn'> = {
  check: () => null,
  play(state, seat, _action, events) {
    lapse(state);
    events?.push({type: 'turnEnded', seat});
    beginTurn(state, nextSeat(state, seat), events);
  },
};

/** Points that hidden cards have to bring. */
const missingPoints = (state: CatState, seat: number): number => state.rules.goal - pointsOf(state, seat);

/** CAT-DEC-12: the cards that make up what is missing, where the seat has them. */
export function victoryChoices(state: CatState, seat: number, faces: Faces, into: Choice[]): void {
  const {cards} = state.players[seat]!;
  const missing = missingPoints(state, seat);
  if (cards.length < missing) return;
  const points = cards.filter(handle => faces.get(handle) === VICTORY_POINT);
  if (points.length >= missing) into.push({type: 'declareVictory', cards: points.slice(0, missing)});
}

/** CAT-DEV-9, CAT-END-3. */
export const declareVictory: Move<'declareVictory'> = {
  check(state, seat, {cards}) {
    const own = state.players[seat]!.cards;
    let before = -1;
    for (const handle of cards) {
      const position = own.indexOf(handle);
      if (position < 0 || position <= before) return objection('cat/no-such-card', 'CAT-DEV-9');
      before = position;
    }
    const missing = missingPoints(state, seat) - cards.length;
    if (missing > 0) return objection('cat/not-enough-points', 'CAT-END-3', {missing});
    return missing < 0 ? objection('cat/shows-too-much', 'CAT-END-3') : null;
  },
  play(state, seat, {cards}, events) {
    const player = state.players[seat]!;
    for (const handle of cards) {
      const at = player.cards.indexOf(handle);
      player.cards.splice(at, 1);
      player.bought.splice(at, 1);
    }
    player.shownPoints += cards.length;
    state.played[VICTORY_POINT]! += cards.length;
    events?.push({type: 'declared', seat, cards: cards.length});
  },
};

/** CAT-END-2, CAT-END-3: looked at whenever an action is complete, and when a turn begins. */
export function endIfWon(state: CatState, events?: CatEvent[]): void {
  const {active, phase} = state;
  if (active === -1 || phase === 'robber' || phase === 'discard' || state.turn === 0) return;
  if (pointsOf(state, active) >= state.rules.goal) end(state, active, events);
  // The book's own goal needs no limit.
  else if (state.rules.goal > GOAL && state.turn > LAST_ROUND * state.players.length)
    end(state, leader(state), events);
}

/** CAT-HOUSE-2: a higher goal may be out of everybody's reach. So many rounds are played at most. */
const LAST_ROUND = 100;

/** Who has the most points, counted from the active seat on. */
function leader(state: CatState): number {
  const seats = state.players.map((_, i) => (state.active + i) % state.players.length);
  return seats.reduce((best, seat) => (pointsOf(state, seat) > pointsOf(state, best) ? seat : best));
}

function end(state: CatState, winner: number, events?: CatEvent[]): void {
  state.phase = 'over';
  state.winner = winner;
  lapse(state);
  events?.push({type: 'gameEnded', seat: winner, points: pointsOf(state, winner)});
}
