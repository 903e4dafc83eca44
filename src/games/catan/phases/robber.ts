/** The robber (CAT-ROB-3 .. CAT-ROB-7), after a 7 or by a knight, and the theft that follows. */
import {beacon, drawnOf, freshOf, pick, shuffle} from '../../../engine/ask.ts';
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {pointsOf} from '../awards.ts';
import {HEX_CORNERS, HEXES} from '../data/island.ts';
import {CAT_SEATS} from '../options.ts';
import {type Objection, objection} from '../refusals.ts';
import {type CatState, handSize, ownerOf, sum} from '../state.ts';
import {type CatEvent, RESOURCES} from '../types.ts';
import type {Lots, Move} from './move.ts';

/** CAT-HOUSE-1: up to this many visible points the friendly robber spares a seat. */
const POOR = 2;
const isPoor = (state: CatState, seat: number): boolean => pointsOf(state, seat) <= POOR;
/** It keeps off their hexes. By the first rule set it could go there, and only nobody poor was robbed. */
export const keepsOff = ({friendlyRobber, set}: CatState['rules']): boolean =>
  friendlyRobber && set !== undefined;
const isSpared = (state: CatState, seat: number): boolean =>
  state.rules.friendlyRobber && !keepsOff(state.rules) && isPoor(state, seat);

/** Whose hexes the robber keeps off; a bit for each seat. The mover's own buildings keep nobody off. */
function guards(state: CatState): number {
  let seats = 0;
  if (keepsOff(state.rules))
    for (let seat = 0; seat < state.players.length; seat++)
      if (seat !== state.active && isPoor(state, seat)) seats |= 1 << seat;
  return seats;
}

/** CAT-ROB-4, wherever they build; a bit for each seat. */
function prey(state: CatState): number {
  let seats = 0;
  for (let seat = 0; seat < state.players.length; seat++)
    if (seat !== state.active && handSize(state.players[seat]!) > 0 && !isSpared(state, seat))
      seats |= 1 << seat;
  return seats;
}

/** Who builds at a hex; a bit for each seat. */
function buildersAt({corners}: CatState, hex: number): number {
  const around = HEX_CORNERS[hex]!;
  let seats = 0;
  for (let i = 0; i < around.length; i++) {
    const building = corners[around[i]!]!;
    if (building !== -1) seats |= 1 << ownerOf(building);
  }
  return seats;
}

/** The seats of a set of bits, ascending. */
const SEATS: readonly (readonly number[])[] = Array.from({length: 1 << CAT_SEATS.max}, (_, bits) =>
  Object.freeze([0, 1, 2, 3].filter(seat => bits & (1 << seat))),
);
/** Whom a theft can hit; `ANYBODY`: or nobody. */
const SOMEBODY = SEATS.map(seats => Object.freeze(oneOf(seats)));
const ANYBODY = SEATS.map(seats => Object.freeze(oneOf([...seats, null])));

/** CAT-ROB-4, ascending. */
export const victimsAt = (state: CatState, hex: number): readonly number[] =>
  SEATS[prey(state) & buildersAt(state, hex)]!;

/** CAT-ROB-3, CAT-HOUSE-1. */
const objectToHex = (state: CatState, hex: number): Objection | null => {
  if (hex >= HEXES.length) return objection('cat/no-such-place', 'CAT-ROB-3');
  if (hex === state.robber) return objection('cat/robber-stays', 'CAT-ROB-3');
  if (!canBeRobbed(state, hex)) return objection('cat/robber-desert', 'CAT-ROB-3');
  if (robberHexes(state).includes(hex)) return null;
  const [seat] = SEATS[guards(state) & buildersAt(state, hex)]!;
  return objection('cat/spared', 'CAT-HOUSE-1', {seat: seat!});
};

const canBeRobbed = ({robber, rules, board}: CatState, hex: number): boolean =>
  hex !== robber && (rules.robberToDesert || board.tokens[hex] !== 0);

/** Where the robber may go: none where a friendly one has to stay. */
export function robberHexes(state: CatState): number[] {
  const guarded = guards(state);
  const hexes: number[] = [];
  let desert = -1;
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (!canBeRobbed(state, hex)) continue;
    if ((guarded & buildersAt(state, hex)) === 0) hexes.push(hex);
    else if (state.board.tokens[hex] === 0) desert = hex;
  }
  if (hexes.length === 0 && desert >= 0) hexes.push(desert);
  return hexes;
}

/** A seven or a knight: the active seat moves it, where it can go anywhere. */
export function callRobber(state: CatState, events?: CatEvent[]): void {
  state.phase = 'robber';
  if (guards(state) === 0 || robberHexes(state).length > 0) return;
  events?.push({type: 'robberStayed', seat: state.active});
  leaveRobber(state);
}

/** CAT-DEC-5: the hexes where nobody can be robbed are one choice, each other hex is one of its own. */
export function robberChoices(state: CatState): Choice[] {
  const choices: Choice[] = [];
  const lonely: number[] = [];
  const hunted = prey(state);
  const whom = state.rules.stealOptional ? ANYBODY : SOMEBODY;
  for (const hex of robberHexes(state)) {
    const victims = hunted & buildersAt(state, hex);
    if (victims === 0) lonely.push(hex);
    else choices.push({type: 'robber', hex, victim: whom[victims]!});
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
 * CAT-ROB-5. A hand of open cards of one kind gives one of them openly. A single concealed card needs no draw. Every other
 * hand is mixed under its owner's key, so that nobody knows which card the draw will hit.
 */
function beginTheft(state: CatState, thief: number, victim: number, events?: CatEvent[]): void {
  const {hand, hidden} = state.players[victim]!;
  let kinds = 0;
  for (let kind = 0; kind < hand.length; kind++) if (hand[kind]! > 0) kinds++;
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

/** The kinds of all cards of a hand, one by one. */
function cardsOf(hand: readonly number[]): number[] {
  const cards: number[] = [];
  for (let kind = 0; kind < hand.length; kind++)
    for (let left = hand[kind]!; left > 0; left--) cards.push(kind);
  return cards;
}

/** A theft, step by step. */
export const THEFT: Lots<'blind' | 'pick' | 'rekey' | 'hide'> = {
  blind: {
    ask({players, victim}) {
      const {hand, hidden} = players[victim]!;
      return shuffle('resources', [victim], hidden, cardsOf(hand));
    },
    deal: (state, answer, events) => blinded(state, freshOf(answer), events),
  },
  pick: {
    ask: ({players, victim}) => beacon('theft', pick(players[victim]!.hidden.length)),
    deal(state, answer) {
      state.picked = state.players[state.victim]!.hidden[drawnOf(answer)[0]![0]!]!;
      state.asking = 'rekey';
    },
  },
  rekey: {
    ask: ({picked, victim, active}) => ({
      kind: 'rekey',
      handle: picked,
      from: victim,
      to: [active],
      showOnly: false,
    }),
    deal: (state, answer, events) => rekeyed(state, freshOf(answer)[0]!, events),
  },
  hide: {
    ask: ({players, active}) => shuffle('resources', [active], players[active]!.hidden),
    deal(state, answer) {
      state.players[state.active]!.hidden = [...freshOf(answer)];
      leaveRobber(state);
    },
  },
};

/** The victim's hand is mixed: all of it is concealed now. */
function blinded(state: CatState, fresh: readonly number[], events?: CatEvent[]): void {
  const player = state.players[state.victim]!;
  if (sum(player.hand) > 0) events?.push({type: 'concealed', seat: state.victim, cards: player.hand});
  player.hand = [0, 0, 0, 0, 0];
  player.hidden = [...fresh];
  state.asking = 'pick';
}

/** The card has changed hands; among other concealed cards of the thief it is mixed, so that it is not known by its handle. */
function rekeyed(state: CatState, handle: number, events?: CatEvent[]): void {
  const {active: thief, victim} = state;
  const from = state.players[victim]!.hidden;
  const to = state.players[thief]!;
  from.splice(from.indexOf(state.picked), 1);
  to.hidden.push(handle);
  events?.push({type: 'stole', seat: thief, victim, kind: null});
  if (to.hidden.length > 1) state.asking = 'hide';
  else leaveRobber(state);
}
