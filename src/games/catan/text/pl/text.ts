import type {CatText} from '../types/text.ts';
import {events} from './events.ts';
import {costs, development, help, synonyms} from './help.ts';
import {refusals} from './refusals.ts';
import {words} from './words.ts';

const goal = (n: number): readonly [string, string] => [
  String(n),
  n === 10 ? '10, jak w instrukcji' : `${n}, zasada domowa`,
];

const options: CatText['options'] = {
  edition: {
    label: 'Zasady',
    effect:
      'Nowsze: przy remisie najdłuższa droga zostaje u tego, kto ją ma. Klasyczne: wtedy nie ma jej nikt, a handel jest zawsze przed budową.',
    values: {modern: 'Nowsze', almanac: 'Klasyczne'},
  },
  board: {
    label: 'Wyspa',
    effect: 'Losowana albo jedna z dwóch stałych wysp dla początkujących.',
    values: {
      random: 'Losowana',
      beginner: 'Dla początkujących, z pionkami',
      'beginner-modern': 'Nowsza dla początkujących',
    },
  },
  tokens: {
    label: 'Liczby',
    effect: 'Jak żetony z liczbami trafiają na losowaną wyspę.',
    values: {
      spiral: 'Po spirali',
      random: 'Losowo',
      'random-no-red-neighbours': 'Losowo, 6 i 8 nie obok siebie',
    },
  },
  startingPlayer: {
    label: 'Pierwszy gracz',
    effect: 'Zaczyna najwyższy rzut albo wskazane miejsce.',
    values: {
      dice: 'Najwyższy rzut',
      'seat-1': 'Miejsce 1',
      'seat-2': 'Miejsce 2',
      'seat-3': 'Miejsce 3',
      'seat-4': 'Miejsce 4',
    },
  },
  friendlyRobber: {
    label: 'Przyjazny złodziej (zasada domowa)',
    effect:
      'Złodziej nie wchodzi na pola, przy których buduje ktoś inny z najwyżej dwoma widocznymi punktami.',
    values: {},
  },
  goal: {
    label: 'Punkty do zwycięstwa',
    effect: 'W instrukcji 10. Powyżej gra trwa najwyżej 100 rund.',
    values: Object.fromEntries([8, 9, 10, 11, 12, 13, 14, 15].map(goal)),
  },
};

/** Polish. */
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
