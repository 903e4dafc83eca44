/** Rounds, role turns and the end of the game (PR-ROUND, PR-END, PR-TWO). */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {seatData} from '../data.ts';
import {type Objection, objection} from '../refusals.ts';
import {nextSeat, type PrState} from '../state.ts';
import {type EndCondition, type PrAction, type PrEvent, ROLES} from '../types.ts';
import {type Variant, variantOf} from '../variant.ts';
import {privilege} from '../workers.ts';
import {checkRider, type Decision} from './decision.ts';

const MAYOR = ROLES.indexOf('mayor');
const PROSPECTOR = ROLES.indexOf('prospector');
export const SECOND_PROSPECTOR = ROLES.indexOf('prospector-2');
/** One frozen choice per card and number of workers: role turns are frequent, and their choices never differ. */
const TAKE: readonly Choice[] = ROLES.map(role => Object.freeze({type: 'takeRole', role}));
const TAKE_MAYOR: readonly Choice[] = [[0], [1, 0], [2, 1, 0]].map(workers =>
  Object.freeze({type: 'takeRole', role: 'mayor', privilegeWorkers: oneOf(workers)}),
);

/** PR-D-ROLE, PR-D-GEN-3: equal prospector cards are one option, the first of them. */
export const samePicked = (state: PrState): boolean =>
  state.takenBy[PROSPECTOR] === -1 &&
  state.cardDoubloons[PROSPECTOR] === state.cardDoubloons[SECOND_PROSPECTOR] &&
  !variantOf(state).toldApart.some(apart => apart(state));

/** PR-MAYOR-2: the privilege can give something only while the supply has a worker. */
const privilegeAsked = (state: PrState, card: number): boolean => card === MAYOR && state.workers > 0;

/** Workers that the privilege may give. */
const mostWorkers = (state: PrState): number => Math.min(state.workers, privilege(state, state.turn));

/** Why a seat cannot take a free card, or null. */
function barrier(
  state: PrState,
  seat: number,
  card: number,
  barred: Variant['barred'] = variantOf(state).barred,
): Objection | null {
  for (const hook of barred) {
    const objection = hook(state, seat, card);
    if (objection) return objection;
  }
  return null;
}

export const pickRole: Decision = {
  noPass: 'PR-ROUND-2',
  choices(state) {
    const choices: Choice[] = [];
    const {barred} = variantOf(state);
    for (const card of cardsInPlay(state)) {
      if (state.takenBy[card] !== -1) continue;
      if (card === SECOND_PROSPECTOR && samePicked(state)) continue;
      if (barrier(state, state.turn, card, barred)) continue;
      choices.push(privilegeAsked(state, card) ? TAKE_MAYOR[mostWorkers(state)]! : TAKE[card]!);
    }
    return choices;
  },
  moves: {
    takeRole: {
      check: objectToRole,

      /** PR-ROUND-3: the doubloons on the card come first; then the phase starts. */
      play(state, seat, action, events) {
        const variant = variantOf(state);
        const card = ROLES.indexOf(action.role);
        const doubloons = state.cardDoubloons[card]!;
        state.players[seat]!.doubloons += doubloons;
        state.cardDoubloons[card] = 0;
        becomeChooser(state, seat, card);
        events?.push({type: 'tookRole', seat, role: action.role, doubloons});
        for (const hook of variant.taken) hook(state, seat, card, events);
        variant.start(state, action, events);
      },
    },
  },
};

function objectToRole(
  state: PrState,
  seat: number,
  {role, privilegeWorkers}: Extract<PrAction, {type: 'takeRole'}>,
): Objection | null {
  const card = ROLES.indexOf(role);
  if (!cardsInPlay(state).includes(card)) return objection('pr/role-not-used', 'PR-ROUND-2', {role});
  const holder = state.takenBy[card]!;
  if (holder !== -1) return objection('pr/role-taken', 'PR-ROUND-2', {role, seat: holder});
  if (card === SECOND_PROSPECTOR && samePicked(state)) return objection('pr/same-prospector', 'PR-D-ROLE');
  const barred = barrier(state, seat, card);
  if (barred) return barred;
  const asked = privilegeAsked(state, card);
  if (privilegeWorkers !== undefined && asked && privilegeWorkers > mostWorkers(state))
    return objection('pr/answer-not-offered', 'PR-MAYOR-2', {field: 'privilegeWorkers'});
  return checkRider('privilegeWorkers', privilegeWorkers !== undefined, asked, 'PR-MAYOR-2');
}

export function becomeChooser(state: PrState, seat: number, card: number): void {
  state.takenBy[card] = seat;
  state.role = card;
  state.chooser = seat;
  state.turn = seat;
  state.left = state.players.length;
}

/** Whose role turn it is: clockwise from the governor (PR-ROUND-1), alternating with two players (PR-TWO-2). */
export const roleTurnSeat = (state: PrState, roleTurn: number): number =>
  (state.governor + roleTurn) % state.players.length;

export function openRoleTurn(state: PrState): void {
  state.phase = 'role';
  state.turn = roleTurnSeat(state, state.roleTurns);
  state.role = -1;
  state.chooser = -1;
  state.left = 0;
  for (const hook of variantOf(state).phaseOver) hook(state);
}

/**
 * The phase is over: next role turn, next round or the end of the game (PR-ROUND-8, PR-END-4).
 * @returns true when another phase begins at once
 */
export function endRoleTurn(state: PrState, events?: PrEvent[]): boolean {
  if (++state.roleTurns >= seatData(state.players.length).roleTurns) {
    for (const hook of variantOf(state).roundOver) if (hook(state, events)) return true;
    if (state.endFlags.length > 0) {
      endGame(state, events);
      return false;
    }
    endRound(state, events);
  }
  openRoleTurn(state);
  return false;
}

/** PR-ROUND-8: doubloons on the cards left over, cards back, the governor moves on. */
function endRound(state: PrState, events?: PrEvent[]): void {
  const {cardsWithoutDoubloon} = variantOf(state);
  for (const card of cardsInPlay(state)) {
    if (state.takenBy[card] === -1 && !cardsWithoutDoubloon.includes(card)) state.cardDoubloons[card]!++;
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

/** The cards in play at this table, as indexes of `ROLES`. */
export const cardsInPlay = (state: PrState): readonly number[] =>
  variantOf(state).cards[state.players.length]!;
