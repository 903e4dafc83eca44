/** The words of Portolano, on demand. */

import type {AimText} from '../../../i18n/game-coach.ts';
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {type LoadWords, wordsOf} from '../../../i18n/load-words.ts';
import {makeGameText, rulesChapter, thingsChapter} from '../../../i18n/make-game-text.ts';
import type {BoardWords, PortCoachText, PortHintWords} from './types/board.ts';
import type {HelpTopic, PortText, ThingText} from './types/text.ts';

export type {BoardWords, CoachId} from './types/board.ts';
export type {PortText} from './types/text.ts';

/** What everybody at a table says. */
export const loadPortText: LoadWords<PortText> = wordsOf('text', {
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
export const loadCoachText: LoadWords<PortCoachText> = wordsOf('coach', BOARD);

/** What the game is about. */
export const loadAim: LoadWords<AimText> = wordsOf('aim', BOARD);

/** What hints say. */
export const loadHintWords: LoadWords<PortHintWords> = wordsOf('hints', BOARD);

/** The texts of Portolano in the shape that all games share. */
export async function loadGameText(language: Language): Promise<GameText> {
  const text = await loadPortText(language);
  return makeGameText(text, chapters(text));
}

/** What stands before each page of the rules. */
const SYMBOLS: Readonly<Record<HelpTopic, string>> = {
  aim: 'port-coin',
  round: 'port-rose',
  plan: 'port-seal',
  wind: 'port-rose-east',
  mutiny: 'port-no-mutiny',
  sea: 'port-act-upgrade',
  harbour: 'port-act-coin',
  cocoa: 'port-cocoa',
  room: 'port-hold',
  pirate: 'port-pirate',
  battle: 'port-hit',
  end: 'port-wine',
  scoring: 'port-chest',
  designed: '',
};

const things = (id: string, title: string, of: Readonly<Record<string, ThingText>>): HelpChapter =>
  thingsChapter(
    id,
    title,
    of,
    each => `${id}-${each}`,
    each => `port-${id === 'actions' ? 'act-' : ''}${each}`,
  );

const chapters = ({chapters: titles, help, actions, upgrades, sterns, missions}: PortText): HelpChapter[] => [
  // The keys are those of the pages.
  rulesChapter(titles.rules, help, id => SYMBOLS[id as HelpTopic]),
  things('actions', titles.actions, actions),
  things('upgrades', titles.upgrades, upgrades),
  things('sterns', titles.sterns, sterns),
  things('missions', titles.missions, missions),
];
