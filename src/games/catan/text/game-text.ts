/** The texts of Catan in the shape that all games share. */
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import type {CatEvent} from '../types.ts';
import {loadCatText, wordEvent} from './index.ts';
import type {CatText} from './type.ts';

export const loadGameText = async (language: Language): Promise<GameText> =>
  gameText(await loadCatText(language));

const gameText = (text: CatText): GameText => ({
  name: text.game,
  tagline: text.tagline,
  options: text.options,
  length: text.length,
  event: (event, name) =>
    // Known by its type, hence one of this game's.
    Object.hasOwn(text.events, event.type) ? wordEvent(text, event as CatEvent, name) : '',
  refusals: text.refusals,
  draws: text.draws,
  help: chapters(text),
  synonyms: text.synonyms,
});

const chapters = ({chapters, help, development, costs}: CatText): HelpChapter[] => [
  {
    id: 'rules',
    title: chapters.rules,
    pages: Object.entries(help).map(([id, page]) => ({id, symbol: '', ...page})),
  },
  {
    id: 'costs',
    title: chapters.costs,
    pages: Object.entries(costs).map(([id, page]) => ({id: `cost-${id}`, symbol: '', ...page})),
  },
  {
    id: 'development',
    title: chapters.cards,
    pages: Object.entries(development).map(([id, {name, help: body, rule}]) => ({
      id,
      title: name,
      body,
      rules: [rule],
      symbol: '',
    })),
  },
];
