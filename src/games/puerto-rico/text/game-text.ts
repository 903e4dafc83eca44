/** The texts of Puerto Rico in the shape that all games share. */
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {makeGameText, rulesChapter, thingsChapter} from '../../../i18n/make-game-text.ts';
import {loadPrText, wordEvent} from './index.ts';
import type {PrText} from './type.ts';

/** @param more as for `loadPrText` */
export async function loadGameText(language: Language, more: boolean): Promise<GameText> {
  const text = await loadPrText(language, more);
  return makeGameText(text, wordEvent, chapters(text));
}

const itself = (id: string): string => id;

const chapters = ({chapters: titles, help, roles, buildings}: PrText): HelpChapter[] => [
  rulesChapter(titles.rules, help),
  {
    id: 'roles',
    title: titles.roles,
    pages: Object.entries(roles)
      .filter(([id]) => id !== 'prospector-2')
      .map(([id, {name, action, privilege}]) => ({
        id: `role-${id}`,
        title: name,
        body: `${action} ${privilege}`,
        rules: [],
        symbol: id,
      })),
  },
  thingsChapter('buildings', titles.buildings, buildings, itself, itself),
];
