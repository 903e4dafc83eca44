/** Longest name of a person, in characters; the same rule as at the table. */
export const NAME_LENGTH = 24;
