/** The texts of San Juan in the shape that all games share. */
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {makeGameText, rulesChapter, thingsChapter} from '../../../i18n/make-game-text.ts';
import {loadSjText} from './index.ts';
import type {SjText} from './types/text.ts';

export async function loadGameText(language: Language): Promise<GameText> {
  const text = await loadSjText(language);
  return makeGameText(text, chapters(text));
}

const chapters = ({chapters: titles, help, roles, buildings}: SjText): HelpChapter[] => [
  rulesChapter(titles.rules, help),
  {
    id: 'roles',
    title: titles.roles,
    pages: Object.entries(roles).map(([id, {name, action, privilege, doubled}]) => ({
      id: `role-${id}`,
      title: name,
      body: `${action} ${privilege()} ${doubled}`,
      rules: [],
      symbol: '',
    })),
  },
  thingsChapter('buildings', titles.buildings, buildings),
];
