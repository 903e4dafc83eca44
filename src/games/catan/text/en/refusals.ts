import {withA} from '../../../../i18n/en/grammar.ts';
import {numberIn, wordIn} from '../../../../i18n/problem-words.ts';
import {counts} from '../counts.ts';
import type {CatRefusals} from '../types/text.ts';
import {words} from './words.ts';

const {cards, count, phases, pieces, resources} = words;
const plural = {road: 'roads', settlement: 'settlements', city: 'cities', card: 'development cards'};

export const refusals: CatRefusals = {
  'cat/not-your-turn': () => 'It is another player’s turn.',
  'cat/game-over': () => 'The game is over.',
  'cat/waiting': () => 'Dice or cards are still on their way.',
  'cat/other-decision': details => `Something else comes now: ${wordIn(details, 'phase', phases)}.`,
  'cat/seal-it': () => 'Discards are sealed first and opened together.',

  'cat/no-such-place': () => 'There is no such place on the island.',
  'cat/occupied': () => 'That place is taken.',
  'cat/too-close': () => 'A neighbouring corner has a building.',
  'cat/not-at-settlement': () => 'The road must touch the settlement you have just founded.',
  'cat/not-connected': () => 'None of your roads or buildings leads there.',
  'cat/blocked': () => 'Another player’s building stands in the way.',
  'cat/no-settlement-there': () => 'A city needs a settlement of yours.',
  'cat/no-piece-left': details => `You have no ${wordIn(details, 'piece', plural)} left.`,
  'cat/no-place': details => `There is no place for ${withA(wordIn(details, 'piece', pieces))}.`,
  'cat/deck-empty': () => 'All development cards have been bought.',

  'cat/short': details => `You are short of ${cards(counts(details, 'missing'))}.`,
  'cat/not-your-card': () => 'A card is shown that is not in this hand.',
  'cat/shows-too-much': () => 'More cards are shown than needed.',

  'cat/robber-stays': () => 'The robber has to move to another hex.',
  'cat/robber-desert': () => 'The robber only goes to hexes with a number.',
  'cat/not-a-victim': () => 'That player cannot be robbed there.',
  'cat/must-steal': () => 'Somebody can be robbed there, so choose one.',
  'cat/spared': () => 'The friendly robber spares players with two points or fewer.',

  'cat/no-gifts': () => 'Both sides of a trade must give something.',
  'cat/same-kind': details => `No kind can be on both sides: ${wordIn(details, 'kind', resources)}.`,
  'cat/wants-too-much': details => `The others cannot have that much ${wordIn(details, 'kind', resources)}.`,
  'cat/bad-addressees': () => 'An offer goes to other players, each once.',
  'cat/item-gone': () => 'That offer is gone.',
  'cat/not-addressed': () => 'That offer was made to others.',
  'cat/answered': () => 'That is your answer already.',
  'cat/not-yours': () => 'Only its author can withdraw it.',
  'cat/said-enough': details =>
    `In one turn there can be ${numberIn(details, 'most')} offers and answers at most. You can still withdraw.`,
  'cat/not-accepted': () => 'That player has not accepted.',
  'cat/own-turn': () => 'In your own turn you make offers and pick answers.',
  'cat/same-at-bank': () => 'The bank changes one kind for another.',
  'cat/bank-empty': details => `The bank has no ${wordIn(details, 'kind', resources)} left.`,

  'cat/no-such-card': () => 'That development card is not in your hand.',
  'cat/bought-now': () => 'Bought this turn: it can be played from your next turn on.',
  'cat/one-card-a-turn': () => 'One development card a turn.',
  'cat/take-exactly': details => `Take exactly ${count.cards(numberIn(details, 'want'))}.`,
  'cat/no-effect': () => 'The card would do nothing now.',
  'cat/not-enough-points': details => `${count.points(numberIn(details, 'missing'))} short of victory.`,
};
