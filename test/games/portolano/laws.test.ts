import {game} from '../../../src/games/portolano/index.ts';
import {brokenLaw} from '../../../src/games/portolano/laws.ts';
import {gameLaws} from '../../support/game-laws.ts';

gameLaws({
  game,
  broken: state => {
    const broken = brokenLaw(state);
    return broken === null ? [] : [broken];
  },
  disguise: () => null,
  longest: 2000,
  games: 12,
});
