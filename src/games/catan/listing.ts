/** Catan in the list of games. */
import type {GameListing} from '../listing.ts';

export const catan: GameListing = {
  id: 'catan',
  name: 'Catan',
  symbol: 'hexagon',
  seats: {min: 3, max: 4},
  line: {
    en: 'Settle an island: roll, trade, build',
    hu: 'Dobj, cserélj, építkezz a szigeten',
    pl: 'Zasiedl wyspę: rzucaj, handluj, buduj',
  },
  minutes: seats => (seats > 3 ? 90 : 60),
  options: () => import('./options.ts').then(({CAT_OPTIONS}) => CAT_OPTIONS),
  secrets: () => true,
  rules: () => import('./index.ts').then(({game}) => game),
  advised: () => import('./advised.ts').then(({game}) => game),
  text: language => import('./text/index.ts').then(({loadGameText}) => loadGameText(language)),
  coach: language => import('./coach.ts').then(({loadCoach}) => loadCoach(language)),
  hints: language => import('./text/hints.ts').then(({loadHints}) => loadHints(language)),
  law: () => import('./laws.ts').then(({law}) => law),
  vocabulary: () => import('./vocabulary.ts').then(({vocabulary}) => vocabulary),
};
