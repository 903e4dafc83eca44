import {fillsUp, type Later} from './later.ts';
import {buildings} from './pl/buildings.ts';
import {decisions} from './pl/decisions.ts';
import {events} from './pl/events.ts';
import {length, options} from './pl/options.ts';
import {refusals} from './pl/refusals.ts';
import {words} from './pl/words.ts';
import type {PrText} from './type.ts';

/** Polish. */
export const text = fillsUp<PrText, Later>({
  ...words,
  ...decisions,
  buildings,
  events,
  refusals,
  options,
  length,
});
