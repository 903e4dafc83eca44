/** The words of Puerto Rico, on demand. */
import type {AimText} from '../../../i18n/game-coach.ts';
import type {GameText, HelpChapter} from '../../../i18n/game-text.ts';
import type {Language} from '../../../i18n/language.ts';
import {type LoadWords, wordsOf} from '../../../i18n/load-words.ts';
import {makeGameText, rulesChapter, thingsChapter} from '../../../i18n/make-game-text.ts';
import {BASE_BUILDINGS, BUILDING_DATA} from '../data.ts';
import {LAND_OFFICE} from '../expansions/data.ts';
import {costLine, getsLine} from './counts.ts';
import type {BoardWords, PrCoachText, PrHintWords} from './types/board.ts';
import type {MoreBoardWords} from './types/expansions-board.ts';
import type {HelpTopic, PrText} from './types/text.ts';

export type {BoardWords, CoachId} from './types/board.ts';
export type {MoreBoardWords} from './types/expansions-board.ts';
export type {PrText} from './types/text.ts';

const loadBase: LoadWords<PrText> = wordsOf('text', {
  en: () => import('./en/text.ts'),
  hu: () => import('./hu/text.ts'),
  pl: () => import('./pl/text.ts'),
});
const loadFull: LoadWords<PrText> = wordsOf('full', {
  en: () => import('./en/expansions/full.ts'),
  hu: () => import('./hu/expansions/full.ts'),
  pl: () => import('./pl/expansions/full.ts'),
});

/** @param more with the words of the expansions; a table of the base game does without */
export const loadPrText = (language: Language, more = true): Promise<PrText> =>
  (more ? loadFull : loadBase)(language);

const BOARD = {
  en: () => import('./en/board.ts'),
  hu: () => import('./hu/board.ts'),
  pl: () => import('./pl/board.ts'),
};

/** What the painted board says. */
export const loadBoardWords: LoadWords<BoardWords> = wordsOf('board', BOARD);

/** What the coach says. */
export const loadCoachText: LoadWords<PrCoachText> = wordsOf('coach', BOARD);

/** What the game is about. */
export const loadAim: LoadWords<AimText> = wordsOf('aim', BOARD);

/** What hints say. */
export const loadHintWords: LoadWords<PrHintWords> = wordsOf('hints', BOARD);

/** What the screens of the expansions say. */
export const loadMoreBoardWords: LoadWords<MoreBoardWords> = wordsOf('more', {
  en: () => import('./en/expansions/board.ts'),
  hu: () => import('./hu/expansions/board.ts'),
  pl: () => import('./pl/expansions/board.ts'),
});

/** @param more as for `loadPrText` */
export async function loadGameText(language: Language, more: boolean): Promise<GameText> {
  const text = await loadPrText(language, more);
  return makeGameText(text, more ? chapters(text) : []);
}

const itself = (id: string): string => id;

/** Price, points and slots of a building, and the expansion that it comes with. */
function factsOf(text: PrText, building: string): readonly string[] {
  const at = BUILDING_DATA.findIndex(data => data.building === building);
  const {cost, points, slots} = BUILDING_DATA[at]!;
  const lines = [costLine(text, text.count.doubloons(cost)), getsLine(text, points, slots)];
  if (at < BASE_BUILDINGS) return lines;
  const {newBuildings, nobles} = text.more.expansions;
  return [...lines, `${text.terms.expansion}: ${at < LAND_OFFICE ? newBuildings : nobles}`];
}

/** What stands before each page of the rules. */
const SYMBOLS: Readonly<Record<HelpTopic, string>> = {
  aim: 'ship',
  rounds: 'crown',
  settler: 'settler',
  mayor: 'mayor',
  builder: 'builder',
  craftsman: 'craftsman',
  trader: 'trader',
  captain: 'captain',
  storage: 'small-warehouse',
  prospector: 'prospector',
  prices: 'doubloon',
  quarries: 'quarry',
  end: 'worker',
  scoring: 'point',
  twoPlayers: 'people',
  newBuildings: 'house',
  nobles: 'people',
  buccaneer: 'flag',
  festival: 'sun',
};

const chapters = (text: PrText): HelpChapter[] => {
  const {chapters: titles, help, roles, buildings} = text;
  return [
    // The keys are those of the pages.
    rulesChapter(titles.rules, help, id => SYMBOLS[id as HelpTopic]),
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
    thingsChapter('buildings', titles.buildings, buildings, itself, itself, id => factsOf(text, id)),
  ];
};
