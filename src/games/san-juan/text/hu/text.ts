import type {SjText} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {decisions} from './decisions.ts';
import {events} from './events.ts';
import {help, synonyms} from './help.ts';
import {refusals} from './refusals.ts';
import {words} from './words.ts';

const options: SjText['options'] = {
  openingDraft: {
    label: 'Választható kezdőlapok',
    effect:
      'A kormányzó 5 lapot kap, a következő 6-\u2060ot, aztán 7-\u2060et és 8-\u2060at; mindenki 4-\u2060et tart meg.',
    values: {},
  },
  firstGovernor: {
    label: 'Első kormányzó',
    effect: 'Sorsolással, vagy aki a megadott helyen ül.',
    values: {
      random: 'Sorsolás',
      'seat-1': '1. hely',
      'seat-2': '2. hely',
      'seat-3': '3. hely',
      'seat-4': '4. hely',
    },
  },
};

/** Hungarian. */
export const text: SjText = {
  ...words,
  ...decisions,
  buildings,
  events,
  refusals,
  help,
  synonyms,
  options,
};
