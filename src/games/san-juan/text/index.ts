/** The words of San Juan, on demand. */
import {type LoadWords, wordsOf} from '../../../i18n/load-words.ts';
import type {BoardWords} from './types/board.ts';
import type {SjCoachText} from './types/coach.ts';
import type {SjText} from './types/text.ts';

export type {BoardWords} from './types/board.ts';
export type {CoachId} from './types/coach.ts';
export type {SjText} from './types/text.ts';

/** What everybody at a table says. */
export const loadSjText: LoadWords<SjText> = wordsOf('text', {
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
export const loadCoachText: LoadWords<SjCoachText> = wordsOf('coach', {
  en: () => import('./en/coach.ts'),
  hu: () => import('./hu/coach.ts'),
  pl: () => import('./pl/coach.ts'),
});
