import {lister} from '../../../../i18n/plural.ts';
import type {SjEventTexts, SourceTexts} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {count, goods, goodsList} from './nouns.ts';
import {roles} from './roles.ts';

const the = (building: keyof typeof buildings): string => `the ${buildings[building].name.toLowerCase()}`;

const sources: SourceTexts = {
  councillor: (name, cards) => `${name} draws ${count.cards(cards)} to choose from`,
  prospector: (name, cards) => `${name} draws ${count.cards(cards)} as prospector`,
  trade: (name, cards) => `${name} draws ${count.cards(cards)}`,
  carpenter: (name, cards) => `${name} draws ${count.cards(cards)} for the carpenter`,
  'poor-house': (name, cards) => `${name} draws ${count.cards(cards)} for the poor house`,
  well: (name, cards) => `${name} draws ${count.cards(cards)} for the well`,
};

export const events: SjEventTexts = {
  firstGovernor: ({seat}, name) => `${name(seat)} is the first governor`,
  deckShuffled: ({cards}) => `The deck is shuffled: ${count.cards(cards)}`,
  reshuffled: ({cards}) => `The discard pile becomes the draw pile: ${count.cards(cards)}`,
  dealt: ({seat, cards}, name) => `${name(seat)} is dealt ${count.cards(cards)}`,
  drafted: ({seat, discarded}, name) =>
    `${name(seat)} discards ${count.cards(discarded)} of the opening hand`,
  tucked: ({seat}, name) => `${name(seat)} puts a card under the chapel`,
  discarded: ({seat, cards}, name) => `${name(seat)} discards ${count.cards(cards)}`,
  tookRole: ({seat, role, doubled}, name) =>
    `${name(seat)} takes the ${roles[role].name.toLowerCase()}${doubled ? ', doubled by the library' : ''}`,
  built: ({seat, building, price, goods: spent, over, lost}, name) =>
    [
      `${name(seat)} builds ${the(building)}`,
      over ? ` over ${the(over)}` : '',
      price === 0 ? ' for free' : ` for ${count.cards(price)}`,
      spent.length > 0 ? `, ${count.goods(spent.length)} among them` : '',
      lost ? `; the ${goods[lost]} is lost` : '',
    ].join(''),
  produced: ({seat, goods: made}, name) => `${name(seat)} makes ${goodsList(made)}`,
  tileTurned: () => 'The trading house turns up its prices',
  sold: ({seat, goods: sold, cards, bonus}, name) =>
    `${name(seat)} sells ${goodsList(sold)} for ${bonus ? `${cards} + ${bonus} cards` : count.cards(cards)}`,
  drew: ({seat, source, cards, short}, name) =>
    `${sources[source](name(seat), cards)}${short ? '; no more are left' : ''}`,
  kept: ({seat, cards, discarded}, name) =>
    `${name(seat)} keeps ${count.cards(cards)}${discarded ? ` and discards ${discarded}` : ''}`,
  turnedUp: ({seat, buildings: up, fits}, name) =>
    `${name(seat)} turns up ${lister('en')(up.map(the))}${fits ? '' : ': equal costs, nothing to take'}`,
  mined: ({seat, building}, name) =>
    building ? `${name(seat)} takes ${the(building)} from the gold mine` : `${name(seat)} takes nothing`,
  passed: ({seat, phase}, name) => {
    const who = name(seat);
    switch (phase) {
      case 'chapel':
        return `${who} puts no card under the chapel`;
      case 'builder':
        return `${who} builds nothing`;
      case 'producer':
        return `${who} makes nothing`;
      case 'trader':
        return `${who} sells nothing`;
      case 'councillor':
        return `${who} draws nothing`;
      case 'goldMine':
        return `${who} does not use the gold mine`;
      default:
        return `${who} passes`;
    }
  },
  roundEnded: ({round, governor}, name) => `Round ${round} ends; the new governor is ${name(governor)}`,
  cityFull: ({seat}, name) => `${name(seat)} has twelve buildings: the game ends after this phase`,
  cardsGone: () => 'No card is left to draw and nobody builds: the game ends',
  gameEnded: () => 'The game is over',
};
