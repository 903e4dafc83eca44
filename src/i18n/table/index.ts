/** The words of the table's shell, one language at a time and on demand. */
import {loadPart} from '../../base/load-part.ts';
import type {Language} from '../language.ts';
import type {TableWords} from './type.ts';

export type {TableWords} from './type.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{readonly words: TableWords}>>> = {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  pl: () => import('./pl.ts'),
};

export const loadTableWords = (language: Language): Promise<TableWords> =>
  loadPart(LOADERS[language]).then(({words}) => words);
