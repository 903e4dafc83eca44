/** The words of San Juan, on demand. */

import type {AimText} from '../../../i18n/game-coach.ts';
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {type LoadWords, wordsOf} from '../../../i18n/load-words.ts';
import {makeGameText, rulesChapter, thingsChapter} from '../../../i18n/make-game-text.ts';
import type {BoardWords, SjCoachText} from './types/board.ts';
import type {HelpTopic, SjText} from './types/text.ts';

export type {BoardWords, CoachId} from './types/board.ts';
export type {SjText} from './types/text.ts';

/** What everybody at a table says. */
export const loadSjText: LoadWords<SjText> = wordsOf('text', {
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
export const loadCoachText: LoadWords<SjCoachText> = wordsOf('coach', BOARD);

/** What the game is about. */
export const loadAim: LoadWords<AimText> = wordsOf('aim', BOARD);

/** The texts of San Juan in the shape that all games share. */
export async function loadGameText(language: Language): Promise<GameText> {
  const text = await loadSjText(language);
  return makeGameText(text, chapters(text));
}

/** What stands before each page of the rules. */
const SYMBOLS: Readonly<Record<HelpTopic, string>> = {
  aim: 'sj-house',
  rounds: 'crown',
  cards: 'sj-cards',
  beginning: 'sj-start',
  builder: 'sj-builder',
  producer: 'sj-producer',
  trader: 'sj-trader',
  councillor: 'sj-councillor',
  prospector: 'sj-prospector',
  active: 'check',
  overbuild: 'sj-down',
  end: 'sj-end',
  scoring: 'sj-point',
  twoPlayers: 'people',
  draft: 'sj-deck',
};

const chapters = ({chapters: titles, help, roles, buildings}: SjText): HelpChapter[] => [
  // The keys are those of the pages.
  rulesChapter(titles.rules, help, id => SYMBOLS[id as HelpTopic]),
  {
    id: 'roles',
    title: titles.roles,
    pages: Object.entries(roles).map(([id, {name, action, privilege, doubled}]) => ({
      id: `role-${id}`,
      title: name,
      body: `${action} ${privilege()} ${doubled}`,
      rules: [],
      symbol: `sj-${id}`,
    })),
  },
  thingsChapter('buildings', titles.buildings, buildings),
];
