import {events} from './hu/events.ts';
import {costs, development, help, synonyms} from './hu/help.ts';
import {length, options} from './hu/options.ts';
import {refusals} from './hu/refusals.ts';
import {words} from './hu/words.ts';
import type {CatText} from './type.ts';

/** Hungarian. */
export const text: CatText = {
  ...words,
  development,
  costs,
  events,
  refusals,
  help,
  synonyms,
  options,
  length,
};
