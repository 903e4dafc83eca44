/** Puerto Rico in the list of games. */
import type {GameListing} from '../listing.ts';

export const puertoRico: GameListing = {
  id: 'puerto-rico',
  name: 'Puerto Rico',
  symbol: 'ship',
  seats: {min: 2, max: 5},
  secrets: ({newBuildings}) => newBuildings === true,
  options: () => import('./options.ts').then(({PR_OPTIONS}) => PR_OPTIONS),
  rules: async options => {
    // Most tables play the base game: its rules come beside what tells whether there are others.
    const base = options && import('./index.ts');
    const [{needsMore}] = await Promise.all([import('./needs.ts'), base]);
    const part = base && !needsMore(options) ? base : import('./full.ts');
    return (await part).game;
  },
  advised: () => import('./advised.ts').then(({game}) => game),
  text: async (language, options) => {
    const [{needsMore}, {loadGameText}] = await Promise.all([
      import('./needs.ts'),
      import('./text/game-text.ts'),
    ]);
    return loadGameText(language, needsMore(options));
  },
  coach: language => import('./coach.ts').then(({loadCoach}) => loadCoach(language)),
  hints: language => import('./text/hints.ts').then(({loadHints}) => loadHints(language)),
  law: () => import('./laws.ts').then(({law}) => law),
  vocabulary: () => import('./vocabulary.ts').then(({vocabulary}) => vocabulary),
};
