/** The words that every coach shares, one language at a time and on demand. */
import {loadPart} from '../../base/load-part.ts';
import type {Language} from '../language.ts';
import type {CoachWords} from './type.ts';

export type {CoachWords} from './type.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{readonly words: CoachWords}>>> = {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  pl: () => import('./pl.ts'),
};

export const loadCoachWords = (language: Language): Promise<CoachWords> =>
  loadPart(LOADERS[language]).then(({words}) => words);
