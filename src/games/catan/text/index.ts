/** The words of Catan, on demand. */

import type {AimText} from '../../../i18n/game-coach.ts';
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {type LoadWords, wordsOf} from '../../../i18n/load-words.ts';
import {makeGameText, rulesChapter, thingsChapter} from '../../../i18n/make-game-text.ts';
import type {BoardWords, CatCoachText, CatHintWords, StatisticsWords} from './types/board.ts';
import type {CatText, HelpTopic} from './types/text.ts';

export type {BoardWords, CoachId, StatisticsWords} from './types/board.ts';
export type {CatText} from './types/text.ts';

/** What everybody at a table says. */
export const loadCatText: LoadWords<CatText> = wordsOf('text', {
  en: () => import('./en/text.ts'),
  hu: () => import('./hu/text.ts'),
  pl: () => import('./pl/text.ts'),
});

const BOARD = {
  en: () => import('./en/board.ts'),
  hu: () => import('./hu/board.ts'),
  pl: () => import('./pl/board.ts'),
};

/** What the painted board says. */
export const loadBoardWords: LoadWords<BoardWords> = wordsOf('board', BOARD);

/** What the coach says. */
export const loadCoachText: LoadWords<CatCoachText> = wordsOf('coach', BOARD);

/** What the game is about, at a table that plays to so many points. */
export const loadAim: LoadWords<(goal: number) => AimText> = wordsOf('aim', BOARD);

/** What hints say. */
export const loadHintWords: LoadWords<CatHintWords> = wordsOf('hints', BOARD);

/** What the end of a game says of its figures. */
export const loadStatisticsWords: LoadWords<StatisticsWords> = wordsOf('statistics', BOARD);

/** The texts of Catan in the shape that all games share. */
export async function loadGameText(language: Language): Promise<GameText> {
  const text = await loadCatText(language);
  return makeGameText(text, chapters(text));
}

/** What stands before each page of the rules. */
const SYMBOLS: Readonly<Record<HelpTopic, string>> = {
  aim: 'cat-points',
  founding: 'cat-settlement',
  production: 'cat-dice',
  seven: 'cat-cards',
  robber: 'cat-robber',
  trade: 'cat-swap',
  bank: 'cat-bank',
  building: 'cat-city',
  distance: 'cat-road',
  cards: 'cat-card',
  longestRoad: 'cat-trail',
  largestArmy: 'cat-helm',
  victory: 'crown',
  fairness: 'lock',
};

const chapters = ({chapters: titles, help, development, costs}: CatText): HelpChapter[] => [
  // The keys are those of the pages.
  rulesChapter(titles.rules, help, id => SYMBOLS[id as HelpTopic]),
  {
    id: 'costs',
    title: titles.costs,
    pages: Object.entries(costs).map(([id, page]) => ({id: `cost-${id}`, symbol: `cat-${id}`, ...page})),
  },
  thingsChapter('development', titles.cards, development, undefined, id => `cat-${id}`),
];
