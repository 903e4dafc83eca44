/** Words that some parts of a table say, on demand. */
import {type LoadWords, wordsOf} from './load-words.ts';
import type {CoachWords} from './types/coach.ts';
import type {HintWords} from './types/hint.ts';
import type {TableWords} from './types/table.ts';

export type {CoachWords} from './types/coach.ts';
export type {HintWords} from './types/hint.ts';
export type {TableWords} from './types/table.ts';

/** What the shell of the table says. */
export const loadTableWords: LoadWords<TableWords> = wordsOf('table', {
  en: () => import('./en/table.ts'),
  hu: () => import('./hu/table.ts'),
  pl: () => import('./pl/table.ts'),
});

/** What every coach says. */
export const loadCoachWords: LoadWords<CoachWords> = wordsOf('coach', {
  en: () => import('./en/coach.ts'),
  hu: () => import('./hu/coach.ts'),
  pl: () => import('./pl/coach.ts'),
});

/** What a hint says, whatever the game. */
export const loadHintWords: LoadWords<HintWords> = wordsOf('hint', {
  en: () => import('./en/hint.ts'),
  hu: () => import('./hu/hint.ts'),
  pl: () => import('./pl/hint.ts'),
});
