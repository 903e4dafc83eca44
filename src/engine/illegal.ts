import {type AnyCode, foreign} from '../base/codes.ts';
import type {Fields, Seat} from './action.ts';

/**
 * The rules say no. Expected every day: `code` is stable and translated (`pr/ship-full`), `rule` is the id of the
 * rule that forbids it, `details` are numbers and ids for the sentence ("2 doubloons short"). State and log stay
 * as they were.
 */
export class IllegalAction extends Error {
  readonly code: AnyCode;
  readonly rule: string | null;
  readonly seat: Seat | null;
  readonly details: Fields;

  constructor(code: AnyCode, about: {rule?: string; seat?: Seat; details?: Fields}) {
    super(about.rule ? `${code} (${about.rule})` : code);
    this.name = 'IllegalAction';
    this.code = code;
    this.rule = about.rule ?? null;
    this.seat = about.seat ?? null;
    this.details = about.details ?? {};
  }
}

/** What forbids an action, by the code, the rule and the numbers for its sentence. Made by the dozen for a view, so no `Error` yet. */
export interface Objection<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
  readonly details: Fields;
}

/** @returns what makes the objections of a game, which has these codes */
export const objecting =
  <Code extends string>() =>
  (code: Code, rule: string, details: Fields = {}): Objection<Code> => ({code, rule, details});

/** The objection as the refusal of a seat's action. */
export const refusal = ({code, rule, details}: Objection, seat: Seat): IllegalAction =>
  new IllegalAction(foreign(code), {rule, seat, details});

/** Runs a step of the fold; a refusal it throws says at which entry, in `details.n`. */
export function namingEntry<T>(n: number, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error;
    const {code, rule, seat, details} = error;
    throw new IllegalAction(code, {
      ...(rule === null ? {} : {rule}),
      ...(seat === null ? {} : {seat}),
      details: {...details, n},
    });
  }
}
