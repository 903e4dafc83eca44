/** Rounds (SJ-RND, SJ-PH): chapels, hand limit, picks, the end of a round and of the game. */
import {type Choice, oneOf, someOf} from '../../../engine/choice.ts';
import {PASS, passing} from '../../../engine/kit/flow.ts';
import {CHAPEL, FULL_CITY, LIBRARY} from '../data.ts';
import {blindHand, discardFrom, remove} from '../piles.ts';
import {type Objection, objection} from '../refusals.ts';
import {available, nextSeat, type SjState, seatsOf, type Town} from '../state.ts';
import {handLimit, isActive} from '../town.ts';
import {ROLES, type SjAction, type SjEvent} from '../types.ts';
import {type Decision, decided, inParallel, objectToCards, objectToCount} from './decision.ts';

// ——— beginning of a round ———

/** SJ-GOV-2, SJ-DEC-2: everybody with an active chapel, independently. */
export const chapel: Decision = {
  rule: 'SJ-GOV-2',
  who: inParallel,
  choices: (state, seat) => [{type: 'tuck', card: oneOf(state.towns[seat]!.hand)}, PASS],
  moves: {
    tuck: {
      check: (state, seat, {card}) => objectToCards([card], state.towns[seat]!.hand, 'SJ-GOV-2'),
      play(state, seat, {card}, events) {
        const town = state.towns[seat]!;
        remove(town.hand, [card]);
        town.chapel.push(card);
        events?.push({type: 'tucked', seat});
        decided(state, seat);
      },
    },
    pass: passing('chapel', decided),
  },
};

const excess = (state: SjState, seat: number): number => {
  const town = state.towns[seat]!;
  return Math.max(0, town.hand.length - handLimit(town));
};

/** SJ-GOV-3, SJ-DEC-3: everybody above the limit, independently. */
export const limitHand: Decision = {
  rule: 'SJ-GOV-3',
  who: inParallel,
  choices(state, seat) {
    const count = excess(state, seat);
    return [{type: 'discard', cards: someOf(state.towns[seat]!.hand, count, count)}];
  },
  moves: {
    discard: {
      check: (state, seat, {cards}) =>
        objectToCount(cards, state.towns[seat]!.hand, excess(state, seat), 'SJ-GOV-3'),
      play(state, seat, {cards}, events) {
        discardFrom(state, state.towns[seat]!.hand, cards);
        events?.push({type: 'discarded', seat, cards: cards.length, phase: 'handLimit'});
        decided(state, seat);
      },
    },
  },
};

/** SJ-GOV-1: chapels, then the hand limit, then the first pick. Goes on until somebody decides or a hand is shuffled. */
export function nextOfBeginning(state: SjState): void {
  if (state.phase === 'chapel') {
    if (waits(state)) return;
    state.phase = 'handLimit';
    state.deciding = seatsOf(state).filter(seat => excess(state, seat) > 0);
  }
  if (!waits(state)) openPick(state);
}

/** Whether somebody still decides; hands that they choose from get new handles first. */
function waits(state: SjState): boolean {
  return state.deciding.some(seat => blindHand(state, seat)) || state.deciding.length > 0;
}

// ——— picks ———

type TakeRole = Extract<SjAction, {type: 'takeRole'}>;

export const picksOf = (state: SjState): number => (state.towns.length === 2 ? 3 : state.towns.length);

/** SJ-RND-2 .. SJ-RND-4: clockwise from the governor; with two players the governor picks a second time. */
export const pickSeat = (state: SjState, pick: number): number =>
  (state.governor + pick) % state.towns.length;

export function openPick(state: SjState): void {
  state.phase = 'pick';
  state.turn = pickSeat(state, state.picks);
  state.role = -1;
  state.chooser = -1;
  state.doubled = false;
  state.left = 0;
}

/** SJ-BLD-LIBRARY-2P: only the governor of two players has a second pick to save the library for. */
export const libraryOffered = (state: SjState): boolean =>
  state.towns.length === 2 && state.picks === 0 && isActive(state.towns[state.turn]!, LIBRARY);

const TAKE: readonly Choice[] = ROLES.map(role => Object.freeze({type: 'takeRole', role}));
const TAKE_ASKED: readonly Choice[] = ROLES.map(role =>
  Object.freeze({type: 'takeRole', role, useLibrary: oneOf([true, false])}),
);

/** SJ-DEC-4; then `flow` starts the phase of the role. */
export const pickRole: Decision = {
  rule: 'SJ-RND-2',
  choices(state) {
    const take = libraryOffered(state) ? TAKE_ASKED : TAKE;
    return take.filter((_, role) => state.takenBy[role] === -1);
  },
  moves: {takeRole: {check: objectToRole, play: takeRole}},
};

function objectToRole(state: SjState, _seat: number, {role, useLibrary}: TakeRole): Objection | null {
  const holder = state.takenBy[ROLES.indexOf(role)]!;
  if (holder !== -1) return objection('sj/role-taken', 'SJ-RND-2', {role, seat: holder});
  const offered = libraryOffered(state);
  if ((useLibrary !== undefined) === offered) return null;
  return objection(offered ? 'sj/library-missing' : 'sj/library-not-offered', 'SJ-BLD-LIBRARY-2P');
}

function takeRole(state: SjState, seat: number, {role, useLibrary}: TakeRole, events?: SjEvent[]): void {
  const card = ROLES.indexOf(role);
  state.doubled = doubles(state, seat, useLibrary);
  if (state.doubled && seat === state.governor) state.libraryUsed = true;
  state.takenBy[card] = seat;
  state.role = card;
  state.chooser = seat;
  state.left = state.towns.length;
  events?.push({type: 'tookRole', seat, role, doubled: state.doubled});
}

/** Whether the library doubles the privilege of a role that this seat takes now. */
export function doubles(state: SjState, seat: number, use = true): boolean {
  if (!use || !isActive(state.towns[seat]!, LIBRARY)) return false;
  return !(state.towns.length === 2 && seat === state.governor && state.libraryUsed);
}

/** The phase of a role is over: the next pick, the next round, or the end of the game. */
export function endRole(state: SjState, events?: SjEvent[]): void {
  // SJ-END-1: only the builder phase fills a city, and the rest of its round is not played.
  if (state.towns.some(({row}) => row.length >= FULL_CITY)) {
    endGame(state, events);
    return;
  }
  // SJ-END-5: a round long no card moved, and none is left to draw: nothing will ever happen again.
  state.still = available(state) === 0 ? state.still + 1 : 0;
  if (state.still === picksOf(state)) {
    events?.push({type: 'cardsGone'});
    endGame(state, events);
    return;
  }
  state.picks++;
  if (state.picks < picksOf(state)) openPick(state);
  else endRound(state, events);
}

const hasChapel = (town: Town): boolean => town.hand.length > 0 && isActive(town, CHAPEL);

/** SJ-RND-5 */
function endRound(state: SjState, events?: SjEvent[]): void {
  state.takenBy.fill(-1);
  state.governor = nextSeat(state, state.governor);
  events?.push({type: 'roundEnded', round: state.round, governor: state.governor});
  state.round++;
  state.picks = 0;
  state.libraryUsed = false;
  state.role = -1;
  state.chooser = -1;
  state.turn = -1;
  state.phase = 'chapel';
  state.deciding = seatsOf(state).filter(seat => hasChapel(state.towns[seat]!));
}

function endGame(state: SjState, events?: SjEvent[]): void {
  state.phase = 'over';
  state.turn = -1;
  state.left = 0;
  events?.push({type: 'gameEnded'});
}
