/** The words of Puerto Rico, on demand. */

import {loadPart} from '../../../base/load-part.ts';
import type {Language} from '../../../i18n/language.ts';
import {type InLanguages, type LoadWords, wordsOf} from '../../../i18n/load-words.ts';
import type {BoardWords} from './types/board.ts';
import type {PrCoachText} from './types/coach.ts';
import type {MoreBoardWords} from './types/expansions-board.ts';
import type {PrHintWords} from './types/hints.ts';
import type {PrText} from './types/text.ts';

export type {BoardWords} from './types/board.ts';
export type {CoachId} from './types/coach.ts';
export type {MoreBoardWords} from './types/expansions-board.ts';
export type {PrText} from './types/text.ts';

const loadBase: LoadWords<PrText> = wordsOf('text', {
  en: () => import('./en/text.ts'),
  hu: () => import('./hu/text.ts'),
  pl: () => import('./pl/text.ts'),
});
const loadFull: LoadWords<PrText> = wordsOf('full', {
  en: () => import('./en/expansions/full.ts'),
  hu: () => import('./hu/expansions/full.ts'),
  pl: () => import('./pl/expansions/full.ts'),
});

/** @param more with the words of the expansions; a table of the base game does without */
export const loadPrText = (language: Language, more = true): Promise<PrText> =>
  (more ? loadFull : loadBase)(language);

const PAGES: InLanguages<Pick<PrText, 'help' | 'synonyms'>> = {
  en: () => import('./en/help.ts'),
  hu: () => import('./hu/help.ts'),
  pl: () => import('./pl/help.ts'),
};

/** The pages of the help, which tell what a tile is: a table of the base game is first drawn without them. */
export async function fillHelp(language: Language): Promise<void> {
  const [text, {help, synonyms}] = await Promise.all([
    loadPrText(language, false),
    loadPart(PAGES[language]),
  ]);
  Object.assign(text, {help, synonyms});
}

/** What the painted board says. */
export const loadBoardWords: LoadWords<BoardWords> = wordsOf('board', {
  en: () => import('./en/board.ts'),
  hu: () => import('./hu/board.ts'),
  pl: () => import('./pl/board.ts'),
});

/** What the coach says. */
export const loadCoachText: LoadWords<PrCoachText> = wordsOf('coach', {
  en: () => import('./en/coach.ts'),
  hu: () => import('./hu/coach.ts'),
  pl: () => import('./pl/coach.ts'),
});

/** What hints say. */
export const loadHintWords: LoadWords<PrHintWords> = wordsOf('hints', {
  en: () => import('./en/hints.ts'),
  hu: () => import('./hu/hints.ts'),
  pl: () => import('./pl/hints.ts'),
});

/** What the screens of the expansions say. */
export const loadMoreBoardWords: LoadWords<MoreBoardWords> = wordsOf('more', {
  en: () => import('./en/expansions/board.ts'),
  hu: () => import('./hu/expansions/board.ts'),
  pl: () => import('./pl/expansions/board.ts'),
});
