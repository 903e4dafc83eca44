import {events} from './en/events.ts';
import {costs, development, help, synonyms} from './en/help.ts';
import {length, options} from './en/options.ts';
import {refusals} from './en/refusals.ts';
import {words} from './en/words.ts';
import type {CatText} from './type.ts';

/** English. */
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
