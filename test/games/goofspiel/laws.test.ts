/** Goofspiel keeps the laws of every game. */

import {game} from '../../../src/games/goofspiel/advised.ts';
import {brokenLaw} from '../../../src/games/goofspiel/laws.ts';
import {HIGHEST} from '../../../src/games/goofspiel/types.ts';
import {gameLaws} from '../../support/games/game-laws.ts';
import {shuffled} from '../../support/games/shuffled.ts';

gameLaws({
  game,
  broken: state => [brokenLaw(state) ?? []].flat(),
  // The prizes that are still to come, in another order.
  disguise(state, _seat, _faces, rng) {
    const place = shuffled(state.pile, rng);
    return {...game.clone(state), pile: state.pile.map(place)};
  },
  longest: 5 * HIGHEST,
  games: 40,
});
