/** Set by the runner of the tests. */
declare const ROADSTEAD_EVERY: boolean;

/** Whether this is the long run, which leaves nothing out. */
export const EVERY = ROADSTEAD_EVERY;

/**
 * Of what a case can be combined with (themes, languages, sizes): everything in the long run, else what is next in turn,
 * so that from case to case each comes by.
 * @param n number of the case
 */
export const inTurn = <T>(all: readonly T[], n: number): readonly T[] =>
  EVERY ? all : [all[n % all.length]!];
