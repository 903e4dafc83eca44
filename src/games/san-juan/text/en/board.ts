import type {AimText} from '../../../../i18n/game-coach.ts';
import {numberIn} from '../../../../i18n/problem-words.ts';
import type {Building} from '../../types.ts';
import type {BoardWords, SjCoachText} from '../types/board.ts';
import {buildings} from './buildings.ts';
import {count} from './nouns.ts';
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
  unknownPrices: 'Prices face down',
  tradingHouse: 'Trading house',
  yourGoods: 'Your goods',
  toSell: 'to sell',
  sellsFor: cards => `for ${cards}`,
  youDraw: 'you draw',
  fullestCity: 'Fullest city',
  deck: 'deck',
  discards: 'discards',
  ofTwelve: n => `${n} of 12 buildings`,
  atLeast: points => `${count.points(points)} or more`,
  pays: 'pays',
  keep: 'keep',
  goes: 'goes',
  tucked: 'tucked',
  sunkPays: 'The sunk cards pay: tap another one to swap',
  thisRound: 'This round',
  gets: 'You get',
  moreToPay: n => `${n} more to pay`,
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

export const aim: AimText = {
  goal: 'Build a town out of cards for points; every card is a building, and also the money to pay for another.',
  turn: 'In turn you choose roles: with the builder everybody may build, with the trader everybody may sell; whoever chose gets more.',
  end: 'Somebody’s twelfth building ends the game; most points win, even with fewer buildings.',
};

export const coach: SjCoachText = {
  round:
    'That was a whole round. The governor moves on and now chooses first. Somebody’s twelfth building ends the game; most points win.',
  draft:
    'Keep the cards you would like to build first: cheap ones start you quickly. The rest goes face down.',
  pick: 'Take one role. Everybody then plays it; only you have its privilege. Each flag says what it would bring you now.',
  builder:
    'Every card is a building, and money as well. Choose the one you want to build; other cards of your hand pay for it.',
  payment:
    'Tap a building: its payment is then proposed, and what sinks is spent. Another card swaps in with a tap. You may also build nothing.',
  producer:
    'Each empty production building can take one good. The most valuable are marked; tap to mark others, as many as you are allowed.',
  trader:
    'Goods become cards. The board shows how many cards each good brings today; then the prices change.',
  councillor:
    'You look at some new cards and keep the best. It costs nothing, so it is always worth drawing.',
  keep: 'Tap what stays in your hand. A card that you can soon pay for is often worth more than an expensive one.',
  handLimit:
    'You hold more cards than a round may begin with. Those that help you least are marked; tap to mark others.',
  chapel:
    'A card under your chapel is worth a point at the end, and is gone until then. Pick one you will not build.',
  goldMine:
    'Four cards are turned up. If all their costs differ, one of them is yours. Trying costs nothing.',
  take: 'All four costs differ: take one card, free of charge. The others are discarded.',
  waiting:
    'The others decide now. A tap on a name shows that city; everything that has happened stands in the log.',
};
