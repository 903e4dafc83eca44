/** San Juan in the list of games. */
import type {GameListing} from '../listing.ts';

export const sanJuan: GameListing = {
  id: 'san-juan',
  name: 'San Juan',
  symbol: 'house',
  seats: {min: 2, max: 4},
  line: {
    en: 'Build a town of cards, and pay with cards',
    hu: 'Lapokból építs várost, és lappal fizess',
    pl: 'Buduj miasto z kart i płać kartami',
  },
  minutes: seats => (seats > 3 ? 60 : 45),
  options: () => import('./options.ts').then(({SJ_OPTIONS}) => SJ_OPTIONS),
  secrets: () => true,
  rules: () => import('./index.ts').then(({game}) => game),
  advised: () => import('./advised.ts').then(({game}) => game),
  text: language => import('./text/index.ts').then(({loadGameText}) => loadGameText(language)),
  coach: language => import('./coach.ts').then(({loadCoach}) => loadCoach(language)),
  hints: language => import('./text/hints.ts').then(({loadHints}) => loadHints(language)),
  law: () => import('./laws.ts').then(({law}) => law),
  vocabulary: () => import('./vocabulary.ts').then(({vocabulary}) => vocabulary),
};
