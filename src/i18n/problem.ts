/** A coded problem as a sentence for the reader. */
import {loadModule} from '../base/load-module.ts';
import type {Problem} from '../base/problem.ts';
import {language, redraw} from './index.ts';
import type {Language} from './language.ts';
import type {InLanguages} from './load-words.ts';
import type {ProblemText, ProblemWords, Refusals} from './problem-words.ts';
import type {ProblemTexts} from './types/app.ts';

const PROBLEMS: InLanguages<ProblemTexts> = {
  en: () => import('./en/problems.ts'),
  hu: () => import('./hu/problems.ts'),
  pl: () => import('./pl/problems.ts'),
};

let loaded: {readonly language: Language; readonly texts: ProblemTexts} | null = null;

/** Problems are many and seldom: their sentences come with the first one, and everything is drawn anew then. */
export async function loadProblems(wanted: Language): Promise<ProblemTexts> {
  if (loaded?.language !== wanted) {
    loaded = {language: wanted, texts: await loadModule(PROBLEMS[wanted])};
    redraw();
  }
  return loaded.texts;
}

/** The sentence of a problem in the current language; empty for the moment until it is loaded. */
export function problemText(problem: Problem, refusals: Refusals = {}): ProblemText {
  const current = language();
  if (loaded && loaded.language === current) return wordProblem(loaded.texts, problem, refusals);
  if (current) void loadProblems(current);
  return {what: '', next: ''};
}

/**
 * The sentence of a problem. A game's refusals have no next step: the sentence says what would help. An unknown code
 * gets a friendly sentence that shows the code, so that it can be reported.
 */
export function wordProblem(text: ProblemTexts, problem: Problem, refusals: Refusals = {}): ProblemText {
  const {code, details} = problem;
  const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (refusal) return {what: refusal(details), next: ''};
  const known: Readonly<Record<string, ProblemWords>> = text.problems;
  const words = Object.hasOwn(known, code) ? known[code] : undefined;
  return words ? words(details) : text.unknownProblem(code);
}
