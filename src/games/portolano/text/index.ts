/** The words of Portolano, on demand. */
import {type LoadWords, wordsOf} from '../../../i18n/load-words.ts';
import type {BoardWords} from './types/board.ts';
import type {PortCoachText} from './types/coach.ts';
import type {PortHintWords} from './types/hints.ts';
import type {PortText} from './types/text.ts';

export type {BoardWords} from './types/board.ts';
export type {CoachId} from './types/coach.ts';
export type {PortText} from './types/text.ts';

/** What everybody at a table says. */
export const loadPortText: LoadWords<PortText> = wordsOf('text', {
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
export const loadCoachText: LoadWords<PortCoachText> = wordsOf('coach', {
  en: () => import('./en/coach.ts'),
  hu: () => import('./hu/coach.ts'),
  pl: () => import('./pl/coach.ts'),
});

/** What hints say. */
export const loadHintWords: LoadWords<PortHintWords> = wordsOf('hints', {
  en: () => import('./en/hints.ts'),
  hu: () => import('./hu/hints.ts'),
  pl: () => import('./pl/hints.ts'),
});
