import {lister} from '../../../../i18n/plural.ts';
import type {GoofText} from '../types/text.ts';

const list = lister('en');
const prizes = (values: readonly number[]) => list(values.map(String));

/** English. */
export const text: GoofText = {
  game: 'Goofspiel',
  options: {
    ties: {
      label: 'Equal bids',
      effect: 'What happens when the highest card is bid twice.',
      values: {
        stay: 'The prizes stay for the next round',
        cancel: 'Equal bids cancel out, the next one takes',
      },
    },
  },
  draws: {begun: 'order of the prizes', turned: 'next prize', shown: 'bids are shown'},
  events: {
    begun: () => 'The prizes are shuffled',
    turned: ({round, prize}) => `Round ${round}: the prize is ${prize}`,
    shown: ({bids}, name) => `Bids: ${list(bids.map((card, seat) => `${name(seat)} ${card}`))}`,
    took: ({seat, prizes: won}, name) => `${name(seat)} takes ${prizes(won)}`,
    stayed: ({prizes: left, last}) =>
      last
        ? `Equal bids: nobody gets ${prizes(left)}`
        : `Equal bids: ${prizes(left)} ${left.length > 1 ? 'stay and go' : 'stays and goes'} with the next prize`,
  },
  refusals: {'goof/sealed-only': () => 'A bid stays sealed until everybody has chosen.'},
  rules: 'Rules',
  help: {
    aim: {
      title: 'Aim of the game',
      body: 'Thirteen prizes, worth 1 to 13 points, are auctioned one after another. Whoever has the most points in prizes at the end wins.',
      rules: ['GOOF-CARD-1', 'GOOF-END-2'],
    },
    round: {
      title: 'A round',
      body: 'A prize is turned up. All choose one of their cards in secret and show it together: the highest takes the prize. The cards are spent, so a high bid now is one less later.',
      rules: ['GOOF-ROUND-1', 'GOOF-ROUND-2', 'GOOF-ROUND-3', 'GOOF-ROUND-4'],
    },
    ties: {
      title: 'Equal bids',
      body: 'If the highest card was bid twice, the prizes stay and are won together with the next one. By the other rule equal bids cancel out, and the highest card that was bid once takes them.',
      rules: ['GOOF-TIE-1', 'GOOF-TIE-2'],
    },
    end: {
      title: 'The end',
      body: 'The last card of each is played by itself. Prizes that nobody took count for nobody; equal points share the place.',
      rules: ['GOOF-ROUND-6', 'GOOF-END-1', 'GOOF-END-3'],
    },
  },
  plain: {
    names: {
      round: 'Round',
      prizes: 'To be won',
      pile: 'Prizes to come',
      last: 'Last round',
      points: 'Points',
      bid: 'Bid',
      hand: 'Cards left',
      won: 'Prizes won',
      card: 'Your cards',
    },
    asks: {bid: 'Which card do you bid?'},
  },
};
