/** The words of the painted board, one language at a time. */
import type {Language} from '../../../../i18n/language.ts';
import type {BoardWords} from './type.ts';

export type {BoardWords} from './type.ts';

export function loadBoardWords(language: Language): Promise<BoardWords> {
  switch (language) {
    case 'hu':
      return import('./hu.ts').then(({board}) => board);
    case 'pl':
      return import('./pl.ts').then(({board}) => board);
    default:
      return import('./en.ts').then(({board}) => board);
  }
}
