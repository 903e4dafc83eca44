import type {Rng} from '../../../src/base/rng.ts';
import type {Faces} from '../../../src/engine/ask.ts';
import {game} from '../../../src/games/san-juan/advised.ts';
import {brokenLaw, handlesOf} from '../../../src/games/san-juan/laws.ts';
import {cloneState, type SjState} from '../../../src/games/san-juan/state.ts';
import {gameLaws} from '../../support/games/game-laws.ts';
import {shuffled} from '../../support/games/shuffled.ts';

/**
 * Cards that the seat has not seen in each other's places; others' chapels with a card more, unless somebody has counted
 * them. The order of tiles that nobody has seen is not in the state at all.
 */
function disguise(state: SjState, seat: number | null, faces: Faces, rng: Rng, counted: boolean): SjState {
  const other = cloneState(state);
  const handles = handlesOf(state);
  const hidden = handles.filter(handle => !faces.has(handle) && !state.mine.includes(handle));
  const place = shuffled(hidden, rng);
  other.pile = other.pile.map(place);
  other.discards = other.discards.map(place);
  other.lifted = other.lifted.map(place);
  other.drawn = other.drawn.map(place);
  let next = Math.max(0, ...handles) + 1;
  other.towns.forEach((town, i) => {
    town.goods = town.goods.map(good => (good === -1 ? -1 : place(good)));
    town.hand = town.hand.map(place);
    town.chapel = town.chapel.map(place);
    if (!counted && i !== seat && rng.below(2) === 0) town.chapel.push(next++);
  });
  return other;
}

gameLaws({
  game,
  broken: state => {
    const law = brokenLaw(state);
    return law === null ? [] : [law];
  },
  disguise,
  longest: 3000,
  games: 20,
});
