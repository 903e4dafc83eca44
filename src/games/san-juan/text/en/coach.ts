import type {SjCoachText} from '../types/coach.ts';

export const coach: SjCoachText = {
  round:
    'That was a whole round. The governor moves on and now chooses first. Somebody’s twelfth building ends the game; most points win.',
  draft:
    'Keep the cards you would like to build first: cheap ones start you quickly. The rest goes face down.',
  pick: 'Take one role. Everybody then plays it; only you have its privilege. Each flag says what it would bring you now.',
  builder:
    'Every card is a building, and money as well. Choose the one you want to build; other cards of your hand pay for it.',
  payment:
    'The payment is proposed: what sinks is spent. Tap another card to swap it in. You may also build nothing and save your hand.',
  producer:
    'Each empty production building can take one good. The dearest are marked; tap to mark others, as many as you are allowed.',
  trader:
    'Goods become cards. The board shows how many cards each good brings today; then the prices change.',
  councillor:
    'You look at some new cards and keep the best. It costs nothing, so it is always worth drawing.',
  keep: 'Tap what stays in your hand. A card that you can soon pay for is often worth more than a dear one.',
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
