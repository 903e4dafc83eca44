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
    label: 'Szabályok',
    effect:
      'Újabb: holtversenynél a leghosszabb út annál marad, akié volt. Klasszikus: ilyenkor senkié, és előbb kereskedünk, csak aztán építünk.',
    values: {modern: 'Újabb', almanac: 'Klasszikus'},
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
    effect: 'A rabló nem mehet olyan mezőre, ahol másnak legfeljebb két látható ponttal áll épülete.',
    values: {},
  },
  goal: {
    label: 'Győzelmi pontok',
    effect: 'A szabály szerint 10. Efölött a játék legfeljebb 100 fordulóig tart.',
    values: Object.fromEntries([8, 9, 10, 11, 12, 13, 14, 15].map(goal)),
  },
};

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
};
