/** New game in the list of games. */
import type {GameListing} from '../listing.ts';

export const newGame: GameListing = {
  id: 'new-game',
  name: 'New game',
  symbol: 'beacon',
  seats: {min: 2, max: 4},
  line: {
    en: 'Four cards, three rounds: the highest wins',
    hu: 'Négy lap, három kör: a legmagasabb lap visz',
    pl: 'Cztery karty, trzy rundy: wygrywa najwyższa',
  },
  minutes: () => 3,
  options: () => import('./types.ts').then(({OPTIONS}) => OPTIONS),
  secrets: () => true,
  rules: () => import('./index.ts').then(({game}) => game),
  advised: () => import('./advised.ts').then(({game}) => game),
  text: language => import('./text/index.ts').then(({loadGameText}) => loadGameText(language)),
  // The law is asked with this game's own states only.
  law: () => import('./laws.ts').then(({brokenLaw}) => brokenLaw as (state: unknown) => string | null),
  vocabulary: () => import('./text/en/text.ts').then(({text}) => ({names: text.plain.names})),
};
