/** The draft of a move: which choice, and what fills its holes. Pure, so that screens only draw it. */
import type {Json} from '../../src/base/json.ts';
import {type Choice, type Hole, isHole} from '../../src/engine/choice.ts';
import type {Action} from '../../src/engine/game.ts';

export interface Draft {
  /** Index of the choice; null until one is chosen. */
  readonly choice: number | null;
  /** Fillings by field. */
  readonly filled: Readonly<Record<string, Json>>;
}

export const NO_DRAFT: Draft = {choice: null, filled: {}};

export const holesOf = (choice: Choice): readonly (readonly [field: string, hole: Hole])[] =>
  Object.entries(choice).filter((entry): entry is [string, Hole] => isHole(entry[1]));

/** A draft with a choice taken; holes with one value only are filled, spreads begin empty. */
export function take(choices: readonly Choice[], index: number): Draft {
  const filled: Record<string, Json> = {};
  for (const [field, hole] of holesOf(choices[index]!)) {
    if (hole.hole === 'spread') filled[field] = hole.caps.map(() => 0);
    else if (hole.of.length === 1) filled[field] = hole.of[0]!;
  }
  return {choice: index, filled};
}

/** What is left to place of a spread. */
export function leftOf(hole: Hole, filling: Json | undefined): number {
  if (hole.hole !== 'spread') return 0;
  const counts = Array.isArray(filling) ? (filling as readonly number[]) : [];
  return hole.total - counts.reduce((sum, count) => sum + count, 0);
}

/** The move that the draft stands for; null while something is missing. */
export function actionOf(choices: readonly Choice[], draft: Draft): Action | null {
  const choice = draft.choice === null ? undefined : choices[draft.choice];
  if (!choice) return null;
  for (const [field, hole] of holesOf(choice)) {
    const filling = draft.filled[field];
    if (filling === undefined || leftOf(hole, filling) !== 0) return null;
  }
  // Every hole has its filling now, so that only plain JSON is left.
  return {...choice, ...draft.filled} as unknown as Action;
}
