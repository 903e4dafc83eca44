import {lister, plurals} from '../../../../i18n/plural.ts';
import type {NewGameText} from '../types/text.ts';

const count = plurals('en');
const list = lister('en');
const points = (n: number) => count(n, {one: '# point', other: '# points'});

/** English. */
export const text: NewGameText = {
  game: 'New game',
  draws: {dealt: 'hands'},
  events: {
    dealt: () => 'Everybody has four cards',
    played: ({seat, face}, name) => `${name(seat)} plays ${face}`,
    won: ({seat, points: won}, name) => `${name(seat)} wins the round: ${points(won)}`,
  },
  refusals: {
    'newgame/not-your-turn': () => 'It is not your turn.',
    'newgame/not-your-card': () => 'You do not hold this card.',
  },
  rules: 'Rules',
  help: {
    aim: {
      title: 'Aim of the game',
      body: 'Whoever has the most points after three rounds wins.',
      rules: ['NEW-END-1'],
    },
    round: {
      title: 'A round',
      body: 'In turn each plays a card. The highest wins as many points as the round has in its number, and leads the next round.',
      rules: ['NEW-PLAY-1', 'NEW-PLAY-2'],
    },
  },
  plain: {
    names: {
      round: 'Round',
      points: 'Points',
      played: 'Played',
      hand: 'Hand',
      card: 'Your cards',
      rounds: 'Rounds won',
      play: 'Play',
    },
    asks: {play: 'Which card do you play?'},
  },
  board: {
    waiting: {
      gameOver: 'The game is over',
      waiting: name => `${name} chooses a card`,
      chance: 'The cards are dealt …',
    },
    pickFirst: 'Choose a card',
    total: 'Total',
    // Nothing breaks a tie in this game.
    result: {
      winner: (name, n) => `${name} wins with ${points(n)}`,
      shared: (names, n) => `${list(names)} share the victory with ${points(n)}`,
      tieBreak: () => '',
      tieBreakColumn: '',
      when: round => `in round ${round}`,
    },
  },
};
