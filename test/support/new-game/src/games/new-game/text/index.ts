/** The words of New game, on demand. */
import type {GameText} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {type LoadWords, wordsOf} from '../../../i18n/load-words.ts';
import {makeGameText, rulesChapter} from '../../../i18n/make-game-text.ts';
import type {NewGameText} from './types/text.ts';

export const loadText: LoadWords<NewGameText> = wordsOf('text', {
  en: () => import('./en/text.ts'),
  hu: () => import('./hu/text.ts'),
  pl: () => import('./pl/text.ts'),
});

export async function loadGameText(language: Language): Promise<GameText> {
  const text = await loadText(language);
  return makeGameText(text, [rulesChapter(text.rules, text.help)]);
}
