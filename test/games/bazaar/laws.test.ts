/** A card game with everything the contract knows of secrets keeps the laws of every game. */

import {bazaar, CARDS} from '../../support/games/bazaar.ts';
import {gameLaws} from '../../support/games/game-laws.ts';
import {shuffled} from '../../support/games/shuffled.ts';

gameLaws({
  game: bazaar,
  broken: ({pile, hands, dropped, coins, house, phase}) => {
    const handles = [...pile, ...dropped, ...hands.flat()];
    const cards = phase === 'shuffle' && handles.length === 0 ? CARDS : handles.length;
    const money = coins.reduce((sum, each) => sum + each, house);
    return [
      ...(cards === CARDS && new Set(handles).size === handles.length ? [] : [`${cards} cards`]),
      ...(money === 6 * coins.length && coins.every(each => each >= 0)
        ? []
        : [`${coins} and ${house} coins`]),
    ];
  },
  // Cards that neither the seat nor everybody has seen in each other's places.
  disguise(state, _seat, faces, rng) {
    const other = bazaar.clone(state);
    const hidden = [...state.pile, ...state.dropped, ...state.hands.flat()];
    const place = shuffled(
      hidden.filter(handle => !faces.has(handle) && !(handle in state.seen)),
      rng,
    );
    other.pile = other.pile.map(place);
    other.dropped = other.dropped.map(place);
    other.hands = other.hands.map(hand => hand.map(place));
    return other;
  },
  longest: 80,
  games: 40,
});
