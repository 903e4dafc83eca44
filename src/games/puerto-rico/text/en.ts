import {buildings} from './en/buildings.ts';
import {decisions} from './en/decisions.ts';
import {events} from './en/events.ts';
import {length, options} from './en/options.ts';
import {refusals} from './en/refusals.ts';
import {words} from './en/words.ts';
import {fillsUp, type Later} from './later.ts';
import type {PrText} from './type.ts';

/** English. */
export const text = fillsUp<PrText, Later>({
  ...words,
  ...decisions,
  buildings,
  events,
  refusals,
  options,
  length,
});
