/** Rounds, role turns and the end of the game (PR-ROUND, PR-END, PR-TWO). */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {seatData} from '../data.ts';
import {refuse} from '../refusals.ts';
import {nextSeat, type PrState} from '../state.ts';
import {type EndCondition, type PrEvent, ROLES, type Role} from '../types.ts';
import {checkRider, type Decision, misplaced} from './decision.ts';

const MAYOR = ROLES.indexOf('mayor');
const PROSPECTOR = ROLES.indexOf('prospector');
const SECOND_PROSPECTOR = ROLES.indexOf('prospector-2');
/** One frozen choice per card and worker flag: role turns are frequent, and their choices never differ. */
const TAKE: readonly Choice[] = ROLES.map(role => Object.freeze({type: 'takeRole', role}));
const TAKE_MAYOR: Choice = Object.freeze({type: 'takeRole', role: 'mayor', privilegeWorkers: oneOf([1, 0])});

/** PR-D-ROLE, PR-D-GEN-3: equal prospector cards are one option, the first of them. */
const samePicked = (state: PrState): boolean =>
  state.takenBy[PROSPECTOR] === -1 &&
  state.cardDoubloons[PROSPECTOR] === state.cardDoubloons[SECOND_PROSPECTOR];

/** PR-MAYOR-2: the privilege can give something only while the supply has a worker. */
const privilegeAsked = (state: PrState, role: number): boolean => role === MAYOR && state.workers > 0;

export const takeRole: Decision = {
  choices(state) {
    const choices: Choice[] = [];
    const cards = seatData(state.players.length).roles.length;
    for (let card = 0; card < cards; card++) {
      if (state.takenBy[card] !== -1) continue;
      if (card === SECOND_PROSPECTOR && samePicked(state)) continue;
      choices.push(privilegeAsked(state, card) ? TAKE_MAYOR : TAKE[card]!);
    }
    return choices;
  },

  check(state, seat, action) {
    if (action.type !== 'takeRole') return misplaced(state, seat, action, 'PR-ROUND-2');
    const {role} = action;
    const card = ROLES.indexOf(role);
    if (card >= seatData(state.players.length).roles.length)
      return refuse('pr/role-not-used', 'PR-ROUND-2', seat, {role});
    const holder = state.takenBy[card]!;
    if (holder !== -1) return refuse('pr/role-taken', 'PR-ROUND-2', seat, {role, seat: holder});
    if (card === SECOND_PROSPECTOR && samePicked(state))
      return refuse('pr/same-prospector', 'PR-D-ROLE', seat);
    const given = action.privilegeWorkers !== undefined;
    return checkRider('privilegeWorkers', given, privilegeAsked(state, card), 'PR-MAYOR-2', seat);
  },

  /** PR-ROUND-3: the doubloons on the card come first; then `flow` starts the phase. */
  play(state, action, events) {
    if (action.type !== 'takeRole') return;
    const card = ROLES.indexOf(action.role);
    const seat = state.turn;
    const doubloons = state.cardDoubloons[card]!;
    state.players[seat]!.doubloons += doubloons;
    state.cardDoubloons[card] = 0;
    state.takenBy[card] = seat;
    state.role = card;
    state.chooser = seat;
    state.left = state.players.length;
    events?.push({type: 'tookRole', seat, role: action.role, doubloons});
  },
};

/** Whose role turn it is: clockwise from the governor (PR-ROUND-1), alternating with two players (PR-TWO-2). */
export const roleTurnSeat = (state: PrState, roleTurn: number): number =>
  (state.governor + roleTurn) % state.players.length;

export function openRoleTurn(state: PrState): void {
  state.phase = 'role';
  state.turn = roleTurnSeat(state, state.roleTurns);
  state.role = -1;
  state.chooser = -1;
  state.left = 0;
}

/** The phase is over: next role turn, next round or the end of the game (PR-ROUND-8, PR-END-4). */
export function endRoleTurn(state: PrState, events?: PrEvent[]): void {
  state.roleTurns++;
  const {roleTurns, roles} = seatData(state.players.length);
  if (state.roleTurns === roleTurns) {
    if (state.endFlags.length > 0) {
      endGame(state, events);
      return;
    }
    endRound(state, roles.length, events);
  }
  openRoleTurn(state);
}

/** PR-ROUND-8: doubloons on the cards left over, cards back, the governor moves on. */
function endRound(state: PrState, cards: number, events?: PrEvent[]): void {
  for (let card = 0; card < cards; card++) {
    if (state.takenBy[card] === -1) state.cardDoubloons[card]!++;
    state.takenBy[card] = -1;
  }
  state.governor = nextSeat(state, state.governor);
  events?.push({type: 'roundEnded', round: state.round, governor: state.governor});
  state.round++;
  state.roleTurns = 0;
}

/** PR-END-6: the round clean-up is dropped. */
function endGame(state: PrState, events?: PrEvent[]): void {
  state.phase = 'over';
  state.turn = -1;
  state.role = -1;
  state.chooser = -1;
  state.left = 0;
  events?.push({type: 'gameEnded'});
}

/** PR-END-5: a flag stays. `seat`: who met the condition, null for the workers. */
export function flagEnd(
  state: PrState,
  condition: EndCondition,
  seat: number | null,
  events?: PrEvent[],
): void {
  if (state.endFlags.includes(condition)) return;
  state.endFlags.push(condition);
  events?.push({type: 'endFlagged', condition, seat});
}

/** Pays points from the pool; beyond it they are still credited (PR-END-3). */
export function creditPoints(state: PrState, seat: number, points: number, events?: PrEvent[]): void {
  state.players[seat]!.chips += points;
  state.vpPool = Math.max(0, state.vpPool - points);
  if (state.vpPool === 0) flagEnd(state, 'points', seat, events);
}

/** The cards in play at this table. */
export const rolesInPlay = (state: PrState): readonly Role[] => seatData(state.players.length).roles;
