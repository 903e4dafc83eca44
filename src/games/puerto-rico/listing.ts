/** Puerto Rico in the list of games. */
import type {GameListing} from '../listing.ts';
import {PR_OPTIONS, PR_SEATS} from './options.ts';

export const puertoRico: GameListing = {
  id: 'puerto-rico',
  name: 'Puerto Rico',
  symbol: 'ship',
  seats: PR_SEATS,
  options: PR_OPTIONS,
  rules: () => import('./index.ts').then(({game}) => game),
  advised: () => import('./advised.ts').then(({game}) => game),
  text: language => import('./text/game-text.ts').then(({loadGameText}) => loadGameText(language)),
  notation: () => import('./notation.ts').then(({notation}) => notation),
  law: () => import('./laws.ts').then(({law}) => law),
  vocabulary: () => import('./vocabulary.ts').then(({vocabulary}) => vocabulary),
};
