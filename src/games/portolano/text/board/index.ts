/** The words of the painted board, one language at a time and on demand. */
import type {Language} from '../../../../i18n/language.ts';
import type {BoardWords} from './type.ts';

export type {BoardWords} from './type.ts';

export function loadBoardWords(language: Language): Promise<BoardWords> {
  switch (language) {
    case 'hu':
      return import('./hu.ts').then(({words}) => words);
    case 'pl':
      return import('./pl.ts').then(({words}) => words);
    default:
      return import('./en.ts').then(({words}) => words);
  }
}
