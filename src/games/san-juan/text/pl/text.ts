import type {SjText} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {decisions} from './decisions.ts';
import {events} from './events.ts';
import {help, synonyms} from './help.ts';
import {refusals} from './refusals.ts';
import {words} from './words.ts';

const options: SjText['options'] = {
  openingDraft: {
    label: 'Wybór kart początkowych',
    effect: 'Gubernator dostaje 5 kart, następny 6, potem 7 i 8; każdy zachowuje 4.',
    values: {},
  },
  firstGovernor: {
    label: 'Pierwszy gubernator',
    effect: 'Losowo albo gracz z podanego miejsca.',
    values: {
      random: 'Losowo',
      'seat-1': 'Miejsce 1',
      'seat-2': 'Miejsce 2',
      'seat-3': 'Miejsce 3',
      'seat-4': 'Miejsce 4',
    },
  },
};

/** Polish. */
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
