/**
 * The step: who decides, what is judged, and the way from one decision to the next. Which phases, decisions and draws there
 * are is the affair of the table's variant.
 */
import type {Answer} from '../../engine/ask.ts';
import {flowOf} from '../../engine/kit/flow.ts';
import type {Decision} from './phases/decision.ts';
import {endRoleTurn, openRoleTurn} from './phases/round.ts';
import {objection} from './refusals.ts';
import type {PrState} from './state.ts';
import type {PrAction, PrEvent} from './types.ts';
import {variantOf} from './variant.ts';

const decisionOf = (state: PrState): Decision | undefined =>
  state.asking === null ? variantOf(state).decisions[state.phase] : undefined;

const lotOf = (state: PrState) => (state.asking === null ? undefined : variantOf(state).lots[state.asking]);

export const {toAct, choices, check, play, ask} = flowOf<PrState, PrAction, PrEvent>({
  decision: decisionOf,
  lot: lotOf,
  /** PR-D-GEN-1: one seat. */
  active: ({turn}) => turn,
  misplaced(state, _seat, {type}, asked) {
    const {phase, turn} = state;
    if (phase === 'over') return objection('pr/game-over', 'PR-END-4');
    const open = decisionOf(state);
    if (!open) return objection('pr/waiting-for-draw', 'PR-D-GEN-1');
    if (!asked) return objection('pr/not-your-turn', 'PR-D-GEN-1', {turn});
    return open.noPass && type === 'pass'
      ? objection('pr/cannot-pass', open.noPass, {phase})
      : objection('pr/other-decision', 'PR-D-GEN-5', {phase});
  },
  proceed,
});

/** On to the next decision or draw. */
export function proceed(state: PrState, events?: PrEvent[]): void {
  if (state.asking === null && !variantOf(state).next(state, events)) finish(state, events);
}

/** What was going on is over: the set-up, or the phase of a role and perhaps another one that begins at once. */
function finish(state: PrState, events?: PrEvent[]): void {
  if (state.role === -1) openRoleTurn(state);
  else while (endRoleTurn(state, events) && !variantOf(state).next(state, events));
}

/** Folds an answer in that fits the ask. */
export function deal(state: PrState, answer: Answer, events?: PrEvent[]): void {
  const {asking} = state;
  lotOf(state)?.deal(state, answer, events);
  // The set-up goes on by itself, and the row is the last thing of a phase.
  if (asking === 'row') {
    if (!variantOf(state).rowLies(state, events)) finish(state, events);
  } else if (asking !== 'governor') proceed(state, events);
}
