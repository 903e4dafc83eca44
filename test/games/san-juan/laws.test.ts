import {game} from '../../../src/games/san-juan/advised.ts';
import {brokenLaw} from '../../../src/games/san-juan/laws.ts';
import {gameLaws} from '../../support/games/game-laws.ts';
import {disguise} from './support/disguise.ts';

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
