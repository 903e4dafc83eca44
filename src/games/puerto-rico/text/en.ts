import {buildings} from './en/buildings.ts';
import {decisions} from './en/decisions.ts';
import {events} from './en/events.ts';
import {help, synonyms} from './en/help.ts';
import {length, options} from './en/options.ts';
import {refusals} from './en/refusals.ts';
import {words} from './en/words.ts';
import {fillsUp} from './later.ts';
import type {PrText} from './type.ts';

/** English. */
export const text = fillsUp<PrText, 'more'>({
  ...words,
  ...decisions,
  buildings,
  events,
  refusals,
  help,
  synonyms,
  options,
  length,
});
