/**
 * The step: who decides, what is judged, and the way from one decision to the next. Knows phases, decisions and draws
 * by their shapes only (`phases/decision.ts`); which there are is the affair of the table's kit.
 */
import type {Answer, Ask} from '../../engine/ask.ts';
import type {Choice} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import type {IllegalAction} from '../../engine/illegal.ts';
import {kitOf} from './kit.ts';
import type {Decision} from './phases/decision.ts';
import {endRoleTurn, openRoleTurn} from './phases/round.ts';
import {refuse} from './refusals.ts';
import type {PrState} from './state.ts';
import type {PrAction, PrEvent} from './types.ts';

const decisionOf = (state: PrState): Decision | null =>
  state.asking !== null ? null : (kitOf(state).decisions[state.phase] ?? null);

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map(seat => Object.freeze([seat]));

/** PR-D-GEN-1: one seat, or nobody while a draw is asked for and when the game is over. */
export const toAct = (state: PrState): readonly Seat[] => (decisionOf(state) ? ALONE[state.turn]! : NOBODY);

export function choices(state: PrState, seat: Seat): readonly Choice[] {
  const decision = decisionOf(state);
  if (!decision || seat !== state.turn) return [];
  const list = decision.choices(state);
  kitOf(state).aside?.addChoices(state, seat, list);
  return list;
}

export function check(state: PrState, seat: Seat, action: PrAction): IllegalAction | null {
  if (state.phase === 'over') return refuse('pr/game-over', 'PR-END-4', seat);
  const decision = decisionOf(state);
  if (!decision) return refuse('pr/waiting-for-draw', 'PR-D-GEN-1', seat);
  if (seat !== state.turn) return refuse('pr/not-your-turn', 'PR-D-GEN-1', seat, {turn: state.turn});
  const judged = kitOf(state).aside?.check(state, seat, action);
  return judged === undefined ? decision.check(state, seat, action) : judged;
}

/** Carries out a legal action and goes on to the next decision, draw or the end. */
export function play(state: PrState, action: PrAction, events?: PrEvent[]): void {
  const kit = kitOf(state);
  if (!kit.aside?.play(state, state.turn, action, events)) {
    decisionOf(state)?.play(state, action, events);
    if (action.type === 'takeRole') kit.start(state, action, events);
  }
  proceed(state, events);
}

/** On to the next decision or draw. */
export function proceed(state: PrState, events?: PrEvent[]): void {
  if (state.asking === null && !kitOf(state).next(state, events)) finish(state, events);
}

/** What was going on is over: the set-up, or the phase of a role and perhaps another one that begins at once. */
function finish(state: PrState, events?: PrEvent[]): void {
  if (state.role === -1) openRoleTurn(state);
  else while (endRoleTurn(state, events) && !kitOf(state).next(state, events));
}

/** What chance has to say now. */
export function ask(state: PrState): Ask | null {
  return state.asking === null ? null : kitOf(state).lots[state.asking]!.ask(state);
}

/** Folds an answer in that fits the ask. */
export function deal(state: PrState, answer: Answer, events?: PrEvent[]): void {
  const {asking} = state;
  if (asking === null) return;
  kitOf(state).lots[asking]!.deal(state, answer, events);
  if (asking === 'row') {
    if (!kitOf(state).rowLies(state, events)) finish(state, events);
  } else if (asking !== 'governor') proceed(state, events);
}
