import type {SjWords} from '../types/text.ts';
import {count} from './nouns.ts';

export const roles: SjWords['roles'] = {
  builder: {
    name: 'Builder',
    action: 'Everybody may build one card.',
    privilege: ({doubled} = {}) => `You pay ${doubled ? '2 cards' : '1 card'} less.`,
    doubled: 'With the library: 2 less.',
    forecast: ({affordable = 0, off = 1}) =>
      affordable === 0 ? 'none can be built' : `${affordable} can be built, ${count.cards(off)} cheaper`,
    idle: 'You cannot pay for any card of your hand.',
  },
  producer: {
    name: 'Producer',
    action: 'Everybody may make one good.',
    privilege: ({doubled} = {}) => `You make ${doubled ? 2 : 1} more.`,
    doubled: 'With the library: 2 more.',
    forecast: ({goods = 0}) => (goods === 0 ? 'nothing to make' : `+${count.goods(goods)}`),
    idle: 'All your production buildings are full.',
  },
  trader: {
    name: 'Trader',
    action: 'Everybody may sell one good.',
    privilege: ({doubled} = {}) => `You sell ${doubled ? 2 : 1} more.`,
    doubled: 'With the library: 2 more.',
    forecast: ({goods = 0, cards = 0, known = 0}) =>
      goods === 0
        ? 'nothing to sell'
        : known
          ? `+${count.cards(cards)}`
          : goods === 1
            ? 'sell 1 good'
            : `sell up to ${goods}`,
    idle: 'You have nothing to sell.',
  },
  councillor: {
    name: 'Councillor',
    action: 'Everybody draws 2 cards and keeps 1.',
    privilege: ({doubled, kept = 1} = {}) => `You draw ${doubled ? 8 : 5} and keep ${kept}.`,
    doubled: 'With the library: 8.',
    forecast: ({drawn = 5, kept = 1}) => `draw ${drawn}, keep ${kept}`,
    idle: 'No cards are left to draw.',
  },
  prospector: {
    name: 'Prospector',
    action: 'The others do nothing.',
    privilege: ({doubled} = {}) => `You draw ${doubled ? '2 cards' : '1 card'}.`,
    doubled: 'With the library: 2.',
    forecast: ({cards = 1, mine = 0}) => `+${count.cards(cards)}${mine ? ', gold mine' : ''}`,
    idle: 'No cards are left to draw.',
  },
};
