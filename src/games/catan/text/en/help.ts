import type {CatText} from '../types/text.ts';

export const development: CatText['development'] = {
  knight: {
    name: 'Knight',
    help: 'Move the robber and steal a card. The knight stays before you and counts for the largest army.',
    rule: 'CAT-DEV-5',
  },
  'road-building': {
    name: 'Road building',
    help: 'Build two roads free of charge, one after the other, by the usual rules.',
    rule: 'CAT-DEV-6',
  },
  'year-of-plenty': {
    name: 'Year of plenty',
    help: 'Take any two resource cards from the bank; you may spend them at once.',
    rule: 'CAT-DEV-7',
  },
  monopoly: {
    name: 'Monopoly',
    help: 'Name a resource: all other players hand you all their cards of that kind.',
    rule: 'CAT-DEV-8',
  },
  'victory-point': {
    name: 'Victory point',
    help: 'One point. Keep it secret; reveal it only when it makes you win, even in the turn you bought it.',
    rule: 'CAT-DEV-9',
  },
};

export const costs: CatText['costs'] = {
  road: {
    title: 'Road',
    body: 'Costs lumber and brick. It goes on from your own road or building, not past another player’s building.',
    rules: ['CAT-BLD-2', 'CAT-BLD-3'],
  },
  settlement: {
    title: 'Settlement',
    body: 'Costs lumber, brick, wool and grain. Needs your own road and free neighbouring corners. 1 point, 1 card.',
    rules: ['CAT-BLD-4', 'CAT-BLD-5', 'CAT-BLD-6'],
  },
  city: {
    title: 'City',
    body: 'Costs 3 ore and 2 grain and replaces your settlement. 2 points, 2 cards.',
    rules: ['CAT-BLD-7'],
  },
  card: {
    title: 'Development card',
    body: 'Costs wool, grain and ore. Only you see it; play it from your next turn on, one a turn.',
    rules: ['CAT-BLD-8', 'CAT-DEV-1', 'CAT-DEV-3'],
  },
};

export const help: CatText['help'] = {
  aim: {
    title: 'Aim of the game',
    body: 'Be the first to have ten points in your own turn: settlements 1, cities 2, longest road 2, largest army 2, point cards 1.',
    rules: ['CAT-END-1', 'CAT-END-2'],
  },
  founding: {
    title: 'Founding',
    body: 'Each places a settlement with a road, then in reverse order a second one, which brings a card per hex around it.',
    rules: ['CAT-FND-1', 'CAT-FND-2', 'CAT-FND-3', 'CAT-FND-4'],
  },
  production: {
    title: 'Production',
    body: 'The rolled number pays every building on its hexes: settlements one card, cities two. The robber’s hex pays nothing.',
    rules: ['CAT-PROD-1', 'CAT-PROD-2', 'CAT-PROD-5'],
  },
  seven: {
    title: 'A seven',
    body: 'Nobody is paid. Whoever holds more than seven cards discards half, rounded down. Then the roller moves the robber.',
    rules: ['CAT-ROB-1', 'CAT-ROB-2'],
  },
  robber: {
    title: 'The robber',
    body: 'It moves to another hex, blocks its production, and its mover steals one unseen card from somebody who builds there.',
    rules: ['CAT-ROB-3', 'CAT-ROB-4', 'CAT-ROB-5', 'CAT-ROB-6'],
  },
  trade: {
    title: 'Trading with players',
    body: 'Whoever’s turn it is offers; the others accept, decline or counter. Every trade has that player on one side.',
    rules: ['CAT-TRD-1', 'CAT-TRD-2', 'CAT-TRD-3', 'CAT-TRD-4'],
  },
  bank: {
    title: 'Bank and harbours',
    body: 'The bank gives one card for four alike; with a harbour for three alike, or two of the harbour’s own kind.',
    rules: ['CAT-SEA-1', 'CAT-SEA-2', 'CAT-SEA-3'],
  },
  building: {
    title: 'Building',
    body: 'In your turn, as often as cards and pieces last. Older rules: all trading first, then all building.',
    rules: ['CAT-BLD-1', 'CAT-TURN-3', 'CAT-TURN-4'],
  },
  distance: {
    title: 'Distance rule',
    body: 'A settlement needs free neighbouring corners, whoever owns the buildings.',
    rules: ['CAT-BLD-5'],
  },
  cards: {
    title: 'Development cards',
    body: 'One a turn, at any free moment of your turn, also before the roll, but not in the turn of purchase.',
    rules: ['CAT-DEV-2', 'CAT-DEV-3', 'CAT-DEV-4'],
  },
  longestRoad: {
    title: 'Longest road',
    body: 'Two points for the longest unbranched road of at least five. Another player’s settlement can cut it.',
    rules: ['CAT-LR-1', 'CAT-LR-2', 'CAT-LR-3', 'CAT-LR-7'],
  },
  largestArmy: {
    title: 'Largest army',
    body: 'Two points for the first with three knights face up, then for whoever has more.',
    rules: ['CAT-LA-1', 'CAT-LA-2'],
  },
  victory: {
    title: 'Winning',
    body: 'With ten visible points in your turn you win at once. With point cards in hand you declare it and show them.',
    rules: ['CAT-END-3', 'CAT-DEV-9'],
  },
  fairness: {
    title: 'Dice and hidden cards',
    body: 'Everybody throws the dice together; nobody knows the deck; a stolen card is known to thief and victim alone.',
    rules: ['CAT-PROD-6', 'CAT-ROB-5', 'CAT-DEV-1'],
  },
};

export const synonyms: CatText['synonyms'] = [
  ['wood', 'lumber'],
  ['sheep', 'wool'],
  ['wheat', 'grain'],
  ['clay', 'brick'],
  ['stone', 'ore'],
  ['port', 'harbour'],
  ['thief', 'robber'],
  ['bandit', 'robber'],
  ['soldier', 'knight'],
  ['invention', 'year of plenty'],
  ['vp', 'points'],
];
