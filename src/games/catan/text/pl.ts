import {events} from './pl/events.ts';
import {costs, development, help, synonyms} from './pl/help.ts';
import {length, options} from './pl/options.ts';
import {refusals} from './pl/refusals.ts';
import {words} from './pl/words.ts';
import type {CatText} from './type.ts';

/** Polish. */
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
