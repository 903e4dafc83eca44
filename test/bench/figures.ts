/** What every bench prints, and how it says what it is at. */

/** One line of the table. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** In words; empty where a figure has no limit. */
  readonly limit: string;
  readonly ok: boolean;
}

/** `--brief`: each bench runs for a moment, to see that it still ends; its figures mean nothing. */
const BRIEF = process.env.ROADSTEAD_BENCH === 'brief';

/** How often something is measured. */
export const times = (wanted: number, brief = 1): number => (BRIEF ? brief : wanted);

/** These, or the first of them in a brief run. */
export const these = <T>(all: readonly T[], brief = 1): readonly T[] => (BRIEF ? all.slice(0, brief) : all);

/** Says what comes next, so that a bench that does not end can tell what it waited for. */
export const next = (what: string): void => void process.send?.({next: what});

/** Nearest rank. @param percent 0 to 100 */
export const percentile = (values: readonly number[], percent: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ??
  Number.NaN;
