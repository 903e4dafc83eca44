/** The texts of Catan in the shape that all games share. */
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {makeGameText, rulesChapter, thingsChapter} from '../../../i18n/make-game-text.ts';
import {loadCatText} from './index.ts';
import type {CatText} from './types/text.ts';

export async function loadGameText(language: Language): Promise<GameText> {
  const text = await loadCatText(language);
  return makeGameText(text, chapters(text));
}

const chapters = ({chapters: titles, help, development, costs}: CatText): HelpChapter[] => [
  rulesChapter(titles.rules, help),
  {
    id: 'costs',
    title: titles.costs,
    pages: Object.entries(costs).map(([id, page]) => ({id: `cost-${id}`, symbol: '', ...page})),
  },
  thingsChapter('development', titles.cards, development),
];
