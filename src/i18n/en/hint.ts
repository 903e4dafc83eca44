import {plurals} from '../plural.ts';
import type {HintWords} from '../types/hint.ts';

const count = plurals('en');

const times = (n: number): string => count(n, {one: 'once', other: '# times'});

export const hint: HintWords = {
  title: 'Hint',
  thinking: 'Playing on from here in many ways…',
  prepares: 'A tap prepares the move on the board. Nothing is sent.',
  notAsked: 'Nobody is waiting for you now.',
  onlyMove: 'The only move there is.',
  wins: (wins, points) =>
    `Wins ${wins} of 100 games played on from here, with ${count(points, {one: '# point', other: '# points'})} on average`,
  secondBest: wins => `second best: ${wins}`,
  lessSure: (games, first) => `less certain: tried ${times(games)}, the first move ${times(first)}`,
  choice: place => ['The strong bot would do this.', 'Its second choice.', 'Its third choice.'][place] ?? '',
  brief: games => `Tried only ${times(games)}: seldom worth it here`,
  again: 'Think again',
  prepared: 'Prepared. Confirm it on the board, or choose something else.',
};
