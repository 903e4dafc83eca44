/** A coded problem as a sentence for the reader. */
import type {Problem} from '../table/view-model.ts';
import type {AppText} from './type.ts';

/** What is wrong, and what to do next. */
export interface ProblemText {
  readonly what: string;
  readonly next: string;
}

export type ProblemDetails = Problem['details'];
export type ProblemWords = (details: ProblemDetails) => ProblemText;

/** The whole number in a field of the details; 0 where there is none. */
export const numberIn = (details: ProblemDetails, field: string): number => {
  const value = details[field];
  return typeof value === 'number' ? value : 0;
};

/** The text in a field of the details; empty where there is none. */
export const textIn = (details: ProblemDetails, field: string): string => {
  const value = details[field];
  return typeof value === 'string' ? value : '';
};

/** Sentences of a game's refusals by code, as its texts hold them. */
export type Refusals = Readonly<Record<string, (details: ProblemDetails) => string>>;

/**
 * The sentence of a problem. A game's refusals have no next step: the sentence says what would help. An unknown code
 * gets a friendly sentence that shows the code, so that it can be reported.
 */
export function problemText(text: AppText, problem: Problem, refusals: Refusals = {}): ProblemText {
  const {code, details} = problem;
  const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (refusal) return {what: refusal(details), next: ''};
  const known: Readonly<Record<string, ProblemWords>> = text.problems;
  const words = Object.hasOwn(known, code) ? known[code] : undefined;
  return words ? words(details) : text.unknownProblem(code);
}
