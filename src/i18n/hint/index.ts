/** The words of hints, one language at a time and on demand. */
import {loadPart} from '../../base/load-part.ts';
import type {Language} from '../language.ts';
import type {HintWords} from './type.ts';

export type {HintWords} from './type.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{readonly words: HintWords}>>> = {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  pl: () => import('./pl.ts'),
};

export const loadHintWords = (language: Language): Promise<HintWords> =>
  loadPart(LOADERS[language]).then(({words}) => words);
