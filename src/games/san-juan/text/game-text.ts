/** The texts of San Juan in the shape that all games share. */
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import type {SjEvent} from '../types.ts';
import {loadSjText, wordEvent} from './index.ts';
import type {SjText} from './type.ts';

export const loadGameText = async (language: Language): Promise<GameText> =>
  gameText(await loadSjText(language));

const gameText = (text: SjText): GameText => ({
  name: text.game,
  tagline: text.tagline,
  options: text.options,
  length: text.length,
  event: (event, name) =>
    // Known by its type, hence one of this game's.
    Object.hasOwn(text.events, event.type) ? wordEvent(text, event as SjEvent, name) : '',
  refusals: text.refusals,
  draws: text.draws,
  help: chapters(text),
  synonyms: text.synonyms,
});

function chapters({chapters, help, roles, buildings}: SjText): HelpChapter[] {
  return [
    {
      id: 'rules',
      title: chapters.rules,
      pages: Object.entries(help).map(([id, page]) => ({id, symbol: '', ...page})),
    },
    {
      id: 'roles',
      title: chapters.roles,
      pages: Object.entries(roles).map(([id, {name, action, privilege, doubled}]) => ({
        id: `role-${id}`,
        title: name,
        body: `${action} ${privilege} ${doubled}`,
        rules: [],
        symbol: '',
      })),
    },
    {
      id: 'buildings',
      title: chapters.buildings,
      pages: Object.entries(buildings).map(([id, {name, help, rule}]) => ({
        id,
        title: name,
        body: help,
        rules: [rule],
        symbol: '',
      })),
    },
  ];
}
