import {capital} from '../../../../i18n/plural.ts';
import {numberIn} from '../../../../i18n/problem-words.ts';
import type {BoardWords} from '../types/board.ts';
import {buildingsObject} from './nouns.ts';
import {rolesObject} from './roles.ts';

const list = new Intl.ListFormat('hu');

export const board: BoardWords = {
  youChose: 'Te választottad',
  choseIt: name => `${name} választotta`,
  afterYou: names => (names.length ? `Utánad: ${list.format(names)}` : ''),
  yourHand: 'Kezedben',
  cardsDrawn: 'Húzott lapok',
  cardsTurnedUp: 'Az aranybánya lapjai',
  prices: 'Árak',
  nextPrices: 'Következő árak',
  unknownPrices: 'Az árak még rejtve',
  tradingHouse: 'Kereskedőház',
  yourGoods: 'Áruid',
  toSell: 'eladó',
  sellsFor: cards => `${cards} lapot ér`,
  youDraw: 'húzol',
  fullestCity: 'Legtöbb épület',
  deck: 'húzópakli',
  discards: 'dobópakli',
  ofTwelve: n => `12-\u2060ből ${n} épület`,
  atLeast: points => `legalább ${points} pont`,
  pays: 'fizet',
  keep: 'marad',
  goes: 'megy',
  tucked: 'alá kerül',
  sunkPays: 'A lemerült lapok fizetnek: cseréhez koppints egy másikra',
  tapToSwap: 'koppints a cseréhez',
  pay: n => `Fizess ${n} lapot`,
  free: 'ingyen',
  whyNot: ({code, details}) =>
    ({
      'sj/too-expensive': `hiányzik ${numberIn(details, 'short')}`,
      'sj/already-owned': 'már van',
      'sj/same-kind': 'azonos fajta',
    })[code] ?? '',
  freePlotOrOver: 'Szabad telekre vagy ezek egyike fölé:',
  over: building => `Alatta: ${building.toLowerCase()}`,
  take: role => `${capital(rolesObject[role])} választom`,
  build: building => `Megépítem ${buildingsObject[building]}`,
  keepOne: building => `Megtartom ${buildingsObject[building]}`,
  takeOne: building => `Elveszem ${buildingsObject[building]}`,
  nothingToBuild: 'Most semmit sem építhetsz',
  inShort: {build: () => 'Megépítem', takeOne: () => 'Elveszem'},
  holdsGood: good => `rajta: ${good}`,
  empty: 'üres',
  pickFirst: {role: 'Válassz szerepet', card: 'Válassz lapot', place: 'Válassz épületet'},
  cost: 'Költség',
  privilege: 'Privilégium',
  reports: {
    producer: 'Új áruk',
    trader: 'A mai vásár',
    councillor: 'A tanács',
    prospector: 'Aranyláz',
    builder: 'Új épületek',
  },
};
