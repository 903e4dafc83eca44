/** Words that the parts of a table say, on demand. */
import {type LoadWords, wordsOf} from './load-words.ts';
import type {CoachWords, HintWords, TableWords} from './types/table.ts';

export type {CoachWords, HintWords, TableWords} from './types/table.ts';

const FILES = {
  en: () => import('./en/table.ts'),
  hu: () => import('./hu/table.ts'),
  pl: () => import('./pl/table.ts'),
};

/** What the shell of the table says. */
export const loadTableWords: LoadWords<TableWords> = wordsOf('table', FILES);

/** What every coach says. */
export const loadCoachWords: LoadWords<CoachWords> = wordsOf('coach', FILES);

/** What a hint says, whatever the game. */
export const loadHintWords: LoadWords<HintWords> = wordsOf('hint', FILES);
