/** Puerto Rico in the list of games. */
import type {Options} from '../../engine/game.ts';
import type {GameListing} from '../listing.ts';
import {EXPANSIONS} from './expansions/types.ts';

/** Whether rules and words of the expansions are needed. @param options of the table; without them all there is */
const needsMore = (options: Options | undefined): boolean =>
  options === undefined || EXPANSIONS.some(id => options[id] === true);

/** Minutes that each expansion adds. */
const MORE: Readonly<Record<string, number>> = {newBuildings: 15, nobles: 15, buccaneer: 10};

export const puertoRico: GameListing = {
  id: 'puerto-rico',
  name: 'Puerto Rico',
  symbol: 'ship',
  seats: {min: 2, max: 5},
  line: {
    en: 'Plant crops, raise a town, ship your goods',
    hu: 'Ültess, építs, szállítsd hajóra az árut',
    pl: 'Sadź, buduj i wysyłaj towary statkami',
  },
  minutes: (seats, options = {}) =>
    Object.entries(MORE).reduce(
      (sum, [id, more]) => sum + (options[id] === true ? more : 0),
      Math.max(90, 45 + seats * 15),
    ),
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
