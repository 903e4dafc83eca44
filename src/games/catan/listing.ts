/** Catan in the list of games. */
import type {GameListing} from '../listing.ts';
import {CAT_OPTIONS, CAT_SEATS} from './options.ts';

export const catan: GameListing = {
  id: 'catan',
  name: 'Catan',
  symbol: 'ship',
  seats: CAT_SEATS,
  options: CAT_OPTIONS,
  rules: () => import('./index.ts').then(({game}) => game),
  advised: () => import('./advised.ts').then(({game}) => game),
  text: language => import('./text/game-text.ts').then(({loadGameText}) => loadGameText(language)),
  notation: () => import('./notation.ts').then(({notation}) => notation),
  law: () => import('./laws.ts').then(({law}) => law),
  vocabulary: () => import('./vocabulary.ts').then(({vocabulary}) => vocabulary),
};
