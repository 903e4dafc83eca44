import type {AimText} from '../../../../i18n/game-coach.ts';
import type {GoofCoachText} from '../types/board.ts';

export const aim: AimText = {
  goal: 'Win prizes worth 1 to 13 points; everybody bids for them with the same thirteen cards.',
  turn: 'Each round everybody secretly bids one card for the prize; the highest takes it, and all cards that were bid are gone.',
  end: 'Equal bids never win; after thirteen rounds the cards are spent, and the most points win.',
};

export const coach: GoofCoachText = {
  bid: 'Choose a card for the prize in the middle. A high card wins more often, but each can be played only once.',
  sealed: 'Your card lies face down until everybody has chosen. Then all bids are shown at once.',
  shown:
    'All bids were shown together, and the highest took the prize. What has been played is gone: look what the others still hold.',
  stays:
    'Equal bids took nothing, so the prize has stayed. Now you bid for all the prizes in the middle together.',
};
