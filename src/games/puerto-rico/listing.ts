/** Puerto Rico in the list of games. */
import type {Options} from '../../engine/game.ts';
import type {GameListing} from '../listing.ts';
import {EXPANSIONS} from './expansions/types.ts';

/** Whether rules and words of the expansions are needed. @param options of the table; without them all there is */
const needsMore = (options: Options | undefined): boolean =>
  options === undefined || EXPANSIONS.some(id => options[id] === true);

export const puertoRico: GameListing = {
  id: 'puerto-rico',
  name: 'Puerto Rico',
  symbol: 'ship',
  seats: {min: 2, max: 5},
  secrets: ({newBuildings}) => newBuildings === true,
  options: () => import('./options.ts').then(({PR_OPTIONS}) => PR_OPTIONS),
  rules: async options => {
    const {game} = await (needsMore(options) ? import('./full.ts') : import('./index.ts'));
    return game;
  },
  advised: () => import('./advised.ts').then(({game}) => game),
  text: (language, options) =>
    import('./text/index.ts').then(({loadGameText}) => loadGameText(language, needsMore(options))),
  coach: language => import('./coach.ts').then(({loadCoach}) => loadCoach(language)),
  hints: language => import('./text/hints.ts').then(({loadHints}) => loadHints(language)),
  law: () => import('./laws.ts').then(({law}) => law),
  vocabulary: () => import('./vocabulary.ts').then(({vocabulary}) => vocabulary),
};
