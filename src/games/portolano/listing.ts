/** Portolano in the list of games. */
import type {GameListing} from '../listing.ts';

export const portolano: GameListing = {
  id: 'portolano',
  name: 'Portolano',
  symbol: 'compass',
  seats: {min: 2, max: 5},
  line: {
    en: 'Plan in secret, trade, outsail the pirates',
    hu: 'Tervezz titokban, hajózz, kereskedj',
    pl: 'Planuj skrycie, handluj, unikaj piratów',
  },
  minutes: seats => seats * 20,
  options: () => import('./options.ts').then(({PORT_OPTIONS}) => PORT_OPTIONS),
  secrets: () => true,
  rules: () => import('./index.ts').then(({game}) => game),
  advised: () => import('./advised.ts').then(({game}) => game),
  text: language => import('./text/index.ts').then(({loadGameText}) => loadGameText(language)),
  coach: language => import('./coach.ts').then(({loadCoach}) => loadCoach(language)),
  hints: language => import('./text/hints.ts').then(({loadHints}) => loadHints(language)),
  // The law is asked with this game's own states only.
  law: () => import('./laws.ts').then(({brokenLaw}) => brokenLaw as (state: unknown) => string | null),
  vocabulary: () => import('./vocabulary.ts').then(({vocabulary}) => vocabulary),
};
