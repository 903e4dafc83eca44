import {sum} from '../../../../base/sum.ts';
import {withA} from '../../../../i18n/en/grammar.ts';
import type {AimText} from '../../../../i18n/game-coach.ts';
import {lister, plurals} from '../../../../i18n/plural.ts';
import type {Yield} from '../../hints/reasons.ts';
import {RESOURCES} from '../../types.ts';
import {aroundIn} from '../places.ts';
import type {BoardWords, CatCoachText, CatHintWords, HintTold, StatisticsWords} from '../types/board.ts';

const count = plurals('en');
const points = (n: number) => count(n, {one: '# point', other: '# points'});
const list = lister('en');
const cards = (n: number) => count(n, {one: '# card', other: '# cards'});
const developmentCards = (n: number) => count(n, {one: '# development card', other: '# development cards'});

const around = aroundIn([
  'north shore',
  'north-east shore',
  'east shore',
  'south-east shore',
  'south shore',
  'south-west shore',
  'west shore',
  'north-west shore',
]);

export const board: BoardWords = {
  island: 'Island',
  hex: (hex, told) => {
    const {token, robber} = told.view.hexes[hex]!;
    const chance = token ? `, ${6 - Math.abs(7 - token)} of 36 rolls` : '';
    return `${around('hex', hex, told)}${chance}${robber ? ', robber' : ''}`;
  },
  spot: (kind, at, city, told) =>
    `${kind === 'edge' ? 'Road' : kind === 'hex' ? 'Robber' : city ? 'City' : 'Corner'}: ${around(kind, at, told)}`,
  around,
  house: (name, city) => `${city ? 'City' : 'Settlement'} of ${name}`,
  developmentCards,
  lost: (n, awards) => `${points(n)} lost: ${awards.join(', ')}`,
  unpaid: lacks => `Declined for you: ${lacks}.`,
  robberKeepsOff: 'Not beside somebody else with two points or fewer.',
  pointsHidden: (all, hidden) => `${points(all)}, ${hidden} of them hidden`,
  roadLength: n => `longest road ${n}`,
  giveOne: 'Give one more',
  getOne: 'Get one more',
  takeBack: 'Take back',
  tapWanted: 'Tap what you want',
  youGive: 'You give',
  youGet: 'You get',
  accepts: 'accepts',
  declines: 'declines',
  thinks: 'is thinking',
  proposes: 'gives',
  for: 'for',
  ratesFrom: best => `from ${best} : 1`,
  bankTrade: (give, take) => `Trade with the bank: ${give} for ${take}`,
  yourTurn: 'Your turn',
  rolled: sum => `Rolled ${sum}`,
  rolledBy: sum => `rolled ${sum}`,
  youGot: got => `You: +${got}`,
  youGotNothing: 'nothing for you',
  sevenRolled: 'Over 7 cards: half go',
  turn: (n, goal) => `Turn ${n} · ${points(goal)} to win`,
  turnShort: n => `Turn ${n}`,
  pieceNames: {road: 'Road', settlement: 'Settlement', city: 'City', card: 'Card'},
  rolls: 'Rolls',
  checked: n =>
    n === 0 ? 'No rolls yet' : count(n, {one: '# roll: was it fair?', other: '# rolls: were they fair?'}),
  rollsSaid: rolls => `How often each sum came: ${rolls.map((n, i) => `${i + 2}: ${n}`).join(', ')}`,
  diceSaid: dice => (dice ? `Dice: ${dice[0]} and ${dice[1]}. All rolls` : 'Dice. All rolls'),
  build: 'Build',
  costs: 'Costs',
  trade: 'Trade',
  tradeClosed: 'closed',
  ratesLabel: 'cards for 1 at the bank',
  bank: 'Bank',
  left: n => `${n} left`,
  leftLabel: 'left',
  hiddenOfThem: n => `${n} hidden`,
  owes: n => `${n} to go`,
  sealed: 'done',
  safe: 'safe',
  playable: 'can be played',
  pointStays: 'counts, hidden',
  notNow: code =>
    code === 'cat/bought-now' ? 'next turn' : code === 'cat/one-card-a-turn' ? 'one a turn' : 'not now',
  places: 'Legal places',
  placesLit: n => count(n, {one: '# place is lit', other: '# places are lit'}),
  placeOf: (n, all) => `${n} of ${all}`,
  thenLong: n => `then ${n} long`,
  previousPlace: 'Previous place',
  nextPlace: 'Next place',
  asList: 'Island as a list',
  nearer: 'Come nearer',
  wholeIsland: 'Whole island',
  lookAround: 'Look elsewhere',
  hexes: 'Hexes',
  hexColumns: ['Land', 'Number', 'Chance', 'Who lives there'],
  ways: n => `${n} of 36 rolls`,
  paysOn: n => `pays on ${n} of 36 rolls`,
  tapShows: 'A tap shows what one pays.',
  cardsNow: 'At once:',
  cardsGot: 'Yours now:',
  harbours: 'Harbours',
  nobodyThere: 'nobody yet',
  corners: 'Corners',
  edges: 'Paths',
  roadOf: name => `Road of ${name}`,
  canBuild: 'You can pay for it now.',
  lacks: (missing, {text}) =>
    `${list(RESOURCES.flatMap((kind, i) => (missing[i] ? [text.resource(missing[i], kind)] : [])))} short`,
  bankHelps: (take, rate, give, {text}) =>
    `the bank gives ${text.resource(1, take)} for ${text.resource(rate, give)}`,
  hurtBy: (token, ways, losers, kind) =>
    `${token} comes ${count(ways, {one: 'once', other: '# times'})} in 36 rolls; ${losers.length > 0 ? `${kind}: ${losers.join(', ')}` : 'nobody is hurt'}`,
  takeFrom: name => `Trade with ${name}`,
  noCards: 'no cards',
  why: {
    noTerms: 'No trade is possible now.',
    noGive: 'Tap your own cards to give something.',
    noWant: 'Now tap what you want for it.',
    emptyHands: 'Nobody has a card to give.',
    bankShort: 'no kind is enough',
    oneKind: 'one kind for one card',
    bankEmpty: 'none left there',
    tooMuch: kind => `The others cannot have that much ${kind}.`,
    sayingsLeft: n =>
      n === 0
        ? 'No more offers or answers this turn; you can still withdraw.'
        : count(n, {
            one: '# more offer or answer this turn.',
            other: '# more offers or answers this turn.',
          }),
    bankNeeds: needed => `needs ${needed}`,
  },
  ask: {
    foundSettlement: {question: 'Where do you settle?', sub: 'Tap a lit corner.'},
    foundSecond: {
      question: 'And the second?',
      sub: 'It brings a card of each land beside it at once.',
    },
    foundRoad: {question: 'Which way?', sub: 'Your road starts at the settlement.'},
    preRoll: playable => ({
      question: 'Your turn',
      sub: playable ? 'Roll, or play a card first.' : 'Roll the dice.',
    }),
    robber: {question: 'Move the robber', sub: 'Tap a hex: it stops paying.'},
    freeRoad: {question: 'Free road', sub: 'Where does it go?'},
    main: {question: 'Trade or build?', sub: 'As often as you like.'},
    build: {question: 'Build?', sub: 'Trading is over for this turn.'},
    buy: {question: 'Buy a card?', sub: 'Only you see which one it is.'},
    playFirst: {question: 'Play this card?', sub: 'One development card a turn.'},
    trade: {question: 'What do you offer?', sub: 'Tap your cards, then what you want.'},
    monopoly: {question: 'Monopoly', sub: 'Everybody hands you all of it.'},
    own: {question: 'Your own hex?', sub: ''},
    discard: owed => `Discard ${owed} cards`,
    tapDiscards: 'Tap a card; tap again to keep it',
    toGo: n => `${n} to go`,
    opened: others => (others.length > 0 ? `${list(others)} still choosing.` : 'You are the last.'),
    whom: 'Who is robbed?',
    robHere: name => (name ? `Rob ${name}?` : 'Robber here?'),
    place: piece => ({
      question: piece === 'road' ? 'Which path?' : piece === 'city' ? 'Which settlement?' : 'Which corner?',
      sub: 'Tap a lit place.',
    }),
    offer: (give, get, cards) => `Give ${cards(give)} for ${cards(get)}?`,
    asks: (name, everybody, declined) =>
      [
        everybody ? `${name} asks everybody.` : `${name} asks you.`,
        declined.length > 0 ? `${list(declined)} declined.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    offerOut: (accepted, waiting) =>
      accepted.length > 0
        ? `${list(accepted)} would trade.`
        : waiting.length > 0
          ? `Your offer is out. Waiting for ${list(waiting)}.`
          : 'Nobody takes your offer.',
    withWhom: 'Who do you trade with?',
    offered: 'Your offer is out',
    answersCome: 'Answers come here; you pick one.',
    proposal: 'What do you propose?',
    proposed: name => ({question: 'Proposed', sub: `${name} decides; you may still withdraw it.`}),
    answered: (name, answer) => ({
      question: answer === 'accept' ? 'You have accepted' : 'You have declined',
      sub: `${name} is choosing.`,
    }),
    wait: doing => ({question: doing, sub: 'You may propose a trade.'}),
    confirm: (name, give, want) => ({
      question: `Trade with ${name}?`,
      sub: `You give ${give} and get ${want}.`,
    }),
    plenty: left => ({
      question: 'Year of plenty',
      sub: left > 0 ? `Take ${left} more from the bank.` : 'Take these?',
    }),
    sevenCosts: (held, cost) => `${cards(held)}: a 7 costs ${cost}`,
  },
  buttons: {
    roll: 'Roll',
    endTurn: 'End turn',
    buy: 'Buy',
    choose: 'Choose',
    foundSettlement: 'Settle here',
    foundRoad: 'Lay road',
    freeRoad: 'Lay road',
    builds: {road: 'Build road', settlement: 'Settle', city: 'Build city'},
    discard: n => `Discard ${n}`,
    rob: name => `Rob ${name}`,
    nobody: 'Nobody',
    ownHex: 'Yes, stop my own hex',
    otherHex: 'Another hex',
    offer: 'Offer',
    again: 'Last offer',
    withdraw: 'Withdraw',
    accept: 'Accept',
    decline: 'Decline',
    counter: 'Counter',
    propose: 'Propose',
    noTrades: 'No trades from me this turn',
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
    foundSettlement: name => `${name} is choosing where to settle`,
    foundRoad: name => `${name} is choosing where to lay a road`,
    preRoll: name => `${name} is about to roll`,
    discard: name => `${name} is choosing what to discard`,
    robber: name => `${name} is choosing where the robber goes`,
    trade: name => `${name} may trade now`,
    build: name => `${name} may build now`,
    main: name => `${name} may trade and build now`,
    freeRoad: name => `${name} is choosing where to lay a free road`,
    over: () => '',
  },
  chance: 'Dice and cards are on their way',
  gameOver: 'The game is over',
  result: {
    winner: (name, total) => `${name} wins with ${points(total)}`,
    turnDecides: name => `Several have enough points; whoever’s turn it is wins, or comes first: ${name}.`,
    parts: {
      settlements: 'Settlements',
      cities: 'Cities',
      longestRoad: 'Longest road',
      largestArmy: 'Largest army',
      cards: 'Point cards',
      total: 'Total',
    },
    when: round => `in round ${round}`,
    gains: {
      settlements: 'with a settlement',
      cities: 'with a city',
      longestRoad: 'with the longest road',
      largestArmy: 'with the largest army',
      cards: 'with victory point cards',
    },
    losses: {longestRoad: 'lost the longest road', largestArmy: 'lost the largest army'},
  },
};

const lacking = (missing: readonly number[]): string => {
  const n = sum(missing);
  return `${n} short`;
};

export const aim = (goal: number): AimText => ({
  goal: 'Settle the island: roads lead to new places, where settlements and cities bring you points.',
  turn: 'In your turn roll the dice: hexes of that number pay everybody who lives beside them; then trade and build.',
  end: `Whoever first has ${points(goal)} in their own turn wins.`,
});

export const coach: CatCoachText = {
  foundSettlement:
    'A settlement gets a card from each hex beside it when its number is rolled. More dots: more often.',
  foundSecond:
    'The second one brings a card from each hex beside it at once. Pick lands that the first one lacks.',
  foundRoad:
    'Your road shows where you will grow. Two corners away there has to be room for the next settlement.',
  roll: 'Roll the dice. Every hex with that number pays all who live on its corners; a city gets two cards.',
  knightFirst: 'You may play a development card before you roll: a knight can send the robber off your hex.',
  discard: 'A seven: whoever holds more than seven cards gives half of them back. Tap those you need least.',
  robber:
    'Its hex pays nobody while the robber stands there, and you take a card from somebody who lives there. Marks show whom it hurts.',
  build:
    'What is lit can be paid for now. Settlements and cities bring points and more cards; roads lead to new corners.',
  trade:
    'Short of a card? Tap Trade, or a card in your hand: offer it to the others and pick one of their answers.',
  bank: 'The bank takes four alike for one of your choice; with a harbour three, or two. Prices stand below your cards.',
  card: 'You have a development card that can be played: one a turn. Tap the scroll in your hand.',
  freeRoad:
    'Two roads for nothing, one after the other. Five in a row, the most of all, are worth two points.',
  answer:
    'Accept if it brings you closer to a piece, or make a counter-offer. Nobody has to trade; no answer is a no.',
  propose:
    'In another’s turn you may propose a trade to whoever’s turn it is. You never have to: the game goes on without you.',
  waiting:
    'The others decide now, and their numbers may pay you, too. A tap on a name shows what that player has.',
};

export const statistics: StatisticsWords = {
  title: 'Cards and dice',
  got: 'Cards received',
  sources: {
    rolls: 'from rolls',
    founding: 'at the founding',
    development: 'by development cards',
    stolen: 'stolen',
    people: 'from players',
    bank: 'from the bank',
  },
  gave: 'Cards lost and spent',
  drains: {
    sevens: 'lost to sevens',
    robbed: 'lost to others',
    people: 'to players',
    bank: 'to the bank',
    building: 'for building',
  },
  besides: 'Besides',
  blocked: 'kept off by the robber',
  deals: 'trades with players',
  bankDeals: 'trades with the bank',
  bought: 'development cards bought',
  sevens: 'sevens rolled',
  rolls: 'Rolls by player',
  sum: 'Sum',
  expected: 'By chance',
  asTable: 'As a table',
};

const brings = ({kinds, harbour}: Yield, {text}: HintTold): string =>
  list([...kinds.map(kind => text.resources[kind]), ...(harbour ? [text.harbours[harbour]] : [])]);

export const hints: CatHintWords = {
  roll: 'Roll the dice',
  endTurn: 'End the turn',
  discard: cards => `Discard ${cards}`,
  reasons: {
    corner: (place, told) => `${place.ways} of 36 rolls pay there: ${brings(place, told)}.`,
    double: (place, told) =>
      `${place.ways} of 36 rolls pay double there from now on: ${brings(place, told)}.`,
    way: (place, told) =>
      `It leads to a free corner where ${place.ways} of 36 rolls pay: ${brings(place, told)}.`,
    longest: ({length, award}) =>
      `Your road is then ${length} long${award ? ', and the longest road is yours' : ''}.`,
    card: ({left}) => `Mostly knights, sometimes a point; then the deck holds ${left}.`,
    enables: ({piece}, {text}) => `With it you can pay for ${withA(text.pieces[piece])}.`,
    nearer: ({piece}, {text}) => `It brings you nearer to ${withA(text.pieces[piece])}.`,
    keeps: ({piece}, {text}) => `What stays pays for ${withA(text.pieces[piece])}.`,
    keepsRare: () => 'It keeps the cards that are hardest to come by.',
    refuses: ({nearGoal}) =>
      nearGoal ? 'Whoever offers it is close to winning.' : 'It helps the other side more than you.',
    betters: () => 'What you get is worth more to you than what you give.',
    lacks: () => 'You do not have what is asked for.',
    blocks: ({ways, losers}, {name}) =>
      `${ways} of 36 rolls then pay nothing there to ${list(losers.map(name))}.`,
    army: ({knights, award}, {text}) =>
      `That makes ${text.count.knights(knights)}${award ? ', and the largest army is yours' : ' before you'}.`,
    monopoly: ({kind, most}, {text}) => `The others may hold up to ${text.resource(most, kind)}.`,
    frees: () => 'The robber stands on a hex of yours.',
    freeRoads: () => 'Two roads for nothing.',
    diceFirst: () => 'The dice come first.',
    waits: () => 'Nothing that you can pay for is worth it now.',
    wins: () => 'It wins the game.',
  },
};
