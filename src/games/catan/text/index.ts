/** The words of Catan, on demand. */
import {type LoadWords, wordsOf} from '../../../i18n/load-words.ts';
import type {BoardWords} from './types/board.ts';
import type {CatCoachText} from './types/coach.ts';
import type {CatHintWords} from './types/hints.ts';
import type {StatisticsWords} from './types/statistics.ts';
import type {CatText} from './types/text.ts';

export type {BoardWords} from './types/board.ts';
export type {CoachId} from './types/coach.ts';
export type {StatisticsWords} from './types/statistics.ts';
export type {CatText} from './types/text.ts';

/** What everybody at a table says. */
export const loadCatText: LoadWords<CatText> = wordsOf('text', {
  en: () => import('./en/text.ts'),
  hu: () => import('./hu/text.ts'),
  pl: () => import('./pl/text.ts'),
});

/** What the painted board says. */
export const loadBoardWords: LoadWords<BoardWords> = wordsOf('board', {
  en: () => import('./en/board.ts'),
  hu: () => import('./hu/board.ts'),
  pl: () => import('./pl/board.ts'),
});

/** What the coach says. */
export const loadCoachText: LoadWords<CatCoachText> = wordsOf('coach', {
  en: () => import('./en/coach.ts'),
  hu: () => import('./hu/coach.ts'),
  pl: () => import('./pl/coach.ts'),
});

/** What hints say. */
export const loadHintWords: LoadWords<CatHintWords> = wordsOf('hints', {
  en: () => import('./en/hints.ts'),
  hu: () => import('./hu/hints.ts'),
  pl: () => import('./pl/hints.ts'),
});

/** What the end of a game says of its figures. */
export const loadStatisticsWords: LoadWords<StatisticsWords> = wordsOf('statistics', {
  en: () => import('./en/statistics.ts'),
  hu: () => import('./hu/statistics.ts'),
  pl: () => import('./pl/statistics.ts'),
});
