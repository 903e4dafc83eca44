import {numberIn} from '../../../../i18n/problem-words.ts';
import type {BoardWords} from '../types/board.ts';
import {buildingsObject} from './nouns.ts';
import {rolesObject} from './roles.ts';

const list = new Intl.ListFormat('pl');

export const board: BoardWords = {
  youChose: 'Twój wybór',
  choseIt: name => `Wybór: ${name}`,
  afterYou: names => (names.length ? `Potem ${list.format(names)}` : ''),
  yourHand: 'Twoja ręka',
  cardsDrawn: 'Dobrane karty',
  cardsTurnedUp: 'Odkryte przez kopalnię złota',
  prices: 'Ceny',
  nextPrices: 'Następne ceny',
  unknownPrices: 'Ceny jeszcze zakryte',
  tradingHouse: 'Dom handlowy',
  yourGoods: 'Twoje towary',
  toSell: 'sprzedaj',
  sellsFor: cards => `za ${cards}`,
  youDraw: 'dobierasz',
  fullestCity: 'Najwięcej',
  deck: 'talia',
  discards: 'odrzucone',
  ofTwelve: n => `budynki: ${n} z 12`,
  atLeast: points => `co najmniej ${points} pkt`,
  pays: 'płaci',
  keep: 'zostaje',
  goes: 'odchodzi',
  tucked: 'pod kaplicę',
  sunkPays: 'Zanurzone karty płacą: dotknij innej, by zamienić',
  tapToSwap: 'dotknij, by zamienić',
  pay: n => `Zapłata: ${n}`,
  free: 'za darmo',
  whyNot: ({code, details}) =>
    ({
      'sj/too-expensive': `brakuje ${numberIn(details, 'short')}`,
      'sj/already-owned': 'już masz',
      'sj/same-kind': 'ten sam rodzaj',
    })[code] ?? '',
  freePlotOrOver: 'Na wolnym placu albo na jednym z nich:',
  over: building => `Na: ${building.toLowerCase()}`,
  take: role => `Wybieram ${rolesObject[role]}`,
  build: building => `Buduję ${buildingsObject[building]}`,
  keepOne: building => `Zostawiam ${buildingsObject[building]}`,
  takeOne: building => `Biorę ${buildingsObject[building]}`,
  nothingToBuild: 'Nic teraz nie zbudujesz',
  inShort: {build: () => 'Buduję', takeOne: () => 'Biorę'},
  holdsGood: good => `towar: ${good}`,
  empty: 'pusty',
  pickFirst: {role: 'Wybierz rolę', card: 'Wybierz kartę', place: 'Wybierz budynki'},
  cost: 'Koszt',
  privilege: 'Przywilej',
  reports: {
    producer: 'Nowe towary',
    trader: 'Dzisiejszy targ',
    councillor: 'Rada',
    prospector: 'Gorączka złota',
    builder: 'Nowe budynki',
  },
};
