/** The draft of a move: which choice, and what fills its holes so far. Pure, so that screens only draw it. */
import type {Json} from '../base/json.ts';
import {type Choice, holesOf} from './choice.ts';
import type {Action} from './game.ts';
import {fits, startOf} from './holes.ts';

export interface Draft {
  /** Index of the choice; null until one is chosen. */
  readonly choice: number | null;
  /** Fillings by field. */
  readonly filled: Readonly<Record<string, Json>>;
}

export const NO_DRAFT: Draft = {choice: null, filled: {}};

/** A draft with a choice taken; each hole as it begins. */
export function take(choices: readonly Choice[], index: number): Draft {
  const filled: Record<string, Json> = {};
  for (const [field, hole] of holesOf(choices[index]!)) {
    const start = startOf(hole);
    if (start !== undefined) filled[field] = start;
  }
  return {choice: index, filled};
}

/** The move that the draft stands for; null while something is missing. */
export function actionOf(choices: readonly Choice[], draft: Draft): Action | null {
  const choice = draft.choice === null ? undefined : choices[draft.choice];
  if (!choice) return null;
  for (const [field, hole] of holesOf(choice)) if (!fits(hole, draft.filled[field])) return null;
  // Every hole has its filling now, so that only plain JSON is left.
  return {...choice, ...draft.filled} as unknown as Action;
}
