import type {CatText} from '../types/text.ts';
import {events} from './events.ts';
import {costs, development, help, synonyms} from './help.ts';
import {length, options} from './options.ts';
import {refusals} from './refusals.ts';
import {words} from './words.ts';

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
