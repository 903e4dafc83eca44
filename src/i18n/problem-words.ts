/** What a problem is told with: its details read (they may come from another device, so anything may be missing), its sentences typed. */
import type {Problem} from '../base/problem.ts';

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
  return Number.isSafeInteger(value) ? (value as number) : 0;
};

/** The text in a field of the details; empty where there is none. */
export const textIn = (details: ProblemDetails, field: string): string => {
  const value = details[field];
  return typeof value === 'string' ? value : '';
};

/** The word for the id in a field of the details; empty where there is none. */
export const wordIn = (
  details: ProblemDetails,
  field: string,
  words: Readonly<Record<string, string>>,
): string => {
  const id = textIn(details, field);
  return Object.hasOwn(words, id) ? words[id]! : '';
};

/** Sentences of a game's refusals by code, as its texts hold them. */
export type Refusals = Readonly<Record<string, (details: ProblemDetails) => string>>;
