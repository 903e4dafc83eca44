/** Portolano in the list of games. */
import type {GameListing} from '../listing.ts';
import {PORT_OPTIONS, PORT_SEATS} from './options.ts';

export const portolano: GameListing = {
  id: 'portolano',
  name: 'Portolano',
  symbol: 'ship',
  seats: PORT_SEATS,
  options: PORT_OPTIONS,
  rules: () => import('./index.ts').then(({game}) => game),
  advised: () => import('./advised.ts').then(({game}) => game),
  text: language => import('./text/game-text.ts').then(({loadGameText}) => loadGameText(language)),
  notation: () => import('./notation.ts').then(({notation}) => notation),
  // The law is asked with this game's own states only.
  law: () => import('./laws.ts').then(({brokenLaw}) => brokenLaw as (state: unknown) => string | null),
  vocabulary: () => import('./vocabulary.ts').then(({vocabulary}) => vocabulary),
};
