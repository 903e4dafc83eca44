import {numberIn} from '../../../../i18n/problem-words.ts';
import type {Building} from '../../types.ts';
import type {BoardWords} from '../types/board.ts';
import {buildings} from './buildings.ts';
import {roles} from './roles.ts';

const list = new Intl.ListFormat('en-GB');
/** "the gold mine". */
const the = (building: Building): string => `the ${buildings[building].name.toLowerCase()}`;

export const board: BoardWords = {
  youChose: 'You chose it',
  choseIt: name => `${name} chose it`,
  afterYou: names => (names.length ? `Then ${list.format(names)}` : ''),
  yourHand: 'Your hand',
  cardsDrawn: 'Cards drawn',
  cardsTurnedUp: 'Turned up by the gold mine',
  prices: 'Prices',
  nextPrices: 'Next prices',
  unknownPrices: 'Prices still face down',
  tradingHouse: 'Trading house',
  yourGoods: 'Your goods',
  toSell: 'to sell',
  sellsFor: cards => `for ${cards}`,
  youDraw: 'you draw',
  fullestCity: 'Fullest city',
  deck: 'deck',
  discards: 'discards',
  ofTwelve: n => `${n} of 12 buildings`,
  atLeast: points => `${points} ${points === 1 ? 'point' : 'points'} or more`,
  pays: 'pays',
  keep: 'keep',
  goes: 'goes',
  tucked: 'tucked',
  sunkPays: 'The sunk cards pay: tap another one to swap',
  tapToSwap: 'tap to swap',
  pay: n => `Pay ${n}`,
  free: 'free',
  whyNot: ({code, details}) =>
    ({
      'sj/too-expensive': `${numberIn(details, 'short')} short`,
      'sj/already-owned': 'you have it',
      'sj/same-kind': 'same kind',
    })[code] ?? '',
  freePlotOrOver: 'On free ground, or over one of these:',
  over: building => `Over the ${building.toLowerCase()}`,
  take: role => `Take the ${roles[role].name}`,
  build: building => `Build ${the(building)}`,
  keepOne: building => `Keep ${the(building)}`,
  takeOne: building => `Take ${the(building)}`,
  nothingToBuild: 'You cannot build any card',
  inShort: {
    build: building => `Build ${building.toLowerCase()}`,
    takeOne: building => `Take ${building.toLowerCase()}`,
  },
  holdsGood: good => `holds ${good}`,
  empty: 'empty',
  pickFirst: {role: 'Choose a role', card: 'Choose a card', place: 'Choose buildings'},
  cost: 'Cost',
  privilege: 'Privilege',
  reports: {
    producer: 'New goods',
    trader: 'Today’s market',
    councillor: 'The council',
    prospector: 'Gold rush',
    builder: 'New buildings',
  },
};
