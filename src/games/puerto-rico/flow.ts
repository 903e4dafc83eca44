/**
 * The step: who decides, what is judged, and the way from one decision to the next. Knows the phases by their
 * two shapes only (`phases/decision.ts`).
 */
import {type Answer, type Ask, drawnOf} from '../../engine/ask.ts';
import type {Choice} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import type {IllegalAction} from '../../engine/illegal.ts';
import {build, builderPhase} from './phases/builder.ts';
import {loadDecision} from './phases/captain.ts';
import {craftsmanPhase, takeGood} from './phases/craftsman.ts';
import type {Decision, RolePhase} from './phases/decision.ts';
import {mayorPhase, place} from './phases/mayor.ts';
import {prospectorPhase} from './phases/prospector.ts';
import {endRoleTurn, openRoleTurn, takeRole} from './phases/round.ts';
import {drawnByHacienda, hacienda, settle, settlerPhase} from './phases/settler.ts';
import {captainPhase, store} from './phases/storage.ts';
import {sell, traderPhase} from './phases/trader.ts';
import {missingInRow, turnUp} from './plantations.ts';
import {refuse} from './refusals.ts';
import {seatGovernor} from './setup.ts';
import {type PrState, sum} from './state.ts';
import {type PhaseName, type PrAction, type PrEvent, ROLES, type Role} from './types.ts';

const DECISIONS: Readonly<Record<Exclude<PhaseName, 'setup' | 'over'>, Decision>> = {
  role: takeRole,
  hacienda,
  settler: settle,
  mayor: place,
  builder: build,
  craftsman: takeGood,
  trader: sell,
  captain: loadDecision,
  store,
};

const ROLE_PHASES: Readonly<Record<Role, RolePhase>> = {
  settler: settlerPhase,
  mayor: mayorPhase,
  builder: builderPhase,
  craftsman: craftsmanPhase,
  trader: traderPhase,
  captain: captainPhase,
  prospector: prospectorPhase,
  'prospector-2': prospectorPhase,
};

const decisionOf = (state: PrState): Decision | null =>
  state.asking !== null || state.phase === 'over' || state.phase === 'setup' ? null : DECISIONS[state.phase];

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map(seat => Object.freeze([seat]));

/** PR-D-GEN-1: one seat, or nobody while a draw is asked for and when the game is over. */
export const toAct = (state: PrState): readonly Seat[] => (decisionOf(state) ? ALONE[state.turn]! : NOBODY);

export function choices(state: PrState, seat: Seat): readonly Choice[] {
  const decision = decisionOf(state);
  return decision && seat === state.turn ? decision.choices(state) : [];
}

export function check(state: PrState, seat: Seat, action: PrAction): IllegalAction | null {
  if (state.phase === 'over') return refuse('pr/game-over', 'PR-END-4', seat);
  const decision = decisionOf(state);
  if (!decision) return refuse('pr/waiting-for-draw', 'PR-D-GEN-1', seat);
  if (seat !== state.turn) return refuse('pr/not-your-turn', 'PR-D-GEN-1', seat, {turn: state.turn});
  return decision.check(state, seat, action);
}

/** Carries out a legal action and goes on to the next decision, draw or the end. */
export function play(state: PrState, action: PrAction, events?: PrEvent[]): void {
  decisionOf(state)?.play(state, action, events);
  if (action.type === 'takeRole') ROLE_PHASES[action.role].start(state, action, events);
  proceed(state, events);
}

function proceed(state: PrState, events?: PrEvent[]): void {
  if (state.asking !== null) return;
  if (!ROLE_PHASES[ROLES[state.role]!].next(state, events)) endRoleTurn(state, events);
}

/** What chance has to say now. Lists are public and in canonical order. */
export function ask(state: PrState): Ask | null {
  switch (state.asking) {
    case null:
      return null;
    case 'governor':
      return beacon('governor', state.players.length, 1);
    case 'row':
      return beacon('row', sum(state.deck), missingInRow(state));
    case 'hacienda':
      return beacon('hacienda', sum(state.deck), 1);
  }
}

const beacon = (purpose: string, from: number, count: number): Ask => ({
  kind: 'beacon',
  purpose,
  draws: [{kind: 'pick', from, count}],
});

/** Folds an answer in that fits the ask. */
export function deal(state: PrState, answer: Answer, events?: PrEvent[]): void {
  const drawn = drawnOf(answer)[0]!;
  switch (state.asking) {
    case 'governor':
      seatGovernor(state, drawn[0]!, events);
      break;
    case 'row':
      turnUp(state, drawn, events);
      if (state.role === -1) openRoleTurn(state);
      else endRoleTurn(state, events);
      break;
    case 'hacienda':
      drawnByHacienda(state, drawn[0]!, events);
      proceed(state, events);
      break;
    case null:
  }
}
