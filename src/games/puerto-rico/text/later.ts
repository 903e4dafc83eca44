/**
 * Words that are there at once, as the whole that they become: the others come with the texts of the expansions
 * (`<language>/expansions`), at tables that play with one and for the help. A table of the base game names none of them.
 */
export const fillsUp = <All, Missing extends keyof All>(now: Omit<All, Missing>): All =>
  // Filled up by `<language>/expansions/full.ts`, before anything of it is worded.
  now as All;
