/** The texts of Puerto Rico in the shape that all games share. */
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import type {PrEvent} from '../types.ts';
import {loadPrText, wordEvent} from './index.ts';
import type {PrText} from './type.ts';

/** @param more as for `loadPrText` */
export const loadGameText = async (language: Language, more: boolean): Promise<GameText> =>
  gameText(await loadPrText(language, more));

const gameText = (text: PrText): GameText => ({
  name: text.game,
  tagline: text.tagline,
  options: text.options,
  length: text.length,
  event: (event, name) =>
    // Known by its type, hence one of this game's.
    Object.hasOwn(text.events, event.type) ? wordEvent(text, event as PrEvent, name) : '',
  refusals: text.refusals,
  draws: text.draws,
  help: chapters(text),
  synonyms: text.synonyms,
});

function chapters({chapters, help, roles, buildings}: PrText): HelpChapter[] {
  return [
    {
      id: 'rules',
      title: chapters.rules,
      pages: Object.entries(help).map(([id, page]) => ({id, symbol: '', ...page})),
    },
    {
      id: 'roles',
      title: chapters.roles,
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
    {
      id: 'buildings',
      title: chapters.buildings,
      pages: Object.entries(buildings).map(([id, {name, help, rule}]) => ({
        id,
        title: name,
        body: help,
        rules: [rule],
        symbol: id,
      })),
    },
  ];
}
