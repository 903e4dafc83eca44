import type {CatText} from '../types/text.ts';
import {events} from './events.ts';
import {costs, development, help, synonyms} from './help.ts';
import {refusals} from './refusals.ts';
import {words} from './words.ts';

const goal = (n: number): readonly [string, string] => [
  String(n),
  n === 10 ? '10, as the book says' : `${n}, house rule`,
];

const options: CatText['options'] = {
  edition: {
    label: 'Rules',
    effect:
      'Newer: on a tie the longest road stays with whoever holds it. Classic: then nobody has it, and all trading comes before building.',
    values: {modern: 'Newer', almanac: 'Classic'},
  },
  board: {
    label: 'Island',
    effect: 'Drawn by lot, or one of two fixed islands for beginners.',
    values: {
      random: 'Drawn by lot',
      beginner: 'Beginners’ island, pieces placed',
      'beginner-modern': 'Newer beginners’ island',
    },
  },
  tokens: {
    label: 'Numbers',
    effect: 'How number tokens come to lie on an island drawn by lot.',
    values: {
      spiral: 'In a spiral',
      random: 'By lot',
      'random-no-red-neighbours': 'By lot, no 6 and 8 side by side',
    },
  },
  startingPlayer: {
    label: 'First player',
    effect: 'The highest roll begins, or the player on the seat you name.',
    values: {
      dice: 'Highest roll',
      'seat-1': 'Seat 1',
      'seat-2': 'Seat 2',
      'seat-3': 'Seat 3',
      'seat-4': 'Seat 4',
    },
  },
  friendlyRobber: {
    label: 'Friendly robber (house rule)',
    effect: 'The robber keeps off every hex beside somebody else with at most two visible points.',
    values: {},
  },
  goal: {
    label: 'Points to win',
    effect: 'The book says 10. Above 10 the game lasts 100 rounds at most.',
    values: Object.fromEntries([8, 9, 10, 11, 12, 13, 14, 15].map(goal)),
  },
};

/** English. */
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
