import {game} from '../../../src/games/portolano/advised.ts';
import {brokenLaw} from '../../../src/games/portolano/laws.ts';
import {cloneState} from '../../../src/games/portolano/state.ts';
import {gameLaws} from '../../support/games/game-laws.ts';
import {shuffled} from '../../support/games/shuffled.ts';

gameLaws({
  game,
  broken: state => {
    const broken = brokenLaw(state);
    return broken === null ? [] : [broken];
  },
  // Chests that the seat has not looked into in each other's places.
  disguise(state, _seat, faces, rng) {
    const other = cloneState(state);
    const open = new Map(state.opened);
    const hidden = [...state.chests, ...state.ships.flatMap(({chests}) => chests)];
    const place = shuffled(
      hidden.filter(handle => !faces.has(handle) && !open.has(handle)),
      rng,
    );
    other.chests = other.chests.map(place);
    other.ships = other.ships.map(ship => ({...ship, chests: ship.chests.map(place)}));
    return other;
  },
  longest: 2000,
  games: 12,
});
