import {lister} from '../../../../i18n/plural.ts';
import type {SjEventTexts, SourceTexts} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {buildingsObject, cardsObject, count, goods, goodsCountObject, goodsListObject} from './nouns.ts';
import {rolesOf} from './roles.ts';

const sources: SourceTexts = {
  councillor: (name, cards) => `${name} dobiera ${cardsObject(cards)} do wyboru`,
  prospector: (name, cards) => `${name} dobiera ${cardsObject(cards)} dzięki roli poszukiwacza złota`,
  trade: (name, cards) => `${name} dobiera ${cardsObject(cards)}`,
  carpenter: (name, cards) => `${name} dobiera ${cardsObject(cards)} dzięki warsztatowi ciesielskiemu`,
  'poor-house': (name, cards) => `${name} dobiera ${cardsObject(cards)} dzięki przytułkowi`,
  well: (name, cards) => `${name} dobiera ${cardsObject(cards)} dzięki studni`,
};

export const events: SjEventTexts = {
  firstGovernor: ({seat}, name) => `Pierwszy gubernator: ${name(seat)}`,
  deckShuffled: ({cards}) => `Talia potasowana: ${count.cards(cards)}`,
  reshuffled: ({cards}) => `Ze stosu kart odrzuconych powstaje nowa talia: ${count.cards(cards)}`,
  dealt: ({seat, cards}, name) => `${name(seat)} dostaje ${cardsObject(cards)}`,
  drafted: ({seat, discarded}, name) => `${name(seat)} odrzuca ${cardsObject(discarded)} z kart początkowych`,
  tucked: ({seat}, name) => `${name(seat)} wsuwa kartę pod kaplicę`,
  discarded: ({seat, cards}, name) => `${name(seat)} odrzuca ${cardsObject(cards)}`,
  tookRole: ({seat, role, doubled}, name) =>
    `${name(seat)} wybiera rolę ${rolesOf[role]}${doubled ? ', z podwojonym przywilejem' : ''}`,
  built: ({seat, building, price, goods: spent, over, lost}, name) =>
    [
      `${name(seat)} buduje ${buildingsObject[building]}`,
      price === 0 ? ' za darmo' : ` za ${cardsObject(price)}`,
      over ? ` (pod spodem: ${buildings[over].name.toLowerCase()})` : '',
      spent.length > 0 ? `, w tym ${goodsCountObject(spent.length)}` : '',
      lost ? `; przepada ${goods[lost]}` : '',
    ].join(''),
  produced: ({seat, goods: made}, name) => `${name(seat)} produkuje ${goodsListObject(made)}`,
  tileTurned: () => 'Dom handlowy odsłania ceny',
  sold: ({seat, goods: sold, cards, bonus}, name) =>
    `${name(seat)} sprzedaje ${goodsListObject(sold)} za ${bonus ? `${cards} + ${cardsObject(bonus)}` : cardsObject(cards)}`,
  drew: ({seat, source, cards, short}, name) =>
    `${sources[source](name(seat), cards)}${short ? '; więcej kart nie ma' : ''}`,
  kept: ({seat, cards, discarded}, name) =>
    discarded
      ? `${name(seat)} zachowuje ${cardsObject(cards)}, a odrzuca ${cardsObject(discarded)}`
      : `${name(seat)} zachowuje ${cardsObject(cards)}`,
  turnedUp: ({seat, buildings: up, fits}, name) =>
    `${name(seat)} odkrywa: ${lister('pl')(up.map(each => buildings[each].name.toLowerCase()))}${fits ? '' : '; równe koszty – nie bierze nic'}`,
  mined: ({seat, building}, name) =>
    building
      ? `${name(seat)} bierze z kopalni złota ${buildingsObject[building]}`
      : `${name(seat)} nic nie bierze`,
  passed: ({seat, phase}, name) => {
    const who = name(seat);
    switch (phase) {
      case 'chapel':
        return `${who} nie wsuwa karty pod kaplicę`;
      case 'builder':
        return `${who} nic nie buduje`;
      case 'producer':
        return `${who} nic nie produkuje`;
      case 'trader':
        return `${who} nic nie sprzedaje`;
      case 'councillor':
        return `${who} nie dobiera kart`;
      case 'goldMine':
        return `${who} nie używa kopalni złota`;
      default:
        return `${who} pasuje`;
    }
  },
  roundEnded: ({round, governor}, name) => `Koniec rundy ${round}, nowy gubernator: ${name(governor)}`,
  cityFull: ({seat}, name) => `${name(seat)} ma dwanaście budynków: gra kończy się po tej fazie`,
  cardsGone: () => 'Nie ma już kart do dobrania i nikt nie buduje: gra się kończy',
  gameEnded: () => 'Koniec gry',
};
