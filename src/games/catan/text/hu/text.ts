import type {CatText} from '../types/text.ts';
import {events} from './events.ts';
import {costs, development, help, synonyms} from './help.ts';
import {refusals} from './refusals.ts';
import {words} from './words.ts';

const goal = (n: number): readonly [string, string] => [
  String(n),
  n === 10 ? '10, a szabály szerint' : `${n}, házi szabály`,
];

const options: CatText['options'] = {
  edition: {
    label: 'Kiadás',
    effect:
      'A régebbi szabály szerint építés előtt kereskedünk; az újabb vegyíti a kettőt, és más a rabló meg a holtverseny.',
    values: {almanac: 'Régebbi almanach', modern: 'Újabb szabályok'},
  },
  board: {
    label: 'Sziget',
    effect: 'Sorsolt, vagy a kezdők két rögzített szigetének egyike.',
    values: {
      random: 'Sorsolt',
      beginner: 'Kezdők szigete, bábukkal',
      'beginner-modern': 'Kezdők újabb szigete',
    },
  },
  tokens: {
    label: 'Számok',
    effect: 'Hogyan kerülnek a számzsetonok a sorsolt szigetre.',
    values: {
      spiral: 'Csigavonalban',
      random: 'Sorsolva',
      'random-no-red-neighbours': 'Sorsolva, 6 és 8 nem szomszédos',
    },
  },
  startingPlayer: {
    label: 'Kezdőjátékos',
    effect: 'A legnagyobbat dobó kezd, vagy a megnevezett hely.',
    values: {
      dice: 'Legnagyobb dobás',
      'seat-1': '1. hely',
      'seat-2': '2. hely',
      'seat-3': '3. hely',
      'seat-4': '4. hely',
    },
  },
  friendlyRobber: {
    label: 'Barátságos rabló (házi szabály)',
    effect: 'Akinek legfeljebb két látható pontja van, attól nem lehet rabolni.',
    values: {},
  },
  goal: {
    label: 'Győzelmi pontok',
    effect: 'A szabály szerint 10. Efölött a játék legfeljebb 100 fordulóig tart.',
    values: Object.fromEntries([8, 9, 10, 11, 12, 13, 14, 15].map(goal)),
  },
};

const length: CatText['length'] = seats => `kb. ${seats === 3 ? 60 : 75} perc`;

/** Hungarian. */
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
