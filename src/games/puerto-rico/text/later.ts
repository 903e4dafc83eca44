/**
 * Words that are there at once, as the whole that they become: those of the expansions come with their texts
 * (`expansions/text`), at tables that play with one and for the help. A table of the base game names none of them.
 */
export const fillsUp = <All, Later extends keyof All>(now: Omit<All, Later>): All =>
  // Filled up by `expansions/text/<language>/index.ts`, before anything of the expansions is worded.
  now as All;
