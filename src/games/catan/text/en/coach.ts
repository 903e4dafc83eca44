import type {CatCoachText} from '../types/coach.ts';

export const coach: CatCoachText = {
  foundSettlement:
    'A settlement gets a card from each hex around it when its number is rolled. More dots below a number: it comes more often.',
  foundSecond:
    'Your second settlement brings a card from each hex around it at once. Pick resources that the first one lacks.',
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
