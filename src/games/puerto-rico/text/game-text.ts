/** The texts of Puerto Rico in the shape that all games share. */
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {BASE_BUILDINGS} from '../data.ts';
import type {PrEvent} from '../types.ts';
import {BUILDINGS, ROLES} from '../types.ts';
import {loadPrText, wordEvent} from './index.ts';
import type {PrText} from './type.ts';

export const loadGameText = async (language: Language): Promise<GameText> =>
  gameText(await loadPrText(language));

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

/** Roles and buildings of the base game; those of the expansions have no drawing yet. */
const DRAWN: ReadonlySet<string> = new Set([
  ...ROLES.filter(role => role !== 'buccaneer'),
  ...BUILDINGS.slice(0, BASE_BUILDINGS),
]);
const drawn = (id: string): string => (DRAWN.has(id) ? id : '');

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
          symbol: drawn(id),
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
        symbol: drawn(id),
      })),
    },
  ];
}
