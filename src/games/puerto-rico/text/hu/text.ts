import {fillsUp} from '../later.ts';
import type {PrText} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {decisions} from './decisions.ts';
import {events} from './events.ts';
import {help, synonyms} from './help.ts';
import {options} from './options.ts';
import {refusals} from './refusals.ts';
import {words} from './words.ts';

/** Hungarian. */
export const text = fillsUp<PrText, 'more'>({
  ...words,
  ...decisions,
  buildings,
  events,
  refusals,
  options,
  help,
  synonyms,
});
