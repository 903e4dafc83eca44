import type {SjText} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {decisions} from './decisions.ts';
import {events} from './events.ts';
import {help, synonyms} from './help.ts';
import {refusals} from './refusals.ts';
import {words} from './words.ts';

const options: SjText['options'] = {
  openingDraft: {
    label: 'Opening draft',
    effect: 'The governor is dealt 5 cards, the next 6, then 7 and 8; everybody keeps 4.',
    values: {},
  },
  firstGovernor: {
    label: 'First governor',
    effect: 'Drawn by lot, or whoever sits on this seat.',
    values: {
      random: 'By lot',
      'seat-1': 'Seat 1',
      'seat-2': 'Seat 2',
      'seat-3': 'Seat 3',
      'seat-4': 'Seat 4',
    },
  },
};

/** English. */
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
