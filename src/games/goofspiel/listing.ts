/** Goofspiel in the list of games. */
import type {GameListing} from '../listing.ts';

export const goofspiel: GameListing = {
  id: 'goofspiel',
  name: 'Goofspiel',
  symbol: 'crown',
  seats: {min: 2, max: 5},
  line: {
    en: 'Bid in secret for thirteen prizes',
    hu: 'Licitálj titokban a nyereményekért',
    pl: 'Licytuj w tajemnicy o trzynaście nagród',
  },
  unordered: true,
  minutes: () => 10,
  options: () => import('./types.ts').then(({OPTIONS}) => OPTIONS),
  secrets: () => true,
  rules: () => import('./index.ts').then(({game}) => game),
  advised: () => import('./advised.ts').then(({game}) => game),
  text: language => import('./text/index.ts').then(({loadGameText}) => loadGameText(language)),
  coach: language => import('./coach.ts').then(({loadCoach}) => loadCoach(language)),
  // The law is asked with this game's own states only.
  law: () => import('./laws.ts').then(({brokenLaw}) => brokenLaw as (state: unknown) => string | null),
  vocabulary: () =>
    import('./text/en/text.ts').then(({text}) => ({
      options: text.options.ties!.values,
      names: text.plain.names,
    })),
};
