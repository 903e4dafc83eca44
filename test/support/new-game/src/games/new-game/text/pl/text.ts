import {lister, plurals} from '../../../../i18n/plural.ts';
import type {NewGameText} from '../types/text.ts';

const count = plurals('pl');
const list = lister('pl');
const points = (n: number) => count(n, {one: '# punkt', few: '# punkty', many: '# punktów'});

/** Polish. */
export const text: NewGameText = {
  game: 'New game',
  draws: {dealt: 'rozdanie'},
  events: {
    dealt: () => 'Każdy ma cztery karty',
    played: ({seat, face}, name) => `${name(seat)} zagrywa ${face}`,
    won: ({seat, points: won}, name) => `${name(seat)} wygrywa rundę: ${points(won)}`,
  },
  refusals: {
    'newgame/not-your-turn': () => 'To nie twoja kolej.',
    'newgame/not-your-card': () => 'Nie masz tej karty.',
  },
  rules: 'Zasady',
  help: {
    aim: {
      title: 'Cel gry',
      body: 'Wygrywa, kto po trzech rundach ma najwięcej punktów.',
      rules: ['NEW-END-1'],
    },
    round: {
      title: 'Runda',
      body: 'Każdy po kolei zagrywa kartę. Najwyższa daje tyle punktów, która to runda, a zwycięzca zaczyna następną.',
      rules: ['NEW-PLAY-1', 'NEW-PLAY-2'],
    },
  },
  plain: {
    names: {
      round: 'Runda',
      points: 'Punkty',
      played: 'Zagrane',
      hand: 'Ręka',
      card: 'Twoje karty',
      rounds: 'Wygrane rundy',
      play: 'Zagraj',
    },
    asks: {play: 'Którą kartę zagrywasz?'},
  },
  board: {
    waiting: {
      gameOver: 'Gra skończona',
      waiting: name => `Kartę wybiera ${name}`,
      chance: 'Rozdajemy karty …',
    },
    pickFirst: 'Wybierz kartę',
    total: 'Razem',
    // Nothing breaks a tie in this game.
    result: {
      winner: (name, n) => `Wygrywa ${name}, ${points(n)}`,
      shared: (names, n) => `Wspólne zwycięstwo: ${list(names)}, ${points(n)}`,
      tieBreak: () => '',
      tieBreakColumn: '',
      when: round => `w\u00a0rundzie ${round}`,
    },
  },
};
