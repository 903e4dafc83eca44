/** New game keeps the laws of every game. */
import {game} from '../../../src/games/new-game/advised.ts';
import {brokenLaw} from '../../../src/games/new-game/laws.ts';
import {gameLaws} from '../../support/games/game-laws.ts';
import {shuffled} from '../../support/games/shuffled.ts';

gameLaws({
  game,
  broken: state => [brokenLaw(state) ?? []].flat(),
  // Cards that the seat does not know, in each other's places.
  disguise(state, _seat, faces, rng) {
    const hidden = [...state.pile, ...state.hands.flat()].filter(card => !faces.has(card));
    const place = shuffled(hidden, rng);
    return {
      ...game.clone(state),
      pile: state.pile.map(place),
      hands: state.hands.map(hand => hand.map(place)),
    };
  },
  longest: 12,
  games: 20,
});
