import {buildings} from './hu/buildings.ts';
import {decisions} from './hu/decisions.ts';
import {events} from './hu/events.ts';
import {length, options} from './hu/options.ts';
import {refusals} from './hu/refusals.ts';
import {words} from './hu/words.ts';
import {fillsUp, type Later} from './later.ts';
import type {PrText} from './type.ts';

/** Hungarian. */
export const text = fillsUp<PrText, Later>({
  ...words,
  ...decisions,
  buildings,
  events,
  refusals,
  options,
  length,
});
