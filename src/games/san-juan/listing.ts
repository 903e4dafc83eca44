/** San Juan in the list of games. */
import type {GameListing} from '../listing.ts';
import {SJ_OPTIONS, SJ_SEATS} from './options.ts';

export const sanJuan: GameListing = {
  id: 'san-juan',
  name: 'San Juan',
  symbol: 'house',
  seats: SJ_SEATS,
  options: SJ_OPTIONS,
  rules: () => import('./index.ts').then(({game}) => game),
  advised: () => import('./advised.ts').then(({game}) => game),
  text: language => import('./text/game-text.ts').then(({loadGameText}) => loadGameText(language)),
  notation: () => import('./notation.ts').then(({notation}) => notation),
  law: () => import('./laws.ts').then(({law}) => law),
  vocabulary: () => import('./vocabulary.ts').then(({vocabulary}) => vocabulary),
};
