/** The words of Goofspiel, on demand. */
import type {AimText} from '../../../i18n/game-coach.ts';
import type {GameText} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {type LoadWords, wordsOf} from '../../../i18n/load-words.ts';
import {makeGameText, rulesChapter} from '../../../i18n/make-game-text.ts';
import type {GoofCoachText} from './types/board.ts';
import type {GoofText} from './types/text.ts';

const loadText: LoadWords<GoofText> = wordsOf('text', {
  en: () => import('./en/text.ts'),
  hu: () => import('./hu/text.ts'),
  pl: () => import('./pl/text.ts'),
});

const BOARD = {
  en: () => import('./en/board.ts'),
  hu: () => import('./hu/board.ts'),
  pl: () => import('./pl/board.ts'),
};

/** What the coach says. */
export const loadCoachText: LoadWords<GoofCoachText> = wordsOf('coach', BOARD);

/** What the game is about. */
export const loadAim: LoadWords<AimText> = wordsOf('aim', BOARD);

export async function loadGameText(language: Language): Promise<GameText> {
  const text = await loadText(language);
  return makeGameText(text, [rulesChapter(text.rules, text.help)]);
}
