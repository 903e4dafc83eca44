import {plurals} from '../../../../i18n/plural.ts';
import {around} from './places.ts';
import type {BoardWords} from './type.ts';

const count = plurals('en');
const points = (n: number) => count(n, {one: '# point', other: '# points'});
const cards = (n: number) => count(n, {one: '# card', other: '# cards'});

export const words: BoardWords = {
  island: 'Island',
  hex: (hex, told) => {
    const {token, robber} = told.view.hexes[hex]!;
    const chance = token ? `, ${6 - Math.abs(7 - token)} of 36 rolls` : '';
    return `${around('hex', hex, told)}${chance}${robber ? ', robber' : ''}`;
  },
  spot: (kind, at, city, told) =>
    `${kind === 'edge' ? 'Road' : kind === 'hex' ? 'Robber' : city ? 'City' : 'Corner'}: ${around(kind, at, told)}`,
  house: (name, city) => `${city ? 'City' : 'Settlement'} of ${name}`,
  developmentCards: n => (n === 1 ? '1 development card' : `${n} development cards`),
  pointsHidden: (all, hidden) => `${points(all)}, ${hidden} of them hidden`,
  roadLength: n => `longest road ${n}`,
  giveOne: 'Give one more',
  getOne: 'Get one more',
  takeBack: 'Take back',
  tapWanted: 'Tap what you want; tap your cards to give them',
  youGive: 'You give',
  youGet: 'You get',
  accepts: 'accepts',
  declines: 'declines',
  thinks: 'is thinking',
  proposes: 'gives',
  for: 'for',
  ratesFrom: best => `from ${best} : 1`,
  bankTrade: (give, take) => `Trade with the bank: ${give} for ${take}`,
  turnOf: name => `${name} at turn`,
  yourTurn: 'Your turn',
  turn: (n, goal) => `Turn ${n} · ${points(goal)} to win`,
  turnShort: n => `Turn ${n}`,
  card: 'card',
  rolls: 'Rolls',
  build: 'Build',
  trade: 'Trade',
  log: 'Log',
  back: 'Back to the island',
  left: n => `${n} left`,
  ask: {
    foundSettlement: {question: 'Where do you settle?', sub: 'Tap a corner, then found.'},
    foundRoad: {question: 'Which way does your road go?', sub: 'It starts at your new settlement.'},
    preRoll: {question: 'Your turn', sub: 'Roll the dice.'},
    robber: {question: 'Where does the robber go?', sub: 'Tap a hex; its production stops.'},
    freeRoad: {question: 'Where does your free road go?', sub: 'By the usual rules, at no cost.'},
    main: {question: 'Trade or build?', sub: ''},
    build: {question: 'Build?', sub: 'Trading is over for this turn.'},
    trade: {question: 'What do you offer?', sub: 'Tap your cards, then what you want.'},
    discard: (owed, chosen) => ({
      question: `Discard ${owed} cards`,
      sub:
        chosen < owed
          ? `${owed - chosen} to go: tap your cards.`
          : 'Everybody’s discards are opened together.',
    }),
    place: piece => ({
      question:
        piece === 'road'
          ? 'Where does the road go?'
          : piece === 'city'
            ? 'Which settlement becomes a city?'
            : 'Where do you settle?',
      sub: 'Tap a lit place, then build.',
    }),
    offer: (name, give, want) => ({question: `${name} gives ${give}`, sub: `and wants ${want} from you.`}),
    answered: name => ({question: `${name} is choosing`, sub: 'You have answered; you may still change it.'}),
    wait: name => ({question: `${name} at turn`, sub: 'You may propose a trade.'}),
    confirm: (name, give, want) => ({
      question: `Trade with ${name}?`,
      sub: `You give ${give} and get ${want}.`,
    }),
    plenty: left => ({
      question: 'Year of plenty',
      sub: left > 0 ? `Take ${left} more from the bank.` : 'Take these?',
    }),
    monopoly: {question: 'Monopoly: which resource?', sub: 'Everybody hands you all of it.'},
    own: {question: 'This is your own hex', sub: 'Place the robber here all the same?'},
    sevenCosts: (held, cost) => `${cards(held)}: a 7 costs ${cost}.`,
  },
  buttons: {
    roll: 'Roll',
    endTurn: 'End turn',
    build: 'Build',
    buy: 'Buy',
    choose: 'Choose',
    discard: 'Discard',
    rob: 'Rob',
    nobody: 'Nobody',
    offer: 'Offer',
    withdraw: 'Withdraw',
    accept: 'Accept',
    decline: 'Decline',
    counter: 'Counter',
    propose: 'Propose',
    trade: 'Trade',
    proposal: 'Suggest',
    victory: 'Declare victory',
    play: 'Play',
    take: 'Take',
    place: 'Place',
    cancel: 'Cancel',
  },
  short: (refusal, missing) =>
    refusal.code === 'cat/short'
      ? lacking(missing)
      : refusal.code === 'cat/no-place'
        ? 'no place'
        : refusal.code === 'cat/no-piece-left' || refusal.code === 'cat/deck-empty'
          ? 'none left'
          : '',
  waiting: {
    setup: name => `Waiting for ${name}`,
    foundSettlement: name => `${name} founds a settlement`,
    foundRoad: name => `${name} lays a road`,
    preRoll: name => `${name} is about to roll`,
    discard: name => `${name} discards`,
    robber: name => `${name} moves the robber`,
    trade: name => `${name} trades`,
    build: name => `${name} builds`,
    main: name => `${name} trades and builds`,
    freeRoad: name => `${name} lays free roads`,
    over: () => '',
  },
  chance: 'Dice and cards are on their way',
  gameOver: 'The game is over',
  result: {
    winner: (name, total) => `${name} wins with ${points(total)}`,
    parts: {
      settlements: 'Settlements',
      cities: 'Cities',
      longestRoad: 'Longest road',
      largestArmy: 'Largest army',
      cards: 'Point cards',
      total: 'Total',
    },
  },
};

const lacking = (missing: readonly number[]): string => {
  const n = missing.reduce((all, count) => all + count, 0);
  return `${n} short`;
};
