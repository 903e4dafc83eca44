/** The robber (CAT-ROB-3 .. CAT-ROB-7), after a 7 or by a knight, and the theft that follows. */
import type {Ask} from '../../../engine/ask.ts';
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {pointsOf} from '../awards.ts';
import {HEX_CORNERS, HEXES} from '../island.ts';
import {type Objection, objection} from '../refusals.ts';
import {type CatState, handSize, ownerOf, sum} from '../state.ts';
import {type CatEvent, RESOURCES} from '../types.ts';
import type {Move} from './move.ts';

/** CAT-HOUSE-1: up to this many visible points the friendly robber spares a seat. */
const POOR = 2;
export const isSpared = (state: CatState, seat: number): boolean =>
  state.rules.friendlyRobber && pointsOf(state, seat) <= POOR;

/** CAT-ROB-4, ascending. */
export function victimsAt(state: CatState, hex: number): number[] {
  const victims: number[] = [];
  for (const corner of HEX_CORNERS[hex]!) {
    const building = state.corners[corner]!;
    if (building === -1) continue;
    const owner = ownerOf(building);
    if (owner === state.active || victims.includes(owner) || isSpared(state, owner)) continue;
    if (handSize(state.players[owner]!) > 0) victims.push(owner);
  }
  return victims.sort((a, b) => a - b);
}

/** CAT-ROB-3. */
const objectToHex = ({robber, rules, board}: CatState, hex: number): Objection | null => {
  if (hex >= HEXES.length) return objection('cat/no-such-place', 'CAT-ROB-3');
  if (hex === robber) return objection('cat/robber-stays', 'CAT-ROB-3');
  return rules.robberToDesert || board.tokens[hex] !== 0 ? null : objection('cat/robber-desert', 'CAT-ROB-3');
};

export const robberHexes = (state: CatState): number[] =>
  HEXES.map((_, hex) => hex).filter(hex => objectToHex(state, hex) === null);

/** CAT-DEC-5: the hexes where nobody can be robbed are one choice, each other hex is one of its own. */
export function robberChoices(state: CatState): Choice[] {
  const choices: Choice[] = [];
  const lonely: number[] = [];
  for (const hex of robberHexes(state)) {
    const victims = victimsAt(state, hex);
    if (victims.length === 0) lonely.push(hex);
    else {
      const whom = state.rules.stealOptional ? [...victims, null] : victims;
      choices.push({type: 'robber', hex, victim: oneOf(whom)});
    }
  }
  if (lonely.length > 0) choices.push({type: 'robber', hex: oneOf(lonely), victim: null});
  return choices;
}

export const robber: Move<'robber'> = {
  check(state, _seat, {hex, victim}) {
    const refused = objectToHex(state, hex);
    if (refused) return refused;
    const victims = victimsAt(state, hex);
    if (victim === null)
      return victims.length === 0 || state.rules.stealOptional
        ? null
        : objection('cat/must-steal', 'CAT-ROB-5');
    if (victims.includes(victim)) return null;
    return victim < state.players.length && victim !== state.active && isSpared(state, victim)
      ? objection('cat/spared', 'CAT-HOUSE-1', {seat: victim})
      : objection('cat/not-a-victim', 'CAT-ROB-4', {seat: victim});
  },
  play(state, seat, {hex, victim}, events) {
    events?.push({type: 'robberMoved', seat, from: state.robber, hex});
    state.robber = hex;
    if (victim !== null) {
      beginTheft(state, seat, victim, events);
      return;
    }
    if (victimsAt(state, hex).length > 0) events?.push({type: 'declinedToSteal', seat});
    leaveRobber(state);
  },
};

/** The phase that the robber interrupted goes on. */
function leaveRobber(state: CatState): void {
  state.phase = state.back;
  state.victim = -1;
  state.picked = -1;
  state.asking = null;
}

/**
 * CAT-ROB-5. A hand of open cards of one kind gives one of them openly, a single concealed card needs no draw; every
 * other hand is mixed under its owner's key, so that nobody knows which card the draw will hit.
 */
function beginTheft(state: CatState, thief: number, victim: number, events?: CatEvent[]): void {
  const {hand, hidden} = state.players[victim]!;
  const kinds = hand.filter(count => count > 0).length;
  state.victim = victim;
  if (hidden.length === 0 && kinds === 1) {
    const kind = hand.findIndex(count => count > 0);
    hand[kind]!--;
    state.players[thief]!.hand[kind]!++;
    events?.push({type: 'stole', seat: thief, victim, kind: RESOURCES[kind]!});
    leaveRobber(state);
  } else if (kinds === 0 && hidden.length === 1) {
    state.picked = hidden[0]!;
    state.asking = 'rekey';
  } else state.asking = 'blind';
}

/** What a theft asks for, step by step. */
export function askForTheft(state: CatState): Ask | null {
  const {asking, victim, active} = state;
  const {hand, hidden} = state.players[asking === 'hide' ? active : victim]!;
  switch (asking) {
    case 'blind':
      return {
        kind: 'shuffle',
        deck: 'resources',
        inputs: hidden,
        mint: hand.flatMap((count, kind) => new Array<number>(count).fill(kind)),
        by: [victim],
        key: [victim],
      };
    case 'pick':
      return {
        kind: 'beacon',
        purpose: 'theft',
        draws: [{kind: 'pick', from: hidden.length, count: 1}],
      };
    case 'rekey':
      return {kind: 'rekey', handle: state.picked, from: victim, to: [active], showOnly: false};
    case 'hide':
      return {
        kind: 'shuffle',
        deck: 'resources',
        inputs: hidden,
        mint: [],
        by: [active],
        key: [active],
      };
    default:
      return null;
  }
}

/** The victim's hand is mixed: all of it is concealed now. */
export function blinded(state: CatState, fresh: readonly number[], events?: CatEvent[]): void {
  const player = state.players[state.victim]!;
  if (sum(player.hand) > 0) events?.push({type: 'concealed', seat: state.victim, cards: player.hand});
  player.hand = [0, 0, 0, 0, 0];
  player.hidden = [...fresh];
  state.asking = 'pick';
}

export function picked(state: CatState, index: number): void {
  state.picked = state.players[state.victim]!.hidden[index]!;
  state.asking = 'rekey';
}

/** The card has changed hands; among other concealed cards of the thief it is mixed, so that it is not known by its handle. */
export function rekeyed(state: CatState, handle: number, events?: CatEvent[]): void {
  const {active: thief, victim} = state;
  const from = state.players[victim]!;
  const to = state.players[thief]!;
  from.hidden = from.hidden.filter(each => each !== state.picked);
  to.hidden.push(handle);
  events?.push({type: 'stole', seat: thief, victim, kind: null});
  if (to.hidden.length > 1) state.asking = 'hide';
  else leaveRobber(state);
}

export function hidden(state: CatState, fresh: readonly number[]): void {
  state.players[state.active]!.hidden = [...fresh];
  leaveRobber(state);
}
