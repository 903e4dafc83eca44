/** The captions of the expansions' screens, one language at a time and on demand. */
import type {Language} from '../../../../../i18n/language.ts';
import type {MoreBoardWords} from './type.ts';

export type {MoreBoardWords} from './type.ts';

export function loadMoreBoardWords(language: Language): Promise<MoreBoardWords> {
  switch (language) {
    case 'hu':
      return import('./hu.ts').then(({more}) => more);
    case 'pl':
      return import('./pl.ts').then(({more}) => more);
    default:
      return import('./en.ts').then(({more}) => more);
  }
}
