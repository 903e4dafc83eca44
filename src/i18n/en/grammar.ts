/** What English puts before a noun, by how the noun is spoken. */

/** With a consonant in front, whatever the letter: "a university". */
const CONSONANT = /^(uni([^mn]|$)|us[ae]|eu|one|once)/i;
/** Without its first letter: "an hour". */
const SILENT = /^(hour|heir|hono)/i;

/** The noun with its article: "an indigo plantation", "a quarry". */
export const withA = (noun: string): string =>
  `${SILENT.test(noun) || (/^[aeiou]/i.test(noun) && !CONSONANT.test(noun)) ? 'an' : 'a'} ${noun}`;
