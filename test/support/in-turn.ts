/** Set by the runner of component tests: whether this is the long run. */
declare const ROADSTEAD_EVERY: boolean;

/**
 * Of what a case can be combined with (themes, languages, sizes): everything in the long run, else what is next in turn,
 * so that from case to case each comes by.
 * @param n number of the case
 */
export const inTurn = <T>(all: readonly T[], n: number): readonly T[] =>
  ROADSTEAD_EVERY ? all : [all[n % all.length]!];

/** Said in the long run only. */
export const EVERY = ROADSTEAD_EVERY;
